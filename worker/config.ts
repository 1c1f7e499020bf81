import { z } from 'zod'

const configSchema = z.object({
  /** Root of every canonical address; never taken from a request's headers. */
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DATABASE_URL: z.url({ protocol: /^(https?|libsql)$/ }),
  DATABASE_AUTH_TOKEN: z
    .string()
    .optional()
    .transform((token) => token || undefined),
})

export type Config = z.infer<typeof configSchema>

/** The variables and secrets of the Worker; throws, naming it, on one that is missing or wrong. */
export const readConfig = (bindings: unknown): Config => configSchema.parse(bindings)
