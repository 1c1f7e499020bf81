import { createFormHook, createFormHookContexts, revalidateLogic } from '@tanstack/react-form'
import { use } from 'react'
import type { z } from 'zod'

import type { NamesOf } from '#shared/items/field-names.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'

import { fieldMessages, messagesByField } from './field-messages.ts'
import { FormSchemaContext } from './form-schema.ts'
import { useFormer } from './former/former-values.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx'
import { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/**
 * Forms whose fields know their value and their errors:
 * `<form.AppField name="titre">{(field) => <field.Text label="Titre" />}</form.AppField>`.
 */
export const { useAppForm, withForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: FormText,
    Password: FormPassword,
    TextArea: FormTextArea,
    Number: FormNumber,
    Select: FormSelect,
    Switch: FormSwitch,
  },
  formComponents: {},
})

/**
 * Options of a form that a shared schema rules: checked when it is sent, and from then on while it is
 * corrected. What is sent must be `schema.parse(value)`: the form keeps what was typed.
 */
export function ruledBy<Schema extends z.ZodType>(
  schema: Schema,
  names: Partial<NamesOf<z.input<Schema>>> = {},
) {
  return {
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }: { value: z.input<Schema> }) => {
        const messages = fieldMessages(schema, value, value, names)
        return messages.length === 0 ? undefined : { fields: messagesByField(messages) }
      },
    },
  }
}

/** State of the surrounding form field, for controls of other folders. */
export function useFormField<Value>() {
  const field = useFieldContext<Value>()
  const { name, form } = field
  const { value } = field.state
  const former = useFormer<Value>({
    name,
    value,
    handleChange: field.handleChange,
    valueAt: (path) => form.getFieldValue(path),
  })
  return {
    name,
    value,
    former,
    onChange: (next: Value) => field.handleChange(next),
    onBlur: field.handleBlur,
    errors: errorTexts(field.state.meta.errors),
  }
}

/** State of the surrounding text field, with its limit. */
export function useTextField() {
  const field = useFormField<string>()
  const schema = use(FormSchemaContext)
  return { ...field, limit: schema && maxLengthAt(schema, field.name) }
}

/** The messages of a field's errors, whether a schema or the server wrote them. */
export function errorTexts(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) => {
    if (typeof error === 'string') return [error]
    const isIssue = typeof error === 'object' && error !== null && 'message' in error
    return isIssue && typeof error.message === 'string' ? [error.message] : []
  })
}

type Bound<Props> = Omit<Props, keyof ReturnType<typeof useTextField>>

function FormText({ onLeave, ...props }: Bound<TextFieldProps> & { onLeave?: () => void }) {
  const field = useTextField()
  return (
    <TextField
      {...props}
      {...field}
      onBlur={() => {
        field.onBlur()
        onLeave?.()
      }}
    />
  )
}

function FormPassword(props: Bound<PasswordFieldProps>) {
  // A password has no former value.
  const { former: _former, ...field } = useFormField<string>()
  return <PasswordField {...props} {...field} />
}

function FormTextArea(props: Bound<TextAreaFieldProps>) {
  return <TextAreaField {...props} {...useTextField()} />
}

function FormNumber(props: Bound<NumberFieldProps>) {
  return <NumberField {...props} {...useFormField<number>()} />
}

function FormSelect(props: Bound<SelectFieldProps<string>>) {
  return <SelectField {...props} {...useFormField<string>()} />
}

function FormSwitch(props: Bound<SwitchFieldProps>) {
  return <SwitchField {...props} {...useFormField<boolean>()} />
}
