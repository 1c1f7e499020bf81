import { useEffect } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { storedChanges, storedText } from '#web/storage/stored-changes.ts'
import { chosenClientKey, currentJourneyKey, profilesKey } from '#web/storage/stored-keys.ts'

import type { ValuesStore } from './values-store.ts'

/**
 * Fills a prompt with what the other steps of the current journey and the chosen client's profile hold, now and
 * whenever another is chosen; the code for it is loaded where there is one.
 */
export function useGivenValues(
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  store: ValuesStore,
): void {
  useEffect(() => {
    const apply = () => {
      if (storedText(chosenClientKey) === null && storedText(currentJourneyKey) === null) {
        const { client, carried } = store.state()
        if (client || carried) store.show({ client: null, carried: null })
        return
      }
      store.load(
        import('./given-values.ts').then(
          ({ givenValues }) =>
            store.show(givenValues(slug, variables, fields, store.state().dismissed)),
          // Without this code the fields keep their values, and the profiles still open.
          () => undefined,
        ),
      )
    }
    apply()
    const applyChosen = () => {
      store.show({ dismissed: { ...store.state().dismissed, client: false } })
      apply()
    }
    const stops = [
      storedChanges(chosenClientKey)(applyChosen),
      storedChanges(profilesKey)(apply),
      storedChanges(currentJourneyKey)(apply),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [slug, variables, fields, store])
}
