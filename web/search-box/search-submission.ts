import { useNavigate } from '@tanstack/react-router'

import { type SlotDecision, takeSlot } from '#shared/access/sliding-window.ts'
import { readWindow, searchRule, writeWindow } from '#shared/search/search-limit.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { inSeconds } from '#web/lists/wait-notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const storageKey = 'recherches'

/**
 * Searches all items for a text, by going to /recherche; false when the text is blank or this
 * browser has searched too often.
 */
export function useSearchSubmission(): (query: string) => boolean {
  const navigate = useNavigate()
  return (query) => {
    const q = query.trim()
    if (q === '' || !admitSearch()) return false
    void navigate({ to: '/recherche', search: { q } })
    return true
  }
}

/** Counts one search of this browser; false, with a message, when it is one too many. */
export function admitSearch(): boolean {
  const { allowed, retryAfterMs } = countSearch(Date.now())
  if (!allowed) {
    showToast({
      type: 'error',
      title: errorMessages.tooManyRequests,
      description: `Nouvel essai possible dans ${inSeconds(Math.ceil(retryAfterMs / 1000))}.`,
    })
  }
  return allowed
}

function countSearch(now: number): Pick<SlotDecision, 'allowed' | 'retryAfterMs'> {
  try {
    const stored = readWindow(localStorage.getItem(storageKey) ?? '')
    const { state, ...decision } = takeSlot(stored, now, searchRule)
    localStorage.setItem(storageKey, writeWindow(state))
    return decision
  } catch {
    // Storage refused: the server's own limit remains.
    return { allowed: true, retryAfterMs: 0 }
  }
}
