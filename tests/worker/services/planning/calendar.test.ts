import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { adminLogs, dailyPicks, prompts as promptRows } from '#drizzle/schema/index.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { computePicks } from '#worker/services/items/daily-picks.ts'

const now = new Date('2026-11-26T08:00:00Z')
const december = { du: '2026-12-01', au: '2026-12-31' }

async function openCalendar() {
  const db = await createTestDatabase()
  for (const place of [1, 2, 3, 4, 5]) {
    const date_creation = `2026-01-0${place}T08:00:00.000Z`
    await insertPrompt(db, { slug: `prompt-${place}`, date_creation })
    await insertGpt(db, { slug: place === 2 ? 'lovable-architect' : `gpt-${place}`, date_creation })
  }
  return { db, calendar: asAdmin(db, undefined, { now }).admin.calendar }
}

describe('the items of coming days', () => {
  it('are those that the home page will show by its rule', async () => {
    const { db, calendar } = await openCalendar()
    const { picks } = await calendar.list(december)
    expect(picks).toHaveLength(62)
    for (const jour of ['2026-12-01', '2026-12-09', '2026-12-31']) {
      const { gpt, prompt } = await computePicks(db, jour)
      const ofDay = picks.filter((pick) => pick.jour === jour)
      expect(ofDay.map(({ slug }) => slug)).toEqual([gpt?.slug, prompt?.slug])
    }
  })

  it('can be chosen and left to the rule again', async () => {
    const { db, calendar } = await openCalendar()
    const chosen = { jour: '2026-12-24', kind: 'prompt', slug: 'prompt-3' } as const
    await calendar.pick(chosen)
    const isOfDay = (pick: { jour: string; kind: string }) =>
      pick.jour === chosen.jour && pick.kind === 'prompt'

    expect((await calendar.list(december)).picks.find(isOfDay)).toMatchObject({
      slug: 'prompt-3',
      impose: true,
    })
    expect(await db.select().from(dailyPicks)).toEqual([{ ...chosen, impose: true }])

    await calendar.pick({ ...chosen, slug: null })
    expect(await db.select().from(dailyPicks)).toEqual([])
  })

  it('are public items alone', async () => {
    const { db, calendar } = await openCalendar()
    await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
    await expect(
      calendar.pick({ jour: '2026-12-24', kind: 'prompt', slug: 'brouillon' }),
    ).rejects.toThrow('Choisissez une fiche publiée')
  })
})

describe('what is planned', () => {
  it('has the title that will be public, and the one of then once it is withdrawn', async () => {
    const db = await createTestDatabase()
    const { admin } = asAdmin(db, undefined, { now })
    const { calendar, prompts } = admin
    const planned = async (titre: string, changes: { titre?: string; description?: string }) => {
      const { id } = await insertPrompt(db, { titre })
      const { version, copie } = await promptEditor(admin).edit(id, changes)
      const at = { id, version, copie }
      await prompts.plan({ ...at, action: 'publier', prevu_le: '2026-12-10T08:00:00.000Z' })
      return at
    }
    await planned('Ancien titre', { titre: 'Nouveau titre' })
    const at = await planned('Un titre', { description: 'Une autre description.' })
    await prompts.plan({ ...at, action: 'retirer', prevu_le: '2026-12-20T08:00:00.000Z' })
    const corrected = { titre: 'Titre corrigé depuis' }
    await writeBatch(db, [db.update(promptRows).set(corrected).where(eq(promptRows.id, at.id))])

    const { plans } = await calendar.list(december)

    expect(plans.map(({ action, titre }) => `${action} ${titre}`).toSorted()).toEqual([
      'publier Nouveau titre',
      'publier Titre corrigé depuis',
      'retirer Titre corrigé depuis',
    ])
  })
})

it('a period of years is refused before anything is read', async () => {
  const { calendar } = await openCalendar()
  await expect(calendar.list({ du: '2026-01-01', au: '2027-01-01' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

describe('a plan', () => {
  it('is moved with the item that it is of, and with no other', async () => {
    const { db, calendar } = await openCalendar()
    const { admin } = asAdmin(db, undefined, { now })
    const planned = await insertPrompt(db)
    const other = await insertPrompt(db)
    const plan = { action: 'retirer', prevu_le: '2026-12-24T08:00:00.000Z' } as const
    await admin.prompts.plan({ id: planned.id, version: 1, ...plan })
    const [made] = await admin.prompts.plans({ id: planned.id })
    const read = { plan: made?.id ?? '', kind: 'prompt', lu: plan.prevu_le } as const
    const prevu_le = '2026-12-25T08:00:00.000Z'

    await expect(calendar.move({ ...read, id: other.id, prevu_le })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await db.select().from(adminLogs).where(eq(adminLogs.record_id, other.id))).toEqual([])
    await calendar.move({ ...read, id: planned.id, prevu_le })
    expect(await admin.prompts.plans({ id: planned.id })).toMatchObject([{ prevu_le }])
  })
})
