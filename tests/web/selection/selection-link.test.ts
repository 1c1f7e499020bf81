import { describe, expect, it } from 'vitest'

import { readSharedSelection, selectionLink } from '#web/features/selection/selection-link.ts'
import { linkMaxLength, LinkTooLongError } from '#web/storage/packed-link.ts'
import { packText } from '#web/storage/packed-text.ts'

const page = 'https://example.org/selection'
const many = Array.from({ length: 200 }, (_, index) => ({
  kind: index % 2 === 0 ? ('prompt' as const) : ('gpt' as const),
  slug: `analyser-les-intentions-de-recherche-${index * 7919}`,
  note: '',
}))
const named = { title: 'Refonte Dupont', items: many }

describe('the link of a selection', () => {
  it('carries two hundred items', async () => {
    const link = await selectionLink(page, named)
    expect(link.length).toBeLessThanOrEqual(linkMaxLength)
    expect(await readSharedSelection(link.slice(`${page}#`.length))).toEqual(named)
  })

  it('is not made when it would be too long', async () => {
    const noisy = many.map((item, index) => ({ ...item, slug: noise(index, 100) }))
    await expect(selectionLink(page, { title: '', items: noisy })).rejects.toThrow(LinkTooLongError)
  })

  it('carries notes, and is not made where they would not be read again', async () => {
    const short = noted('À lancer en réunion.\nAvec les exports.')
    const link = await selectionLink(page, short)
    expect(await readSharedSelection(link.slice(`${page}#`.length))).toEqual(short)
    await expect(selectionLink(page, noted(`a${'\n'.repeat(498)}a`))).rejects.toThrow(
      LinkTooLongError,
    )
  })

  it('is not read when it is cut, holds no item or would inflate without end', async () => {
    const link = await selectionLink(page, named)
    expect(await readSharedSelection(link.slice(`${page}#`.length, -8))).toBeNull()
    expect(await readSharedSelection('p=')).toBeNull()
    expect(await readSharedSelection('autre')).toBeNull()
    expect(await readSharedSelection(`p=${await packText('des mots')}`)).toBeNull()
    expect(await readSharedSelection(`p=${await packText('gpt a\n'.repeat(100_000))}`)).toBeNull()
  })
})

/** Many items with the same note. */
function noted(note: string) {
  return { title: 'Refonte', items: many.map(({ kind, slug }) => ({ kind, slug, note })) }
}

/** Letters that no compression shortens much, the same each time. */
function noise(seed: number, length: number): string {
  let state = seed + 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }).join('')
}
