import type { ItemKind } from '#shared/items/cote.ts'

/** A step of a journey: an item, why it is used there, and what of its result the next step needs. */
export type JourneyStep = {
  kind: ItemKind
  /** Id of the item. A renamed item stays in its journeys. */
  id: string
  but: string
  transmet: string
}

export const journeyStatuts = ['valide', 'brouillon'] as const
/** Visitors see a journey with the status `valide`. */
export type JourneyStatut = (typeof journeyStatuts)[number]

/** Items in the order in which they are used for one job. */
export type Journey = {
  /** Last part of its address. It never changes, so no link to it breaks. */
  slug: string
  titre: string
  introduction: string
  etapes: JourneyStep[]
  statut: JourneyStatut
  /** Its place among the others; of two with the same, by title. */
  rang: number
}

/** An item that a step is, or may be. */
export type StepItem = Pick<JourneyStep, 'kind' | 'id'> & {
  titre: string
  cote: string
  isPublic: boolean
}

/** A journey as the administration lists it, with those of its items that exist. */
export type StoredJourney = Journey & { fiches: StepItem[] }

/** A step as visitors see it. */
export type PublicStep = Pick<JourneyStep, 'kind' | 'but' | 'transmet'> & {
  slug: string
  titre: string
  categorie: string
  cote: string
  /** Number of variables in the prompt. 0 for a GPT. */
  fieldCount: number
  /** Number of these variables that an earlier step asks for. */
  sharedFieldCount: number
}

/** A journey as visitors see it, with the steps whose items are public. */
export type PublicJourney = Pick<Journey, 'slug' | 'titre' | 'introduction'> & {
  date_modification: string
  etapes: PublicStep[]
}

/** A journey in a list: its steps by their names. */
export type JourneySummary = Pick<PublicJourney, 'slug' | 'titre' | 'introduction'> & {
  etapes: Pick<PublicStep, 'kind' | 'slug' | 'titre'>[]
}

export const journeyTitleMaxLength = 60
export const introductionMaxLength = 600
/** Longest purpose, and longest text about what a step passes on. */
export const stepTextMaxLength = 300
/** Steps that one reads at a glance and keeps in mind. */
export const maxSteps = 12
/** The list is one page. */
export const maxJourneys = 60

export const journeyPath = (slug: string): `/parcours/${string}` => `/parcours/${slug}`

/** The path of the page of a step's item. */
export const stepPath = ({
  kind,
  slug,
}: Pick<PublicStep, 'kind' | 'slug'>): `/${ItemKind}/${string}` => `/${kind}/${slug}`
