import type { FieldName, NamesOf } from '#shared/items/field-names.ts'
import { journeySchema } from '#shared/journeys/journey-input.ts'
import type { Journey, JourneyStatut, StepItem, StoredJourney } from '#shared/journeys/journey.ts'
import { proposeSlug } from '#shared/text/proposed-slug.ts'
import { type FieldMessage, fieldMessages } from '#web/admin/form/field-messages.ts'

/** A journey as its form holds it: the item of a step by its label, as it is typed. */
export type JourneyDraft = {
  slug: string
  titre: string
  introduction: string
  etapes: { id: string; but: string; transmet: string }[]
  statut: JourneyStatut
  rang: number
}

export const blankStep: JourneyDraft['etapes'][number] = { id: '', but: '', transmet: '' }

export const emptyJourney: JourneyDraft = {
  slug: '',
  titre: '',
  introduction: '',
  etapes: [blankStep, blankStep],
  statut: 'brouillon',
  rang: 0,
}

/** Label of an item in the choice. Items may have the same title, so it contains the call number. */
export const itemLabel = ({ kind, titre, cote }: StepItem): string =>
  `${titre} (${kind === 'gpt' ? 'GPT' : 'prompt'} ${cote})`

export const withoutItems = ({ fiches: _items, ...journey }: StoredJourney): Journey => journey

/** The items that a step may be: those that are offered, and those of the journey that are no longer. */
export const withOwn = (choices: StepItem[], stored: StoredJourney | null): StepItem[] => [
  ...choices,
  ...(stored?.fiches ?? []).filter(({ id }) => !choices.some((choice) => choice.id === id)),
]

export const draftOf = ({ etapes, ...journey }: Journey, items: StepItem[]): JourneyDraft => ({
  ...journey,
  etapes: etapes.map(({ kind, id, but, transmet }) => {
    const item = items.find((other) => other.kind === kind && other.id === id)
    return { id: item ? itemLabel(item) : '', but, transmet }
  }),
})

/** An unknown label gives no item, and the schema refuses it. */
export const journeyOf = (
  { slug, etapes, ...draft }: JourneyDraft,
  items: StepItem[],
): Journey => ({
  ...draft,
  slug: slug === '' ? proposeSlug(draft.titre) : slug,
  etapes: etapes.map(({ id: label, but, transmet }) => {
    const item = items.find((other) => spaced(itemLabel(other)) === spaced(label))
    return { kind: item?.kind ?? 'prompt', id: item?.id ?? '', but, transmet }
  }),
})

/** Titles have spaces that do not break, which nobody types. */
const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

export const journeyFields = {
  titre: { label: 'Titre', missing: 'Le titre est obligatoire.' },
  slug: { label: 'Slug', missing: 'Le slug est obligatoire.' },
  statut: { label: 'Statut' },
  rang: { label: 'Place dans la liste' },
  introduction: { label: 'Introduction', missing: 'L’introduction est obligatoire.' },
  etapes: { label: 'Étapes' },
  'etapes.*.id': { label: 'Fiche', missing: 'Choisissez une fiche de la liste.' },
  'etapes.*.but': { label: 'But', missing: 'Le but est obligatoire.' },
  'etapes.*.transmet': { label: 'Transmet à la suite' },
} satisfies NamesOf<JourneyDraft> & Record<string, FieldName>

/** Reasons why a journey cannot be saved. */
export const journeyMessages = (draft: JourneyDraft, items: StepItem[]): FieldMessage[] =>
  fieldMessages(journeySchema, journeyOf(draft, items), draft, journeyFields)

export const statutLabels: Record<JourneyStatut, string> = {
  brouillon: 'Brouillon',
  valide: 'Publié',
}
