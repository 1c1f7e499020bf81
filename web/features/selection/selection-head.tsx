import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'

import { withListBack, withoutList, withTitle } from '#shared/items/selection-changes.ts'
import { type Selection, selectionTitleMaxLength } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { changeSelections, newSelection } from '#web/storage/change-selections.ts'
import { selections } from '#web/storage/selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { noMoreLists } from './keep-shared.ts'
import { SelectionHeading, SelectionTitle } from './selection-heading.tsx'

type SelectionHeadProps = {
  list: Selection
  headingRef: Ref<HTMLHeadingElement>
  /** A selection that was just made has its title to be written. */
  isNew: boolean
  /** Whether there is something to delete: another one is left, or an own title or item. */
  isDeletable: boolean
  onDeleted: () => void
  tools: ReactNode
}

/** The title of one's own selection, to change, and what can be done with all of it. */
export function SelectionHead(props: SelectionHeadProps) {
  const { list, headingRef, isNew, isDeletable, onDeleted, tools } = props
  const [isNaming, setIsNaming] = useState(isNew)
  const [wasNamed, setWasNamed] = useState(false)
  const { id, title, items } = list

  return (
    <SelectionHeading
      tools={tools}
      title={
        isNaming ? (
          <TitleField
            title={title}
            onDone={(written) => {
              setIsNaming(false)
              setWasNamed(true)
              if (written !== null) changeSelections(withTitle(id, written), noMoreLists)
            }}
          />
        ) : (
          <>
            <SelectionTitle ref={headingRef}>{title}</SelectionTitle>
            <Button
              ref={wasNamed ? focus : undefined}
              variant="quiet"
              shape="icon"
              className="flex-none"
              aria-label="Renommer la sélection"
              onClick={() => setIsNaming(true)}
            >
              <Icon name="pen" />
            </Button>
            {isDeletable ? (
              <Button
                variant="quiet"
                shape="icon"
                className="flex-none"
                aria-label="Supprimer la sélection"
                onClick={() => {
                  if (remove(list)) onDeleted()
                }}
              >
                <Icon name="bin" />
              </Button>
            ) : null}
          </>
        )
      }
    >
      {items.length === 0
        ? 'Ce que vous mettez de côté se range ici et reste dans ce navigateur.'
        : `${countOf(items.length, 'fiche', 'fiches')}, dans ce navigateur.`}
      {items.length > 1 ? (
        <span className="print:hidden">
          {' '}
          Pour changer l’ordre&nbsp;: la poignée
          {/* A touch screen has no such keys. */}
          <span className="touch:hidden">, ou Alt et les flèches</span>.
        </span>
      ) : null}
    </SelectionHeading>
  )
}

type TitleFieldProps = { title: string; onDone: (written: string | null) => void }

/** Enter or leaving it keeps the title, Escape what it was. */
function TitleField({ title, onDone }: TitleFieldProps) {
  // Some browsers tell of leaving a field that goes.
  const isDone = useRef(false)
  function end(written: string | null) {
    if (!isDone.current) onDone(written)
    isDone.current = true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    end(event.key === 'Enter' ? event.currentTarget.value : null)
  }
  return (
    <input
      ref={selectAll}
      className="input font-display text-panel leading-tight font-demi"
      aria-label="Titre de la sélection"
      autoComplete="off"
      maxLength={selectionTitleMaxLength}
      defaultValue={title}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => end(currentTarget.value)}
    />
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
function selectAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** Deletes at once, and offers to put it back where it was. */
function remove(list: Selection): boolean {
  const place = selections.get().lists.findIndex(({ id }) => id === list.id)
  const empty = newSelection()
  if (!changeSelections(withoutList(list.id, empty), noMoreLists)) return false
  showToast({
    type: 'success',
    title: 'Sélection supprimée',
    description: list.title,
    action: {
      label: 'Annuler',
      run: () => changeSelections(withListBack(list, place, empty.id), noMoreLists),
    },
    // Of its own: no other message takes its way back away.
    topic: list.id,
  })
  return true
}
