import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { StoredGroup } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { Button } from '#web/ui/button.tsx'

import { groupName } from './group-draft.ts'
import { GroupForm } from './group-form.tsx'
import { GroupTable } from './group-table.tsx'

/** The group that the form has: one that is stored, a new one, or none. */
type Edited = StoredGroup | 'new' | null

/** The expressions that the search takes for one another. */
export function VocabularyPage() {
  const { data: groups, error, refetch } = api.admin.vocabulary.list.useQuery()
  const [, changeUrl] = useUrlState()
  const [edited, setEdited] = useState<Edited>(null)

  /** The page is drawn before the focus goes to the row that was edited, or above where it is not shown. */
  function close(id = '') {
    flushSync(() => setEdited(null))
    const row = document.querySelector(`[data-group="${id}"]`)
    const control = row?.querySelector('button') ?? document.querySelector('main [type="search"]')
    if (control instanceof HTMLElement) control.focus()
  }

  function showSaved({ id, ...group }: StoredGroup) {
    // Among hundreds of others a new one would not be seen.
    if (edited === 'new') changeUrl({ q: groupName(group) })
    close(id)
  }

  return (
    <>
      <PageHead
        title="Vocabulaire de recherche"
        text="Les expressions d’un groupe demandent la même chose à la recherche. Qui tape l’une trouve aussi ce que disent les autres."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => setEdited('new')}>
          <Icon name="plus" />
          Nouveau groupe
        </Button>
      </PageHead>
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {!groups && !error ? <Spinner /> : null}
      {groups && edited !== null ? (
        <GroupForm
          stored={edited === 'new' ? null : edited}
          groups={groups}
          onSaved={showSaved}
          onClose={() => close(edited === 'new' ? undefined : edited.id)}
        />
      ) : null}
      {groups && edited === null ? <GroupTable groups={groups} onEdit={setEdited} /> : null}
    </>
  )
}
