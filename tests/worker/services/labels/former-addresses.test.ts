import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { proofCount, proofSeed } from '#tests/prove/scale.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'

const pool = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']
const starting = pool.slice(0, 3)

type Label = { name: string; mergedInto: number | null; isRemoved: boolean }
/** Labels, and the label that had each name last. */
type Model = { labels: Label[]; names: Record<string, number> }

const initial: Model = {
  labels: starting.map((name) => ({ name, mergedInto: null, isRemoved: false })),
  names: Object.fromEntries(starting.map((name, index) => [name, index])),
}

type Change =
  | { kind: 'rename'; label: number; name: string }
  | { kind: 'merge'; label: number; into: number }
  | { kind: 'remove'; label: number }
  | { kind: 'undo' }

const label = fc.nat({ max: starting.length - 1 })
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('rename'), label, name: fc.constantFrom(...pool) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge'), label, into: label }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), label }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo') }) },
)

const nameOf = ({ labels }: Model, index: number) => labels[index]?.name ?? ''
const isUsed = (one: Label | undefined): one is Label =>
  one !== undefined && one.mergedInto === null && !one.isRemoved

/** The model after a change. Null if the change is not possible. */
function apply({ labels, names }: Model, made: Exclude<Change, { kind: 'undo' }>): Model | null {
  const changed = labels[made.label]
  if (!isUsed(changed)) return null
  const withChanged = (next: Partial<Label>) =>
    labels.map((one, index) => (index === made.label ? { ...one, ...next } : one))
  if (made.kind === 'remove') return { labels: withChanged({ isRemoved: true }), names }
  if (made.kind === 'merge') {
    if (made.into === made.label || !isUsed(labels[made.into])) return null
    return { labels: withChanged({ mergedInto: made.into }), names }
  }
  if (labels.some((one) => isUsed(one) && one.name === made.name)) return null
  return {
    labels: withChanged({ name: made.name }),
    names: { ...names, [made.name]: made.label },
  }
}

/** The expected answer to the address of a name: a page, one redirect, or 410. */
function expectedAnswer({ labels, names }: Model, page: string, name: string) {
  let present = labels[names[name] ?? -1]
  while (present && present.mergedInto !== null) present = labels[present.mergedInto]
  if (!present) return [404, null]
  if (present.name !== name) return [301, `${siteOrigin}${page}${present.name}`]
  return present.isRemoved ? [410, null] : [200, null]
}

const kinds = {
  tag: {
    page: '/tag/',
    insert: (db: Database, name: string) => insertPrompt(db, { tags: [name] }),
    calls: (db: Database) => {
      const { rename, merge, remove, undo } = asAdmin(db).admin.tags
      return {
        rename: (from: string, to: string) => rename({ pli: from, nom: to }),
        merge: (from: string, into: string) => merge({ de: from, vers: into }),
        remove: (from: string) => remove({ pli: from }),
        undo: (entree: string) => undo({ entree }),
      }
    },
  },
  categorie: {
    page: '/categorie/',
    insert: async (db: Database, name: string) => {
      await asAdmin(db).admin.categories.create({ nom: name })
      await insertPrompt(db, { categories: [name] })
    },
    calls: (db: Database) => {
      const { rename, merge, undo } = asAdmin(db).admin.categories
      return {
        rename: (from: string, to: string) => rename({ nom: from, vers: to }),
        merge: (from: string, into: string) => merge({ de: from, vers: into }),
        remove: null,
        undo: (entree: string) => undo({ entree }),
      }
    },
  },
} as const

for (const [kind, { page, insert, calls }] of Object.entries(kinds)) {
  it(
    `leads every former address of a ${kind} to the present one by one redirect`,
    { tags: ['sampled'], timeout: 900_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
          const db = await createTestDatabase()
          for (const name of starting) await insert(db, name)
          const { rename, merge, remove, undo } = calls(db)
          let model = initial
          let last: { entree: string; before: Model } | null = null
          for (const made of changes) {
            if (made.kind === 'undo') {
              if (!last) continue
              await undo(last.entree)
              model = last.before
              last = null
              continue
            }
            const next = apply(model, made)
            const from = nameOf(model, made.label)
            if (!next) continue
            const call = {
              rename: () => made.kind === 'rename' && rename(from, made.name),
              merge: () => made.kind === 'merge' && merge(from, nameOf(model, made.into)),
              remove: () => remove?.(from),
            }[made.kind]
            const outcome = await call()
            if (!outcome) continue
            last = { entree: outcome.entree, before: model }
            model = next
          }
          const site = testSite(() => db)
          for (const name of Object.keys(model.names)) {
            const answer = await site.get(page + name)
            expect({ name, answer: [answer.status, answer.headers.get('location')] }).toEqual({
              name,
              answer: expectedAnswer(model, page, name),
            })
          }
        }),
        { numRuns: proofCount({ sample: 12, whole: 300 }), seed: proofSeed },
      )
    },
  )
}
