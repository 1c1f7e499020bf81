import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { stubBrowser } from '#tests/web/storage/stub-browser.ts'
import { filledPrompt } from '#web/items/copying/filled-prompt.ts'

beforeEach(stubBrowser)
afterAll(() => {
  vi.unstubAllGlobals()
})

const source = { slug: 'deux', prompt: 'Audite [site] pour [public]', fields: [] }
const steps = ['un', 'deux'].map((slug) => ({ kind: 'prompt', slug, title: slug }))

it('fills a copied prompt with the values of the other steps of the current journey', () => {
  const first = { titre: 'Un', total: 1, values: { site: 'dupont.fr' }, at: Date.now() }
  localStorage.setItem('saisie-v1:un', JSON.stringify(first))
  expect(filledPrompt(source).text).toBe('Audite [site] pour [public]')

  const journey = { slug: 'refonte', title: 'Refonte', steps, at: Date.now() }
  localStorage.setItem('parcours-v1', JSON.stringify(journey))
  expect(filledPrompt(source)).toMatchObject({
    text: 'Audite dupont.fr pour [public]',
    filled: 1,
    total: 2,
  })
})
