import { sql } from 'drizzle-orm'

import { gpts } from '#drizzle/schema/index.ts'
import type { LaunchFacts } from '#shared/items/gpt-launch.ts'
import { launchBeginning, launchFactsOfBeginning } from '#shared/variables/gpt-launch-facts.ts'

/** What the launch of a GPT is told from: beginnings, since address and role may be long. */
export const launchColumns = {
  adresse: sql<string>`substr(${gpts.url_destination}, 1, ${launchBeginning.address})`,
  debut_du_role: sql<string | null>`substr(${gpts.role}, 1, ${launchBeginning.role})`,
}

export type LaunchRow = { adresse: string; debut_du_role: string | null }

/** A row with what its launch does in place of what that is told from. */
export function withLaunch<Row extends LaunchRow>(
  row: Row,
): Omit<Row, keyof LaunchRow> & { launch: LaunchFacts } {
  const { adresse, debut_du_role, ...rest } = row
  return { ...rest, launch: launchFactsOfBeginning(adresse, debut_du_role) }
}
