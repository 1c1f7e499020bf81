import { Hono } from 'hono'

import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { SecurityCheck } from '#shared/access/security-check.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { sessionCookie } from '#worker/auth/session-cookie.ts'
import type { OpenSessionHandle } from '#worker/auth/session-handle.ts'

import { withSecurityHeaders } from './security-headers.ts'

type Protections = {
  siteOrigin: string
  openSession: OpenSessionHandle
  /** Whether a name is counted for the first time. */
  firstUse: (name: string) => Promise<boolean>
}

/** Gives null when the protection works, else what to mend. */
type Trial = () => Promise<string | null>

/** Tries each protection of the site and tells how it went: nothing is only claimed. */
export function createSecurityChecks({ siteOrigin, openSession, firstUse }: Protections) {
  const isHttps = siteOrigin.startsWith('https:')
  return (): Promise<SecurityCheck[]> =>
    Promise.all([
      check('Authentification sécurisée', 'Cookie signé, réservé à ce site et à HTTPS.', () =>
        trySession(openSession, siteOrigin),
      ),
      check('Limitation de débit', 'Le compteur répond et refuse ce qui est déjà compté.', () =>
        tryLimiter(firstUse),
      ),
      check('En-têtes de sécurité', 'Toutes les réponses portent les en-têtes attendus.', () =>
        tryHeaders(isHttps),
      ),
      check('Nettoyage des saisies', 'Un script et une adresse piégée sont refusés.', tryInputs),
    ])
}

async function check(label: string, works: string, tryIt: Trial): Promise<SecurityCheck> {
  const fault = await tryIt().catch(() => 'L’essai a échoué.')
  return { label, etat: fault === null ? 'actif' : 'a-verifier', detail: fault ?? works }
}

/** Makes a session's cookie, reads it back, and offers one that was tampered with. */
async function trySession(openSession: OpenSessionHandle, siteOrigin: string) {
  const { protocol, hostname } = new URL(siteOrigin)
  // Browsers trust the machine itself without HTTPS.
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname)) {
    return 'Le site n’est pas servi en HTTPS.'
  }
  const now = new Date()
  const responseHeaders = new Headers()
  const session = { sessionId: crypto.randomUUID(), secret: 'x'.repeat(43), userId: 'x' }
  const open = (cookies: string) => openSession({ cookies, responseHeaders, now }).presented()
  await openSession({ cookies: undefined, responseHeaders, now }).start(
    session,
    new Date(now.getTime() + 60_000),
  )
  const [cookie = '', ...attributes] = (responseHeaders.get('set-cookie') ?? '').split('; ')
  const required = ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']
  if (
    !cookie.startsWith(`${sessionCookie}=`) ||
    required.some((name) => !attributes.includes(name))
  ) {
    return 'Le cookie de session n’est pas protégé.'
  }
  const tampered = cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`)
  const [kept, refused] = await Promise.all([open(cookie), open(tampered)])
  if (kept?.sessionId !== session.sessionId) return 'La session n’est pas reconnue.'
  return refused === null ? null : 'Une session falsifiée n’est pas refusée.'
}

async function tryLimiter(firstUse: Protections['firstUse']) {
  const name = `check ${crypto.randomUUID()}`
  const first = await firstUse(name)
  return first && !(await firstUse(name)) ? null : 'Le compteur ne compte pas juste.'
}

const expectedHeaders: [name: string, value: RegExp][] = [
  ['content-security-policy', /default-src 'none'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['content-security-policy', /require-trusted-types/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /strict-origin|no-referrer|same-origin/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
]
const httpsHeaders: typeof expectedHeaders = [['strict-transport-security', /max-age=\d{8,}/]]

/** Reads the headers of an answer that went the way of every other. */
async function tryHeaders(isHttps: boolean) {
  const site = new Hono().use(withSecurityHeaders(isHttps, () => false)).get('/', (c) => c.text(''))
  const { headers } = await site.request('/')
  const missing = [...expectedHeaders, ...(isHttps ? httpsHeaders : [])]
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => name)
  if (/unsafe-/.test(headers.get('content-security-policy') ?? '')) missing.push('unsafe-*')
  return missing.length === 0 ? null : `À mettre en place : ${missing.join(', ')}.`
}

const trap = 'javascript:alert(1)'

/** Offers what an attacker would: neither the schema nor the markdown may let it pass. */
async function tryInputs() {
  const address = promptDrafting.inputSchema.shape.auteur_linkedin_url.safeParse(trap)
  if (address.success) return 'Une adresse piégée n’est pas refusée.'
  const script = '<script>alert(1)</script>'
  const { tree } = parseMarkdown(`${script}\n\n[lien](${trap})`)
  const asText = JSON.stringify([
    ['p', script],
    ['p', 'lien'],
  ])
  return JSON.stringify(tree) === asText ? null : 'Un script passe dans la description d’un GPT.'
}
