import { notFound, redirect } from '@tanstack/react-router'

import type { ItemKind } from '#shared/items/cote.ts'

import { type Api, apiErrorCode } from './trpc.ts'

/**
 * An item's page data. An absent item sends a renamed slug to its new address and marks a deleted
 * one as gone, which the server answers with 410.
 */
export async function loadItem<Item>(
  api: Api,
  kind: ItemKind,
  slug: string,
  item: Promise<Item>,
): Promise<Item> {
  try {
    return await item
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'BAD_REQUEST') throw notFound()
    if (code !== 'NOT_FOUND') throw error
    const former = await api.catalogue.formerSlug.query({ kind, slug })
    if (former?.nouveau_slug) {
      const params = { slug: former.nouveau_slug }
      throw kind === 'prompt'
        ? redirect({ to: '/prompt/$slug', params, statusCode: 301 })
        : redirect({ to: '/gpt/$slug', params, statusCode: 301 })
    }
    throw notFound({ data: { isGone: former !== null } })
  }
}

/** For the data of a page whose slug names nothing, or can name nothing: the page is not found. */
export function unlessAbsent(error: unknown): never {
  const code = apiErrorCode(error)
  if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') throw notFound()
  throw error
}

/** What an administrator stored for the page of a category or tag; an address that can be no page has nothing. */
export async function loadStoredMetadata(api: Api, route: string) {
  try {
    return await api.catalogue.pageMetadata.query({ route })
  } catch (error) {
    if (apiErrorCode(error) === 'BAD_REQUEST') return null
    throw error
  }
}

/** Whether a route's not-found error stands for a deleted item. */
export function isGone(error: unknown): boolean {
  const data: unknown = typeof error === 'object' && error && 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'isGone' in data && data.isGone === true
}
