import { drizzle } from 'drizzle-orm/libsql/web'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { promptValues } from '#tests/support/database/factories.ts'

export type FormPrompt = { slug: string; name: string }

export const variableCount = 50
const longestLength = 144_000
const line =
  'Vérifie chaque point de la liste avec la source qui le prouve, puis passe au suivant.\n'

/** Two public prompts of 50 variables: a text of the usual length, and the longest there may be. */
export async function insertFormPrompts({
  url,
  authToken,
}: DatabaseAddress): Promise<FormPrompt[]> {
  const texts = [
    { slug: 'banc-usuel', name: '50 variables in a usual text', prompt: formText(2) },
    {
      slug: 'banc-tres-long',
      name: '50 variables in 144,000 characters',
      prompt: formText(32).padEnd(longestLength, '.'),
    },
  ]
  await drizzle(openClient(url, authToken))
    .insert(prompts)
    .values(
      texts.map(({ slug, prompt }, index) => ({
        ...promptValues({ slug, prompt }),
        // Above the call numbers of the starting content.
        cote_rang: 900 + index,
      })),
    )
  return texts
}

const formText = (linesPerPart: number) =>
  Array.from(
    { length: variableCount },
    (_, index) =>
      `# Partie ${index + 1}\nDonnée : [donnée ${index + 1}]\n${line.repeat(linesPerPart)}`,
  ).join('')
