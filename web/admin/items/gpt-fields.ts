import type { GptDraft } from '#shared/items/gpt-draft.ts'
import type { Importance, LimitationType } from '#shared/items/sections/limitations.ts'
import { statutLabels } from '#web/admin/controls/status-badge.tsx'
import type { NamesOf } from '#web/admin/form/field-messages.ts'

export const limitationTypeLabels = {
  limitation: 'Limitation',
  prerequis: 'Prérequis',
  recommandation: 'Recommandation',
} as const satisfies Record<LimitationType, string>

export const importanceLabels = {
  low: 'Faible',
  medium: 'Moyenne',
  high: 'Élevée',
} as const satisfies Record<Importance, string>

const title = { label: 'Titre', missing: 'Le titre est obligatoire.' }
const description = { label: 'Description', missing: 'La description est obligatoire.' }

/** What the fields of a GPT are called, in messages and in the comparison of two versions. */
export const gptFields: NamesOf<GptDraft> = {
  nom: { label: 'Nom', missing: 'Le nom est obligatoire.' },
  slug: { label: 'Slug', missing: 'Le slug est obligatoire.' },
  description,
  role: { label: 'Rôle' },
  categories: { label: 'Catégories', missing: 'Choisissez au moins une catégorie.' },
  tags: { label: 'Tags' },
  ia: { label: 'IA' },
  statut: { label: 'Statut', values: statutLabels },
  epingle: { label: 'Épinglé en tête de liste' },
  url_destination: {
    label: 'URL de destination',
    missing: 'L’URL de destination est obligatoire.',
  },
  auteur_nom: { label: 'Nom de l’auteur' },
  auteur_linkedin_url: { label: 'Profil LinkedIn de l’auteur' },
  conversations_associees: { label: 'Conversation' },
  'conversations_associees.*.nom': { label: 'Nom', missing: 'Le nom est obligatoire.' },
  'conversations_associees.*.url': { label: 'Adresse', missing: 'L’adresse est obligatoire.' },
  cas_usage: { label: 'Cas d’usage' },
  'cas_usage.*.titre': title,
  'cas_usage.*.description': description,
  'cas_usage.*.contexte': { label: 'Contexte' },
  'cas_usage.*.resultats_attendus': { label: 'Résultats attendus' },
  workflow: { label: 'Étape' },
  'workflow.*.titre': title,
  'workflow.*.description': description,
  'workflow.*.duree_estimee': { label: 'Durée estimée' },
  'workflow.*.conseils': { label: 'Conseils' },
  'workflow.*.outils_requis': { label: 'Outils requis' },
  limitations: { label: 'Limitation' },
  'limitations.*.type': { label: 'Type', values: limitationTypeLabels },
  'limitations.*.titre': title,
  'limitations.*.description': description,
  'limitations.*.importance': { label: 'Importance', values: importanceLabels },
  faq: { label: 'Question' },
  'faq.*.question': { label: 'Question', missing: 'La question est obligatoire.' },
  'faq.*.reponse': { label: 'Réponse', missing: 'La réponse est obligatoire.' },
  'faq.*.categorie': { label: 'Catégorie' },
  requetes_seo: { label: 'Requêtes SEO' },
  'requetes_seo.titre': { label: 'Titre des requêtes SEO' },
  'requetes_seo.requetes': { label: 'Requêtes SEO' },
  'requetes_seo.demandes': { label: 'Autres façons de demander', isHeaded: true },
  exemple: { label: 'Exemple de résultat' },
  'exemple.valeurs': { label: 'Valeur de l’exemple' },
  'exemple.valeurs.*.nom': { label: 'Nom', missing: 'Le nom est obligatoire.' },
  'exemple.valeurs.*.valeur': { label: 'Valeur', missing: 'La valeur est obligatoire.' },
  'exemple.resultat': { label: 'Résultat', missing: 'Le résultat est obligatoire.' },
  'exemple.remarque': { label: 'Remarque de l’éditeur' },
}
