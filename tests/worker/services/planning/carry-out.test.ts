import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  adminLogs,
  jobRuns,
  planifications,
  prompts,
  revisions,
  users,
} from '#drizzle/schema/index.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { planMessages } from '#shared/planning/plan.ts'
import { asAdmin, asVisitor, type TestUser } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { runPlans } from '#worker/scheduled.ts'
import { carryOutPlans } from '#worker/services/planning/carry-out.ts'

const now = new Date('2026-11-26T08:00:00Z')
const due = '2026-11-26T09:00:00.000Z'
const later = new Date('2026-11-26T09:01:00Z')

let db: Database
let planner: TestUser
beforeEach(async () => {
  db = await createTestDatabase()
  planner = await insertUser(db)
})

const admin = () => asAdmin(db, planner, { now }).admin
const publicText = async (slug: string) => {
  const read = await asVisitor(db)
    .catalogue.prompt({ slug })
    .catch(() => null)
  return read?.prompt ?? null
}
const planRow = async () => (await db.select().from(planifications))[0]

/** A public prompt with a draft whose text is «prévu». */
async function preparedPrompt() {
  const { id, slug } = await insertPrompt(db, { prompt: 'publié' })
  const { version, copie } = await promptEditor(admin()).edit(id, { prompt: 'prévu' })
  return { id, slug, at: { id, version, copie } }
}

/** Discards the draft of a prompt and publishes other changes. */
async function publishInstead(id: string, changes: Partial<PromptDraft>) {
  const { version, copie } = await admin().prompts.get({ id })
  await admin().prompts.discardEdits({ id, version, copie })
  await promptEditor(admin()).publish(id, changes)
}

/** Adds a tag to a prompt, and leaves its draft as it is. */
async function addTag(id: string, tag: string) {
  const { version } = await admin().prompts.get({ id })
  await admin().prompts.change({
    entree: crypto.randomUUID(),
    items: [{ id, version }],
    changement: { champ: 'tags', geste: 'ajouter', valeur: tag },
  })
}

/** The database, where somebody does something just before the first write. */
function beforeFirstWrite(act: () => Promise<unknown>): Database {
  const { read, write } = db.client
  let isFirst = true
  return databaseOn({
    read,
    async write(statements) {
      if (isFirst) {
        isFirst = false
        await act()
      }
      return write(statements)
    },
  })
}

it('a run says how many plans did not take place, until they are set aside', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { at } = await preparedPrompt()
  await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
  const told = async () => {
    await runPlans(() => db, later, undefined)
    const [run] = await db.select().from(jobRuns)
    return run
  }
  await admin().prompts.setStatut({ ids: [at.id], statut: 'brouillon' })

  expect(await told()).toMatchObject({
    reussi: true,
    bilan: '1 planification n’a pas eu lieu\u00a0: le tableau de bord dit pourquoi.',
  })
  await writeBatch(db, [db.update(planifications).set({ etat: 'annule' })])
  expect(await told()).toMatchObject({ reussi: true, bilan: 'Ce qui était dû est fait.' })
})

describe('a planned publication', () => {
  it('changes nothing before its time, and publishes the draft then', async () => {
    const { slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due, note: 'Plus clair' })

    await carryOutPlans(db, new Date('2026-11-26T08:59:00Z'), undefined)
    expect(await publicText(slug)).toBe('publié')

    await carryOutPlans(db, later, undefined)
    expect(await publicText(slug)).toBe('prévu')
    const stored = await admin().prompts.get({ id: at.id })
    expect(stored.copie).toBe(0)
    expect(stored.item.historique.at(-1)).toMatchObject({ modification: 'Plus clair' })
    expect(await planRow()).toMatchObject({ etat: 'fait', raison: null })
  })

  it('publishes what was saved when it was planned; what was written since stays in the draft', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due, note: 'Plus clair' })
    await promptEditor(admin()).edit(id, { prompt: 'écrit depuis' })

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBe('prévu')
    const { draft, conflicts } = await admin().prompts.get({ id })
    expect(draft.prompt).toBe('écrit depuis')
    expect(conflicts).toEqual({})
    // The draft has the note that visitors read: publishing it does not remove the note.
    expect(draft.historique.at(-1)).toMatchObject({ modification: 'Plus clair' })
  })

  it('leaves alone what others published meanwhile in other fields', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await publishInstead(id, { description: 'Corrigée entre-temps.' })

    await carryOutPlans(db, later, undefined)

    const read = await asVisitor(db).catalogue.prompt({ slug })
    expect(read).toMatchObject({ prompt: 'prévu', description: ['Corrigée entre-temps.'] })
  })

  it('fails with its reason where others published the same field meanwhile, and changes nothing', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await publishInstead(id, { prompt: 'corrigé entre-temps' })

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBe('corrigé entre-temps')
    expect(await planRow()).toMatchObject({
      etat: 'echec',
      raison: 'D’autres modifications des mêmes champs ont été publiées entre-temps.',
    })
  })

  it('does not bring a page back that somebody took off the site', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await admin().prompts.setStatut({ ids: [id], statut: 'brouillon' })

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBeNull()
    expect(await planRow()).toMatchObject({
      etat: 'echec',
      raison: 'La fiche a été retirée ou refusée entre-temps.',
    })
  })

  it('of a draft publishes it as planned; what was saved since stays in its draft', async () => {
    const { id, slug, version } = await promptEditor(admin()).create(
      promptInput({ prompt: 'prévu' }),
    )
    await admin().prompts.plan({ id, version, action: 'publier', prevu_le: due })
    await promptEditor(admin()).edit(id, { prompt: 'écrit depuis' })

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBe('prévu')
    const { draft, conflicts } = await admin().prompts.get({ id })
    expect(draft.prompt).toBe('écrit depuis')
    expect(conflicts).toEqual({})
  })

  it('of a GPT works alike', async () => {
    const { id, slug } = await insertGpt(db)
    const { version, copie } = await gptEditor(admin()).edit(id, { nom: 'Nom prévu' })
    await admin().gpts.plan({ id, version, copie, action: 'publier', prevu_le: due })

    await carryOutPlans(db, later, undefined)

    expect(await asVisitor(db).catalogue.gpt({ slug })).toMatchObject({ nom: 'Nom prévu' })
  })

  it('keeps what it replaces as a revision, and stands in the journal under who planned it', async () => {
    const { id, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })

    await carryOutPlans(db, later, undefined)

    const kept = await db.select().from(revisions).where(eq(revisions.item_id, id))
    expect(kept.map(({ contenu }) => contenu).join('')).toContain('publié')
    const [entry] = await db.select().from(adminLogs).where(eq(adminLogs.action, 'prompt.update'))
    expect(entry).toMatchObject({ user_id: planner.id, record_id: id })
  })

  it('is done once, however many runs find it due', async () => {
    const { id, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })

    await Promise.all([1, 2, 3].map(() => carryOutPlans(db, later, undefined)))

    expect((await admin().prompts.get({ id })).version).toBe(2)
    expect(await planRow()).toMatchObject({ etat: 'fait' })
  })

  it('fails when whoever planned it may not publish any more', async () => {
    const { slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await insertUser(db)
    await writeBatch(db, [
      db.update(users).set({ suspended_at: now.toISOString() }).where(eq(users.id, planner.id)),
    ])

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBe('publié')
    expect(await planRow()).toMatchObject({
      etat: 'echec',
      raison: 'Le compte qui l’a planifiée n’a plus le droit de publier.',
    })
  })

  it('begins again where somebody saves at that very moment, and loses nothing of theirs', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })

    await carryOutPlans(
      beforeFirstWrite(() => addTag(id, 'ajouté à l’instant')),
      later,
      undefined,
    )

    const read = await asVisitor(db).catalogue.prompt({ slug })
    expect(read).toMatchObject({ prompt: 'prévu', tags: ['ajouté à l’instant'] })
    expect(await planRow()).toMatchObject({ etat: 'fait' })
  })

  it('keeps a draft that is saved at that very moment', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await promptEditor(admin()).edit(id, { prompt: 'écrit depuis' })

    await carryOutPlans(
      beforeFirstWrite(() => promptEditor(admin()).edit(id, { prompt: 'écrit à l’instant' })),
      later,
      undefined,
    )

    expect(await publicText(slug)).toBe('prévu')
    expect((await admin().prompts.get({ id })).draft.prompt).toBe('écrit à l’instant')
    expect(await planRow()).toMatchObject({ etat: 'fait' })
  })

  it('tells search engines which page changed', async () => {
    const { slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    const told: string[][] = []

    await carryOutPlans(db, later, async (paths) => void told.push(paths))

    expect(told).toEqual([[`/prompt/${slug}`]])
  })
})

describe('a planned withdrawal', () => {
  it('takes the page off the site and keeps what is being written', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'retirer', prevu_le: due })

    await carryOutPlans(db, later, undefined)

    expect(await publicText(slug)).toBeNull()
    expect(await admin().prompts.get({ id })).toMatchObject({
      statut: 'brouillon',
      draft: { prompt: 'prévu' },
    })
  })

  it('leaves an item alone that was refused meanwhile', async () => {
    const { id, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'retirer', prevu_le: due })
    await admin().prompts.setStatut({ ids: [id], statut: 'refuse', raison: 'Doublon' })

    await carryOutPlans(db, later, undefined)

    expect((await admin().prompts.get({ id })).statut).toBe('refuse')
    expect(await planRow()).toMatchObject({ etat: 'fait' })
  })
})

const minuteAfter = (instant: string) => new Date(Date.parse(instant) + 60_000)

async function draftPrompt() {
  const { id, slug, version } = await promptEditor(admin()).create(promptInput({ prompt: 'prévu' }))
  return { id, slug, at: { id, version } }
}

describe('planning', () => {
  it('refuses what is past, what is not finished and what would change nothing', async () => {
    const { id, at } = await preparedPrompt()
    const plan = { action: 'publier', prevu_le: due } as const

    await expect(
      admin().prompts.plan({ ...at, ...plan, prevu_le: '2026-11-26T07:59:00Z' }),
    ).rejects.toThrow('Choisissez une date à venir.')
    await expect(
      admin().prompts.plan({ ...at, ...plan, prevu_le: '2031-11-26T07:59:00Z' }),
    ).rejects.toThrow('Choisissez une date dans les deux ans.')
    const { version, copie } = await promptEditor(admin()).edit(id, { prompt: '' })
    await expect(admin().prompts.plan({ id, version, copie, ...plan })).rejects.toThrow(
      'Une fiche incomplète ne se planifie pas',
    )
    await admin().prompts.discardEdits({ id, version, copie })
    await expect(admin().prompts.plan({ id, version, ...plan })).rejects.toThrow('Rien à publier')
    expect(await db.select().from(planifications)).toEqual([])
  })

  it('goes by what the editor has seen', async () => {
    const { id, at } = await preparedPrompt()
    await promptEditor(admin()).edit(id, { prompt: 'autre' })
    await expect(
      admin().prompts.plan({ ...at, action: 'publier', prevu_le: due }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused while a field waits for its editor’s choice', async () => {
    const { id } = await insertPrompt(db)
    await promptEditor(admin()).edit(id, { ia: 'Claude' })
    await admin().prompts.change({
      entree: crypto.randomUUID(),
      items: [{ id, version: 1 }],
      changement: { champ: 'ia', valeur: 'Gemini' },
    })
    const { version, copie } = await admin().prompts.get({ id })

    await expect(
      admin().prompts.plan({ id, version, copie, action: 'publier', prevu_le: due }),
    ).rejects.toThrow('choisissez d’abord le texte à garder')
  })

  it('replaces what was planned before, can be moved, given up and taken up again', async () => {
    const { id, slug, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: '2026-12-01T07:00:00Z' })
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: '2026-12-02T07:00:00Z' })
    const [waiting, ...others] = await admin().prompts.plans({ id })
    expect(others).toEqual([])
    expect(waiting?.prevu_le).toBe('2026-12-02T07:00:00Z')
    const lu = waiting?.prevu_le ?? ''
    const plan = { plan: waiting?.id ?? '', kind: 'prompt', id } as const

    await admin().calendar.cancel({ ...plan, lu })
    await carryOutPlans(db, new Date('2026-12-03T07:00:00Z'), undefined)
    expect(await publicText(slug)).toBe('publié')
    await expect(admin().calendar.move({ ...plan, lu, prevu_le: due })).rejects.toThrow(
      'Cette planification a déjà eu lieu, ou a été changée ou annulée.',
    )

    await admin().calendar.resume(plan)
    await admin().calendar.move({ ...plan, lu, prevu_le: due })
    await carryOutPlans(db, later, undefined)
    expect(await publicText(slug)).toBe('prévu')
  })

  describe('of a publication and a withdrawal together', () => {
    const [first, second] = ['2026-12-01T07:00:00.000Z', '2026-12-08T07:00:00.000Z'] as const

    it('publishes a draft at its time and withdraws it later', async () => {
      const { id, slug, at } = await draftPrompt()
      await admin().prompts.plan({ ...at, action: 'publier', prevu_le: first })
      await admin().prompts.plan({ ...at, action: 'retirer', prevu_le: second })

      const coming = [
        { action: 'publier', prevu_le: first, raison: null },
        { action: 'retirer', prevu_le: second, raison: null },
      ]
      expect(await admin().prompts.plans({ id })).toMatchObject(coming)
      const { plans } = await admin().calendar.list({ du: '2026-12-01', au: '2026-12-31' })
      expect(plans).toMatchObject([{ action: 'publier' }, { action: 'retirer' }])

      await carryOutPlans(db, minuteAfter(first), undefined)
      expect(await publicText(slug)).toBe('prévu')
      await carryOutPlans(db, minuteAfter(second), undefined)
      expect(await publicText(slug)).toBeNull()
      expect((await admin().prompts.get({ id })).statut).toBe('brouillon')
    })

    it('refuses a withdrawal before the publication, and of a draft without one', async () => {
      const { id, at } = await draftPrompt()

      await expect(
        admin().prompts.plan({ ...at, action: 'retirer', prevu_le: second }),
      ).rejects.toThrow(planMessages.notPublic)
      await admin().prompts.plan({ ...at, action: 'publier', prevu_le: second })
      for (const prevu_le of [first, second]) {
        await expect(admin().prompts.plan({ ...at, action: 'retirer', prevu_le })).rejects.toThrow(
          planMessages.withdrawnFirst,
        )
      }
      expect(await admin().prompts.plans({ id })).toMatchObject([{ action: 'publier' }])
    })

    it('refuses to move or resume one of them past the other', async () => {
      const { id, at } = await draftPrompt()
      await admin().prompts.plan({ ...at, action: 'publier', prevu_le: first })
      await admin().prompts.plan({ ...at, action: 'retirer', prevu_le: second })
      const [publication, withdrawal] = await admin().prompts.plans({ id })
      const meant = (plan: string | undefined) =>
        ({ plan: plan ?? '', kind: 'prompt', id }) as const

      await expect(
        admin().calendar.move({
          ...meant(publication?.id),
          lu: first,
          prevu_le: '2026-12-09T07:00:00.000Z',
        }),
      ).rejects.toThrow(planMessages.withdrawnFirst)
      await admin().calendar.cancel({ ...meant(withdrawal?.id), lu: second })
      await admin().calendar.move({
        ...meant(publication?.id),
        lu: first,
        prevu_le: '2026-12-09T07:00:00.000Z',
      })
      await expect(admin().calendar.resume(meant(withdrawal?.id))).rejects.toThrow(
        planMessages.withdrawnFirst,
      )
    })

    it('publishes changes of a public item before it is withdrawn', async () => {
      const { at, slug } = await preparedPrompt()
      await admin().prompts.plan({ ...at, action: 'retirer', prevu_le: second })
      await admin().prompts.plan({ ...at, action: 'publier', prevu_le: first })

      await carryOutPlans(db, minuteAfter(first), undefined)
      expect(await publicText(slug)).toBe('prévu')
      await carryOutPlans(db, minuteAfter(second), undefined)
      expect(await publicText(slug)).toBeNull()
    })
  })

  it('that others overtook says so on its item, before its time and once it failed', async () => {
    const { id, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    const told = async () => {
      const [{ etat, raison } = { etat: '', raison: '' }] = await admin().prompts.plans({ id })
      return { etat, raison }
    }
    const raison = 'D’autres modifications des mêmes champs ont été publiées entre-temps.'

    await publishInstead(id, { description: 'Autre champ.' })
    expect(await told()).toEqual({ etat: 'prevu', raison: null })
    await promptEditor(admin()).publish(id, { prompt: 'corrigé' })
    expect(await told()).toEqual({ etat: 'prevu', raison })
    // Where the editor says that it is.
    const isPlanned = sql`${revisions.contenu} ->> '$.prompt' = 'prévu'`
    expect(await db.$count(revisions, isPlanned)).toBe(1)

    await carryOutPlans(db, later, undefined)
    expect(await told()).toEqual({ etat: 'echec', raison })
    const [failed] = await admin().prompts.plans({ id })
    await admin().calendar.dismiss({ plan: failed?.id ?? '' })
    expect(await admin().prompts.plans({ id })).toEqual([])
  })

  it('ends with the item: a deleted one has nothing planned any more', async () => {
    const { id, at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    await admin().prompts.remove({ ids: [id] })
    expect(await planRow()).toMatchObject({ etat: 'annule', raison: 'La fiche a été supprimée.' })
    // Who brings it back is told.
    const [deleted] = await admin().prompts.deleted()
    const restored = await admin().prompts.restore({ id: deleted?.id ?? '' })
    expect(restored).toMatchObject({ avaitPlan: true })
  })

  it('is told as failed when nothing carried it out, and no longer once that is noted', async () => {
    const { at } = await preparedPrompt()
    await admin().prompts.plan({ ...at, action: 'publier', prevu_le: due })
    const dashboard = async (at_: string) =>
      (await asAdmin(db, planner, { now: new Date(at_) }).admin.dashboard()).planificationsEchouees

    expect(await dashboard('2026-11-26T09:05:00Z')).toEqual([])
    expect(await dashboard('2026-11-26T09:15:00Z')).toMatchObject([{ etat: 'prevu' }])

    await writeBatch(db, [sql`delete from ${prompts}`])
    await carryOutPlans(db, later, undefined)
    const [failed] = (await dashboard('2026-11-26T09:15:00Z')) ?? []
    expect(failed).toMatchObject({ etat: 'echec', raison: 'Prompt non trouvé', titre: null })
    await admin().calendar.dismiss({ plan: failed?.id ?? '' })
    expect(await dashboard('2026-11-26T09:15:00Z')).toEqual([])
  })
})
