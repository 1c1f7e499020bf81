import { type AnyRouter, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { adminRoot, menuFor } from '#shared/addresses/admin-screens.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useSession } from '#web/admin/session/session.ts'
import { useSignOut } from '#web/admin/session/sign-out.ts'

type SidebarProps = { isExpanded: boolean; onToggle: () => void }

/** Beside the page from 768 px: 16rem, or 3rem of icons. */
export function Sidebar({ isExpanded, onToggle }: SidebarProps) {
  return (
    <aside className="adm-side" aria-label="Administration">
      <div className="side-brand">
        <Icon name="lock" />
        <span>Administration</span>
      </div>
      <Sections />
      <div className="bottom">
        <ExitLinks />
        <button
          type="button"
          aria-pressed={!isExpanded}
          aria-label="Réduire le menu"
          aria-keyshortcuts="Control+B Meta+B"
          title="Réduire ou déployer le menu (Ctrl+B)"
          onClick={onToggle}
        >
          <Icon name="sidebar" />
          <span>Réduire le menu</span>
        </button>
      </div>
    </aside>
  )
}

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
      className="adm-side adm-drawer"
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
      <div className="side-brand">
        <Icon name="lock" />
        <span>Administration</span>
        <button
          type="button"
          className="drawer-close"
          aria-label="Fermer le menu"
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <Sections onFollow={onClose} />
      <div className="bottom">
        <ExitLinks />
      </div>
    </dialog>
  )
}

type SectionsProps = { onFollow?: () => void }

function Sections({ onFollow }: SectionsProps) {
  const { capabilities } = useSession()
  const path = useLocation<AnyRouter, string>({ select: ({ pathname }) => pathname })
  return (
    <nav aria-label="Sections">
      {menuFor(capabilities).map(({ label, icon, screens: [first, ...others] }) => (
        <AdminLink
          key={label}
          to={first.to}
          isExact={first.to === adminRoot}
          title={label}
          aria-label={label}
          // The router marks the first screen itself.
          aria-current={others.some(({ to }) => to === path) ? 'true' : undefined}
          onClick={onFollow}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </AdminLink>
      ))}
    </nav>
  )
}

/** Out of the administration. */
function ExitLinks() {
  const signOut = useSignOut()
  return (
    <>
      <a href="/" target="_blank" rel="noopener" title="Voir le site">
        <Icon name="ext" />
        <span>Voir le site</span>
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
      <button type="button" title="Déconnexion" aria-label="Déconnexion" onClick={signOut}>
        <Icon name="logout" />
        <span>Déconnexion</span>
      </button>
    </>
  )
}
