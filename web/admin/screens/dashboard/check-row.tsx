import type { ReactNode } from 'react'

import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

type CheckRowProps = { label: string; isGood: boolean; word: string; children?: ReactNode }

/** Something that was looked at, how it stands in a word, and what is to be known or done. */
export function CheckRow({ label, isGood, word, children }: CheckRowProps) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-rule px-4 py-1 text-small not-first:border-t">
      <span className="*:block">
        {label}
        {children}
      </span>
      {isGood ? (
        <StatusBadge tone="valide">{word}</StatusBadge>
      ) : (
        <StatusBadge tone="brouillon" icon="warn">
          {word}
        </StatusBadge>
      )}
    </li>
  )
}
