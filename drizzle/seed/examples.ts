import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { slugSchema } from '#shared/text/slug.ts'

const headSchema = z.strictObject({
  /** What was filled in, by the names between brackets; of a GPT what its user brings. */
  valeurs: z.record(z.string().min(1).max(80), z.string().trim().min(1).max(20_000)),
  /** What the editor says of the result: what to check, what fell short. */
  remarque: z.string().trim().min(40).max(600),
})

/** What an item gives for a fictional client. */
export type ExampleSeed = z.infer<typeof headSchema> & {
  kind: ItemKind
  slug: string
  /** Markdown. */
  resultat: string
}

/**
 * The examples of the starting content, a markdown file each with its values at its head; throws for one
 * that cannot be read.
 */
export async function readExampleSeeds(): Promise<ExampleSeed[]> {
  const examples = await Promise.all([readFolder('prompt'), readFolder('gpt')])
  return examples.flat()
}

async function readFolder(kind: ItemKind): Promise<ExampleSeed[]> {
  const folder = new URL(`./examples/${kind}s/`, import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const [, head = '', resultat = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(new URL(file, folder), 'utf8')) ??
        []
      const slug = slugSchema.parse(basename(file, '.md'))
      const { valeurs, remarque } = headSchema.parse(parse(head))
      return { kind, slug, valeurs, remarque, resultat: resultat.trim() }
    }),
  )
}
