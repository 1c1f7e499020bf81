import type { ComponentProps } from 'react'

const variants = { outline: '', accent: 'btn-accent', ink: 'btn-ink', quiet: 'btn-quiet' }
const sizes = { sm: 'btn-sm', md: '', lg: 'btn-lg' }
const shapes = { text: '', icon: 'btn-icon' }

type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  shape?: keyof typeof shapes
  className?: string | undefined
}

/** The look of a button; links that act as buttons wear it too. */
export const buttonClass = ({
  variant = 'outline',
  size = 'md',
  shape = 'text',
  className = '',
}: ButtonLook = {}): string =>
  ['btn', variants[variant], sizes[size], shapes[shape], className].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ variant, size, shape, className, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass({ variant, size, shape, className })}
    />
  )
}
