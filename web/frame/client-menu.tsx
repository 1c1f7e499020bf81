import { useEffect, useRef } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { chooseClient } from '#web/storage/choose-client.ts'
import { type ChosenClient, chosenClient } from '#web/storage/chosen-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import '#web/styles/late/client-menu.css'

/** The clients of this browser, one of which fills every prompt that is opened. */
export function ClientMenu({ onClose }: { onClose: () => void }) {
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // One at a time: they have the same place.
    document.querySelector('header details[open]')?.removeAttribute('open')
    ref.current?.showPopover()
  }, [])

  function choose(client: ChosenClient | null) {
    ref.current?.hidePopover()
    chooseClient(client)
  }

  return (
    <dialog
      ref={ref}
      popover="auto"
      aria-label="Client"
      className="client-menu"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <ul>
        {profiles.map(({ id, name, values }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen?.id}
              onClick={() => choose({ id, name })}
            >
              {id === chosen?.id ? <Icon name="check" /> : null}
              <span>
                <b>{name}</b>
                <small>{countOf(values.length, 'valeur', 'valeurs')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button size="sm" disabled={!chosen} onClick={() => choose(null)}>
          Travailler sans client
        </Button>
        <PageLink to="/profils" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Mes profils clients
        </PageLink>
      </p>
    </dialog>
  )
}
