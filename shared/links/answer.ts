import { z } from 'zod'

/** Why nothing answered: no such name, not to be asked, too slow, or not to be reached. */
export const failures = ['nom', 'interdit', 'delai', 'reseau'] as const

/** What one request for an address came to: none is followed. */
export const answerSchema = z.union([
  z.object({ status: z.int(), location: z.string().nullable() }),
  z.object({ failure: z.enum(failures) }),
])
export type Answer = z.infer<typeof answerSchema>
export type Failure = (typeof failures)[number]

export const questionSchema = z.object({
  address: z.string(),
  method: z.enum(['HEAD', 'GET']),
  /** What is left of the time for all of it. */
  timeoutMs: z.number().positive(),
})
export type Question = z.infer<typeof questionSchema>

/** Asks for an address once; every failure is an answer. */
export type Ask = (question: Question) => Promise<Answer>

/** How whoever looks calls itself, so that the owner of a site knows whom to write to. */
export const userAgent = (siteOrigin: string): string =>
  `Mozilla/5.0 (compatible; Promptotheque-links/1.0; +${siteOrigin})`
