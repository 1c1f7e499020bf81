import type { ComponentProps } from 'react'

const variants = { plain: '', category: 'badge-cat', done: 'badge-done' }

type BadgeLook = { variant?: keyof typeof variants; className?: string | undefined }

/** Classes of a badge, also used on links. Pass a `cat` class with `category`: it sets the colours. */
export const badgeClass = ({ variant = 'plain', className = '' }: BadgeLook = {}): string =>
  ['badge', variants[variant], className].filter(Boolean).join(' ')

type BadgeProps = ComponentProps<'span'> & BadgeLook

export function Badge({ variant, className, ...attributes }: BadgeProps) {
  return <span {...attributes} className={badgeClass({ variant, className })} />
}
