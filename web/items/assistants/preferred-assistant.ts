import { useSyncExternalStore } from 'react'

import { type Assistant, assistants } from '#shared/variables/assistants.ts'

const storageKey = 'assistant'
const changed = 'assistant-change'

export type AssistantId = Assistant['id']

/** The assistant this browser opened last, or null; stored on this device only. */
export function usePreferredAssistant(): [AssistantId | null, (assistant: AssistantId) => void] {
  return [useSyncExternalStore(subscribe, preferredAssistant, () => null), preferAssistant]
}

/** The one that this browser opened last. */
export function preferredAssistant(): AssistantId | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return assistants.find(({ id }) => id === stored)?.id ?? null
  } catch {
    return null
  }
}

/** Remembers an assistant, or none any more. */
export function preferAssistant(assistant: AssistantId | null): void {
  try {
    if (assistant) localStorage.setItem(storageKey, assistant)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage refused: nothing is remembered.
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}
