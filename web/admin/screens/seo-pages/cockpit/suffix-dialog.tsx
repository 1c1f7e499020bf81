import { useState } from 'react'

import type { CockpitUrl, SeoPageChange } from '#shared/admin/seo-cockpit.ts'
import { countOf } from '#shared/text/plural.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

import { TextRoom } from './text-room.tsx'
import { suffixTitles } from './title-suffix.ts'

type SuffixDialogProps = {
  urls: CockpitUrl[]
  siteName: string
  onConfirm: (changes: SeoPageChange[]) => void
  onCancel: () => void
}

/** Asks for a suffix and shows every title as it would be; those without room stay as they are. */
export function SuffixDialog({ urls, siteName, onConfirm, onCancel }: SuffixDialogProps) {
  const [suffix, setSuffix] = useState(` | ${siteName}`)
  const titles = suffix.trim() === '' ? [] : suffixTitles(urls, suffix)
  const changes = titles.flatMap(({ change }) => change ?? [])
  return (
    <ConfirmDialog
      isOpen
      title="Ajouter un suffixe au titre"
      confirmLabel={`Ajouter à ${countOf(changes.length, 'titre', 'titres')}`}
      isBlocked={changes.length === 0}
      onConfirm={() => onConfirm(changes)}
      onCancel={onCancel}
    >
      <TextField
        label="Suffixe"
        hint="Ajouté tel quel, espaces compris. La description de chaque page est gardée."
        value={suffix}
        onChange={setSuffix}
        data-first
      />
      <ul className="grid gap-4 text-label *:grid *:justify-items-start *:gap-1">
        {titles.map(({ path, title, reason }) => (
          <li key={path}>
            <span className="hint">{path}</span>
            <TextRoom text={title} kind="title" />
            {reason === null ? null : (
              <StatusBadge tone="refuse" icon="warn">
                {reason}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
