import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { metaDescriptionMaxLength, metaTitleMaxLength } from '#shared/text/meta-lengths.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { typedText } from '#shared/text/typed-text.ts'

import { draftList } from './draft-shape.ts'
import type { FieldName } from './field-names.ts'
import { field, narrowField, optionalText, same, text, words } from './fields.ts'
import { conversationDraftSchema } from './sections/conversation-draft.ts'
import {
  conversationSchema,
  conversationsAssocieesSchema,
  readConversations,
} from './sections/conversations.ts'
import {
  emptyExemple,
  exempleDraft,
  exempleDraftSchema,
  exempleOf,
} from './sections/exemple-draft.ts'
import { exempleSchema } from './sections/exemple.ts'
import { requetesSeoSchema } from './sections/requetes-seo.ts'
import {
  seoQueriesDraft,
  seoQueriesDraftSchema,
  seoQueriesOf,
} from './sections/seo-queries-draft.ts'
import { statutLabels, statutSchema } from './statut.ts'

/** A category or a tag. */
export const labelSchema = typedText().trim().min(1).max(60)
export const categoriesSchema = z.array(labelSchema).max(6)
export const tagsSchema = z.array(labelSchema).max(20)
export const iaSchema = typedText().trim().min(1).max(40)
export const authorNameSchema = typedText().trim().min(1).max(120)

/** Fields of both kinds, in the tabs of a GPT's editor. */
export const sharedFields = {
  slug: text(slugSchema, { label: 'Slug', tab: 'general', missing: 'Le slug est obligatoire.' }),
  categories: words(categoriesSchema.min(1), {
    label: 'Catégories',
    tab: 'general',
    missing: 'Choisissez au moins une catégorie.',
    import: { otherNames: ['categorie', 'category', 'cat', 'rubrique', 'topic', 'theme'] },
  }),
  tags: words(tagsSchema, {
    label: 'Tags',
    tab: 'general',
    import: { otherNames: ['tag', 'mots-cles', 'keywords', 'etiquettes', 'labels'] },
  }),
  ia: optionalText(iaSchema, {
    label: 'IA',
    tab: 'general',
    import: { otherNames: ['model', 'modele', 'ai', 'llm'] },
  }),
  statut: same(statutSchema, 'brouillon', {
    label: 'Statut',
    tab: 'general',
    values: statutLabels,
    isPrivate: true,
    import: false,
  }),
  auteur_nom: optionalText(authorNameSchema, {
    label: 'Nom de l’auteur',
    tab: 'general',
    import: { otherNames: ['auteur', 'author', 'contributor', 'contributeur', 'creator'] },
  }),
  auteur_linkedin_url: optionalText(externalUrlSchema, {
    label: 'Profil LinkedIn de l’auteur',
    tab: 'general',
    import: { otherNames: ['linkedin'] },
  }),
  conversations_associees: narrowField(
    { label: 'Conversation', tab: 'general', import: { label: 'Conversations' } },
    {
      cell: 'json',
      schema: conversationsAssocieesSchema.nullable(),
      // One of the three stored forms, so that a message finds its field.
      form: z.array(conversationSchema).max(50).nullable(),
      draft: draftList(conversationDraftSchema),
      emptyDraft: [],
      unset: null,
      toDraft: readConversations,
      toSaved: (draft) => (draft.length === 0 ? null : draft),
    },
  ),
  requetes_seo: field(
    { label: 'Requêtes SEO', tab: 'requetes-seo' },
    {
      schema: requetesSeoSchema.nullable(),
      draft: seoQueriesDraftSchema,
      emptyDraft: seoQueriesDraft(null),
      unset: null,
      toDraft: seoQueriesDraft,
      toSaved: seoQueriesOf,
    },
  ),
  meta_title: optionalText(typedText().trim().min(1).max(metaTitleMaxLength), {
    label: 'Titre pour les moteurs',
    tab: 'referencement',
    isPrivate: true,
    import: { otherNames: ['titre-seo', 'seo-title', 'title-tag', 'balise-title'] },
  }),
  meta_description: optionalText(typedText().trim().min(1).max(metaDescriptionMaxLength), {
    label: 'Méta description',
    tab: 'referencement',
    isPrivate: true,
    import: { otherNames: ['description-seo', 'seo-description'] },
  }),
  og_image: optionalText(externalUrlSchema, {
    label: 'Image de partage',
    tab: 'referencement',
    isPrivate: true,
    import: { otherNames: ['image-sociale', 'social-image', 'share-image'] },
  }),
  exemple: field(
    { label: 'Exemple de résultat', tab: 'exemple' },
    {
      schema: exempleSchema.nullable(),
      draft: exempleDraftSchema,
      emptyDraft: emptyExemple,
      unset: null,
      toDraft: exempleDraft,
      toSaved: exempleOf,
    },
  ),
}

export const sharedPartNames = {
  'conversations_associees.*.nom': { label: 'Nom', missing: 'Le nom est obligatoire.' },
  'conversations_associees.*.url': { label: 'Adresse', missing: 'L’adresse est obligatoire.' },
  'requetes_seo.titre': { label: 'Titre des requêtes SEO' },
  'requetes_seo.requetes': { label: 'Requêtes SEO' },
  'requetes_seo.demandes': { label: 'Autres façons de demander', isHeaded: true },
  'exemple.valeurs': { label: 'Valeur de l’exemple' },
  'exemple.valeurs.*.nom': { label: 'Nom', missing: 'Le nom est obligatoire.' },
  'exemple.valeurs.*.valeur': { label: 'Valeur', missing: 'La valeur est obligatoire.' },
  'exemple.resultat': { label: 'Résultat', missing: 'Le résultat est obligatoire.' },
  'exemple.remarque': { label: 'Remarque de l’éditeur' },
} as const satisfies Record<string, FieldName>
