import { Fragment, type ReactNode, useRef } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import { countOf } from '#shared/text/plural.ts'
import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { variableNamed } from '#shared/variables/named-variable.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { forgetClient } from '#web/storage/client-sheets.ts'
import { type ProfileDraft, profileDraft } from '#web/storage/profile-draft.ts'
import { storeProfiles, storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { factList } from '#web/ui/layout/fact-list.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { NoScriptNotice } from '#web/ui/notice.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { useEditedProfile } from './edited-profile.ts'
import { ExportProfiles } from './export-profiles.tsx'

/** Of a value, where it is only read: an export of hundreds of lines is a value too. */
const shownMaxLength = 200

type ProfilesPageProps = { vocabulary: KnownVariable[]; children: ReactNode }

/** The client profiles of this browser, to write and to change, and below them what else it keeps. */
export function ProfilesPage({ vocabulary, children }: ProfilesPageProps) {
  const isHydrated = useHydrated()
  // As high as the screen before and after: what follows does not jump when the profiles are filled in.
  return (
    <div className="page-width min-h-svh">
      <PageHead
        title="Profils clients"
        intro={
          'Notez une fois le site, le secteur ou le ton d’un client. En haut de chaque page, vous dites ensuite pour qui vous travaillez\u00a0: ses valeurs remplissent les prompts.'
        }
      >
        <PrivacyNote className="mt-2">Vos valeurs restent dans votre navigateur.</PrivacyNote>
      </PageHead>
      {isHydrated ? (
        <>
          <Profiles vocabulary={vocabulary} />
          {children}
        </>
      ) : (
        <NoScriptNotice>
          Vos profils sont gardés par votre navigateur&nbsp;: pour les voir, activez JavaScript.
        </NoScriptNotice>
      )}
    </div>
  )
}

function Profiles({ vocabulary }: { vocabulary: KnownVariable[] }) {
  const profiles = useStoredValue(storedProfiles)
  const { edited, open, openLeft, close } = useEditedProfile()
  const newButton = useRef<HTMLButtonElement>(null)
  const isEditing = edited !== null
  const shown = edited?.profile ? withOpened(profiles, edited.profile, edited.place) : profiles
  const leave = () => {
    close()
    // What had the focus is gone.
    newButton.current?.focus()
  }
  /** Opens again what was given up, once nothing else is being written. */
  const takeUp = (draft: ProfileDraft) => {
    if (profileDraft.get()) {
      tellGivenUp(draft, takeUp, 'Enregistrez ou annulez d’abord celle qui est en cours.')
      return
    }
    profileDraft.set(draft)
    close()
    openLeft()
  }
  const form = edited ? (
    <edited.ProfileEditor
      profile={edited.profile}
      draft={edited.draft}
      vocabulary={vocabulary}
      onSaved={leave}
      onGivenUp={(draft) => {
        leave()
        if (draft) tellGivenUp(draft, takeUp)
      }}
      onTakenUp={takeUp}
    />
  ) : null
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          ref={newButton}
          variant="ink"
          aria-disabled={isEditing}
          onClick={() => {
            if (!isEditing) open(null)
          }}
        >
          Nouveau profil
        </Button>
        <ExportProfiles profiles={profiles} />
      </div>
      {edited?.profile ? null : form}
      {shown.length === 0 ? (
        <p className="hint mt-4">Aucun profil dans ce navigateur.</p>
      ) : (
        <ul className="mt-6 grid gap-(--gap) wrap-anywhere md:grid-cols-2 md:items-start">
          {shown.map((profile, place) => (
            <li key={profile.id}>
              {edited?.profile?.id === profile.id ? (
                form
              ) : (
                <ProfileSheet
                  profile={profile}
                  vocabulary={vocabulary}
                  isEditable={!isEditing}
                  onEdit={() => open(profile, place)}
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

/** Offers to take up again what was given up. */
function tellGivenUp(
  draft: ProfileDraft,
  takeUp: (draft: ProfileDraft) => void,
  description = 'Rien n’a été enregistré.',
) {
  showToast({
    type: 'info',
    title: 'Saisie abandonnée',
    description,
    action: { label: 'Reprendre', run: () => takeUp(draft) },
    topic: 'profils',
  })
}

/** The stored profiles, and in its place the opened one, which another tab may have deleted. */
function withOpened(profiles: Profile[], opened: Profile, place: number): Profile[] {
  return profiles.some(({ id }) => id === opened.id)
    ? profiles
    : profiles.toSpliced(place, 0, opened)
}

type ProfileSheetProps = {
  profile: Profile
  vocabulary: KnownVariable[]
  isEditable: boolean
  onEdit: () => void
  onRemove: () => void
}

function ProfileSheet({ profile, vocabulary, isEditable, onEdit, onRemove }: ProfileSheetProps) {
  const { name, values } = profile
  return (
    <article className={sheet}>
      <h2 className="text-panel">{name}</h2>
      <p className="hint mt-4">{countOf(values.length, 'valeur', 'valeurs')}</p>
      <dl className={`mt-3 ${factList}`}>
        {values.map(({ variable, value }) => (
          <Fragment key={variable}>
            <dt>{variableLabel(variable, variableNamed(vocabulary, variable))}</dt>
            <dd>{cutText(value, shownMaxLength)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          className="max-md:min-h-11"
          aria-disabled={!isEditable}
          onClick={() => {
            if (isEditable) onEdit()
          }}
        >
          <Icon name="pen" />
          Modifier<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" className="max-md:min-h-11" onClick={onRemove}>
          <Icon name="x" />
          Supprimer<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </article>
  )
}

/** Deletes at once, with what was typed for the client, and offers to put both back where they were. */
function remove(profile: Profile) {
  const profiles = storedProfiles.get()
  const client = chosenClient.get()
  const place = profiles.findIndex(({ id }) => id === profile.id)
  if (!storeProfiles(profiles.filter(({ id }) => id !== profile.id))) return
  const { count, putBack } = forgetClient(profile.id)
  const typed = countOf(count, 'valeur tapée', 'valeurs tapées')
  showToast({
    type: 'success',
    title: 'Profil supprimé',
    description: count > 0 ? `${profile.name}, avec ${typed} pour ce client.` : profile.name,
    action: {
      label: 'Annuler',
      run: () => {
        const now = storedProfiles.get()
        // One that was recreated meanwhile stays as it is.
        const isBack = now.some(({ id }) => id === profile.id)
        if (!isBack && !storeProfiles(now.toSpliced(place, 0, profile))) return
        if (!putBack()) tellNothingStored()
        // Whoever has chosen another since works on for that one.
        if (!chosenClient.get()) chosenClient.set(client)
      },
    },
    // Of its own: no other message takes its way back away.
    topic: `profil ${profile.id}`,
  })
}
