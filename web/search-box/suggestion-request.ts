import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

import type { Suggestions } from '#shared/search/search.ts'

export type AnsweredQuery = Suggestions & { query: string }

/** From so many characters on there is something to propose. */
export const minTextLength = 2
const typingPauseMs = 150

/** So many answers are awaited at once. */
const maxAwaited = 3

/** Is told an answer, null where there is nothing to propose, and whether a newer one is awaited. */
type OnAnswer = (answer: AnsweredQuery | null, isAwaited: boolean) => void

/**
 * Asks what to propose for the text of a box. On a slow network an earlier question is answered too, as
 * long as the text still holds it and no later one was: an answer never takes the place of a newer one.
 */
export function useSuggestionRequest(onAnswer: OnAnswer) {
  const { api } = useRouter().options.context
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The questions on their way, the oldest first. */
  const awaited = useRef<AbortController[]>([])

  function cancel() {
    clearTimeout(pause.current)
    pause.current = undefined
    giveUp(0, maxAwaited)
  }

  function giveUp(first: number, count: number) {
    for (const request of awaited.current.splice(first, count)) request.abort()
  }

  function ask(input: HTMLInputElement, pauseMs = typingPauseMs) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      void askNow(input)
    }, pauseMs)
  }

  async function askNow(input: HTMLInputElement) {
    const query = textOf(input)
    // The oldest is the next to be answered: without it nothing would be, as long as somebody types.
    if (awaited.current.length === maxAwaited) giveUp(maxAwaited - 1, 1)
    const request = new AbortController()
    awaited.current.push(request)
    const answer = await answerTo(query, (q) =>
      api.search.suggestions.query({ q }, { signal: request.signal }),
    )
    const place = awaited.current.indexOf(request)
    if (place === -1) return
    awaited.current.splice(place, 1)
    const isLast = place === awaited.current.length && pause.current === undefined
    if (answer ? !textOf(input).includes(query) : !isLast) return
    if (answer) giveUp(0, place)
    onAnswer(answer, pause.current !== undefined || awaited.current.length > 0)
  }

  return { ask, cancel }
}

/** What a box asks for. */
export const textOf = (input: HTMLInputElement): string => input.value.trim()

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
