import { z } from 'zod'

/** What `wrangler.toml` binds by a method; what it is, the entry declares. */
const bound = (method: string) =>
  z.custom<object>(
    (binding) => typeof binding === 'object' && binding !== null && method in binding,
  )

const secretList = (entry: string) => z.string().regex(new RegExp(`^${entry}(?:,${entry})*$`))

/** A secret long enough that nobody guesses it, without the characters that separate secrets. */
const secret = '[^\\s:,]{32,}'
const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

const positive = z.coerce.number().int().min(1)

const databaseUrl = z.url({ protocol: /^(https?|libsql)$/ })

const configSchema = z.object({
  /** Root of every canonical address; never taken from a request's headers. */
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DATABASE_URL: databaseUrl,
  DATABASE_AUTH_TOKEN: optional,
  /** One that may only read, for what visitors ask; they read with the other where there is none. */
  DATABASE_READ_TOKEN: optional,
  /** A copy of the database nearer to the visitors, which public pages may be read from. */
  DATABASE_REPLICA_URL: optional.pipe(databaseUrl.optional()),
  RATE_LIMITER: bound('getByName'),
  PAGE_SNAPSHOT: bound('getByName'),
  ASSETS: bound('fetch'),
  /** Command that completes the setup, shown to developers on pages that fail; unset in production. */
  SETUP_HINT: optional,
  /** Whether public pages are answered from copies. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Whether browsers keep pages to show without network; off, they drop what they have. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Keeps the limiter's names of clients from being turned back into addresses. */
  CLIENT_KEY_SECRET: z.string().min(32),
  /** Signs the cookies of sessions: `name:secret`, former ones after a comma. */
  SESSION_SECRETS: secretList(`[\\w-]{1,32}:${secret}`),
  /** Goes into every password's hash: `secret`, former ones after a comma. */
  PASSWORD_PEPPER: secretList(secret),
  /** Cloudflare Turnstile in place of the challenge of our own. */
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET: optional,
  /** Announces changed pages to search engines (IndexNow), under this key that is public. */
  INDEXNOW_KEY: optional.pipe(
    z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/)
      .optional(),
  ),
  /** What one client, and one account, may spend in a window, in the units of `worker/limits/costs.ts`. */
  COST_BUDGET: positive.default(600),
  LIMIT_WINDOW_SECONDS: positive.max(900).default(60),
  /** Expensive answers that are made at once: for one client or account, and in one isolate. */
  EXPENSIVE_PER_PAYER: positive.default(2),
  EXPENSIVE_PER_ISOLATE: positive.default(8),
})

export type Config = z.infer<typeof configSchema>

/** Names the variables that are missing or wrong, and holds no value of any. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly missing: readonly string[]
  readonly wrong: readonly string[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ variable, reason }) => `${variable} ${reason}`).join('; '))
    // It is thrown in one place: the log needs no way to it.
    delete this.stack
    this.missing = variablesOf(problems.filter(({ reason }) => reason === isMissing))
    this.wrong = variablesOf(problems.filter(({ reason }) => reason !== isMissing))
  }
}

type Problem = { variable: string; reason: string }

const isMissing = 'is missing'
const variablesOf = (problems: readonly Problem[]) => problems.map(({ variable }) => variable)

/** The variables and secrets of the Worker; throws a ConfigError when some are missing or wrong. */
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
