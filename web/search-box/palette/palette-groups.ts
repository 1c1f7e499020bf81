import { pageTexts, proposedSearches } from '#shared/site/texts/page-texts.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { useTexts } from '#web/loading/site.ts'
import { minTextLength } from '#web/search-box/suggestion-request.ts'

import { answerGroups, searchGroup } from './answer-groups.tsx'
import { callsCommand } from './command-words.ts'
import { type Doings, useCommands } from './commands.tsx'
import type { PaletteGroup } from './palette-rows.ts'
import { searchesGroup, useOwnGroups } from './start-groups.tsx'
import type { Proposals } from './use-proposals.ts'

type PaletteGroups = {
  groups: PaletteGroup[]
  /** Whether the first row answers the text, and not one that was there before it. */
  isSettled: boolean
  /** How many answer the text, besides the search itself. */
  count: number
}

/**
 * What the palette offers. Commands answer at once and come first, so that what the search proposes later
 * moves none of them.
 */
export function usePaletteGroups(
  text: string,
  { answer, state }: Proposals,
  doings: Doings,
): PaletteGroups {
  const commands = useCommands(doings)
  const lookOf = useCategoryLook()
  const own = useOwnGroups(lookOf)
  const searches = proposedSearches(useTexts(pageTexts))
  if (text === '') {
    const offered = commands.filter(({ only }) => only !== 'typed')
    const proposed = searchesGroup(searches, doings.write)
    const groups = [...own, { label: 'Commandes', rows: offered }, proposed]
    return { groups: groups.filter(hasRows), isSettled: true, count: 0 }
  }
  const called = commands.filter(
    ({ only, words }) => only !== 'untyped' && callsCommand(text, words),
  )
  const answers = [
    { label: 'Commandes', rows: called },
    ...(answer ? answerGroups(answer, lookOf) : []),
  ]
  const search = text.length < minTextLength ? [] : [searchGroup(text)]
  return {
    groups: [...answers, ...search].filter(hasRows),
    isSettled: called.length > 0 || state !== 'awaited',
    count: answers.flatMap(({ rows }) => rows).length,
  }
}

const hasRows = ({ rows }: PaletteGroup) => rows.length > 0
