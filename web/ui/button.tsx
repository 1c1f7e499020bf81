import type { ComponentProps } from 'react'

const variants = {
  outline: '',
  accent: 'btn-accent',
  ink: 'btn-ink',
  quiet: 'btn-quiet',
  /** For dark panels. */
  night: 'btn-night',
  'night-accent': 'btn-night-accent',
}
const sizes = { sm: 'btn-sm', md: '', lg: 'btn-lg' }
const shapes = { text: '', icon: 'btn-icon' }

type ButtonStyle = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  shape?: keyof typeof shapes
  className?: string | undefined
}

/** Classes of a button, also used on links. */
export const buttonClass = ({
  variant = 'outline',
  size = 'md',
  shape = 'text',
  className = '',
}: ButtonStyle = {}): string =>
  ['btn', variants[variant], sizes[size], shapes[shape], className].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> & ButtonStyle

export function Button({ variant, size, shape, className, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass({ variant, size, shape, className })}
    />
  )
}

/** Classes of a button that looks like a link. */
export const textButton =
  'min-h-11 border-0 bg-transparent px-1 py-0 font-semibold underline decoration-accent decoration-2 underline-offset-[0.2em]'
