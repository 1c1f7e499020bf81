import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'

/** What a column of a file can become; `titre` is the name of a GPT, too. */
export const importFields = [
  'id',
  'page',
  'kind',
  'slug',
  'titre',
  'description',
  'prompt',
  'role',
  'url_destination',
  'categories',
  'tags',
  'niveau',
  'ia',
  'epingle',
  'auteur_nom',
  'auteur_linkedin_url',
  'conversations_associees',
  'requetes_seo',
  'exemple',
  'historique',
  'cas_usage',
  'workflow',
  'limitations',
  'faq',
] as const
export const importFieldSchema = z.enum(importFields)
export type ImportField = z.infer<typeof importFieldSchema>

/** What a field is called where a column is given to it, and where a row is refused. */
export const importFieldLabels: Record<ImportField, string> = {
  id: 'Identifiant',
  page: 'Adresse de la fiche sur ce site',
  kind: 'Type de fiche (prompt ou GPT)',
  slug: 'Slug',
  titre: 'Titre',
  description: 'Description',
  prompt: 'Texte du prompt',
  role: 'Rôle du GPT',
  url_destination: 'URL de destination du GPT',
  categories: 'Catégories',
  tags: 'Tags',
  niveau: 'Niveau',
  ia: 'IA',
  epingle: 'Épinglé en tête de liste',
  auteur_nom: 'Nom de l’auteur',
  auteur_linkedin_url: 'Profil LinkedIn de l’auteur',
  conversations_associees: 'Conversations',
  requetes_seo: 'Requêtes SEO',
  exemple: 'Exemple de résultat',
  historique: 'Historique',
  cas_usage: 'Cas d’usage',
  workflow: 'Workflow',
  limitations: 'Limitations',
  faq: 'FAQ',
}

const ofPrompts: readonly ImportField[] = ['prompt', 'niveau', 'historique']
const ofGpts: readonly ImportField[] = [
  'role',
  'url_destination',
  'epingle',
  'cas_usage',
  'workflow',
  'limitations',
  'faq',
]

/** The fields that items of a kind have, in the order in which they are offered. */
export const importFieldsOf = (kind: ItemKind): ImportField[] => {
  const foreign = kind === 'prompt' ? ofGpts : ofPrompts
  return importFields.filter((field) => !foreign.includes(field))
}
