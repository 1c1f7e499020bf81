import { runCommand, SetupError } from '#drizzle/setup-error.ts'

import { benchSearch } from './search.ts'

const benches = new Map([['search', benchSearch]])

/** `npm run bench -- <name>`: a measure and no gate, its exit code tells of errors alone. */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const bench = benches.get(name)
  if (!bench) throw new SetupError(`Name what to measure: ${[...benches.keys()].join(', ')}.`)
  await bench(args)
})
