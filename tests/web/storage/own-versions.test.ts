import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { ownText } from '#web/storage/own-text.ts'
import {
  forgetVersion,
  hasRoomFor,
  listVersions,
  maxVersions,
  storeVersion,
  versionSlugs,
} from '#web/storage/own-versions.ts'
import { readVersion, versionMaxLength } from '#web/storage/stored-version.ts'

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

beforeAll(() => {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
})
beforeEach(() => {
  vi.stubGlobal('localStorage', Object.create(methods))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const version = { slug: 'un', text: 'Mon [ton]', original: 'Un [ton]', at: 1 }

describe('the version of a prompt', () => {
  it('is shown in place of the catalogue’s text until it is forgotten', () => {
    expect(ownText('un', 'Un [ton]')).toBe('Un [ton]')
    expect(storeVersion(version)).toBe(true)
    expect(ownText('un', 'Un [ton]')).toBe('Mon [ton]')
    expect(ownText('deux', 'Deux')).toBe('Deux')
    expect(versionSlugs.get()).toEqual(['un'])

    expect(forgetVersion('un')).toBe(true)
    expect(ownText('un', 'Un [ton]')).toBe('Un [ton]')
    expect(versionSlugs.get()).toEqual([])
  })

  it('is read as it was stored, whatever its text holds', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((written) => written.trim() !== '')
    fc.assert(
      fc.property(text, text, fc.nat(), (written, original, at) => {
        const stored = { slug: 'un', text: written, original, at }
        storeVersion(stored)
        expect(listVersions()).toEqual([stored])
      }),
    )
  })

  it('stays when a text that is too long is saved over it', () => {
    storeVersion(version)
    expect(storeVersion({ ...version, text: 'a'.repeat(versionMaxLength + 1) })).toBe(false)
    expect(ownText('un', 'Un [ton]')).toBe('Mon [ton]')
  })

  it('is none where what is stored is damaged, blank or longer than a prompt', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(readVersion('un', data)).toBeNull()
      }),
    )
    expect(readVersion('un', { ...version, text: ' ' })).toBeNull()
    expect(readVersion('un', { ...version, original: 3 })).toBeNull()
    expect(readVersion('un', { ...version, text: 'a'.repeat(versionMaxLength + 1) })).toBeNull()
    expect(readVersion('un', { ...version, at: 1e300 })?.at).toBe(8.64e15)
    localStorage.setItem('version-v1:un', '{"text":')
    expect(ownText('un', 'Un')).toBe('Un')
  })
})

it('versions are listed with the one changed last first, and never give way to another', () => {
  for (let index = 0; index < maxVersions; index += 1) {
    storeVersion({ ...version, slug: `p-${index}`, at: index })
  }
  expect(listVersions()[0]?.slug).toBe(`p-${maxVersions - 1}`)
  expect(hasRoomFor('un-de-plus')).toBe(false)
  expect(hasRoomFor('p-3')).toBe(true)
})

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError')
}

describe('where the browser refuses to store', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  })

  it('nothing is kept, and the catalogue’s text is shown', () => {
    expect(storeVersion(version)).toBe(false)
    expect(forgetVersion('un')).toBe(false)
    expect(ownText('un', 'Un')).toBe('Un')
  })
})
