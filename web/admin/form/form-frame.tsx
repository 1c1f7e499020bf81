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
  /** Whether Ctrl+S or Cmd+S sends it. */
  hasShortcut?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** The form element: sends without leaving the page, and goes to the first field that was refused. */
export function FormFrame({
  form,
  schema,
  className,
  hasShortcut = false,
  children,
  ...aria
}: FormFrameProps) {
  const formRef = useRef<HTMLFormElement>(null)

  async function send(event?: SyntheticEvent) {
    event?.preventDefault()
    await form.handleSubmit()
    focusFirstInvalid(formRef.current)
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

/** Puts the focus on the first field that its schema or the server refused, once it is drawn so. */
export function focusFirstInvalid(root: ParentNode | null) {
  requestAnimationFrame(() => {
    root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
