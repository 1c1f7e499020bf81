import type { Handler } from 'hono'

import { readSocialImagePath } from '#shared/pages/social-image.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import { findFormerSlug } from '#worker/services/items/former-slugs.ts'
import type { RenderCard } from '#worker/social-image/card-renderer.ts'
import { readCard } from '#worker/social-image/read-card.ts'
import { charged } from '#worker/trpc/procedures.ts'

/**
 * The image that networks show beside a link to a page. It is drawn for the first request, and cached like
 * a page.
 */
export function socialImage(siteOrigin: string, renderCard: RenderCard): Handler<RequestEnv> {
  return async (c, next) => {
    const subject = readSocialImagePath(c.req.path)
    if (!subject) return next()
    const { db, charge } = c.var.context
    const card = await readCard(db, siteOrigin, subject)
    if (!card) {
      if (subject.kind !== 'prompt' && subject.kind !== 'gpt') return next()
      const former = await findFormerSlug(db, subject.kind, subject.slug)
      if (!former?.nouveau_slug) return next()
      return c.redirect(`/social/${subject.kind}/${former.nouveau_slug}.png`, 301)
    }
    const image = await charged(charge, costs.image, () => renderCard(card))
    return c.body(image, 200, {
      'content-type': 'image/png',
      // Networks and messengers show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}
