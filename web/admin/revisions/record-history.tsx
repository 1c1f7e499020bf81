import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { FieldName } from '#shared/items/field-names.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { Button } from '#web/ui/button.tsx'

import { fieldDifferences } from './field-diff.ts'
import { DiffLayoutSwitch, FieldDifferences } from './field-differences.tsx'

/** What a record was, and who replaced it. */
export type KeptRecord = {
  id: string
  record_id: string
  remplace_le: string
  auteur: string | null
  contenu?: unknown
}

type RecordHistoryProps<Draft extends Record<string, unknown>> = {
  /** Names the record among others. */
  name: string
  /** Asks for what the record was, once it is to be seen. */
  ask: () => Promise<KeptRecord[]>
  names: Readonly<Record<keyof Draft & string, FieldName>>
  /** What the form holds. */
  current: Draft
  /** A former record as the form would hold it; null for one that is of no use any more. */
  draftOf: (kept: KeptRecord, current: Draft) => Draft | null
  /** Puts it into the form. */
  onTake: (draft: Draft) => void
}

/** Opens what a record was before, from where it can be put into its form. */
export function RecordHistory<Draft extends Record<string, unknown>>(
  props: RecordHistoryProps<Draft>,
) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Versions précédentes</Button>
      <Dialog title="Versions précédentes" isWide isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Versions
          {...props}
          onTake={(draft) => {
            props.onTake(draft)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

function Versions<Draft extends Record<string, unknown>>({
  name,
  ask,
  names,
  current,
  draftOf,
  onTake,
}: RecordHistoryProps<Draft>) {
  const asked = useQuery({ queryKey: ['versions', name], queryFn: ask, gcTime: 0 })
  return (
    <div className="body stack">
      <p>
        Reprendre une version la met dans le formulaire, sans rien enregistrer. Elles sont gardées
        douze mois.
      </p>
      <Loaded asked={asked}>
        {(kept) => {
          const versions = kept.flatMap((record) => {
            const draft = draftOf(record, current)
            return draft ? [{ record, draft }] : []
          })
          if (versions.length === 0) return <p>Rien n’a encore été remplacé.</p>
          return (
            <>
              <DiffLayoutSwitch />
              {versions.map(({ record, draft }) => (
                <Version
                  key={record.id}
                  record={record}
                  differences={fieldDifferences(draft, current)}
                  names={names}
                  onTake={() => onTake(draft)}
                />
              ))}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

type VersionProps<Name extends string> = {
  record: KeptRecord
  differences: ReturnType<typeof fieldDifferences<Record<Name, unknown>>>
  names: Readonly<Record<Name, FieldName>>
  onTake: () => void
}

function Version<Name extends string>({ record, differences, names, onTake }: VersionProps<Name>) {
  const { remplace_le, auteur } = record
  return (
    <details className="former">
      <summary>
        Jusqu’au {instant(remplace_le)}
        {auteur ? `, remplacée par ${auteur}` : null}
        <span className="hint"> {labelsOf(differences, names)}</span>
      </summary>
      <FieldDifferences
        differences={differences}
        names={names}
        sides={{ before: 'Dans le formulaire', after: 'Cette version' }}
      />
      {differences.length > 0 ? <Button onClick={onTake}>Reprendre cette version</Button> : null}
    </details>
  )
}

const labelsOf = <Name extends string>(
  differences: readonly { name: Name }[],
  names: Readonly<Record<Name, FieldName>>,
): string => differences.map(({ name }) => names[name].label).join(', ')
