import type { ComponentProps } from 'react'

const sizes = { sm: 'py-1 text-tiny leading-none text-ink-3', md: 'py-0.5 text-micro leading-snug' }

type KbdProps = ComponentProps<'kbd'> & { size?: keyof typeof sizes }

/** A key, as keyboards show it. */
export const Kbd = ({ size = 'sm', className = '', ...attributes }: KbdProps) => (
  <kbd
    {...attributes}
    className={`rounded-1 border border-edge-2 px-1.5 font-mono font-semibold ${sizes[size]} ${className}`.trimEnd()}
  />
)
