import { type AnyRouter, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

import { adminRoot, menuFor } from '#shared/addresses/admin-screens.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useSession } from '#web/admin/session/session.ts'
import { useSignOut } from '#web/admin/session/sign-out.ts'

type SidebarProps = { isExpanded: boolean; onToggle: () => void }

/** Beside the page from 768 px: 16rem, or 3rem of icons. */
export function Sidebar({ isExpanded, onToggle }: SidebarProps) {
  return (
    <aside
      className={`${night} sticky top-0 hidden h-screen overflow-hidden md:flex`}
      aria-label="Administration"
    >
      <div className={`${brand} ${isExpanded ? 'px-4' : 'justify-center'}`}>
        <Icon name="lock" />
        {isExpanded ? <span>Administration</span> : null}
      </div>
      <Sections hasLabels={isExpanded} />
      <Bottom isWide={isExpanded}>
        <ExitLinks hasLabels={isExpanded} />
        <button
          type="button"
          className={entryClass(isExpanded)}
          aria-pressed={!isExpanded}
          aria-label="Réduire le menu"
          aria-keyshortcuts="Control+B Meta+B"
          title="Réduire ou déployer le menu (Ctrl+B)"
          onClick={onToggle}
        >
          <Icon name="sidebar" />
          {isExpanded ? <span>Réduire le menu</span> : null}
        </button>
      </Bottom>
    </aside>
  )
}

/** Its night is darker than that of the site's panels. */
const night =
  'flex-col bg-night text-on-night [--color-night:light-dark(oklch(0.27_0.036_245),oklch(0.17_0.014_215))] [&_:focus-visible]:-outline-offset-3 [&_:focus-visible]:outline-focus-night'
const brand =
  'flex min-h-14 items-center gap-2.5 border-b border-on-night/18 font-display text-t4 leading-none font-[660]'

/** A link or a button of the sidebar: an icon, and its label where there is room. */
const entryClass = (hasLabel: boolean) =>
  `flex min-h-9 w-full items-center gap-3 rounded-2 border-0 bg-transparent text-left text-small whitespace-nowrap text-inherit no-underline hover:bg-on-night/12 hover:text-inherit ${hasLabel ? 'px-3' : 'justify-center px-0'}`
/** The router marks the link of the current screen. */
const currentEntry =
  'aria-[current]:bg-card aria-[current]:font-bold aria-[current]:text-ink forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none'

const Bottom = ({ isWide, children }: { isWide: boolean; children: ReactNode }) => (
  <div className={`mt-auto border-t border-on-night/18 py-2 ${isWide ? 'px-2' : 'px-1'}`}>
    {children}
  </div>
)

type DrawerSidebarProps = { isOpen: boolean; onClose: () => void }

/** Over the page under 768 px: 18rem. */
export function DrawerSidebar({ isOpen, onClose }: DrawerSidebarProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
    else dialogRef.current?.close()
  }, [isOpen])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <dialog
      ref={dialogRef}
      className={`${night} fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 border-0 p-0 shadow-3 open:flex md:open:hidden`}
      aria-label="Administration"
      onClose={onClose}
      onCancel={(event) => {
        // The state comes first, so that the shortcut never finds another than is seen.
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={`${brand} px-4`}>
        <Icon name="lock" />
        <span>Administration</span>
        <button
          type="button"
          className="ml-auto grid size-9 place-content-center border-0 bg-transparent"
          aria-label="Fermer le menu"
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <Sections hasLabels onFollow={onClose} />
      <Bottom isWide>
        <ExitLinks hasLabels />
      </Bottom>
    </dialog>
  )
}

type SectionsProps = { hasLabels: boolean; onFollow?: () => void }

function Sections({ hasLabels, onFollow }: SectionsProps) {
  const { capabilities } = useSession()
  const path = useLocation<AnyRouter, string>({ select: ({ pathname }) => pathname })
  return (
    <nav className={`overflow-y-auto py-3 ${hasLabels ? 'px-2' : 'px-1'}`} aria-label="Sections">
      {menuFor(capabilities).map(({ label, icon, screens: [first, ...others] }) => (
        <AdminLink
          key={label}
          className={`${entryClass(hasLabels)} ${currentEntry}`}
          to={first.to}
          isExact={first.to === adminRoot}
          title={label}
          aria-label={label}
          // The router marks the first screen itself.
          aria-current={others.some(({ to }) => to === path) ? 'true' : undefined}
          onClick={onFollow}
        >
          <Icon name={icon} />
          {hasLabels ? <span>{label}</span> : null}
        </AdminLink>
      ))}
    </nav>
  )
}

/** Out of the administration. */
function ExitLinks({ hasLabels }: { hasLabels: boolean }) {
  const signOut = useSignOut()
  return (
    <>
      <a
        className={entryClass(hasLabels)}
        href="/"
        target="_blank"
        rel="noopener"
        title="Voir le site"
      >
        <Icon name="ext" />
        {hasLabels ? (
          <>
            <span>Voir le site</span>
            <span className="sr-only"> (nouvel onglet)</span>
          </>
        ) : null}
      </a>
      <button
        type="button"
        className={entryClass(hasLabels)}
        title="Déconnexion"
        aria-label="Déconnexion"
        onClick={signOut}
      >
        <Icon name="logout" />
        {hasLabels ? <span>Déconnexion</span> : null}
      </button>
    </>
  )
}
