import { and, eq, gte, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import {
  adminLogs,
  gpts,
  itemCategories,
  itemChanges,
  itemTags,
  planifications,
  prompts,
  workingCopies,
} from '#drizzle/schema/index.ts'
import type { Completude, ContentFilter } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { statuts } from '#shared/items/statut.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import type { ListSearch } from '#worker/services/search/list-search.ts'

export type ItemFilter = ContentFilter & {
  /** The text that filters, and what the search makes of it. */
  text?: { q: string; search: Pick<ListSearch, 'isFound' | 'rank'> } | undefined
}

/** Which items of a kind are meant, of those that an editor may see. */
export function isMeant(kind: ItemKind, editor: Editor, filter: ItemFilter): SQL {
  const { text, statut, categorie, tag, completude, manque, copie, miens, relecture, planifie } =
    filter
  const { modifie_du, modifie_au } = filter
  const table = contentTables[kind]
  const conditions = [
    isItemVisibleTo(kind, editor),
    statut && eq(table.statut, statut),
    text && answers(kind, text),
    categorie && hasCategory(kind, categorie),
    tag && hasTag(kind, tag),
    hasOwnValues(kind, filter),
    completude && hasCompletude(kind, completude),
    manque && sql`${manque} in (select value from json_each(${table.manques}))`,
    modifie_du && gte(table.date_modification, parisDayStart(modifie_du)),
    modifie_au && lt(table.date_modification, parisDayStart(nextDay(modifie_au))),
    copie && hasCopy(kind),
    miens && eq(table.cree_par, editor.userId),
    relecture && isNotNull(table.relecture_le),
    planifie === undefined ? undefined : hasPlannedPublication(kind, planifie),
    filter.import && isOfImport(kind, filter.import),
  ].filter((condition) => condition !== undefined && condition !== '')
  return and(...conditions) ?? sql`true`
}

/** Whether something of an item is to mend, or nothing: one meaning for table, dashboard and editor. */
export const hasCompletude = (kind: ItemKind, completude: Completude): SQL => {
  const { completude: score } = contentTables[kind]
  return completude === 'complet' ? sql`${score} = 100` : sql`${score} < 100`
}

/** Each by a column of the item; what a kind does not have filters nothing of it. */
function hasOwnValues(kind: ItemKind, filter: ItemFilter): SQL | undefined {
  const { ia, niveau, auteur, epingle, verifie_avant } = filter
  const table = contentTables[kind]
  return and(
    ia ? eq(table.ia, ia) : undefined,
    auteur ? eq(table.auteur_nom, auteur) : undefined,
    niveau && kind === 'prompt' ? eq(prompts.niveau, niveau) : undefined,
    epingle !== undefined && kind === 'gpt' ? eq(gpts.epingle, epingle) : undefined,
    verifie_avant ? sql`coalesce(${table.verifie_le}, '') < ${verifie_avant}` : undefined,
  )
}

/** What the search finds, drafts among it, or the text itself in the address or a tag. */
function answers(kind: ItemKind, { q, search }: NonNullable<ItemFilter['text']>): SQL {
  const { id, slug } = contentTables[kind]
  const text = q.trim().toLowerCase()
  const tagged = sql`select ${itemTags.item_id} from ${itemTags} where ${itemTags.kind} = ${kind} and instr(lower(${itemTags.tag}), ${text}) > 0`
  return sql`(${search.isFound(kind)} or instr(${slug}, ${text}) > 0 or ${id} in (${tagged}))`
}

/** Every status by name: the indexes begin with it. */
const anyStatut = sql.join([...statuts], sql`, `)

function hasCategory(kind: ItemKind, categorie: string): SQL {
  const { statut } = itemCategories
  return sql`${contentTables[kind].id} in (select ${itemCategories.item_id} from ${itemCategories} where ${statut} in (${anyStatut}) and ${itemCategories.kind} = ${kind} and ${itemCategories.categorie} = ${categorie})`
}

function hasTag(kind: ItemKind, tag: string): SQL {
  const { statut } = itemTags
  return sql`${contentTables[kind].id} in (select ${itemTags.item_id} from ${itemTags} where ${statut} in (${anyStatut}) and ${itemTags.kind} = ${kind} and ${itemTags.tag} = ${tag})`
}

const isOfImport = (kind: ItemKind, entry: string): SQL =>
  sql`${contentTables[kind].id} in (select ${itemChanges.item_id} from ${itemChanges} inner join ${adminLogs} on ${adminLogs.id} = ${itemChanges.entree} where ${itemChanges.entree} = ${entry} and ${itemChanges.kind} = ${kind} and ${adminLogs.action} = 'import.write')`

function hasPlannedPublication(kind: ItemKind, planifie: boolean): SQL {
  const { id } = contentTables[kind]
  const planned = sql`${id} in (select ${planifications.item_id} from ${planifications} where ${planifications.kind} = ${kind} and ${planifications.etat} = 'prevu' and ${planifications.action} = 'publier')`
  return planifie ? planned : not(planned)
}

/** Whether something is being written on an item and not public. */
export const hasCopy = (kind: ItemKind) =>
  sql`(${contentTables[kind].id} in (select ${workingCopies.item_id} from ${workingCopies} where ${workingCopies.kind} = ${kind}))`.mapWith(
    Boolean,
  )
