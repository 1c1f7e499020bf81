import { useRef, useState } from 'react'

import {
  type AnsweredQuery,
  minTextLength,
  textOf,
  useSuggestionRequest,
} from '#web/search-box/suggestion-request.ts'

import { keptSuggestions } from './kept-suggestions.ts'

/** What the search proposes for the text of the box. */
export type Proposals = {
  /** The last answer, while the text holds what it is to. */
  answer: AnsweredQuery | null
  /**
   * `awaited`: a newer answer is on its way. `kept`: the search does not answer, and this is what the
   * browser keeps. `failed`: there is nothing of either.
   */
  state: 'known' | 'awaited' | 'kept' | 'failed'
}

const none: Proposals = { answer: null, state: 'known' }

/** Asks the search what it proposes, after each change of the text; without network what is kept. */
export function useProposals() {
  const [proposals, setProposals] = useState(none)
  const box = useRef<HTMLInputElement>(null)
  const { ask, cancel } = useSuggestionRequest((answer, isAwaited) => {
    if (answer || isAwaited) {
      setProposals((before) => ({
        answer: answer ?? before.answer,
        state: isAwaited ? 'awaited' : 'known',
      }))
    } else if (box.current) void lookUp(box.current)
  })

  async function lookUp(input: HTMLInputElement) {
    const text = textOf(input)
    const answer = await keptSuggestions(text).catch(() => null)
    if (textOf(input) !== text) return
    setProposals((before) =>
      answer ? { answer, state: 'kept' } : { answer: before.answer, state: 'failed' },
    )
  }

  function askFor(input: HTMLInputElement) {
    const text = textOf(input)
    box.current = input
    if (text.length < minTextLength) {
      cancel()
      setProposals(none)
      return
    }
    setProposals(({ answer }) => ({
      answer: answer && text.includes(answer.query) ? answer : null,
      state: 'awaited',
    }))
    if (navigator.onLine) return ask(input)
    cancel()
    void lookUp(input)
  }

  return { proposals, askFor }
}
