import { z } from 'zod'

import { operatorVariables, optionalVariable } from '#shared/site/operator-variables.ts'

/** A binding of `wrangler.toml`, recognized by one of its methods; `worker/isolate.ts` declares its type. */
const bound = (method: string) =>
  z.custom<object>(
    (binding) => typeof binding === 'object' && binding !== null && method in binding,
  )

const secretList = (entry: string) => z.string().regex(new RegExp(`^${entry}(?:,${entry})*$`))

/** A secret long enough that nobody guesses it, without the characters that separate secrets. */
const secret = '[^\\s:,]{32,}'

const databaseUrl = z.url({ protocol: /^(https?|libsql)$/ })

const configSchema = z.object({
  ...operatorVariables,
  DATABASE_URL: databaseUrl,
  DATABASE_AUTH_TOKEN: optionalVariable,
  /** Read-only token for the queries of visitors, which use `DATABASE_AUTH_TOKEN` without it. */
  DATABASE_READ_TOKEN: optionalVariable,
  /** Replica of the database nearer to the visitors, for reading public pages. */
  DATABASE_REPLICA_URL: optionalVariable.pipe(databaseUrl.optional()),
  RATE_LIMITER: bound('getByName'),
  PAGE_SNAPSHOT: bound('getByName'),
  ASSETS: bound('fetch'),
  /** Command that completes the setup, shown to developers on pages that fail; unset in production. */
  SETUP_HINT: optionalVariable,
  /** Keys the hashes under which clients are counted, so that no address can be recovered from them. */
  CLIENT_KEY_SECRET: z.string().min(32),
  /** Signs the cookies of sessions: `name:secret`, former ones after a comma. */
  SESSION_SECRETS: secretList(`[\\w-]{1,32}:${secret}`),
  /** Goes into every password's hash: `secret`, former ones after a comma. */
  PASSWORD_PEPPER: secretList(secret),
})

export type Config = z.infer<typeof configSchema>

/** Names the missing and the wrong variables, without their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly missing: readonly string[]
  readonly wrong: readonly string[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ variable, reason }) => `${variable} ${reason}`).join('; '))
    // It is thrown in one place, so the log needs no stack.
    delete this.stack
    this.missing = variablesOf(problems.filter(({ reason }) => reason === isMissing))
    this.wrong = variablesOf(problems.filter(({ reason }) => reason !== isMissing))
  }
}

type Problem = { variable: string; reason: string }

const isMissing = 'is missing'
const variablesOf = (problems: readonly Problem[]) => problems.map(({ variable }) => variable)

/** Reads the variables and secrets of the Worker; throws a `ConfigError` if some are missing or wrong. */
export function readConfig(bindings: object): Config {
  const { data, error } = configSchema.safeParse(bindings)
  if (data) return data
  const values = new Map<PropertyKey, unknown>(Object.entries(bindings))
  throw new ConfigError(
    error.issues.map(({ path: [variable = ''], message }) => ({
      variable: String(variable),
      reason: values.get(variable) ? `is wrong: ${message}` : isMissing,
    })),
  )
}
