import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { typedText } from '#shared/text/typed-text.ts'

const line = typedText().trim().min(1).max(200)

export const toolSchema = z.object({ nom: line, url: externalUrlSchema, description: line })

/** Who publishes the site, as its legal pages and footer name them. */
export const siteIdentitySchema = z.object({
  consultant_name: line,
  email: z.email().max(255),
  company_name: line,
  company_form: line,
  company_capital: line,
  company_rcs: line,
  company_address: line,
  company_phone: line,
  publication_director: line,
  host_name: line,
  host_address: line,
  host_phone: line,
  linkedin_url: externalUrlSchema,
  booking_url: externalUrlSchema,
  agency_name: line,
  agency_url: externalUrlSchema,
  community_url: externalUrlSchema,
  tools: z.array(toolSchema).max(20),
})
export type SiteIdentity = z.infer<typeof siteIdentitySchema>

/** What the law asks of a publisher and no page but the legal ones shows. */
export type PublisherDetails = Pick<
  SiteIdentity,
  | 'company_form'
  | 'company_capital'
  | 'company_rcs'
  | 'company_address'
  | 'company_phone'
  | 'publication_director'
  | 'host_name'
  | 'host_address'
  | 'host_phone'
>

/** What any page may show of the publisher. */
export type PublicIdentity = Omit<SiteIdentity, keyof PublisherDetails>

/** The two parts of an identity, so that no page carries what another shows. */
export function splitIdentity(identity: SiteIdentity): {
  shown: PublicIdentity
  details: PublisherDetails
} {
  const { company_form, company_capital, company_rcs, company_address, company_phone, ...others } =
    identity
  const { publication_director, host_name, host_address, host_phone, ...shown } = others
  const company = { company_form, company_capital, company_rcs, company_address, company_phone }
  const host = { host_name, host_address, host_phone }
  return { shown, details: { ...company, publication_director, ...host } }
}

const samplePattern = /Prénom Nom|\bExemple\b|example\.org|\b0 000 €|000 000 000|00 00 00 00/

/** The identity fields that still hold a sample: the launch check refuses them. */
export function sampleIdentityProblems(identity: SiteIdentity): string[] {
  return Object.entries(identity)
    .filter(([, value]) => samplePattern.test(JSON.stringify(value)))
    .map(([field]) => field)
}
