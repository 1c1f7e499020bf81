import type {
  GetPromptRequestParams,
  GetPromptResult,
  ListPromptsResult,
} from '@modelcontextprotocol/server'

import { argumentValues, promptArguments } from '#shared/prompt-arguments.ts'
import { fillPrompt, parsePrompt } from '#shared/prompt-variables.ts'

import { listPromptTextsAfter } from '../services/item-walk.ts'
import { getPublicPrompt } from '../services/prompts.ts'
import type { Catalogue } from './catalogue.ts'
import { cutPage, pageSize, readCursor } from './cursor.ts'

/** Kept no longer than the content version. */
const keptSeconds = 600

/** Every public prompt by slug, with its variables as optional arguments. */
export async function listPrompts(
  { db, cached }: Catalogue,
  cursor: string | undefined,
): Promise<ListPromptsResult> {
  const after = readCursor(cursor)
  return cached({ name: 'mcp.prompts', input: { after } }, keptSeconds, async () => {
    const { entries, next } = cutPage(await listPromptTextsAfter(db, after, pageSize + 1))
    const prompts = entries.map(({ slug, title, description, prompt }) => ({
      name: slug,
      title,
      description,
      arguments: promptArguments(parsePrompt(prompt).variables).map(({ name, placeholder }) => ({
        name,
        description: placeholder,
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
