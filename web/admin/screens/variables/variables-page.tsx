import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { Button } from '#web/ui/button.tsx'

import { ForeignNames } from './foreign-names.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { VariableForm } from './variable-form.tsx'
import { VariableTable } from './variable-table.tsx'

/** The vocabulary of variables: what prompts ask for in brackets, and how visitors are asked. */
export function VariablesPage() {
  const { data: variables, error, refetch } = api.admin.variables.list.useQuery()
  const [, changeUrl] = useUrlState()
  // The variable that the form has: a stored one, the name of a new one, or none.
  const [edited, setEdited] = useState<UsedVariable | string | null>(null)
  const [merged, setMerged] = useState<UsedVariable | null>(null)

  /** The page is drawn before the focus goes to the row that was edited, or above where it is not shown. */
  function close(key = '') {
    flushSync(() => {
      setEdited(null)
      setMerged(null)
    })
    const row = document.querySelector(`[data-variable="${key}"]`)
    const control = row?.querySelector('button') ?? document.querySelector('main [type="search"]')
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <>
      <PageHead
        title="Variables"
        text="Ce que les prompts demandent entre crochets, sous un seul nom. Un libellé ou une aide changés ici changent dans tous les prompts."
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => setEdited('')}>
          <Icon name="plus" />
          Nouvelle variable
        </Button>
      </PageHead>
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {!variables && !error ? <Spinner /> : null}
      {variables && edited !== null ? (
        <VariableForm
          edited={edited}
          onSaved={({ cle, libelle }) => {
            // Among many others a new one would not be seen.
            if (typeof edited === 'string') changeUrl({ q: libelle })
            close(cle)
          }}
          onClose={() => close(typeof edited === 'string' ? '' : edited.cle)}
        />
      ) : null}
      {variables && edited === null ? (
        <div className="stack">
          <VariableTable variables={variables} onEdit={setEdited} onMerge={setMerged} />
          <ForeignNames variables={variables} onCreate={setEdited} />
        </div>
      ) : null}
      {variables && merged ? (
        <MergeDialog
          merged={merged}
          variables={variables}
          onMerged={({ cle }) => close(cle)}
          onCancel={() => setMerged(null)}
        />
      ) : null}
    </>
  )
}
