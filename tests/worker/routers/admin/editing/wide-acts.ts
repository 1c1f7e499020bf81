import { expect } from 'vitest'

import type { FieldChange } from '#shared/admin/field-change.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import type { Database } from '#worker/database/db.ts'

import type { LabelAct, TableAct } from './acts.ts'
import { type labelModel, withLabel } from './label-model.ts'
import {
  type Content,
  firstCategories,
  publicOf,
  type Stored,
  type StoredItem,
} from './stored-items.ts'

/** A row of the journal, the items that it changed, what there was before, and how categories go back. */
type Entry = {
  kind: 'tag' | 'category' | 'prompt'
  entree: string
  of: readonly string[]
  before: Stored
  takeBack?: () => void
}

type Desk = {
  db: Database
  labels: ReturnType<typeof labelModel>
  /** What each item must show to visitors, kept up to date. */
  published: Map<string, Content | null>
}

/** Acts on several items at once, what they must make of each, and the way back from the journal. */
export function wideActsOn({ db, labels, published }: Desk) {
  const entries: Entry[] = []
  /** Of an item at a version that an undoing made: the version before what it undid. */
  const formerVersions = new Map<string, number>()
  /** By their codes; null for one that was taken away. */
  const slots: (string | null)[] = [...firstCategories]
  const known = () => slots.filter((name) => name !== null)
  let count = 3

  const adminOf = (who: string) => asAdmin(db, { id: who, email: `${who}@example.org` }).admin

  /** Some items are what they were but for this. */
  function expectItems(
    stored: Stored,
    of: readonly string[],
    changed: (item: StoredItem) => Content,
  ): void {
    for (const key of of) {
      const item = stored.items[key]
      if (item) published.set(key, publicOf({ ...item, ...changed(item) }))
    }
  }

  /** Gives the items of a label another one, or none. */
  async function relabel(
    { who, act, pick }: { who: string; act: LabelAct; pick: number },
    before: Stored,
    now: number,
  ): Promise<void> {
    const { tags, categories } = adminOf(who)
    const field = act.includes('Tag') ? 'tags' : 'categories'
    const [from = '', to = ''] = pickTwo(field === 'tags' ? usedTags(before) : known(), pick)
    const name = `${field === 'tags' ? 'tag' : 'rayon'} ${(count += 1)}`
    const slot = slots.indexOf(from)
    const done = async (asked: Promise<{ entree: string }>, vers: string | null) => {
      const { entree } = await asked
      if (vers === null) labels.removed(from, now, entree)
      else labels.became(field, from, vers, entree)
      const of = Object.keys(before.items).filter((key) =>
        before.items[key]?.[field].includes(from),
      )
      expectItems(before, of, (item) => ({ ...item, [field]: withLabel(item[field], from, vers) }))
      const kind = field === 'tags' ? 'tag' : 'category'
      const takeBack = () => {
        if (field === 'categories') slots[slot] = from
      }
      entries.push({ kind, entree, of, before, takeBack })
    }
    switch (act) {
      case 'renameTag':
        return done(tags.rename({ pli: foldTag(from), nom: name }), name)
      case 'mergeTags':
        return done(tags.merge({ de: foldTag(from), vers: foldTag(to) }), to)
      case 'removeTag':
        return done(tags.remove({ pli: foldTag(from) }), null)
      case 'renameCategory':
        await done(categories.rename({ nom: from, vers: name }), name)
        slots[slot] = name
        return
      case 'mergeCategories':
        await done(categories.merge({ de: from, vers: to }), to)
        slots[slot] = null
    }
  }

  /** One change of a field of both items, as a table makes it. */
  async function change(
    { who, act, pick }: { who: string; act: Exclude<TableAct, 'undo'>; pick: number },
    before: Stored,
  ): Promise<void> {
    const calls = adminOf(who).prompts
    const nom = `tag ${(count += 1)}`
    const changement: FieldChange =
      act === 'changeAi'
        ? { champ: 'ia', valeur: pick % 2 === 0 ? 'Claude' : 'Gemini' }
        : { champ: 'tags', geste: 'ajouter', valeur: nom }
    const isOther = (item: StoredItem) => changement.champ !== 'ia' || item.ia !== changement.valeur
    const items = Object.entries(before.items).flatMap(([key, item]) =>
      isOther(item) ? [{ id: key, version: item.version }] : [],
    )
    if (items.length === 0) return
    const entree = crypto.randomUUID()
    const { changees, passees } = await calls.change({ entree, items, changement })
    expect({ changees, passees }).toEqual({ changees: items.length, passees: [] })
    const of = items.map((item) => item.id)
    expectItems(before, of, (item) =>
      changement.champ === 'ia'
        ? { ...item, ia: changement.valeur }
        : { ...item, tags: [...item.tags, nom] },
    )
    made({ kind: 'prompt', entree, of, before })
  }

  function made(entry: Entry): void {
    entries.push(entry)
  }

  /**
   * Undoes a row of the journal: what it changed is what it was, but for what was edited since, and nothing
   * else is another. One of a label is refused then, and for no other reason.
   */
  async function undo({ who, pick }: { who: string; pick: number }, stored: Stored): Promise<void> {
    const entry = entries.at(-1 - (pick % Math.max(entries.length, 1)))
    if (!entry) return
    const { kind, entree, of, before, takeBack } = entry
    const admin = adminOf(who)
    let given = of
    if (kind !== 'prompt') {
      const { undo: undoLabel } = kind === 'tag' ? admin.tags : admin.categories
      const isFree = of.every((key) => isAsMade(key, before, stored))
      await undoLabel({ entree }).catch((cause: unknown) => {
        throw isFree ? new Error('Refused, though nobody edited its items.', { cause }) : cause
      })
    } else {
      given = of.filter((key) => isAsMade(key, before, stored))
      const { ids } = await admin.prompts.undo({ entree, annulation: crypto.randomUUID() })
      expect(ids.toSorted()).toEqual(given.toSorted())
    }
    entries.splice(entries.indexOf(entry), 1)
    labels.undone(entree)
    takeBack?.()
    for (const [key, item] of Object.entries(stored.items)) {
      if (!given.includes(key)) continue
      published.set(key, publicOf(before.items[key]))
      formerVersions.set(`${key} ${item.version + 1}`, before.items[key]?.version ?? 0)
    }
  }

  /** Whether nothing was done with an item since, but what was undone. */
  function isAsMade(key: string, before: Stored, stored: Stored): boolean {
    let version = stored.items[key]?.version
    while (version !== undefined) {
      if (version === (before.items[key]?.version ?? 0) + 1) return true
      version = formerVersions.get(`${key} ${version}`)
    }
    return false
  }

  return { known, made, relabel, change, undo }
}

const usedTags = ({ items }: Stored) => [
  ...new Set(Object.values(items).flatMap(({ tags }) => tags)),
]

const foldTag = (name: string) => name.replaceAll(' ', '-')

/** Two of some, different where there are two. */
const pickTwo = (names: readonly string[], pick: number) => {
  const at = pick % Math.max(names.length, 1)
  return [names[at], names[(at + 1) % Math.max(names.length, 1)]]
}
