import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { noteMaxLength, readSelection, selectionMaxItems } from '#shared/items/selection.ts'
import { readTitle } from '#shared/items/selections.ts'
import { readSelectionText, selectionText } from '#shared/items/shared-selection.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,4}$/)
/** As they are stored: bounded, and nothing around them. */
const note = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 4 })
  .map((lines) => lines.join('\n').replaceAll('\r', ' ').trim().slice(0, noteMaxLength).trim())
const anyKind = fc.constantFrom('prompt' as const, 'gpt' as const)
const item = fc.record({ kind: anyKind, slug, note })
const items = fc.uniqueArray(item, {
  minLength: 1,
  maxLength: 60,
  selector: ({ kind, slug: name }) => `${kind} ${name}`,
})

describe('a selection as text', () => {
  it('gives back its title, and its items in their order with their notes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }).map(readTitle), items, (written, given) => {
        const title = written === 'Ma sélection' ? '' : written
        expect(readSelectionText(selectionText({ title: written, items: given }))).toEqual({
          title,
          items: given,
        })
      }),
    )
  })

  it('reads a link of before, and whoever reads by lines of items alone reads this one', () => {
    expect(readSelectionText('prompt a\ngpt b')).toEqual({
      title: '',
      items: [bare('prompt', 'a'), bare('gpt', 'b')],
    })
    const text = selectionText({
      title: 'Refonte Dupont',
      items: [{ kind: 'prompt', slug: 'a', note: 'Un mot.\n\nprompt c' }, bare('gpt', 'b')],
    })
    expect(text).toBe('titre Refonte Dupont\nprompt a\nnote Un mot.\nnote \nnote prompt c\ngpt b')
  })

  it('leaves out what is no item, and is nothing when nothing is left', () => {
    const text =
      'prompt bon-un\nprompt ../admin\nautre chose\ngpt Un-Deux\n\ngpt bon-deux plus\ngpt b'
    expect(readSelectionText(text)?.items).toEqual([bare('prompt', 'bon-un'), bare('gpt', 'b')])
    expect(readSelectionText('rien')).toBeNull()
    expect(readSelectionText('')).toBeNull()
  })

  it('holds an item once, and no more than the limit', () => {
    const twice = readSelectionText('gpt a\nprompt a\ngpt a')
    expect(twice?.items).toEqual([bare('gpt', 'a'), bare('prompt', 'a')])
    const many = Array.from({ length: selectionMaxItems + 5 }, (_, index) => `gpt g${index}`)
    expect(readSelectionText(many.join('\n'))?.items).toHaveLength(selectionMaxItems)
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSelectionText(text)?.items ?? []).toBeInstanceOf(Array)
      }),
    )
  })
})

describe('a stored selection', () => {
  it('comes back as it was kept', () => {
    const kept = fc.array(
      fc.record({ kind: anyKind, slug, note, title: fc.string({ maxLength: 100 }) }),
    )
    fc.assert(
      fc.property(kept, (given) => {
        const read = readSelection(JSON.parse(JSON.stringify(given)))
        expect(readSelection(read)).toEqual(read)
        for (const found of read) expect(given).toContainEqual(found)
      }),
    )
  })

  it('is what can be read of it, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readSelection(data)).toBeInstanceOf(Array)
      }),
    )
    expect(
      readSelection([
        { kind: 'prompt', slug: 'a', title: 'A', more: 1 },
        { kind: 'autre', slug: 'b', title: 'B' },
        { kind: 'gpt', slug: 'c' },
        null,
        'texte',
      ]),
    ).toEqual([{ kind: 'prompt', slug: 'a', title: 'A', note: '' }])
  })
})

/** A shared item without a note. */
function bare(of: 'prompt' | 'gpt', name: string) {
  return { kind: of, slug: name, note: '' }
}
