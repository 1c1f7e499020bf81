import { useEffect } from 'react'

import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import type { PageText } from '#web/features/personalisation/own-version/use-page-text.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'

/** The prompt that is filled on this page. */
export type PresentPrompt = {
  page: Pick<PageText, 'text' | 'prompt'>
  variables: PromptVariable[]
  store: ValuesStore
}

let present: PresentPrompt | null = null

/** Makes the text and the values of a prompt known to what stands outside its form, for as long as it is shown. */
export function usePresentPrompt(shown: PresentPrompt): void {
  useEffect(() => {
    present = shown
    return () => {
      if (present === shown) present = null
    }
  })
}

export const presentPrompt = (): PresentPrompt | null => present
