import { type SyntheticEvent, useId, useRef, useState } from 'react'

import {
  type Profile,
  profileFault,
  profileNameMaxLength,
  type ProfileValue,
  profileValuesMax,
  profileVariableMaxLength,
  offeredVariables,
} from '#shared/variables/profiles.ts'
import { valueMaxLength } from '#shared/variables/prompt-values.ts'
import { addProfiles, storeProfiles, storedProfiles } from '#web/storage/stored-profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ProfileEditorProps = {
  /** Null writes a new one. */
  profile: Profile | null
  onClose: () => void
}

type Row = ProfileValue & { id: number }

const emptyRows = () => offeredVariables.map((variable, id) => ({ id, variable, value: '' }))

/** The name of a client and the values of the variables, as many as there are. */
export function ProfileEditor({ profile, onClose }: ProfileEditorProps) {
  const id = useId()
  const [name, setName] = useState(profile?.name ?? '')
  const [rows, setRows] = useState<Row[]>(
    () => profile?.values.map((value, index) => ({ ...value, id: index })) ?? emptyRows(),
  )
  const [fault, setFault] = useState<string | null>(null)
  const nextId = useRef(rows.length)
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const change = (row: Row, values: Partial<ProfileValue>) =>
    setRows(rows.map((other) => (other.id === row.id ? { ...row, ...values } : other)))

  function remove(index: number) {
    setRows(rows.toSpliced(index, 1))
    // Once the row is gone, and the focus with it.
    requestAnimationFrame(() => {
      const next = form.current?.querySelectorAll<HTMLElement>('.profile-row button')[index]
      ;(next ?? addButton.current)?.focus()
    })
  }

  function save(event: SyntheticEvent) {
    event.preventDefault()
    const written = {
      name: name.trim(),
      values: rows
        .filter(({ value }) => value.trim() !== '')
        .map(({ variable, value }) => ({ variable: variable.trim(), value })),
    }
    const found = profileFault(written)
    setFault(found)
    if (found !== null) return
    const isStored =
      profile === null
        ? addProfiles([written])
        : storeProfiles(withChanged(storedProfiles.get(), { ...profile, ...written }))
    if (isStored) onClose()
  }

  return (
    <form
      ref={form}
      className="sheet profile-editor"
      aria-label={profile === null ? 'Nouveau profil' : `Modifier ${profile.name}`}
      noValidate
      onSubmit={save}
    >
      <div className="field">
        <label htmlFor={`${id}-name`}>Nom du profil</label>
        <input
          id={`${id}-name`}
          ref={focusOnce}
          className="input"
          autoComplete="off"
          maxLength={profileNameMaxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {rows.map((row, index) => (
        <fieldset key={row.id} className="profile-row">
          <legend className="vh">Valeur {index + 1}</legend>
          <div className="field">
            <label htmlFor={`${id}-variable-${row.id}`}>Variable</label>
            <input
              id={`${id}-variable-${row.id}`}
              className="input"
              autoComplete="off"
              maxLength={profileVariableMaxLength}
              value={row.variable}
              onChange={(event) => change(row, { variable: event.target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-value-${row.id}`}>
              Valeur<span className="vh"> de {row.variable}</span>
            </label>
            <textarea
              id={`${id}-value-${row.id}`}
              className="input"
              rows={1}
              autoComplete="off"
              maxLength={valueMaxLength}
              value={row.value}
              onChange={(event) => change(row, { value: event.target.value })}
            />
          </div>
          <Button
            variant="quiet"
            shape="icon"
            aria-label={`Retirer la valeur ${row.variable}`}
            onClick={() => remove(index)}
          >
            <Icon name="x" />
          </Button>
        </fieldset>
      ))}
      <p className="error" role="alert">
        {fault === null ? null : `Profil refusé\u00a0: ${fault}`}
      </p>
      <div className="profile-tools">
        <Button type="submit" variant="ink">
          Enregistrer le profil
        </Button>
        <Button
          ref={addButton}
          disabled={rows.length >= profileValuesMax}
          onClick={() => {
            setRows([...rows, { id: nextId.current, variable: '', value: '' }])
            nextId.current += 1
          }}
        >
          Ajouter une variable
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

/** Put back at the end when another tab deleted it meanwhile. */
function withChanged(profiles: Profile[], changed: Profile): Profile[] {
  return profiles.some(({ id }) => id === changed.id)
    ? profiles.map((profile) => (profile.id === changed.id ? changed : profile))
    : [...profiles, changed]
}
