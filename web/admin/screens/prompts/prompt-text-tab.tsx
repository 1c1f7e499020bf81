import { useDeferredValue, useMemo, useRef } from 'react'

import { namesWith } from '#shared/items/field-schemas.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { noLevel, promptFields } from '#shared/items/prompt-fields.ts'
import { countOf } from '#shared/text/plural.ts'
import { fieldsOf } from '#shared/variables/known-variable.ts'
import { parsePrompt, renamedVariable } from '#shared/variables/prompt-variables.ts'
import { api } from '#web/admin/api/api.ts'
import { LabelFields, labelFields, TableField } from '#web/admin/fields/common-fields.tsx'
import { TitleField } from '#web/admin/fields/title-slug-fields.tsx'
import { useTextField, withForm } from '#web/admin/form/form.tsx'
import { BracketField } from '#web/admin/variables/bracket-field.tsx'
import { NearNames } from '#web/admin/variables/near-names.tsx'
import { VisitorField, visitorSheet } from '#web/admin/variables/visitor-field.tsx'

const levels = [
  { value: noLevel, label: 'Choisir un niveau' },
  ...niveaux.map((niveau) => ({ value: niveau, label: niveau })),
]

/** Title, description and text of a prompt, and the labels that file it. */
export const PromptTextTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  props: { isOpenedAsNew: true },
  render: function PromptTextTab({ form, isOpenedAsNew }) {
    return (
      <div className="form-grid">
        <form.AppField name="titre">
          {() => (
            <TitleField
              label={promptFields.titre.label}
              isNew={isOpenedAsNew}
              slug={() => form.getFieldValue('slug')}
              onSlugChange={(slug) => form.setFieldValue('slug', slug)}
            />
          )}
        </form.AppField>
        {namesWith(promptFields, 'control').map((name) => (
          <form.AppField key={name} name={name}>
            {() => <TableField {...promptFields[name]} />}
          </form.AppField>
        ))}
        <form.AppField name="prompt">{() => <PromptText />}</form.AppField>
        <LabelFields form={form} fields={labelFields}>
          <form.AppField name="niveau">
            {(field) => <field.Select label={promptFields.niveau.label} options={levels} />}
          </form.AppField>
        </LabelFields>
      </div>
    )
  },
})

/** The text visitors copy, and the form in which they will fill its variables. */
function PromptText() {
  const field = useTextField()
  const ref = useRef<HTMLDivElement>(null)
  // Without the vocabulary a text is written as well.
  const { data: known = [] } = api.admin.variables.list.useQuery()
  const shown = useDeferredValue(field.value)
  const { variables } = useMemo(() => parsePrompt(shown), [shown])
  const fields = useMemo(
    () =>
      fieldsOf(
        known,
        variables.map(({ placeholder }) => placeholder),
      ),
    [known, variables],
  )

  function replace(placeholder: string, name: string) {
    field.onChange(renamedVariable(field.value, placeholder, name))
    // The button goes with what it mended.
    ref.current?.querySelector('textarea')?.focus()
  }

  return (
    <div className="full stack" ref={ref}>
      <NearNames variables={variables} known={known} onReplace={replace} />
      <BracketField
        label={promptFields.prompt.label}
        {...field}
        variables={known}
        rows={18}
        required
        hint="Une variable s’écrit entre crochets&nbsp;: [mot-clé]."
      />
      <section className="stack" aria-label="Variables">
        <h3 className="label">{countOf(variables.length, 'variable', 'variables')}</h3>
        {variables.length > 0 ? (
          <div className={visitorSheet}>
            <p className="hint">Le formulaire, comme le visiteur le verra</p>
            <ul className="form-grid">
              {variables.map(({ key, placeholder, occurrences }) => (
                <li key={key}>
                  <VisitorField
                    placeholder={placeholder}
                    variable={fields.find((one) => one.placeholder === placeholder)}
                  />
                  <p className="hint">
                    [{placeholder}]{occurrences > 1 ? ` ×${occurrences}` : ''}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </section>
    </div>
  )
}
