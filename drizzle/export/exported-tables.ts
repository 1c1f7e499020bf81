import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

import * as schema from '#drizzle/schema/index.ts'

type Schema = typeof schema
type TableKey = {
  [Name in keyof Schema]: Schema[Name] extends SQLiteTable ? Name : never
}[keyof Schema]
type ColumnsOf<Name extends TableKey> = keyof Schema[Name]['_']['columns']

/**
 * What is left out of an export: a whole table with the reason, or columns of one that is in it. Whoever
 * opens the file reads the reasons, so they are in French.
 */
type LeftOut = {
  [Name in TableKey]: string | Partial<Record<ColumnsOf<Name>, string>>
}

const made = 'Fait à partir des autres champs de la fiche à chaque enregistrement.'
const kept = 'Tenu à jour par la base à partir des fiches.'
const signsIn = 'Ouvre un compte de cette installation.'
const found = 'Index de la recherche, refait à partir des fiches.'

const leftOut: LeftOut = {
  prompts: { exemple_arbre: made, recherche: made },
  gpts: {
    exemple_arbre: made,
    description_texte: made,
    description_format: made,
    description_arbre: made,
    recherche: made,
  },
  revisions: {},
  workingCopies: {},
  deletedItems: {},
  planifications: {},
  dailyPicks: {},
  itemNews: {},
  formerSlugs: {},
  categories: {},
  distinctTags: {},
  formerLabels: {},
  removedTags: {},
  variables: {},
  journeys: {},
  searchGroups: {},
  siteSettings: {},
  recordRevisions: {},
  seoPagesConfig: {},
  redirects: {},
  missingPages: {},
  searchDemand: {},
  users: { password_hash: signsIn },
  userRoles: {},
  savedViews: {},

  sessions: signsIn,
  passkeys: signsIn,
  oneTimeCodes: signsIn,
  recoveryCodes: signsIn,
  adminLogs: 'Le journal de cette installation\u00a0: réseaux et navigateurs de personnes.',
  itemChanges: 'Ce qu’une ligne du journal permet d’annuler.',
  editingSessions: 'Qui a une fiche ouverte, et depuis quand.',
  contentVersion: 'Compteur des copies de pages de cette installation.',
  links: 'Ce que les vérifications des liens ont vu, refait à partir des fiches.',
  reports: 'Ce que des visiteurs ont signalé, gardé quatre-vingt-dix jours.',
  eventCounts: 'Nombres d’événements de connexion et d’inscription de cette installation.',
  jobRuns: 'Derniers passages des travaux de cette installation.',
  itemCategories: kept,
  itemTags: kept,
  promptVariables: kept,
  searchChanges: found,
  searchSnapshot: found,
}

export type ExportedTable = {
  name: string
  columns: string[]
  /** Those whose text is JSON. */
  json: ReadonlySet<string>
}

const entries = Object.entries(leftOut).map(([key, without]) => {
  const table = Object.entries(schema).find(([name]) => name === key)?.[1]
  if (!is(table, SQLiteTable)) throw new Error(`There is no table ${key}`)
  return { table, name: getTableName(table), without }
})

/** What an export holds, in the order in which it stands there. */
export const exportedTables: ExportedTable[] = entries.flatMap(({ table, name, without }) => {
  if (typeof without === 'string') return []
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => !Object.hasOwn(without, column.name),
  )
  return {
    name,
    columns: columns.map((column) => column.name),
    json: new Set(columns.filter(({ dataType }) => dataType === 'custom').map((c) => c.name)),
  }
})

/** Every table, or `table.column`, that it does not hold, with the reason. */
export const leftOutReasons: Record<string, string> = Object.fromEntries(
  entries.flatMap(({ name, without }) =>
    typeof without === 'string'
      ? [[name, without]]
      : Object.entries(without).map(([column, reason]) => [`${name}.${column}`, reason]),
  ),
)
