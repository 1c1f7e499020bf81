import { expect, it } from 'vitest'

import { defaultSettings, readSettings } from '#shared/site/site-settings.ts'
import { allTexts, defaultTexts, writtenTexts } from '#shared/site/texts/site-texts.ts'
import { typeset } from '#shared/text/typography.ts'

it('says of the subject what the site came with until somebody writes another text', () => {
  expect(readSettings([]).texts).toEqual(defaultTexts)
  expect(writtenTexts(defaultSettings.texts)).toBeUndefined()
  expect(allTexts(undefined)).toEqual(defaultTexts)
})

it('carries to pages the texts that were written alone', () => {
  const written = writtenTexts({ ...defaultTexts, subject: 'les juristes' })

  expect(written).toEqual({ subject: 'les juristes' })
  expect(allTexts(written)).toEqual({ ...defaultTexts, subject: 'les juristes' })
})

it('keeps the texts of a former release that did not have them all', () => {
  const { texts } = readSettings([{ key: 'texts', value: { subject: 'les juristes' } }])

  expect(texts).toEqual({ ...defaultTexts, subject: 'les juristes' })
})

it.each(Object.entries(defaultTexts))('%s is shown as it is written', (_name, text) => {
  expect(typeset(text)).toBe(text)
})
