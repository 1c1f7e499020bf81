import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { splitWords } from '#shared/search/search-text.ts'
import { wordGroupSchema } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'

import { type GroupDraft, groupOf } from './group-draft.ts'
import { TriedLists } from './tried-lists.tsx'
import { UnderstoodQuery } from './understood-query.tsx'

type SearchTrialProps = {
  /** null for a group that does not exist yet. */
  id: string | null
  draft: GroupDraft
}

/** A query travels in the address, and the server takes none that is longer. */
const maxEncoded = 7500

/** A search as it answers today, and as it would with the group as the form has it. */
export function SearchTrial({ id, draft }: SearchTrialProps) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const settled = useSettledValue(typed)
  const group = useSettledValue(useMemo(() => groupOf(draft), [draft]))
  const groupe = wordGroupSchema.safeParse(group).data
  // Enter does not wait for a pause.
  const q = sent === typed ? typed : settled
  const isAsked = typed !== '' && splitWords(q).length > 0
  const input = isAsked && groupe ? { id, groupe, q } : null
  const isTooLong = input !== null && encodeURIComponent(JSON.stringify(input)).length > maxEncoded
  const { data, error, isFetching } = api.admin.vocabulary.trial.useQuery(
    input && !isTooLong ? input : skipToken,
    { placeholderData: keepPreviousData, trpc: { context: { skipBatch: true } } },
  )

  function answer() {
    if (!isAsked) return null
    if (!groupe) return <p className="hint">L’essai attend que le groupe soit sans erreur.</p>
    if (isTooLong) return <p className="hint">Ce groupe est trop long pour être essayé.</p>
    if (error) return <p className="hint">{failureText(error)}</p>
    if (!data) return <Spinner label="Recherche..." />
    return (
      <div className="stack aria-busy:opacity-60" aria-busy={isFetching}>
        <TriedLists today={data.today} tried={data.tried} />
        <UnderstoodQuery terms={data.terms} />
      </div>
    )
  }

  return (
    <section className="stack border-t border-rule pt-4" aria-label="Essai">
      <Field
        label="Essayer une recherche"
        hint="Rien n’est enregistré. L’essai compare la recherche publique d’aujourd’hui à celle que donnerait ce groupe."
      >
        {(control) => (
          <SearchInput
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would save the group.
              event.preventDefault()
              setSent(typed)
            }}
          />
        )}
      </Field>
      {answer()}
    </section>
  )
}
