import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { type Exemple, exempleSchema } from '#shared/items/sections/exemple.ts'
import { slugSchema } from '#shared/text/slug.ts'

const headSchema = z.strictObject({
  /** What was filled in, by the names between brackets; of a GPT what its user brings. */
  valeurs: z.record(z.string(), z.string()),
  /** What the editor says of the result: what to check, what fell short. */
  remarque: z.string().trim().min(40),
})

/**
 * The examples of the starting content, by the slug of their item: a markdown file each with its values
 * at its head; throws for one that cannot be read.
 */
export async function readExampleSeeds(kind: ItemKind): Promise<Map<string, Exemple>> {
  const folder = new URL(`./examples/${kind}s/`, import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md'))
  const examples = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8')
    const [, head = '', resultat = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    const { valeurs, remarque } = headSchema.parse(parse(head))
    const named = Object.entries(valeurs).map(([nom, valeur]) => ({ nom, valeur }))
    const slug = slugSchema.parse(basename(file, '.md'))
    return [slug, exempleSchema.parse({ valeurs: named, resultat, remarque })] as const
  })
  return new Map(await Promise.all(examples))
}
