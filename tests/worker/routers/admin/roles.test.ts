import type { InStatement } from '@libsql/client/web'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  adminLogs,
  formerSlugs,
  gpts,
  prompts,
  revisions,
  settingRow,
  siteSettings,
  userRoles,
  workingCopies,
} from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
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
import { keepItemsStatement } from '#worker/services/editing/revisions.ts'

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
const importedSchema = z.tuple([
  z.object({ fait: z.literal('cree'), id: z.string(), slug: z.string() }),
])
const savedSchema = z.object({ version: z.number(), copie: z.number() })
const readSchema = z.object({ isEditable: z.boolean() })

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

type Calls = Pick<Awaited<ReturnType<typeof signedIn>>, 'query' | 'mutate'>

type Given = { slug?: string; statut?: Statut }

/** A complete draft with an address of its own. */
const promptDraft = (given: Given = {}) => promptDrafting.draftOf(promptInput(given))

const createPromptDraft = (who: Calls) =>
  who.mutate('admin.prompts.createDraft', { id: crypto.randomUUID(), draft: promptDraft() })

/** Clients make the ids of drafts, which are UUIDs. */
const withUuid =
  <Values, Row>(insert: (db: Database, values: Values & { id: string }) => Row) =>
  (db: Database, values: Values) =>
    insert(db, { id: crypto.randomUUID(), ...values })

/** What is the same for both kinds of item. */
const kinds = [
  {
    kind: 'prompt',
    list: 'admin.prompts',
    table: prompts,
    insert: withUuid(insertPrompt),
    draft: promptDraft,
    importedFields: (given: Given) => {
      const { titre, slug, description, categories, niveau, prompt } = promptInput(given)
      return { titre, slug, description, categories, niveau, prompt }
    },
  },
  {
    kind: 'gpt',
    list: 'admin.gpts',
    table: gpts,
    insert: withUuid(insertGpt),
    draft: (given: Given = {}) => gptDrafting.draftOf(gptInput(given)),
    importedFields: (given: Given) => {
      const { nom, slug, description, categories, url_destination } = gptInput(given)
      return { titre: nom, slug, description, categories, url_destination }
    },
  },
] as const

type Content = (typeof kinds)[number]

/** An edit of the description of an item that nobody changed since it was inserted. */
const editOf = ({ id, description }: { id: string; description: string }, to = 'Après') => ({
  id,
  seen: { version: 1, copie: 0 },
  edits: { description: { from: description, to } },
})

/** An input of each procedure that changes the draft of an item and that an author may call. */
const draftChanges = (
  { kind }: Content,
  item: { id: string; description: string },
  revision: string,
): Record<string, unknown> => ({
  ...(kind === 'prompt' && {
    setRequetesSeo: { id: item.id, version: 1, requetes_seo: { requetes: ['autre'] } },
  }),
  saveEdits: editOf(item),
  restoreRevision: { id: item.id, revision },
  askReview: { id: item.id, isAsked: true },
})

/** A file with one complete item, to be imported with a status. */
const importOf = ({ kind, importedFields }: Content, statut: Statut, given: Given = {}) => ({
  entree: crypto.randomUUID(),
  fichier: 'essai.csv',
  options: { categorie: null, description: 'vide', statut },
  lignes: [
    { ligne: 1, kind, doublon: null, faute: null, vue: null, champs: importedFields(given) },
  ],
})

async function imported(who: Calls, file: ReturnType<typeof importOf>) {
  const { data } = await who.mutate('admin.import.write', file)
  return importedSchema.parse(data)[0]
}

const newest = { tri: 'date_creation', ordre: 'desc', page: 1 }

async function listed(who: Calls, content: Content) {
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
      description: table.description,
    })
    .from(table)
    .where(eq(table.id, id))
  return row
}

/** The id of the only revision of an item. */
async function revisionOf(db: Database, id: string): Promise<string> {
  const [revision] = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.item_id, id))
  return z.string().parse(revision?.id)
}

const idsOf = (...items: { id: string }[]) => items.map(({ id }) => id).toSorted()

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
        write: (await createPromptDraft(moderator)).status,
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
      expect((await createPromptDraft(moderator)).status).toBe(403)
    }
  })

  it('asks the database who they are, and then for what they asked, and nothing besides', async () => {
    const { state, open } = await startDatabaseProxy()
    const db = open()
    await setSettings(db, { delegated_roles: true })
    const site = testSite(open)
    const contributor = await signedIn(db, site, 'contributor')
    const item = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })
    const { id } = item
    const requestsOf = async (call: () => Promise<Answer>) => {
      state.requests = 0
      expect((await call()).status).toBe(200)
      return state.requests
    }

    // From the first item on that is written here, the categories are known.
    expect((await createPromptDraft(contributor)).status).toBe(200)

    expect(await requestsOf(() => contributor.query('admin.prompts.list', newest))).toBe(2)
    expect(await requestsOf(() => contributor.query('admin.prompts.get', { id }))).toBe(2)
    expect(await requestsOf(() => contributor.query('admin.dashboard'))).toBe(2)
    expect(await requestsOf(() => createPromptDraft(contributor))).toBe(3)
    expect(
      await requestsOf(() => contributor.mutate('admin.prompts.saveEdits', editOf(item))),
    ).toBe(3)
  })
})

describe.each(kinds)('a contributor and a $kind', (content) => {
  const { kind, list, insert, draft } = content

  /** Items of the contributor that they may edit, their public item, and items of others. */
  async function withItems() {
    const team = await openTeam()
    const { db, contributor, other, admin } = team
    const own = await insert(db, { statut: 'brouillon', cree_par: contributor.id })
    const refused = await insert(db, { statut: 'refuse', cree_par: contributor.id })
    const online = await insert(db, { statut: 'valide', cree_par: contributor.id })
    const hidden = [
      await insert(db, { statut: 'brouillon' }),
      await insert(db, { statut: 'brouillon', cree_par: other.id }),
      await insert(db, { statut: 'brouillon', cree_par: admin.id }),
      await insert(db, { statut: 'refuse', cree_par: other.id }),
      await insert(db, { statut: 'valide', cree_par: other.id }),
      await insert(db, { statut: 'valide' }),
    ]
    await writeBatch(db, [keepItemsStatement(kind, sql`true`, new Date())])
    return { ...team, own, refused, online, hidden }
  }

  it('sees in the table what they created, of any status, and nothing else', async () => {
    const { contributor, moderator, own, refused, online, hidden } = await withItems()

    expect(await listed(contributor, content)).toEqual({
      ids: idsOf(own, refused, online),
      total: 3,
      counts: { valide: 1, brouillon: 1, refuse: 1 },
    })
    expect((await listed(moderator, content)).ids).toEqual(idsOf(own, refused, online, ...hidden))
  })

  it('finds no item of others, whatever is asked of it', async () => {
    const { db, contributor, hidden } = await withItems()

    for (const item of hidden) {
      const { id } = item
      const revision = await revisionOf(db, id)
      const before = await rowOf(db, content, id)
      const calls = {
        ...draftChanges(content, item, revision),
        createDraft: { id, draft: draft() },
        presence: { id },
        duplicate: { id },
        preview: { id, draft: draft() },
      }

      for (const [name, input] of Object.entries(calls)) {
        const { status } = await contributor.mutate(`${list}.${name}`, input)
        expect([name, status]).toEqual([name, 404])
      }
      expect((await contributor.query(`${list}.get`, { id })).status).toBe(404)
      expect((await contributor.query(`${list}.bySlug`, { slug: item.slug })).status).toBe(404)
      expect((await contributor.query(`${list}.revision`, { id, revision })).status).toBe(404)
      expect((await contributor.query(`${list}.revisions`, { id })).data).toEqual([])
      expect((await contributor.query(`${list}.plans`, { id })).data).toEqual([])
      expect((await contributor.query(`${list}.refusal`, { id })).data).toBeNull()
      expect(await rowOf(db, content, id)).toEqual(before)
    }
    expect(await db.select().from(workingCopies)).toEqual([])
    expect(await db.select().from(adminLogs).where(eq(adminLogs.user_id, contributor.id))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ table_name: `${kind}s` })]),
    )
  })

  it.each(['brouillon', 'refuse'] as const)('edits what is theirs and «%s»', async (statut) => {
    const { db, contributor, own, refused } = await withItems()
    const item = statut === 'brouillon' ? own : refused
    const { id } = item
    const revision = await revisionOf(db, id)

    expect(await contributor.query(`${list}.get`, { id })).toMatchObject({
      status: 200,
      data: { statut, isEditable: true },
    })
    for (const [name, input] of Object.entries(draftChanges(content, item, revision))) {
      const { status } = await contributor.mutate(`${list}.${name}`, input)
      expect([name, status]).toEqual([name, 200])
    }
    expect(await rowOf(db, content, id)).toMatchObject({ description: item.description })
    await contributor.mutate(`${list}.saveEdits`, editOf(item, 'Encore autre'))
    expect(await rowOf(db, content, id)).toMatchObject({
      slug: item.slug,
      statut,
      cree_par: contributor.id,
      description: 'Encore autre',
    })
  })

  it('reads what is theirs and online, and changes nothing of it', async () => {
    const { db, contributor, online } = await withItems()
    const { id } = online
    const revision = await revisionOf(db, id)
    const before = await rowOf(db, content, id)

    expect(await contributor.query(`${list}.get`, { id })).toMatchObject({
      status: 200,
      data: { statut: 'valide', isEditable: false },
    })
    expect((await contributor.query(`${list}.revision`, { id, revision })).status).toBe(200)
    expect((await contributor.mutate(`${list}.presence`, { id })).status).toBe(200)
    const calls = {
      ...draftChanges(content, online, revision),
      createDraft: { id, draft: draft() },
      discardEdits: { id, version: 1, copie: 0 },
      publish: { id, version: 1, copie: 0 },
      setStatut: { ids: [id], statut: 'brouillon' },
      remove: { ids: [id] },
    }
    for (const [name, input] of Object.entries(calls)) {
      const { status } = await contributor.mutate(`${list}.${name}`, input)
      expect([name, status]).toEqual([name, 403])
    }
    expect(await rowOf(db, content, id)).toEqual(before)
    expect(await db.select().from(workingCopies)).toEqual([])
  })

  it('cannot discard what a moderator changes of their public item', async () => {
    const { contributor, moderator, online } = await withItems()
    const { id } = online
    const { data } = await moderator.mutate(`${list}.saveEdits`, editOf(online))
    const at = { id, ...savedSchema.parse(data) }

    expect(await contributor.mutate(`${list}.discardEdits`, at)).toMatchObject({
      status: 403,
      message: accessDenied,
    })
    expect((await moderator.mutate(`${list}.discardEdits`, at)).status).toBe(200)
  })

  it.each([
    ['a draft', 'own'],
    ['a public item', 'online'],
  ] as const)('copies %s of theirs, as a draft of theirs', async (_what, which) => {
    const items = await withItems()
    const { contributor, own, refused, online } = items
    const { data } = await contributor.mutate(`${list}.duplicate`, { id: items[which].id })
    const { id } = z.object({ id: z.string() }).parse(data)

    expect(await listed(contributor, content)).toMatchObject({
      ids: idsOf(own, refused, online, { id }),
      counts: { brouillon: 2 },
    })
  })

  it.each(['valide', 'refuse'] as const)('cannot make a draft of theirs %s', async (statut) => {
    const { db, contributor, own } = await withItems()
    const { id } = own
    const at = { id, version: 1, copie: 0 }
    const edits = { statut: { from: 'brouillon', to: statut } }

    for (const [name, input] of Object.entries({
      setStatut: { ids: [id], statut, raison: 'Essai' },
      change: {
        entree: crypto.randomUUID(),
        items: [{ id, version: 1 }],
        changement: { champ: 'statut', valeur: statut, raison: 'Essai' },
      },
      publish: at,
      plan: { ...at, action: 'publier', prevu_le: '2999-01-01T00:00:00.000Z' },
    })) {
      expect(await contributor.mutate(`${list}.${name}`, input)).toMatchObject({
        status: 403,
        message: accessDenied,
      })
    }
    const saving = { ...editOf(own), edits }
    expect((await contributor.mutate(`${list}.saveEdits`, saving)).status).toBe(400)
    expect(await rowOf(db, content, id)).toMatchObject({ statut: 'brouillon', version: 1 })
  })

  it('cannot delete, not even a draft of theirs', async () => {
    const { db, contributor, own } = await withItems()

    expect((await contributor.mutate(`${list}.remove`, { ids: [own.id] })).status).toBe(403)
    expect(await rowOf(db, content, own.id)).toBeDefined()
  })

  it('only reads a draft that is published, and edits it once it is a draft again', async () => {
    const { contributor, moderator, own, refused, online } = await withItems()
    const setStatut = (statut: string) =>
      moderator.mutate(`${list}.setStatut`, { ids: [own.id], statut })
    const seen = async () => {
      const { data } = await contributor.query(`${list}.get`, { id: own.id })
      return {
        ids: (await listed(contributor, content)).ids,
        isEditable: readSchema.parse(data).isEditable,
      }
    }

    await setStatut('valide')
    const published = await seen()
    await setStatut('brouillon')

    expect(published).toEqual({ ids: idsOf(own, refused, online), isEditable: false })
    expect(await seen()).toEqual({ ids: idsOf(own, refused, online), isEditable: true })
  })

  it('is told that a draft of theirs was published while they wrote on it', async () => {
    const { db, contributor, moderator, own } = await withItems()
    const strange = await insert(db, { statut: 'brouillon' })
    await moderator.mutate(`${list}.setStatut`, { ids: [own.id], statut: 'valide' })
    const save = (item: typeof own) => contributor.mutate(`${list}.saveEdits`, editOf(item))

    expect(await save(own)).toMatchObject({
      status: 403,
      message: expect.stringContaining('est en ligne'),
    })
    expect(await save(strange)).toMatchObject({
      status: 404,
      message: expect.stringContaining('non trouvé'),
    })
  })

  it('has a draft back that an administrator deleted and brought back', async () => {
    const { admin, contributor, own, refused, online } = await withItems()
    await admin.mutate(`${list}.remove`, { ids: [own.id] })
    const { data } = await admin.query(`${list}.deleted`)
    const [deleted] = z.array(z.object({ id: z.string() })).parse(data)
    const without = await listed(contributor, content)
    const saved = await contributor.mutate(`${list}.saveEdits`, editOf(own))
    const created = await contributor.mutate(`${list}.createDraft`, { id: own.id, draft: draft() })
    await admin.mutate(`${list}.restore`, { id: deleted?.id })

    expect(without.ids).toEqual(idsOf(refused, online))
    for (const answer of [saved, created]) {
      expect(answer).toMatchObject({
        status: 404,
        message: expect.stringContaining('dans la corbeille'),
      })
    }
    expect((await listed(contributor, content)).ids).toEqual(idsOf(own, refused, online))
  })

  it('previews the page of their own items alone', async () => {
    const { contributor, moderator, own, refused, online, hidden } = await withItems()
    const preview = async (who: typeof contributor, slug: string) =>
      (await who.browser.send(`${adminRoot}/apercu/${kind}/${slug}`)).status

    for (const { slug } of [own, refused, online]) {
      expect(await preview(contributor, slug)).toBe(200)
      expect(await preview(moderator, slug)).toBe(200)
    }
    const unknown = await contributor.browser.send(`${adminRoot}/apercu/${kind}/inconnu`)
    const unknownText = await unknown.text()
    for (const { slug, description } of hidden) {
      const response = await contributor.browser.send(`${adminRoot}/apercu/${kind}/${slug}`)
      const text = await response.text()
      expect(response.status).toBe(404)
      expect(text).not.toContain(description)
      // The page offers to search for the words of the address.
      const impersonal = text.replaceAll(slug, '…').replaceAll(slug.replaceAll('-', ' '), '…')
      expect(impersonal).toBe(unknownText.replaceAll('inconnu', '…'))
      expect(await preview(moderator, slug)).toBe(200)
    }
  })

  it('ends no redirect that visitors still follow, whatever address they type', async () => {
    const { db, site, contributor, moderator, own } = await withItems()
    await insert(db, { slug: 'nouvelle', statut: 'valide' })
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind, slug: 'ancienne', nouveau_slug: 'nouvelle' }),
    ])
    const redirect = async () =>
      (await site.get(`/${kind}/ancienne`)).headers.get('location')?.endsWith(`/${kind}/nouvelle`)
    const state = async (who: typeof contributor) =>
      (await who.query(`${list}.slugState`, { slug: 'ancienne' })).data

    expect(await state(contributor)).toEqual({ state: 'taken' })
    expect(await state(moderator)).toEqual({ state: 'former' })
    await contributor.mutate(
      'admin.import.write',
      importOf(content, 'valide', { slug: 'ancienne' }),
    )
    expect(await redirect()).toBe(true)
    const rename = (from: string, to: string) =>
      contributor.mutate(`${list}.saveEdits`, { ...editOf(own), edits: { slug: { from, to } } })
    expect((await rename(own.slug, 'ancienne')).status).toBe(200)
    expect(await redirect()).toBe(true)
    expect((await rename('ancienne', own.slug)).status).toBe(200)
    expect(await redirect()).toBe(true)
    const id = crypto.randomUUID()
    const typed = { id, draft: draft({ slug: 'ancienne' }) }
    const { status, data } = await contributor.mutate(`${list}.createDraft`, typed)
    expect(status).toBe(200)
    expect(await redirect()).toBe(true)

    const at = { id, ...savedSchema.parse(data) }
    expect((await moderator.mutate(`${list}.publish`, at)).status).toBe(200)
    expect(await db.select().from(formerSlugs)).toEqual([])
    expect((await site.get(`/${kind}/ancienne`)).status).toBe(200)
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

  it.each<[Role, boolean]>([
    ['contributor', true],
    ['contributor', false],
    ['moderator', true],
    ['moderator', false],
    ['admin', true],
    ['admin', false],
  ])(
    'a %s, moderation required being %s, creates drafts alone, whatever status is sent',
    async (role, moderation_required) => {
      const { db, site, ...team } = await openTeam({ moderation_required })
      const who = role === 'admin' ? team.admin : team[role]

      for (const statut of ['valide', 'refuse', 'brouillon'] as const) {
        const id = crypto.randomUUID()
        const sent = { ...draft(), statut }
        expect((await who.mutate(`${list}.createDraft`, { id, draft: sent })).status).toBe(200)

        expect(await rowOf(db, content, id)).toMatchObject({
          statut: 'brouillon',
          cree_par: who.id,
        })
        expect((await browserOn(site).send(`/${kind}/${sent.slug}`)).status).toBe(404)
        const [entry] = await db.select().from(adminLogs).where(eq(adminLogs.record_id, id))
        expect(entry).toMatchObject({
          action: `${kind}.create`,
          user_id: who.id,
          new_values: { details: { slug: sent.slug, statut: 'brouillon' } },
        })
      }
    },
  )

  it.each<[Role, boolean, Statut, Statut]>([
    ['contributor', true, 'valide', 'brouillon'],
    ['contributor', false, 'valide', 'brouillon'],
    ['moderator', true, 'valide', 'brouillon'],
    ['moderator', false, 'valide', 'valide'],
    ['moderator', false, 'brouillon', 'brouillon'],
    ['admin', true, 'valide', 'brouillon'],
    ['admin', false, 'valide', 'valide'],
  ])(
    'a %s, moderation required being %s, imports as «%s» what begins as «%s»',
    async (role, moderation_required, asked, begun) => {
      const { db, site, ...team } = await openTeam({ moderation_required })
      const who = role === 'admin' ? team.admin : team[role]

      const { id, slug } = await imported(who, importOf(content, asked))

      expect(await rowOf(db, content, id)).toMatchObject({ statut: begun, cree_par: who.id })
      const page = await browserOn(site).send(`/${kind}/${slug}`)
      expect(page.status).toBe(begun === 'valide' ? 200 : 404)
    },
  )

  it('is imported as a draft by a moderator where nothing is stored of moderation', async () => {
    const { db, moderator } = await openTeam()
    const { id } = await imported(moderator, importOf(content, 'valide'))

    expect(await rowOf(db, content, id)).toMatchObject({ statut: 'brouillon' })
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

  it('is edited, published and withdrawn by a moderator, whoever created it, and never deleted', async () => {
    const { db, moderator, own, refused, online, hidden } = await withItems()

    for (const item of [own, refused, online, ...hidden]) {
      const { id } = item
      const { status, data } = await moderator.mutate(`${list}.saveEdits`, editOf(item))
      expect(status).toBe(200)
      const at = { id, ...savedSchema.parse(data) }
      expect((await moderator.mutate(`${list}.publish`, at)).status).toBe(200)
      expect((await moderator.mutate(`${list}.remove`, { ids: [id] })).status).toBe(403)
      expect(await rowOf(db, content, id)).toMatchObject({
        description: 'Après',
        statut: 'valide',
        cree_par: item.cree_par ?? null,
      })
      const withdrawal = { ids: [id], statut: 'brouillon' }
      expect((await moderator.mutate(`${list}.setStatut`, withdrawal)).status).toBe(200)
      expect(await rowOf(db, content, id)).toMatchObject({ statut: 'brouillon' })
    }
  })

  it('is published by no contributor, whatever moderation is required', async () => {
    const { db, contributor } = await openTeam({ moderation_required: false })
    const id = crypto.randomUUID()
    const created = await contributor.mutate(`${list}.createDraft`, { id, draft: draft() })
    const at = { id, ...savedSchema.parse(created.data) }

    expect(await contributor.mutate(`${list}.publish`, at)).toMatchObject({
      status: 403,
      message: accessDenied,
    })
    expect(await rowOf(db, content, id)).toMatchObject({ statut: 'brouillon' })
  })
})

describe('the dashboard', () => {
  it('shows to each role what its screens show, and nothing else', async () => {
    const { db, admin, moderator, contributor } = await openTeam()
    const own = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })
    const refused = await insertGpt(db, { statut: 'refuse', cree_par: contributor.id })
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
      gpts: { total: 2, valide: 1, brouillon: 0, refuse: 1 },
    }

    expect(await shown(admin)).toEqual({ ...all, hidden: ['refuses'] })
    expect(await shown(moderator)).toEqual({
      ...all,
      hidden: [
        'users',
        'identiteExemple',
        'refuses',
        'introuvables',
        'derniersChangements',
        'securite',
        'fonctionnement',
      ],
    })
    expect(await shown(contributor)).toEqual({
      prompts: { total: 1, valide: 0, brouillon: 1, refuse: 0 },
      gpts: { total: 1, valide: 0, brouillon: 0, refuse: 1 },
      hidden: [
        'users',
        'identiteExemple',
        'relectures',
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
      refuses: { prompts: 0, gpts: 1, fiches: [{ id: refused.id }] },
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

/** An edit by a contributor, while a moderator changes the status of their draft. */
async function editDuring(statut: 'valide' | 'refuse') {
  const held = holdNextWrite(await createTestDatabase())
  const { db, moderator, contributor } = await openTeam({}, held.db)
  const item = await insertPrompt(db, { statut: 'brouillon', cree_par: contributor.id })

  held.hold()
  const writing = contributor.mutate('admin.prompts.saveEdits', editOf(item))
  await held.arrived
  const change = { ids: [item.id], statut, raison: 'Trop court' }
  await moderator.mutate('admin.prompts.setStatut', change)
  held.release()

  const { status } = await writing
  return { db, item, status, row: await rowOf(db, kinds[0], item.id) }
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
  type Item = Awaited<ReturnType<typeof insertPrompt>>

  const writes: { name: string; statut: Statut; inputOf: (item: Item) => unknown }[] = [
    {
      name: 'setStatut',
      statut: 'brouillon',
      inputOf: ({ id }) => ({ ids: [id], statut: 'valide' }),
    },
    {
      name: 'publish',
      statut: 'brouillon',
      inputOf: ({ id }) => ({ id, version: 1, copie: 0 }),
    },
    { name: 'saveEdits', statut: 'brouillon', inputOf: (item) => editOf(item) },
    { name: 'saveEdits', statut: 'valide', inputOf: (item) => editOf(item) },
    { name: 'askReview', statut: 'brouillon', inputOf: ({ id }) => ({ id, isAsked: true }) },
    {
      name: 'setRequetesSeo',
      statut: 'brouillon',
      inputOf: ({ id }) => ({ id, version: 1, requetes_seo: null }),
    },
  ]

  describe.each(losses)('is refused when $when:', ({ lose }) => {
    it.each(writes)('$name of an item that is «$statut»', async ({ name, statut, inputOf }) => {
      const held = holdNextWrite(await createTestDatabase())
      const team = await openTeam({}, held.db)
      const { db, moderator } = team
      const item = await insertPrompt(db, { statut })
      const stored = () =>
        Promise.all([
          db.select().from(prompts),
          db.select().from(workingCopies),
          db.select().from(revisions),
        ])
      const before = await stored()

      held.hold()
      const writing = moderator.mutate(`admin.prompts.${name}`, inputOf(item))
      await held.arrived
      await lose(team)
      held.release()

      // 404 for the account that became a contributor, whose item this is not. 401 for the others.
      const { status } = await writing
      expect([401, 404]).toContain(status)
      expect(await stored()).toEqual(before)
      expect(await db.select().from(adminLogs).where(eq(adminLogs.record_id, item.id))).toEqual([])
    })
  })

  it('imports as a draft what a moderator publishes while becoming a contributor', async () => {
    const held = holdNextWrite(await createTestDatabase())
    const { db, moderator } = await openTeam({ moderation_required: false }, held.db)

    held.hold()
    const writing = imported(moderator, importOf(kinds[0], 'valide'))
    await held.arrived
    await writeBatch(db, [grantStatement(db, moderator.id, 'contributor')])
    held.release()

    const { id } = await writing
    expect(await rowOf(db, kinds[0], id)).toMatchObject({ statut: 'brouillon' })
  })

  it('is refused to the contributor whose draft is published meanwhile', async () => {
    const { db, item, status, row } = await editDuring('valide')

    expect(status).toBe(403)
    expect(row).toMatchObject({ statut: 'valide', description: item.description })
    expect(await db.select().from(workingCopies)).toEqual([])
  })

  it('is done for the contributor whose draft is refused meanwhile', async () => {
    const { status, row } = await editDuring('refuse')

    expect(status).toBe(200)
    expect(row).toMatchObject({ statut: 'refuse', description: 'Après' })
  })

  it('of a hundred at once, none is done after the role is gone', async () => {
    const { db, moderator } = await openTeam()
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
    const drafts = await Promise.all(
      Array.from({ length: 100 }, () => insertPrompt(db, { statut: 'brouillon' })),
    )
    const publish = ({ id }: Item) =>
      moderator.mutate('admin.prompts.publish', { id, version: 1, copie: 0 })

    const first = await Promise.all(drafts.slice(0, 10).map(publish))
    const rest = drafts.slice(10).map(publish)
    await Promise.any(rest)
    const contributor = grantStatement(db, moderator.id, 'contributor')
    await writeBatch(db, [contributor, marker])
    const answers = [...first, ...(await Promise.all(rest))]

    const entries = await db
      .select({ action: adminLogs.action })
      .from(adminLogs)
      .where(sql`${adminLogs.action} in ('prompt.update', 'user.role')`)
      .orderBy(sql`rowid`)
    const changed = entries.findIndex(({ action }) => action === 'user.role')
    const refused = answers.filter(({ status }) => [401, 403, 404].includes(status))
    const published = await db.$count(prompts, eq(prompts.statut, 'valide'))
    expect(changed).toBeGreaterThanOrEqual(10)
    expect(changed).toBe(entries.length - 1)
    expect(published).toBe(changed)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(changed)
    expect(refused).toHaveLength(answers.length - changed)
  })
})
