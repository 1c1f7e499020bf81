import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The look of a badge; `category` takes its colours from a `cat` class. Links wear it too. */
export const badgeClass = cva('badge', {
  variants: {
    variant: {
      plain: '',
      category: 'badge-cat',
      done: 'badge-done',
    },
  },
})

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeClass>

export function Badge({ variant, className, ...attributes }: BadgeProps) {
  return <span {...attributes} className={badgeClass({ variant, className })} />
}
