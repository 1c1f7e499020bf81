import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'

import { benchInteraction } from './browser/interaction.ts'
import { benchLoad } from './load/load.ts'
import { benchColos } from './outage/colos.ts'
import { benchOutage } from './outage/outage.ts'
import { benchEdge } from './pages/edge.ts'
import { benchSearch } from './search/search.ts'
import { benchSignIn } from './sign-in/sign-in.ts'
import { benchStorage } from './soak/storage.ts'
import { benchTables } from './tables/tables.ts'

const benches = new Map<string, (args: string[]) => Promise<void>>([
  ['edge', benchEdge],
  ['colos', benchColos],
  ['interaction', benchInteraction],
  ['load', benchLoad],
  ['outage', benchOutage],
  ['search', benchSearch],
  ['sign-in', benchSignIn],
  ['storage', benchStorage],
  ['tables', benchTables],
])

/**
 * `npm run bench -- <name>`, or the edge without a name: a measure and no gate, its exit code tells of
 * errors alone.
 */
await runCommand(async () => {
  const given = process.argv.slice(2)
  const isNamed = given[0] !== undefined && !given[0].startsWith('-')
  const [name = '', ...args] = isNamed ? given : ['edge', ...given]
  const bench = benches.get(name)
  if (!bench) throw new SetupError(`Name what to measure: ${[...benches.keys()].join(', ')}.`)
  await bench(args)
})
