import { TRPCError } from '@trpc/server'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  deletedItems,
  planifications,
  prompts,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { promptDraft } from '#shared/drafts/prompt-draft.ts'
import type { PromptInput } from '#shared/items/prompt.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { carryOutPlans } from '#worker/services/planning/carry-out.ts'

const people = ['ada', 'bea'] as const
const acts = [
  'read',
  'saveCopy',
  'publish',
  'drop',
  'restore',
  'park',
  'finish',
  'unpublish',
  'republish',
  'remove',
  'bringBack',
  'type',
  'giveUp',
  'plan',
  'due',
] as const
const goesByWhatWasSeen = new Set<string>([
  'saveCopy',
  'publish',
  'drop',
  'restore',
  'park',
  'finish',
  'plan',
])
/** Nobody's business but of whoever types. */
const leavesAlone = new Set<string>(['read', 'type', 'giveUp'])
type Act = { who: (typeof people)[number]; act: (typeof acts)[number]; pick: number }

const actsOfTwo = fc.array(
  fc.record({
    who: fc.constantFrom(...people),
    // Most of what is tried follows a look at the item.
    act: fc.oneof(
      { weight: 2, arbitrary: fc.constant('read' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...acts) },
    ),
    pick: fc.nat(20),
  }),
  { minLength: 4, maxLength: 18 },
)

/** What an editor last saw of the item. */
type Seen = { version: number; copie: number; statut: PromptInput['statut'] }

it(
  'of two people in any order loses no word, and what is public is what was published',
  { tags: ['sampled'], timeout: 1_800_000 },
  async () => {
    const db = await createTestDatabase()
    for (const id of people) await insertUser(db, { id })
    await fc.assert(
      fc.asyncProperty(actsOfTwo, async (sequence) => {
        const desk = await openDesk(db)
        for (const act of sequence) await desk.act(act)
        expect(await desk.lostWords()).toEqual([])
      }),
      { numRuns: proofCount({ sample: 300, whole: 10_000 }) },
    )
  },
)

const hourMs = 3_600_000

const countOf = (table: SQL, condition: SQL) =>
  sql`(select count(*) from ${table} where ${condition})`

/** One item and two people at work on it, with what each has seen and what must be public. */
async function openDesk(db: Database) {
  const item = promptInput({ statut: 'valide', prompt: 'texte 0' })
  const { id } = await callsOf('ada').create(item)
  const seen = new Map<string, Seen>()
  /** Every text that the server took. */
  const taken = ['texte 0']
  let published: string | null = 'texte 0'
  let count = 0
  /** What each is typing, and has not saved. */
  const typed = new Map<string, string>()
  let rang = 0
  /** What waits to be published, and when that is; the page goes where it is null. */
  const planned = new Map<string, string | null>()

  function callsOf(who: string) {
    return asAdmin(db, { id: who, email: `${who}@example.org` }).admin.prompts
  }

  async function read(who: string): Promise<void> {
    const { version, copie, statut, saisies } = await callsOf(who).get({ id })
    // What somebody typed is offered to them, and to nobody else.
    const text = typed.get(who)
    expect(saisies.map(({ draft }) => draft.prompt)).toEqual(text === undefined ? [] : [text])
    seen.set(who, { version, copie: copie?.version ?? 0, statut })
  }

  const newText = () => `texte ${(count += 1)}`

  /** What the act would make public; `undefined` where it leaves that alone. */
  async function run({ who, act, pick }: Act): Promise<string | null | undefined> {
    const calls = callsOf(who)
    if (act === 'read') {
      await read(who)
      return undefined
    }
    if (act === 'type') {
      const { version = 1, copie = 0 } = seen.get(who) ?? {}
      const text = newText()
      rang += 1
      const draft = promptDraft({ ...item, prompt: text })
      await calls.keepTyped({ id, origine: who, rang, version, copie, draft })
      typed.set(who, text)
      return undefined
    }
    if (act === 'giveUp') {
      await calls.dropTyped({ id, origine: who })
      typed.delete(who)
      return undefined
    }
    if (act === 'bringBack') {
      const [deleted] = await db.select().from(deletedItems).where(eq(deletedItems.item_id, id))
      await calls.restore({ id: deleted?.id ?? id })
      return null
    }
    if (act === 'remove') {
      await calls.remove({ ids: [id] })
      return null
    }
    if (act === 'unpublish') {
      await calls.setStatut({ ids: [id], statut: 'brouillon' })
      return null
    }
    if (act === 'republish') {
      await calls.setStatut({ ids: [id], statut: 'valide' })
      const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
      return row ? row.prompt : null
    }
    if (act === 'due') return carryOut()
    const { statut, ...at } = seen.get(who) ?? { version: 1, copie: 0, statut: 'valide' as const }
    const text = newText()
    const written = { ...item, prompt: text }
    switch (act) {
      case 'plan': {
        const action = pick % 3 === 0 ? 'retirer' : 'publier'
        const { copie, item: stored } = await calls.get({ id })
        const prevu_le = new Date(
          Date.now() + (action === 'retirer' ? 2 : 1) * hourMs,
        ).toISOString()
        await calls.plan({ id, ...at, action, prevu_le })
        planned.set(action, action === 'retirer' ? null : (copie?.draft.prompt ?? stored.prompt))
        return undefined
      }
      case 'saveCopy':
        await calls.saveCopy({ id, ...at, draft: promptDraft(written) })
        break
      case 'publish':
        await calls.update({ id, ...at, item: written })
        taken.push(text)
        return text
      case 'drop':
        await calls.dropCopy({ id, ...at })
        return undefined
      case 'restore': {
        const kept = await calls.revisions({ id })
        const revision = kept[pick % Math.max(kept.length, 1)]?.id ?? id
        await calls.restoreRevision({ id, ...at, revision })
        return undefined
      }
      case 'park': {
        const draft = { ...promptDraft(written), statut: 'brouillon' as const, categories: [] }
        await calls.saveDraft({ id, ...at, draft })
        taken.push(text)
        return null
      }
      case 'finish':
        await calls.update({ id, ...at, item: { ...written, statut } })
        taken.push(text)
        return statut === 'valide' ? text : null
    }
    taken.push(text)
    return undefined
  }

  /** The time of everything planned has come: what took place is public now, what did not changed nothing. */
  async function carryOut(): Promise<string | null | undefined> {
    const waiting = await db
      .select({ id: planifications.id })
      .from(planifications)
      .where(and(eq(planifications.item_id, id), eq(planifications.etat, 'prevu')))
    await carryOutPlans(db, new Date(Date.now() + 3 * hourMs), undefined)
    const ended = await db
      .select()
      .from(planifications)
      .where(
        inArray(
          planifications.id,
          waiting.map((plan) => plan.id),
        ),
      )
      .orderBy(planifications.prevu_le)
    const done = ended.filter(({ etat }) => etat === 'fait')
    expect(ended.every(({ etat, raison }) => etat === 'fait' || raison !== null)).toBe(true)
    return done.length === 0 ? undefined : planned.get(done.at(-1)?.action ?? '')
  }

  /** What is public, and what tells that anything was written. */
  async function state() {
    const [row] = await db.all<Record<string, unknown>>(sql`select
      (select ${prompts.prompt} from ${prompts} where ${prompts.id} = ${id} and ${prompts.statut} = 'valide') publie,
      (select ${prompts.version} from ${prompts} where ${prompts.id} = ${id}) version,
      (select ${workingCopies.version} from ${workingCopies} where ${workingCopies.item_id} = ${id}) copie,
      ${countOf(sql`${revisions}`, sql`${revisions.item_id} = ${id}`)} kept,
      ${countOf(sql`${deletedItems}`, sql`${deletedItems.item_id} = ${id}`)} deleted`)
    return row
  }

  let before = await state()
  return {
    async act(act: Act): Promise<void> {
      try {
        const made = await run(act)
        if (made !== undefined) published = made
        // Nobody writes over what they have not seen.
        const view = seen.get(act.who)
        if (goesByWhatWasSeen.has(act.act) && view) {
          expect({ version: before?.['version'], copie: before?.['copie'] ?? 0 }).toEqual({
            version: view.version,
            copie: view.copie,
          })
        }
        const after = await state()
        if (leavesAlone.has(act.act)) expect(after).toEqual(before)
        before = after
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error
        expect(error).toMatchObject({
          code: expect.stringMatching(/^(?:CONFLICT|NOT_FOUND|BAD_REQUEST)$/),
        })
        expect(await state()).toEqual(before)
      }
      expect(before?.['publie']).toBe(published)
    },

    /** Texts that were taken and stand nowhere any more. */
    async lostWords(): Promise<string[]> {
      const everything = JSON.stringify([
        await db.select().from(prompts).where(eq(prompts.id, id)),
        await db.select().from(workingCopies).where(eq(workingCopies.item_id, id)),
        await db.select().from(revisions).where(eq(revisions.item_id, id)),
        await db.select().from(deletedItems).where(eq(deletedItems.item_id, id)),
      ])
      return taken.filter((text) => !new RegExp(`${text}(?!\\d)`).test(everything))
    },
  }
}
