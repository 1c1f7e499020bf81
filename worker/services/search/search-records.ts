import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { splitWords } from '#shared/search/search-text.ts'
import type { FoundGpt, FoundPrompt } from '#shared/search/search.ts'
import { launchBeginning, launchFactsOfBeginning } from '#shared/variables/gpt-launch-facts.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import type { SearchRecord } from './engine/inverted-index.ts'

type SharedCard<Found> = Omit<Found, 'ia' | 'match' | 'score'> & {
  /** Search queries, from which a snippet is quoted. Other demands would double the memory of the index. */
  queries: string[]
}

/** Everything that a result or suggestion shows, so that a search reads no row. */
export type SearchCard = SharedCard<FoundPrompt> | SharedCard<FoundGpt>

const sharedColumns = (table: typeof prompts | typeof gpts) => ({
  id: table.id,
  slug: table.slug,
  categories: table.categories,
  tags: table.tags,
  ia: table.ia,
  requetes_seo: table.requetes_seo,
  auteur_nom: table.auteur_nom,
  auteur_linkedin_url: table.auteur_linkedin_url,
  conversations_associees: table.conversations_associees,
  cote_code: table.cote_code,
  cote_rang: table.cote_rang,
  score: table.score,
  date_creation: table.date_creation,
  recherche: table.recherche,
})

/** Columns of which a record is made. */
export const recordColumns = {
  prompt: {
    ...sharedColumns(prompts),
    title: prompts.titre,
    description: prompts.description,
    niveau: prompts.niveau,
  },
  gpt: {
    ...sharedColumns(gpts),
    title: gpts.nom,
    description: gpts.description_texte,
    address: sql<string>`substr(${gpts.url_destination}, 1, ${launchBeginning.address})`,
    role: sql<string | null>`substr(${gpts.role}, 1, ${launchBeginning.role})`,
  },
}

type Row = Pick<typeof prompts.$inferSelect, keyof ReturnType<typeof sharedColumns>> & {
  title: string
  description: string
}
type PromptRow = Row & Pick<typeof prompts.$inferSelect, 'niveau'>
type GptRow = Row & { address: string; role: string | null }

export const promptRecord = ({ niveau, ...row }: PromptRow): SearchRecord<SearchCard> =>
  recordOf('prompt', row, niveau, { ...sharedCard('prompt', row), type: 'prompt', niveau })

export const gptRecord = ({ address, role, ...row }: GptRow): SearchRecord<SearchCard> =>
  recordOf('gpt', row, '', {
    ...sharedCard('gpt', row),
    type: 'gpt',
    launch: launchFactsOfBeginning(address, role),
  })

function recordOf(
  kind: ItemKind,
  { id, ia, categories, score, date_creation, recherche }: Row,
  niveau: string,
  card: SearchCard,
): SearchRecord<SearchCard> {
  const { titre: title, ...texts } = readTexts(recherche)
  return {
    item: {
      title,
      id,
      kind,
      ia: ia ?? '',
      niveau,
      categories,
      callNumber: splitWords(card.cote).join(''),
      ranking: score,
      created: date_creation,
      card,
    },
    ...texts,
  }
}

const sharedCard = (
  kind: ItemKind,
  {
    conversations_associees,
    cote_code,
    cote_rang,
    requetes_seo,
    ia: _ia,
    score: _score,
    recherche: _recherche,
    date_creation: _created,
    ...shown
  }: Row,
) => ({
  ...shown,
  conversationCount: readConversations(conversations_associees).length,
  cote: formatCote(cote_code, kind, cote_rang),
  queries: requetes_seo?.requetes ?? [],
})

const text = z.string().default('')
const words = z.array(z.string()).default([])

/** The column `recherche`, as `drizzle/derived/search-column.ts` writes it. */
const textsSchema = z
  .object({
    titre: text,
    radicaux: text,
    tags: text,
    requetes: text,
    categories: text,
    description: text,
    demandes: text,
    corps: text,
    mots_de_tete: words,
    autres_mots: words,
  })
  .transform(({ titre, radicaux, mots_de_tete, autres_mots, ...stems }) => ({
    titre,
    stems: { titre: radicaux, ...stems },
    headWords: mots_de_tete,
    otherWords: autres_mots,
  }))

/** An item whose column cannot be read is found by nothing, and keeps no other from being found. */
function readTexts(recherche: string) {
  try {
    return textsSchema.parse(JSON.parse(recherche))
  } catch (error) {
    logUnexpected(error, 'search column')
    return textsSchema.parse({})
  }
}
