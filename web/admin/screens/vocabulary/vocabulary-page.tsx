import type { StoredGroup } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { Button } from '#web/ui/button.tsx'

import { groupName } from './group-draft.ts'
import { GroupForm } from './group-form.tsx'
import { GroupTable } from './group-table.tsx'

/** The expressions that the search takes for one another. */
export function VocabularyPage() {
  const asked = api.admin.vocabulary.list.useQuery()
  const [{ terme: initialTerm }, changeUrl] = useUrlState()
  const { edited, edit, close } = useEdited<StoredGroup | 'new'>(
    initialTerm === undefined ? null : 'new',
  )

  function showSaved({ id, ...group }: StoredGroup) {
    // Among hundreds of others a new one would not be seen.
    if (edited === 'new') changeUrl({ terme: null, q: groupName(group) })
    close(id)
  }

  return (
    <>
      <PageHead
        title="Vocabulaire de recherche"
        text="Les expressions d’un groupe demandent la même chose à la recherche. Qui tape l’une trouve aussi ce que disent les autres."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => edit('new')}>
          <Icon name="plus" />
          Nouveau groupe
        </Button>
      </PageHead>
      <Loaded asked={asked}>
        {(groups) =>
          edited === null ? (
            <GroupTable groups={groups} onEdit={edit} />
          ) : (
            <GroupForm
              stored={edited === 'new' ? null : edited}
              initialTerm={initialTerm}
              groups={groups}
              onSaved={showSaved}
              onClose={() => {
                changeUrl({ terme: null })
                close(edited === 'new' ? undefined : edited.id)
              }}
            />
          )
        }
      </Loaded>
    </>
  )
}
