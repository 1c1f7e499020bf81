import type { z } from 'zod'

import { gptFields } from '#shared/items/gpt-fields.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import { pickSectionTexts } from '#shared/items/text-sections.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { getPublicGpt } from '#worker/services/items/gpts.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { listVariables } from '#worker/services/items/variables.ts'
import { gptMarkdown, promptMarkdown } from '#worker/text/item-markdown.ts'

import { type AskedArgument, askedArguments, askedValue } from './asked-arguments.ts'
import type { Catalogue } from './catalogue.ts'
import type { gptInput, gptOutput, promptInput, promptOutput, ToolAnswer } from './tool-schemas.ts'

type ItemSource = Pick<Catalogue, 'db' | 'siteOrigin'>

/** A public prompt with its text and variables. */
export async function readPrompt(
  { db, siteOrigin }: ItemSource,
  { slug }: z.output<typeof promptInput>,
): Promise<ToolAnswer<z.output<typeof promptOutput>>> {
  const [prompt, known] = await Promise.all([getPublicPrompt(db, slug), listVariables(db)])
  const { variables } = parsePrompt(prompt.prompt)
  const occurrences = new Map(variables.map((variable) => [variable.key, variable.occurrences]))
  const toVariable = (argument: AskedArgument) => ({
    nom: argument.placeholder,
    occurrences: occurrences.get(argument.key) ?? 0,
    ...askedValue(argument),
  })
  const structured = {
    slug,
    titre: prompt.titre,
    description: prompt.description,
    url: `${siteOrigin}/prompt/${slug}`,
    categories: prompt.categories,
    tags: prompt.tags,
    niveau: prompt.niveau,
    ia: prompt.ia,
    auteur: prompt.auteur_nom,
    modifie: prompt.date_modification,
    prompt: prompt.prompt,
    variables: askedArguments(variables, known).map(toVariable),
    ...pickSectionTexts(promptFields, prompt),
    exemple: prompt.exemple,
  }
  return { structured, text: promptMarkdown(prompt, siteOrigin) }
}

/** A public GPT with all that its page says. */
export async function readGpt(
  { db, siteOrigin }: ItemSource,
  { slug }: z.output<typeof gptInput>,
): Promise<ToolAnswer<z.output<typeof gptOutput>>> {
  const gpt = await getPublicGpt(db, slug)
  const structured = {
    slug,
    nom: gpt.nom,
    description: gpt.description,
    url: `${siteOrigin}/gpt/${slug}`,
    url_destination: gpt.url_destination,
    role: gpt.role === null ? null : roleText(gpt.role),
    categories: gpt.categories,
    tags: gpt.tags,
    ia: gpt.ia,
    auteur: gpt.auteur_nom,
    modifie: gpt.date_modification,
    cas_usage: gpt.cas_usage.map(({ titre, description }) => ({ titre, description })),
    methode: gpt.workflow.map(({ numero, titre, description }) => ({
      numero,
      titre,
      description,
    })),
    limites: gpt.limitations.map(({ type, titre, description }) => ({ type, titre, description })),
    faq: gpt.faq.map(({ question, reponse }) => ({ question, reponse })),
    ...pickSectionTexts(gptFields, gpt),
    exemple: gpt.exemple,
  }
  return { structured, text: gptMarkdown(gpt, siteOrigin) }
}
