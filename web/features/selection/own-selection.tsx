import { useRef, useState } from 'react'

import { withList } from '#shared/items/selection-changes.ts'
import { currentSelection, defaultTitle } from '#shared/items/selections.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { changeSelections, newSelection } from '#web/storage/change-selections.ts'
import { selections } from '#web/storage/selections.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { noMoreLists } from './keep-shared.ts'
import { OwnItems } from './own-items.tsx'
import { SelectionHead } from './selection-head.tsx'
import { SelectionTabs } from './selection-tabs.tsx'
import { SelectionTools } from './selection-tools.tsx'

/** The visitor's own selections, one of them shown. */
export function OwnSelection() {
  const all = useStoredValue(selections)
  const list = currentSelection(all)
  const heading = useRef<HTMLHeadingElement>(null)
  const [newId, setNewId] = useState('')
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus())

  function add() {
    const added = newSelection('Nouvelle sélection')
    if (changeSelections(withList(added), noMoreLists)) setNewId(added.id)
  }

  return (
    <div className="page-width">
      <SelectionHead
        key={`head ${list.id}`}
        list={list}
        headingRef={heading}
        isNew={list.id === newId}
        isDeletable={all.lists.length > 1 || list.items.length > 0 || list.title !== defaultTitle}
        onDeleted={focusHeading}
        tools={
          list.items.length > 0 ? (
            <SelectionTools shown={list}>
              <PageLink
                className={buttonClass({ variant: 'ink', className: 'max-md:flex-1' })}
                to="/selection/document"
              >
                <Icon name="print" />
                Document client
              </PageLink>
            </SelectionTools>
          ) : null
        }
      />
      <SelectionTabs all={all} currentId={list.id} onAdd={add} />
      {list.items.length > 0 ? (
        <OwnItems
          key={`items ${list.id}`}
          list={list}
          others={all.lists.filter((other) => other !== list)}
          onEmptied={focusHeading}
        />
      ) : (
        <EmptyState
          title="Rien de gardé"
          text="Sur la page d’un prompt ou d’un GPT, «&nbsp;Ajouter à ma sélection&nbsp;» le range ici. Un lien permet ensuite de partager la liste, sans compte."
        >
          <PageLink className={buttonClass({ variant: 'ink' })} to="/prompts">
            Parcourir les prompts
          </PageLink>
        </EmptyState>
      )}
    </div>
  )
}
