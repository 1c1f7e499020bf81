import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { draftList, type DraftShape, draftText } from './draft-shape.ts'
import type { PartNames } from './field-names.ts'
import type { DraftOf, SavedOf } from './field-schemas.ts'
import { field, type Fields, narrowField, text } from './fields.ts'
import { niveaux } from './niveau.ts'
import { historiqueSchema, type modificationSchema } from './sections/historique.ts'
import { sharedFields, sharedPartNames } from './shared-fields.ts'

/** The value of the level's select before a level is chosen: a select has no empty value. */
export const noLevel = 'a-choisir'
const niveauSchema = z.enum(niveaux)
const chosenLevelSchema = z.enum([...niveaux, noLevel])

const modificationDraftSchema = z.object({
  modification: draftText,
  date: draftText,
} satisfies DraftShape<z.input<typeof modificationSchema>>)

const inText = { tab: 'texte' } as const
const inSeo = { tab: 'referencement' } as const
const inMore = { tab: 'plus' } as const

/** The fields of a prompt, in the order of its form. */
export const promptFields = {
  titre: text(typedText().trim().min(1).max(160), {
    label: 'Titre',
    tab: 'texte',
    missing: 'Le titre est obligatoire.',
    import: { otherNames: ['nom', 'name', 'title', 'act', 'intitule', 'heading'] },
  }),
  description: text(typedText().trim().min(1).max(2000), {
    label: 'Description',
    tab: 'texte',
    missing: 'La description est obligatoire.',
    control: {
      as: 'area',
      hint: 'Pour mener à une autre fiche, citez son titre exact\u00a0: prompt «\u00a0Titre\u00a0» ou GPT «\u00a0Nom\u00a0». La page en fait un lien.',
    },
    import: { otherNames: ['desc', 'resume', 'summary', 'excerpt', 'abstract'] },
  }),
  prompt: text(typedText().min(1).max(150_000), {
    label: 'Texte du prompt',
    tab: 'texte',
    missing: 'Le texte du prompt est obligatoire.',
    import: {
      otherNames: ['prompts', 'texte', 'text', 'contenu', 'content', 'body', 'template'],
    },
  }),
  categories: { ...sharedFields.categories, ...inText },
  tags: { ...sharedFields.tags, ...inText },
  niveau: narrowField(
    {
      label: 'Niveau',
      tab: 'texte',
      missing: 'Choisissez un niveau.',
      values: { [noLevel]: 'Pas encore choisi' },
      import: { otherNames: ['level', 'difficulty', 'difficulte'] },
    },
    {
      cell: 'text',
      schema: niveauSchema,
      form: chosenLevelSchema.pipe(niveauSchema),
      draft: chosenLevelSchema,
      emptyDraft: noLevel,
      unset: 'Intermédiaire',
      toDraft: (saved) => saved,
      toSaved: (draft) => draft,
    },
  ),
  ia: { ...sharedFields.ia, ...inText },
  statut: { ...sharedFields.statut, ...inText },
  exemple: sharedFields.exemple,
  requetes_seo: { ...sharedFields.requetes_seo, ...inSeo },
  meta_title: sharedFields.meta_title,
  meta_description: sharedFields.meta_description,
  og_image: sharedFields.og_image,
  slug: { ...sharedFields.slug, ...inMore },
  auteur_nom: { ...sharedFields.auteur_nom, ...inMore },
  auteur_linkedin_url: { ...sharedFields.auteur_linkedin_url, ...inMore },
  conversations_associees: { ...sharedFields.conversations_associees, ...inMore },
  historique: field(
    { label: 'Modification', tab: 'plus', import: { label: 'Historique' } },
    {
      schema: historiqueSchema,
      draft: draftList(modificationDraftSchema),
      emptyDraft: [],
      unset: [],
      toDraft: (saved) => saved,
      toSaved: (draft) => draft,
    },
  ),
} satisfies Fields

/** A prompt as it is saved. */
export type PromptInput = SavedOf<typeof promptFields>

/** A prompt as its editor holds it, valid or not yet. */
export type PromptDraft = DraftOf<typeof promptFields>

export const promptPartNames: PartNames<typeof promptFields> = {
  ...sharedPartNames,
  'historique.*.modification': { label: 'Note', missing: 'La note est obligatoire.' },
  'historique.*.date': { label: 'Date', missing: 'La date est obligatoire.' },
}
