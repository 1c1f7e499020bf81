import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { SeoQueriesFields } from '#web/admin/fields/seo-queries-field.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { useAppForm } from '#web/admin/form/form.tsx'

function Queries() {
  const form = useAppForm({ defaultValues: promptDrafting.emptyDraft })
  return (
    <FormFrame form={form} schema={promptDrafting.formSchema}>
      <SeoQueriesFields form={form} fields="requetes_seo" />
    </FormFrame>
  )
}

it('counts a text up to the limit of its schema, and no list that is typed as lines', () => {
  const counts = renderToStaticMarkup(<Queries />).match(/\d+ sur \d+/g)
  expect(counts).toEqual(['0 sur 160'])
})
