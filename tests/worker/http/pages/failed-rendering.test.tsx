import { use } from 'react'
import type * as Runtime from 'react/jsx-dev-runtime'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { openAs } from '#tests/worker/auth/actors.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { resetErrorLog } from '#worker/runtime/error-log.ts'

/** The component that fails, by its name, and what it does. */
const broken = vi.hoisted(() => {
  // Files share the modules of their worker: those that were made without the runtime below are made anew.
  vi.resetModules()
  return { name: '', fail: () => {} }
})

afterAll(() => {
  vi.doUnmock('react/jsx-dev-runtime')
  vi.resetModules()
})

// The elements of every page are made here, so a component of any name can be made to fail.
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<typeof Runtime>()
  const jsxDEV: typeof Runtime.jsxDEV = (type, ...rest) => {
    const isBroken = typeof type === 'function' && type.name === broken.name
    return runtime.jsxDEV(isBroken ? Broken : type, ...rest)
  }
  return { ...runtime, jsxDEV }
})

function Broken() {
  broken.fail()
  return null
}

const waitForEver = () => use(new Promise<void>(() => {}))

function breakComponent(
  name: string,
  fail: () => void = () => {
    throw new Error(`${name} is broken`)
  },
): void {
  Object.assign(broken, { name, fail })
}

async function siteWithItems() {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'Une fiche', categories: ['SEO'] })
  await insertGpt(db, { slug: 'dossier', nom: 'Un dossier', categories: ['SEO'] })
  return testSite(() => db)
}

type LogLine = { id: string; path: string; message: string; stack: string }

// The modules of this file are others than those of the setup.
beforeEach(resetErrorLog)

/** What was logged since the last look. */
function takeLog(): LogLine[] {
  const { calls } = vi.mocked(console.error).mock
  return calls.splice(0).map(([line]) => JSON.parse(String(line)) as LogLine)
}

describe('a component that throws while its page is rendered', () => {
  it.each([
    ['/', 'Hero'],
    ['/', 'GptCard'],
    ['/prompts', 'PromptCard'],
    ['/prompts?vue=liste', 'PromptRow'],
    ['/gpts', 'ListToolbar'],
    ['/categories', 'CategoryCard'],
    ['/categorie/seo', 'GptCard'],
    ['/prompt/fiche', 'Personalisation'],
    ['/prompt/fiche', 'DocumentBar'],
    ['/gpt/dossier', 'Workflow'],
    ['/recherche', 'SuggestedSearches'],
    ['/recherche?q=fiche', 'PromptRow'],
    ['/cgu', 'TermsOfUse'],
    ['/mentions-legales', 'LegalNotice'],
    ['/confidentialite', 'PrivacyPolicy'],
    ['/nouveautes', 'CategoryBadge'],
    ['/plan-du-site', 'CategoryPageLink'],
    ['/selection', 'Unknown'],
    ['/profils', 'Icon'],
    ['/hors-ligne', 'Unknown'],
    ['/mcp', 'CopiedText'],
    ['/ajouter', 'ExternalLink'],
    ['/une-adresse-inconnue', 'SearchBar'],
    ['/prompt/inconnu', 'ItemNotFound'],
    ['/prompts', 'SiteFooter'],
    ['/prompts', 'MachineLinks'],
  ])('of %s (%s) makes it a 500 in French under the id that is logged', async (path, name) => {
    breakComponent(name)
    const response = await (await siteWithItems()).get(path)
    const html = await response.text()
    const log = takeLog()

    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(log).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^ERR_\d+_[\da-f]{8}$/) as string,
        path: path.split('?')[0],
        message: `${name} is broken`,
        stack: expect.stringContaining('at Broken') as string,
      }),
    ])
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html).toContain(`Référence\u00a0: ${log[0]?.id}</p>`)
    expect(html).toContain('<h1>La page n’a pas pu s’afficher</h1>')
    expect(html).toContain(errorMessages.unexpected.replace("'", '&#x27;'))
    expect(html).toContain(`href="${path}">Réessayer</a>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html, 'a client that would draw another page').not.toContain('data-client')
    expect(html).not.toContain('is broken')
  })

  it('says as much where the frame of every page and the site itself are what fails', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(['DROP TABLE site_settings'], 'write')
    const response = await testSite(() => db).get('/cgu')
    const html = await response.text()
    const ids = takeLog().map(({ id }) => id)

    expect(response.status).toBe(500)
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(ids.filter((id) => html.includes(id))).toHaveLength(1)
  })

  it('and does so once alone is logged all the same', async () => {
    let isFirst = true
    breakComponent('Hero', () => {
      const wasFirst = isFirst
      isFirst = false
      if (wasFirst) throw new Error('once')
    })
    const response = await (await siteWithItems()).get('/')
    const html = await response.text()
    const log = takeLog()

    expect(response.status).toBe(500)
    expect(log).toHaveLength(1)
    expect(html).toContain(log[0]?.id)
  })

  it('or waits for what never comes is given up, and logged', async () => {
    breakComponent('Hero', waitForEver)
    const response = await (await siteWithItems()).get('/')
    const html = await response.text()
    const log = takeLog()

    expect(response.status).toBe(500)
    expect(log).toHaveLength(1)
    expect(html).toContain(log[0]?.id)
  })

  it('of the preview of an item makes that a 500 too, whose next try is the preview again', async () => {
    breakComponent('Personalisation')
    const { db, browser } = await openAs('an administrator')
    await insertPrompt(db, { slug: 'fiche', statut: 'brouillon' })
    const path = `${adminRoot}/apercu/prompt/fiche`
    const response = await browser.send(path)
    const html = await response.text()
    const log = takeLog()

    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(log).toHaveLength(1)
    expect(html).toContain(log[0]?.id)
    expect(html).toContain(`href="${path}">Réessayer</a>`)
    expect(html.match(/<main/g)).toHaveLength(1)
  })

  it('is not found in what a page says of itself: its content cannot pass for it', async () => {
    breakComponent('')
    const db = await createTestDatabase()
    const marker = '<!--$!-->'
    await insertPrompt(db, { slug: 'fiche', titre: marker, description: marker, prompt: marker })
    const response = await testSite(() => db).get('/prompt/fiche')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('&lt;!--$!--&gt;')
  })
})
