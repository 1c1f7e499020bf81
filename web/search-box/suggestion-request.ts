import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

import type { Suggestions } from '#shared/search/search.ts'

export type AnsweredQuery = Suggestions & { query: string }

/** From so many characters on there is something to propose. */
export const minTextLength = 2
const typingPauseMs = 150

/**
 * Asks what to propose for the text of a box. Only the last question is answered, with null where
 * there is nothing to propose or the API does not say.
 */
export function useSuggestionRequest(onAnswer: (answer: AnsweredQuery | null) => void) {
  const { api } = useRouter().options.context
  const lastRequest = useRef<AbortController>(null)

  function cancel() {
    lastRequest.current?.abort()
    lastRequest.current = null
  }

  async function ask(input: HTMLInputElement, pauseMs = typingPauseMs) {
    cancel()
    const request = new AbortController()
    lastRequest.current = request
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (lastRequest.current !== request) return
    // Read after the pause, when the caller's own cleaning has been at it.
    const answer = await answerTo(input.value.trim(), (q) =>
      api.search.suggestions.query({ q }, { signal: request.signal }),
    )
    if (lastRequest.current === request) onAnswer(answer)
  }

  return { ask, cancel }
}

async function answerTo(
  query: string,
  fetchSuggestions: (query: string) => Promise<Suggestions>,
): Promise<AnsweredQuery | null> {
  if (query.length < minTextLength) return null
  const known = answers.get(query)
  if (known && Date.now() < known.until) return known.answer
  try {
    return remember({ ...(await fetchSuggestions(query)), query })
  } catch {
    // Suggestions that fail are none: the box still searches.
    return null
  }
}

/** As long as the answer to a search stands. */
const freshMs = 30_000
const maxAnswers = 50

/** The answers of this tab, oldest first: a letter taken back asks nothing. */
const answers = new Map<string, { answer: AnsweredQuery; until: number }>()

function remember(answer: AnsweredQuery): AnsweredQuery {
  answers.delete(answer.query)
  answers.set(answer.query, { answer, until: Date.now() + freshMs })
  const [oldest] = answers.keys()
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  return answer
}
