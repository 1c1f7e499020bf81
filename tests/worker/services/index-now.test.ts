import { createServer, type Server } from 'node:http'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { errorMessages } from '#shared/site/error-messages.ts'
import { asAdmin, asRole } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { chosen, proposedRows, seenRows } from '#tests/worker/services/import/imports.ts'
import type { Database } from '#worker/database/db.ts'
import { createAnnounce } from '#worker/services/site/index-now.ts'

const key = 'cle-de-test-1234'

const pingSchema = z.object({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
})

/** The service, as this machine plays it. */
let service: Server
let address: string
let pings: z.infer<typeof pingSchema>[]
let status: number

beforeEach(async () => {
  pings = []
  status = 202
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pings.push(pingSchema.parse(JSON.parse(Buffer.concat(parts).toString())))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const listening = service.address()
  if (typeof listening !== 'object' || listening === null) throw new Error('not listening')
  address = `http://127.0.0.1:${listening.port}/indexnow`
})

afterEach(() => {
  service.closeAllConnections()
  service.close()
})

const announce = (paths: string[]) => createAnnounce({ key, siteOrigin, address })(paths)

/** What one call announces, once all that follows its answer is over. */
async function announcedBy(
  db: Database,
  act: (admin: ReturnType<typeof asAdmin>) => Promise<unknown>,
): Promise<string[]> {
  const deferred: Promise<unknown>[] = []
  const before = pings.length
  await act(asAdmin(db, undefined, { deferred, announce }))
  await Promise.all(deferred)
  expect(pings.length - before).toBeLessThanOrEqual(1)
  return pings
    .slice(before)
    .flatMap(({ urlList }) => urlList.map((url) => url.replace(siteOrigin, '')))
}

describe('with a key, search engines are told once', () => {
  it('in the words of the protocol', async () => {
    await announce(['/prompt/fiche'])

    expect(pings).toEqual([
      {
        host: 'exemple.test',
        key,
        keyLocation: `${siteOrigin}/${key}.txt`,
        urlList: [`${siteOrigin}/prompt/fiche`],
      },
    ])
  })

  it('when an item is published, changed, moved, taken back or deleted', async () => {
    const db = await createTestDatabase()
    let id = ''
    let seen = { version: 0, copie: 0 }
    const steps = {
      created: await announcedBy(db, async (admin) => {
        ;({ id } = await promptEditor(admin.admin).create(promptInput({ slug: 'fiche' })))
      }),
      published: await announcedBy(db, (admin) =>
        admin.admin.prompts.setStatut({ ids: [id], statut: 'valide' }),
      ),
      unchanged: await announcedBy(db, (admin) =>
        admin.admin.prompts.setStatut({ ids: [id], statut: 'valide' }),
      ),
      edited: await announcedBy(db, async (admin) => {
        seen = await promptEditor(admin.admin).edit(id, { slug: 'ailleurs' })
      }),
      moved: await announcedBy(db, ({ admin }) =>
        admin.prompts.publish({ id, version: seen.version, copie: seen.copie }),
      ),
      copied: await announcedBy(db, (admin) => admin.admin.prompts.duplicate({ id })),
      deleted: await announcedBy(db, (admin) => admin.admin.prompts.remove({ ids: [id] })),
    }

    expect(steps).toEqual({
      created: [],
      published: ['/prompt/fiche'],
      unchanged: [],
      edited: [],
      moved: ['/prompt/fiche', '/prompt/ailleurs'],
      copied: [],
      deleted: ['/prompt/ailleurs'],
    })
  })

  it('of many items that change together', async () => {
    const db = await createTestDatabase()
    const first = await insertGpt(db, { slug: 'un' })
    const second = await insertGpt(db, { slug: 'deux' })
    const draft = await insertGpt(db, { slug: 'trois', statut: 'brouillon' })
    const ids = [first.id, second.id, draft.id]
    const paths = await announcedBy(db, (admin) =>
      admin.admin.gpts.setStatut({ ids, statut: 'brouillon' }),
    )

    expect(paths.toSorted()).toEqual(['/gpt/deux', '/gpt/un'])
  })

  it('of a GPT whose draft is published, and of its generated workflow', async () => {
    const db = await createTestDatabase()
    const { id, version } = await gptEditor(asAdmin(db).admin).create(gptInput({ slug: 'dossier' }))
    const published = await announcedBy(db, ({ admin }) => admin.gpts.publish({ id, version }))
    const generated = await announcedBy(db, ({ admin }) =>
      admin.workflows.generate({ id, version: version + 1 }),
    )

    expect([published, generated]).toEqual([['/gpt/dossier'], ['/gpt/dossier']])
  })

  it('of what an import made public, and of what goes when it is taken back', async () => {
    const db = await createTestDatabase()
    await asAdmin(db).admin.settings.save({ key: 'moderation_required', value: false })
    const { rows, options } = await proposedRows([
      chosen(
        'essai.csv',
        'slug;titre;description;texte;categorie;niveau\nfiche;Une fiche;Ce qu’elle fait.;Fais [cela];SEO;Expert',
      ),
    ])
    const entree = crypto.randomUUID()
    const made = await announcedBy(db, (admin) =>
      admin.admin.import.write({
        entree,
        fichier: 'essai.csv',
        lignes: seenRows(rows),
        options: { ...options, statut: 'valide' },
      }),
    )
    const takenBack = await announcedBy(db, (admin) =>
      admin.admin.import.undo({ entree, annulation: crypto.randomUUID() }),
    )

    expect({ made, takenBack }).toEqual({ made: ['/prompt/fiche'], takenBack: ['/prompt/fiche'] })
  })
})

describe('search engines are told nothing', () => {
  it('of a change that was refused', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const deferred: Promise<unknown>[] = []
    const visitor = asRole(db, null, undefined, { deferred, announce })

    await expect(visitor.admin.prompts.remove({ ids: [id] })).rejects.toThrow(
      errorMessages.permission,
    )
    await Promise.all(deferred)
    expect(pings).toEqual([])
  })

  it('without a key, which no address then shows', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const deferred: Promise<unknown>[] = []
    await asAdmin(db, undefined, { deferred }).admin.prompts.remove({ ids: [id] })
    await Promise.all(deferred)

    expect(pings).toEqual([])
    expect((await testSite(() => db).get(`/${key}.txt`)).status).toBe(404)
  })
})

it('shows the key at its address, and at no other', async () => {
  const db = await createTestDatabase()
  const site = testSite(() => db, { indexNow: { key, announce } })
  const response = await site.get(`/${key}.txt`)

  expect([response.status, await response.text()]).toEqual([200, key])
  expect((await site.get('/autre-cle-1234.txt')).status).toBe(404)
})

it('logs a service that refuses or is not there, and lets the change stand', async () => {
  status = 429
  await announce(['/prompt/fiche'])
  await createAnnounce({ key, siteOrigin, address: 'http://127.0.0.1:1/' })(['/prompt/fiche'])
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  vi.mocked(console.error).mockClear()

  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('IndexNow answered 429')
  expect(lines.join()).not.toContain(key)
})
