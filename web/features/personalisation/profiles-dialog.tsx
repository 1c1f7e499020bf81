import { type SyntheticEvent, useId, useState, useSyncExternalStore } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import { countOf } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { namesakeFault } from '#shared/variables/profile-namesake.ts'
import { keepableValues, profileFault, profileFor } from '#shared/variables/profiles.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
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

const valuePreviewMaxLength = 80

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
        <SaveForm variables={variables} fields={fields} store={store} />
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

function SaveForm({ variables, fields, store }: Omit<ProfilesDialogProps, 'onClose'>) {
  const values = useSyncExternalStore(store.subscribe, store.get)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  /** Ticks that the visitor changed, by key. */
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const id = useId()
  const filled = keepableValues(
    variables.flatMap(({ key, placeholder }) => {
      const value = valueOf(values, key)
      if (!isFilled(value)) return []
      const field = fields.find((known) => known.placeholder === placeholder)
      const isOfClient = field?.portee === 'client'
      const label = variableLabel(placeholder, field)
      return [{ key, variable: placeholder, value, label, isOfClient }]
    }),
  )
  const isTicked = ({ key, isOfClient }: (typeof filled)[number]) => ticks.get(key) ?? isOfClient

  function save(event: SyntheticEvent) {
    event.preventDefault()
    const ticked = filled.filter(isTicked)
    const profile = {
      name: name.trim(),
      values: ticked.map(({ variable, value }) => ({ variable, value })),
    }
    const found = namesakeFault(profile.name, storedProfiles.get()) ?? profileFault(profile)
    setFault(found)
    if (found === null && createClient(profile)) {
      setName('')
      setTicks(new Map())
    }
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
      <fieldset>
        <legend className="p-0 text-label font-semibold">Valeurs à garder</legend>
        {filled.some(({ isOfClient }) => !isOfClient) ? (
          <p className="hint">
            Ce qui change d’une mission à l’autre n’est pas coché&nbsp;: cochez-le pour le garder
            aussi.
          </p>
        ) : null}
        {filled.map((one) => (
          <label
            key={one.key}
            className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1 font-normal"
          >
            <input
              className="mx-0 mt-0.5 mb-0 size-5 accent-ink"
              type="checkbox"
              checked={isTicked(one)}
              onChange={({ target }) => setTicks(new Map(ticks).set(one.key, target.checked))}
            />
            <b className="text-small font-semibold wrap-anywhere">{one.label}</b>
            <small className="col-start-2 text-label wrap-anywhere text-ink-2">
              {cutText(one.value, valuePreviewMaxLength)}
            </small>
          </label>
        ))}
      </fieldset>
      <Button type="submit">Enregistrer ces valeurs comme profil</Button>
    </form>
  )
}
