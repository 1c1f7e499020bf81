import type { FieldName } from '#shared/items/field-names.ts'
import type { SiteIdentity } from '#shared/site/site-identity.ts'
import type { Claims, SettingKey } from '#shared/site/site-settings.ts'
import type { SiteTexts } from '#shared/site/texts/site-texts.ts'

/** Labels of the settings. */
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
  texts: { label: 'Sujet du catalogue' },
  home_guides: { label: 'Sections de l’accueil sur le référencement' },
  max_prompts_per_page: { label: 'Prompts par page' },
  max_gpts_per_page: { label: 'GPT par page' },
  claims: { label: 'Chiffres affichés' },
  french_category_names: { label: 'Noms français des catégories' },
  footer_live_counts: { label: 'Nombres réels dans le pied de page' },
  identity: { label: 'Identité de l’éditeur' },
}

/** Labels of the texts about the subject of the catalogue. */
export const textLabels: Record<keyof SiteTexts, string> = {
  home_title: 'Titre de l’accueil',
  subject: 'Sujet, après «\u00a0pour\u00a0»',
  subject_short: 'Sujet dans le pied de page, après «\u00a0pour\u00a0»',
  audience: 'Public des mentions légales, après «\u00a0destiné aux\u00a0»',
  drawer: 'Nom du tiroir de l’accueil',
  search_example: 'Exemple dans la recherche de l’accueil',
  searches: 'Recherches proposées, séparées par des virgules',
  popular_intro: 'Présentation des prompts populaires',
  prompts_intro: 'Présentation de la liste des prompts',
  profession: 'Métier, après le nom du consultant',
  expertise: 'Domaine, après «\u00a0ans d’expertise\u00a0»',
  expertise_figure: 'Légende des années d’expertise',
  assistant_example: 'Demande d’exemple à un assistant relié',
}

/** Labels of the marketing claims. */
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

/** Labels of the texts of the publisher's identity, which the legal pages show. */
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

/** Labels of all that the identity holds. */
export const identityPartLabels: Record<keyof SiteIdentity, string> = {
  ...identityLabels,
  tools: 'Outils de l’équipe',
}

/** Field names of a record of labels, which TypeScript would otherwise widen to any text. */
export const namesOf = <Name extends string>(labels: Record<Name, string>): Name[] =>
  // The keys of a record written out in full are its type's keys.
  Object.keys(labels) as Name[]
