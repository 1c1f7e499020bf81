import { useEffect, useState } from 'react'

import type { Profile } from '#shared/variables/profiles.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { type ProfileDraft, profileDraft } from '#web/storage/profile-draft.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'

import type { ProfileEditor } from './profile-editor.tsx'

/** A profile that is being written, and what was typed of it before. */
type WrittenProfile = {
  /** As it was when that was begun; null for a new one. */
  profile: Profile | null
  /** Its place among the others. */
  place: number
  draft: ProfileDraft | null
}

type Edited = WrittenProfile & { ProfileEditor: typeof ProfileEditor }

/**
 * The profile that is being written, one at a time: another would take the place of what is typed. Begins
 * with what was left unsaved. The code of its form is loaded for it.
 */
export function useEditedProfile() {
  const [edited, setEdited] = useState<Edited | null>(null)

  useEffect(() => {
    const open = ({ held }: LockManagerSnapshot) => {
      if (!held?.some(({ name }) => name === lockName)) openLeft(setEdited)
    }
    navigator.locks.query().then(open, () => undefined)
  }, [])
  const isOpen = edited !== null
  useEffect(() => (isOpen ? holdLock() : undefined), [isOpen])

  return {
    edited,
    open: (profile: Profile | null, place = 0) => load({ profile, place, draft: null }, setEdited),
    openLeft: () => openLeft(setEdited),
    close: () => setEdited(null),
  }
}

/** What is being written in another tab was not left. */
const lockName = 'profil-commence'

/** Has other tabs know that a profile is being written here, until it is called. */
function holdLock(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  navigator.locks.request(lockName, { ifAvailable: true }, () => promise).catch(() => undefined)
  return resolve
}

type Show = (change: (now: Edited | null) => Edited | null) => void

/** Opens what was being written when its visitor left; a profile that is gone meanwhile stands last. */
function openLeft(show: Show): void {
  const draft = profileDraft.get()
  if (!draft) return
  const profiles = storedProfiles.get()
  const found = profiles.findIndex(({ id }) => id === draft.profile?.id)
  load({ profile: draft.profile, place: found < 0 ? profiles.length : found, draft }, show)
}

function load(written: WrittenProfile, show: Show): void {
  import('./profile-editor.tsx').then(
    ({ ProfileEditor }) => show((now) => now ?? { ...written, ProfileEditor }),
    () => tellNotLoaded('Profil indisponible'),
  )
}
