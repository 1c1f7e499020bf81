import type { Handler } from 'hono'

import { markdownPath, readMarkdownPath } from '#shared/addresses/markdown-path.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { findFormerSlug } from '#worker/services/items/former-slugs.ts'
import { getPublicGpt } from '#worker/services/items/gpts.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { gptMarkdown, promptMarkdown } from '#worker/text/item-markdown.ts'

/** The markdown version of an item's page, with the statuses of the page: 301, 410, 404. */
export const markdownVersion =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c, next) => {
    const item = readMarkdownPath(c.req.path)
    if (!item) return next()
    const { kind, slug } = item
    const { db } = c.var.context
    const text = await readMarkdownVersion(db, siteOrigin, kind, slug)
    c.header('x-robots-tag', 'noindex')
    c.header('vary', 'accept')
    if (text !== null) {
      c.header('link', `<${siteOrigin}/${kind}/${slug}>; rel="canonical"`)
      return c.body(text, 200, { 'content-type': 'text/markdown; charset=utf-8' })
    }
    const former = await findFormerSlug(db, kind, slug)
    if (!former) return next()
    const { nouveau_slug } = former
    if (nouveau_slug !== null) return c.redirect(markdownPath(kind, nouveau_slug), 301)
    return c.body('# Cette page a été supprimée\n', 410, {
      'content-type': 'text/markdown; charset=utf-8',
    })
  }

async function readMarkdownVersion(
  db: Database,
  siteOrigin: string,
  kind: ItemKind,
  slug: string,
): Promise<string | null> {
  try {
    return kind === 'prompt'
      ? promptMarkdown(await getPublicPrompt(db, slug), siteOrigin)
      : gptMarkdown(await getPublicGpt(db, slug), siteOrigin)
  } catch (error) {
    if (findAppError(error)?.code === 'NOT_FOUND') return null
    throw error
  }
}
