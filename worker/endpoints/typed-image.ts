import type { Handler } from 'hono'

import { typedCardSchema } from '#shared/admin/typed-card.ts'
import { refuse } from '#worker/http/refusal.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import type { RenderCard } from '#worker/social-image/card-renderer.ts'
import { readTypedCard } from '#worker/social-image/read-card.ts'
import { charged } from '#worker/trpc/procedures.ts'

/**
 * Previews the social image of an item that is not saved yet. Editors only, never cached.
 */
export function typedImage(siteOrigin: string, renderCard: RenderCard): Handler<RequestEnv> {
  return async (c) => {
    const { context } = c.var
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
    const signedIn = await context.authenticate()
    if (!signedIn?.capabilities.includes('content.edit')) return refuse(c, 403, { headers })
    const typed = typedCardSchema.safeParse(c.req.query())
    if (!typed.success) return refuse(c, 400, { headers })
    const image = await charged(context.chargeFor(signedIn), costs.image, async () =>
      renderCard(await readTypedCard(context.db, siteOrigin, typed.data)),
    )
    return c.body(image, 200, { ...headers, 'content-type': 'image/png' })
  }
}
