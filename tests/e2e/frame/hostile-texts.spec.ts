import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { gpts, prompts, seoPagesConfig, siteSettings } from '#drizzle/schema/index.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { signInContext } from '#tests/e2e/fixtures/admin-test.ts'
import { servedSite } from '#tests/e2e/fixtures/served-site.ts'
import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { proofCount, recordFigure } from '#tests/prove/scale.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** A site of its own that keeps no page: each shows the texts of the moment. */
const test = siteTest.extend({
  ownSite: servedSite({ variables: { ...unlimited, PAGE_CACHE: 'off' } }),
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  allowsCookies: true,
  // A missing page is told by the browser, and by the site.
  allowedConsole: /status of (?:400|404|410|414)|^Page introuvable/,
})

/** What such texts are like in Markdown, in links and in data within a page. */
const ours = [
  '[lien](javascript:alert(1))',
  '[lien](java\nscript:alert(1))',
  '[lien](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[lien](vbscript:msgbox(1))',
  '![image](https://ailleurs.example/x.png "onerror=alert(1)")',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[lien][a]',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028alert(1)\u2029',
  '{{constructor.constructor("alert(1)")()}}',
  '**gras <img src=x onerror=alert(1)>**',
  '`code </code><img src=x onerror=alert(1)>`',
  '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |',
]
const found = readFileSync(projectPath('tests/e2e/frame/hostile-texts.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const all = [...found, ...ours]
const tried = proofCount({ sample: 8, whole: all.length })
/** Spread over the whole list. */
const texts = Array.from({ length: tried }, (_, n) =>
  String(all[Math.floor((n * all.length) / tried)]),
)
const perTest = 48
/** In the browser each field of a page has another text, so that one visit tries several. */
const perPage = 8
const inParts = <Value>(values: Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  )

test('what a text must not become is seen', async ({ page }) => {
  await page.setContent(`<p>texte</p>
    <a href="JavaScript:alert(1)">a</a><a href="https://a.example/">b</a><a href="mailto:a@example.org">c</a>
    <form action="data:text/html,a"></form><b onclick="a()">d</b><iframe></iframe><base target="_blank">
    <script>1</script><script type="application/ld+json">{}</script>`)

  const begins = ['<a href', '<form a', '<b oncl', '<iframe', '<base t', '<script']
  const served = `data:text/html;charset=utf-8,${encodeURIComponent(await page.content())}`
  for (const paths of [undefined, [served]]) {
    const [read] = await page.evaluate(findDangers, paths)
    expect(read?.dangers.map((danger) => danger.slice(0, 7))).toEqual(begins)
  }
})

for (const [part, chosen] of inParts(texts, perTest).entries()) {
  const first = part * perTest + 1
  const title = `texts ${first} to ${first + chosen.length - 1}`

  test(`${title}, each in every field, stay texts in what is served`, async ({ page, ownSite }) => {
    test.setTimeout(240_000)
    let pages = 0
    await openPage(page, '/cgu')
    for (const [index, text] of chosen.entries()) {
      const slug = `servi-${first + index}`
      await store(ownSite, slug, [text])
      for (const { path, dangers, heading } of await page.evaluate(
        findDangers,
        pathsOf(slug, [text]),
      )) {
        expect([path, text, dangers]).toEqual([path, text, []])
        if (path?.includes(slug)) expect(signsOf(heading)).toContain(signsOf(text))
        pages += 1
      }
    }
    await recordFigure(`texts from ${first}, served`, `${chosen.length} texts, ${pages} pages`)
  })

  test(`${title}, one in each field, run no script in the browser, and lead nowhere`, async ({
    page,
    context,
    ownSite,
  }) => {
    test.setTimeout(240_000)
    page.setDefaultTimeout(30_000)
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    const account = await createReadyAdmin(ownSite)
    const expectNoDanger = async (what: string[]) => {
      const [shown] = await page.evaluate(findDangers, undefined)
      expect([what, shown?.dangers, dialogs]).toEqual([what, [], []])
      return shown?.heading ?? ''
    }
    let pages = 0
    for (const [index, together] of inParts(chosen, perPage).entries()) {
      const slug = `ensemble-${first}-${index}`
      const { promptId, gptId } = await store(ownSite, slug, together)
      for (const path of pathsOf(slug, together)) {
        await openPage(page, path)
        const heading = signsOf(await expectNoDanger([path, ...together]))
        if (path.includes(slug)) {
          expect(together.some((text) => heading.includes(signsOf(text)))).toBe(true)
        }
        pages += 1
      }
      await openPage(page, '/')
      const [text = ''] = together
      const box = page.getByRole('main').getByRole('combobox')
      await box.fill(`texte ${text.slice(0, 80)}`)
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
      await expectNoDanger(['suggestions', ...together])

      await signInContext(ownSite, context, account)
      for (const path of [`prompts/${promptId}`, `gpts/${gptId}`]) {
        await page.goto(`/secure-admin-panel/${path}`)
        await expect(page.getByRole('form').first()).toBeVisible()
        await expectNoDanger([path, ...together])
      }
      // A page that is left asks nothing more.
      await page.goto('about:blank')
      await context.clearCookies()
    }
    await signInContext(ownSite, context, account)
    for (const path of [
      '',
      '/prompts',
      '/gpts',
      '/journal',
      '/redirections',
      '/seo-pages',
      '/settings',
    ]) {
      await page.goto(`/secure-admin-panel${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoDanger([path])
    }
    await recordFigure(`texts from ${first}, in the browser`, `${pages} pages`)
  })
}

/** The pages that show an item, the site's own texts, and those that stand in their address. */
function pathsOf(slug: string, chosen: string[]): string[] {
  const encoded = (index: number, length: number) => encodeURIComponent(cut(chosen, index, length))
  return [
    ...chosen.map((_, index) => `/prompt/${slug}#v=${encoded(index, 500)}`),
    `/gpt/${slug}`,
    '/',
    '/mentions-legales',
    `/recherche?q=${encoded(0, 100)}`,
    `/prompts?q=${encoded(1, 60)}&tag=${encoded(2, 60)}&ia=${encoded(3, 40)}`,
    `/${encoded(3, 150)}`,
  ]
}

/** One of the texts, in turn, as long as its place allows. */
const cut = (chosen: string[], index: number, length: number): string =>
  (chosen[index % chosen.length] ?? '').slice(0, length).toWellFormed()

/** What a text is whatever its spaces and quotation marks, which pages set by the rules of French. */
const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}<>=]/gu, '')

/** Writes a prompt and a GPT with a text in every field, one after the other, past every check of what is written. */
async function store({ database }: BuiltWorker, slug: string, chosen: string[]) {
  const db = databaseOn(clientOf(openClient(database.url, database.authToken)))
  let fields = 0
  const next = (length = Infinity) => cut(chosen, fields++, length)
  const short = (length: number) => next(length).trim() || 'texte'
  const url = () => {
    const text = next()
    return /^[a-z]+:/i.test(text) ? text : `https://ailleurs.example/${text}`
  }
  const shared = () => ({
    slug,
    id: crypto.randomUUID(),
    description: next(),
    categories: [short(60)],
    tags: [short(60)],
    ia: short(40),
    auteur_nom: next(),
    auteur_linkedin_url: url(),
    conversations_associees: [
      { nom: short(160), url: `https://ailleurs.example/${encodeURIComponent(next())}` },
    ],
    requetes_seo: { titre: short(160), requetes: [short(200)] },
  })
  const prompt = promptValues({
    titre: next(),
    ...shared(),
    prompt: `${next()}\n[sujet ${short(20).replaceAll(/[[\]]/g, '')}]`,
    historique: [{ modification: short(500), date: '2026-01-01' }],
  })
  const gpt = gptValues({
    nom: next(),
    ...shared(),
    role: next(),
    url_destination: url(),
    cas_usage: [
      {
        titre: short(160),
        description: next(),
        contexte: short(1000),
        resultats_attendus: short(1000),
      },
    ],
    workflow: [
      {
        numero: 1,
        titre: short(200),
        description: next(),
        duree_estimee: short(60),
        conseils: [short(500)],
        outils_requis: [short(100)],
      },
    ],
    limitations: [
      { type: 'limitation', titre: short(200), description: next(), importance: 'high' },
    ],
    faq: [{ question: short(300), reponse: next(), categorie: short(80) }],
  })
  const { claims, identity } = defaultSettings
  const changed = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) =>
        typeof value === 'string' && !/url|email/.test(key) ? [key, short(80)] : [key, value],
      ),
    )
  const tools = [{ nom: short(200), url: 'https://outil.example.org/', description: short(200) }]
  const settings = [
    { key: 'site_name', value: short(60) },
    { key: 'site_description', value: short(160) },
    { key: 'default_ia', value: short(40) },
    { key: 'claims', value: changed(claims) },
    { key: 'identity', value: { ...changed(identity), tools } },
  ] as const
  const page = {
    page_route: '/',
    meta_title: next(),
    meta_description: next(),
    meta_keywords: next(),
    og_image: next(),
  }
  await writeBatch(db, [
    db.insert(prompts).values(prompt),
    db.insert(gpts).values(gpt),
    ...settings.map(({ key, value }) =>
      db
        .insert(siteSettings)
        .values({ key, value })
        .onConflictDoUpdate({ target: siteSettings.key, set: { value } }),
    ),
    db
      .insert(seoPagesConfig)
      .values(page)
      .onConflictDoUpdate({ target: seoPagesConfig.page_route, set: page }),
  ])
  return { promptId: prompt.id, gptId: gpt.id }
}

type Found = { path?: string; dangers: string[]; heading: string }

/**
 * In the page as it stands, or in those of these paths as served: handlers in attributes, addresses that are none of
 * http, and elements that no page has. The browser asks for them itself, so that none travels through the test.
 */
async function findDangers(paths?: string[]): Promise<Found[]> {
  // The frame of an editor's preview is the site's own, and its scripts are files.
  const strange =
    'iframe:not([title^="Aperçu de la page"][src^="/secure-admin-panel/"]), object, embed, applet, frame, frameset, base, marquee, meta[http-equiv], [srcdoc], script:not([src^="/"], [type="application/json"], [type="application/ld+json"])'
  const addresses = new Set('href src action formaction xlink:href data poster ping'.split(' '))
  const find = (page: Document, base: string, path?: string): Found => {
    const dangers: string[] = []
    for (const element of page.querySelectorAll('*')) {
      // Written out only where it is told: every page has hundreds of elements.
      const tell = () => dangers.push(element.outerHTML.slice(0, 200))
      if (element.matches(strange)) tell()
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) tell()
        if (!addresses.has(name.toLowerCase()) || value === '') continue
        const isImage = element.matches('img') && value.startsWith('data:image/')
        // What is no address at all leads nowhere.
        const protocol = URL.parse(value, base)?.protocol ?? 'https:'
        if (!isImage && !/^(?:https?|mailto|tel):/.test(protocol)) tell()
      }
    }
    return { path, dangers, heading: page.querySelector('h1')?.textContent ?? '' }
  }
  if (paths === undefined) return [find(document, document.baseURI)]
  return Promise.all(
    paths.map(async (path) => {
      const request = new XMLHttpRequest()
      request.open('GET', path)
      // The site lets no script of its own parse HTML; this is parsed by the browser.
      request.responseType = 'document'
      await new Promise((resolve) => {
        request.addEventListener('loadend', resolve)
        request.send()
      })
      if (request.responseXML === null) throw new Error(`${path} is no page`)
      return find(request.responseXML, 'https://site.example/', path)
    }),
  )
}
