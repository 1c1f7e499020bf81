import { useLocation } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'

import { pages } from '#shared/pages/pages.ts'
import { ThemeToggle } from '#web/document/theme-toggle.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { useSearchPalette } from '#web/search-box/palette-state.tsx'
import { SearchLink } from '#web/search-box/search-link.tsx'
import { useFavourites } from '#web/storage/selections.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { Brand } from './brand.tsx'
import { ClientChip } from './client-chip.tsx'

type SiteHeaderProps = { siteName: string }

const sections = ['/prompts', '/gpts', '/categories', '/ajouter'] as const

/** The fixed bar, and the search palette it opens; under 768 px its links fold into a menu. */
export function SiteHeader({ siteName }: SiteHeaderProps) {
  const { palette, openPalette } = useSearchPalette()
  return (
    <>
      <header className="topbar">
        <div className="wrap">
          <Brand siteName={siteName} />
          <nav className="nav" aria-label="Principale">
            <SectionLinks />
          </nav>
          <div className="tools">
            <ClientChip />
            <SearchLink openPalette={openPalette} />
            <SelectionLink />
            <ThemeToggle />
            <SmallScreenMenu />
          </div>
        </div>
      </header>
      {palette}
    </>
  )
}

/** The way to the visitor's own selection, with how many items are in it. */
function SelectionLink() {
  const { length } = useFavourites()
  return (
    <PageLink
      to="/selection"
      className={buttonClass({ variant: 'quiet', shape: 'icon', className: 'mine' })}
      data-kept={length || ''}
    >
      <Icon name="star" />
      <span className="vh">Ma sélection</span>
    </PageLink>
  )
}

function SmallScreenMenu() {
  // Another address gets a new element, which is a closed menu.
  const { href, pathname } = useLocation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <details className="menu" key={href} onKeyDown={closeOnEscape}>
      <summary className={buttonClass({ variant: 'quiet', shape: 'icon' })} aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Menu">
        {[...sections, '/selection' as const].map((to) => (
          <PageLink key={to} to={to} aria-current={currentIn(pathname, to)} onClick={closeMenu}>
            {pages[to].label}
            <Icon name="arrow" />
          </PageLink>
        ))}
      </nav>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}

/** The page of an item, `/prompt/…`, belongs to its list, `/prompts`. */
const currentIn = (path: string, to: string) =>
  path === to ? 'page' : path.startsWith(`${to.slice(0, -1)}/`) ? 'true' : undefined

function SectionLinks() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return sections.map((to) => (
    <PageLink key={to} to={to} aria-current={currentIn(path, to)}>
      {pages[to].label}
    </PageLink>
  ))
}
