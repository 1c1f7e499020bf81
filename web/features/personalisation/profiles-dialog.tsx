import { type SyntheticEvent, useId, useState, useSyncExternalStore } from 'react'

import { countOf } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { namesakeFault } from '#shared/variables/profile-namesake.ts'
import { keepableValues, profileFault, profileFor } from '#shared/variables/profiles.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { chooseClient } from '#web/storage/choose-client.ts'
import { type ChosenClient, chosenClient } from '#web/storage/chosen-client.ts'
import { createClient } from '#web/storage/create-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'

import type { ValuesStore } from './values-store.ts'

type ProfilesDialogProps = {
  variables: PromptVariable[]
  fields: PromptField[]
  store: ValuesStore
  onClose: () => void
}

/** Chooses the client whose values fill the prompts, or stores what is filled in as a client's. */
export function ProfilesDialog({ variables, fields, store, onClose }: ProfilesDialogProps) {
  return (
    <DialogWindow title="Profils clients" onClose={onClose}>
      <div className="space-y-4">
        <ProfileList variables={variables} fields={fields} onClose={onClose} />
        <SaveForm variables={variables} store={store} />
        <PrivacyNote>Vos valeurs restent dans votre navigateur.</PrivacyNote>
        <p>
          <PageLink to="/profils">Mes profils clients</PageLink>
        </p>
      </div>
    </DialogWindow>
  )
}

function ProfileList({ variables, fields, onClose }: Omit<ProfilesDialogProps, 'store'>) {
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)

  function choose(client: ChosenClient | null) {
    onClose()
    chooseClient(client)
  }

  if (profiles.length === 0) {
    return (
      <p>
        Un profil garde ce que vous retapez pour un client (site, secteur, ton…) et le reporte dans
        les variables de même nom de chaque prompt.
      </p>
    )
  }
  return (
    <>
      <p>Le client choisi remplit ce prompt et tous ceux que vous ouvrez.</p>
      <ul className="grid gap-2">
        {profiles.map((profile) => {
          const { id, name } = profile
          const count = Object.keys(profileFor(profile, variables, fields)).length
          const isChosen = id === chosen?.id
          return (
            <li key={id}>
              <Button
                className={`w-full flex-wrap justify-between gap-x-3 gap-y-0 ${isChosen ? 'border-done-line shadow-done' : ''}`}
                aria-pressed={isChosen}
                onClick={() => choose({ id, name })}
              >
                <strong className="inline-flex items-center gap-1.5">
                  {isChosen ? <Icon name="check" /> : null}
                  {name}
                </strong>
                <span className="hint">
                  {count === 0
                    ? 'aucune variable de ce prompt'
                    : `${countOf(count, 'variable', 'variables')} sur ${variables.length}`}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
      {chosen ? (
        <Button variant="quiet" onClick={() => choose(null)}>
          Travailler sans client
        </Button>
      ) : null}
    </>
  )
}

function SaveForm({ variables, store }: Pick<ProfilesDialogProps, 'variables' | 'store'>) {
  const values = useSyncExternalStore(store.subscribe, store.get)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const filled = keepableValues(
    variables.flatMap(({ key, placeholder }) => {
      const value = valueOf(values, key)
      return isFilled(value) ? [{ variable: placeholder, value }] : []
    }),
  )

  function save(event: SyntheticEvent) {
    event.preventDefault()
    const profile = { name: name.trim(), values: filled }
    const found = namesakeFault(profile.name, storedProfiles.get()) ?? profileFault(profile)
    setFault(found)
    if (found === null && createClient(profile)) setName('')
  }

  if (filled.length === 0) {
    return <p className="hint">Remplissez des variables pour les enregistrer comme profil.</p>
  }
  return (
    <form className="field" onSubmit={save} noValidate>
      <label htmlFor={id}>Nom du nouveau profil</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        value={name}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="error" id={`${id}-fault`} role="alert">
        {fault === null ? null : `Profil refusé\u00a0: ${fault}`}
      </p>
      <Button type="submit">Enregistrer ces valeurs comme profil</Button>
    </form>
  )
}
