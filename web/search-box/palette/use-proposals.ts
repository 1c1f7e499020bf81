import { useState } from 'react'

import {
  type AnsweredQuery,
  minTextLength,
  textOf,
  useSuggestionRequest,
} from '#web/search-box/suggestion-request.ts'

/** What the search proposes for the text of the box. */
export type Proposals = {
  /** The last answer, while the text holds what it is to. */
  answer: AnsweredQuery | null
  /** `awaited`: a newer answer is on its way. `failed`: none came. */
  state: 'known' | 'awaited' | 'failed'
}

const none: Proposals = { answer: null, state: 'known' }

/** Asks the search what it proposes, after each change of the text. */
export function useProposals() {
  const [proposals, setProposals] = useState(none)
  const { ask, cancel } = useSuggestionRequest((answer, isAwaited) =>
    setProposals((before) => ({
      answer: answer ?? before.answer,
      state: isAwaited ? 'awaited' : answer ? 'known' : 'failed',
    })),
  )

  function askFor(input: HTMLInputElement) {
    const text = textOf(input)
    if (text.length < minTextLength) {
      cancel()
      setProposals(none)
      return
    }
    setProposals(({ answer }) => ({
      answer: answer && text.includes(answer.query) ? answer : null,
      state: 'awaited',
    }))
    ask(input)
  }

  return { proposals, askFor }
}
