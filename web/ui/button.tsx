import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The look of a button; links that act as buttons wear it too. */
export const buttonClass = cva('btn', {
  variants: {
    variant: {
      outline: '',
      accent: 'btn-accent',
      ink: 'btn-ink',
      quiet: 'btn-quiet',
    },
    size: { sm: 'btn-sm', md: '', lg: 'btn-lg' },
    shape: { text: '', icon: 'btn-icon' },
  },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>

export function Button({ variant, size, shape, className, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass({ variant, size, shape, className })}
    />
  )
}
