import * as fc from 'fast-check'
import type { z } from 'zod'

import { proofCount, proofSeed } from '#tests/prove/scale.ts'
import type { ListedProcedure } from '#tests/support/calls/procedures.ts'

import { type IdPlace, idPlaces, type StoredRow } from './id-places.ts'
import { columnsOf, type Row, type StoredId } from './stored-ids.ts'
import type { Team } from './team.ts'

/** So many ids are tried at a place of what it is about, and of what it is not. */
const mostMeant = proofCount({ sample: 20, whole: 2000 })
const mostOthers = proofCount({ sample: 1, whole: 50 })
/** So often each: with what is stored beside it, with what the example has there, and with what else is stored. */
const mostRows = proofCount({ sample: 2, whole: 10 })
/** So many are tried together with one that stands beside them in a row, where an input takes both. */
const mostCouples = proofCount({ sample: 3, whole: 100 })

/** A procedure that takes ids, and where. */
export type Taking = ListedProcedure & { schema: z.ZodType; places: Place[] }
type Place = IdPlace & {
  /** The columns that hold what it is about. */
  homes: ReadonlySet<string>
  /** The call makes something of that id: its name is the caller's to choose. */
  isNew: boolean
}

/** An input with ids in its places. */
export type Trial = {
  place: string
  about: string
  ids: readonly string[]
  input: (ids: readonly string[]) => unknown
  isNew: boolean
}

/** What is for people who are signed in and takes an id. */
export async function memberProcedures(
  team: Team,
  procedures: readonly ListedProcedure[],
): Promise<Taking[]> {
  const found: Taking[] = []
  for (const { schema, ...procedure } of procedures) {
    const input = team.inputs[procedure.name]
    if (!schema || idPlaces(schema, input).length === 0) continue
    const answers = [
      await team.send('visitor', procedure.name, input),
      await team.send('contributor', procedure.name, input),
    ]
    if (answers[0]?.status !== 401 || answers[1]?.status === 401) continue
    const examples = idPlaces(schema, input)
    const isStored = examples.every((place) => homesIn(team.rows, place).length > 0)
    const after = isStored ? [] : await team.rowsAfter('contributor', procedure.name, input)
    const places = examples.map((place) => withHomes(place, team.rows, after))
    found.push({ ...procedure, schema, places })
  }
  for (const one of found) one.places = one.places.map((place) => aboutLike(found, one, place))
  return found
}

/** Where the example of a place is stored, before its call or by it. */
function withHomes(place: IdPlace, rows: readonly Row[], after: readonly Row[]): Place {
  const [before, made] = [homesIn(rows, place), homesIn(after, place)]
  const isNew = before.length === 0 && made.length > 0
  return { ...place, homes: new Set(isNew ? made : before), isNew }
}

const homesIn = (rows: readonly Row[], { example }: IdPlace): string[] =>
  typeof example === 'string' ? rows.flatMap((row) => columnsOf(example, row)) : []

/** An example may be about nothing: then a place is about what others of its name are, of its router first. */
function aboutLike(all: readonly Taking[], { name }: Taking, place: Place): Place {
  if (place.homes.size > 0) return place
  const router = name.slice(0, name.lastIndexOf('.') + 1)
  const homesOf = (some: readonly Taking[]) =>
    some.flatMap(({ places }) =>
      places.flatMap(({ key, homes }) => (key === place.key ? [...homes] : [])),
    )
  const near = homesOf(all.filter((one) => one.name.startsWith(router)))
  return { ...place, homes: new Set(near.length > 0 ? near : homesOf(all)) }
}

/** The ids to try at a place, each with what is stored beside it, some with another at a second place. */
export function trialsOf(
  { schema, places }: Taking,
  place: Place,
  ids: readonly StoredId[],
): Trial[] {
  const chosen = chosenIds(place, ids)
  const alone = chosen.flatMap(({ id, rows, state }) =>
    distinctRows(place, id, rows).map((row): Trial => ({
      place: place.name,
      about: state,
      ids: [id],
      input: ([one = '']) => place.put(one, row),
      isNew: place.isNew,
    })),
  )
  const known = new Set(ids.map(({ id }) => id))
  const couples = chosen.flatMap(({ id, related, rows: [row = {}], state }) =>
    places
      .filter(({ name }) => name !== place.name)
      .flatMap((second) =>
        related
          .filter((other) => known.has(other))
          .map((other): Trial => ({
            place: `${place.name} and ${second.name}`,
            about: state,
            ids: [id, other],
            input: ([one = '', two = '']) => {
              const input = place.put(one, row)
              return idPlaces(schema, input)
                .find(({ name }) => name === second.name)
                ?.put(two, {})
            },
            isNew: place.isNew || second.isNew,
          })),
      ),
  )
  return [...alone, ...someOf(couples, mostCouples)]
}

/** One of each state of those that a place is about, and some of the others. */
function chosenIds({ homes }: Place, ids: readonly StoredId[]): StoredId[] {
  const isMeant = (one: StoredId) => [...one.homes].some((home) => homes.has(home))
  const distinct = [...new Map(ids.filter(isMeant).map((one) => [one.state, one])).values()]
  const others = ids.filter((one) => !isMeant(one))
  return [...someOf(distinct, mostMeant), ...someOf(others, mostOthers)]
}

/** Those that make an input of their own, one of them empty. */
function distinctRows(place: Place, id: string, [own = {}, ...others]: readonly StoredRow[]) {
  const rows: StoredRow[] = [own, {}, ...others]
  const distinct = new Map(rows.map((row) => [JSON.stringify(place.put(id, row)), row]))
  return [...distinct.values()].slice(0, mostRows)
}

function someOf<One>(all: readonly One[], most: number): One[] {
  const length = Math.min(most, all.length)
  const some = fc.shuffledSubarray([...all], { minLength: length, maxLength: length })
  return fc.sample(some, { numRuns: 1, seed: proofSeed })[0] ?? []
}
