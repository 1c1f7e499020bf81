import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'
import { drizzle } from 'drizzle-orm/libsql/web'

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
const perTest = 4
const parts = Array.from({ length: Math.ceil(tried / perTest) }, (_, part) => part * perTest)

test('what a text must not become is seen', async ({ page }) => {
  await page.setContent(`<p>texte</p>
    <a href="JavaScript:alert(1)">a</a><a href="https://a.example/">b</a><a href="mailto:a@example.org">c</a>
    <form action="data:text/html,a"></form><b onclick="a()">d</b><iframe></iframe><base target="_blank">`)

  expect((await page.evaluate(findDangers)).map((danger) => danger.slice(0, 7))).toEqual([
    '<a href',
    '<form a',
    '<b oncl',
    '<iframe',
    '<base t',
  ])
})

for (const from of parts) {
  const chosen = texts.slice(from, from + perTest)
  test(`texts ${from + 1} to ${from + chosen.length} in every field run no script, and lead nowhere`, async ({
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
    let visits = 0
    const visit = async (path: string, text: string) => {
      await openPage(page, path)
      expect([path, text, await page.evaluate(findDangers)]).toEqual([path, text, []])
      expect([text, dialogs]).toEqual([text, []])
      visits += 1
    }
    for (const [index, text] of chosen.entries()) {
      const slug = `essai-${from + index}`
      const { promptId, gptId } = await store(ownSite, slug, text)
      const encoded = (length: number) => encodeURIComponent(text.slice(0, length).toWellFormed())

      for (const path of [`/prompt/${slug}#v=${encoded(500)}`, `/gpt/${slug}`]) {
        await visit(path, text)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        expect(signsOf(title ?? '')).toContain(signsOf(text))
      }
      await visit('/', text)
      await page
        .getByRole('main')
        .getByRole('combobox')
        .fill(`texte ${text.slice(0, 80)}`)
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
      expect(await page.evaluate(findDangers)).toEqual([])
      await visit('/mentions-legales', text)
      await visit(`/recherche?q=${encoded(100)}`, text)
      await visit(`/prompts?q=${encoded(60)}&tag=${encoded(60)}&ia=${encoded(40)}`, text)
      await visit(`/${encoded(150)}`, text)

      await context.clearCookies()
      await signInContext(ownSite, context, account)
      for (const path of [`prompts/${promptId}`, `gpts/${gptId}`]) {
        await page.goto(`/secure-admin-panel/${path}`)
        await expect(page.getByRole('form').first()).toBeVisible()
        expect([path, text, await page.evaluate(findDangers)]).toEqual([path, text, []])
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
      expect([path, await page.evaluate(findDangers)]).toEqual([path, []])
    }
    expect(dialogs).toEqual([])
    await recordFigure(`texts from ${from + 1}`, `${chosen.length} texts, ${visits} pages`)
  })
}

/** What a text is whatever its spaces and quotation marks, which pages set by the rules of French. */
const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}<>=]/gu, '')

/** Writes a prompt and a GPT with the text in every field, past every check of what is written. */
async function store({ database }: BuiltWorker, slug: string, text: string) {
  const db = drizzle(openClient(database.url, database.authToken))
  const cut = (length: number) => text.slice(0, length).trim() || 'texte'
  const url = /^[a-z]+:/i.test(text) ? text : `https://ailleurs.example/${text}`
  const shared = {
    slug,
    id: crypto.randomUUID(),
    description: text,
    categories: [cut(60)],
    tags: [cut(60)],
    ia: cut(40),
    auteur_nom: text,
    auteur_linkedin_url: url,
    conversations_associees: [
      { nom: cut(160), url: `https://ailleurs.example/${encodeURIComponent(text)}` },
    ],
    requetes_seo: { titre: cut(160), requetes: [cut(200)] },
  }
  const prompt = promptValues({
    ...shared,
    titre: text,
    prompt: `${text}\n[sujet ${cut(20).replaceAll(/[[\]]/g, '')}]`,
    historique: [{ modification: cut(500), date: '2026-01-01' }],
  })
  const gpt = gptValues({
    ...shared,
    id: crypto.randomUUID(),
    nom: text,
    role: text,
    url_destination: url,
    cas_usage: [
      { titre: cut(160), description: text, contexte: cut(1000), resultats_attendus: cut(1000) },
    ],
    workflow: [
      {
        numero: 1,
        titre: cut(200),
        description: text,
        duree_estimee: cut(60),
        conseils: [cut(500)],
        outils_requis: [cut(100)],
      },
    ],
    limitations: [{ type: 'limitation', titre: cut(200), description: text, importance: 'high' }],
    faq: [{ question: cut(300), reponse: text, categorie: cut(80) }],
  })
  const { claims, identity } = defaultSettings
  const changed = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) =>
        typeof value === 'string' && !/url|email/.test(key) ? [key, cut(80)] : [key, value],
      ),
    )
  const tools = [{ nom: cut(200), url: 'https://outil.example.org/', description: cut(200) }]
  const settings = [
    { key: 'site_name', value: cut(60) },
    { key: 'site_description', value: cut(160) },
    { key: 'default_ia', value: cut(40) },
    { key: 'claims', value: changed(claims) },
    { key: 'identity', value: { ...changed(identity), tools } },
  ] as const
  const page = {
    page_route: '/',
    meta_title: text,
    meta_description: text,
    meta_keywords: text,
    og_image: text,
  }
  await db.insert(prompts).values(prompt)
  await db.insert(gpts).values(gpt)
  for (const { key, value } of settings) {
    await db
      .insert(siteSettings)
      .values({ key, value })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value } })
  }
  await db
    .insert(seoPagesConfig)
    .values(page)
    .onConflictDoUpdate({ target: seoPagesConfig.page_route, set: page })
  return { promptId: prompt.id, gptId: gpt.id }
}

/** In the page: handlers in attributes, addresses that are none of http, and elements that no page has. */
function findDangers(): string[] {
  // The frame of an editor's preview is the site's own.
  const strange =
    'iframe:not(.preview-place > [src^="/secure-admin-panel/"]), object, embed, applet, frame, frameset, base, marquee, meta[http-equiv], [srcdoc]'
  const addresses = new Set('href src action formaction xlink:href data poster ping'.split(' '))
  const dangers: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const begin = element.outerHTML.slice(0, 200)
    if (element.matches(strange)) dangers.push(begin)
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) dangers.push(begin)
      if (!addresses.has(name.toLowerCase()) || value === '') continue
      const isImage = element.matches('img') && value.startsWith('data:image/')
      // What is no address at all leads nowhere.
      const protocol = URL.parse(value, document.baseURI)?.protocol ?? 'https:'
      if (!isImage && !/^(?:https?|mailto|tel):/.test(protocol)) dangers.push(begin)
    }
  }
  return dangers
}
