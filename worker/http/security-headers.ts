import { createMiddleware } from 'hono/factory'

import { livePreviewPath } from '#shared/addresses/admin-screens.ts'
import { adsHeader } from '#shared/site/ad-publisher.ts'
import { isAdministration } from '#worker/addresses/path-purposes.ts'

import { adsPolicy } from './ads-policy.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // Addresses of workers alone, which web/document/trusted-worker-url.ts checks.
  'trusted-types sw',
]

const hsts = 'max-age=63072000; includeSubDomains; preload'

const refusedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
const permissionsPolicy = [
  ...refusedFeatures.split(' ').map((feature) => `${feature}=()`),
  // Copying is what the product is for.
  'clipboard-write=(self)',
].join(',')

/** The administration has no service worker, and shows what is typed in a frame. */
const adminSecurityPolicy = contentSecurityPolicy
  .map((directive) => (directive === 'trusted-types sw' ? "trusted-types 'none'" : directive))
  .concat("frame-src 'self'")

/** For that frame. */
const framedPolicy = adminSecurityPolicy.map((directive) =>
  directive.startsWith('frame-') ? directive.replace("'none'", "'self'") : directive,
)

/** Where one signs in, passkeys are made and used. */
const adminPermissionsPolicy = permissionsPolicy.replaceAll(
  /(publickey-credentials-\w+)=\(\)/g,
  '$1=(self)',
)

const turnstileHost = 'https://challenges.cloudflare.com'

/**
 * For the sign-in page of a site that asks Turnstile: its script and its frame, which know neither
 * Trusted Types nor isolation.
 */
const turnstilePolicy = contentSecurityPolicy
  .filter((directive) => !directive.includes('trusted-types'))
  .map((directive) =>
    directive.startsWith('script-src') ? `${directive} ${turnstileHost}` : directive,
  )
  .concat(`frame-src ${turnstileHost}`)

const resourcePolicy = 'cross-origin-resource-policy'

/** Who else a page lets in: nobody, but for the one that signs in with Turnstile, and for advertisements. */
type Guest = 'turnstile' | 'ads'

const policies: Record<Guest, string[]> = {
  turnstile: turnstilePolicy,
  ads: adsPolicy(contentSecurityPolicy),
}

type HeaderOptions = {
  isHttps: boolean
  guest?: Guest
  isAdministration?: boolean
  /** A page of the administration that stands in a frame of another. */
  isFramed?: boolean
}

/**
 * The header set of every response. Static files get the same from `web/public/_headers`; a test
 * holds the two together. The policy has no nonce, so a cached page never carries a stale one.
 */
export function securityHeaders({
  isHttps,
  guest,
  isAdministration: isAdmin,
  isFramed = false,
}: HeaderOptions): Record<string, string> {
  const ofAdmin = isFramed ? framedPolicy : adminSecurityPolicy
  const unguested = isAdmin ? ofAdmin : contentSecurityPolicy
  const directives = guest ? policies[guest] : unguested
  const policy = isHttps ? [...directives, 'upgrade-insecure-requests'] : directives
  return {
    'content-security-policy': policy.join('; '),
    ...(isHttps && { 'strict-transport-security': hsts }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(!guest && { 'cross-origin-embedder-policy': 'require-corp' }),
    [resourcePolicy]: 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': isAdmin ? adminPermissionsPolicy : permissionsPolicy,
  }
}

/** Puts the header set on whatever the rest of the app answers, errors included. */
export const withSecurityHeaders = (
  isHttps: boolean,
  allowsTurnstile: (path: string) => boolean,
) => {
  const strict = Object.entries(securityHeaders({ isHttps }))
  const administration = Object.entries(securityHeaders({ isHttps, isAdministration: true }))
  const framed = Object.entries(
    securityHeaders({ isHttps, isAdministration: true, isFramed: true }),
  )
  const turnstile = Object.entries(
    securityHeaders({ isHttps, guest: 'turnstile', isAdministration: true }),
  )
  const ads = Object.entries(securityHeaders({ isHttps, guest: 'ads' }))
  return createMiddleware(async (c, next) => {
    await next()
    const { path } = c.req
    const isAdmin = isAdministration(path)
    const asksConsent = c.res.headers.has(adsHeader) && !isAdmin
    c.res.headers.delete(adsHeader)
    const ofAdmin = path === livePreviewPath ? framed : administration
    const unasked = isAdmin ? ofAdmin : strict
    const headers = asksConsent ? ads : allowsTurnstile(path) ? turnstile : unasked
    for (const [name, value] of headers) {
      // What is made to be shown elsewhere says so itself.
      const isSaid = name === resourcePolicy && c.res.headers.has(name)
      if (!isSaid) c.res.headers.set(name, value)
    }
  })
}
