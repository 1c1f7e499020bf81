import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type LinkState,
  stateAfter,
  unknownLink,
  type Verdict,
  verdictOfStatus,
  verdicts,
} from '#shared/links/link-state.ts'

type Seen = { verdict: Verdict; day: number }

const dayText = (day: number) =>
  new Date(Date.UTC(2026, 10, 1) + day * 86_400_000).toISOString().slice(0, 10)

const after = (looks: Seen[], start: LinkState = unknownLink): LinkState =>
  looks.reduce(
    (state, { verdict, day }) => stateAfter(state, { verdict, constat: verdict }, dayText(day)),
    start,
  )

/** Looks as they come, several of them on one day. */
const looks = fc
  .array(fc.record({ verdict: fc.constantFrom(...verdicts), day: fc.nat(20) }), { maxLength: 30 })
  .map((seen) => seen.toSorted((a, b) => a.day - b.day))

describe('what a status means', () => {
  it.each([
    [200, 'vivant'],
    [204, 'vivant'],
    [206, 'vivant'],
    [404, 'absent'],
    [410, 'absent'],
  ] as const)('%i is %s', (status, verdict) => {
    expect(verdictOfStatus(status)).toBe(verdict)
  })

  it('is nothing for every other one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        fc.pre(status < 200 || status >= 300)
        fc.pre(status !== 404 && status !== 410)
        expect(verdictOfStatus(status)).toBe('sans_verdict')
      }),
    )
  })
})

describe('what is known of an address', () => {
  it('is that it is dead exactly where it was gone on two days since it was last there', () => {
    fc.assert(
      fc.property(looks, (seen) => {
        const since = seen.slice(seen.findLastIndex(({ verdict }) => verdict === 'vivant') + 1)
        const gone = since.filter(({ verdict }) => verdict === 'absent').map(({ day }) => day)
        const state = after(seen)

        expect(state.etat === 'mort').toBe(new Set(gone).size >= 2)
        expect(state.absent_depuis).toBe(gone[0] === undefined ? null : dayText(gone[0]))
      }),
    )
  })

  it('does not change by a look that proves nothing, but for what it saw', () => {
    fc.assert(
      fc.property(looks, fc.nat(40), (seen, day) => {
        const before = after(seen)
        const { constat: _before, ...known } = before
        const { constat: _after, ...still } = after([{ verdict: 'sans_verdict', day }], before)
        expect(still).toEqual(known)
      }),
    )
  })

  it('keeps what was seen of a page that is gone, whatever comes after it that proves nothing', () => {
    const seen = after([
      { verdict: 'absent', day: 1 },
      { verdict: 'sans_verdict', day: 2 },
    ])
    expect(seen).toMatchObject({ etat: 'absent', constat: 'absent', absent_depuis: '2026-11-02' })
  })

  it('forgets what was found by hand once it is there again, and not before', () => {
    const dead = after([
      { verdict: 'absent', day: 1 },
      { verdict: 'absent', day: 2 },
    ])
    const checked = { ...dead, verifie_le: '2026-11-05T10:00:00.000Z', verifie_par: 'somebody' }
    const still = after([{ verdict: 'absent', day: 6 }], checked)
    const back = after([{ verdict: 'vivant', day: 7 }], still)
    const gone = [
      { verdict: 'absent', day: 8 },
      { verdict: 'absent', day: 9 },
    ] as const

    expect(still).toMatchObject({ etat: 'mort', verifie_par: 'somebody' })
    expect(back).toMatchObject({ etat: 'vivant', verifie_le: null, verifie_par: null })
    expect(after([...gone], back)).toMatchObject({
      etat: 'mort',
      absent_depuis: '2026-11-09',
      verifie_le: null,
    })
  })
})
