import { keepPreviousData } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'

import { statutLabels } from '#shared/items/statut.ts'
import { api } from '#web/admin/api/api.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon, type IconName } from '#web/admin/controls/icon.tsx'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { useSession } from '#web/admin/session/session.ts'
import { useSignOut } from '#web/admin/session/sign-out.ts'
import { toggleTheme } from '#web/document/theme.ts'

import { commandsFor, matchingCommands } from './commands.ts'

type PaletteProps = {
  /** Initial query: keys pressed while this code was loading. */
  typed: string
  onClose: () => void
  onShortcuts: () => void
}

/** Goes anywhere and begins anything from the keyboard: screens, commands, every item. */
export function Palette(props: PaletteProps) {
  return (
    <Dialog
      title="Aller à…"
      isOpen
      onClose={props.onClose}
      className="w-[min(40rem,calc(100vw-2rem))] self-start"
    >
      <PaletteSearch {...props} />
    </Dialog>
  )
}

type Option = { key: string; name: string; hint?: string; icon: IconName; run: () => void }

function PaletteSearch({ typed, onClose, onShortcuts }: PaletteProps) {
  const listId = useId()
  const [q, setQ] = useState(typed)
  const [place, setPlace] = useState(0)
  const { options, search } = useOptions(q, onShortcuts)
  const active = options[Math.min(place, options.length - 1)]

  function run(option: Option) {
    onClose()
    option.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      run(active)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    const next = (Math.min(place, options.length - 1) + step + options.length) % options.length
    setPlace(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="body">
      <label className="sr-only" htmlFor={`${listId}-q`}>
        Écran, commande, titre ou mot d’une fiche
      </label>
      <input
        id={`${listId}-q`}
        className="input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${options.indexOf(active)}` : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder="Écran, commande, titre ou mot d’une fiche"
        data-first
        value={q}
        onChange={(event) => {
          setQ(event.currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list is filtered by what is typed
        role="listbox"
        aria-label="Propositions"
        className="mt-2 max-h-[min(24rem,55vh)] overflow-y-auto"
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus and the keys
          <div
            key={option.key}
            id={`${listId}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox takes no other element
            role="option"
            className={option === active ? activeOption : otherOption}
            aria-selected={option === active}
            onClick={() => run(option)}
          >
            <Icon name={option.icon} />
            <span className="flex-1 wrap-anywhere">{option.name}</span>
            {option.hint === undefined ? null : <span className="hint">{option.hint}</span>}
          </div>
        ))}
      </div>
      <output className="hint">
        {search === 'failed' || options.length === 0 ? sentences[search] : ''}
      </output>
    </div>
  )
}

const otherOption =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-2 px-3 py-1 hover:bg-card-2'
const activeOption = `${otherOption} bg-info-tint shadow-[inset_4px_0_0_var(--color-info)]`

/** How far the search for items is: commands are found at once. */
type Search = 'asked' | 'answered' | 'failed'

const sentences: Record<Search, string> = {
  asked: 'Recherche en cours…',
  answered: 'Rien de ce nom. Essayez un autre mot.',
  failed: 'Les fiches n’ont pas pu être cherchées. Changez le texte pour réessayer.',
}

/** Shorter texts are in every item. */
const shortestSearch = 2
/** Shorter than elsewhere: who goes somewhere types few letters, and waits for the answer. */
const typingPauseMs = 150

function useOptions(q: string, onShortcuts: () => void): { options: Option[]; search: Search } {
  const { capabilities } = useSession()
  const navigate = useAdminNavigate()
  const signOut = useSignOut()
  const typed = q.trim()
  const text = useSettledValue(typed, typingPauseMs)
  const isSearched = text.length >= shortestSearch
  const {
    data: found = [],
    isError,
    isFetching,
  } = api.admin.find.useQuery(
    { q: text },
    { enabled: isSearched, placeholderData: isSearched ? keepPreviousData : undefined },
  )
  const commands = commandsFor(capabilities, {
    goTo: (path) => void navigate(path),
    toggleTheme,
    showShortcuts: onShortcuts,
    signOut,
  })
  const options = [
    ...matchingCommands(commands, q).map((command) =>
      Object.assign({ key: command.name }, command),
    ),
    ...found.map(({ kind, id, titre, statut }): Option => ({
      key: id,
      name: titre,
      hint: `${kind === 'prompt' ? 'Prompt' : 'GPT'}, ${statutLabels[statut].toLowerCase()}`,
      icon: kind === 'prompt' ? 'fiche' : 'dossier',
      run: () => void navigate(editorPath(kind, id)),
    })),
  ]
  const isAsked = isFetching || (typed !== text && typed.length >= shortestSearch)
  return { options, search: isAsked ? 'asked' : isError ? 'failed' : 'answered' }
}
