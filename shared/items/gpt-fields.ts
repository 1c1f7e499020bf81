import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { maxMarkdownLength } from '#shared/text/markdown-tree.ts'
import { typedText } from '#shared/text/typed-text.ts'

import type { PartNames } from './field-names.ts'
import type { DraftOf, SavedOf } from './field-schemas.ts'
import { type Fields, optionalText, same, text } from './fields.ts'
import { sectionFields } from './section-fields.ts'
import { importanceLabels, limitationTypeLabels } from './sections/limitations.ts'
import { sharedFields, sharedPartNames } from './shared-fields.ts'

/** The fields of a GPT, in the order of its form. */
export const gptFields = {
  nom: text(typedText().trim().min(1).max(160), {
    label: 'Nom',
    tab: 'general',
    missing: 'Le nom est obligatoire.',
    import: { name: 'titre' },
  }),
  slug: sharedFields.slug,
  description: text(typedText().trim().min(1).max(maxMarkdownLength), {
    label: 'Description',
    tab: 'general',
    missing: 'La description est obligatoire.',
  }),
  role: optionalText(typedText().trim().min(1).max(8000), {
    label: 'Rôle',
    tab: 'general',
    control: {
      as: 'area',
      rows: 6,
      hint: 'Le rôle et l’expertise du GPT, tels que sa page les montre.',
    },
    import: {
      label: 'Rôle du GPT',
      otherNames: ['system', 'system-prompt', 'instructions'],
    },
  }),
  categories: sharedFields.categories,
  tags: sharedFields.tags,
  ia: sharedFields.ia,
  statut: sharedFields.statut,
  epingle: same(z.boolean(), false, {
    label: 'Épinglé en tête de liste',
    tab: 'general',
    isPrivate: true,
  }),
  url_destination: text(externalUrlSchema, {
    label: 'URL de destination',
    tab: 'general',
    missing: 'L’URL de destination est obligatoire.',
    import: {
      label: 'URL de destination du GPT',
      otherNames: ['url', 'link', 'lien', 'destination', 'ouvrir', 'gpt-url'],
    },
  }),
  auteur_nom: sharedFields.auteur_nom,
  auteur_linkedin_url: sharedFields.auteur_linkedin_url,
  conversations_associees: sharedFields.conversations_associees,
  cas_usage: sectionFields.cas_usage,
  workflow: sectionFields.workflow,
  limitations: sectionFields.limitations,
  faq: sectionFields.faq,
  requetes_seo: sharedFields.requetes_seo,
  meta_title: sharedFields.meta_title,
  meta_description: sharedFields.meta_description,
  og_image: sharedFields.og_image,
  exemple: sharedFields.exemple,
} satisfies Fields

/** A GPT as it is saved. */
export type GptInput = SavedOf<typeof gptFields>

/** A GPT as its editor holds it, valid or not yet. */
export type GptDraft = DraftOf<typeof gptFields>

const title = { label: 'Titre', missing: 'Le titre est obligatoire.' }
const description = { label: 'Description', missing: 'La description est obligatoire.' }

export const gptPartNames: PartNames<typeof gptFields> = {
  ...sharedPartNames,
  'cas_usage.*.titre': title,
  'cas_usage.*.description': description,
  'cas_usage.*.contexte': { label: 'Contexte' },
  'cas_usage.*.resultats_attendus': { label: 'Résultats attendus' },
  'workflow.*.titre': title,
  'workflow.*.description': description,
  'workflow.*.duree_estimee': { label: 'Durée estimée' },
  'workflow.*.conseils': { label: 'Conseils' },
  'workflow.*.outils_requis': { label: 'Outils requis' },
  'limitations.*.type': { label: 'Type', values: limitationTypeLabels },
  'limitations.*.titre': title,
  'limitations.*.description': description,
  'limitations.*.importance': { label: 'Importance', values: importanceLabels },
  'faq.*.question': { label: 'Question', missing: 'La question est obligatoire.' },
  'faq.*.reponse': { label: 'Réponse', missing: 'La réponse est obligatoire.' },
  'faq.*.categorie': { label: 'Catégorie' },
}
