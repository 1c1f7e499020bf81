import { eq, sql } from 'drizzle-orm'

import { formerLabels, seoPagesConfig } from '#drizzle/schema/index.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { type LabelKind, labelKinds } from './label-kinds.ts'
import { type LabelAction, labelNote } from './label-note.ts'
import { carriesAny, readLabelledItems } from './relabelled-items.ts'
import { writeLabels } from './write-labels.ts'

export type LabelChange = {
  action: LabelAction
  /** The label, and the ways in which items spell it. */
  nom: string
  orthographes: readonly string[]
  /** What items have in its place; null for nothing. */
  vers: string | null
  /** What will be true of the categories, where the change concerns that too. */
  follow?: (facts: CategoryFacts) => CategoryFacts
  beside?: (entree: string) => Statement[]
}

/** The row of the journal, which undoes it, and the public pages that changed. */
export type LabelOutcome = { entree: string; fiches: number; changed: string[] }

/**
 * Gives items another label in the place of one, or none. Whoever asks for the former page or types the
 * former name is led to the new one.
 */
export async function changeLabel(
  db: Database,
  editor: Editor,
  quoi: LabelKind,
  { action, nom, orthographes, vers, follow, beside = () => [] }: LabelChange,
): Promise<LabelOutcome> {
  const entree = crypto.randomUUID()
  const gone = orthographes.filter((name) => name !== vers)
  const items = await readLabelledItems(db, quoi, carriesAny(quoi, gone), follow)
  await writeLabels(db, editor, quoi, {
    entree,
    action,
    recordId: nom,
    details: {
      note: labelNote({ action, nom, vers }),
      vers,
      fiches: items.length,
      titres: items.slice(0, namedItems).map(titleOf),
    },
    items: items.map((item) => ({ item, labels: withLabel(item.labels, gone, vers) })),
    gone,
    beside: [...renamingStatements(db, quoi, { entree, nom, vers }), ...beside(entree)],
  })
  return { entree, fiches: items.length, changed: publicPaths(items) }
}

const namedItems = 10
const titleOf = ({ titre }: { titre: string }) => titre

/** The public pages of items. */
export const publicPaths = (items: { kind: string; slug: string; statut: string }[]): string[] =>
  items.filter(({ statut }) => statut === 'valide').map(({ kind, slug }) => `/${kind}/${slug}`)

/** The labels with another in the place of some: none twice. */
function withLabel(labels: string[], gone: readonly string[], vers: string | null): string[] {
  const next = labels.flatMap((label) => {
    if (!gone.includes(label)) return [label]
    return vers === null ? [] : [vers]
  })
  return [...new Set(next)]
}

type Renaming = { entree: string; nom: string; vers: string | null }

/** Records what a label became, and moves the metadata of its page. A removed label leads to itself. */
function renamingStatements(
  db: Database,
  quoi: LabelKind,
  { entree, nom, vers }: Renaming,
): Statement[] {
  const pli = foldLabel(nom)
  const to = vers === null ? null : foldLabel(vers)
  if (pli === to) return []
  const row = { quoi, pli, nom, nouveau: vers ?? nom, entree }
  const insert = db.insert(formerLabels).values(row)
  return to === null ? [insert] : [insert, movePage(quoi, pli, to)]
}

/** Metadata stored for the page of a label go along, unless the other page has its own. */
export function movePage(quoi: LabelKind, from: string, to: string) {
  const { page } = labelKinds[quoi]
  return sql`update or ignore ${seoPagesConfig} set page_route = ${page + to} where ${eq(seoPagesConfig.page_route, page + from)}`
}
