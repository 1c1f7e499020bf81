import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import { niveaux } from '#shared/items/niveau.ts'

import type { ListPath } from './innocents.ts'
import type { LoadSite } from './load-site.ts'

export type PublicPrompt = { id: string; slug: string }

/** What of the starting content is asked for. */
export type Targets = {
  prompts: PublicPrompt[]
  categories: string[]
  tags: string[]
  /** Words of titles. */
  words: string[]
}

const promptsSchema = z.array(z.object({ id: z.string(), slug: z.string(), titre: z.string() }))
const labelsSchema = z.array(z.object({ label: z.string() }))

export async function readTargets({ database }: LoadSite): Promise<Targets> {
  const client = openClient(database.url, database.authToken)
  const labelsOf = async (column: 'categories' | 'tags') => {
    const { rows } = await client.execute(
      `SELECT DISTINCT value AS label FROM prompts, json_each(${column}) ORDER BY value`,
    )
    return labelsSchema.parse(rows).map(({ label }) => label)
  }
  const { rows } = await client.execute(
    "SELECT id, slug, titre FROM prompts WHERE statut = 'valide' ORDER BY slug",
  )
  const prompts = promptsSchema.parse(rows)
  const words = prompts.flatMap(({ titre }) => titre.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return {
    prompts,
    categories: await labelsOf('categories'),
    tags: await labelsOf('tags'),
    words: [...new Set(words)],
  }
}

/** Lists of prompts or GPTs under another combination of filters for each number. */
export function listPaths(page: '/prompts' | '/gpts', { categories, tags }: Targets): ListPath {
  const choices: [name: string, values: (string | undefined)[]][] = [
    ['tag', tags.map(categorySlug)],
    ['category', categories],
    ['vue', [undefined, 'liste']],
    ...(page === '/prompts' ? prompted : []),
  ]
  return (index) => {
    const query = new URLSearchParams()
    let left = index
    for (const [name, values] of choices) {
      const value = values[left % values.length]
      left = Math.floor(left / values.length)
      if (value !== undefined) query.set(name, value)
    }
    return `${page}?${query}`
  }
}

const prompted: [name: string, values: (string | undefined)[]][] = [
  ['niveau', [undefined, ...niveaux]],
  ['tri', [undefined, 'popular']],
]

/** Two words of titles, others for each number. */
export function wordsAt({ words }: Targets, index: number): string {
  const second = index + 1 + Math.floor(index / words.length)
  return `${words[index % words.length]} ${words[second % words.length]}`
}

/** As much of such words as a text may hold. */
export function longText(targets: Targets, length: number, index = 0): string {
  let text = ''
  for (let place = 0; text.length < length; place += 1)
    text += `${wordsAt(targets, index + place)} `
  return text.slice(0, length).trim()
}
