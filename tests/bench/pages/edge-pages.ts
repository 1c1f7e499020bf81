import { z } from 'zod'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { categoryPath } from '#shared/categories/category-slug.ts'
import { fixedPaths } from '#shared/pages/pages.ts'

export type EdgePages = {
  /** The address of every public page; of the details, those with the longest texts. */
  all: string[]
  prompt: string
  gpt: string
}

/** The public pages of a catalogue. */
export async function readPages({ url, authToken }: DatabaseAddress): Promise<EdgePages> {
  const client = openClient(url, authToken)
  const slugOf = async (query: string) => {
    const { rows } = await client.execute(query)
    return z.string().parse(rows[0]?.slug)
  }
  const prompt = await slugOf(
    "SELECT slug FROM prompts WHERE statut = 'valide' ORDER BY length(prompt) DESC LIMIT 1",
  )
  const gpt = await slugOf(
    "SELECT slug FROM gpts WHERE statut = 'valide' ORDER BY length(description) + length(workflow) + length(faq) + length(cas_usage) + length(limitations) DESC LIMIT 1",
  )
  const details = { prompt: `/prompt/${prompt}`, gpt: `/gpt/${gpt}` }
  const lists = [categoryPath('SEO'), '/tag/search-console']
  return { ...details, all: [...fixedPaths, ...lists, ...Object.values(details)] }
}

type Call = [procedure: string, input?: object]

/** The item or the twenty cards of a page alone, as JSON. */
export function ownCallOf(page: string): string {
  const [, kind = '', slug] = page.split('/')
  return callsAddress([ownCall(kind, slug)])
}

/** All that a page is made of, as JSON in one request. */
export function everyCallOf(page: string): string {
  const [, kind = '', slug] = page.split('/')
  const metadata: Call[] = slug ? [['catalogue.pageMetadata', { route: page }]] : []
  return callsAddress([['catalogue.site'], ...metadata, ownCall(kind, slug)])
}

function ownCall(kind: string, slug: string | undefined): Call {
  if (slug) return [`catalogue.${kind}`, { slug }]
  if (kind === 'prompts') return ['catalogue.prompts', { page: 1, sort: 'recent' }]
  if (kind === 'gpts') return ['catalogue.gpts', { page: 1 }]
  throw new Error(`The page ${kind} shows no list and no item`)
}

/** A query string as the client writes it: several calls travel as one. */
function callsAddress(calls: Call[]): string {
  const path = `/api/trpc/${calls.map(([procedure]) => procedure).join(',')}`
  const inputs = calls.map(([, input]) => input)
  if (calls.length === 1) return `${path}?input=${encodeURIComponent(JSON.stringify(inputs[0]))}`
  const input = Object.fromEntries(
    inputs.flatMap((value, index) => (value ? [[index, value]] : [])),
  )
  return `${path}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
}
