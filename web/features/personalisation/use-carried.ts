import { useEffect } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { keptPrefix } from '#web/storage/kept-values.ts'
import { keyedChanges, storedText } from '#web/storage/stored-changes.ts'
import { chosenClientKey, currentJourneyKey } from '#web/storage/stored-keys.ts'

import type { ValuesStore } from './values-store.ts'

/**
 * Fills a prompt with what was typed into the other steps of the current journey, now and whenever that
 * changes; the code for it is loaded where there is a journey.
 */
export function useCarried(
  slug: string,
  variables: PromptVariable[],
  fields: PromptField[],
  store: ValuesStore,
): void {
  useEffect(() => {
    const apply = () => {
      if (storedText(currentJourneyKey) === null) {
        if (store.state().carried) store.show({ carried: null })
        return
      }
      import('./carried.ts').then(
        ({ carriedFor }) => store.show({ carried: carriedFor(slug, variables, fields) }),
        // Without it the fields are as they were.
        () => undefined,
      )
    }
    apply()
    const own = keptPrefix + slug
    return keyedChanges(
      (key) =>
        key === currentJourneyKey ||
        key === chosenClientKey ||
        (key.startsWith(keptPrefix) && key !== own),
    )(apply)
  }, [slug, variables, fields, store])
}
