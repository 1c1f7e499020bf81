import { expect, it } from 'vitest'

import { defaultSettings } from '#shared/site/site-settings.ts'
import { storageKey } from '#web/admin/form/draft-store.ts'
import { listFormDrafts, withTyped } from '#web/admin/form/stored-draft.ts'

const now = new Date('2026-11-26T09:42:00.000Z')
const place = { userId: 'ada', name: 'parametres' }

const found = (to: object, from: object = defaultSettings) => {
  const draft = { origine: 'un', from, to, garde_le: now.toISOString() }
  const names = [`${storageKey('ada:parametres:')}un`]
  const storage = {
    getItem: () => JSON.stringify(draft),
    setItem: () => undefined,
    removeItem: () => undefined,
    key: (index: number) => names[index] ?? null,
    length: names.length,
  }
  return listFormDrafts(storage, place, defaultSettings, now)
}

it('takes a draft of today’s form, however unfinished, and none of another shape', () => {
  const unfinished = { ...defaultSettings, site_name: '', max_gpts_per_page: 0 }
  const { claims: _claims, ...older } = defaultSettings
  expect(found(unfinished)).toMatchObject([{ to: unfinished }])
  expect(found(older)).toEqual([])
  expect(found(defaultSettings, older)).toEqual([])
  expect(found({ ...defaultSettings, site_name: 3 })).toEqual([])
  expect(found({ ...defaultSettings, identity: null })).toEqual([])
})

it('puts what was typed into what is stored now, and leaves what was saved since', () => {
  const typed = {
    from: defaultSettings,
    to: { ...defaultSettings, site_name: 'Fonds', max_gpts_per_page: 7 },
  }
  const saved = { ...defaultSettings, maintenance_mode: true, max_gpts_per_page: 8 }

  expect(withTyped(saved, typed)).toEqual({
    ...defaultSettings,
    site_name: 'Fonds',
    maintenance_mode: true,
    max_gpts_per_page: 7,
  })
})

it('leaves what was saved since beside what was typed in one of several texts', () => {
  const { texts } = defaultSettings
  const of = (changed: Partial<typeof texts>) => ({
    ...defaultSettings,
    texts: { ...texts, ...changed },
  })
  const typed = { from: defaultSettings, to: of({ subject: 'les juristes' }) }

  expect(withTyped(of({ home_title: 'Titre' }), typed)).toEqual(
    of({ home_title: 'Titre', subject: 'les juristes' }),
  )
})
