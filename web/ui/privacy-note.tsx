import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

type PrivacyNoteProps = { className?: string; children: ReactNode }

/** Explains who can read what the visitor types. */
export function PrivacyNote({ className = '', children }: PrivacyNoteProps) {
  return (
    <p className={`flex items-center gap-1.5 text-micro text-ink-3 ${className}`.trimEnd()}>
      <Icon name="lock" />
      {children}
    </p>
  )
}
