import type { Handler } from 'hono'

import { securityPath } from '#shared/addresses/machine-paths.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

/** Whom to tell of a weakness (RFC 9116); good for a year from the month in which it is asked. */
export const securityTxt =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { db, now } = c.var.context
    const { identity } = await getSiteSettings(db)
    const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
    return c.body(
      [
        `Contact: mailto:${identity.email}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: fr, en',
        `Canonical: ${siteOrigin}${securityPath}`,
        '',
      ].join('\n'),
      200,
      { 'content-type': 'text/plain; charset=utf-8' },
    )
  }
