import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { checkExport } from '#drizzle/export/check-export.ts'
import { adminLogs } from '#drizzle/schema/index.ts'
import { wholeExportPath } from '#shared/addresses/whole-export.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { type Actor, actors, openAs } from '#tests/worker/auth/actors.ts'
import { siteOrigin } from '#tests/worker/http/test-app.ts'

const refused: Record<Exclude<Actor, 'an administrator'>, number> = {
  'an anonymous visitor': 401,
  'one whose cookie was tampered with': 401,
  'one whose session is past': 401,
  'one whose session was revoked': 401,
  'a suspended administrator': 401,
  'an administrator with a one-time password': 403,
  'a contributor': 403,
  'a moderator': 403,
  'an account without a role': 403,
}

it.each(Object.entries(refused))('%s gets no byte of it, and a sentence', async (name, status) => {
  const actor = actors.find((one) => one === name) ?? 'an anonymous visitor'
  const { db, browser } = await openAs(actor, { areRolesDelegated: true })
  await insertPrompt(db, { titre: 'Canari' })
  const response = await browser.send(wholeExportPath)

  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(/^.{5,80}\.$/)
  expect(await db.select().from(adminLogs)).not.toContainEqual(
    expect.objectContaining({ action: 'data.export' }),
  )
})

it('is for an administrator a file that the check reads, and a line of the journal', async () => {
  const { db, browser, accountId } = await openAs('an administrator')
  await insertPrompt(db, { titre: 'Canari' })
  const response = await browser.send(wholeExportPath)
  const file = join(tmpdir(), `${crypto.randomUUID()}.gz`)
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  const { header, tables } = await checkExport(file)
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]))

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="export-.*\.jsonl\.gz"$/),
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(header.origin).toBe(siteOrigin)
  expect(rows).toMatchObject({ prompts: 1, gpts: 0, users: 2, site_settings: 1 })
  expect(await db.select().from(adminLogs)).toContainEqual(
    expect.objectContaining({ action: 'data.export', user_id: accountId }),
  )
})

it('is described by its headers alone, and noted nowhere, when only these are asked for', async () => {
  const { db, browser } = await openAs('an administrator')
  const response = await browser.send(wholeExportPath, { method: 'HEAD' })

  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('application/gzip')
  const actions = (await db.select().from(adminLogs)).map(({ action }) => action)
  expect(actions).not.toContain('data.export')
})

it('is not for a page of another site, whoever is signed in', async () => {
  const { browser } = await openAs('an administrator')
  const response = await browser.send(wholeExportPath, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })

  expect([response.status, await response.text()]).toEqual([403, `${errorMessages.permission}\n`])
})

it('ends without a word in the log when its reader leaves', async () => {
  const { db, browser } = await openAs('an administrator')
  await insertPrompt(db)
  const response = await browser.send(wholeExportPath)
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()

  expect((await reader?.read())?.done).toBe(true)
})
