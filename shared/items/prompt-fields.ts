import { z } from 'zod'

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

/** The fields of a prompt, in the order of its form. */
export const promptFields = {
  titre: text(z.string().trim().min(1).max(160), {
    label: 'Titre',
    tab: 'general',
    missing: 'Le titre est obligatoire.',
    import: { otherNames: ['nom', 'name', 'title', 'act', 'intitule', 'heading'] },
  }),
  slug: sharedFields.slug,
  description: text(z.string().trim().min(1).max(2000), {
    label: 'Description',
    tab: 'general',
    missing: 'La description est obligatoire.',
    control: {
      as: 'area',
      hint: 'Pour mener à une autre fiche, citez son titre exact\u00a0: prompt «\u00a0Titre\u00a0» ou GPT «\u00a0Nom\u00a0». La page en fait un lien.',
    },
    import: { otherNames: ['desc', 'resume', 'summary', 'excerpt', 'abstract'] },
  }),
  categories: sharedFields.categories,
  tags: sharedFields.tags,
  niveau: narrowField(
    {
      label: 'Niveau',
      tab: 'general',
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
  ia: sharedFields.ia,
  statut: sharedFields.statut,
  auteur_nom: sharedFields.auteur_nom,
  auteur_linkedin_url: sharedFields.auteur_linkedin_url,
  prompt: text(z.string().min(1).max(150_000), {
    label: 'Texte du prompt',
    tab: 'texte',
    missing: 'Le texte du prompt est obligatoire.',
    import: {
      otherNames: ['prompts', 'texte', 'text', 'contenu', 'content', 'body', 'template'],
    },
  }),
  conversations_associees: sharedFields.conversations_associees,
  requetes_seo: sharedFields.requetes_seo,
  meta_title: sharedFields.meta_title,
  meta_description: sharedFields.meta_description,
  og_image: sharedFields.og_image,
  exemple: sharedFields.exemple,
  historique: field(
    { label: 'Modification', tab: 'historique', import: { label: 'Historique' } },
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
