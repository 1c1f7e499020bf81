import { expect, it } from 'vitest'

import { launchPath } from '#shared/items/gpt-launch.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { testSite } from './test-app.ts'

const destination = 'https://chatgpt.com/g/g-logs?q=deux%20mots'

it('sends the visitor of a card to where its GPT lives, and no search engine', async () => {
  const db = await createTestDatabase()
  await insertGpt(db, { slug: 'logs', url_destination: destination })

  const response = await testSite(() => db).get(launchPath('logs'))

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(destination)
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

it('leads to an address as a header spells it, whatever its stored spelling holds', async () => {
  const db = await createTestDatabase()
  const stored = 'https://chatgpt.com/g/é\r\nSet-Cookie: a=b'
  await insertGpt(db, { slug: 'logs', url_destination: stored })

  const response = await testSite(() => db).get(launchPath('logs'))

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://chatgpt.com/g/%C3%A9Set-Cookie:%20a=b')
  expect(response.headers.get('set-cookie')).toBeNull()
})

it.each([
  ['of a draft', { slug: 'logs', statut: 'brouillon' as const }, '/gpt/logs/ouvrir'],
  ['of nothing', { slug: 'autre' }, '/gpt/logs/ouvrir'],
  ['of a mangled slug', { slug: 'logs' }, '/gpt/LOGS%2F/ouvrir'],
  ['below a launch', { slug: 'logs' }, '/gpt/logs/ouvrir/x'],
])('is a page not found for the launch %s', async (_what, gpt, path) => {
  const db = await createTestDatabase()
  await insertGpt(db, { ...gpt, url_destination: destination })

  const response = await testSite(() => db).get(path)

  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
})
