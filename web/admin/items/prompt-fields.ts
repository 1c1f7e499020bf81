import { noLevel, type PromptDraft } from '#shared/items/prompt-draft.ts'
import { statutLabels } from '#web/admin/controls/status-badge.tsx'
import type { NamesOf } from '#web/admin/form/field-messages.ts'

/** What the fields of a prompt are called, in messages and in the comparison of two versions. */
export const promptFields: NamesOf<PromptDraft> = {
  titre: { label: 'Titre', missing: 'Le titre est obligatoire.' },
  slug: { label: 'Slug', missing: 'Le slug est obligatoire.' },
  description: { label: 'Description', missing: 'La description est obligatoire.' },
  categories: { label: 'Catégories', missing: 'Choisissez au moins une catégorie.' },
  tags: { label: 'Tags' },
  niveau: {
    label: 'Niveau',
    missing: 'Choisissez un niveau.',
    values: { [noLevel]: 'Pas encore choisi' },
  },
  ia: { label: 'IA' },
  statut: { label: 'Statut', values: statutLabels },
  auteur_nom: { label: 'Nom de l’auteur' },
  auteur_linkedin_url: { label: 'Profil LinkedIn de l’auteur' },
  prompt: { label: 'Texte du prompt', missing: 'Le texte du prompt est obligatoire.' },
  conversations_associees: { label: 'Conversation' },
  'conversations_associees.*.nom': { label: 'Nom', missing: 'Le nom est obligatoire.' },
  'conversations_associees.*.url': { label: 'Adresse', missing: 'L’adresse est obligatoire.' },
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
  historique: { label: 'Modification' },
  'historique.*.modification': { label: 'Note', missing: 'La note est obligatoire.' },
  'historique.*.date': { label: 'Date', missing: 'La date est obligatoire.' },
}
