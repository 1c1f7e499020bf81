import { niveaux } from '#shared/items/niveau.ts'
import { statuts } from '#shared/items/statut.ts'

import { completudes, type ContentFilter, daySchema, importIdSchema } from './content-list.ts'
import { manqueSchema } from './manques.ts'

/** The query of an address as plain texts. */
type Query = Readonly<Record<string, string>>

/** What a table is searched for, as long as a procedure takes it. */
export const readSearch = (text: string | undefined): string => (text ?? '').trim().slice(0, 200)

/** What the address of a table filters by, read leniently: what is not understood filters nothing. */
export function readFilter(query: Query): ContentFilter {
  const filter: ContentFilter = {
    statut: oneOf(statuts, query['statut']),
    categorie: cut(query['categorie'], 60),
    tag: cut(query['tag'], 60),
    ia: cut(query['ia'], 40),
    niveau: oneOf(niveaux, query['niveau']),
    auteur: cut(query['auteur'], 120),
    completude: oneOf(completudes, query['completude']),
    manque: manqueSchema.safeParse(query['manque']).data,
    epingle: yesOrNo(query['epingle']),
    modifie_du: day(query['modifie_du']),
    modifie_au: day(query['modifie_au']),
    verifie_avant: day(query['verifie_avant']),
    copie: query['copie'] === yes || undefined,
    miens: query['miens'] === yes || undefined,
    relecture: query['relecture'] === yes || undefined,
    planifie: yesOrNo(query['planifie']),
    import: importIdSchema.safeParse(query['import']).data,
  }
  const set: [string, unknown][] = Object.entries(filter)
  return Object.fromEntries(set.filter(([, value]) => value !== undefined))
}

/** A filter as its address says it; null for what is no longer filtered. */
export const filterTexts = (filter: ContentFilter): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, addressText(value)]))

function addressText(value: string | boolean | undefined): string | null {
  if (value === undefined) return null
  if (typeof value === 'string') return value
  return value ? yes : no
}

/** Query of a list that shows the items of an import. */
export const importQuery = (id: string): string => `import=${id}`

const yes = 'oui'
const no = 'non'

const yesOrNo = (text: string | undefined) => (text === undefined ? undefined : text === yes)

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text)

const day = (text: string | undefined) => daySchema.safeParse(text).data

/** As long as a procedure takes it. */
const cut = (text: string | undefined, length: number) => text?.slice(0, length) || undefined
