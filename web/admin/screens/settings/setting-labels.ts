import type { SiteIdentity } from '#shared/site/site-identity.ts'
import type { Claims, SettingKey } from '#shared/site/site-settings.ts'
import type { FieldName } from '#web/admin/form/field-messages.ts'

/** What each setting is called. */
export const settingNames: Record<SettingKey, FieldName> = {
  site_name: { label: 'Nom du site' },
  default_ia: { label: 'IA par défaut' },
  site_description: { label: 'Description du site' },
  maintenance_mode: { label: 'Mode maintenance' },
  public_registration: { label: 'Inscription publique' },
  moderation_required: { label: 'Modération requise' },
  delegated_roles: { label: 'Ouvrir l’administration aux modérateurs et aux contributeurs' },
  second_factor_required: { label: 'Second facteur obligatoire' },
  ad_publisher: { label: 'Identifiant d’éditeur AdSense' },
  max_prompts_per_page: { label: 'Prompts par page' },
  max_gpts_per_page: { label: 'GPT par page' },
  claims: { label: 'Chiffres affichés' },
  french_category_names: { label: 'Noms français des catégories' },
  footer_live_counts: { label: 'Nombres réels dans le pied de page' },
  identity: { label: 'Identité de l’éditeur' },
}

/** The marketing claims, where each is shown. */
export const claimLabels: Record<keyof Claims, string> = {
  expertise_years: 'Années d’expertise',
  hallucinations: 'Hallucinations',
  faster: 'Gain de temps',
  cheaper: 'Économie',
  audit_cost: 'Coût d’un audit classique',
  source_note: 'Note sur la source des chiffres',
  footer_prompts: 'Prompts, dans le pied de page',
  footer_gpts: 'GPT, dans le pied de page',
}

type IdentityText = Exclude<keyof SiteIdentity, 'tools'>

/** Who publishes the site, as the legal pages name it. */
export const identityLabels: Record<IdentityText, string> = {
  consultant_name: 'Nom du consultant',
  email: 'Adresse e-mail de contact',
  company_name: 'Société',
  company_form: 'Forme juridique',
  company_capital: 'Capital social',
  company_rcs: 'Immatriculation (RCS)',
  company_address: 'Adresse du siège',
  company_phone: 'Téléphone',
  publication_director: 'Directeur de la publication',
  host_name: 'Hébergeur',
  host_address: 'Adresse de l’hébergeur',
  host_phone: 'Téléphone de l’hébergeur',
  linkedin_url: 'Profil LinkedIn',
  booking_url: 'Prise de rendez-vous',
  agency_name: 'Agence',
  agency_url: 'Site de l’agence',
  community_url: 'Communauté',
}

/** Field names of a record of labels, which TypeScript would otherwise widen to any text. */
export const namesOf = <Name extends string>(labels: Record<Name, string>): Name[] =>
  // The keys of a record written out in full are its type's keys.
  Object.keys(labels) as Name[]
