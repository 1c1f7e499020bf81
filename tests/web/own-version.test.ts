import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  gapMark,
  isNoVersion,
  isOriginalChanged,
  onlyChanges,
} from '#web/features/personalisation/own-version/versions.ts'
import { textDiff } from '#web/ui/diff/text-diff.ts'

const version = { slug: 'un', text: 'Le mien', original: 'Un texte\nde deux lignes', at: 1 }

describe('the original of a version', () => {
  it('has changed when it is another text, and not by the signs that end its lines', () => {
    expect(isOriginalChanged(version, version.original)).toBe(false)
    expect(isOriginalChanged(version, 'Un texte\r\nde deux lignes')).toBe(false)
    expect(isOriginalChanged(version, 'Un texte\nde trois lignes')).toBe(true)
    expect(isOriginalChanged(null, version.original)).toBe(false)
  })

  it('written again, or nothing, is no version', () => {
    expect(isNoVersion(version.original, 'Un texte\r\nde deux lignes')).toBe(true)
    expect(isNoVersion(' \n', version.original)).toBe(true)
    expect(isNoVersion('Un texte', version.original)).toBe(false)
  })
})

describe('the differences', () => {
  const text = fc.array(fc.constantFrom('mot', 'autre', '[ton]', '\n', 'é'), { maxLength: 400 })

  it('leave out long passages that stayed, and nothing of what changed', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const parts = textDiff(one.join(' '), other.join(' '))
        const shown = onlyChanges(parts)
        expect(shown.filter(({ type }) => type !== 'same')).toEqual(
          parts.filter(({ type }) => type !== 'same'),
        )
        for (const [index, part] of shown.entries()) {
          expect(part.text.length).toBeLessThanOrEqual(parts[index]?.text.length ?? 0)
        }
      }),
    )
  })

  it('show whole words beside a change', () => {
    const passage = 'Une phrase qui reste. '.repeat(40)
    const shown = onlyChanges(
      textDiff(`${passage}ton sobre. ${passage}`, `${passage}ton vif. ${passage}`),
    )
    const [before, removed] = shown
    expect(before?.text.startsWith(gapMark)).toBe(true)
    expect(before?.text).toMatch(/…\n[Uùp]\w* .*reste\. ton $/)
    expect(removed).toEqual({ type: 'removed', text: 'sobre' })
  })

  it('of long texts are found line by line', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `Ligne ${index} du prompt.\n`)
    const changed = lines.with(1000, 'Une autre ligne.\n')
    const parts = textDiff(lines.join(''), changed.join(''))
    expect(parts.map(({ type }) => type)).toEqual(['same', 'removed', 'added', 'same'])
    expect(parts[2]?.text).toBe('Une autre ligne.\n')
  })
})
