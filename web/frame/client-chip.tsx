import { useEffect, useState, useSyncExternalStore } from 'react'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { storedChanges, storedText } from '#web/storage/stored-changes.ts'
import { profilesKey } from '#web/storage/stored-keys.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Icon } from '#web/ui/icon.tsx'

import type { ClientMenu } from './client-menu.tsx'

const profilesChanges = storedChanges(profilesKey)
const hasProfiles = () => ![null, '[]'].includes(storedText(profilesKey))

/**
 * The client that the visitor works for, and what changes it. Only where there are profiles: the style
 * shows it by an attribute that is there before the first paint, so that nothing moves.
 */
export function ClientChip() {
  const client = useStoredValue(chosenClient)
  const isShown = useSyncExternalStore(profilesChanges, hasProfiles, () => false)
  const [open, setOpen] = useState<{ ClientMenu: typeof ClientMenu } | null>(null)
  const close = () => setOpen(null)
  const fail = () => {
    close()
    tellNotLoaded('Clients indisponibles')
  }

  useEffect(() => {
    document.documentElement.toggleAttribute('data-clients', isShown)
  }, [isShown])

  return (
    <>
      <button
        type="button"
        className="mr-1 hidden min-h-9 w-44 min-w-20 items-center gap-1.5 rounded-2 border-[1.5px] border-edge-2 bg-card py-0 pr-2 pl-2.5 text-label font-semibold shadow-done hover:border-ink max-md:min-h-11 with-clients:inline-flex with-clients:max-md:mr-auto"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => {
          import('./client-menu.tsx').then(setOpen, fail)
        }}
      >
        {isShown ? (
          <>
            <Icon name="dossier" className="size-4 text-info" />
            <span className="sr-only">Client : </span>
            <span className="min-w-0 flex-1 truncate text-left">
              {client?.name ?? 'Sans client'}
            </span>
            <Icon name="chev" className="size-4 text-info" />
          </>
        ) : null}
      </button>
      {open ? (
        <SafeWindow onFailed={fail}>
          <open.ClientMenu onClose={close} />
        </SafeWindow>
      ) : null}
    </>
  )
}
