import { readSelections, type Selections } from '#shared/items/selections.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import {
  type AssistantId,
  preferAssistant,
  preferredAssistant,
} from '#web/items/assistants/preferred-assistant.ts'
import { type CheckedAnswer, checkedAnswers } from '#web/storage/checked-answers.ts'
import { type ChosenClient, chosenClient } from '#web/storage/chosen-client.ts'
import {
  forgetValues,
  type KeptValues,
  listKeptValues,
  storeKept,
} from '#web/storage/kept-values.ts'
import { forgetVersion, listVersions, storeVersion } from '#web/storage/own-versions.ts'
import { selections } from '#web/storage/selections.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import type { OwnVersion } from '#web/storage/stored-version.ts'

/** All that this browser keeps of what its visitor wrote and chose. */
export type OwnData = {
  profiles: Profile[]
  kept: KeptValues[]
  checked: CheckedAnswer[]
  versions: OwnVersion[]
  selections: Selections
  client: ChosenClient | null
  assistant: AssistantId | null
}

export const noData: OwnData = {
  profiles: [],
  kept: [],
  checked: [],
  versions: [],
  selections: readSelections(null, null),
  client: null,
  assistant: null,
}

/** What is kept by now. */
export const presentData = (): OwnData => ({
  profiles: storedProfiles.get(),
  kept: listKeptValues(),
  checked: checkedAnswers.get(),
  versions: listVersions(),
  selections: selections.get(),
  client: chosenClient.get(),
  assistant: preferredAssistant(),
})

/** Keeps this in place of all that was kept. False when the browser refuses to: then nothing has changed. */
export function storeData(data: OwnData): boolean {
  const before = presentData()
  if (write(data)) return true
  write(before)
  return false
}

/** Listens for what this or another tab keeps. */
export function dataChanges(onChange: () => void): () => void {
  const stops = [storedProfiles, selections, chosenClient, checkedAnswers].map(({ subscribe }) =>
    subscribe(onChange),
  )
  // What is typed and opened in other tabs.
  addEventListener('storage', onChange)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('storage', onChange)
  }
}

/** What has listeners of its own comes last, when all the rest is there to be read. */
function write(data: OwnData): boolean {
  const { profiles, kept, checked, versions, selections: lists, client, assistant } = data
  const slugs = new Set(kept.map(({ slug }) => slug))
  for (const { slug } of listKeptValues()) if (!slugs.has(slug)) forgetValues(slug)
  const changed = new Set(versions.map(({ slug }) => slug))
  for (const { slug } of listVersions()) if (!changed.has(slug)) forgetVersion(slug)
  preferAssistant(assistant)
  return (
    kept.every(storeKept) &&
    checkedAnswers.set(checked) &&
    versions.every(storeVersion) &&
    selections.set(lists) &&
    chosenClient.set(client) &&
    storedProfiles.set(profiles)
  )
}
