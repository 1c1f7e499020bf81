import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'

import { createOneTimePassword } from '#drizzle/accounts/password-hash.ts'
import { newPasswordSchema } from '#shared/access/sign-in.ts'
import { commonWords } from '#worker/auth/common-words.ts'
import { isKnownPassword } from '#worker/auth/known-passwords.ts'

describe('a password that attackers try first', () => {
  it.each([
    '123456789012',
    '1234567890123456',
    '111111111111',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'azertyuiop12',
    'azertyuiopqsd',
    'qwertyuiop123',
    'qwertyqwerty',
    '1q2w3e4r5t6y',
    'motdepasse12',
    'MotDePasse2024!',
    'motdepassemotdepasse',
    'Password1234!',
    'P@ssw0rd2024!',
    'passwordpassword',
    'iloveyou1234',
    'jetaimejetaime',
    'administrateur',
    'Administrateur1',
    'admin12345678',
    'bonjour123456',
    'Bienvenue2025!',
    'soleil0123456',
    'Marseille13000',
    'Nicolas06061987',
    'chocolat1234',
    'trustno1trustno1',
    'letmein12345',
    'changeme2025',
    'promptotheque',
    'Promptothèque2025',
    'olympiquedemarseille',
    '06/06/1987 06/06/1987',
    '0612345678 0612345678',
  ])('%s', (password) => {
    expect(isKnownPassword(password)).toBe(true)
  })

  it('is any word that is used often, with digits and signs around it', () => {
    const chosen = [...commonWords].flatMap((word) => {
      const ends = '20258!?'.repeat(2).slice(0, Math.max(4, 12 - word.length))
      return [`${word}${ends}`, `${ends}${word.toUpperCase()}`]
    })

    expect(chosen.length).toBeGreaterThan(2900)
    expect(chosen.filter((password) => newPasswordSchema.safeParse(password).error)).toEqual([])
    expect(chosen.filter((password) => !isKnownPassword(password))).toEqual([])
  })

  it('is made of words of its owner', () => {
    expect(isKnownPassword('kvasnikoff2025!', ['kvasnikoff'])).toBe(true)
    expect(isKnownPassword('Kvàsnikoff-admin', ['kvasnikoff'])).toBe(true)
    expect(isKnownPassword('kvasnikoff2025!')).toBe(false)
  })
})

it('none of the 49,233 most frequent leaked passwords may be chosen', () => {
  const leaked = dictionary['passwords-common']

  const longEnough = leaked.filter((password) => newPasswordSchema.safeParse(password).success)

  expect([leaked.length, longEnough.length]).toEqual([49_233, 308])
  expect(longEnough.filter((password) => !isKnownPassword(password))).toEqual([])
})

describe('a good password', () => {
  it.each([
    'correct cheval agrafe pile',
    'correct horse battery staple',
    'Le lierre grimpe au vieux mur',
    'xK9#mQ2$vL7p',
    'vqztbhwyrkfm',
    'tournesol-girouette-87',
  ])('may be chosen: %s', (password) => {
    expect(isKnownPassword(password)).toBe(false)
  })

  it('is any that the product gives itself', () => {
    for (let time = 0; time < 1000; time += 1) {
      expect(isKnownPassword(createOneTimePassword())).toBe(false)
    }
  })
})

it('is told at once for the longest and oddest of them', () => {
  for (const password of [
    'a'.repeat(128),
    'ab1'.repeat(42),
    '😀'.repeat(64),
    '\u0000'.repeat(128),
  ]) {
    expect(isKnownPassword(password)).toBe(true)
  }
})
