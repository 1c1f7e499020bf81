import { describe, expect, it } from 'vitest'

import { sampleIdentity } from '#shared/site/sample-identity.ts'
import {
  sampleIdentityProblems,
  type SiteIdentity,
  siteIdentitySchema,
} from '#shared/site/site-identity.ts'

const real: SiteIdentity = {
  consultant_name: 'Camille Durand-Lefèvre',
  email: 'bonjour@atelier-lefevre.fr',
  company_name: 'Atelier Lefèvre',
  company_form: 'SAS',
  company_capital: '10 000 €',
  company_rcs: 'RCS Lyon 912 345 678',
  company_address: '14 quai Saint-Antoine, 69002 Lyon, France',
  company_phone: '+33 4 72 10 20 30',
  publication_director: 'Camille Durand-Lefèvre',
  host_name: sampleIdentity.host_name,
  host_address: sampleIdentity.host_address,
  host_phone: sampleIdentity.host_phone,
  linkedin_url: 'https://www.linkedin.com/in/camille-durand-lefevre',
  booking_url: 'https://rdv.atelier-lefevre.fr/',
  agency_name: 'Agence des Quais',
  agency_url: 'https://agence-des-quais.fr/',
  community_url: 'https://discord.gg/ateliers',
  tools: [
    {
      nom: 'Carnet',
      url: 'https://carnet.atelier-lefevre.fr/',
      description: 'Un carnet de suivi.',
    },
  ],
}

describe('the launch check of the identity', () => {
  it('finds every sample of a fresh installation', () => {
    expect(sampleIdentityProblems(sampleIdentity).toSorted()).toEqual(
      [
        'consultant_name',
        'email',
        'company_name',
        'company_capital',
        'company_rcs',
        'company_address',
        'company_phone',
        'publication_director',
        'linkedin_url',
        'booking_url',
        'agency_name',
        'agency_url',
        'community_url',
        'tools',
      ].toSorted(),
    )
  })

  it('finds nothing in an identity that was filled in', () => {
    expect(sampleIdentityProblems(real)).toEqual([])
  })

  it.each(['10 000 €', '100 000 €', '1 500 000 €', '1 000 €'])(
    'takes a capital of %s for a real one',
    (company_capital) => {
      expect(sampleIdentityProblems({ ...real, company_capital })).toEqual([])
    },
  )

  it.each([
    'consultant_name',
    'email',
    'company_rcs',
    'company_phone',
    'community_url',
    'tools',
  ] as const)('names the one sample left: %s', (field) => {
    expect(sampleIdentityProblems({ ...real, [field]: sampleIdentity[field] })).toEqual([field])
  })
})

describe('the identity that is saved', () => {
  it('may be the samples or a real one', () => {
    expect(siteIdentitySchema.parse(sampleIdentity)).toEqual(sampleIdentity)
    expect(siteIdentitySchema.parse(real)).toEqual(real)
  })

  it.each([
    ['email', 'contact'],
    ['linkedin_url', 'linkedin.com/in/nom'],
    ['booking_url', 'javascript:alert(1)'],
    ['company_name', '  '],
    ['tools', Array.from({ length: 21 }, () => real.tools[0])],
  ])('refuses a bad %s', (field, value) => {
    expect(siteIdentitySchema.safeParse({ ...real, [field]: value }).success).toBe(false)
  })
})
