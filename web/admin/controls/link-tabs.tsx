import type { AdminPath } from '#shared/addresses/admin-screens.ts'

import { AdminLink } from './link.tsx'

export type LinkTab = { label: string; to: AdminPath; query?: string }

type LinkTabsProps = {
  label: string
  tabs: LinkTab[]
  /** The tab that is shown. */
  current: LinkTab
}

/** Screens or parts of a screen as a row of links. The row scrolls sideways on phones. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 -mt-5 mb-2 flex gap-1 overflow-x-auto overflow-y-hidden px-4 shadow-[inset_0_-1px_var(--color-edge)] md:mx-0 md:mb-4 md:px-0"
    >
      {tabs.map((tab) => (
        <AdminLink
          key={tab.label}
          ref={tab === current ? scrollRowTo : undefined}
          to={tab.to}
          query={tab.query}
          isExact
          includesQuery={tab.query !== undefined}
          className={`${tabClass} ${tab === current ? currentTab : otherTab}`}
        >
          {tab.label}
        </AdminLink>
      ))}
    </nav>
  )
}

/** Scrolls the row alone. scrollIntoView would also move the page, whose position may have been restored. */
const scrollRowTo = (link: HTMLElement | null) =>
  link?.parentElement?.scrollTo({ left: link.offsetLeft - previousTabPx })

/** Visible part of the previous tab, which shows that the row scrolls. */
const previousTabPx = 48

const tabClass =
  'inline-flex min-h-11 flex-none items-center px-3 text-small whitespace-nowrap no-underline'
// Only the current tab has a border: forced colours would draw a transparent one too.
const currentTab = 'border-0 border-b-3 border-solid border-accent pt-[3px] font-bold text-ink'
const otherTab = 'font-semibold text-ink-2 hover:bg-card-2 hover:text-ink'
