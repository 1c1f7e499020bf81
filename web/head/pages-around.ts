import type { RegisteredRouter } from '@tanstack/react-router'

import { type Page, pageCount } from '#shared/lists/pagination.ts'
import { searchString } from '#web/navigation/search-string.ts'

import { isAbsent } from './head.ts'
import { readyPage } from './list-head.ts'

type Matches = RegisteredRouter['state']['matches']

/**
 * Links to the pages before and after the one that is shown of a list, its filters kept. They are for
 * crawlers: the server alone asks.
 */
export function linksAround(matches: Matches) {
  const match = matches.at(-1)
  const shown = match && shownPage(match)
  if (!shown || isAbsent(matches)) return []
  const filters = Object.entries(match.search).filter(([name]) => name !== 'page')
  const addressOf = (page: number) =>
    match.fullPath +
    searchString(Object.fromEntries([...filters, ...(page === 1 ? [] : [['page', page]])]))
  const { page, total, pageSize } = shown
  return [
    ...(page > 1 ? [{ rel: 'prev', href: addressOf(page - 1) }] : []),
    ...(page < pageCount(total, pageSize) ? [{ rel: 'next', href: addressOf(page + 1) }] : []),
  ]
}

function shownPage(match: Matches[number]): Page<unknown> | undefined {
  if (match.routeId === '/_site/nouveautes') return match.loaderData
  return match.routeId === '/_site/prompts' || match.routeId === '/_site/gpts'
    ? readyPage<unknown>(match.loaderData)
    : undefined
}
