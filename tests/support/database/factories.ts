import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { builtInFacts } from './built-in-categories.ts'

type RowFields = {
  id: string
  date_creation: string
  date_modification: string
  cree_par?: string | null
  verifie_avec?: string | null
  verifie_le?: string | null
}
type Derived = ReturnType<typeof promptDerivedValues> & { cote_rang: number }
/** What follows from the description of a GPT. */
type Shown = {
  description_texte: string
  description_format: number
  description_arbre: MarkdownTree | null
}
type PromptRow = PromptInput & RowFields & Derived
type GptRow = GptInput & RowFields & Derived & Shown

let sequence = 0

/** Writes one prompt, public and unique by construction, and gives its row. */
export async function insertPrompt(
  db: Database,
  overrides: Partial<PromptInput & RowFields> = {},
): Promise<PromptRow> {
  const row = promptValues(overrides)
  await writeBatch(db, [db.insert(prompts).values(row)])
  return row
}

/** Writes one GPT, public and unique by construction, and gives its row. */
export async function insertGpt(
  db: Database,
  overrides: Partial<GptInput & RowFields> = {},
): Promise<GptRow> {
  const row = gptValues(overrides)
  await writeBatch(db, [db.insert(gpts).values(row)])
  return row
}

/** The row of one prompt, for a test that writes many in one go. */
export function promptValues(overrides: Partial<PromptInput & RowFields> = {}): PromptRow {
  const rank = nextRank()
  const input: PromptInput & RowFields = {
    ...promptDrafting.emptyItem,
    slug: `prompt-${rank}`,
    titre: `Prompt ${rank}`,
    description: `Description du prompt ${rank}`,
    prompt: `Rédige un texte sur [sujet ${rank}].`,
    categories: ['Marketing'],
    niveau: 'Débutant',
    statut: 'valide',
    ...rowFields(rank),
    ...overrides,
  }
  return { ...input, ...promptDerivedValues(input, builtInFacts), cote_rang: rank }
}

/** The row of one GPT, for a test that writes many in one go. */
export function gptValues(overrides: Partial<GptInput & RowFields> = {}): GptRow {
  const rank = nextRank()
  const input: GptInput & RowFields = {
    ...gptDrafting.emptyItem,
    slug: `gpt-${rank}`,
    nom: `GPT ${rank}`,
    description: `Description du GPT ${rank}`,
    categories: ['Marketing'],
    statut: 'valide',
    url_destination: `https://chatgpt.com/g/g-${rank}`,
    ...rowFields(rank),
    ...overrides,
  }
  const derived = gptDerivedValues(input, builtInFacts, sampleIdentity.consultant_name)
  return { ...input, ...derived, cote_rang: rank }
}

function nextRank(): number {
  sequence += 1
  return sequence
}

/** A minute apart, so that no order depends on a tie. */
function rowFields(rank: number): RowFields {
  const instant = new Date(Date.UTC(2025, 0, 1, 0, rank)).toISOString()
  return { id: `item-${rank}`, date_creation: instant, date_modification: instant }
}
