import { runCommand, SetupError } from '#drizzle/setup-error.ts'

import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'

const benches = new Map<string, (args: string[]) => Promise<void>>([
  ['search', benchSearch],
  ['sign-in', benchSignIn],
])

/** `npm run bench -- <name>`: a measure and no gate, its exit code tells of errors alone. */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const bench = benches.get(name)
  if (!bench) throw new SetupError(`Name what to measure: ${[...benches.keys()].join(', ')}.`)
  await bench(args)
})
