import { createMiddleware } from 'hono/factory'

import { categorySlug } from '#shared/categories/category-slug.ts'
import { findNamedCategory } from '#shared/labels/named-category.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { listKnownCategories } from '#worker/services/site/categories.ts'
import { presentName, readFormerLabels, removedAt } from '#worker/services/site/former-labels.ts'

import type { RequestEnv } from './request-context.ts'

/** What lists and searches filter by that may have been renamed. */
const filters = { category: 'categorie', categorie: 'categorie', tag: 'tag' } as const

/**
 * Sends a list or a search that is filtered by a former name of a category or a tag to the same one under
 * the present name, one filtered by another spelling of a category («seo», its slug or its French label) to
 * the one under its name, and one that is filtered by a deleted tag to all that its other filters leave.
 */
export const renamedFilters = (siteOrigin: string) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const asked = Object.entries(filters).filter(([name]) => url.searchParams.has(name))
    if (asked.length === 0) return next()
    const { db, versioned } = c.var.context
    // The page costs nobody more for it: it is asked beside what the page asks.
    const [known] = await Promise.all([
      Promise.all([
        versioned('formerLabels', () => readFormerLabels(db)),
        url.searchParams.has('tag') ? versioned('tags', () => readTags(db)) : null,
        asked.some(([, kind]) => kind === 'categorie')
          ? versioned('categories', () => listKnownCategories(db))
          : [],
      ]).catch((error: unknown) => {
        // The list is empty then, as it is for any name that nothing has.
        logUnexpected(error, 'renamed filters')
        return null
      }),
      next(),
    ])
    if (known === null) return
    const [former, tags, categories] = known
    const before = url.search
    for (const [name, kind] of asked) {
      const value = url.searchParams.get(name) ?? ''
      // A name that public items have again leads to them.
      if (kind === 'tag' && tags?.has(categorySlug(value))) continue
      const spelled = kind === 'categorie' ? findNamedCategory(categories, value)?.nom : null
      const present = presentName(former[kind], value) ?? spelled ?? null
      const isUsed = present !== null && tags?.has(categorySlug(present))
      const isRemoved = kind === 'tag' && !isUsed && removedAt(former, value) !== null
      if (isRemoved) url.searchParams.delete(name)
      else if (present !== null && present !== value) url.searchParams.set(name, present)
    }
    if (url.search === before) return
    const target = new URL(siteOrigin)
    target.pathname = url.pathname
    target.search = url.search
    c.res = new Response(null, {
      status: 301,
      headers: { location: target.href },
    })
  })
