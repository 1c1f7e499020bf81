import { eq, sql } from 'drizzle-orm'
import { array, constantFrom, oneof, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { prompts } from '#drizzle/schema/index.ts'
import { arialWidth, widthClasses } from '#shared/admin/arial-widths.ts'
import { cockpitPageSize, type CockpitUrl, type UrlType } from '#shared/admin/seo-cockpit.ts'
import { type SeoProblem, seoProblems } from '#shared/admin/seo-problems.ts'
import {
  cutDescription,
  detailTitle,
  type StoredPageMetadata,
} from '#shared/pages/page-metadata.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import {
  arialUnitsSql,
  cutDescriptionSql,
  detailTitleSql,
} from '#worker/services/seo/site-urls-sql.ts'

const admin = (db: Database) => asAdmin(db).admin.seoPages

const fineTitle = (name: string) => `Un titre de longueur normale ${name}`
const fineDescription = (name: string) =>
  `Une description qui dit en deux lignes ce que la page apporte à ses lecteurs, ${name}.`
const stored = (page_route: string, name = page_route) => ({
  page_route,
  meta_title: fineTitle(name),
  meta_description: fineDescription(name),
  meta_keywords: null,
  og_image: null,
})

/** The same texts as fields of an item. */
const textsOf = (name: string) => ({
  meta_title: fineTitle(name),
  meta_description: fineDescription(name),
})

const storedAt = (page_route: string) => ({
  ...stored(page_route),
  updated_at: new Date().toISOString(),
})

const pathsWith = async (db: Database, probleme: SeoProblem) => {
  const { items } = await admin(db).cockpit({ page: 1, probleme })
  return items.map(({ path }) => path)
}

async function readAll(db: Database): Promise<CockpitUrl[]> {
  const first = await admin(db).cockpit({ page: 1 })
  const pages = Math.ceil(first.total / first.pageSize)
  const rest = Array.from({ length: pages - 1 }, (_, index) =>
    admin(db).cockpit({ page: index + 2 }),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items)
}

describe('the addresses of the site', () => {
  it('are all there, by type and path, with what their pages say', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      ...textsOf('/prompt/public'),
      slug: 'public',
      titre: fineTitle('A'),
      categories: ['Audit'],
    })
    await insertPrompt(db, { slug: 'cache', statut: 'brouillon' })
    await insertGpt(db, { slug: 'dossier', categories: ['Audit'] })

    const { items: urls, total } = await admin(db).cockpit({ page: 1 })

    expect(urls.map(({ path }) => path)).toEqual(
      [...fixedPaths.toSorted(), '/categorie/audit', '/gpt/dossier', '/prompt/public'].toSorted(
        (a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1),
      ),
    )
    expect(total).toBe(urls.length)
    expect(urls.find(({ path }) => path === '/prompt/public')).toMatchObject({
      type: 'prompt',
      head: { title: fineTitle('/prompt/public'), canonical: 'https://example.org/prompt/public' },
      stored: { meta_title: fineTitle('/prompt/public') },
      structured: ['CreativeWork', 'BreadcrumbList'],
    })
  })

  it('come in pages, searched and by type', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: cockpitPageSize + 20 }, (_, index) =>
      promptValues({ slug: `p-${String(index).padStart(3, '0')}`, titre: `100 % prêt ${index}` }),
    )
    await writeBatch(db, [db.insert(prompts).values(rows)])

    const second = await admin(db).cockpit({ page: 2, type: 'prompt' })
    const found = await admin(db).cockpit({ page: 1, q: '100 % PR' })
    const none = await admin(db).cockpit({ page: 1, q: '100_% pr' })

    expect(second.items.map(({ path }) => path)).toEqual(
      rows.slice(cockpitPageSize).map(({ slug }) => `/prompt/${slug}`),
    )
    expect(found.total).toBe(rows.length)
    expect(none).toMatchObject({ items: [], total: 0 })
  })

  it('R172: sort by every column, both ways, orphans too', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db
        .insert(prompts)
        .values([
          promptValues({ slug: 'a', titre: 'Zéro', description: 'Milieu' }),
          promptValues({ slug: 'b', titre: 'audit', description: 'Zèle' }),
          promptValues({ slug: 'c', titre: 'Milieu', description: 'audit' }),
        ]),
      db.insert(seoPagesConfig).values([storedAt('/prompt/y'), storedAt('/prompt/x')]),
    ])
    const paths = async (query: object) =>
      (await admin(db).cockpit({ page: 1, type: 'prompt', ...query })).items.map(({ path }) =>
        path.slice(-1),
      )

    expect(await paths({})).toEqual(['a', 'b', 'c'])
    expect(await paths({ tri: 'path', ordre: 'desc' })).toEqual(['c', 'b', 'a'])
    expect(await paths({ tri: 'title', ordre: 'asc' })).toEqual(['b', 'c', 'a'])
    expect(await paths({ tri: 'title', ordre: 'desc' })).toEqual(['a', 'c', 'b'])
    expect(await paths({ tri: 'description', ordre: 'asc' })).toEqual(['c', 'a', 'b'])
    expect(await paths({ probleme: 'orpheline' })).toEqual(['x', 'y'])
    expect(await paths({ probleme: 'orpheline', tri: 'path', ordre: 'desc' })).toEqual(['y', 'x'])
  })

  it.each(['titre-court', 'orpheline'] as const)(
    'show the last page that is left when the only row of the next goes (%s)',
    async (probleme) => {
      const db = await createTestDatabase()
      const slugs = Array.from({ length: cockpitPageSize + 1 }, (_, index) => String(100 + index))
      await writeBatch(
        db,
        probleme === 'orpheline'
          ? [db.insert(seoPagesConfig).values(slugs.map((slug) => storedAt(`/prompt/${slug}`)))]
          : [db.insert(prompts).values(slugs.map((slug) => promptValues({ slug, titre: slug })))],
      )
      const ask = (page: number) => admin(db).cockpit({ page, probleme, type: 'prompt' })

      const [last] = (await ask(2)).items
      await writeBatch(db, [
        db.delete(seoPagesConfig).where(eq(seoPagesConfig.page_route, '/prompt/300')),
        db.delete(prompts).where(eq(prompts.slug, '300')),
      ])

      expect(last?.path).toBe('/prompt/300')
      expect(await ask(2)).toEqual(await ask(1))
      expect(await ask(1)).toMatchObject({ total: cockpitPageSize, page: 1 })
      expect((await ask(1)).items).toHaveLength(cockpitPageSize)
    },
  )

  it('have a first page even when there is nothing to show', async () => {
    const db = await createTestDatabase()

    expect(await admin(db).cockpit({ page: 3, q: 'introuvable' })).toMatchObject({
      items: [],
      total: 0,
      page: 1,
    })
  })
})

describe('the row of every address', () => {
  it('says of its page what the page says itself', async () => {
    const db = await createTestDatabase()
    const faq = [{ question: 'Pour qui ?', reponse: 'Pour tous.' }]
    await insertPrompt(db, { titre: 'Titre '.repeat(12), description: 'mot & <mot> '.repeat(40) })
    await insertPrompt(db, {
      ...textsOf('repris'),
      slug: 'repris',
      tags: ['seo'],
      og_image: 'https://example.org/image.png',
    })
    await insertGpt(db, { faq, meta_title: fineTitle('seul') })
    await insertGpt(db, { meta_description: fineDescription('seule') })
    await insertGpt(db, { og_image: 'https://example.org/image.png' })
    await writeBatch(db, [db.insert(seoPagesConfig).values(storedAt('/prompt/repris'))])
    await asAdmin(db).admin.settings.save({
      key: 'identity',
      value: { ...sampleIdentity, company_name: 'Une maison' },
    })
    const site = testSite(() => db, { origin: 'https://example.org' })

    for (const { path, head, structured } of await readAll(db)) {
      const html = await (await site.get(path)).text()
      const tags = head.social.map(({ property, name, content }) => [property ?? name, content])
      const robots = head.robots ? { robots: head.robots } : {}
      expect([path, headOf(html)]).toEqual([
        path,
        {
          title: head.title,
          canonical: head.canonical,
          tags: {
            description: head.description,
            keywords: head.keywords,
            ...robots,
            ...Object.fromEntries(tags),
          },
          structured,
        },
      ])
    }
  })
})

/** What a page's HTML says of itself. */
function headOf(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].flatMap(
    ([, name = '', content = '']) =>
      /^(?:viewport|color-scheme|theme-color)$/.test(name) ? [] : [[name, unescaped(content)]],
  )
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const things = json === undefined ? [] : graph.parse(JSON.parse(json))['@graph']
  return {
    title: unescaped(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    tags: Object.fromEntries(tags) as Record<string, string>,
    structured: things.map((thing) => thing['@type']),
  }
}

const graph = z.object({ '@graph': z.array(z.object({ '@type': z.string() })) })

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const rankOf = (path: string) =>
  ['/categorie/', '/prompt/', '/gpt/'].findIndex((root) => path.startsWith(root))

describe('what is wrong with an address', () => {
  it('is found, counted and named alike', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'jumeau-1', titre: fineTitle('commun'), description: 'Brève.' })
    await insertGpt(db, { slug: 'jumeau-2', nom: fineTitle('commun'), description: 'Brève.' })
    await insertPrompt(db, {
      slug: 'long',
      titre: 'Titre '.repeat(12),
      description: 'mot '.repeat(60),
    })
    await insertPrompt(db, {
      slug: 'large',
      titre: 'M'.repeat(40),
    })
    await insertPrompt(db, {
      ...textsOf('repris'),
      slug: 'repris',
      titre: fineTitle('repris'),
      description: fineDescription('repris'),
    })
    await insertPrompt(db, {
      slug: 'sans-effet',
      titre: fineTitle('sans effet'),
      meta_title: fineTitle('sans effet'),
    })
    await insertGpt(db, {
      slug: 'titre-coupe',
      nom: 'Nom '.repeat(15),
      description: 'mot '.repeat(60),
      meta_description: fineDescription('du GPT'),
    })
    await insertGpt(db, { slug: 'image', og_image: 'https://example.org/image.png' })
    await admin(db).create(stored('/nulle-part'))
    await writeBatch(db, [
      db
        .insert(seoPagesConfig)
        .values({ ...storedAt('/cgu'), meta_title: '', meta_description: '' }),
    ])

    const [all, counts] = await Promise.all([readAll(db), admin(db).cockpitCounts()])

    const named = (problem: SeoProblem) =>
      all.filter(({ problems }) => problems.includes(problem)).map(({ path }) => path)
    for (const problem of seoProblems.filter((name) => name !== 'orpheline')) {
      expect([problem, await pathsWith(db, problem)]).toEqual([problem, named(problem)])
      expect([problem, counts.problems[problem]]).toEqual([problem, named(problem).length])
    }
    expect(counts.total).toBe(all.length)
    expect(named('titre-double')).toEqual(['/prompt/jumeau-1', '/gpt/jumeau-2'])
    expect(named('description-double')).toEqual(['/prompt/jumeau-1', '/gpt/jumeau-2'])
    expect(named('titre-long')).toEqual(['/prompt/large', '/prompt/long', '/gpt/titre-coupe'])
    expect(named('description-longue')).toContain('/prompt/long')
    expect(named('description-longue')).not.toContain('/gpt/titre-coupe')
    expect(named('description-courte')).toContain('/gpt/jumeau-2')
    expect(named('titre-vide')).toEqual(['/cgu'])
    expect(named('description-vide')).toEqual(['/cgu'])
    expect(named('inutile')).toEqual(['/prompt/repris', '/prompt/sans-effet'])
  })

  it('is a configuration that no page shows', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { ...textsOf('fiche'), slug: 'fiche' })
    await admin(db).create(stored('/prompt/disparu'))
    await admin(db).create(stored('/rien'))
    await admin(db).create(stored('/prompts'))
    await writeBatch(db, [db.insert(seoPagesConfig).values(storedAt('/prompt/fiche'))])

    expect(await pathsWith(db, 'orpheline')).toEqual(['/prompt/disparu', '/prompt/fiche', '/rien'])
    expect((await admin(db).cockpitCounts()).problems.orpheline).toBe(3)
    expect((await readAll(db)).map(({ path }) => path)).not.toContain('/rien')
  })

  it('is searched by all its texts, and has the type that its path says', async () => {
    const db = await createTestDatabase()
    const paths = ['/categorie/x', '/gpt/x', '/prompt/x', '/x']
    for (const path of paths) await admin(db).create(stored(path))
    const found = async (query: { q?: string; type?: UrlType }) => {
      const { items: urls, total } = await admin(db).cockpit({
        page: 1,
        probleme: 'orpheline',
        ...query,
      })
      expect(total).toBe(urls.length)
      return urls.map(({ path }) => path)
    }

    expect(await found({ q: '/GPT/' })).toEqual(['/gpt/x'])
    expect(await found({ q: 'longueur normale /gpt/x' })).toEqual(['/gpt/x'])
    expect(await found({ q: 'à ses lecteurs, /prompt/x' })).toEqual(['/prompt/x'])
    expect(await found({ type: 'gpt' })).toEqual(['/gpt/x'])
    expect(await found({ type: 'prompt' })).toEqual(['/prompt/x'])
    expect(await found({ type: 'categorie' })).toEqual(['/categorie/x'])
    expect(await found({ type: 'fixe' })).toEqual(['/x'])
    expect(await found({})).toEqual(paths)
  })
})

describe('what SQL says of a text', () => {
  const letters = [...Array.from('abc éÀ '), ' ', ',', '.', '–', '-', '\n', '\u00A0', '\u202F']
  const measured = widthClasses.flatMap(({ letters: own }) => Array.from(own))
  const text = array(oneof(constantFrom(...letters), constantFrom(...measured)), {
    maxLength: 200,
  }).map((characters) => characters.join(''))
  const sentences = array(
    constantFrom('mot', 'un texte plus long', ' ', '. ', '.', '\u00A0', '…'),
    {
      maxLength: 60,
    },
  ).map((parts) => parts.join(''))

  it('is what the pages do', async () => {
    const db = await createTestDatabase()
    const texts = sample(text, 400).concat(
      sample(sentences, 400),
      'mot '.repeat(60),
      'x'.repeat(161),
      'x'.repeat(160),
      ...measured,
    )

    const rows = await db.all<{ cut: string; title: string; width: number }>(
      sql`select ${cutDescriptionSql(sql`value`)} as cut, ${detailTitleSql(sql`value`)} as title, ${arialUnitsSql('value')} as width from json_each(${JSON.stringify(texts)})`,
    )

    expect(rows).toEqual(
      texts.map((one) => ({
        cut: cutDescription(one),
        title: detailTitle(one),
        width: Math.round(arialWidth(one, 1000)),
      })),
    )
  })
})

const heads = (urls: CockpitUrl[]) => urls.map(({ path, head }) => ({ path, head }))

describe('the export', () => {
  it('gives every address once, in the order of the table', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 520 }, () => promptValues())
    await writeBatch(db, [db.insert(prompts).values(rows)])
    await insertPrompt(db, { categories: ['SEO'] })
    await insertPrompt(db, { categories: ['SEO'] })
    await insertGpt(db, { categories: ['Audit'] })
    const expected = await readAll(db)

    const found: CockpitUrl[] = []
    let from: Parameters<ReturnType<typeof admin>['cockpitExport']>[0]['from'] = null
    do {
      const part: Awaited<ReturnType<ReturnType<typeof admin>['cockpitExport']>> = await admin(
        db,
      ).cockpitExport({ from })
      found.push(...part.urls)
      from = part.next
    } while (from)

    expect(heads(found)).toEqual(heads(expected))
  })
})

describe('several configurations at once', () => {
  const texts = { meta_keywords: null, og_image: null }
  const page: StoredPageMetadata = {
    ...texts,
    meta_title: 'Un titre',
    meta_description: 'Une description',
  }

  it('are changed together, each with its row of the journal, and changed back', async () => {
    const db = await createTestDatabase()
    const { updated_at } = await admin(db).create(stored('/gpts'))
    const before = await db.select().from(seoPagesConfig)

    const { changed } = await admin(db).change({
      changes: [
        { page_route: '/prompts', lu: null, page },
        { page_route: '/gpts', lu: updated_at, page: null },
      ],
    })
    expect(await db.select().from(seoPagesConfig)).toMatchObject([
      { page_route: '/prompts', ...page },
    ])
    expect((await readJournal(db)).map(({ action }) => action).toSorted()).toEqual([
      'seo_page.create',
      'seo_page.create',
      'seo_page.delete',
    ])

    const [prompts_, gpts_] = changed
    const { page_route: _route, ...former } = stored('/gpts')
    await admin(db).change({
      changes: [
        { page_route: '/prompts', lu: prompts_?.updated_at ?? null, page: null },
        { page_route: '/gpts', lu: gpts_?.updated_at ?? null, page: former },
      ],
    })
    expect(await db.select().from(seoPagesConfig)).toMatchObject(
      before.map(({ id: _id, updated_at: _at, ...row }) => row),
    )
  })

  it('are all left alone when one is no longer what was read', async () => {
    const db = await createTestDatabase()
    const { updated_at } = await admin(db).create(stored('/gpts'))
    const before = await db.select().from(seoPagesConfig)
    const journal = await readJournal(db)
    const other = '2020-01-01T00:00:00.000Z'
    const first = { page_route: '/prompts', lu: null, page }
    const stale = [
      { page_route: '/gpts', lu: other, page },
      { page_route: '/gpts', lu: null, page },
      { page_route: '/cgu', lu: updated_at, page: null },
      { page_route: '/gpts', lu: null, page: null },
    ]

    for (const change of stale) {
      await expect(admin(db).change({ changes: [first, change] })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(`la configuration de ${change.page_route} l’a été`),
      })
    }

    expect(await db.select().from(seoPagesConfig)).toEqual(before)
    expect(await readJournal(db)).toEqual(journal)
  })

  it('are refused without a title or a description, but those of an item', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'dossier' })
    const send = (page_route: string, given: Partial<typeof page>) =>
      admin(db).change({
        changes: [{ page_route, lu: null, page: { ...page, ...given, meta_title: null } }],
      })

    await expect(send('/prompts', {})).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(send('/gpt/absent', {})).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(send('/gpt/dossier', { meta_keywords: 'mots' })).rejects.toThrow(
      'Les mots-clés de /gpt/dossier sont les tags de la fiche.',
    )
    expect(await send('/gpt/dossier', {})).toMatchObject({
      changed: [{ page_route: '/gpt/dossier' }],
    })
  })

  it('are refused twice for one path', async () => {
    const db = await createTestDatabase()
    const change = { page_route: '/prompts', lu: null, page }

    await expect(admin(db).change({ changes: [change, change] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('are refused with a text that is longer than its room', async () => {
    const db = await createTestDatabase()
    const long = { ...page, meta_title: 'a'.repeat(61) }

    await expect(
      admin(db).change({ changes: [{ page_route: '/prompts', lu: null, page: long }] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.select().from(seoPagesConfig)).toEqual([])
  })
})

describe('the texts of items, changed among other pages', () => {
  const page = {
    meta_title: 'Un titre',
    meta_description: 'Une description',
    meta_keywords: null,
    og_image: 'https://example.org/image.png',
  }
  const noTexts = { meta_title: null, meta_description: null, og_image: null }

  async function catalogueOfThree() {
    const db = await createTestDatabase()
    const prompt = await insertPrompt(db, { slug: 'fiche' })
    const gpt = await insertGpt(db, { slug: 'dossier', meta_title: 'Celui d’avant' })
    const { updated_at } = await admin(db).create(stored('/gpts'))
    const { items } = await admin(db).cockpit({ page: 1, type: 'gpt' })
    const changes = [
      { page_route: '/prompt/fiche', lu: null, page },
      { page_route: '/gpt/dossier', lu: items[0]?.stored?.updated_at ?? null, page: null },
      { page_route: '/gpts', lu: updated_at, page },
    ]
    const readTexts = async () => {
      const one = await asAdmin(db).admin.prompts.get({ id: prompt.id })
      const other = await asAdmin(db).admin.gpts.get({ id: gpt.id })
      return [one, other].map(({ version, item }) => {
        const { meta_title, meta_description, og_image } = item
        return { version, meta_title, meta_description, og_image }
      })
    }
    return { db, prompt, gpt, changes, readTexts }
  }

  it('are written to the items, with a revision and a row of the journal for each kind', async () => {
    const { db, prompt, changes, readTexts } = await catalogueOfThree()

    await admin(db).change({ changes })

    const { meta_keywords: _keywords, ...texts } = page
    expect(await readTexts()).toEqual([
      { version: 2, ...texts },
      { version: 2, ...noTexts },
    ])
    expect((await db.select().from(seoPagesConfig)).map(({ page_route }) => page_route)).toEqual([
      '/gpts',
    ])
    const { items } = await asAdmin(db).admin.journal.list({ page: 1 })
    expect(
      items
        .map(({ action, fiches, annulables }) => `${action} ${fiches.length} ${annulables}`)
        .toSorted(),
    ).toEqual(['gpt.change 1 1', 'prompt.change 1 1', 'seo_page.create 0 0', 'seo_page.update 0 0'])
    const kept = await asAdmin(db).admin.prompts.revisions({ id: prompt.id })
    expect(kept).toMatchObject([{ quoi: 'fiche', version: 1 }])
    const [, head] = (await admin(db).cockpit({ page: 1, q: 'Un titre' })).items
    expect(head?.stored).toMatchObject({ page_route: '/prompt/fiche', ...page })
  })

  it('are restored by the same call, and from the journal', async () => {
    const { db, changes, readTexts } = await catalogueOfThree()
    const { changed } = await admin(db).change({ changes })
    const back = changed.slice(0, 2).map(({ page_route, updated_at }) => ({
      page_route,
      lu: updated_at,
      page:
        page_route === '/prompt/fiche'
          ? null
          : { ...noTexts, meta_keywords: null, meta_title: 'Celui d’avant' },
    }))

    await admin(db).change({ changes: back })

    expect(await readTexts()).toEqual([
      { ...noTexts, version: 3 },
      { ...noTexts, version: 3, meta_title: 'Celui d’avant' },
    ])

    const { items } = await asAdmin(db).admin.journal.list({ page: 1 })
    const entree = items.find(({ action }) => action === 'prompt.change')?.id ?? ''
    await asAdmin(db).admin.prompts.undo({ entree, annulation: crypto.randomUUID() })
    expect((await readTexts())[0]).toMatchObject({ version: 4, meta_title: 'Un titre' })
  })

  it('are not written, nor is any other page, when an item was edited since it was read', async () => {
    const { db, gpt, changes, readTexts } = await catalogueOfThree()
    await asAdmin(db).admin.gpts.change({
      entree: crypto.randomUUID(),
      items: [{ id: gpt.id, version: 1 }],
      changement: { champ: 'ia', valeur: 'Claude' },
    })
    const before = await readTexts()

    await expect(admin(db).change({ changes })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('la configuration de /gpt/dossier l’a été'),
    })

    expect(await readTexts()).toEqual(before)
  })

  it('of 5 changes of what each has read, exactly one is written', async () => {
    const { db, changes, readTexts } = await catalogueOfThree()

    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin(db).change({ changes: changes.slice(0, 2) })),
    )

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readTexts()).map(({ version }) => version)).toEqual([2, 2])
  })

  it('make no version of an item that has them already', async () => {
    const { db, changes, readTexts } = await catalogueOfThree()
    const { changed } = await admin(db).change({ changes: changes.slice(0, 1) })
    const again = { page_route: '/prompt/fiche', lu: changed[0]?.updated_at ?? null, page }

    expect(await admin(db).change({ changes: [again] })).toEqual({ changed })
    expect((await readTexts())[0]?.version).toBe(2)
  })

  it('replace no configuration that is older than the item, which can only be removed', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche', meta_title: 'Le sien' })
    await writeBatch(db, [db.insert(seoPagesConfig).values(storedAt('/prompt/fiche'))])
    const [orphan] = (await admin(db).cockpit({ page: 1, probleme: 'orpheline' })).items
    const change = { page_route: '/prompt/fiche', lu: orphan?.stored?.updated_at ?? null }

    await expect(admin(db).change({ changes: [{ ...change, page }] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await admin(db).change({ changes: [{ ...change, page: null }] })

    expect(await db.select().from(seoPagesConfig)).toEqual([])
    const [url] = (await admin(db).cockpit({ page: 1, type: 'prompt' })).items
    expect(url?.head.title).toBe('Le sien')
  })
})
