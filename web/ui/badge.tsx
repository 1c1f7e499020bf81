import type { ComponentProps } from 'react'

const variants = { plain: '', category: 'badge-cat', done: 'badge-done' }

type BadgeLook = { variant?: keyof typeof variants; className?: string | undefined }

/** The look of a badge; `category` takes its colours from a `cat` class. Links wear it too. */
export const badgeClass = ({ variant = 'plain', className = '' }: BadgeLook = {}): string =>
  ['badge', variants[variant], className].filter(Boolean).join(' ')

type BadgeProps = ComponentProps<'span'> & BadgeLook

export function Badge({ variant, className, ...attributes }: BadgeProps) {
  return <span {...attributes} className={badgeClass({ variant, className })} />
}
