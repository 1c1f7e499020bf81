import { useStore } from '@tanstack/react-form'
import { useDeferredValue, useMemo } from 'react'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { ExempleFields } from '#web/admin/fields/exemple-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'

/** The example of a prompt, with a value for each variable of its text. */
export const PromptExampleTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  render: function PromptExampleTab({ form }) {
    const text = useDeferredValue(useStore(form.store, ({ values }) => values.prompt))
    const variables = useMemo(
      () => parsePrompt(text).variables.map(({ placeholder }) => placeholder),
      [text],
    )
    return <ExempleFields form={form} fields="exemple" variables={variables} />
  },
})
