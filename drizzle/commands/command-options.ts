import { parseArgs, type ParseArgsConfig } from 'node:util'

import { SetupError } from '#drizzle/local/setup-error.ts'

/** The options of a command as it was called; one that it does not know gets its usage for an answer. */
export function readOptions<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch {
    throw new SetupError(usage)
  }
}
