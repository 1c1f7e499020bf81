import type {
  GetPromptRequestParams,
  GetPromptResult,
  ListPromptsResult,
} from '@modelcontextprotocol/server'

import { argumentValues, promptArguments } from '#shared/variables/prompt-arguments.ts'
import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { listPromptTextsAfter } from '#worker/services/items/item-slices.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { listVariables } from '#worker/services/items/variables.ts'

import { askedArguments, describeArgument } from './asked-arguments.ts'
import type { Catalogue } from './catalogue.ts'
import { cutPage, pageSize, readCursor } from './cursor.ts'

/** Kept no longer than the content version. */
const cachedSeconds = 600

/** Every public prompt by slug, with its variables as optional arguments and what each asks for. */
export async function listPrompts(
  { db, cached }: Catalogue,
  cursor: string | undefined,
): Promise<ListPromptsResult> {
  const after = readCursor(cursor)
  return cached({ name: 'mcp.prompts', input: { after } }, cachedSeconds, async () => {
    const [found, known] = await Promise.all([
      listPromptTextsAfter(db, after, pageSize + 1),
      listVariables(db),
    ])
    const { entries, next } = cutPage(found)
    const prompts = entries.map(({ slug, title, description, prompt }) => ({
      name: slug,
      title,
      description,
      arguments: askedArguments(parsePrompt(prompt).variables, known).map((argument) => ({
        name: argument.name,
        description: describeArgument(argument),
        required: false,
      })),
    }))
    return { prompts, nextCursor: next }
  })
}

/** The text of a prompt; what is not given stays as its placeholder. */
export async function getPrompt(
  { db }: Catalogue,
  { name, arguments: given = {} }: GetPromptRequestParams,
): Promise<GetPromptResult> {
  const { titre, prompt } = await getPublicPrompt(db, name)
  const parsed = parsePrompt(prompt)
  const text = fillPrompt(parsed, argumentValues(promptArguments(parsed.variables), given))
  return { description: titre, messages: [{ role: 'user', content: { type: 'text', text } }] }
}
