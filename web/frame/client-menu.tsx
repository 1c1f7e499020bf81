import { useEffect, useRef } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { chooseClient } from '#web/storage/choose-client.ts'
import { type ChosenClient, chosenClient } from '#web/storage/chosen-client.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The clients of this browser, one of which fills every prompt that is opened. */
export function ClientMenu({ onClose }: { onClose: () => void }) {
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // One at a time: they have the same place.
    document.querySelector('header details[open]')?.removeAttribute('open')
    ref.current?.showPopover()
    const place = () => {
      // The menu begins under its button, where it has room there.
      const chip = document.querySelector('header [aria-expanded=true]')
      const { left = 0 } = chip?.getBoundingClientRect() ?? {}
      ref.current?.style.setProperty('--chip', `${left}px`)
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
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
      className="bottom-auto m-0 max-h-[calc(100dvh-var(--bar)-0.5rem)] flex-col overflow-hidden border border-edge-2 bg-card p-0 text-ink shadow-3 open:flex max-md:inset-x-0 max-md:top-(--bar) max-md:w-auto md:top-[calc(var(--bar)+0.25rem)] md:right-auto md:left-[min(var(--chip),calc(100vw-21rem-var(--gutter)))] md:w-84 md:rounded-2"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <ul className="min-h-0 overflow-y-auto [&>li+li]:border-t [&>li+li]:border-rule">
        {profiles.map(({ id, name, values }) => (
          <li key={id}>
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-2 border-0 bg-transparent px-3 py-1 text-left hover:bg-card-2"
              aria-pressed={id === chosen?.id}
              onClick={() => choose({ id, name })}
            >
              {id === chosen?.id ? <Icon name="check" className="text-info" /> : null}
              <span className="col-start-2">
                <b className="block text-small font-semibold wrap-anywhere">{name}</b>
                <small className="text-micro text-ink-3">
                  {countOf(values.length, 'valeur', 'valeurs')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="flex flex-none flex-wrap gap-1 border-t border-edge bg-card-2 px-3 py-2 max-md:*:min-h-11">
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
