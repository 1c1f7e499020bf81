import type { Handler } from 'hono'

import type { ItemKind } from '#shared/cote.ts'
import { markdownPath, readMarkdownPath } from '#shared/markdown-path.ts'

import type { Database } from '../db.ts'
import { findAppError } from '../errors.ts'
import { gptMarkdown, promptMarkdown } from '../item-markdown.ts'
import { findFormerSlug } from '../services/former-slugs.ts'
import { getPublicGpt } from '../services/gpts.ts'
import { getPublicPrompt } from '../services/prompts.ts'
import type { RequestEnv } from './request-context.ts'

/** The markdown twin of an item's page, with the statuses of the page: 301, 410, 404. */
export const markdownTwin =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c, next) => {
    const item = readMarkdownPath(c.req.path)
    if (!item) return next()
    const { kind, slug } = item
    const { db } = c.var.context
    const text = await readTwin(db, siteOrigin, kind, slug)
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

async function readTwin(
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
