import { describe, expect, it } from 'vitest'

import {
  defaultSettings,
  readSettings,
  settingKeys,
  siteSettingsSchema,
} from '#shared/site/site-settings.ts'

const read = (key: string, value: unknown) => readSettings([{ key, value }])

describe('the settings of a fresh installation (R176, R202)', () => {
  it('are ones that an administrator could have saved', () => {
    expect(siteSettingsSchema.parse(defaultSettings)).toEqual(defaultSettings)
  })

  it('show 20 items a page, close registration and keep the site open', () => {
    expect(readSettings([])).toEqual(defaultSettings)
    expect(defaultSettings).toMatchObject({
      max_prompts_per_page: 20,
      max_gpts_per_page: 20,
      maintenance_mode: false,
      public_registration: false,
      default_ia: 'GPT-4',
    })
  })

  it('claim what the specification shows', () => {
    expect(defaultSettings.claims).toMatchObject({
      expertise_years: '15+',
      hallucinations: '0',
      footer_prompts: '150+',
      footer_gpts: '100+',
    })
  })
})

describe('the stored settings', () => {
  it('replace the defaults one by one', () => {
    expect(read('max_gpts_per_page', 50)).toEqual({ ...defaultSettings, max_gpts_per_page: 50 })
    expect(read('maintenance_mode', true)).toEqual({ ...defaultSettings, maintenance_mode: true })
  })

  it.each([
    ['maintenance_mode', 'true'],
    ['maintenance_mode', null],
    ['max_prompts_per_page', 0],
    ['max_prompts_per_page', 101],
    ['max_prompts_per_page', 12.5],
    ['max_prompts_per_page', '20'],
    ['site_name', '   '],
    ['site_name', 'a'.repeat(61)],
    ['site_description', 'a'.repeat(161)],
    ['claims', { expertise_years: '20+' }],
    ['claims', []],
    ['identity', 'Prénom Nom'],
    ['identity', { ...defaultSettings.identity, email: 'pas une adresse' }],
    ['identity', { ...defaultSettings.identity, booking_url: 'javascript:alert(1)' }],
  ])('fall back to the default for a bad %s: %j', (key, value) => {
    expect(read(key, value)).toEqual(defaultSettings)
  })

  it('keep the good rows beside a bad one', () => {
    const rows = [
      { key: 'site_name', value: 'Fonds' },
      { key: 'max_gpts_per_page', value: 'beaucoup' },
    ]
    expect(readSettings(rows)).toEqual({ ...defaultSettings, site_name: 'Fonds' })
  })

  it.each(['inconnu', '__proto__', 'constructor'])('ignore a row of the unknown key %s', (key) => {
    expect(read(key, { site_name: 'Piège' })).toEqual(defaultSettings)
  })

  it('read back what was stored, key by key', () => {
    const changed = { ...defaultSettings, site_name: 'Fonds', max_gpts_per_page: 7 }
    const rows = settingKeys.map((key) => ({ key, value: changed[key] }))
    expect(readSettings(rows)).toEqual(changed)
  })
})
