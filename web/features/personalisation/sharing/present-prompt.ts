import { useEffect } from 'react'

import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'

/** The prompt that is filled on this page. */
export type PresentPrompt = { variables: PromptVariable[]; store: ValuesStore }

let present: PresentPrompt | null = null

/** Makes the values of a prompt known to what stands outside its form, for as long as it is shown. */
export function usePresentPrompt(variables: PromptVariable[], store: ValuesStore): void {
  useEffect(() => {
    const shown = { variables, store }
    present = shown
    return () => {
      if (present === shown) present = null
    }
  }, [variables, store])
}

export const presentPrompt = (): PresentPrompt | null => present
