import { Fragment, type ReactNode, useRef, useState } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import { countOf } from '#shared/text/plural.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { storeProfiles, storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { ExportProfiles } from './export-profiles.tsx'
import { ProfileEditor } from './profile-editor.tsx'

/** Of a value, where it is only read: an export of hundreds of lines is a value too. */
const shownMaxLength = 200

/** The client profiles of this browser, to write and to change, and below them what else it keeps. */
export function ProfilesPage({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  // As high as the screen before and after: what follows does not jump when the profiles are filled in.
  return (
    <div className="wrap min-h-svh">
      <div className="page-head">
        <h1>Profils clients</h1>
        <p>
          Notez une fois le site, le secteur ou le ton d’un client. Sur chaque prompt, le bouton
          «&nbsp;Profils&nbsp;» les reporte dans les variables de même nom.
        </p>
        <p className="local">
          <Icon name="lock" />
          Vos valeurs restent dans votre navigateur.
        </p>
      </div>
      {isHydrated ? (
        <>
          <Profiles />
          {children}
        </>
      ) : (
        <p className="no-js notice">
          Vos profils sont gardés par votre navigateur&nbsp;: pour les voir, activez JavaScript.
        </p>
      )}
    </div>
  )
}

/** A stored profile that is being changed, as it was, and its place. */
type OpenedProfile = { profile: Profile; place: number }

function Profiles() {
  const profiles = useStoredValue(storedProfiles)
  const [edited, setEdited] = useState<'new' | OpenedProfile | null>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  // One at a time: another editor would take the place of what is typed in this one.
  const isEditing = edited !== null
  const opened = edited === 'new' ? null : edited
  const shown = opened === null ? profiles : withOpened(profiles, opened)
  const close = () => {
    setEdited(null)
    // What had the focus is gone.
    newButton.current?.focus()
  }
  return (
    <>
      <div className="profile-tools">
        <Button
          ref={newButton}
          variant="ink"
          aria-disabled={isEditing}
          onClick={() => {
            if (!isEditing) setEdited('new')
          }}
        >
          Nouveau profil
        </Button>
        <ExportProfiles profiles={profiles} />
      </div>
      {edited === 'new' ? <ProfileEditor profile={null} onClose={close} /> : null}
      {shown.length === 0 ? (
        <p className="hint mt-4">Aucun profil dans ce navigateur.</p>
      ) : (
        <ul className="profiles">
          {shown.map((profile, place) => (
            <li key={profile.id}>
              {opened?.profile.id === profile.id ? (
                <ProfileEditor profile={opened.profile} onClose={close} />
              ) : (
                <ProfileSheet
                  profile={profile}
                  isEditable={!isEditing}
                  onEdit={() => setEdited({ profile, place })}
                  onRemove={() => {
                    remove(profile)
                    newButton.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The stored profiles, and in its place the opened one, which another tab may have deleted. */
function withOpened(profiles: Profile[], { profile, place }: OpenedProfile): Profile[] {
  return profiles.some(({ id }) => id === profile.id)
    ? profiles
    : profiles.toSpliced(place, 0, profile)
}

type ProfileSheetProps = {
  profile: Profile
  isEditable: boolean
  onEdit: () => void
  onRemove: () => void
}

function ProfileSheet({ profile, isEditable, onEdit, onRemove }: ProfileSheetProps) {
  const { name, values } = profile
  return (
    <article className="sheet">
      <h2>{name}</h2>
      <p className="hint">{countOf(values.length, 'valeur', 'valeurs')}</p>
      <dl className="ident mt-3">
        {values.map(({ variable, value }) => (
          <Fragment key={variable}>
            <dt>{variable}</dt>
            <dd>{cutText(value, shownMaxLength)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="profile-tools">
        <Button
          size="sm"
          aria-disabled={!isEditable}
          onClick={() => {
            if (isEditable) onEdit()
          }}
        >
          <Icon name="pen" />
          Modifier<span className="vh"> {name}</span>
        </Button>
        <Button size="sm" onClick={onRemove}>
          <Icon name="x" />
          Supprimer<span className="vh"> {name}</span>
        </Button>
      </div>
    </article>
  )
}

/** Deletes at once, and offers to put it back where it was. */
function remove(profile: Profile) {
  const profiles = storedProfiles.get()
  const place = profiles.findIndex(({ id }) => id === profile.id)
  if (!storeProfiles(profiles.filter(({ id }) => id !== profile.id))) return
  showToast({
    type: 'success',
    title: 'Profil supprimé',
    description: profile.name,
    action: {
      label: 'Annuler',
      run: () => {
        const others = storedProfiles.get().filter(({ id }) => id !== profile.id)
        storeProfiles(others.toSpliced(place, 0, profile))
      },
    },
    topic: 'profils',
  })
}
