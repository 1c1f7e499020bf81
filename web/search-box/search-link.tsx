import { type MouseEvent, useSyncExternalStore } from 'react'

import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

type SearchLinkProps = { openPalette: () => void }

/** The way to the search from every page: a link, which opens the palette once the script runs. */
export function SearchLink({ openPalette }: SearchLinkProps) {
  const keys = usePaletteKeys()
  const attributes = {
    to: '/recherche',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: (event: MouseEvent) => {
      // Another tab, another window, a download: the link stays a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openPalette()
    },
  } as const
  return (
    <>
      <PageLink
        {...attributes}
        className={buttonClass({
          className:
            'hidden min-h-9 w-60 min-w-0 justify-start overflow-hidden font-normal text-ink-3 lg:inline-flex',
        })}
      >
        <Icon name="search" />
        Rechercher
        <Kbd className="ml-auto no-js:hidden" aria-hidden="true">
          {keys}
        </Kbd>
      </PageLink>
      <PageLink
        {...attributes}
        className={buttonClass({ variant: 'quiet', shape: 'icon', className: 'lg:hidden' })}
        aria-label="Rechercher"
      >
        <Icon name="search" />
      </PageLink>
    </>
  )
}

/** The keys that open the palette on this machine; web/document/boot.js listens for them. */
function usePaletteKeys(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}
