import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { deletedItems, passkeys, planifications } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** Calls a procedure that must succeed, and gives its answer. */
export type Ask = (name: string, input?: unknown) => Promise<unknown>

/** Stands in every text of theirs, so that no answer to anybody else may hold it. */
export const secret = 'Confidentiel'

const idSchema = z.object({ id: z.string() })
const editedSchema = z.object({ entree: z.string() })
const plansSchema = z.array(idSchema.extend({ prevu_le: z.string() }))

const kinds = {
  prompt: {
    list: 'admin.prompts',
    draft: () =>
      promptDrafting.draftOf(promptInput({ titre: secret, description: secret, prompt: secret })),
    unfinished: { ...promptDrafting.emptyDraft, titre: secret, description: secret },
  },
  gpt: {
    list: 'admin.gpts',
    draft: () => gptDrafting.draftOf(gptInput({ nom: secret, description: secret, role: secret })),
    unfinished: { ...gptDrafting.emptyDraft, nom: secret, description: secret },
  },
}

/**
 * Writes what a contributor and an administrator have, in every state that an object of theirs can be in: as
 * it was made, edited, undone, half undone, deleted and gone for good.
 */
export async function createForeignObjects(
  db: Database,
  { contributor, admin, contributorId }: { contributor: Ask; admin: Ask; contributorId: string },
): Promise<void> {
  for (const kind of ['prompt', 'gpt'] as const) {
    await createItems(db, kind, { contributor, admin })
    for (const author of [contributor, admin]) await createChanges(db, kind, { author, admin })
    await createImports(db, kind, { contributor, admin })
  }
  await contributor('admin.views.create', { kind: 'prompt', nom: secret, requete: 'q=secret' })
  await contributor('admin.prompts.createDraft', {
    id: crypto.randomUUID(),
    draft: { ...kinds.prompt.draft(), tags: ['confidentiel'] },
  })
  await admin('admin.tags.rename', { pli: 'confidentiel', nom: 'Toujours confidentiel' })
  await admin('admin.vocabulary.create', {
    termes: ['confidentiel'],
    larges: [],
    absence: null,
  })
  await admin('admin.redirects.create', { source: '/confidentiel', destination: '/prompts' })
  await contributor('reports.send', { page: '/prompts', sujet: 'texte', texte: secret })
  await writeBatch(db, [
    db.insert(passkeys).values({
      id: crypto.randomUUID(),
      user_id: contributorId,
      public_key: 'aucune',
      counter: 0,
      transports: [],
      name: secret,
    }),
  ])
}

type People = { contributor: Ask; admin: Ask }

/** What is done with an item of a kind. */
function itemActs(kind: ItemKind) {
  const { list, draft } = kinds[kind]
  const create = async (author: Ask, values: object = draft()) => {
    const id = crypto.randomUUID()
    await author(`${list}.createDraft`, { id, draft: values })
    return id
  }
  return {
    create,
    published: async (author: Ask, admin: Ask) => {
      const id = await create(author)
      await admin(`${list}.setStatut`, { ids: [id], statut: 'valide' })
      return id
    },
    change: async (author: Ask, ids: string[], { version = 1, valeur = 'Gemini' } = {}) => {
      const entree = crypto.randomUUID()
      const items = ids.map((id) => ({ id, version }))
      await author(`${list}.change`, { entree, items, changement: { champ: 'ia', valeur } })
      return entree
    },
    undo: (author: Ask, entree: string) =>
      author(`${list}.undo`, { entree, annulation: crypto.randomUUID() }),
    remove: (admin: Ask, id: string) => admin(`${list}.remove`, { ids: [id] }),
    publish: (admin: Ask, id: string) =>
      admin(`${list}.setStatut`, { ids: [id], statut: 'valide' }),
    /** Changes an item that nobody edited since it had this version. */
    edit: async (author: Ask, id: string, version = 1) => {
      const edits = { description: { from: secret, to: `${secret} encore` } }
      const seen = { version, copie: 0 }
      return savedSchema.parse(await author(`${list}.saveEdits`, { id, seen, edits }))
    },
  }
}

const savedSchema = z.object({ version: z.number(), copie: z.number() })

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function createItems(
  db: Database,
  kind: ItemKind,
  { contributor, admin }: People,
): Promise<void> {
  const { list, unfinished } = kinds[kind]
  const { create, published, remove, edit } = itemActs(kind)
  await create(contributor)
  await create(admin)
  await published(contributor, admin)
  await edit(contributor, await create(contributor))
  await edit(admin, await published(contributor, admin), 2)
  const discarded = await published(contributor, admin)
  const changed = await edit(admin, discarded, 2)
  await admin(`${list}.discardEdits`, { id: discarded, ...changed })
  const unfinishedId = await create(contributor, unfinished)
  await contributor(`${list}.presence`, { id: unfinishedId })
  await edit(admin, unfinishedId)
  const refused = { ids: [await create(contributor)], statut: 'refuse', raison: secret }
  await admin(`${list}.setStatut`, refused)
  await remove(admin, await create(contributor, unfinished))
  await createPlans(db, kind, { contributor, admin })
}

async function createPlans(
  db: Database,
  kind: ItemKind,
  { contributor, admin }: People,
): Promise<void> {
  const { list } = kinds[kind]
  const { create, published } = itemActs(kind)
  const plan = async (id: string, version: number, action: 'publier' | 'retirer') => {
    await admin(`${list}.plan`, { id, version, action, prevu_le: tomorrow(), note: secret })
    const [made] = plansSchema.parse(await admin(`${list}.plans`, { id }))
    return { plan: made?.id, kind, id, lu: made?.prevu_le }
  }
  await plan(await create(contributor), 1, 'publier')
  await plan(await published(contributor, admin), 2, 'retirer')
  await admin('admin.calendar.cancel', await plan(await create(contributor), 1, 'publier'))
  const failed = await plan(await create(contributor), 1, 'publier')
  await writeBatch(db, [
    sql`update ${planifications} set etat = 'echec', raison = ${secret} where id = ${failed.plan}`,
  ])
}

async function createChanges(
  db: Database,
  kind: ItemKind,
  { author, admin }: { author: Ask; admin: Ask },
): Promise<void> {
  const { list } = kinds[kind]
  const { create, change, undo, remove, publish } = itemActs(kind)
  const changedItem = async () => {
    const id = await create(author)
    return { id, entree: await change(author, [id]) }
  }
  const edit = (id: string) => change(author, [id], { version: 2, valeur: 'Claude' })
  await changedItem()
  await edit((await changedItem()).id)
  await undo(author, (await changedItem()).entree)
  await remove(admin, (await changedItem()).id)
  await publish(admin, (await changedItem()).id)
  const purged = await changedItem()
  await remove(admin, purged.id)
  await writeBatch(db, [sql`delete from ${deletedItems} where item_id = ${purged.id}`])
  const several = async () => {
    const ids = [await create(author), await create(author), await create(author)] as const
    return { ids, entree: await change(author, [...ids]) }
  }
  const half = await several()
  await edit(half.ids[0])
  await undo(author, half.entree)
  const partly = await several()
  await remove(admin, partly.ids[0])
  await edit(partly.ids[1])
  const statut = { ids: [await create(author)], statut: 'valide' }
  await admin(`${list}.setStatut`, statut)
  const { entree } = editedSchema.parse(
    await admin(`${list}.setStatut`, { ...statut, statut: 'brouillon' }),
  )
  await undo(admin, entree)
}

async function createImports(
  db: Database,
  kind: ItemKind,
  { contributor, admin }: People,
): Promise<void> {
  const { change, create, published, remove, publish } = itemActs(kind)
  for (const author of [contributor, admin]) {
    const two = () => writeImport(author, kind, [newRow(), newRow()])
    await two()
    await undoImport(author, await two())
    const edited = await two()
    await change(author, edited.ids.slice(0, 1))
    await remove(admin, (await two()).ids[0] ?? '')
    await publish(admin, (await writeImport(author, kind, [finishedRow(kind)])).ids[0] ?? '')
    const half = [newRow(), knownRow(await create(author))]
    await undoImport(author, await writeImport(author, kind, half))
    const purged = await two()
    await undoImport(author, purged)
    const ids = JSON.stringify(purged.ids)
    await writeBatch(db, [
      sql`delete from ${deletedItems} where item_id in (select value from json_each(${ids}))`,
    ])
  }
  const shown = knownRow(await published(contributor, admin), 2)
  await writeImport(admin, kind, [knownRow(await create(contributor)), shown])
}

type FileRow = { champs: object; vue: { id: string; version: number; copie: 0 } | null }

const newRow = (): FileRow => ({
  champs: { titre: `${secret} ${crypto.randomUUID()}` },
  vue: null,
})

const knownRow = (id: string, version = 1): FileRow => ({
  champs: { id, ia: 'Gemini' },
  vue: { id, version, copie: 0 },
})

/** Of an item that lacks nothing. */
function finishedRow(kind: ItemKind): FileRow {
  const text = kind === 'prompt' ? { prompt: secret } : { url_destination: 'https://chatgpt.com/g' }
  const { champs } = newRow()
  return { champs: { ...champs, description: secret, categories: ['SEO'], ...text }, vue: null }
}

const outcomesSchema = z.array(z.object({ id: z.string() }))

async function writeImport(author: Ask, kind: ItemKind, rows: FileRow[]) {
  const entree = crypto.randomUUID()
  const row = { kind, doublon: null, faute: null }
  const outcomes = await author('admin.import.write', {
    entree,
    fichier: `${secret}.csv`,
    options: { categorie: null, description: 'vide', statut: 'brouillon' },
    lignes: rows.map((one, place) => Object.assign({ ligne: place + 1 }, row, one)),
  })
  return { entree, ids: outcomesSchema.parse(outcomes).map(({ id }) => id) }
}

const undoImport = (author: Ask, { entree }: { entree: string }) =>
  author('admin.import.undo', { entree, annulation: crypto.randomUUID() })
