import { z } from 'zod'

import { externalUrlSchema } from './external-url.ts'
import { typedRouteSchema } from './seo-page.ts'

/** Where a redirect leads: a path of the site, or a page elsewhere. */
const destinationSchema = z.union(
  [externalUrlSchema, typedRouteSchema.refine((path) => !path.includes(':'))],
  { error: 'Chemin du site ou adresse https:// attendus.' },
)

/** A redirect as it is written: an address that no page answers, and where it leads. */
export const redirectInputSchema = z
  .object({ source: typedRouteSchema, destination: destinationSchema })
  .strict()
  .refine(({ source, destination }) => source !== destination, {
    path: ['destination'],
    message: 'La destination est l’adresse de départ.',
  })
export type RedirectInput = z.infer<typeof redirectInputSchema>

/** A redirect as the administration shows it. */
export type Redirect = RedirectInput & {
  id: string
  passages: number
  dernier_passage: string | null
  created_at: string
  updated_at: string
}

/** A path that visitors asked for in vain. */
export type MissingPage = {
  chemin: string
  visites: number
  premiere_visite: string
  derniere_visite: string
}
