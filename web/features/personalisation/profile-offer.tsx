import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import {
  type AskedVariable,
  isRefused,
  valueIn,
  withRefusal,
  withValue,
} from '#shared/variables/profile-additions.ts'
import { type Profile, profileFault } from '#shared/variables/profiles.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { whenReleased } from '#web/document/when-released.ts'
import { changeProfile, storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { FieldNote } from './field-note.tsx'
import type { NoteProps, ValuesStore } from './values-store.ts'

/** Of a value, in the message that says where it went. */
const shownMaxLength = 120

/** What stands below each field of a prompt while there is a client. */
export const profileOffer = (asked: NoteProps) => <ProfileOffer {...asked} />

/**
 * Offers to add what was typed to the chosen client's profile: on leaving a field that was changed and
 * that the profile lacks or holds otherwise, once, and not again after a no.
 */
function ProfileOffer(asked: NoteProps) {
  const { variable, label, store } = asked
  const client = useClientId(store)
  const profile = useStoredValue(storedProfiles).find(({ id }) => id === client)
  const typed = useTyped(store, variable.key)
  const [isAnswered, setIsAnswered] = useState(false)
  const isLeft = useLeftChanged(store, variable.key)
  const isOffered =
    isLeft && !isAnswered && profile && isFilled(typed) && isWanted(profile, asked, typed)

  const before = profile && valueIn(profile, asked)
  const [verb, place] = before === undefined ? ['Ajouter', 'à'] : ['Remplacer', 'dans']

  function answer(doIt: () => void) {
    setIsAnswered(true)
    doIt()
    // The buttons go, and the focus with them.
    document.getElementById(`v-${variable.key}`)?.focus()
  }

  return (
    <FieldNote text={isOffered ? `${verb} ${place} ${profile.name}\u00a0?` : null}>
      {isOffered ? (
        <>
          <Button size="sm" onClick={() => answer(() => add(profile, asked, typed))}>
            {verb}
            <span className="sr-only"> {label}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => answer(() => refuse(profile, asked))}>
            Non<span className="sr-only">, pas {label}</span>
          </Button>
        </>
      ) : null}
    </FieldNote>
  )
}

function useClientId(store: ValuesStore): string | undefined {
  const read = () => store.state().client?.id
  return useSyncExternalStore(store.subscribe, read, () => undefined)
}

/** What is typed into a field; undefined where nothing was, or where the value is the client's. */
function useTyped(store: ValuesStore, key: string): string | undefined {
  const read = () => valueOf(store.state().typed, key)
  return useSyncExternalStore(store.subscribe, read, () => undefined)
}

/** Whether the field was left with another value than it was entered with. */
function useLeftChanged(store: ValuesStore, key: string): boolean {
  const [isLeft, setIsLeft] = useState(false)
  const entered = useRef(valueOf(store.state().typed, key))
  useEffect(() => {
    const typed = () => valueOf(store.state().typed, key)
    const onEnter = ({ target }: FocusEvent) => {
      if (nameOf(target) === key) entered.current = typed()
    }
    const onLeave = ({ target }: FocusEvent) => {
      if (nameOf(target) === key && typed() !== entered.current) {
        whenReleased(() => setIsLeft(true))
      }
    }
    addEventListener('focusin', onEnter)
    addEventListener('focusout', onLeave)
    return () => {
      removeEventListener('focusin', onEnter)
      removeEventListener('focusout', onLeave)
    }
  }, [store, key])
  return isLeft
}

const nameOf = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target.name : null

/** Whether the profile has another value, has room for this one and was not refused such. */
const isWanted = (profile: Profile, asked: AskedVariable, typed: string) =>
  typed.trim() !== valueIn(profile, asked)?.trim() &&
  !isRefused(profile, asked) &&
  profileFault(withValue(profile, asked, typed)) === null

function add(profile: Profile, asked: NoteProps, typed: string) {
  const before = valueIn(profile, asked)
  if (!changeProfile(profile.id, (now) => withValue(now, asked, typed))) return
  const added = `${asked.label}\u00a0: ${typed}`
  showToast({
    type: 'success',
    title: before === undefined ? `Ajouté à ${profile.name}` : `Remplacé dans ${profile.name}`,
    description: cutText(
      before === undefined ? added : `${added}, au lieu de ${before}`,
      shownMaxLength,
    ),
    action: {
      label: 'Annuler',
      run: () =>
        changeProfile(profile.id, (now) =>
          // What was written there since stays.
          valueIn(now, asked) === typed ? withValue(now, asked, before) : now,
        ),
    },
    topic: 'profils',
  })
}

function refuse({ id }: Profile, asked: AskedVariable) {
  changeProfile(id, (now) => withRefusal(now, asked))
}
