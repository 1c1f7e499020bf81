import { useState } from 'react'

import type { UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'
import { Button } from '#web/ui/button.tsx'

import { ForeignNames } from './foreign-names.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { VariableForm } from './variable-form.tsx'
import { VariableTable } from './variable-table.tsx'

/** The vocabulary of variables: what prompts ask for in brackets, and how visitors are asked. */
export function VariablesPage() {
  const asked = api.admin.variables.list.useQuery()
  const [, changeUrl] = useUrlState()
  // A stored variable, or the name of a new one.
  const { edited, edit, close } = useEdited<UsedVariable | string>()
  const [merged, setMerged] = useState<UsedVariable | null>(null)

  return (
    <>
      <PageHead
        title="Variables"
        text="Ce que les prompts demandent entre crochets, sous un seul nom. Un libellé ou une aide changés ici changent dans tous les prompts."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => edit('')}>
          <Icon name="plus" />
          Nouvelle variable
        </Button>
      </PageHead>
      <Loaded asked={asked}>
        {(variables) =>
          edited === null ? (
            <div className="stack">
              <VariableTable variables={variables} onEdit={edit} onMerge={setMerged} />
              <ForeignNames variables={variables} onCreate={edit} />
            </div>
          ) : (
            <VariableForm
              edited={edited}
              onSaved={({ cle, libelle }) => {
                // Among many others a new one would not be seen.
                if (typeof edited === 'string') changeUrl({ q: libelle })
                close(cle)
              }}
              onClose={() => close(typeof edited === 'string' ? undefined : edited.cle)}
            />
          )
        }
      </Loaded>
      {asked.data && merged ? (
        <MergeDialog
          merged={merged}
          variables={asked.data}
          onMerged={({ cle }) => drawAndFocusRow(() => setMerged(null), cle)}
          onCancel={() => setMerged(null)}
        />
      ) : null}
    </>
  )
}
