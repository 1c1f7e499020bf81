import type { SiteIdentity } from './site-identity.ts'

/** Obvious samples for a fresh installation: nobody is invented. */
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
      description: 'Un autre outil de l’équipe, à utiliser sur son propre site.',
    },
  ],
}
