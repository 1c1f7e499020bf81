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
import { TopBar } from '#web/ui/layout/top-bar.tsx'

import { Brand } from './brand.tsx'
import { ClientChip } from './client-chip.tsx'

type SiteHeaderProps = { siteName: string }

const sections = ['/prompts', '/gpts', '/categories', '/ajouter'] as const

/** The fixed bar, and the search palette it opens; under 768 px its links fold into a menu. */
export function SiteHeader({ siteName }: SiteHeaderProps) {
  const { palette, openPalette } = useSearchPalette()
  return (
    <>
      <TopBar
        tools={
          <>
            <ClientChip />
            <SearchLink openPalette={openPalette} />
            <SelectionLink />
            <ThemeToggle />
            <SmallScreenMenu />
          </>
        }
      >
        {/* The client has the place of the name until there is room for both. */}
        <Brand siteName={siteName} nameClassName="with-clients:max-xl:sr-only" />
        <nav className="hidden md:ml-2 md:flex lg:ml-6 print:hidden" aria-label="Principale">
          <SectionLinks />
        </nav>
      </TopBar>
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
      className={buttonClass({
        variant: 'quiet',
        shape: 'icon',
        className: 'relative hidden md:inline-flex',
      })}
    >
      <Icon name="star" />
      <span className="sr-only">Ma sélection</span>
      {length > 0 ? (
        // The badge overlaps the star, so that nothing moves when it appears.
        <span className="absolute top-0.5 right-0 min-w-4 rounded-full bg-accent px-1 py-0.5 text-center text-tiny leading-none font-semibold text-on-accent">
          {length}
        </span>
      ) : null}
    </PageLink>
  )
}

function SmallScreenMenu() {
  // Another address gets a new element, which is a closed menu.
  const { href, pathname } = useLocation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <details className="group md:hidden" key={href} onKeyDown={closeOnEscape}>
      <summary
        className={buttonClass({
          variant: 'quiet',
          shape: 'icon',
          className: `list-none [&::-webkit-details-marker]:hidden ${closesOutside}`,
        })}
        aria-label="Menu"
      >
        <Icon name="menu" />
      </summary>
      <nav
        className="fixed inset-x-0 top-(--bar) grid border-b-2 border-ink bg-desk px-(--gutter) pt-2 pb-4 shadow-3 *:flex *:min-h-11 *:items-center *:justify-between *:border-edge *:font-display *:text-t3 *:leading-none *:font-strong *:no-underline *:not-first:border-t"
        aria-label="Menu"
      >
        {[...sections, '/selection' as const].map((to) => {
          const current = currentIn(pathname, to)
          return (
            <PageLink
              key={to}
              to={to}
              className={current && 'text-accent-2'}
              aria-current={current}
              onClick={closeMenu}
            >
              {pages[to].label}
              <Icon name="arrow" />
            </PageLink>
          )
        })}
      </nav>
    </details>
  )
}

/**
 * While the menu is open its button covers the page, so that a tap outside closes the menu and does nothing else. A
 * button that moves while it is pressed would take the cover with it.
 */
const closesOutside = 'group-open:transform-none group-open:before:fixed group-open:before:inset-0'

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
  return sections.map((to) => {
    const current = currentIn(path, to)
    return (
      <PageLink
        key={to}
        to={to}
        className={`${sectionLink} ${current ? currentSection : otherSection}`}
        aria-current={current}
      >
        {pages[to].label}
      </PageLink>
    )
  })
}

const sectionLink =
  'inline-flex items-center px-2 text-small font-semibold whitespace-nowrap no-underline lg:px-3'
const currentSection =
  'min-h-[calc(var(--bar)-1px)] rounded-none text-ink shadow-[inset_0_-3px_0_var(--color-accent)] forced-colors:underline'
const otherSection = 'min-h-9 rounded-1 text-ink-2 hover:bg-desk-2 hover:text-ink'
