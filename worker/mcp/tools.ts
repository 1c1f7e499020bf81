import {
  type CallToolRequestParams,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Tool,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

import type { SiteTexts } from '#shared/site/texts/site-texts.ts'
import { type Cost, costs } from '#worker/limits/costs.ts'

import type { Catalogue } from './catalogue.ts'
import { listCategories } from './categories-tool.ts'
import { describeFailure } from './failure.ts'
import { readGpt, readPrompt } from './item-tools.ts'
import { preparePrompt } from './prepare-tool.ts'
import { refusedArgument } from './refused-argument.ts'
import { search } from './search-tool.ts'
import {
  categoriesInput,
  categoriesOutput,
  gptInput,
  gptOutput,
  prepareInput,
  prepareOutput,
  promptInput,
  promptOutput,
  searchInput,
  searchOutput,
  type ToolAnswer,
} from './tool-schemas.ts'

type OwnTool = {
  description: Tool
  cost: Cost
  call: (catalogue: Catalogue, given: unknown) => Promise<CallToolResult>
}

const ownTools = [
  tool({
    name: 'rechercher',
    title: 'Rechercher des prompts et des GPT',
    description:
      'Cherche dans le catalogue de prompts et de GPT pour {sujet}. Vingt résultats par page, le plus pertinent en premier.',
    input: searchInput,
    output: searchOutput,
    answer: search,
    cost: costs.assistantSearch,
  }),
  tool({
    name: 'lire_prompt',
    title: 'Lire un prompt',
    description:
      'Donne le texte complet d’un prompt, ses variables, sa fiche et un exemple de résultat s’il en a un.',
    input: promptInput,
    output: promptOutput,
    answer: readPrompt,
  }),
  tool({
    name: 'preparer_prompt',
    title: 'Préparer un prompt',
    description:
      'Donne le texte d’un prompt rempli avec vos valeurs, et ce qu’il faut encore demander : libellé, aide et réponses proposées.',
    input: prepareInput,
    output: prepareOutput,
    answer: preparePrompt,
  }),
  tool({
    name: 'lire_gpt',
    title: 'Lire la fiche d’un GPT',
    description:
      'Donne la fiche d’un GPT : rôle, cas d’usage, méthode, limites, questions fréquentes, adresse et un exemple d’échange s’il en a un.',
    input: gptInput,
    output: gptOutput,
    answer: readGpt,
  }),
  tool({
    name: 'lister_categories',
    title: 'Lister les catégories',
    description: 'Donne toutes les catégories du catalogue, et ce que chacune contient.',
    input: categoriesInput,
    output: categoriesOutput,
    answer: listCategories,
  }),
]

/** What calling each tool costs. */
export const toolCosts: ReadonlyMap<string, Cost> = new Map(
  ownTools.map(({ description, cost }) => [description.name, cost]),
)

/** The tools as clients list them, on a site about a subject. */
export const toolsFor = ({ subject }: Pick<SiteTexts, 'subject'>): Tool[] =>
  ownTools.map(({ description: told }) => ({
    ...told,
    description: told.description?.replace('{sujet}', () => subject),
  }))

/** Calls a tool; what it cannot do is an answer in French, for the assistant to read. */
export async function callTool(
  catalogue: Catalogue,
  { name, arguments: given = {} }: CallToolRequestParams,
): Promise<CallToolResult> {
  const called = ownTools.find(({ description }) => description.name === name)
  if (!called) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Outil « ${name} » inconnu.`)
  }
  return called.call(catalogue, given)
}

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  answer: (catalogue: Catalogue, input: z.output<Input>) => Promise<ToolAnswer<z.output<Output>>>
  /** Reading an item, unless told. */
  cost?: Cost
}

function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  input,
  output,
  answer,
  cost = costs.read,
  ...description
}: Definition<Input, Output>): OwnTool {
  return {
    cost,
    description: {
      ...description,
      inputSchema: jsonSchema(input, 'input'),
      outputSchema: jsonSchema(output, 'output'),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    call: async (catalogue, given) => {
      const asked = input.safeParse(given, { reportInput: true })
      if (!asked.success) return failure(refusedArgument(asked.error.issues))
      try {
        const { structured, text } = await answer(catalogue, asked.data)
        return { content: [{ type: 'text', text }], structuredContent: structured }
      } catch (error) {
        return failure(describeFailure(error).words)
      }
    },
  }
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): Tool['inputSchema'] {
  // Both packages describe the same JSON in types of their own; an object's schema has this `type`.
  return z.toJSONSchema(schema, { io }) as Tool['inputSchema']
}

const failure = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})
