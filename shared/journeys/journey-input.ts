import { z } from 'zod'

import { itemKinds } from '#shared/items/cote.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { withTypedTexts } from '#shared/text/typed-text.ts'

import {
  introductionMaxLength,
  type Journey,
  type JourneyStep,
  journeyStatuts,
  journeyTitleMaxLength,
  maxSteps,
  stepTextMaxLength,
} from './journey.ts'

const line = (longest: number) =>
  z.string().trim().max(longest, `${longest}\u00a0caractères au plus.`)

const stepShape = {
  kind: z.enum(itemKinds),
  id: z.string().regex(/^[\w-]{1,64}$/, 'Choisissez une fiche de la liste.'),
}

export const journeyStepSchema: z.ZodType<JourneyStep> = z.strictObject({
  ...stepShape,
  but: line(stepTextMaxLength).min(1, 'Le but est obligatoire.'),
  transmet: line(stepTextMaxLength),
})

/** A journey as it is written. */
export const journeySchema: z.ZodType<Journey> = withTypedTexts(
  z
    .strictObject({
      slug: slugSchema.min(1, 'Le slug est obligatoire.'),
      titre: line(journeyTitleMaxLength).min(1, 'Le titre est obligatoire.'),
      introduction: line(introductionMaxLength).min(1, 'L’introduction est obligatoire.'),
      etapes: z.array(journeyStepSchema).max(maxSteps, `${maxSteps} étapes au plus.`),
      statut: z.enum(journeyStatuts),
      rang: z.int('Nombre entier attendu.').min(0, '0 au moins.').max(999, '999 au plus.'),
    })
    .superRefine(({ statut, etapes }, context) => {
      const tell = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message })
      if (statut === 'valide' && etapes.length < 2) {
        tell(['etapes'], 'Un parcours publié a deux étapes au moins.')
      }
      for (const [index, { kind, id }] of etapes.entries()) {
        const first = etapes.findIndex((step) => step.kind === kind && step.id === id)
        if (first < index) tell(['etapes', index, 'id'], 'Cette fiche est déjà une étape.')
      }
    }),
)

/** A journey as it was read: what is stored may be older than the rules. */
export const storedJourneySchema: z.ZodType<Journey> = z.strictObject({
  slug: z.string().max(200),
  titre: z.string().max(1000),
  introduction: z.string().max(4000),
  etapes: z
    .array(
      z.strictObject({ ...stepShape, but: z.string().max(2000), transmet: z.string().max(2000) }),
    )
    .max(100),
  statut: z.enum(journeyStatuts),
  rang: z.int(),
})
