import { readdir } from 'node:fs/promises'

import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import type { Exemple } from '#shared/items/sections/exemple.ts'

import { readExampleSeeds } from './examples.ts'

type Dates = {
  /** `2026-03-14T09:12:00Z`; no two items share one, so that every order is total. */
  date_creation: string
  date_modification: string
}

/** An item of which a file writes these fields, and others only where they say something. */
type Seed<Item, Written extends keyof Item> = Pick<Item, Written> &
  Partial<Omit<Item, Written>> &
  Dates

type Labels = 'slug' | 'description' | 'categories' | 'tags' | 'requetes_seo'

/** A prompt as its file in `seed/prompts/` writes it; what is left out is null or empty. */
export type PromptSeed = Seed<PromptInput, Labels | 'titre' | 'prompt' | 'niveau'>

/** A GPT as its file in `seed/gpts/` writes it; its address is made from its role. */
export type GptSeed = Seed<GptInput, Labels | 'nom'> & { role: string }

const byCreation = (a: Dates, b: Dates) => a.date_creation.localeCompare(b.date_creation)

const withExample = <Item extends { slug: string }>(
  seed: Item,
  examples: ReadonlyMap<string, Exemple>,
): Item & { exemple: Exemple | null } =>
  Object.assign(seed, { exemple: examples.get(seed.slug) ?? null })

/** Every prompt of the starting content with its example, oldest first. */
export async function readPromptSeeds(): Promise<PromptSeed[]> {
  const [modules, examples] = await Promise.all([
    importFolder<{ prompt: PromptSeed }>('prompts'),
    readExampleSeeds('prompt'),
  ])
  return modules.map(({ prompt }) => withExample(prompt, examples)).toSorted(byCreation)
}

/** Every GPT of the starting content with its example, oldest first. */
export async function readGptSeeds(): Promise<GptSeed[]> {
  const [modules, examples] = await Promise.all([
    importFolder<{ gpt: GptSeed }>('gpts'),
    readExampleSeeds('gpt'),
  ])
  return modules.map(({ gpt }) => withExample(gpt, examples)).toSorted(byCreation)
}

async function importFolder<Module>(folder: string): Promise<Module[]> {
  const url = new URL(`./${folder}/`, import.meta.url)
  const files = (await readdir(url, { recursive: true })).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    // A dynamic import has no static type; each file annotates its one export.
    files.map((file) => import(new URL(file, url).href) as Promise<Module>),
  )
}
