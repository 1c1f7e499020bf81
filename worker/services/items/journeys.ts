import { and, asc, eq, sql } from 'drizzle-orm'

import { gpts, journeys, promptVariables, prompts } from '#drizzle/schema/index.ts'
import { formatCote, type ItemKind } from '#shared/items/cote.ts'
import {
  type JourneySummary,
  maxJourneys,
  type PublicJourney,
  type PublicStep,
} from '#shared/journeys/journey.ts'
import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { variableNamed } from '#shared/variables/named-variable.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

/**
 * The published journeys in the order of their list. A step whose item is not public is left out, and so is a
 * journey without any step.
 */
export async function listPublicJourneys(
  db: Database,
  vocabulary: KnownVariable[] | Promise<KnownVariable[]>,
): Promise<PublicJourney[]> {
  const { slug, titre, introduction, etapes, date_modification, statut, rang } = journeys
  // Issued together, so they batch into one round trip.
  const [rows, items] = await Promise.all([
    db
      .select({ slug, titre, introduction, etapes, date_modification })
      .from(journeys)
      .where(eq(statut, 'valide'))
      .orderBy(asc(rang), asc(titre))
      .limit(maxJourneys),
    readItems(db, vocabulary),
  ])
  return rows
    .map(({ etapes: stored, ...row }) => {
      const asked = new Set<string>()
      const shown = stored.flatMap(({ kind, id, but, transmet }): PublicStep[] => {
        const item = items.get(`${kind} ${id}`)
        if (!item) return []
        const { names, ...facts } = item
        const sharedFieldCount = names.filter((name) => asked.has(name)).length
        for (const name of names) asked.add(name)
        return [{ kind, but, transmet, ...facts, fieldCount: names.length, sharedFieldCount }]
      })
      return Object.assign(row, { etapes: shown })
    })
    .filter((journey) => journey.etapes.length > 0)
}

/** A journey in a list. */
export const summarizeJourney = ({
  slug,
  titre,
  introduction,
  etapes,
}: PublicJourney): JourneySummary => ({
  slug,
  titre,
  introduction,
  etapes: etapes.map((step) => ({ kind: step.kind, slug: step.slug, titre: step.titre })),
})

export const toJourneyLink = ({ slug, titre, etapes }: PublicJourney) => ({
  slug,
  titre,
  etapes: etapes.length,
})

/** True if a journey has a page: it is published and has a public step. */
export async function isPublicJourney(db: Database, slug: string): Promise<boolean> {
  const list = await listPublicJourneys(db, [])
  return list.some((journey) => journey.slug === slug)
}

/** The published journey with this slug. */
export function getPublicJourney(list: PublicJourney[], slug: string): PublicJourney {
  const found = list.find((journey) => journey.slug === slug)
  if (!found) throw new AppError('NOT_FOUND', `Parcours « ${slug} » introuvable`)
  return found
}

type FoundItem = Pick<PublicStep, 'slug' | 'titre' | 'categorie' | 'cote'> & {
  /** The names of its variables, of those that the vocabulary knows by several names the first. */
  names: string[]
}

/** The ids of the items of a kind that published journeys have as steps. */
const stepIds = (kind: ItemKind) => sql`(
  select step.value ->> 'id' from ${journeys}, json_each(iif(json_valid(${journeys.etapes}), ${journeys.etapes}, '[]')) as step
  where ${journeys.statut} = 'valide' and step.value ->> 'kind' = ${kind})`

async function readItems(
  db: Database,
  vocabulary: KnownVariable[] | Promise<KnownVariable[]>,
): Promise<Map<string, FoundItem>> {
  const { prompt_id, nom } = promptVariables
  const [promptRows, gptRows, variableRows, known] = await Promise.all([
    db
      .select({
        id: prompts.id,
        slug: prompts.slug,
        titre: prompts.titre,
        categories: prompts.categories,
        code: prompts.cote_code,
        rank: prompts.cote_rang,
      })
      .from(prompts)
      .where(and(sql`${prompts.id} in ${stepIds('prompt')}`, eq(prompts.statut, 'valide'))),
    db
      .select({
        id: gpts.id,
        slug: gpts.slug,
        titre: gpts.nom,
        categories: gpts.categories,
        code: gpts.cote_code,
        rank: gpts.cote_rang,
      })
      .from(gpts)
      .where(and(sql`${gpts.id} in ${stepIds('gpt')}`, eq(gpts.statut, 'valide'))),
    db
      .select({ id: prompt_id, nom })
      .from(promptVariables)
      .where(sql`${prompt_id} in ${stepIds('prompt')}`),
    vocabulary,
  ])
  const namesOf = (id: string) => [
    ...new Set(
      variableRows
        .filter((row) => row.id === id)
        .map((row) => variableNamed(known, row.nom)?.cle ?? row.nom),
    ),
  ]
  const itemOf =
    (kind: 'prompt' | 'gpt') =>
    ({ id, slug, titre, categories, code, rank }: (typeof promptRows)[number]) =>
      [
        `${kind} ${id}`,
        {
          slug,
          titre,
          categorie: categories[0] ?? '',
          cote: formatCote(code, kind, rank),
          names: kind === 'prompt' ? namesOf(id) : [],
        },
      ] as const
  return new Map([...promptRows.map(itemOf('prompt')), ...gptRows.map(itemOf('gpt'))])
}
