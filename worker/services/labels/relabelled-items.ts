import { and, eq, type SQL, sql } from 'drizzle-orm'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { gptScoreSql, nameNotIn } from '#worker/services/editing/consultant-bonus.ts'

import { type LabelKind, labelKinds } from './label-kinds.ts'

/** An item with some labels, and the statement that gives it others. */
export type LabelledItem = {
  kind: ItemKind
  id: string
  version: number
  titre: string
  slug: string
  statut: Statut
  labels: string[]
  relabel: (labels: string[], now: Date) => Statement
}

/** Items with all their texts, for other labels of this kind. */
export async function readLabelledItems(
  db: Database,
  quoi: LabelKind,
  isMeant: (kind: ItemKind) => SQL,
): Promise<LabelledItem[]> {
  const [ofPrompts, ofGpts] = await Promise.all([
    db.select().from(prompts).where(isMeant('prompt')),
    db.select().from(gpts).where(isMeant('gpt')),
  ])
  const { champ } = labelKinds[quoi]
  return [
    ...ofPrompts.map((row) =>
      labelled('prompt', row, row.titre, row[champ], (labels, now) =>
        promptStatement(db, row, { [champ]: labels }, now),
      ),
    ),
    ...ofGpts.map((row) =>
      labelled('gpt', row, row.nom, row[champ], (labels, now) =>
        gptStatement(db, row, { [champ]: labels }, now),
      ),
    ),
  ]
}

type Row = { id: string; version: number; slug: string; statut: Statut }

const labelled = (
  kind: ItemKind,
  { id, version, slug, statut }: Row,
  titre: string,
  labels: string[],
  relabel: LabelledItem['relabel'],
): LabelledItem => ({ kind, id, version, titre, slug, statut, labels, relabel })

/** Whether an item carries any of these labels. */
export const carriesAny =
  (quoi: LabelKind, names: readonly string[]) =>
  (kind: ItemKind): SQL => {
    const { index } = labelKinds[quoi]
    const { id } = kind === 'prompt' ? prompts : gpts
    const isNamed = and(eq(index.kind, kind), isNameAmong(quoi, names))
    return sql`${id} in (select ${index.item_id} from ${index} where ${isNamed})`
  }

/** Whether the label of a row of the index is one of these. */
export const isNameAmong = (quoi: LabelKind, names: readonly string[]) =>
  sql`${labelKinds[quoi].name} in (select value from json_each(${JSON.stringify(names)}))`

type Labels = { tags?: string[]; categories?: string[] }

/** The call number stays: it was written down elsewhere. */
function promptStatement(
  db: Database,
  row: typeof prompts.$inferSelect,
  labels: Labels,
  now: Date,
): Statement {
  const { cote_code: _kept, ...derived } = promptDerivedValues({ ...row, ...labels })
  return db
    .update(prompts)
    .set({ ...labels, ...derived, date_modification: now.toISOString() })
    .where(eq(prompts.id, row.id))
}

function gptStatement(
  db: Database,
  row: typeof gpts.$inferSelect,
  labels: Labels,
  now: Date,
): Statement {
  const item = { ...row, ...labels }
  const tree = row.description_format === markdownFormat ? row.description_arbre : null
  const { cote_code: _kept, ...derived } = gptDerivedValues(
    item,
    nameNotIn(item.nom),
    tree ?? undefined,
  )
  return db
    .update(gpts)
    .set({
      ...labels,
      ...derived,
      score: gptScoreSql(item),
      date_modification: now.toISOString(),
    })
    .where(eq(gpts.id, row.id))
}
