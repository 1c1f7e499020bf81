import { categorySlug } from '#shared/categories/category-slug.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { spacedControls } from '#shared/text/control-characters.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

// By hand and not by a schema: this file is part of every public page's script, and the core of the
// smallest zod would be a twentieth of its budget. What is read here is a few optional texts.

/** The value of a filter that filters nothing; a select item may not be empty. */
export const anyValue = 'all'

const textMaxLength = 200

/** A parameter as it counts: what is mangled counts as absent. */
type Reader<Value extends string> = (text: unknown) => Value | undefined

const shortText: Reader<string> = (text) => {
  const trimmed = typeof text === 'string' ? spacedControls(text).trim() : ''
  return trimmed !== '' && trimmed.length <= textMaxLength ? trimmed : undefined
}

/** What a visitor looks for: of a longer text its beginning, which is better than nothing of it. */
const searchedText: Reader<string> = (text) => {
  const trimmed = typeof text === 'string' ? spacedControls(text).trim() : ''
  return shortText(trimmed.slice(0, textMaxLength).replace(halfCharacter, ''))
}

/** The first half of a character that is written in two, where the text ends before the other. */
const halfCharacter = /[\uD800-\uDBFF]$/

/** A value of a select, whose first item filters nothing. */
export const chosenText: Reader<string> = (text) =>
  text === anyValue ? undefined : shortText(text)

/** However a tag is written, it is one tag: «Fiche Google» is `fiche-google`. */
const slug: Reader<string> = (text) => {
  const found = categorySlug(shortText(text) ?? '')
  return isSlug(found) ? found : undefined
}

const pageNumber: Reader<string> = (text) =>
  typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? text : undefined

const oneOf =
  <const Value extends string>(...values: Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text)

type Readers = Record<string, Reader<string>>
type Read<Fields extends Readers> = { [Name in keyof Fields]?: ReturnType<Fields[Name]> }

const queryReader =
  <Fields extends Readers>(fields: Fields) =>
  (query: Readonly<Record<string, unknown>>): Read<Fields> => {
    const known = Object.entries(fields).filter(([name]) => Object.hasOwn(query, name))
    // The keys of `fields`, each with what its own reader gave: more than fromEntries can tell.
    return Object.fromEntries(
      known.map(([name, read]) => [name, read(query[name])]),
    ) as Read<Fields>
  }

/** What the address of a list page says, whichever its kind. */
const listFields = {
  category: chosenText,
  tag: slug,
  ia: chosenText,
  q: searchedText,
  page: pageNumber,
  vue: oneOf('liste'),
}

export const promptSorts = ['recent', 'popular'] as const
export type PromptSort = (typeof promptSorts)[number]

/** Reads the query string of /prompts; the default sort is left out of the address. */
export const readPromptsQuery = queryReader({
  ...listFields,
  niveau: oneOf(...niveaux),
  tri: oneOf('popular'),
})
export type PromptsQuery = ReturnType<typeof readPromptsQuery>

/** The default ranking comes first; the order of addition follows the dates. */
export const gptSorts = ['ranking', 'recent'] as const
export type GptSort = (typeof gptSorts)[number]

/** Reads the query string of /gpts; GPTs have no level. */
export const readGptsQuery = queryReader({ ...listFields, tri: oneOf('recent') })
export type GptsQuery = ReturnType<typeof readGptsQuery>

/** What narrows a list, in the words of its address. */
export type ListFilters = Pick<PromptsQuery, 'category' | 'tag' | 'ia' | 'niveau' | 'q'>

/** The filters of a query that narrow its list, without its sort, view and page. */
export function chosenFilters(query: PromptsQuery | GptsQuery): ListFilters {
  const { category, tag, ia, q } = query
  const chosen = {
    category,
    tag,
    ia,
    niveau: 'niveau' in query ? query.niveau : undefined,
    q,
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
}

/** The page that a query asks for, from 1. */
export const requestedPage = ({ page }: { page?: string | undefined }) => Number(page ?? 1)

/** What the type filter of /recherche may say; left out, both kinds are searched. */
export const searchTypes = ['prompts', 'gpts'] as const
export type SearchType = (typeof searchTypes)[number]

/** Reads the query string of /recherche: the query, its filters and the page. */
export const readSearchQuery = queryReader({
  q: searchedText,
  type: oneOf(...searchTypes),
  categorie: shortText,
  ia: shortText,
  niveau: oneOf(...niveaux),
  page: pageNumber,
  /** Searches the text as typed, without correcting it. */
  exact: oneOf('1'),
})
export type SearchQuery = ReturnType<typeof readSearchQuery>

/** Reads the query string of /nouveautes. */
export const readNewsQuery = queryReader({ type: oneOf(...searchTypes), page: pageNumber })
export type NewsQuery = ReturnType<typeof readNewsQuery>

/** Reads the query string of /selection/document, which only the browser does: the journey that it shows. */
export const readDocumentQuery = queryReader({ parcours: shortText })
export type DocumentQuery = ReturnType<typeof readDocumentQuery>

/** Reads the query string of /plan-du-site. */
export const readPlanQuery = queryReader({ page: pageNumber })
export type PlanQuery = ReturnType<typeof readPlanQuery>
