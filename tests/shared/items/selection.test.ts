import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readSelection, selectionMaxItems } from '#shared/items/selection.ts'
import { missingItems, readSelectionText, selectionText } from '#shared/items/shared-selection.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,4}$/)
const item = fc.record({ kind: fc.constantFrom('prompt' as const, 'gpt' as const), slug })
const items = fc.uniqueArray(item, {
  minLength: 1,
  maxLength: 60,
  selector: ({ kind, slug: name }) => `${kind} ${name}`,
})

describe('a selection as text', () => {
  it('gives back its items in their order', () => {
    fc.assert(
      fc.property(items, (given) => {
        expect(readSelectionText(selectionText(given))).toEqual(given)
      }),
    )
  })

  it('leaves out what is no item, and is nothing when nothing is left', () => {
    const text =
      'prompt bon-un\nprompt ../admin\nautre chose\ngpt Un-Deux\n\ngpt bon-deux plus\ngpt b'
    expect(readSelectionText(text)).toEqual([
      { kind: 'prompt', slug: 'bon-un' },
      { kind: 'gpt', slug: 'b' },
    ])
    expect(readSelectionText('rien')).toBeNull()
    expect(readSelectionText('')).toBeNull()
  })

  it('holds an item once, and no more than the limit', () => {
    const twice = readSelectionText('gpt a\nprompt a\ngpt a')
    expect(twice).toEqual([
      { kind: 'gpt', slug: 'a' },
      { kind: 'prompt', slug: 'a' },
    ])
    const many = Array.from({ length: selectionMaxItems + 5 }, (_, index) => `gpt g${index}`)
    expect(readSelectionText(many.join('\n'))).toHaveLength(selectionMaxItems)
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSelectionText(text) ?? []).toBeInstanceOf(Array)
      }),
    )
  })
})

describe('what is added to a selection', () => {
  it('is what it has not yet, in the order given', () => {
    expect(missingItems(titled(0, 3), titled(1, 5))).toEqual({
      added: titled(3, 5),
      leftOutCount: 0,
    })
    const gpt = { kind: 'gpt' as const, slug: 'p1', title: 'GPT 1' }
    expect(missingItems(titled(0, 3), [gpt])).toEqual({ added: [gpt], leftOutCount: 0 })
  })

  it('is what has a place, and the others are counted', () => {
    const almostFull = titled(0, selectionMaxItems - 2)
    expect(missingItems(almostFull, titled(0, selectionMaxItems + 3))).toEqual({
      added: titled(selectionMaxItems - 2, selectionMaxItems),
      leftOutCount: 3,
    })
    const full = titled(0, selectionMaxItems)
    expect(missingItems(full, titled(selectionMaxItems, selectionMaxItems + 1))).toEqual({
      added: [],
      leftOutCount: 1,
    })
  })

  it('is nothing where all of it is there', () => {
    const full = titled(0, selectionMaxItems)
    expect(missingItems(full, full)).toEqual({ added: [], leftOutCount: 0 })
  })
})

describe('a stored selection', () => {
  it('comes back as it was kept', () => {
    const kept = fc.array(fc.record({ ...record(), title: fc.string({ maxLength: 100 }) }))
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
    ).toEqual([{ kind: 'prompt', slug: 'a', title: 'A' }])
  })
})

/** Prompts by number, from one up to another. */
function titled(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => ({
    kind: 'prompt' as const,
    slug: `p${from + index}`,
    title: `Prompt ${from + index}`,
  }))
}

function record() {
  return { kind: fc.constantFrom('prompt' as const, 'gpt' as const), slug }
}
