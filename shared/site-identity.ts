import { z } from 'zod'

import { externalUrlSchema } from './external-url.ts'

const line = z.string().trim().min(1).max(200)

export const toolSchema = z.object({ nom: line, url: externalUrlSchema, description: line })

/** Who publishes the site: what the specification writes {name}, {email} and so on (D12). */
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

/** Obvious samples for a fresh installation: nobody is invented (D71). */
export const sampleIdentity: SiteIdentity = {
  consultant_name: 'Prénom Nom',
  email: 'contact@example.org',
  company_name: 'Société Exemple',
  company_form: 'SARL',
  company_capital: '0 000 €',
  company_rcs: 'RCS Paris 000 000 000',
  company_address: '1 rue de l’Exemple, 75000 Paris, France',
  company_phone: '+33 1 00 00 00 00',
  publication_director: 'Prénom Nom',
  host_name: 'Cloudflare, Inc.',
  host_address: '101 Townsend Street, San Francisco, CA 94107, États-Unis',
  host_phone: '+1 888 993 5273',
  linkedin_url: 'https://linkedin.example.org/prenom-nom',
  booking_url: 'https://rendez-vous.example.org/',
  agency_name: 'Agence Exemple',
  agency_url: 'https://agence.example.org/',
  community_url: 'https://communaute.example.org/invitation',
  tools: [
    {
      nom: 'Outil Exemple',
      url: 'https://outil.example.org/',
      description:
        "Emplacement d'un outil de l'équipe : nom, adresse et description se règlent dans l'administration.",
    },
  ],
}

const samplePattern = /Prénom Nom|\bExemple\b|example\.org|\b0 000 €|000 000 000|00 00 00 00/

/** The identity fields that still hold a sample: the launch check refuses them (D12). */
export function sampleIdentityProblems(identity: SiteIdentity): string[] {
  return Object.entries(identity)
    .filter(([, value]) => samplePattern.test(JSON.stringify(value)))
    .map(([field]) => field)
}
