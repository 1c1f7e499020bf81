import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { defaultTitle } from '#shared/items/selections.ts'
import { foldText } from '#shared/search/search-text.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { exportedProfiles, profilesMax } from '#shared/variables/profiles.ts'
import { type FileData, readDataFile, writeDataFile } from '#web/features/own-data/data-file.ts'
import { mergedData, overflow, replacedData } from '#web/features/own-data/merge-data.ts'
import { noData, type OwnData, presentData, storeData } from '#web/features/own-data/own-data.ts'
import { keptSentence } from '#web/features/own-data/summary.ts'

/** A browser's storage, whose methods are no keys of it. */
let refusedKey = ''
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    if (key === refusedKey) throw new DOMException('Full', 'QuotaExceededError')
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

beforeAll(() => {
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('window', { dispatchEvent: () => true })
})
beforeEach(() => {
  refusedKey = ''
  vi.stubGlobal('localStorage', Object.create(methods))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const now = Date.now()
// Few of each, so that two browsers have the same.
const id = fc.constantFrom('a', 'b', 'c', 'd')
const slug = fc.constantFrom('audit-de-site', 'brief-redacteur', 'faq', 'maillage')
const at = fc.integer({ min: now - 1_000_000, max: now })
const text = fc.string({ minLength: 1, maxLength: 20 })
const name = text.filter((word) => word.trim() === word && foldText(word) !== '')
const timed = { at: fc.option(at, { nil: undefined }) }

const profiles = fc.uniqueArray(
  fc
    .record({
      id,
      name,
      values: fc.uniqueArray(
        fc.record({ variable: fc.constantFrom('ton', 'site', 'public', 'pays'), value: text }),
        { minLength: 1, selector: ({ variable }) => variable },
      ),
      refused: fc.option(fc.uniqueArray(name), { nil: undefined }),
      ...timed,
    })
    // Two of one name count as one client.
    .map((one) => Object.assign(one, { name: `${one.id} ${one.name}` })),
  { selector: (one) => one.id },
)
const kept = fc.uniqueArray(
  fc.record({
    slug,
    titre: text,
    total: fc.nat(20),
    values: fc.dictionary(fc.constantFrom('ton', 'site', 'public-visé'), fc.string()),
    at,
  }),
  { selector: (one) => one.slug },
)
const checked = fc.uniqueArray(
  fc.record({ slug, titre: text, answer: text, ticked: fc.uniqueArray(text), at }),
  { selector: (one) => one.slug },
)
const versionText = text.filter((words) => words.trim() !== '')
const versions = fc.uniqueArray(fc.record({ slug, text: versionText, original: versionText, at }), {
  selector: (one) => one.slug,
})
const items = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('prompt' as const, 'gpt' as const),
    slug,
    title: text,
    note: fc.oneof(fc.constant(''), text),
  }),
  { selector: (item) => `${item.kind} ${item.slug}` },
)
const title = fc.constantFrom(defaultTitle, 'Refonte Dupont', 'À lancer')
const selections = fc
  .uniqueArray(fc.record({ id, title, items, ...timed }), {
    minLength: 1,
    selector: (list) => list.id,
  })
  .chain((lists) =>
    fc.record({
      currentId: fc.constantFrom(...lists.map((list) => list.id)),
      lists: fc.constant(lists),
    }),
  )
const assistant = fc.constantFrom(null, ...assistants.map((one) => one.id))
/** What is written and read as JSON, without what is undefined. */
const ownData: fc.Arbitrary<OwnData> = fc
  .record({ profiles, kept, checked, versions, selections, assistant })
  .chain((data) =>
    fc.record({
      profiles: fc.constant(data.profiles),
      kept: fc.constant(data.kept),
      checked: fc.constant(data.checked),
      versions: fc.constant(data.versions),
      selections: fc.constant(data.selections),
      assistant: fc.constant(data.assistant),
      client: fc.constantFrom(
        null,
        ...data.profiles.map((one) => ({ id: one.id, name: one.name })),
      ),
    }),
  )
  .map((data): OwnData => JSON.parse(JSON.stringify(data)))

const bySlug = <Thing extends { slug: string }>(things: Thing[]) =>
  things.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))

/** However what was typed is listed. */
const inOrder = (data: OwnData) => ({
  ...data,
  kept: bySlug(data.kept),
  checked: bySlug(data.checked),
  versions: bySlug(data.versions),
})

function fileOf(data: OwnData): FileData {
  const read = readDataFile(writeDataFile(data))
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** Each value, item and note by what it is of, with when that was changed last. */
function partsOf(data: OwnData): Map<string, { text: string; at: number }> {
  return new Map([
    ...data.profiles.flatMap((one) =>
      one.values.map(({ variable, value }) => part(`${one.id} ${variable}`, value, one.at ?? 0)),
    ),
    ...data.kept.flatMap((one) =>
      Object.entries(one.values).map(([key, value]) => part(`${one.slug} ${key}`, value, one.at)),
    ),
    ...data.checked.map((one) => part(`${one.slug} checked`, one.answer, one.at)),
    ...data.versions.map((one) => part(`version of ${one.slug}`, one.text, one.at)),
    ...data.selections.lists.flatMap((list) =>
      list.items.map((item) =>
        part(`${list.id} ${item.kind} ${item.slug}`, item.note, list.at ?? 0),
      ),
    ),
  ])
}

const part = (what: string, written: string, time: number) =>
  [what, { text: written, at: time }] as const

describe('a file of a visitor’s data', () => {
  it('gives an empty browser the same, merged or replaced', () => {
    fc.assert(
      fc.property(ownData, fc.constantFrom(mergedData, replacedData), (data, into) => {
        expect(storeData(noData)).toBe(true)
        expect(storeData(into(presentData(), fileOf(data).data))).toBe(true)
        expect(inOrder(presentData())).toEqual(inOrder(data))
        expect(inOrder(fileOf(presentData()).data as OwnData)).toEqual(inOrder(data))
      }),
    )
  })

  it('merged twice is merged once', () => {
    fc.assert(
      fc.property(ownData, ownData, (here, file) => {
        const once = mergedData(here, file)
        expect(mergedData(once, file)).toEqual(once)
        expect(overflow(once)).toBeNull()
      }),
    )
  })

  it('merged, takes nothing away, and nothing’s place that is newer here', () => {
    fc.assert(
      fc.property(ownData, ownData, (here, file) => {
        const merged = partsOf(mergedData(here, file))
        const [own, other] = [partsOf(here), partsOf(file)]
        const lost = [...own.keys()].filter((what) => !merged.has(what))
        const replaced = [...own].filter(([what, { text: written, at: time }]) => {
          const isOlder = time < (other.get(what)?.at ?? 0)
          return !isOlder && written !== '' && merged.get(what)?.text !== written
        })
        expect({ lost, replaced }).toEqual({ lost: [], replaced: [] })
      }),
    )
  })

  it('is refused whole, in a sentence, where one part of it could not be stored', () => {
    const good = JSON.parse(writeDataFile({ ...noData, kept: [keptOnce], profiles: [profile] }))
    const long = { ...good, kept: [{ ...keptOnce, values: { ton: 'x'.repeat(20_412) } }] }
    const { checked: _none, ...former } = good
    for (const whole of [good, long, former]) {
      expect(typeof readDataFile(JSON.stringify(whole))).toBe('object')
    }
    const refused = [
      'des mots',
      '[]',
      JSON.stringify({ ...good, format: 'autre' }),
      JSON.stringify({ ...good, version: 3 }),
      JSON.stringify({ ...good, profiles: [{ ...profile, values: [] }] }),
      JSON.stringify({ ...good, profiles: null }),
      JSON.stringify({ ...good, kept: [keptOnce, keptOnce] }),
      JSON.stringify({ ...good, kept: [{ ...keptOnce, slug: '../ailleurs' }] }),
      JSON.stringify({ ...good, kept: [{ ...keptOnce, values: { ton: 3 } }] }),
      JSON.stringify({ ...good, kept: [{ ...keptOnce, at: 9e15 }] }),
      JSON.stringify({ ...good, checked: [{ slug: 'faq', titre: 'FAQ', answer: 3 }] }),
      JSON.stringify({ ...good, versions: null }),
      JSON.stringify({ ...good, versions: [{ ...version, original: '' }] }),
      JSON.stringify({ ...good, versions: [version, version] }),
      JSON.stringify({ ...good, selections: { lists: [] } }),
      JSON.stringify({ ...good, client: { id: 3 } }),
      JSON.stringify({ ...good, assistant: 'hal' }),
    ].map(readDataFile)
    for (const fault of refused)
      expect(fault).toMatch(/^(?:Ce fichier|Profil)[^.]*\. [^.]*\.$|rechargez la page/)
  })

  it('is whatever somebody chooses, without harm', () => {
    fc.assert(
      fc.property(fc.json(), (content) => {
        expect(typeof readDataFile(content)).toBe('string')
      }),
    )
  })

  it('may hold profiles alone, which stay one each when read again', () => {
    const read = readDataFile(JSON.stringify(exportedProfiles([profile])))
    if (typeof read === 'string') throw new Error(read)
    const once = mergedData(noData, read.data)
    expect(once.profiles).toMatchObject([{ name: 'Client Dupont', values: profile.values }])
    expect(mergedData(once, read.data)).toEqual(once)
    expect(replacedData({ ...noData, kept: [keptOnce] }, read.data).kept).toEqual([keptOnce])
  })

  it('of the profiles that are here changes nothing, and merges one of the same name', () => {
    const twin = { ...profile, id: 'twin', values: [{ variable: 'ton', value: 'Vif' }] }
    const here = { ...noData, profiles: [profile, twin] }
    const again = readDataFile(JSON.stringify(exportedProfiles([twin, profile])))
    if (typeof again === 'string') throw new Error(again)
    expect(mergedData(here, again.data)).toEqual(here)

    const named = { ...profile, name: 'client dupont', values: [{ variable: 'pays', value: 'B' }] }
    const other = readDataFile(JSON.stringify(exportedProfiles([named])))
    if (typeof other === 'string') throw new Error(other)
    expect(mergedData(here, other.data).profiles).toEqual([
      { ...profile, values: [...profile.values, ...named.values] },
      twin,
    ])
  })

  it('of another browser has what was typed for a client who is here by another id', () => {
    const file = {
      ...noData,
      profiles: [{ ...profile, id: 'there' }],
      kept: [{ ...keptOnce, owner: 'there', aside: { there: [{ ton: 'Sobre' }] } }],
      client: { id: 'there', name: profile.name },
    }
    const merged = mergedData({ ...noData, profiles: [profile] }, fileOf(file).data)

    expect(merged.profiles).toEqual([profile])
    expect(merged.kept).toMatchObject([{ owner: 'dupont', aside: { dupont: [{ ton: 'Sobre' }] } }])
  })

  it('in place of what is here takes away what was typed for a client who goes, and no other', () => {
    const martin = { ...profile, id: 'martin', name: 'Martin' }
    const here = {
      ...noData,
      profiles: [profile, martin],
      kept: [
        { ...keptOnce, owner: 'martin', others: { dupont: { ton: 'Sobre' }, '': { ton: 'Vif' } } },
        { ...keptOnce, slug: 'maillage', owner: 'martin' },
      ],
    }
    const file = readDataFile(JSON.stringify(exportedProfiles([profile])))
    if (typeof file === 'string') throw new Error(file)
    const replaced = replacedData(here, file.data)
    expect(replaced.profiles).toMatchObject([{ id: 'dupont', values: profile.values }])
    expect(replaced.kept).toEqual([
      { ...keptOnce, owner: 'dupont', values: { ton: 'Sobre' }, others: { '': { ton: 'Vif' } } },
    ])
  })

  it('says nothing will be kept of what was typed too long ago', () => {
    const old = { ...keptOnce, slug: 'maillage', at: now - 91 * 86_400_000 }
    const file = fileOf({ ...noData, kept: [keptOnce, old] }).data
    for (const into of [mergedData, replacedData]) {
      const after = into(noData, file)
      storeData(after)
      expect(after.kept).toEqual([keptOnce])
      expect(presentData().kept).toEqual(after.kept)
    }
  })

  it('is not merged where the browser has no room for both', () => {
    const many = Array.from({ length: profilesMax }, (_, index) => ({
      ...profile,
      id: `${index}`,
      name: `Client ${index}`,
    }))
    expect(overflow(mergedData({ ...noData, profiles: many }, { profiles: [profile] }))).toBe(
      '51 profils au total\u00a0: ce navigateur en garde 50 au plus.',
    )
  })
})

describe('a file that was written before there were versions of prompts', () => {
  it('leaves those that are here, merged or replaced', () => {
    const { versions: _versions, ...before } = JSON.parse(writeDataFile(noData))
    const read = readDataFile(JSON.stringify({ ...before, version: 1 }))
    if (typeof read === 'string') throw new Error(read)
    const here = { ...noData, versions: [version] }
    expect(mergedData(here, read.data).versions).toEqual([version])
    expect(replacedData(here, read.data).versions).toEqual([version])
  })
})

describe('a file that was written before there were checked answers', () => {
  it('keeps the stored ones, merged or replaced', () => {
    const { checked: _checked, ...before } = JSON.parse(writeDataFile(noData))
    const read = readDataFile(JSON.stringify(before))
    if (typeof read === 'string') throw new Error(read)
    const answer = { slug: 'faq', titre: 'FAQ', answer: 'Oui', ticked: [], at: now }
    const here = { ...noData, checked: [answer] }
    expect(mergedData(here, read.data).checked).toEqual([answer])
    expect(replacedData(here, read.data).checked).toEqual([answer])
  })
})

it('a sentence sums up what is counted, without the choices', () => {
  const aucun = { ...profile, name: 'Aucun doute' }
  const data = { ...noData, profiles: [aucun], kept: [keptOnce], client: aucun }
  expect(keptSentence(data)).toBe(
    'Ce navigateur garde\u00a0: 1 profil\u00a0; 1 valeur dans 1 prompt.',
  )
  expect(keptSentence(noData)).toBe('Ce navigateur ne garde rien.')
})

describe('a browser that is full', () => {
  it('keeps what it had', () => {
    const before = { ...noData, kept: [keptOnce], assistant: 'claude' as const }
    storeData(before)
    refusedKey = 'profils-v1'
    expect(storeData({ ...noData, profiles: [profile] })).toBe(false)
    expect(presentData()).toEqual(before)
  })
})

const profile = {
  id: 'dupont',
  name: 'Client Dupont',
  values: [{ variable: 'ton', value: 'Sobre' }],
}
const version = { slug: 'faq', text: 'Le mien', original: 'Le vôtre', at: now }
const keptOnce = { slug: 'faq', titre: 'FAQ', total: 3, values: { ton: 'Vif' }, at: now }

it('what was typed for one client is not merged into what was typed for another', () => {
  const prompt = { slug: 'un', titre: 'Un', total: 3 }
  const here = { ...prompt, owner: 'martin', values: { public: 'Martin' }, at: now }
  const file = { ...prompt, owner: 'dupont', values: { public: 'Dupont', ton: 'Vif' }, at: now - 1 }

  const { kept: merged } = mergedData({ ...noData, kept: [here] }, { kept: [file] })

  expect(merged).toEqual([{ ...here, others: { dupont: file.values } }])
})
