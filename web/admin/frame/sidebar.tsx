import { useEffect, useRef } from 'react'

import { adminRoot, mayOpen } from '#shared/admin-routes.ts'

import { Icon, type IconName } from '../controls/icon.tsx'
import { type AdminPath, AdminLink } from '../controls/link.tsx'
import { useSession } from './session.ts'
import { useSignOut } from './sign-out.ts'

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
        <Ways />
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
        <Ways />
      </div>
    </dialog>
  )
}

type Section = { to: AdminPath; label: string; icon: IconName; isExact?: boolean }

const sections: Section[] = [
  { to: adminRoot, label: 'Tableau de bord', icon: 'home', isExact: true },
  { to: `${adminRoot}/prompts`, label: 'Prompts', icon: 'fiche' },
  { to: `${adminRoot}/gpts`, label: 'GPT', icon: 'dossier' },
  { to: `${adminRoot}/users`, label: 'Utilisateurs', icon: 'users' },
  { to: `${adminRoot}/seo-pages`, label: 'Pages SEO', icon: 'globe' },
  { to: `${adminRoot}/redirections`, label: 'Redirections', icon: 'arrow' },
  { to: `${adminRoot}/settings`, label: 'Paramètres', icon: 'gear' },
  { to: `${adminRoot}/journal`, label: 'Journal', icon: 'clock' },
  { to: `${adminRoot}/corbeille`, label: 'Corbeille', icon: 'trash' },
  { to: `${adminRoot}/compte`, label: 'Mon compte', icon: 'user' },
]

type SectionsProps = { onFollow?: () => void }

function Sections({ onFollow }: SectionsProps) {
  const { capabilities } = useSession()
  const open = sections.filter(({ to }) => mayOpen(to, capabilities))
  return (
    <nav aria-label="Sections">
      {open.map(({ to, label, icon, isExact }) => (
        <AdminLink
          key={to}
          to={to}
          isExact={isExact}
          title={label}
          aria-label={label}
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
function Ways() {
  const signOut = useSignOut()
  return (
    <>
      <a href="/" target="_blank" rel="noopener" title="Voir le site">
        <Icon name="ext" />
        <span>Voir le site</span>
        <span className="vh"> (nouvel onglet)</span>
      </a>
      <button type="button" title="Déconnexion" aria-label="Déconnexion" onClick={signOut}>
        <Icon name="logout" />
        <span>Déconnexion</span>
      </button>
    </>
  )
}
