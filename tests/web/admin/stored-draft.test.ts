import { expect, it } from 'vitest'

import { defaultSettings } from '#shared/site/site-settings.ts'
import { hasShapeOf } from '#web/admin/form/stored-draft.ts'

it('takes a draft of today’s form, however unfinished, and none of another shape', () => {
  const unfinished = { ...defaultSettings, site_name: '', max_gpts_per_page: 0 }
  const { claims: _claims, ...older } = defaultSettings
  expect(hasShapeOf(unfinished, defaultSettings)).toBe(true)
  expect(hasShapeOf(older, defaultSettings)).toBe(false)
  expect(hasShapeOf({ ...defaultSettings, site_name: 3 }, defaultSettings)).toBe(false)
  expect(hasShapeOf({ ...defaultSettings, identity: null }, defaultSettings)).toBe(false)
  expect(hasShapeOf(null, defaultSettings)).toBe(false)
})
