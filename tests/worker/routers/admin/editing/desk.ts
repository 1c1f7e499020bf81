import { isDeepStrictEqual } from 'node:util'

import { TRPCError } from '@trpc/server'
import { and, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import {
  deletedItems,
  planifications,
  prompts,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { applyEdits, editsBetween } from '#shared/items/draft-edits.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptValues } from '#tests/support/database/factories.ts'
import { chosen, imported, proposedRows } from '#tests/worker/services/import/imports.ts'
import type { Database } from '#worker/database/db.ts'
import { carryOutPlans } from '#worker/services/planning/carry-out.ts'

import { type Act, needsStoredVersions, savesDraft, writesNothing } from './acts.ts'
import { labelModel } from './label-model.ts'
import {
  beginAnew,
  type Content,
  firstCategories,
  publicOf,
  readStored,
  type Stored,
} from './stored-items.ts'
import { wideActsOn } from './wide-acts.ts'

/** What an editor last saw of the item. */
type Seen = { version: number; copie: number; draft: PromptDraft }

const hourMs = 3_600_000

/** Two people at work on an item, with what each has seen and what must be public; another lies beside it. */
export async function openDesk(db: Database) {
  const [red, blue] = firstCategories
  const first = { prompt: 'ada bea texte 0', tags: ['tag 1', 'tag 2'], categories: [red], ia: null }
  const rows = [
    promptValues(first),
    promptValues({ tags: ['tag 2', 'tag 3'], categories: [blue, red] }),
  ]
  const [id = '', beside = ''] = rows.map((row) => row.id)
  const [slug = ''] = rows.map((row) => row.slug)
  await beginAnew(db, rows)
  const seen = new Map<string, Seen>()
  /** Every text that the server took. */
  const taken = ['texte 0']
  let count = 0
  /** The editor who saved last, with their last text. Any other write of the item ends the session. */
  let session: { who: string; text: string | null } | null = null
  /** The text of the save that is under way. */
  let savedText: string | null = null
  /** Rows of the journal of imports that were not undone. */
  const imports: string[] = []
  /** What waits to be published; the page goes where it is null. */
  const planned = new Map<string, { at: number; from: Content; to: Content } | null>()
  const labels = labelModel()
  /** How many acts there were: the time of the model. */
  let now = 0
  let before = await readStored(db, id, beside)
  /** What each item must show to visitors. */
  const published = new Map([id, beside].map((one) => [one, publicOf(before.items[one])]))
  const wide = wideActsOn({ db, labels, published })

  const adminOf = (who: string) => asAdmin(db, { id: who, email: `${who}@example.org` })
  const callsOf = (who: string) => adminOf(who).admin.prompts

  async function read(who: string): Promise<void> {
    const { version, copie, draft } = await callsOf(who).get({ id })
    seen.set(who, { version, copie, draft })
  }

  const newText = () => `texte ${(count += 1)}`

  const asWritten = (content: Content) => labels.written(content, usedBy(before))

  /** What the act would make public of the item; `undefined` where it leaves that alone. */
  async function run({ who, act, pick }: Act): Promise<Content | null | undefined> {
    const calls = callsOf(who)
    switch (act) {
      case 'read':
        await read(who)
        return undefined
      case 'presence':
        await calls.presence({ id })
        return undefined
      case 'bringBack': {
        const [deleted] = await db.select().from(deletedItems).where(eq(deletedItems.item_id, id))
        await calls.restore({ id: deleted?.id ?? id })
        return null
      }
      case 'remove':
        await calls.remove({ ids: [id] })
        return null
      case 'unpublish':
      case 'republish': {
        const statut = act === 'republish' ? 'valide' : 'brouillon'
        const { changed, entree } = await calls.setStatut({ ids: [id], statut })
        if (changed > 0) wide.made({ kind: 'prompt', entree, of: [id], before })
        const item = before.items[id]
        return statut === 'valide' && item ? publicOf({ ...item, statut }) : null
      }
      case 'due':
        return carryOut()
      case 'plan':
        await planAct(calls, atSeen(who), pick)
        return undefined
      case 'discard':
        await calls.discardEdits(atSeen(who))
        return undefined
      case 'restore': {
        const kept = await calls.revisions({ id })
        const revision = kept[pick % Math.max(kept.length, 1)]?.id ?? id
        await calls.restoreRevision({ id, revision })
        return undefined
      }
      case 'save': {
        const text = newText()
        await save(who, { prompt: `ada bea ${text}` }, text)
        return undefined
      }
      case 'saveOwnWord': {
        // Each editor replaces a word of their own, so that both changes can be merged.
        const text = `${who}-${(count += 1)}`
        const prompt = seen.get(who)?.draft.prompt.replace(new RegExp(`${who}\\S*`), text)
        if (prompt?.includes(text)) await save(who, { prompt }, text)
        return undefined
      }
      case 'empty':
        await save(who, { categories: pick % 2 === 0 ? [] : wide.known().slice(0, 1) })
        return undefined
      case 'publish': {
        const view = seen.get(who)
        await calls.publish(atSeen(who))
        return view ? asWritten(contentOf(view.draft)) : undefined
      }
      case 'import':
        if (before.items[id]) await importText(who)
        return undefined
      case 'undoImport': {
        const entree = imports.pop()
        const annulation = crypto.randomUUID()
        if (entree) await adminOf(who).admin.import.undo({ entree, annulation })
        return undefined
      }
      case 'changeAi':
      case 'addTag':
        await wide.change({ who, act, pick }, before)
        return undefined
      case 'undo':
        await wide.undo({ who, pick }, before)
        return undefined
      case 'renameTag':
      case 'mergeTags':
      case 'removeTag':
      case 'renameCategory':
      case 'mergeCategories':
        await wide.relabel({ who, act, pick }, before, now)
        return undefined
    }
  }

  async function importText(who: string): Promise<void> {
    const text = newText()
    const file = await proposedRows([chosen('essai.csv', `slug,prompt\n${slug},ada bea ${text}`)])
    const { entree, outcomes } = await imported(db, file, { caller: adminOf(who) })
    expect(outcomes).toEqual([
      expect.objectContaining({ fait: expect.stringMatching(/^(?:modifie|copie)$/) }),
    ])
    imports.push(entree)
    taken.push(text)
  }

  function atSeen(who: string) {
    const { version = 1, copie = 0 } = seen.get(who) ?? {}
    return { id, version, copie }
  }

  /** Saves changes of what was seen, and resolves each conflict with the editor's own text. */
  async function save(who: string, changes: Partial<PromptDraft>, text?: string): Promise<void> {
    const view = seen.get(who)
    if (!view) return
    const { version, copie, draft } = view
    const mine = { ...draft, ...changes }
    const edits = editsBetween(draft, mine)
    const calls = callsOf(who)
    const saved = await calls.saveEdits({ id, seen: { version, copie }, edits })
    const choices = Object.entries(saved.conflicts).map(([name, conflict]) => [
      name,
      { from: conflict.theirs, to: conflict.mine },
    ])
    const last =
      choices.length === 0
        ? saved
        : await calls.saveEdits({
            id,
            seen: { version: saved.version, copie: saved.copie },
            edits: Object.fromEntries(choices),
          })
    seen.set(who, {
      version: last.version,
      copie: last.copie,
      draft: last.draft ?? { ...(saved.draft ?? mine), ...changes },
    })
    savedText = text ?? null
  }

  /** Within a session no revision is kept, so the former text of the editor may be lost. */
  function noteSession(who: string): void {
    if (session?.who !== who) session = { who, text: null }
    if (savedText === null) return
    if (session.text !== null) taken.splice(taken.indexOf(session.text), 1)
    session.text = savedText
    taken.push(savedText)
  }

  async function planAct(
    calls: Calls,
    at: { id: string; version: number; copie: number },
    pick: number,
  ) {
    const action = pick % 3 === 0 ? 'retirer' : 'publier'
    const { draft, item } = await calls.get({ id })
    const prevu_le = new Date(Date.now() + (action === 'retirer' ? 2 : 1) * hourMs).toISOString()
    await calls.plan({ ...at, action, prevu_le })
    const from = contentOf(item)
    const to = contentOf(draft)
    planned.set(action, action === 'retirer' ? null : { at: now, from, to })
  }

  /** The time of everything planned has come: what took place is public now, what did not changed nothing. */
  async function carryOut(): Promise<Content | null | undefined> {
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
    const last = done.at(-1)
    if (!last) return undefined
    const of = planned.get(last.action)
    return of ? asPlanned(of) : null
  }

  /** What a planned publication makes public: of a public item the planned changes alone. */
  function asPlanned({ at, from, to }: { at: number; from: Content; to: Content }): Content {
    const stored = published.get(id)
    const [was, is] = [labels.readNow(from, at), labels.readNow(to, at)]
    if (!stored) return asWritten(is)
    return asWritten(applyEdits(stored, editsBetween(was, is)).draft)
  }

  return {
    async act(act: Act): Promise<void> {
      now += 1
      savedText = null
      try {
        const made = await run(act)
        if (made !== undefined) published.set(id, made)
        // Nobody writes over what they have not seen.
        const view = seen.get(act.who)
        if (needsStoredVersions.has(act.act) && view) {
          expect({ version: before.items[id]?.version, copie: before.copie }).toEqual({
            version: view.version,
            copie: view.copie,
          })
        }
        const after = await readStored(db, id, beside)
        if (writesNothing.has(act.act)) expect(after).toEqual(before)
        const isWritten = !isDeepStrictEqual(stateOf(before, id), stateOf(after, id))
        if (isWritten && savesDraft.has(act.act)) noteSession(act.who)
        else if (isWritten) session = null
        before = after
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error
        expect(error).toMatchObject({
          code: expect.stringMatching(/^(?:CONFLICT|NOT_FOUND|BAD_REQUEST)$/),
        })
        expect(await readStored(db, id, beside)).toEqual(before)
      }
      for (const [one, content] of published) {
        expect(publicOf(before.items[one]) ?? null).toEqual(content)
      }
      expect(before.known).toEqual(wide.known())
    },

    /** Texts that were taken and stand nowhere any more. */
    async lostWords(): Promise<string[]> {
      const everything = JSON.stringify(
        await Promise.all([
          db.select().from(prompts).where(eq(prompts.id, id)),
          db.select().from(workingCopies).where(eq(workingCopies.item_id, id)),
          db.select().from(revisions).where(eq(revisions.item_id, id)),
          db.select().from(deletedItems).where(eq(deletedItems.item_id, id)),
        ]),
      )
      return taken.filter((text) => !new RegExp(`${text}(?!\\d)`).test(everything))
    },
  }
}

/** Changes with every write of the item. */
const stateOf = ({ copie, kept, deleted, items }: Stored, id: string) => [
  copie,
  kept,
  deleted,
  items[id]?.version,
]

type Calls = ReturnType<typeof asAdmin>['admin']['prompts']

const contentOf = ({
  prompt,
  tags,
  categories,
  ia,
}: Omit<Content, 'ia'> & { ia: string | null }) => ({
  prompt,
  tags,
  categories,
  ia: ia === '' ? null : ia,
})

/** The labels that items have, and the categories that are there to choose. */
function usedBy({ items, known }: Stored) {
  const all = Object.values(items)
  return {
    tags: new Set(all.flatMap(({ tags }) => tags)),
    categories: new Set([...known, ...all.flatMap(({ categories }) => categories)]),
  }
}
