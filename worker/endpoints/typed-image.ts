import type { Handler } from 'hono'

import { typedCardSchema } from '#shared/admin/typed-card.ts'
import { refuse } from '#worker/http/refusal.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import type { CardDrawer } from '#worker/social-image/card-drawer.ts'
import { readTypedCard } from '#worker/social-image/read-card.ts'
import { charged } from '#worker/trpc/procedures.ts'

/**
 * The image that networks will show beside a link to an item, of what is being typed: for who edits it,
 * and kept by no cache.
 */
export function typedImage(siteOrigin: string, drawCard: CardDrawer): Handler<RequestEnv> {
  return async (c) => {
    const { context } = c.var
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
    const signedIn = await context.authenticate()
    if (!signedIn?.capabilities.includes('content.edit')) return refuse(c, 403, { headers })
    const typed = typedCardSchema.safeParse(c.req.query())
    if (!typed.success) return refuse(c, 400, { headers })
    const image = await charged(context.chargeFor(signedIn), costs.image, async () =>
      drawCard(await readTypedCard(context.db, siteOrigin, typed.data)),
    )
    return c.body(image, 200, { ...headers, 'content-type': 'image/png' })
  }
}
