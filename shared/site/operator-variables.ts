import { z } from 'zod'

/** An unset variable and an empty one are the same. */
export const optionalVariable = z
  .string()
  .optional()
  .transform((text) => text || undefined)

const positiveInteger = z.coerce.number().int().min(1)

/**
 * The Worker's variables that whoever runs the site may set. The Worker reads them by these schemas, and
 * `npm start` passes on those that its environment has.
 */
export const operatorVariables = {
  /** Root of every canonical address; never taken from a request's headers. */
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** `off` disables the page cache. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** `on` lets browsers store pages for use offline; `off` also removes the stored ones. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Cloudflare Turnstile, in place of the site's own challenge. */
  TURNSTILE_SITE_KEY: optionalVariable,
  TURNSTILE_SECRET: optionalVariable,
  /** The public key under which changed pages are announced to search engines (IndexNow). */
  INDEXNOW_KEY: optionalVariable.pipe(
    z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/)
      .optional(),
  ),
  /** Units of `worker/limits/costs.ts` that one client, and one account, may spend in a window. */
  COST_BUDGET: positiveInteger.default(600),
  LIMIT_WINDOW_SECONDS: positiveInteger.max(900).default(60),
  /** Expensive answers in the making at once: for one client or account, and in one isolate. */
  EXPENSIVE_PER_PAYER: positiveInteger.default(2),
  EXPENSIVE_PER_ISOLATE: positiveInteger.default(8),
}
