import { expect, it } from 'vitest'

import { links, reports } from '#drizzle/schema/index.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { readCategory } from '#tests/support/calls/read-category.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Admin = ReturnType<typeof asAdmin>['admin']

type Overtaking = {
  /** What somebody else does after the change and before it is taken back. */
  meanwhile: (theirs: Admin) => Promise<unknown>
  /** What is stored of it. */
  shown: (theirs: Admin) => Promise<unknown>
  takeBack: () => Promise<unknown>
}

const page = {
  meta_title: 'Un titre',
  meta_description: 'Une description.',
  meta_keywords: null,
  og_image: null,
}
const page_route = '/prompts'
const configured = async (admin: Admin) => (await admin.seoPages.list()).configured
const changePage = async (admin: Admin, lu: string | null, to: typeof page | null) => {
  const { changed } = await admin.seoPages.change({ changes: [{ page_route, lu, page: to }] })
  return changed[0]?.updated_at ?? null
}

const journey = (slug: string) => ({
  slug,
  titre: slug,
  introduction: 'Une introduction.',
  etapes: [],
  statut: 'brouillon' as const,
  rang: 1,
})

const variable = (cle: string) => ({
  cle,
  libelle: cle,
  aide: 'Une phrase.',
  exemple: 'Sobre',
  nature: 'texte' as const,
  portee: 'client' as const,
  choix: [],
  alias: [],
})

const [monday, tuesday, friday] = [1, 2, 5].map((days) =>
  new Date(Date.now() + days * 86_400_000).toISOString(),
)

async function plannedPrompt(admin: Admin) {
  const { id } = await promptEditor(admin).create(promptInput({ statut: 'valide' }))
  const { version, copie } = await promptEditor(admin).edit(id, { prompt: 'prévu' })
  const at = { id, version, copie }
  const planAt = (prevu_le = '') => admin.prompts.plan({ ...at, action: 'publier', prevu_le })
  await planAt(monday)
  const [plan] = await admin.prompts.plans({ id })
  return { planAt, plan: { plan: plan?.id ?? '', kind: 'prompt', id } as const, id }
}

/** Each change whose message offers the way back, and what gets in its way. */
const overtakings: [string, (mine: Admin, db: Database) => Promise<Overtaking>][] = [
  [
    'the status of an item',
    async (mine) => {
      const { id } = await promptEditor(mine).create(promptInput())
      const { entree } = await mine.prompts.setStatut({ ids: [id], statut: 'valide' })
      return {
        meanwhile: (theirs) =>
          theirs.prompts.setStatut({ ids: [id], statut: 'refuse', raison: 'Hors sujet' }),
        shown: async (theirs) => (await theirs.prompts.get({ id })).statut,
        takeBack: () => mine.prompts.undo({ entree, annulation: crypto.randomUUID() }),
      }
    },
  ],
  [
    'the time of a plan',
    async (mine) => {
      const { plan, id } = await plannedPrompt(mine)
      const move = (admin: Admin, lu = '', prevu_le = '') =>
        admin.calendar.move({ ...plan, lu, prevu_le })
      await move(mine, monday, tuesday)
      return {
        meanwhile: (theirs) => move(theirs, tuesday, friday),
        shown: (theirs) => theirs.prompts.plans({ id }),
        takeBack: () => move(mine, tuesday, monday),
      }
    },
  ],
  [
    'a plan that was given up',
    async (mine) => {
      const { plan, planAt, id } = await plannedPrompt(mine)
      await mine.calendar.cancel({ ...plan, lu: monday ?? '' })
      return {
        meanwhile: () => planAt(friday),
        shown: (theirs) => theirs.prompts.plans({ id }),
        takeBack: () => mine.calendar.resume(plan),
      }
    },
  ],
  [
    'the item of a day',
    async (mine, db) => {
      await insertPrompt(db, { slug: 'un' })
      await insertPrompt(db, { slug: 'autre' })
      const day = { jour: '2099-12-24', kind: 'prompt' } as const
      const { avant } = await mine.calendar.pick({ ...day, slug: 'un' })
      return {
        meanwhile: (theirs) => theirs.calendar.pick({ ...day, slug: 'autre' }),
        shown: async (theirs) => (await theirs.calendar.list({ du: day.jour, au: day.jour })).picks,
        takeBack: () => mine.calendar.pick({ ...day, slug: avant, lu: 'un' }),
      }
    },
  ],
  [
    'the list of a view',
    async (mine) => {
      const { id } = await mine.views.create({ kind: 'prompt', nom: 'Les miens', requete: 'q=un' })
      await mine.views.update({ id, requete: 'q=deux' })
      return {
        // The same person, in another tab: nobody else has it.
        meanwhile: () => mine.views.update({ id, requete: 'q=trois' }),
        shown: () => mine.views.list({ kind: 'prompt' }),
        takeBack: () => mine.views.update({ id, requete: 'q=un', lu: 'q=deux' }),
      }
    },
  ],
  [
    'a link that was verified by hand',
    async (mine, db) => {
      const adresse = 'https://example.org/'
      const absent = { etat: 'mort', absent_depuis: '2026-11-01' } as const
      await writeBatch(db, [db.insert(links).values({ adresse, fiches: [], ...absent })])
      await mine.links.verify({ adresse })
      return {
        meanwhile: (theirs) => theirs.links.doubt({ adresse }),
        shown: () => db.select().from(links),
        takeBack: () => mine.links.doubt({ adresse }),
      }
    },
  ],
  [
    'a report that was dealt with',
    async (mine, db) => {
      const report = { id: 'un', page: '/prompts', sujet: 'texte', texte: '' } as const
      const recu_le = new Date().toISOString()
      await writeBatch(db, [db.insert(reports).values({ ...report, recu_le })])
      await mine.links.settle({ id: 'un' })
      return {
        meanwhile: (theirs) => theirs.links.reopen({ id: 'un' }),
        shown: () => db.select().from(reports),
        takeBack: () => mine.links.reopen({ id: 'un' }),
      }
    },
  ],
  [
    'a configuration that was removed',
    async (mine) => {
      const { id } = await mine.seoPages.create({ page_route, ...page })
      const removed = await mine.seoPages.remove({ id })
      return {
        meanwhile: (theirs) => changePage(theirs, null, { ...page, meta_title: 'Le leur' }),
        shown: configured,
        takeBack: () => mine.seoPages.create(removed),
      }
    },
  ],
  [
    'a configuration that was changed',
    async (mine) => {
      const first = await changePage(mine, null, page)
      const second = await changePage(mine, first, { ...page, meta_title: 'Le mien' })
      return {
        meanwhile: (theirs) => changePage(theirs, second, { ...page, meta_title: 'Le leur' }),
        shown: configured,
        takeBack: () => changePage(mine, second, page),
      }
    },
  ],
  [
    'a redirect that was removed',
    async (mine) => {
      const source = '/ancienne'
      const { id } = await mine.redirects.create({ source, destination: '/prompts' })
      const removed = await mine.redirects.remove({ id })
      return {
        meanwhile: (theirs) => theirs.redirects.create({ source, destination: '/gpts' }),
        shown: (theirs) => theirs.redirects.list(),
        takeBack: () => mine.redirects.restore(removed),
      }
    },
  ],
  [
    'a variable that was removed',
    async (mine) => {
      await mine.variables.create(variable('ton'))
      const removed = await mine.variables.remove({ lu: variable('ton') })
      return {
        meanwhile: (theirs) => theirs.variables.create({ ...variable('ton'), libelle: 'Le leur' }),
        shown: (theirs) => theirs.variables.list(),
        takeBack: () => mine.variables.restore(removed),
      }
    },
  ],
  [
    'a journey that was removed',
    async (mine) => {
      await mine.journeys.create(journey('refonte'))
      const removed = await mine.journeys.remove({ expected: journey('refonte') })
      return {
        meanwhile: (theirs) => theirs.journeys.create({ ...journey('refonte'), titre: 'Le leur' }),
        shown: (theirs) => theirs.journeys.list(),
        takeBack: () => mine.journeys.restore(removed),
      }
    },
  ],
  [
    'two variables that became one',
    async (mine) => {
      const [de, vers] = [variable('voix'), variable('ton')]
      await mine.variables.create(de)
      await mine.variables.create(vers)
      const merge = await mine.variables.merge({ de, vers })
      return {
        meanwhile: (theirs) =>
          theirs.variables.update({
            lu: merge.fusion,
            variable: { ...merge.fusion, aide: 'La leur.' },
          }),
        shown: (theirs) => theirs.variables.list(),
        takeBack: () => mine.variables.undoMerge(merge),
      }
    },
  ],
  [
    'what is said of a category',
    async (mine, db) => {
      const lu = await readCategory(db, 'Audit')
      const own = { ...lu, guide: 'La mienne.' }
      const other = { ...lu, guide: 'La leur.' }
      const update = (admin: Admin, read = lu, categorie = lu) =>
        admin.categories.update({ nom: 'Audit', lu: read, categorie })
      await update(mine, lu, own)
      return {
        meanwhile: (theirs) => update(theirs, own, other),
        shown: () => readCategory(db, 'Audit'),
        takeBack: () => update(mine, own, lu),
      }
    },
  ],
  [
    'the name of a tag',
    async (mine) => {
      const { id } = await promptEditor(mine).create(promptInput({ tags: ['ancien'] }))
      const { entree } = await mine.tags.rename({ pli: 'ancien', nom: 'nouveau' })
      return {
        meanwhile: (theirs) => promptEditor(theirs).edit(id, { tags: ['autre'] }),
        shown: async (theirs) => (await theirs.prompts.get({ id })).item.tags,
        takeBack: () => mine.tags.undo({ entree }),
      }
    },
  ],
]

it.each(overtakings)(
  'taking %s back is refused once somebody else changed it, and theirs stays',
  async (_what, change) => {
    const db = await createTestDatabase()
    const [mine, theirs] = [await insertUser(db), await insertUser(db)].map(
      (user) => asAdmin(db, user).admin,
    )
    if (!mine || !theirs) throw new Error('two people')
    const { meanwhile, shown, takeBack } = await change(mine, db)
    await meanwhile(theirs)
    const stored = await shown(theirs)

    await expect(takeBack()).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:CONFLICT|NOT_FOUND)$/),
    })
    expect(await shown(theirs)).toEqual(stored)
  },
)
