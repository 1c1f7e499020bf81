import { eq, type SQL, sql } from 'drizzle-orm'

import { siteSettings } from '#drizzle/schema/index.ts'
import { gptScore } from '#shared/items/ranking.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'

type Ranked = Parameters<typeof gptScore>[0]

/**
 * The score of a GPT, which counts the consultant's name in its own, as SQL that reads the name
 * from the settings: an edit asks the database once.
 */
export function gptScoreSql(gpt: Ranked): SQL<number> {
  const named = gptScore(gpt, gpt.nom)
  const unnamed = gptScore(gpt, nameNotIn(gpt.nom))
  return sql`case when instr(${gpt.nom.toLowerCase()}, ${consultantName}) > 0 then ${named} else ${unnamed} end`
}

/** Longer than the name of the GPT, so no part of it. */
export const nameNotIn = (nom: string) => `${nom} `

const { key, value } = siteSettings
const stored = sql`(select json_extract(${value}, '$.consultant_name') from ${siteSettings} where ${eq(key, 'identity')} and json_valid(${value}))`

/** SQLite's own `lower` knows the letters of ASCII only. */
const capitals = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ'

const consultantName = Array.from(capitals).reduce(
  (name, letter) => sql`replace(${name}, ${letter}, ${letter.toLowerCase()})`,
  sql`lower(coalesce(${stored}, ${sampleIdentity.consultant_name}))`,
)
