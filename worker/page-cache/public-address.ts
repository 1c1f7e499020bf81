import { z } from 'zod'

import { gptsQuerySchema, promptsQuerySchema, searchQuerySchema } from '#shared/list-query.ts'
import { slugSchema } from '#shared/slug.ts'

/**
 * What of a request decides its answer, in one spelling: two requests with the same address get the
 * same bytes, whatever else they carry.
 */
export type PublicAddress = {
  /** Path and query string. */
  address: string
  /**
   * A search counts against its client's limit and is worked out for each request; its last answer
   * is kept for when the database is down.
   */
  isSearch: boolean
}

const noQuery = z.object({})

/** The public pages by path, and what of their query strings they read. */
const pageQueries = new Map<string, z.ZodType<object> | QuerySchema>([
  ['/', noQuery],
  ['/prompts', promptsQuerySchema],
  ['/gpts', gptsQuerySchema],
  ['/categories', noQuery],
  ['/recherche', searchQuerySchema],
  ['/ajouter', noQuery],
  ['/mentions-legales', noQuery],
  ['/cgu', noQuery],
  ['/confidentialite', noQuery],
  ['/plan-du-site', noQuery],
])
type QuerySchema = typeof promptsQuerySchema | typeof gptsQuerySchema | typeof searchQuerySchema

const itemPath = /^\/(?:prompt|gpt)\/([^/]+)$/
const catalogueCalls = /^\/api\/trpc\/(?:catalogue\.\w+)(?:,catalogue\.\w+){0,9}$/
/** Longer addresses are answered, or refused, and kept nowhere. */
const maxLength = 2000

/** The address of a public page or of public answers, or null for anything else. */
export function publicAddress({ href, pathname, searchParams }: URL): PublicAddress | null {
  if (href.length > maxLength) return null
  return pageAddress(pathname, searchParams) ?? callAddress(pathname, searchParams)
}

function pageAddress(path: string, parameters: URLSearchParams): PublicAddress | null {
  const schema = pageQueries.get(path) ?? (isItem(path) ? noQuery : undefined)
  if (!schema) return null
  const query = schema.parse(Object.fromEntries(parameters))
  const used = Object.entries(query).filter(([, value]) => value !== undefined)
  return { address: path + queryString(used), isSearch: used.some(([name]) => name === 'q') }
}

function isItem(path: string): boolean {
  const slug = itemPath.exec(path)?.[1]
  return slug !== undefined && slugSchema.safeParse(slug).success
}

/** Calls of the catalogue's procedures; their input is JSON. */
function callAddress(path: string, parameters: URLSearchParams): PublicAddress | null {
  if (!catalogueCalls.test(path)) return null
  const used = ['batch', 'input'].flatMap((name) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    address: path + queryString(used),
    isSearch: /"q"\s*:/.test(parameters.get('input') ?? ''),
  }
}

function queryString(parameters: (readonly [string, unknown])[]): string {
  const sorted = parameters
    .map(([name, value]) => [name, String(value)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const text = new URLSearchParams(sorted).toString()
  return text === '' ? '' : `?${text}`
}
