import { describe, expect, it } from 'vitest'

import {
  countdownAnnouncement,
  countdownText,
  idleState,
  isReportDue,
} from '#web/admin/session/idle-clock.ts'

const minute = 60_000

describe('the idle clock', () => {
  it('warns from ten minutes without activity and ends at fifteen (R142, R143)', () => {
    expect(idleState(0, 10 * minute - 1)).toEqual({ kind: 'active' })
    expect(idleState(0, 10 * minute)).toEqual({ kind: 'warning', remainingMs: 5 * minute })
    expect(idleState(0, 15 * minute - 1)).toEqual({ kind: 'warning', remainingMs: 1 })
    expect(idleState(0, 15 * minute)).toEqual({ kind: 'expired' })
    expect(idleState(0, 600 * minute)).toEqual({ kind: 'expired' })
  })

  it('is active when another tab was active in what this one takes for the future', () => {
    expect(idleState(5000, 4000)).toEqual({ kind: 'active' })
  })

  it('reports activity once a minute, and none that is reported already', () => {
    expect(isReportDue(1000, 0, minute - 1)).toBe(false)
    expect(isReportDue(1000, 0, minute)).toBe(true)
    expect(isReportDue(1000, 1000, 5 * minute)).toBe(false)
  })

  it('counts down in minutes and seconds, and never below nothing', () => {
    expect(countdownText(5 * minute)).toBe('5:00')
    expect(countdownText(4 * minute + 59_000)).toBe('4:59')
    expect(countdownText(500)).toBe('0:01')
    expect(countdownText(-3000)).toBe('0:00')
  })

  it('is read out at five minutes and at one, with the same words between', () => {
    const said = [5 * minute, 3 * minute, minute + 1, minute, 10_000].map(countdownAnnouncement)
    expect([...new Set(said)]).toEqual([
      'Votre session expire dans moins de 5\u00a0minutes.',
      'Votre session expire dans moins d’une minute.',
    ])
    expect(said[2]).toBe('Votre session expire dans moins de 5\u00a0minutes.')
    expect(said[3]).toBe('Votre session expire dans moins d’une minute.')
  })
})
