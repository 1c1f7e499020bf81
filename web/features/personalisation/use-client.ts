import { useEffect } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { storedChanges, storedText } from '#web/storage/stored-changes.ts'
import { chosenClientKey, profilesKey } from '#web/storage/stored-keys.ts'

import type { ValuesStore } from './values-store.ts'

/**
 * Fills a prompt with what the chosen client's profile holds, now and whenever another is chosen; the
 * code for it is loaded where there is one.
 */
export function useClient(
  variables: PromptVariable[],
  fields: PromptField[],
  store: ValuesStore,
): void {
  useEffect(() => {
    const apply = () => {
      if (storedText(chosenClientKey) === null) {
        if (store.state().client) store.show({ client: null })
        return
      }
      import('./client-values.ts').then(
        ({ clientValues }) => store.show({ client: clientValues(variables, fields) }),
        // Without it the fields are as they were; the profiles can still be opened.
        () => undefined,
      )
    }
    apply()
    const stops = [chosenClientKey, profilesKey].map((key) => storedChanges(key)(apply))
    return () => {
      for (const stop of stops) stop()
    }
  }, [variables, fields, store])
}
