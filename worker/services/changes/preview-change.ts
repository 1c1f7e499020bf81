import { and, desc } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import {
  type ChangeableItem,
  changesOf,
  type FieldChange,
  fieldValueText,
  obstacleOf,
} from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import type { Statut } from '#shared/items/statut.ts'
import { formatNumber } from '#shared/text/plural.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { isAmong } from '#worker/services/editing/item-storage.ts'
import { hasCopy, isMeant, type ItemFilter } from '#worker/services/tables/item-filter.ts'

import { asKnownChange, isUnfinished } from './apply-change.ts'

/** What a change would do to one item. */
export type PreviewedItem = {
  id: string
  version: number
  titre: string
  statut: Statut
  /** What the field holds, and what it would. */
  avant: string
  apres: string
  /** Why it cannot be changed, in words. */
  obstacle: string | null
  /** Something is being written on it, which the change leaves as it is. */
  copie: boolean
}

/** What a change would do: to which items, and how many have it already. */
export type ChangePreview = { items: PreviewedItem[]; inchangees: number }

/** Some items, or all that a filter leaves. */
type Meant = { ids: string[] } | ItemFilter

/** Many at once are worked on in many writes: more would take minutes. */
const maxItems = 2000

/** What a change would do to items, without doing it and without reading a text of theirs. */
export async function previewChange(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { meant, change: asked }: { meant: Meant; change: FieldChange },
): Promise<ChangePreview> {
  const change = await asKnownChange(db, asked)
  const table = contentTables[kind]
  const rows = await db
    .select({
      id: table.id,
      version: table.version,
      titre: titleColumns[kind],
      statut: table.statut,
      categories: table.categories,
      tags: table.tags,
      ia: table.ia,
      auteur_nom: table.auteur_nom,
      verifie_avec: table.verifie_avec,
      verifie_le: table.verifie_le,
      relecture_le: table.relecture_le,
      ...(kind === 'prompt' ? { niveau: prompts.niveau } : { epingle: gpts.epingle }),
      copie: hasCopy(kind),
      inachevee: isUnfinished(kind).mapWith(Boolean),
    })
    .from(table)
    .where(
      and(
        'ids' in meant ? isAmong(kind, meant.ids) : isMeant(kind, editor, meant),
        isItemEditableBy(kind, editor),
      ),
    )
    .orderBy(desc(table.date_creation), desc(table.id))
    .limit(maxItems + 1)
  if (rows.length > maxItems) throw tooMany()
  const today = dayInParis(editor.now)
  const items = rows.flatMap((row) => {
    const changes = changesOf(row, change, today)
    if (Object.keys(changes).length === 0) return []
    return [{ ...shown(row, change, changes), obstacle: obstacle(row, change, changes) }]
  })
  return { items, inchangees: rows.length - items.length }
}

type Row = ChangeableItem & {
  id: string
  version: number
  titre: string
  copie: boolean
  inachevee: boolean
}

function shown(row: Row, { champ }: FieldChange, changes: Partial<ChangeableItem>) {
  const { id, version, titre, statut, copie } = row
  return {
    id,
    version,
    titre,
    statut,
    copie,
    avant: fieldValueText(row, champ),
    apres: fieldValueText({ ...row, ...changes }, champ),
  }
}

const obstacle = (row: Row, change: FieldChange, changes: Partial<ChangeableItem>) =>
  isPublishing(change) && row.inachevee
    ? 'Incomplète, à ouvrir pour voir ce qui manque'
    : obstacleOf(row, changes)

const isPublishing = ({ champ, valeur }: FieldChange) => champ === 'statut' && valeur === 'valide'

const tooMany = () =>
  new AppError(
    'BAD_REQUEST',
    `Plus de ${formatNumber(maxItems)} fiches à la fois\u00a0: affinez le filtre.`,
  )
