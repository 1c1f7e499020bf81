import { describe, expect, it } from 'vitest'

import { codeAt, codesAddress, matchStep } from '#worker/auth/factors/one-time-codes.ts'

const secret = new TextEncoder().encode('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds are those of RFC 6238', (seconds, code) => {
    expect(codeAt(secret, at(seconds), 8)).toBe(code)
  })

  it('are taken one step early or late, and no more', () => {
    const code = codeAt(secret, at(1_000_000_000))
    const taken = [-60, -30, 0, 30, 60].map(
      (seconds) =>
        matchStep(secret, code, { now: at(1_000_000_000 + seconds), lastStep: 0 }) !== null,
    )

    expect(taken).toEqual([false, true, true, true, false])
  })

  it('are not taken again, nor is an older one after a newer one', () => {
    const now = at(1_000_000_000)
    const lastStep = matchStep(secret, codeAt(secret, now), { now, lastStep: 0 }) ?? 0
    const older = codeAt(secret, at(1_000_000_000 - 30))

    expect(lastStep).toBeGreaterThan(0)
    expect(matchStep(secret, codeAt(secret, now), { now, lastStep })).toBeNull()
    expect(matchStep(secret, older, { now, lastStep })).toBeNull()
  })

  it('have an address that applications read', () => {
    const owner = { siteName: 'Promptothèque', email: 'marie@example.org' }
    const address = new URL(codesAddress(secret, owner))

    expect(address.protocol).toBe('otpauth:')
    expect(decodeURIComponent(address.pathname)).toContain('Promptothèque:marie@example.org')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Promptothèque',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
