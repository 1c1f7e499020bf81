import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { recordFigure } from '#tests/prove/scale.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'

import { secret } from './foreign-objects.ts'
import type { StoredId } from './stored-ids.ts'
import { type Answer, openTeam, type Team } from './team.ts'
import { memberProcedures, type Taking, type Trial, trialsOf } from './trials.ts'

const roles = ['contributor', 'moderator', 'admin'] as const
type Role = (typeof roles)[number]

let team: Team
let taking: Taking[]

beforeAll(async () => {
  team = await openTeam()
  taking = await memberProcedures(team, await listProcedures())
})

beforeEach(() => {
  team.freeze()
  return () => void vi.useRealTimers()
})

describe('an example', () => {
  it('takes an id at each place that its schema has for one', () => {
    const refused = taking.flatMap(({ name, schema, places }) =>
      places
        .filter((place) => !schema.safeParse(place.put(unknownId, {})).success)
        .map((place) => name + place.name),
    )

    expect(taking.length).toBeGreaterThan(60)
    expect(refused).toEqual([])
  })
})

describe.each(roles)(
  'the id of what is another’s',
  { tags: ['sampled'], timeout: 3_600_000 },
  (role) => {
    it(`is answered to the role ${role} as an unknown id is, byte for byte, by every procedure that takes one`, async () => {
      const ids = team.foreignIds.filter((one) => role === 'contributor' || isPrivate(one))
      const callsBefore = team.calls()
      const deviations: Record<string, Deviation> = {}

      for (const procedure of taking) {
        for (const place of procedure.places) {
          const trials = trialsOf(procedure, place, ids)
          const found = await findDeviation(role, procedure.name, trials)
          if (found) deviations[`${procedure.name} at ${place.name}`] = found
        }
      }

      expect(deviations).toEqual({})
      await recordFigure(`calls with foreign ids, ${role}`, String(team.calls() - callsBefore))
    })
  },
)

/** Of one person alone, whatever the rights of others: the journal is the site's. */
const isPrivate = ({ rows }: StoredId) =>
  rows.every((row) => 'user_id' in row && !('action' in row))

const unknownId = '0b5c1f0e-6f0a-4d3c-9a51-7d2f3e8a9b10'
const unknownIds = [unknownId, '1c6d2a1f-7a1b-4e4d-8b62-8e3a4f9bac21']

/** What tells an id of somebody else from an unknown one. */
type Deviation = { about: string; answer: Answer; unknown: Answer }

async function findDeviation(
  role: Role,
  procedure: string,
  trials: readonly Trial[],
): Promise<Deviation | null> {
  const known = new Map<string, Answer>()
  let taken: Answer | undefined
  for (const { about, ids, input, isNew } of trials) {
    const unknownInput = input(unknownIds)
    const key = JSON.stringify(unknownInput)
    const unknown = known.get(key) ?? (await ask(role, procedure, unknownInput, unknownIds))
    known.set(key, unknown)
    const answer = await ask(role, procedure, input(ids), ids)
    if (!isSame(answer, unknown, isNew)) {
      // A name that is taken is refused, in the same words whatever it is the name of.
      taken ??= answer
      const isClean = isNew && isRefusal(answer) && isSame(answer, taken, isNew)
      if (!isClean) return { about, answer, unknown }
    }
    // Who may not call it is told so before anything is read.
    if (unknown.status === 403) return null
  }
  return null
}

async function ask(
  role: Role,
  procedure: string,
  input: unknown,
  ids: readonly string[],
): Promise<Answer> {
  const { body, ...answer } = await team.send(role, procedure, input)
  const withoutIds = ids.reduce((text, id) => text.replaceAll(id, '…'), body)
  return { ...answer, body: withoutIds.replaceAll(newBinIds, '"corbeille":["…"]') }
}

/** Each deletion makes the id of a row in the bin. */
const newBinIds = /"corbeille":\["[^"]+"\]/g

const isRefusal = ({ status, body }: Answer) =>
  status >= 400 && status < 500 && !body.includes(secret)

/** What is written under a name that is taken may be less than under a new one. */
const isSame = (one: Answer, other: Answer, isNew: boolean) =>
  JSON.stringify(isNew ? { ...one, written: other.written } : one) === JSON.stringify(other)
