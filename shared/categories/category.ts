import type { CategoryHue } from './category-hues.ts'

/** Where the generic content of a category's GPTs comes from. */
export const categoryGroups = ['seo', 'content', 'growth'] as const
export type CategoryGroup = (typeof categoryGroups)[number]

/** The group of a category of which nobody said another. */
export const firstGroup = (name: string): CategoryGroup =>
  name === 'Copywriting' ? 'content' : 'growth'

/** How many public prompts and GPTs a category holds. */
export type CategoryStats = { name: string; promptCount: number; gptCount: number }

/** What pages say of a category that somebody created. */
export type KnownCategory = {
  nom: string
  teinte: CategoryHue
  /** What it is called in French; empty where that is its name. */
  libelle: string
  description: string
  /** Where to begin in it. */
  guide: string
  /** What one looks for in it, the most telling first. */
  tags: string[]
}

const generalText = 'Prompts et GPT rangés hors des catégories que le fonds décrit.'

type Texts = Pick<KnownCategory, 'description' | 'guide' | 'tags'>

/** What a category is for, in words; one of which nothing is said has a general text. */
export function categoryTexts(known: readonly KnownCategory[], name: string): Texts {
  const { description = '', guide = '', tags = [] } = known.find(({ nom }) => nom === name) ?? {}
  return { description: description || generalText, guide, tags }
}
