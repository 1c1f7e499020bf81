import { expect, it } from 'vitest'

import { createSecretSeal } from '#worker/auth/factors/sealed-secrets.ts'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
const secret = new TextEncoder().encode('12345678901234567890')

it('a sealed secret shows nothing of itself, and differs each time', async () => {
  const { seal } = createSecretSeal(first)
  const sealed = [await seal(secret, 'u1'), await seal(secret, 'u1')]

  expect(sealed[0]).not.toBe(sealed[1])
  expect(Buffer.from(sealed[0] ?? '', 'base64url').toString('latin1')).not.toContain('1234567890')
})

it('opens for the account that it was sealed for, and for no other', async () => {
  const { seal, open } = createSecretSeal(first)
  const sealed = await seal(secret, 'u1')

  expect(await open(sealed, 'u1')).toEqual({ secret, isOutdated: false })
  expect(await open(sealed, 'u2')).toBeNull()
  expect(await open(`${sealed.slice(0, -4)}AAAA`, 'u1')).toBeNull()
})

it('opens under a former pepper, and says that it should be sealed anew', async () => {
  const sealed = await createSecretSeal(first).seal(secret, 'u1')

  expect(await createSecretSeal(`${second},${first}`).open(sealed, 'u1')).toEqual({
    secret,
    isOutdated: true,
  })
  expect(await createSecretSeal(second).open(sealed, 'u1')).toBeNull()
})
