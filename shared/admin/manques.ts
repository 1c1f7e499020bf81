import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import type { GenericSection } from '#shared/items/sections/generic-section.ts'

/** What an item may lack, by the code that is stored of it, in the words of tables and filters. */
const common = {
  titre: 'Titre',
  'titre-long': 'Titre trop long',
  description: 'Description',
  'description-courte': 'Description courte',
  categories: 'Catégorie',
  tags: 'Tags',
  ia: 'IA',
  requetes_seo: 'Requêtes SEO',
} as const

const ofPrompts = {
  texte: 'Texte',
  crochets: 'Crochets à corriger',
  'variables-proches': 'Variables à unifier',
  'sans-variable': 'Variables',
  'prompt-court': 'Texte court',
  'description-longue': 'Description longue',
  niveau: 'Niveau',
  exemple: 'Exemple à accorder au prompt',
} as const

const ofGpts = {
  adresse: 'Adresse du GPT',
  role: 'Rôle',
  'role-court': 'Rôle court',
  cas_usage: 'Cas d’usage',
  workflow: 'Workflow',
  limitations: 'Limitations',
  faq: 'FAQ',
} as const satisfies Record<string, string> &
  Record<Exclude<GenericSection, 'requetes_seo'>, string>

/** Of a draft in its editor alone: no item is stored with it. */
const ofDrafts = { 'a-corriger': 'À corriger avant de publier' } as const

const storedLabels = { ...common, ...ofPrompts, ...ofGpts }
const labels = { ...storedLabels, ...ofDrafts }

export type ManqueCode = keyof typeof storedLabels
/** Codes of the check in the editor. */
export type DraftManqueCode = keyof typeof labels

const isManqueCode = (code: string): code is ManqueCode => Object.hasOwn(storedLabels, code)

const allCodes = Object.keys(storedLabels).filter(isManqueCode)

export const manqueSchema = z.enum(allCodes)

const codesOf = (words: object): ManqueCode[] => Object.keys(words).filter(isManqueCode)

/** What the items of a kind may lack. */
export const manqueCodes: Record<ItemKind, ManqueCode[]> = {
  prompt: codesOf({ ...common, ...ofPrompts }),
  gpt: codesOf({ ...common, ...ofGpts }),
}

/** «Requêtes SEO»: what a code says is missing. */
export const manqueLabel = (code: DraftManqueCode): string => labels[code]

const titleFields: Record<ItemKind, string> = { prompt: 'titre', gpt: 'nom' }

const fields: Record<Exclude<ManqueCode, 'titre' | 'titre-long'>, string> = {
  description: 'description',
  'description-courte': 'description',
  'description-longue': 'description',
  categories: 'categories',
  tags: 'tags',
  ia: 'ia',
  requetes_seo: 'requetes_seo',
  texte: 'prompt',
  crochets: 'prompt',
  'variables-proches': 'prompt',
  'sans-variable': 'prompt',
  'prompt-court': 'prompt',
  niveau: 'niveau',
  exemple: 'exemple.valeurs',
  adresse: 'url_destination',
  role: 'role',
  'role-court': 'role',
  cas_usage: 'cas_usage',
  workflow: 'workflow',
  limitations: 'limitations',
  faq: 'faq',
}

/** Path of the field in the editor where the gap is filled. */
export const fieldOfManque = (kind: ItemKind, code: ManqueCode): string =>
  code === 'titre' || code === 'titre-long' ? titleFields[kind] : fields[code]

/** Codes as they are stored; what no release of today knows is left out. */
export const readManques = (stored: unknown): ManqueCode[] =>
  Array.isArray(stored)
    ? stored.filter((code): code is ManqueCode => typeof code === 'string' && isManqueCode(code))
    : []
