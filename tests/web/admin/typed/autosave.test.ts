import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createAutosave, type Snapshot } from '#web/admin/typed/autosave.ts'

type Draft = { titre: string }
type Sent = { titre: string; rang: number; outlives: boolean }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typing = (titre: string): Snapshot<Draft> => ({ version: 1, copie: 0, draft: { titre } })

/** A browser and a server, which answers when it is reached. */
function openDesk() {
  const here: string[] = []
  const sent: Sent[] = []
  const desk = { isReached: true, hasRoom: true, dropped: 0 }
  const autosave = createAutosave<Draft>({
    keepHere: ({ draft }) => {
      if (desk.hasRoom) here.push(draft.titre)
      return desk.hasRoom
    },
    dropHere: () => void here.splice(0),
    send: async ({ draft }, rang, outlives) => {
      await Promise.resolve()
      if (!desk.isReached) throw new TypeError('Failed to fetch')
      sent.push({ titre: draft.titre, rang, outlives })
      return { garde_le: `2026-11-26T09:42:0${rang}.000Z` }
    },
    drop: async () => {
      await Promise.resolve()
      desk.dropped += 1
    },
  })
  return { autosave, here, sent, desk }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what is typed', () => {
  it('is in the browser at once, and with the server every few seconds while one types on', async () => {
    const { autosave, here, sent } = openDesk()
    for (const titre of ['a', 'au', 'aud']) {
      autosave.note(typing(titre))
      await wait(200)
    }
    expect(here.length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    for (const titre of ['audi', 'audit']) {
      autosave.note(typing(titre))
      await wait(2000)
    }
    await wait(3000)
    expect(sent.map(({ titre }) => titre)).toEqual(['audi', 'audit'])
    expect(here).toEqual([])
    expect(autosave.kept()).toEqual({ where: 'server', at: '2026-11-26T09:42:02.000Z' })
    expect(autosave.isOnServer()).toBe(true)
  })

  it('stays in the browser while nobody answers, and is sent when somebody does', async () => {
    const { autosave, here, sent, desk } = openDesk()
    desk.isReached = false
    autosave.note(typing('hors ligne'))
    await wait(3000)
    expect(autosave.kept()).toMatchObject({ where: 'browser' })
    expect(here).toContain('hors ligne')
    desk.isReached = true
    await wait(15_000)
    expect(sent.map(({ titre }) => titre)).toEqual(['hors ligne'])
    expect(here).toEqual([])
  })

  it('is said to be kept nowhere where there is neither a server nor room', async () => {
    const { autosave, desk } = openDesk()
    Object.assign(desk, { isReached: false, hasRoom: false })
    autosave.note(typing('perdu'))
    await wait(3000)
    expect(autosave.kept()).toMatchObject({ where: 'lost' })
  })

  it('leaves with the page', async () => {
    const { autosave, here, sent } = openDesk()
    autosave.note(typing('en partant'))
    void autosave.flush(true)
    expect(here).toEqual(['en partant'])
    await wait(0)
    expect(sent).toEqual([{ titre: 'en partant', rang: 1, outlives: true }])
  })

  it('comes back from nowhere once it is saved or taken back, though it was on its way', async () => {
    const { autosave, here, sent, desk } = openDesk()
    autosave.note(typing('annulé'))
    await wait(2500)
    autosave.forget()
    await wait(20_000)
    expect(sent.length).toBeLessThanOrEqual(1)
    expect(desk.dropped).toBe(1)
    expect(here).toEqual([])
    expect(autosave.kept()).toEqual({ where: 'nowhere' })
  })

  it('is kept before what it was resumed from goes', async () => {
    const { autosave, sent, desk } = openDesk()
    const gone: number[] = []
    autosave.note(typing('repris'))
    autosave.afterSent(() => gone.push(sent.length))
    await wait(0)
    expect(gone).toEqual([1])
    desk.isReached = false
    autosave.note(typing('repris encore'))
    autosave.afterSent(() => gone.push(sent.length))
    await wait(0)
    expect(gone).toEqual([1])
  })
})
