import { type SyntheticEvent, useId, useRef, useState } from 'react'

import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { namesakeFault } from '#shared/variables/profile-namesake.ts'
import {
  type Profile,
  profileFault,
  profileNameFault,
  profileNameMaxLength,
  type ProfileValue,
  profileValuesMax,
  offeredVariables,
} from '#shared/variables/profiles.ts'
import { type WrittenProfile, withWritten } from '#shared/variables/written-profile.ts'
import { createClient } from '#web/storage/create-client.ts'
import { type ProfileDraft, profileDraft } from '#web/storage/profile-draft.ts'
import { tellChanged } from '#web/storage/stored-changes.ts'
import { profilesKey } from '#web/storage/stored-keys.ts'
import { changeProfile, storedProfiles, storeProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { ProfileRow, type WrittenValue } from './profile-row.tsx'

type ProfileEditorProps = {
  /** Null writes a new one. */
  profile: Profile | null
  /** What was typed before, and left. */
  draft: ProfileDraft | null
  vocabulary: KnownVariable[]
  onSaved: () => void
  /** Left without saving: what was typed, null where nothing was. */
  onGivenUp: (draft: ProfileDraft | null) => void
  /** Asked, once the form is gone, to show again what was erased in it. */
  onTakenUp: (draft: ProfileDraft) => void
}

/** What is said where another tab has deleted the profile meanwhile. */
const deleted =
  'Ce profil a été supprimé dans un autre onglet. Rien de ce que vous avez tapé n’est perdu\u00a0: recréez-le, ou annulez.'

/** The name of a client and the values of the variables, as many as there are. What is typed is kept. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { profile, draft, vocabulary, onSaved, onGivenUp, onTakenUp } = props
  const id = useId()
  const stored = writtenOf(profile)
  const [name, setName] = useState(draft?.name ?? stored.name)
  const [rows, setRows] = useState(() => rowsOf(draft?.values ?? stored.values))
  const [isRestored, setIsRestored] = useState(draft !== null)
  const [fault, setFault] = useState<{ text: string; isOfName: boolean } | null>(null)
  const nextId = useRef(rows.length)
  /** For what is done later, by a message. */
  const typedLast = useRef({ name, rows })
  const profiles = useStoredValue(storedProfiles)
  const isDeleted = profile !== null && !profiles.some((other) => other.id === profile.id)
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  /** Shows and keeps what is typed by now; nothing where it is what is stored. */
  function write(next: { name: string; rows: WrittenValue[] }) {
    setName(next.name)
    setRows(next.rows)
    typedLast.current = next
    const typed = draftOf(profile, next.name, next.rows)
    // Where the browser refuses, the form still has it.
    profileDraft.set(isSame(typed, stored) ? null : typed)
  }

  const change = (row: WrittenValue, values: Partial<ProfileValue>) =>
    write({
      name,
      rows: rows.map((other) => (other.id === row.id ? { ...row, ...values } : other)),
    })

  function remove(index: number) {
    write({ name, rows: rows.toSpliced(index, 1) })
    // Once the row is gone, and the focus with it.
    requestAnimationFrame(() => {
      const next = form.current?.querySelectorAll<HTMLElement>('fieldset button')[index]
      ;(next ?? addButton.current)?.focus()
    })
  }

  const focusName = () => form.current?.querySelector('input')?.focus()

  function erase() {
    const before = draftOf(profile, name, rows)
    write({ name: stored.name, rows: rowsOf(stored.values) })
    setIsRestored(false)
    focusName()
    showToast({
      type: 'info',
      title: 'Saisie effacée',
      description: profile ? 'Le profil est comme il était enregistré.' : 'Le formulaire est vide.',
      action: { label: 'Annuler', run: () => giveBack(before) },
      topic: 'profils',
    })
  }

  /** What was erased, beside what has been typed since. */
  function giveBack(before: ProfileDraft) {
    if (!form.current) return onTakenUp(before)
    const since = draftOf(profile, typedLast.current.name, typedLast.current.rows)
    const given = withWritten(before, stored, since)
    nextId.current = Math.max(nextId.current, given.values.length)
    write({ name: given.name, rows: rowsOf(given.values) })
  }

  function save(event: SyntheticEvent) {
    event.preventDefault()
    const typed = typedProfile(name, rows)
    if (profile === null) {
      keep(typed, profileFault(typed), () => createClient(typed))
      return
    }
    const now = storedProfiles.get().find((other) => other.id === profile.id)
    // A tab that was put to sleep has not heard of it: the form says so, and what brings it back.
    if (!now) {
      tellChanged(profilesKey)
      return
    }
    const merged = withWritten(now, profile, typed)
    const isKept = keep(typed, profileFault(typed) ?? profileFault(merged), () =>
      changeProfile(profile.id, () => merged),
    )
    if (isKept && !isSame(now, profile)) {
      showToast({
        type: 'success',
        title: 'Profil enregistré',
        description: 'Ce qui en a été changé dans un autre onglet y est aussi.',
        topic: 'profils',
      })
    }
  }

  function recreate(former: Profile) {
    const again = { ...former, ...typedProfile(name, rows) }
    keep(again, profileFault(again), () => storeProfiles([...storedProfiles.get(), again]))
  }

  /** What is wrong with a name; one that is not changed stays, whoever else has it. */
  function nameFault(typed: string): string | null {
    const others = storedProfiles.get().filter((other) => other.id !== profile?.id)
    if (typed === profile?.name) return profileNameFault(typed)
    return profileNameFault(typed) ?? namesakeFault(typed, others)
  }

  /** Stores what has no fault; whether it is stored. A fault of the name is far from what was pressed. */
  function keep(typed: WrittenProfile, otherFault: string | null, store: () => boolean): boolean {
    const ofName = nameFault(typed.name)
    const found = ofName ?? otherFault
    setFault(
      found === null ? null : { text: `Profil refusé\u00a0: ${found}`, isOfName: ofName !== null },
    )
    if (ofName !== null) focusName()
    if (found !== null || !store()) return false
    profileDraft.set(null)
    onSaved()
    return true
  }

  function giveUp() {
    const typed = draftOf(profile, name, rows)
    profileDraft.set(null)
    onGivenUp(isSame(typed, stored) ? null : typed)
  }

  return (
    <form
      ref={form}
      className={`${sheet} mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-x-8 gap-y-3`}
      aria-label={profile === null ? 'Nouveau profil' : `Modifier ${profile.name}`}
      noValidate
      onSubmit={save}
    >
      {isRestored ? (
        <p className="col-span-full flex items-center gap-2 text-label text-ink-2">
          <Icon name="reset" className="text-info" />
          <span>Repris de votre saisie non enregistrée</span>
          <Button variant="quiet" className="ml-auto flex-none" onClick={erase}>
            Effacer
          </Button>
        </p>
      ) : null}
      <div className="field col-span-full">
        <label htmlFor={`${id}-name`}>Nom du profil</label>
        <input
          id={`${id}-name`}
          // Whoever comes back reads first.
          ref={draft === null ? focusOnce : undefined}
          className="input"
          autoComplete="off"
          value={name}
          aria-invalid={fault?.isOfName}
          aria-describedby={fault?.isOfName ? `${id}-fault` : undefined}
          onChange={({ target }) => write({ name: target.value, rows })}
        />
        <TooLong length={name.length} max={profileNameMaxLength}>
          raccourcissez ce nom pour enregistrer.
        </TooLong>
        {fault?.isOfName ? (
          <p className="error" id={`${id}-fault`} role="alert">
            {fault.text}
          </p>
        ) : null}
      </div>
      {rows.map((row, index) => (
        <ProfileRow
          key={row.id}
          row={row}
          place={index + 1}
          vocabulary={vocabulary}
          onChange={(values) => change(row, values)}
          onRemove={() => remove(index)}
        />
      ))}
      {fault?.isOfName ? null : (
        <p className="error col-span-full" role="alert">
          {fault?.text ?? (isDeleted ? deleted : null)}
        </p>
      )}
      <div className="col-span-full mt-4 flex flex-wrap gap-2">
        {isDeleted ? (
          <Button variant="ink" onClick={() => recreate(profile)}>
            Recréer ce profil
          </Button>
        ) : (
          <Button type="submit" variant="ink">
            Enregistrer le profil
          </Button>
        )}
        <Button
          ref={addButton}
          disabled={rows.length >= profileValuesMax}
          onClick={() => {
            const added = { id: nextId.current, variable: '', value: '', isNew: true }
            nextId.current += 1
            write({ name, rows: [...rows, added] })
          }}
        >
          Ajouter une variable
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

/** What the form begins with: the profile, or one for each variable that a new one offers. */
const writtenOf = (profile: Profile | null): WrittenProfile =>
  profile ?? { name: '', values: offeredVariables.map((variable) => ({ variable, value: '' })) }

/** A value without a name was about to get one. */
const rowsOf = (values: ProfileValue[]): WrittenValue[] =>
  values.map((value, id) => ({ ...value, id, isNew: value.variable === '' }))

const draftOf = (profile: Profile | null, name: string, rows: WrittenValue[]): ProfileDraft => ({
  profile,
  name,
  values: rows.map(({ variable, value }) => ({ variable, value })),
})

const isSame = (typed: WrittenProfile, stored: WrittenProfile) =>
  JSON.stringify([typed.name, typed.values]) === JSON.stringify([stored.name, stored.values])

/** What the form says by now; a blank value is none. */
const typedProfile = (name: string, rows: WrittenValue[]): WrittenProfile => ({
  name: name.trim(),
  values: rows
    .filter(({ value }) => value.trim() !== '')
    .map(({ variable, value }) => ({ variable: variable.trim(), value })),
})
