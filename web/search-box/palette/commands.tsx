import { useSyncExternalStore } from 'react'

import { currentSelection } from '#shared/items/selections.ts'
import { pages } from '#shared/pages/pages.ts'
import { countOf } from '#shared/text/plural.ts'
import { afterPaint } from '#web/document/after-paint.ts'
import { setTheme, toggleTheme, isThemeDark, subscribeTheme } from '#web/document/theme.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { type ChosenClient, chosenClient } from '#web/storage/chosen-client.ts'
import { selections } from '#web/storage/selections.ts'
import { storedProfiles } from '#web/storage/stored-profiles.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'

import type { PaletteRow } from './palette-rows.ts'

/** Something that the site does, or a place of the visitor's own. */
export type Command = PaletteRow & {
  /** By which words it is called. */
  words: string
  /** Where it stands: not among those that are offered before anything is typed, or only there. */
  only?: 'typed' | 'untyped'
}

export type Doings = {
  /** Puts a text in the box, as if it were typed. */
  write: (text: string) => void
  /** Says what was done. */
  tell: (text: string) => void
}

/** All that can be asked for by name, as things stand in this browser. */
export function useCommands(doings: Doings): Command[] {
  return [...useClientCommands(doings), ...usePlaceCommands(), ...useThemeCommands(doings)]
}

function useClientCommands({ write, tell }: Doings): Command[] {
  const profiles = useStoredValue(storedProfiles)
  const chosen = useStoredValue(chosenClient)
  const active = profiles.find(({ id }) => id === chosen?.id)

  function choose(client: ChosenClient | null) {
    if (!chosenClient.set(client)) return tellNothingStored()
    write('')
    tell(
      client
        ? `Client\u00a0: ${client.name}. Ses valeurs remplissent les prompts que vous copiez.`
        : 'Sans client. Les prompts sont copiés sans valeurs d’un client.',
    )
  }

  if (profiles.length === 0) {
    return [
      {
        id: 'client-nouveau',
        icon: 'dossier',
        title: 'Créer un profil client',
        note: 'Ses valeurs remplissent les prompts que vous copiez',
        words: 'créer un profil client nouveau choisir changer',
        render: (attributes) => <PageLink to="/profils" {...attributes} />,
      },
    ]
  }
  const choice: Command = {
    id: 'client',
    icon: 'dossier',
    title: active ? 'Changer de client' : 'Choisir un client',
    note: active ? `Actif\u00a0: ${active.name}` : undefined,
    words: '',
    only: 'untyped',
    render: (attributes) => (
      <button type="button" {...attributes} onClick={() => write('client ')} />
    ),
  }
  const clients = profiles.map(({ id, name, values }): Command => ({
    id: `client-${id}`,
    icon: id === active?.id ? 'check' : 'dossier',
    title: name,
    note:
      id === active?.id ? 'Client actif' : `Client, ${countOf(values.length, 'valeur', 'valeurs')}`,
    words: `client choisir changer de ${name}`,
    only: 'typed',
    render: (attributes) => (
      <button type="button" {...attributes} onClick={() => choose({ id, name })} />
    ),
  }))
  const none: Command = {
    id: 'client-aucun',
    icon: 'x',
    title: 'Travailler sans client',
    words: 'travailler sans client aucun retirer changer de',
    only: 'typed',
    render: (attributes) => <button type="button" {...attributes} onClick={() => choose(null)} />,
  }
  return [choice, ...clients, ...(active ? [none] : [])]
}

function usePlaceCommands(): Command[] {
  const { items } = currentSelection(useStoredValue(selections))
  return [
    {
      id: 'selection',
      icon: 'star',
      title: 'Ouvrir ma sélection',
      end: items.length > 0 ? countOf(items.length, 'fiche', 'fiches') : undefined,
      words: 'ouvrir voir ma mes sélection sélections favoris gardés étoile',
      render: (attributes) => <PageLink to="/selection" {...attributes} />,
    },
    {
      id: 'nouveautes',
      icon: 'clock',
      title: 'Voir les nouveautés',
      words: 'voir les nouveautés nouveau nouveaux derniers récents ajouts',
      render: (attributes) => <PageLink to="/nouveautes" {...attributes} />,
    },
    {
      id: 'parcours',
      icon: 'list',
      title: 'Voir les parcours',
      words: 'voir les parcours missions étapes refonte chute de trafic nouveau client',
      render: (attributes) => <PageLink to="/parcours" {...attributes} />,
    },
    {
      id: 'donnees',
      icon: 'list',
      title: pages['/profils'].label,
      words: `${pages['/profils'].label} ouvrir mes données profils exporter importer`,
      render: (attributes) => <PageLink to="/profils" {...attributes} />,
    },
  ]
}

const hasChosenTheme = () => document.documentElement.dataset.theme !== undefined

function useThemeCommands({ tell }: Doings): Command[] {
  const isDark = useSyncExternalStore(subscribeTheme, isThemeDark)
  const isChosen = useSyncExternalStore(subscribeTheme, hasChosenTheme)

  function change() {
    toggleTheme()
    tell(isDark ? 'Thème clair' : 'Thème sombre')
  }

  function follow() {
    setTheme(null)
    tell('Thème du système')
  }

  const other: Command = {
    id: 'theme',
    icon: isDark ? 'sun' : 'moon',
    title: isDark ? 'Passer au thème clair' : 'Passer au thème sombre',
    words: 'passer au thème changer de clair sombre mode jour nuit apparence',
    render: (attributes) => (
      <button type="button" {...attributes} onClick={() => afterPaint(change)} />
    ),
  }
  const system: Command = {
    id: 'theme-systeme',
    icon: 'reset',
    title: 'Suivre le thème du système',
    words: 'suivre le thème du système automatique appareil',
    render: (attributes) => (
      <button type="button" {...attributes} onClick={() => afterPaint(follow)} />
    ),
  }
  return isChosen ? [other, system] : [other]
}
