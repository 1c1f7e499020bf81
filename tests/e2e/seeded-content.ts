import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'

const isPublic = ({ statut }: { statut?: string }) => statut === undefined || statut === 'valide'

/** The public prompts of the starting content as they are stored, oldest first. */
export async function publicPrompts() {
  const seeds = await readPromptSeeds()
  return seeds.filter(isPublic).map((seed) => Object.assign(promptRow(seed), datesOf(seed)))
}

/** The public GPTs of the starting content as they are stored, oldest first. */
export async function publicGpts() {
  const seeds = await readGptSeeds()
  return seeds.filter(isPublic).map((seed) => Object.assign(gptRow(seed), datesOf(seed)))
}

/** One public prompt of the starting content. */
export async function publicPrompt(slug: string) {
  return found(await publicPrompts(), slug)
}

/** One public GPT of the starting content. */
export async function publicGpt(slug: string) {
  return found(await publicGpts(), slug)
}

type Dates = { date_creation: string; date_modification: string }

const datesOf = ({ date_creation, date_modification }: Dates) => ({
  date_creation,
  date_modification,
})

function found<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const item = items.find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`The starting content has no public item ${slug}`)
  return item
}
