import { z } from 'zod'

import { pageRouteSchema } from '#shared/pages/seo-page.ts'
import { externalUrlSchema } from '#shared/text/external-url.ts'
import { instantSchema } from '#shared/text/instant.ts'

import { askedPath, ownAddress, pathSpelling } from './asked-path.ts'

/** A redirect as it is stored: an address that no page answers, and where it leads. */
export type RedirectInput = {
  source: string
  /** A path of the site with its query and fragment, or a full address elsewhere. */
  destination: string
}

const typedText = z.string().trim().min(1, 'Adresse attendue.').max(2000)

/** A path of the site that no reader takes for another host, with its query and fragment. */
const ownDestinationSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\p{Cc}\\?#]*(?:\?[^\s\p{Cc}\\#]*)?(?:#[^\s\p{Cc}\\]*)?$/u)

const destinationSchema = z.union([externalUrlSchema, ownDestinationSchema], {
  error: 'Chemin du site ou adresse https:// attendus.',
})

/** A redirect as somebody types it; full addresses of the site itself are paths of it. */
export const redirectInputSchema = (siteOrigin: string): z.ZodType<RedirectInput> =>
  z
    .strictObject({
      source: typedText
        .overwrite((typed) => sourceSpelling(typed, siteOrigin))
        .pipe(pageRouteSchema),
      destination: typedText
        .overwrite((typed) => destinationSpelling(typed, siteOrigin))
        .pipe(destinationSchema),
    })
    .refine(({ source, destination }) => source !== arrivalPath(destination), {
      path: ['destination'],
      message: 'La destination est l’adresse de départ.',
    })

/** What a redirect counted before it was removed. */
export const passagesSchema = z.object({
  passages: z.int().min(0),
  dernier_passage: instantSchema.nullable(),
})
export type Passages = z.infer<typeof passagesSchema>

/** What was typed as an address to lead away from, as it is compared with what visitors ask. */
export function sourceSpelling(typed: string, siteOrigin: string): string {
  const url = ownAddress(typed, siteOrigin)
  return url && typed.trim() !== '' ? askedPath(url) : typed.trim()
}

/** What was typed as a destination, as it is stored: the site's own addresses begin with their path. */
export function destinationSpelling(typed: string, siteOrigin: string): string {
  const url = ownAddress(typed, siteOrigin)
  if (!url || typed.trim() === '') return typed.trim()
  return pathSpelling(url.pathname) + url.search + url.hash
}

/** The page of the site at which a stored destination arrives; null elsewhere. */
export const arrivalPath = (destination: string): string | null =>
  destination.startsWith('/')
    ? sourceSpelling(`https://site.invalid${destination}`, 'https://site.invalid')
    : null

/** A redirect as the administration shows it. */
export type Redirect = RedirectInput &
  Passages & {
    id: string
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
