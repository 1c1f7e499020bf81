import type { InStatement } from '@libsql/client/web'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  adminLogs,
  formerSlugs,
  gpts,
  prompts,
  settingRow,
  siteSettings,
  userRoles,
} from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import type { SiteSettings } from '#shared/site/site-settings.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Settings = Partial<Pick<SiteSettings, 'delegated_roles' | 'moderation_required'>>

/** What a procedure answers, whatever it is. */
type Answer = { status: number; data: unknown; message: string | undefined }

const answerSchema = z.object({
  result: z.object({ data: z.unknown() }).optional(),
  error: z.object({ message: z.string() }).optional(),
})
const itemsSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  total: z.number(),
  counts: z.object({ valide: z.number(), brouillon: z.number(), refuse: z.number() }),
})
const createdSchema = z.object({ id: z.string(), statut: z.string() })

async function setSettings(db: Database, settings: Settings): Promise<void> {
  const { delegated_roles, moderation_required } = settings
  const rows = [
    ...(delegated_roles === undefined ? [] : [settingRow('delegated_roles', delegated_roles)]),
    ...(moderation_required === undefined
      ? []
      : [settingRow('moderation_required', moderation_required)]),
  ]
  await writeBatch(
    db,
    rows.map((row) =>
      db
        .insert(siteSettings)
        .values(row)
        .onConflictDoUpdate({ target: siteSettings.key, set: { value: row.value } }),
    ),
  )
}

/** Gives a role and leaves the sessions alone: what is left is the check of each call. */
const grantStatement = (db: Database, userId: string, role: Role) =>
  db.insert(userRoles).values({ user_id: userId, role, granted_at: '2999-01-01T00:00:00.000Z' })

let visitors = 0

async function signedIn(db: Database, site: ReturnType<typeof testSite>, role: Role) {
  const account = await insertAccount(db, { role })
  // Each from elsewhere, or one would count against the others' limit.
  visitors += 1
  const address = `203.0.113.${visitors % 250}`
  const browser = browserOn(site, { address })
  const signIn = await browser.signIn(account)
  return {
    ...account,
    browser,
    signInStatus: signIn.status,
    query: async (name: string, input?: unknown) => read(await browser.query(name, input)),
    mutate: async (name: string, input?: unknown) => read(await browser.mutate(name, input)),
  }
}

/** A site whose administration is open to every role, unless told otherwise, and who works there. */
async function openTeam(settings: Settings = {}, db?: Database) {
  const database = db ?? (await createTestDatabase())
  await setSettings(database, { delegated_roles: true, ...settings })
  const site = testSite(() => database)
  const [admin, moderator, contributor, other] = await Promise.all(
    (['admin', 'moderator', 'contributor', 'contributor'] as const).map((role) =>
      signedIn(database, site, role),
    ),
  )
  if (!admin || !moderator || !contributor || !other) throw new Error('Everybody signs in')
  return { db: database, site, admin, moderator, contributor, other }
}

/** What is the same for both kinds of item. */
const kinds = [
  {
    kind: 'prompt',
    list: 'admin.prompts',
    table: prompts,
    insert: insertPrompt,
    input: promptInput,
    partial: ['setRequetesSeo', { requetes_seo: { requetes: ['autre'] } }],
  },
  {
    kind: 'gpt',
    list: 'admin.gpts',
    table: gpts,
    insert: insertGpt,
    input: gptInput,
    partial: ['saveDraft', { draft: gptDrafting.draftOf(gptInput()) }],
  },
] as const

type Content = (typeof kinds)[number]

const newest = { tri: 'date_creation', ordre: 'desc', page: 1 }

async function listed(who: Pick<Awaited<ReturnType<typeof signedIn>>, 'query'>, content: Content) {
  const { data } = await who.query(`${content.list}.list`, newest)
  const { items, total, counts } = itemsSchema.parse(data)
  return { ids: items.map(({ id }) => id).toSorted(), total, counts }
}

async function rowOf(db: Database, { table }: Content, id: string) {
  const [row] = await db
    .select({
      slug: table.slug,
      statut: table.statut,
      version: table.version,
      cree_par: table.cree_par,
    })
    .from(table)
    .where(eq(table.id, id))
  return row
}

async function read(response: Response): Promise<Answer> {
  const { result, error } = answerSchema.parse(await response.json())
  return { status: response.status, data: result?.data, message: error?.message }
}

const labels = (word: string) => ({
  categories: [`Catégorie ${word}`],
  tags: [`tag ${word}`],
  ia: `IA ${word}`,
  auteur_nom: `Auteur ${word}`,
})

const accessDenied = 'Accès non autorisé.'

describe('the administration, closed or open to moderators and contributors (R222, R225)', () => {
  it.each(['moderator', 'contributor'] as const)(
    'refuses a %s who signs in while it is closed, and lets them in when it is open (R154)',
    async (role) => {
      const db = await createTestDatabase()
      const site = testSite(() => db)
      await insertAccount(db)

      const refused = await signedIn(db, site, role)
      await setSettings(db, { delegated_roles: true })
      const letIn = await signedIn(db, site, role)

      expect([refused.signInStatus, letIn.signInStatus]).toEqual([403, 200])
      expect(refused.browser.cookies.size).toBe(0)
      expect((await letIn.query('auth.session')).data).toMatchObject({
        user: { id: letIn.id, email: letIn.email, role },
        mustChangePassword: false,
      })
      expect((await letIn.browser.send(`${adminRoot}/auth`)).headers.get('location')).toBe(
        adminRoot,
      )
    },
  )

  it('never lets in an account without a role (R223)', async () => {
    const { db, site } = await openTeam()
    const account = await insertAccount(db, { role: null })

    expect((await browserOn(site).signIn(account)).status).toBe(403)
  })

  it('closes and opens at the next request of whoever is signed in', async () => {
    const { admin, moderator } = await openTeam()
    const seen = async () => {
      const page = await moderator.browser.send(`${adminRoot}/prompts`)
      return {
        list: (await moderator.query('admin.prompts.list', newest)).status,
        write: (await moderator.mutate('admin.prompts.create', promptInput())).status,
        page: page.status,
        session: (await moderator.query('auth.session')).data !== null,
      }
    }
    const set = (value: boolean) =>
      admin.mutate('admin.settings.save', { key: 'delegated_roles', value })

    const open = await seen()
    await set(false)
    const closed = await seen()
    await set(true)

    expect(open).toEqual({ list: 200, write: 200, page: 200, session: true })
    expect(closed).toEqual({ list: 403, write: 403, page: 403, session: false })
    expect(await seen()).toEqual(open)
  })

  it('is what the setting says and not what is stored in another form', async () => {
    const { db, moderator } = await openTeam()

    for (const value of ['"true"', '1', 'oui', '{"a":true}', 'null', '']) {
      await writeBatch(db, [
        sql`update ${siteSettings} set value = ${value} where key = 'delegated_roles'`,
      ])
      expect((await moderator.query('admin.prompts.list', newest)).status).toBe(403)
      expect((await moderator.mutate('admin.prompts.create', promptInput())).status).toBe(403)
    }
  })

  it('asks the database who they are, and then for what they asked, and nothing besides', async () => {
    const { state, open } = await startDatabaseProxy()
    const db = open()
    await setSettings(db, { delegated_roles: true })
    const site = testSite(open)
    const contributor = await signedIn(db, site, 'contributor')
    const { id } = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })
    const requestsOf = async (call: () => Promise<Answer>) => {
      state.requests = 0
      expect((await call()).status).toBe(200)
      return state.requests
    }

    // From the first item on that is written here, the categories are known.
    const first = promptInput({ slug: 'premier' })
    expect((await contributor.mutate('admin.prompts.create', first)).status).toBe(200)

    expect(await requestsOf(() => contributor.query('admin.prompts.list', newest))).toBe(2)
    expect(await requestsOf(() => contributor.query('admin.prompts.get', { id }))).toBe(2)
    expect(await requestsOf(() => contributor.query('admin.dashboard'))).toBe(2)
    expect(await requestsOf(() => contributor.mutate('admin.prompts.create', promptInput()))).toBe(
      2,
    )
    expect(
      await requestsOf(() =>
        contributor.mutate('admin.prompts.update', { id, version: 1, item: promptInput() }),
      ),
    ).toBe(2)
  })
})

describe.each(kinds)('a contributor and a $kind', (content) => {
  const { kind, list, insert, input, partial } = content

  /** Drafts of theirs, and everything that is not for them. */
  async function withItems() {
    const team = await openTeam()
    const { db, contributor, other, admin } = team
    const own = await insert(db, { statut: 'brouillon', cree_par: contributor.id })
    const hidden = [
      await insert(db, { statut: 'brouillon' }),
      await insert(db, { statut: 'brouillon', cree_par: other.id }),
      await insert(db, { statut: 'brouillon', cree_par: admin.id }),
      await insert(db, { statut: 'valide' }),
      await insert(db, { statut: 'valide', cree_par: contributor.id }),
      await insert(db, { statut: 'refuse', cree_par: contributor.id }),
    ]
    return { ...team, own, hidden }
  }

  it('sees in the table the drafts that they created, and no others', async () => {
    const { contributor, moderator, own, hidden } = await withItems()

    expect(await listed(contributor, content)).toEqual({
      ids: [own.id],
      total: 1,
      counts: { valide: 0, brouillon: 1, refuse: 0 },
    })
    expect((await listed(moderator, content)).ids).toEqual(
      [own, ...hidden].map(({ id }) => id).toSorted(),
    )
  })

  it('edits those drafts, and finds no other item whatever is asked of it', async () => {
    const { db, contributor, own, hidden } = await withItems()
    const edits = (id: string): [string, unknown][] => [
      ['update', { id, version: 1, item: input() }],
      [partial[0], { id, version: 1, ...partial[1] }],
      ['duplicate', { id }],
    ]

    for (const { id } of hidden) {
      const before = await rowOf(db, content, id)
      expect((await contributor.query(`${list}.get`, { id })).status).toBe(404)
      for (const [name, edit] of edits(id)) {
        expect((await contributor.mutate(`${list}.${name}`, edit)).status).toBe(404)
      }
      expect(await rowOf(db, content, id)).toEqual(before)
    }
    expect(await db.select().from(adminLogs).where(eq(adminLogs.user_id, contributor.id))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ table_name: `${kind}s` })]),
    )

    expect((await contributor.query(`${list}.get`, { id: own.id })).status).toBe(200)
    const item = input()
    const saved = { id: own.id, version: 1, item }
    expect((await contributor.mutate(`${list}.update`, saved)).status).toBe(200)
    expect(await rowOf(db, content, own.id)).toEqual({
      slug: item.slug,
      statut: 'brouillon',
      version: 2,
      cree_par: contributor.id,
    })
    expect(
      (await contributor.mutate(`${list}.${partial[0]}`, { id: own.id, version: 2, ...partial[1] }))
        .status,
    ).toBe(200)
  })

  it('copies a draft of theirs, which is theirs too', async () => {
    const { contributor, own } = await withItems()
    const { data } = await contributor.mutate(`${list}.duplicate`, { id: own.id })
    const { id } = z.object({ id: z.string() }).parse(data)

    expect((await listed(contributor, content)).ids).toEqual([own.id, id].toSorted())
  })

  it.each(['valide', 'refuse'] as const)('cannot make a draft of theirs %s', async (statut) => {
    const { db, contributor, own } = await withItems()
    const edit = { id: own.id, version: 1, item: input({ statut }) }

    expect(await contributor.mutate(`${list}.update`, edit)).toMatchObject({
      status: 403,
      message: accessDenied,
    })
    const change = { ids: [own.id], statut, raison: 'Essai' }
    expect((await contributor.mutate(`${list}.setStatut`, change)).status).toBe(403)
    expect(await rowOf(db, content, own.id)).toMatchObject({ statut: 'brouillon', version: 1 })
  })

  it('cannot delete, not even a draft of theirs', async () => {
    const { db, contributor, own } = await withItems()

    expect((await contributor.mutate(`${list}.remove`, { ids: [own.id] })).status).toBe(403)
    expect(await rowOf(db, content, own.id)).toBeDefined()
  })

  it('loses sight of a draft that is published, and has it back as a draft again', async () => {
    const { contributor, moderator, own } = await withItems()
    const publish = (statut: string) =>
      moderator.mutate(`${list}.setStatut`, { ids: [own.id], statut })

    await publish('valide')
    const published = await listed(contributor, content)
    await publish('brouillon')

    expect(published.ids).toEqual([])
    expect((await listed(contributor, content)).ids).toEqual([own.id])
  })

  it('is told that a draft of theirs was published while they wrote on it', async () => {
    const { db, contributor, moderator, own } = await withItems()
    const strange = await insert(db, { statut: 'brouillon' })
    await moderator.mutate(`${list}.setStatut`, { ids: [own.id], statut: 'valide' })
    const save = async (id: string) =>
      contributor.mutate(`${list}.update`, { id, version: 1, item: input() })

    expect(await save(own.id)).toMatchObject({
      status: 404,
      message: expect.stringContaining('n’est plus un brouillon'),
    })
    expect(await save(strange.id)).toMatchObject({
      status: 404,
      message: expect.stringContaining('non trouvé'),
    })
  })

  it('has a draft back that an administrator deleted and brought back', async () => {
    const { admin, contributor, own } = await withItems()
    await admin.mutate(`${list}.remove`, { ids: [own.id] })
    const { data } = await admin.query(`${list}.deleted`)
    const [deleted] = z.array(z.object({ id: z.string() })).parse(data)
    const without = await listed(contributor, content)
    await admin.mutate(`${list}.restore`, { id: deleted?.id })

    expect(without.ids).toEqual([])
    expect((await listed(contributor, content)).ids).toEqual([own.id])
  })

  it('previews the page of their own drafts alone', async () => {
    const { contributor, moderator, own, hidden } = await withItems()
    const preview = async (who: typeof contributor, slug: string) =>
      (await who.browser.send(`${adminRoot}/apercu/${kind}/${slug}`)).status

    expect(await preview(contributor, own.slug)).toBe(200)
    expect(await preview(moderator, own.slug)).toBe(200)
    const unknown = await contributor.browser.send(`${adminRoot}/apercu/${kind}/inconnu`)
    const unknownText = await unknown.text()
    for (const { slug, description } of hidden) {
      const refused = await contributor.browser.send(`${adminRoot}/apercu/${kind}/${slug}`)
      const text = await refused.text()
      expect(refused.status).toBe(404)
      expect(text).not.toContain(description)
      // The page offers to search for the words of the address.
      const impersonal = text.replaceAll(slug, '…').replaceAll(slug.replaceAll('-', ' '), '…')
      expect(impersonal).toBe(unknownText.replaceAll('inconnu', '…'))
      expect(await preview(moderator, slug)).toBe(200)
    }
  })

  it('takes no address whose redirect visitors still follow', async () => {
    const { db, contributor, moderator, own } = await withItems()
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind, slug: 'ancienne', nouveau_slug: 'nouvelle' }),
    ])
    const former = () => db.select().from(formerSlugs)
    const state = async (who: typeof contributor) =>
      (await who.query(`${list}.slugState`, { slug: 'ancienne' })).data

    expect(await state(contributor)).toEqual({ state: 'taken' })
    expect(await state(moderator)).toEqual({ state: 'former' })
    const item = input({ slug: 'ancienne' })
    const refused = { status: 409, message: 'Ce slug est déjà utilisé.' }
    expect(await contributor.mutate(`${list}.create`, item)).toMatchObject(refused)
    expect(
      await contributor.mutate(`${list}.update`, { id: own.id, version: 1, item }),
    ).toMatchObject(refused)
    expect(await former()).toHaveLength(1)
    expect((await moderator.mutate(`${list}.create`, item)).status).toBe(200)
    expect(await former()).toEqual([])
  })

  it('is told the labels of public items, and of no hidden one', async () => {
    const { db, contributor, moderator, other } = await withItems()
    await insert(db, { ...labels('public'), statut: 'valide' })
    await insert(db, { ...labels('caché'), statut: 'brouillon', cree_par: other.id })
    const told = async (who: typeof contributor) =>
      JSON.stringify((await who.query('admin.labels')).data)

    expect(await told(contributor)).not.toContain('caché')
    for (const label of ['Catégorie', 'tag', 'IA', 'Auteur']) {
      expect(await told(contributor)).toContain(`${label} public`)
    }
    for (const label of ['Catégorie', 'tag', 'Auteur']) {
      expect(await told(moderator)).toContain(`${label} caché`)
    }
  })

  it.each<[Role, boolean, string, string]>([
    ['contributor', true, 'valide', 'brouillon'],
    ['contributor', true, 'refuse', 'brouillon'],
    ['contributor', false, 'valide', 'brouillon'],
    ['contributor', false, 'refuse', 'brouillon'],
    ['moderator', true, 'valide', 'brouillon'],
    ['moderator', true, 'refuse', 'brouillon'],
    ['moderator', false, 'valide', 'valide'],
    ['moderator', false, 'brouillon', 'brouillon'],
    ['admin', true, 'valide', 'valide'],
    ['admin', false, 'valide', 'valide'],
  ])(
    'a %s, moderation required being %s, creates as «%s» what begins as «%s»',
    async (role, moderation_required, asked, begun) => {
      const { db, ...team } = await openTeam({ moderation_required })
      const who = role === 'admin' ? team.admin : team[role]
      const item = { ...input(), statut: asked }

      const { data } = await who.mutate(`${list}.create`, item)
      const created = createdSchema.parse(data)

      expect(created.statut).toBe(begun)
      expect(await rowOf(db, content, created.id)).toMatchObject({
        statut: begun,
        cree_par: who.id,
      })
      const page = await browserOn(team.site).send(`/${kind}/${item.slug}`)
      expect(page.status).toBe(begun === 'valide' ? 200 : 404)
      const [entry] = await db.select().from(adminLogs).where(eq(adminLogs.record_id, created.id))
      expect(entry).toMatchObject({
        action: `${kind}.create`,
        user_id: who.id,
        new_values: { details: { slug: item.slug, statut: begun } },
      })
    },
  )

  it('begins as a draft for a moderator where nothing is stored of moderation', async () => {
    const { moderator } = await openTeam()
    const { data } = await moderator.mutate(`${list}.create`, input({ statut: 'valide' }))

    expect(createdSchema.parse(data).statut).toBe('brouillon')
  })

  it('is published without a word of who created it', async () => {
    const { db, site, contributor } = await openTeam()
    const { slug } = await insert(db, { statut: 'valide', cree_par: contributor.id })
    const bySlug = encodeURIComponent(JSON.stringify({ slug }))

    for (const path of [`/${kind}/${slug}`, `/api/trpc/catalogue.${kind}?input=${bySlug}`]) {
      const response = await site.get(path)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).not.toContain(contributor.id)
      expect(text).not.toContain('cree_par')
    }
  })

  it('is edited and published by a moderator, whoever created it, and never deleted', async () => {
    const { db, moderator, hidden } = await withItems()
    for (const { id } of hidden) {
      const item = input({ statut: 'brouillon' })
      const edit = { id, version: 1, item }
      expect((await moderator.mutate(`${list}.update`, edit)).status).toBe(200)
      const publish = { ids: [id], statut: 'valide' }
      expect((await moderator.mutate(`${list}.setStatut`, publish)).status).toBe(200)
      expect((await moderator.mutate(`${list}.remove`, { ids: [id] })).status).toBe(403)
      expect(await rowOf(db, content, id)).toMatchObject({ slug: item.slug, statut: 'valide' })
    }
  })
})

describe('the dashboard', () => {
  it('shows to each role what its screens show, and nothing else', async () => {
    const { db, admin, moderator, contributor } = await openTeam()
    const own = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })
    await insertPrompt(db, { statut: 'brouillon' })
    await insertGpt(db)
    const shown = async (who: typeof admin) => {
      const { data } = await who.query('admin.dashboard')
      const parts = z.record(z.string(), z.unknown()).parse(data)
      return {
        prompts: parts['prompts'],
        gpts: parts['gpts'],
        hidden: Object.keys(parts).filter((part) => parts[part] === null),
      }
    }
    const all = {
      prompts: { total: 2, valide: 0, brouillon: 2, refuse: 0 },
      gpts: { total: 1, valide: 1, brouillon: 0, refuse: 0 },
    }

    expect(await shown(admin)).toEqual({ ...all, hidden: ['brouillonsACompleter'] })
    expect(await shown(moderator)).toEqual({
      ...all,
      hidden: [
        'users',
        'identiteExemple',
        'brouillonsACompleter',
        'introuvables',
        'derniersChangements',
        'securite',
        'fonctionnement',
      ],
    })
    expect(await shown(contributor)).toEqual({
      prompts: { total: 1, valide: 0, brouillon: 1, refuse: 0 },
      gpts: { total: 0, valide: 0, brouillon: 0, refuse: 0 },
      hidden: [
        'users',
        'identiteExemple',
        'modifications',
        'planifies',
        'planificationsEchouees',
        'recherches',
        'introuvables',
        'liens',
        'aCompleter',
        'derniersChangements',
        'securite',
        'fonctionnement',
      ],
    })
    expect((await contributor.query('admin.dashboard')).data).toMatchObject({
      brouillonsACompleter: { prompts: 1, gpts: 0, fiches: [{ id: own.id }] },
    })
  })
})

describe('a screen that the role may not open (R139)', () => {
  const closed = ['/users', '/settings', '/seo-pages', '/journal', '/corbeille']

  it.each(['moderator', 'contributor'] as const)(
    'is refused to a %s, within the administration',
    async (role) => {
      const team = await openTeam()
      const { browser } = team[role]

      for (const path of closed) {
        const response = await browser.send(adminRoot + path)
        expect([path, response.status]).toEqual([path, 403])
      }
      for (const path of [
        '',
        '/prompts',
        '/prompts/nouveau',
        '/gpts',
        '/gpts/nouveau',
        '/compte',
      ]) {
        expect((await browser.send(adminRoot + path)).status).toBe(200)
      }
    },
  )
})

/** A database whose next write waits, its request checked and on its way, until it is let go. */
function holdNextWrite(db: Database) {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isHolding = false
  const heldWrite = async (statements: InStatement[]) => {
    if (isHolding) {
      isHolding = false
      arrived.resolve()
      await released.promise
    }
    return db.client.write(statements)
  }
  return {
    db: databaseOn({ ...db.client, write: heldWrite }),
    hold: () => {
      isHolding = true
    },
    arrived: arrived.promise,
    release: () => released.resolve(),
  }
}

describe('a write that is under way (R222)', () => {
  type Team = Awaited<ReturnType<typeof openTeam>>

  const losses: { when: string; lose: (team: Team) => Promise<unknown> }[] = [
    {
      when: 'the moderator becomes a contributor',
      lose: ({ db, moderator }) =>
        writeBatch(db, [grantStatement(db, moderator.id, 'contributor')]),
    },
    {
      when: 'the moderator loses every role',
      lose: ({ db, moderator }) =>
        writeBatch(db, [db.delete(userRoles).where(eq(userRoles.user_id, moderator.id))]),
    },
    {
      when: 'the administration is closed to other roles',
      lose: ({ db }) => setSettings(db, { delegated_roles: false }),
    },
  ]
  const writes: { name: string; inputOf: (id: string) => unknown }[] = [
    { name: 'setStatut', inputOf: (id) => ({ ids: [id], statut: 'valide' }) },
    {
      name: 'update',
      inputOf: (id) => ({ id, version: 1, item: promptInput({ statut: 'valide' }) }),
    },
    { name: 'setRequetesSeo', inputOf: (id) => ({ id, version: 1, requetes_seo: null }) },
  ]

  describe.each(losses)('is refused when $when:', ({ lose }) => {
    it.each(writes)('$name', async ({ name, inputOf }) => {
      const held = holdNextWrite(await createTestDatabase())
      const team = await openTeam({}, held.db)
      const { db, moderator } = team
      const { id } = await insertPrompt(db, { statut: 'brouillon' })
      const before = await db.select().from(prompts)

      held.hold()
      const writing = moderator.mutate(`admin.prompts.${name}`, inputOf(id))
      await held.arrived
      await lose(team)
      held.release()

      // A contributor may edit, and this draft is not theirs; the others are asked who they are.
      const { status } = await writing
      expect([401, 404]).toContain(status)
      expect(await db.select().from(prompts)).toEqual(before)
      expect(await db.select().from(adminLogs).where(eq(adminLogs.record_id, id))).toEqual([])
    })
  })

  it('creates as a draft what a moderator publishes while becoming a contributor', async () => {
    const held = holdNextWrite(await createTestDatabase())
    const { db, moderator } = await openTeam({ moderation_required: false }, held.db)

    held.hold()
    const writing = moderator.mutate('admin.prompts.create', promptInput({ statut: 'valide' }))
    await held.arrived
    await writeBatch(db, [grantStatement(db, moderator.id, 'contributor')])
    held.release()

    expect(createdSchema.parse((await writing).data).statut).toBe('brouillon')
  })

  it('is refused to the contributor whose draft is published meanwhile', async () => {
    const held = holdNextWrite(await createTestDatabase())
    const { db, moderator, contributor } = await openTeam({}, held.db)
    const { id } = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })

    held.hold()
    const item = promptInput({ titre: 'Après' })
    const writing = contributor.mutate('admin.prompts.update', { id, version: 1, item })
    await held.arrived
    await moderator.mutate('admin.prompts.setStatut', { ids: [id], statut: 'valide' })
    held.release()

    expect((await writing).status).toBe(404)
    expect(await db.select({ titre: prompts.titre }).from(prompts)).not.toEqual([
      { titre: 'Après' },
    ])
  })

  it('of a hundred at once, none is done after the role is gone', async () => {
    const { db, moderator } = await openTeam({ moderation_required: false })
    const marker = db.insert(adminLogs).values({
      action: 'user.role',
      table_name: 'users',
      record_id: moderator.id,
      user_id: null,
      new_values: {
        event_type: 'user.role',
        details: {},
        timestamp: '',
        ip_address: '',
        user_agent: '',
      },
    })
    const create = () => moderator.mutate('admin.prompts.create', promptInput({ statut: 'valide' }))

    const first = await Promise.all(Array.from({ length: 10 }, create))
    const rest = Array.from({ length: 90 }, create)
    await Promise.any(rest)
    const contributor = grantStatement(db, moderator.id, 'contributor')
    await writeBatch(db, [contributor, marker])
    const answers = [...first, ...(await Promise.all(rest))]

    const entries = await db
      .select({ place: sql<number>`rowid`, action: adminLogs.action, values: adminLogs.new_values })
      .from(adminLogs)
      .where(sql`${adminLogs.action} in ('prompt.create', 'user.role')`)
      .orderBy(sql`rowid`)
    const changed = entries.findIndex(({ action }) => action === 'user.role')
    const statutOf = (entry: (typeof entries)[number]) =>
      z.object({ details: z.object({ statut: z.string() }) }).parse(entry.values).details.statut
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(changed).toBeGreaterThanOrEqual(10)
    expect(new Set(entries.slice(0, changed).map(statutOf))).toEqual(new Set(['valide']))
    for (const entry of entries.slice(changed + 1)) expect(statutOf(entry)).toBe('brouillon')
  })
})
