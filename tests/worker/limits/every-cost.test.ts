import { describe, expect, it } from 'vitest'

import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { recordingBudgets } from '#tests/support/site/budgets.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { costs } from '#worker/limits/costs.ts'

type CostName = keyof typeof costs

/** What a call of each procedure costs, before the size of its input: a new procedure needs its line. */
const procedureCosts: [RegExp, CostName][] = [
  [/^catalogue\./, 'read'],
  [/^search\.results$|^admin\.vocabulary\.trial$/, 'search'],
  [/^search\.suggestions$/, 'suggestions'],
  [/^reports\.send$/, 'create'],
  [
    /^auth\.(challenge|attempts|signIn|secondStep|passkeyRequest|signInWithPasskey|register|changePassword|confirmPassword)$/,
    'signIn',
  ],
  [/^auth\.(session|sessions|factors\.list)$/, 'read'],
  [/^auth\.(signOut|touch|endSession|endOtherSessions)$/, 'write'],
  [/^auth\.factors\.(begin|add|rename|remove|set|activate|renew)\w+$/, 'write'],
  [/^admin\.(dashboard|statistics|labels)$/, 'read'],
  [
    /^admin\.\w+\.(list|missing|revisions|read|foreign|reports|choices|ofItem|eventCounts|failed)$/,
    'read',
  ],
  [/^admin\.(prompts|gpts)\.(bySlug|slugState|deleted|refusal|neighbours|get)$/, 'read'],
  [/^admin\.(prompts|gpts)\.(revision|plans)$/, 'read'],
  [/^admin\.(import\.written|journal\.differences)$/, 'read'],
  [/^admin\.(prompts|gpts)\.(createDraft|duplicate)$/, 'create'],
  [/^admin\.(prompts|gpts)\.(saveEdits|discardEdits|askReview|presence)$/, 'write'],
  [/^admin\.(prompts|gpts)\.(restoreRevision|plan)$/, 'write'],
  [/^admin\.calendar\.(move|cancel|resume|dismiss)$/, 'write'],
  [/^admin\.(users|views|links|redirects)\.(create|restore|update|remove)$/, 'write'],
  [/^admin\.users\.(invite|setRole|resetPassword|suspend|reinstate|endSessions)$/, 'write'],
  [/^admin\.links\.(verify|doubt|settle|reopen)$/, 'write'],
  [/^admin\.(redirects\.forget|tags\.keepApart|searches\.ignore|searches\.restore)$/, 'write'],
  [/^admin\.(prompts|gpts)\.(publish|setStatut|remove|restore|change|undo)$/, 'publish'],
  [/^admin\.(prompts\.setRequetesSeo|calendar\.pick|seoPages\.change)$/, 'publish'],
  [/^admin\.workflows\.generate$/, 'publish'],
  [
    /^admin\.(categories|journeys|tags|seoPages|variables|vocabulary)\.(create|update|remove)$/,
    'publish',
  ],
  [
    /^admin\.(categories|journeys|tags|variables|vocabulary)\.(rename|merge|undo|undoMerge|restore)$/,
    'publish',
  ],
  [/^admin\.(settings\.save|settings\.saveMany|import\.undo)$/, 'publish'],
  [/^admin\.(find|views\.counts)$/, 'listSearch'],
  [/^admin\.(prompts|gpts)\.previewChange$/, 'analysis'],
  [/^admin\.(seoPages\.cockpit\w*|workflows\.plan)$/, 'analysis'],
  [/^admin\.(prompts|gpts)\.preview$/, 'preview'],
  [/^admin\.import\.(preview|write)$/, 'importRows'],
  [/^admin\.markdown$/, 'markdown'],
]

/** Procedures that may be called without an account, and are paid for by the client. */
const paidByClient =
  /^(?:catalogue|search|reports)\.|^auth\.(?:session|challenge|attempts|signIn|secondStep|passkeyRequest|signInWithPasskey|register|signOut)$/

const procedures = await listProcedures()
const costOfProcedure = (name: string): CostName[] =>
  procedureCosts.filter(([pattern]) => pattern.test(name)).map(([, cost]) => cost)

describe('every procedure', () => {
  it('declares the cost that is listed here, once', () => {
    const listed = procedures.map(({ name }) => [name, costOfProcedure(name)])
    const declared = procedures.map(({ name, cost }) => [
      name,
      Object.entries(costs).flatMap(([key, known]) => (known === cost ? [key] : [])),
    ])

    expect(listed).toEqual(declared)
  })

  it('charges it to the client, or to the account of whoever is signed in', async () => {
    const db = await createTestDatabase()
    const { budgets, takeSpent } = recordingBudgets()
    const browser = browserOn(testSite(() => db, { budgets }))
    const account = await insertAccount(db)
    await browser.signIn(account)
    const inputs = { ...visitorInputs, ...(await adminInputs(db, account.id)) }
    const deviations = []
    for (const { name, type, cost } of procedures) {
      // It would end the session that the others need.
      if (name === 'auth.signOut') continue
      takeSpent()
      await (type === 'query'
        ? browser.query(name, inputs[name])
        : browser.mutate(name, inputs[name], declaredLength(inputs[name])))
      const payer = paidByClient.test(name) ? 'client 203.0.113.7' : `account ${account.id}`
      const spent = takeSpent()
      const paid = spent.find((line) => line.startsWith(payer))?.split(': ')[1]
      if (Number(paid ?? 0) < cost.units) deviations.push({ name, spent, units: cost.units })
    }

    expect(deviations).toEqual([])
  })
})

const declaredLength = (input: unknown): RequestInit => ({
  headers: { 'content-length': String(JSON.stringify(input ?? null).length) },
})

/** An address of each route, and what it costs: a new route needs its line. */
const routeCosts: Record<string, [path: string, payer: 'client' | 'account', units: number]> = {
  'GET /mcp': ['/mcp', 'client', costs.read.units],
  'POST /mcp': ['/mcp', 'client', costs.read.units],
  'GET /robots.txt': ['/robots.txt', 'client', costs.read.units],
  'GET /sw.js': ['/sw.js', 'client', costs.read.units],
  'GET /assets/*': ['/assets/rien.js', 'client', costs.read.units],
  'GET /health': ['/health', 'client', costs.read.units],
  'GET /api/trpc/*': ['/api/trpc/catalogue.site', 'client', costs.read.units],
  'POST /api/trpc/*': ['/api/trpc/inconnu.rien', 'client', costs.read.units],
  'ALL /api/*': ['/api/rien', 'client', costs.read.units],
  'GET /secure-admin-panel/apercu-image': [
    '/secure-admin-panel/apercu-image?kind=prompt&titre=Titre&description=d&categorie=SEO&ia=&cote=',
    'account',
    costs.image.units,
  ],
  'GET /secure-admin-panel/export-complet': [
    '/secure-admin-panel/export-complet',
    'account',
    costs.export.units,
  ],
  'GET /secure-admin-panel/export-liste/prompts': [
    '/secure-admin-panel/export-liste/prompts',
    'account',
    costs.export.units,
  ],
  'GET /secure-admin-panel/export-liste/gpts': [
    '/secure-admin-panel/export-liste/gpts',
    'account',
    costs.export.units,
  ],
  'GET /secure-admin-panel': ['/secure-admin-panel', 'account', costs.read.units],
  'GET /secure-admin-panel/*': [
    '/secure-admin-panel/apercu/prompt/fiche',
    'account',
    costs.storedPreview.units,
  ],
  'GET /gpt/:slug/ouvrir': ['/gpt/outil/ouvrir', 'client', costs.read.units],
  'GET /sitemap.xml': ['/sitemap.xml', 'client', costs.read.units],
  'GET /sitemap-pages.xml': ['/sitemap-pages.xml', 'client', costs.read.units],
  'GET /:part{sitemap-.+}': ['/sitemap-prompts-1.xml', 'client', costs.read.units],
  'GET /social/*': ['/social/prompt/fiche.png', 'client', costs.image.units],
  'GET /:kind{prompt|gpt}/:file{.+\\.md}': ['/prompt/fiche.md', 'client', costs.read.units],
  'GET /nouveautes.xml': ['/nouveautes.xml', 'client', costs.read.units],
  'GET /llms.txt': ['/llms.txt', 'client', costs.read.units],
  'GET /opensearch.xml': ['/opensearch.xml', 'client', costs.read.units],
  'GET /manifest.webmanifest': ['/manifest.webmanifest', 'client', costs.read.units],
  'GET /.well-known/security.txt': ['/.well-known/security.txt', 'client', costs.read.units],
  'GET /export/prompts.json': ['/export/prompts.json', 'client', costs.export.units],
  'GET /export/prompts.csv': ['/export/prompts.csv', 'client', costs.export.units],
  'GET /export/gpts.json': ['/export/gpts.json', 'client', costs.export.units],
  'GET /export/gpts.csv': ['/export/gpts.csv', 'client', costs.export.units],
  'GET /*': ['/prompts', 'client', costs.read.units],
}

/** What no route answers counts as well. */
const refusedRequests: [path: string, init: RequestInit][] = [
  ['/api/trpc/admin.inconnue', { method: 'POST', body: '{}' }],
  ['/api/trpc/admin.labels', {}],
  ['/api/trpc/admin.prompts.remove', { method: 'POST', body: '{"ids":["x"]}' }],
  ['/prompts', { method: 'DELETE' }],
  ['/mcp', { method: 'OPTIONS' }],
  ['/PROMPTS', {}],
  ['/prompts//', {}],
  [`/prompts?q=${'x'.repeat(9000)}`, {}],
  ['/secure-admin-panel/inconnue', {}],
  ['/secure-admin-panel/apercu-image', {}],
  ['/secure-admin-panel/export-complet', {}],
]

describe('every route', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  await insertGpt(db, { slug: 'outil' })
  const { budgets, takeSpent } = recordingBudgets()
  const site = testSite(() => db, { budgets })
  const account = await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(account)

  it('is listed here with its cost', () => {
    const routes = site.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route !== 'ALL /*' && route !== 'ALL /mcp')

    expect([...new Set(routes)].toSorted()).toEqual(Object.keys(routeCosts).toSorted())
  })

  it.each(Object.entries(routeCosts))('charges what it costs: %s', async (route, row) => {
    const [path, payer, units] = row
    takeSpent()
    const response = await browser.send(path, {
      method: route.startsWith('POST') ? 'POST' : 'GET',
      ...(route.startsWith('POST') && { body: '{}' }),
    })
    await response.arrayBuffer()
    await site.settled()

    const name = payer === 'client' ? 'client 203.0.113.7' : `account ${account.id}`
    expect(takeSpent()).toContain(`${name}: ${units}`)
  })

  it.each(refusedRequests)('charges its client when it refuses: %s %j', async (path, init) => {
    takeSpent()
    const response = await browserOn(site).send(path, init)
    await response.arrayBuffer()

    expect(response.status).not.toBe(200)
    expect(takeSpent()).toEqual(['client 203.0.113.7: 1'])
  })
})
