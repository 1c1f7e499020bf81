import { afterEach, describe, expect, it } from 'vitest'

import { leftAloneTitles, tellLeftAlone } from '#web/admin/items/left-alone.ts'

afterEach(() => leftAloneTitles.close())

describe('tellLeftAlone', () => {
  it('gives no message without items', () => {
    expect(tellLeftAlone([])).toBeUndefined()
  })

  it('names a few items in the message', () => {
    expect(tellLeftAlone(['Audit', 'Maillage'])).toContain('Audit, Maillage')
    expect(leftAloneTitles.current()).toEqual([])
  })

  it('counts many in the message, and lists them in the window', () => {
    const titles = Array.from({ length: 120 }, (_, index) => `Fiche ${index}`)

    expect(tellLeftAlone(titles)).toMatch(/^120\sfiches modifiées entre-temps/u)
    expect(leftAloneTitles.current()).toEqual(titles)
  })
})
