import { describe, expect, it, vi } from 'vitest'

import { dailyPicks, formerSlugs, seoPagesConfig } from '#drizzle/schema/index.ts'
import { fallbackMetadata } from '#shared/pages/page-metadata.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const longTitle = 'Un titre de fiche qui dépasse nettement la longueur permise'

async function siteWithItems() {
  const db = await createTestDatabase()
  await insertPrompt(db, {
    slug: 'fiche',
    titre: longTitle,
    description: 'Ce que fait la fiche.',
    tags: ['seo', 'plan'],
    categories: ['SEO'],
  })
  await insertGpt(db, { slug: 'dossier', nom: 'Dossier', description: 'Ce que *fait* le GPT.' })
  return { db, site: testSite(() => db) }
}

describe('the head of a page (R17, R18)', () => {
  it.each(fixedPaths)('%s has all of its tags', async (path) => {
    const own = pages[path]
    const { site } = await siteWithItems()

    const response = await site.get(`${path}?category=SEO&utm_source=x`)
    const head = headOf(await response.text())

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(head.title).toBe(own.title)
    expect(head.canonical).toBe(siteOrigin + path)
    expect(head.meta).toMatchObject({
      description: own.description,
      keywords: own.keywords,
      'og:type': 'website',
      'og:site_name': 'Promptothèque',
      'og:locale': 'fr_FR',
      'og:title': own.title,
      'og:description': own.description,
      'og:url': siteOrigin + path,
      'og:image': `${siteOrigin}/social${path === '/' ? '/accueil' : path}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': own.title,
      'twitter:card': 'summary_large_image',
      'twitter:title': own.title,
      'twitter:description': own.description,
    })
  })

  it.each([
    [
      '/prompt/fiche',
      'Un titre de fiche qui dépasse nettement la longueu…',
      'Ce que fait la fiche.',
      'seo, plan',
    ],
    ['/gpt/dossier', 'Dossier', 'Ce que fait le GPT.', ''],
  ])('%s speaks of its item (R19)', async (path, title, description, keywords) => {
    const { site } = await siteWithItems()

    const head = headOf(await (await site.get(`${path}?a=1`)).text())

    expect(head.title).toBe(title)
    expect(head.canonical).toBe(siteOrigin + path)
    expect(head.meta).toMatchObject({
      description,
      keywords,
      'og:type': 'article',
      'og:title': title,
      'og:url': siteOrigin + path,
      'og:image': `${siteOrigin}/social${path}.png`,
      'twitter:title': title,
    })
  })

  it.each(['/', '/prompts', '/recherche'])(
    'of %s is what is stored for its path (R120, R182)',
    async (page_route) => {
      const { db, site } = await siteWithItems()
      const stored = {
        meta_title: 'Titre <choisi> & "posé"',
        meta_description: 'Description choisie',
        meta_keywords: 'mots, choisis',
        og_image: 'https://a.example/image.png?a=1&b=2',
      }
      await writeBatch(db, [db.insert(seoPagesConfig).values({ page_route, ...stored })])

      const head = headOf(await (await site.get(page_route)).text())

      expect(head.title).toBe(stored.meta_title)
      expect(head.meta).toMatchObject({
        description: stored.meta_description,
        keywords: stored.meta_keywords,
        'og:title': stored.meta_title,
        'og:image': stored.og_image,
        'twitter:card': 'summary_large_image',
        'twitter:image': stored.og_image,
      })
      expect(head.meta['og:image:width'], 'the size of an image that is not ours').toBeUndefined()
    },
  )

  it.each(['prompt', 'gpt'] as const)(
    'of a %s is what the item has for search engines, each text by itself (R120, R182)',
    async (kind) => {
      const db = await createTestDatabase()
      const insert = kind === 'prompt' ? insertPrompt : insertGpt
      const texts = {
        meta_title: 'Titre <choisi> & "posé"',
        meta_description: 'Description choisie',
        og_image: 'https://a.example/image.png?a=1&b=2',
      }
      const own = { description: 'Ce que fait la fiche.', tags: ['seo', 'plan'] }
      await insert(db, { ...own, ...texts, slug: 'toutes' })
      await insert(db, { ...own, slug: 'une', meta_title: texts.meta_title })
      const site = testSite(() => db)
      const readHead = async (slug: string) =>
        headOf(await (await site.get(`/${kind}/${slug}`)).text())

      const [all, one] = [await readHead('toutes'), await readHead('une')]

      expect([all.title, one.title]).toEqual([texts.meta_title, texts.meta_title])
      expect(all.meta).toMatchObject({
        description: texts.meta_description,
        keywords: 'seo, plan',
        'og:title': texts.meta_title,
        'og:image': texts.og_image,
        'twitter:image': texts.og_image,
      })
      expect(one.meta).toMatchObject({
        description: own.description,
        'og:image': `${siteOrigin}/social/${kind}/une.png`,
      })
    },
  )
})

describe('what search engines list', () => {
  it.each(['/prompts', '/prompts?category=SEO', '/gpts?category=Marketing', '/recherche', '/'])(
    '%s may be listed',
    async (path) => {
      const { site } = await siteWithItems()

      expect(headOf(await (await site.get(path)).text()).meta).not.toHaveProperty('robots')
    },
  )

  it.each([
    '/prompts?q=seo',
    '/gpts?q=seo',
    '/prompts?category=Inconnue',
    '/prompts?category=SEO&q=seo',
    '/gpts?category=SEO',
    '/recherche?q=seo',
  ])('%s may not, but its links are followed', async (path) => {
    const { site } = await siteWithItems()
    const response = await site.get(path)

    expect(response.status).toBe(200)
    expect(headOf(await response.text()).meta.robots).toBe('noindex, follow')
  })

  it('the page of a tag may from four items on, under its own name', async () => {
    const { db, site } = await siteWithItems()
    const read = async () => headOf(await (await site.get('/tag/plan?page=2')).text())

    const few = await read()
    for (let more = 0; more < 3; more += 1) await insertGpt(db, { tags: ['Plan'] })
    const enough = await read()

    expect(few.meta.robots).toBe('noindex, follow')
    expect(enough.meta).not.toHaveProperty('robots')
    expect([few.canonical, enough.canonical]).toEqual(Array(2).fill(`${siteOrigin}/tag/plan`))
  })
})

describe('the HTML of a page', () => {
  it('is complete without a script: items, links, sections, no inline script', async () => {
    const { site } = await siteWithItems()

    const [list, prompt, gpt] = await Promise.all(
      ['/prompts', '/prompt/fiche', '/gpt/dossier'].map(async (path) =>
        (await site.get(path)).text(),
      ),
    )

    expect(list).toContain('href="/prompt/fiche"')
    expect(prompt).toContain('Ce que fait la fiche.')
    expect(gpt).toContain('Contenu générique')
    for (const html of [list, prompt, gpt]) {
      expect(html).toContain('<html lang="fr">')
      expect(html).not.toMatch(/ style="| on[a-z]+="/)
      const inline = [...(html ?? '').matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(
        ([, attributes, text]) =>
          text && !/ type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
      )
      expect(inline).toEqual([])
    }
  })

  it('keeps what editors wrote from becoming markup', async () => {
    const db = await createTestDatabase()
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    await insertPrompt(db, { slug: 'a', titre: attack, description: attack, prompt: attack })
    await insertGpt(db, { slug: 'a', nom: attack, description: attack, role: attack })
    const site = testSite(() => db)

    for (const path of ['/', '/prompts', '/gpts', '/prompt/a', '/gpt/a', '/plan-du-site']) {
      const html = await (await site.get(path)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img')
    }
  })

  it('keeps what visitors type from becoming markup', async () => {
    const { site } = await siteWithItems()
    const attack = encodeURIComponent('"></script><script>alert(1)</script>')

    for (const path of [`/prompts?q=${attack}`, `/recherche?q=${attack}`, `/gpts?vue=${attack}`]) {
      expect(await (await site.get(path)).text()).not.toContain('<script>alert')
    }
  })

  it('of a prompt whose variable is named like a property of objects is whole', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'code', prompt: 'Décris [constructor] et [sujet].' })

    const response = await testSite(() => db).get('/prompt/code')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Remplir constructor, à remplir')
  })
})

describe('a page that is not there', () => {
  it.each([
    '/inconnue',
    '/secure-admin-panel/inconnue',
    '/prompt/inconnu',
    '/gpt/inconnu',
    '/prompt/Pas%20un%20slug',
    `/gpt/${'a'.repeat(201)}`,
    '/prompt/%E0%A4%A',
    '/tag/inconnu',
    '/tag/Pas%20un%20tag',
  ])('%s is a 404 in French that is not listed', async (path) => {
    const { site } = await siteWithItems()

    const response = await site.get(path)
    const html = await response.text()

    expect(response.status).toBe(404)
    expect(html).toContain('<html lang="fr">')
    expect(html).toMatch(/Page introuvable|non trouvé/)
  })

  it.each([
    '/inconnue',
    '/prompt/inconnu',
    '/gpt/inconnu',
    '/categorie/inconnue',
    '/tag/inconnu',
    '/prompts?page=9',
  ])(
    'R17: %s has the fallback title, description and tags, noindex and no canonical',
    async (path) => {
      const { site } = await siteWithItems()
      const response = await site.get(path)

      expect(response.status).toBe(404)
      expectAbsentHead(await response.text())
    },
  )

  it.each(['/prompts?page=9', '/gpts?page=2&vue=liste', '/recherche?q=titre&page=9'])(
    '%s is a 404 too, with the way to the last page, and not listed',
    async (path) => {
      const { site } = await siteWithItems()

      const response = await site.get(path)
      const html = await response.text()

      expect(response.status).toBe(404)
      expect(html).toMatch(/<h2[^>]*>Cette page n’existe pas/)
      expect(html).toContain('Aller à la dernière page (1)')
      expect(html).toContain('content="noindex"')
      expect(html).not.toContain('rel="next"')
    },
  )

  it('is the same page for a draft slug and for an unknown one', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'cache', statut: 'brouillon' })
    await insertGpt(db, { slug: 'cache', statut: 'refuse' })
    const site = testSite(() => db)
    const pageAt = async (path: string, slug: string) => {
      const response = await site.get(path + slug)
      return `${response.status} ${await response.text()}`.replaceAll(slug, '…')
    }

    for (const path of ['/prompt/', '/gpt/']) {
      expect(await pageAt(path, 'cache')).toBe(await pageAt(path, 'perdu'))
    }
  })

  it('redirects for good to a renamed item, and tells a deleted one is gone', async () => {
    const { db, site } = await siteWithItems()
    await writeBatch(db, [
      db.insert(formerSlugs).values([
        { kind: 'prompt', slug: 'ancienne-fiche', nouveau_slug: 'fiche' },
        { kind: 'gpt', slug: 'ancien-dossier', nouveau_slug: 'dossier' },
        { kind: 'prompt', slug: 'supprime', nouveau_slug: null },
      ]),
    ])

    const [prompt, gpt, deleted] = await Promise.all([
      site.get('/prompt/ancienne-fiche'),
      site.get('/gpt/ancien-dossier'),
      site.get('/prompt/supprime'),
    ])

    expect([prompt.status, prompt.headers.get('location')]).toEqual([301, '/prompt/fiche'])
    expect([gpt.status, gpt.headers.get('location')]).toEqual([301, '/gpt/dossier'])
    expect(deleted.status).toBe(410)
    expect(await deleted.text()).toContain('Prompt non trouvé')
  })
})

describe('a mangled query', () => {
  it.each(['page=0', 'page=abc', 'vue=x', 'q=', 'q=%20', 'category=all'])(
    'of %s leads to the address without it',
    async (query) => {
      const { site } = await siteWithItems()

      const response = await site.get(`/prompts?${query}`)

      expect([response.status, response.headers.get('location')]).toEqual([307, '/prompts'])
    },
  )

  it('of a text that is too long leads to its beginning', async () => {
    const { site } = await siteWithItems()
    const response = await site.get(`/prompts?q=${'a'.repeat(201)}`)

    const beginning = `/prompts?q=${'a'.repeat(200)}`
    expect([response.status, response.headers.get('location')]).toEqual([307, beginning])
  })

  it('with what no page knows, such as a campaign, is answered all the same', async () => {
    const { site } = await siteWithItems()
    const campaign = 'utm_source=lettre&gclid=1'

    for (const path of ['/prompts?q=fiche', '/gpts?q=dossier', '/recherche?q=fiche']) {
      expect((await site.get(`${path}&${campaign}`)).status).toBe(200)
    }
  })

  it('of a plain form is read as it is sent', async () => {
    const { db, site } = await siteWithItems()
    await insertPrompt(db, { slug: 'en-2025', titre: 'Audit SEO 2025' })

    for (const query of ['q=audit+seo', 'q=2025', 'q=SEO%20audit']) {
      const html = await (await site.get(`/prompts?${query}`)).text()
      expect(html).toContain('href="/prompt/en-2025"')
      expect(html).not.toContain('href="/prompt/fiche"')
    }
  })
})

describe('a page that fails', () => {
  it.each(['/prompts', '/nouveautes'])(
    'R18: %s has the fallback title, description and tags, noindex and no canonical',
    async (path) => {
      const { db, site } = await siteWithItems()
      await db.$client.batch(['DROP TABLE seo_pages_config'], 'write')

      const response = await site.get(path)
      vi.mocked(console.error).mockClear()

      expect(response.status).toBe(500)
      expectAbsentHead(await response.text())
    },
  )

  it.each(['/prompts', '/prompt/fiche', '/recherche?q=audit&niveau=Expert'])(
    'is a 503 in French when the database does not serve %s, logged once, and blames no visitor',
    async (path) => {
      const { state, open } = await startDatabaseProxy()
      state.answers = ['refuse']

      const response = await testSite(open).get(path)
      const html = await response.text()
      const logged = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
      vi.mocked(console.error).mockClear()

      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(html).toContain('<html lang="fr">')
      expect(html).not.toMatch(/LibsqlError|SERVER_ERROR|busy|internet/)
      expect(html).toContain(
        'Les données du catalogue ne répondent pas pour le moment. Votre connexion n’y est pour rien.',
      )
      expect(html).toContain(`href="${path.replace('&', '&amp;')}">Réessayer</a>`)
      expect(html.match(/<main/g)).toHaveLength(1)
      expect(logged).toHaveLength(1)
      expect(html).toContain(`Référence\u00a0: ${/ERR_\w+/.exec(logged[0] ?? '')?.[0]}</p>`)
    },
  )

  it('is a 500 without a word of what happened, logged, when a query is wrong', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(['DROP TABLE seo_pages_config'], 'write')

    const response = await testSite(() => db).get('/prompts')
    const html = await response.text()
    const logged = vi
      .mocked(console.error)
      .mock.calls.map(([line]) => JSON.parse(String(line)) as { id: string; path: string })
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(500)
    expect(html).toContain('<html lang="fr">')
    expect(html).not.toMatch(/seo_pages_config|select |SQLITE/i)
    expect(html).toContain('<main')
    expect(logged.filter(({ id }) => html.includes(id))).toHaveLength(1)
    // The reads of a page are one batch: what one breaks, each procedure of the page reports.
    expect(logged.map(({ path }) => path)).toContain('catalogue.site')
    expect(new Set(logged.map(({ path }) => path)).size).toBe(logged.length)
    expect(new Set(logged.map(({ id }) => id)).size).toBe(logged.length)
  })

  it('is no less whole when what follows the answer fails, which is logged', async () => {
    const { db, site } = await siteWithItems()
    await db.$client.batch(
      ["CREATE TRIGGER full BEFORE INSERT ON daily_picks BEGIN SELECT raise(ABORT, 'plein'); END"],
      'write',
    )

    const response = await site.get('/')
    await site.settled()
    const [[line] = []] = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(200)
    expect(JSON.parse(String(line))).toMatchObject({
      message: expect.stringContaining('plein') as string,
    })
  })

  it('does not keep the daily picks from being stored after the answer', async () => {
    const { db, site } = await siteWithItems()

    const response = await site.get('/')
    await site.settled()

    expect(response.status).toBe(200)
    expect(await db.select().from(dailyPicks)).toHaveLength(2)
  })
})

/** What a page that is not there or failed says of itself; its address is nobody's to find. */
function expectAbsentHead(html: string) {
  const { title, canonical, meta } = headOf(html)
  const texts = fallbackMetadata
  expect(canonical).toBeUndefined()
  expect(title).toBe('Prompts et GPT SEO en français')
  expect(meta).toMatchObject({
    description: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
    keywords: texts.keywords,
    robots: 'noindex',
    'og:title': texts.title,
    'og:description': texts.description,
    'og:type': 'website',
    'twitter:title': texts.title,
    'twitter:description': texts.description,
  })
  expect(meta).not.toHaveProperty('og:url')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** The title, the canonical address and the named tags of a page, by name. */
function headOf(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: Object.fromEntries(
      tags.map(([, name = '', content = '']) => [name, decode(content)] as const),
    ) as Record<string, string | undefined>,
  }
}
