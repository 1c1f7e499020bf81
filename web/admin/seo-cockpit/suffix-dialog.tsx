import { useState } from 'react'

import { metaTitleMaxLength } from '#shared/page-metadata.ts'
import { countOf } from '#shared/plural.ts'
import type { CockpitUrl, SeoPageChange } from '#shared/seo-cockpit.ts'

import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { TextField } from '../controls/text-field.tsx'
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
        maxLength={metaTitleMaxLength}
        onChange={setSuffix}
        data-first
      />
      <ul className="suffixed">
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
