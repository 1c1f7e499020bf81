import type { z } from 'zod'

import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { listVariables } from '#worker/services/items/variables.ts'

import {
  type AskedArgument,
  askedArguments,
  askedValue,
  describeArgument,
  namedValues,
} from './asked-arguments.ts'
import type { Catalogue } from './catalogue.ts'
import type { prepareInput, prepareOutput, ToolAnswer } from './tool-schemas.ts'

/** The text of a public prompt with the values that are given, and what it still asks for. */
export async function preparePrompt(
  { db, siteOrigin }: Catalogue,
  { slug, valeurs }: z.output<typeof prepareInput>,
): Promise<ToolAnswer<z.output<typeof prepareOutput>>> {
  const [{ titre, prompt }, known] = await Promise.all([
    getPublicPrompt(db, slug),
    listVariables(db),
  ])
  const parsed = parsePrompt(prompt)
  const asked = askedArguments(parsed.variables, known)
  const { values, unused } = namedValues(asked, valeurs)
  const missing = oncePerVariable(asked.filter(({ key }) => !isFilled(valueOf(values, key))))
  const structured = {
    slug,
    titre,
    url: `${siteOrigin}/prompt/${slug}`,
    texte: fillPrompt(parsed, values),
    manquantes: missing.map(toMissing),
    ignorees: unused,
  }
  return { structured, text: describe(structured.texte, missing, unused) }
}

const toMissing = (argument: AskedArgument) => ({ nom: argument.name, ...askedValue(argument) })

/** One value counts for all arguments of a variable. */
const oncePerVariable = (missing: AskedArgument[]) =>
  missing.filter(
    ({ field }, index) =>
      !field || missing.findIndex((other) => other.field?.cle === field.cle) === index,
  )

function describe(text: string, missing: AskedArgument[], unused: string[]): string {
  const lines = missing.map((argument) => {
    const description = describeArgument(argument)
    return description === undefined ? `- ${argument.name}` : `- ${argument.name} : ${description}`
  })
  const parts = [
    lines.length === 0
      ? ''
      : `À demander encore, laissé entre crochets dans le texte :\n${lines.join('\n')}`,
    unused.length === 0 ? '' : `Ce prompt ne demande pas : ${unused.join(', ')}.`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? text : `${parts.join('\n\n')}\n\n---\n\n${text}`
}
