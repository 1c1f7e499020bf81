import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'

import { categorySlug, withOwnPage } from '#shared/categories/category-slug.ts'
import { foldText } from '#shared/search/search-text.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { listSlugsFrom } from '#worker/services/items/item-slices.ts'
import { getPublicPromptText } from '#worker/services/items/prompts.ts'
import { listVariables } from '#worker/services/items/variables.ts'

import { askedArguments } from './asked-arguments.ts'
import type { Catalogue } from './catalogue.ts'
import { templateUris } from './resources.ts'

/** The most that the protocol lets an answer hold. */
const maxValues = 100

/** Values of a resource's address that begin with what was typed, and the choices of a prompt's argument. */
export async function complete(
  catalogue: Catalogue,
  { ref, argument }: CompleteRequestParams,
): Promise<CompleteResult> {
  const found =
    ref.type === 'ref/prompt'
      ? await proposeChoices(catalogue, ref.name, argument)
      : await propose(catalogue, ref.uri, argument)
  const values = found.slice(0, maxValues)
  return { completion: { values, hasMore: found.length > maxValues } }
}

/** Free text has none: it is the visitor's. */
async function proposeChoices(
  { db }: Catalogue,
  slug: string,
  { name, value }: CompleteRequestParams['argument'],
): Promise<string[]> {
  const [prompt, known] = await Promise.all([getPublicPromptText(db, slug), listVariables(db)])
  const asked = askedArguments(parsePrompt(prompt).variables, known)
  const choices = asked.find((argument) => argument.name === name)?.field?.choix ?? []
  return choices.filter((choice) => foldText(choice).startsWith(foldText(value)))
}

async function propose(
  { db, ask, siteOrigin }: Catalogue,
  uri: string,
  { name, value }: CompleteRequestParams['argument'],
): Promise<string[]> {
  const uris = templateUris(siteOrigin)
  if (uri === uris.categorie && name === 'categorie') {
    const { categories } = await ask.site()
    const slugs = withOwnPage(categories).map((category) => categorySlug(category.name))
    return slugs.filter((slug) => slug.startsWith(categorySlug(value))).toSorted()
  }
  // What no slug may begin with begins none.
  if (name !== 'slug' || !/^[a-z0-9-]*$/.test(value)) return []
  if (uri === uris.prompt) return listSlugsFrom(db, 'prompt', value, maxValues + 1)
  if (uri === uris.gpt) return listSlugsFrom(db, 'gpt', value, maxValues + 1)
  return []
}
