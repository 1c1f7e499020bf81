import type { ComponentProps } from 'react'

/** A key, as keyboards show it. */
export const Kbd = ({ className = '', ...attributes }: ComponentProps<'kbd'>) => (
  <kbd
    {...attributes}
    className={`rounded-1 border border-edge-2 px-1.5 py-1 font-mono text-tiny leading-none font-semibold text-ink-3 ${className}`.trimEnd()}
  />
)
