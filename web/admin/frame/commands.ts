import type { Capability } from '#shared/access/capabilities.ts'
import { type AdminPath, adminRoot, mayOpen, menuFor } from '#shared/addresses/admin-screens.ts'
import { foldText } from '#shared/search/search-text.ts'
import type { IconName } from '#web/admin/controls/icon.tsx'

/** A command of the palette. */
export type Command = {
  name: string
  /** Menu entry of the screen, which is searched too. */
  hint?: string | undefined
  icon: IconName
  run: () => void
}

type CommandActions = {
  goTo: (path: AdminPath) => void
  toggleTheme: () => void
  showShortcuts: () => void
  signOut: () => void
}

/** Commands of the palette: screens to open, items to create, and general actions. */
export function commandsFor(
  capabilities: readonly Capability[],
  { goTo, toggleTheme, showShortcuts, signOut }: CommandActions,
): Command[] {
  const creations: { name: string; icon: IconName; to: AdminPath }[] = [
    { name: 'Nouveau prompt', icon: 'plus', to: `${adminRoot}/prompts/nouveau` },
    { name: 'Nouveau GPT', icon: 'plus', to: `${adminRoot}/gpts/nouveau` },
  ]
  const screens = menuFor(capabilities).flatMap((entry) =>
    entry.screens.map(({ to, label }): Command => ({
      name: label,
      hint: label === entry.label ? undefined : entry.label,
      icon: entry.icon,
      run: () => goTo(to),
    })),
  )
  return [
    ...screens,
    ...creations
      .filter(({ to }) => mayOpen(to, capabilities))
      .map(({ name, icon, to }): Command => ({ name, icon, run: () => goTo(to) })),
    { name: 'Changer de thème', icon: 'moon', run: toggleTheme },
    { name: 'Voir le site', icon: 'ext', run: () => void window.open('/', '_blank', 'noopener') },
    { name: 'Raccourcis clavier', icon: 'info', run: showShortcuts },
    { name: 'Déconnexion', icon: 'logout', run: signOut },
  ]
}

/** Commands that contain every word of a text, without regard to case and accents. */
export function matchingCommands(commands: readonly Command[], q: string): Command[] {
  const words = foldText(q).split(' ')
  return commands.filter(({ name, hint = '' }) => {
    const text = foldText(`${name} ${hint}`)
    return words.every((word) => text.includes(word))
  })
}
