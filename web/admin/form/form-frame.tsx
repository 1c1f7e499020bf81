import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import type { z } from 'zod'

import { FormSchemaContext } from './form-schema.ts'
import { useSaveShortcut } from './save-shortcut.ts'

type FormFrameProps = {
  /** A form of `useAppForm`. */
  form: { handleSubmit: () => Promise<void> }
  /** Schema that states the maximum lengths of the fields. */
  schema?: z.ZodType | undefined
  className?: string
  /** Shows and focuses a field in a hidden tab. */
  showField?: ((path: string) => void) | undefined
  /** True if Ctrl+S or Cmd+S sends it. */
  hasShortcut?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** The form element: sends without leaving the page, and goes to the first field that was refused. */
export function FormFrame({
  form,
  schema,
  className,
  showField,
  hasShortcut = false,
  children,
  ...aria
}: FormFrameProps) {
  const formRef = useRef<HTMLFormElement>(null)

  async function send(event?: SyntheticEvent) {
    event?.preventDefault()
    await form.handleSubmit()
    focusFirstInvalid(formRef.current, showField)
  }

  useSaveShortcut(() => void send(), hasShortcut, formRef)
  return (
    <form
      ref={formRef}
      className={className}
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={aria['aria-label']}
    >
      <FormSchemaContext value={schema}>{children}</FormSchemaContext>
    </form>
  )
}

/** Focuses the first invalid field, once its message is drawn. */
export function focusFirstInvalid(root: ParentNode | null, showField?: (path: string) => void) {
  requestAnimationFrame(() => {
    const field = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const path = field?.getAttribute('name')
    if (path && showField && !field?.checkVisibility()) showField(path)
    else field?.focus()
  })
}
