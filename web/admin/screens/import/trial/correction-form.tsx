import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { importColumns, type ImportField } from '#shared/import/import-fields.ts'
import type { RowVerdict } from '#shared/import/verdict.ts'
import { countOf } from '#shared/text/plural.ts'
import { useLabels } from '#web/admin/fields/suggestions.tsx'
import { CheckLine } from '#web/admin/form/check-line.tsx'
import { type ControlAttributes, Field } from '#web/admin/form/field.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { wholeText } from '#web/admin/screens/import/cell-text.ts'
import type { TriedFile } from '#web/admin/screens/import/import-work.ts'
import { Button } from '#web/ui/button.tsx'

import type { Correction } from './use-correction.ts'

type Refused = Extract<RowVerdict, { verdict: 'refuse' }>

type CorrectionFormProps = { work: TriedFile; row: Refused; correction: Correction }

/** The cells for which a row is refused, where they stand in the table. */
export function CorrectionForm({ work, row, correction }: CorrectionFormProps) {
  const fields = [...new Map(row.refus.map((one) => [one.champ, one])).values()]
  const [values, setValues] = useState(
    () => new Map(fields.map(({ champ }) => [champ, cellOf(work, row.ligne, champ)])),
  )
  const alike = rowsAlike(work, row)
  const [isForAll, setForAll] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') correction.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves any of its fields
    <form
      ref={formRef}
      className="stack py-2"
      aria-label={`Corriger ${row.titre === '' ? `la ligne ${row.ligne}` : row.titre}`}
      onKeyDown={leaveByEscape}
      onSubmit={(event) => {
        event.preventDefault()
        correction.correct({
          lignes: isForAll ? [row.ligne, ...alike] : [row.ligne],
          valeurs: values,
        })
      }}
    >
      {fields.map(({ champ, raison }) => (
        <Field key={champ} label={importColumns[champ].label} errors={[raison]}>
          {(control) => (
            <CellControl
              control={control}
              champ={champ}
              value={values.get(champ) ?? ''}
              onChange={(value) => setValues(new Map(values).set(champ, value))}
            />
          )}
        </Field>
      ))}
      {alike.length > 0 ? (
        <CheckLine isChecked={isForAll} onChange={setForAll}>
          Aussi pour {countOf(alike.length, 'autre ligne refusée', 'autres lignes refusées')} pour
          la même valeur
        </CheckLine>
      ) : null}
      <div className="notice-acts">
        <Button size="sm" disabled={correction.isPending} onClick={correction.close}>
          Annuler
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="ink"
          disabled={correction.isPending}
          aria-busy={correction.isPending}
        >
          Réessayer
        </Button>
      </div>
    </form>
  )
}

type CellControlProps = {
  control: ControlAttributes
  champ: ImportField
  value: string
  onChange: (value: string) => void
}

const longFields = new Set<ImportField>(['prompt', 'description', 'role'])

function CellControl({ control, champ, value, onChange }: CellControlProps) {
  const { categories } = useLabels()
  if (champ === 'categories') {
    const known = categories.map((name) => ({ value: name, label: name }))
    const isKnown = categories.includes(value)
    return (
      <Select
        {...control}
        value={value}
        options={isKnown ? known : [{ value, label: 'À choisir' }, ...known]}
        onChange={onChange}
      />
    )
  }
  const shared = {
    ...control,
    className: 'input',
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return longFields.has(champ) ? (
    <textarea {...shared} rows={8} />
  ) : (
    <input {...shared} type="text" autoComplete="off" />
  )
}

/** What a cell holds, as it may be typed again. */
function cellOf({ file, mapping }: TriedFile, ligne: number, champ: ImportField): string {
  return wholeText(file.lignes[ligne - 1]?.cellules[mapping.champs.indexOf(champ)] ?? null)
}

/** The other rows that are refused for nothing but the very same value. */
function rowsAlike({ verdicts }: TriedFile, { ligne, refus }: Refused): number[] {
  const [only, ...more] = refus
  if (!only || only.valeur === '' || more.length > 0) return []
  return verdicts.flatMap((other) => {
    if (other.verdict !== 'refuse' || other.ligne === ligne || other.refus.length > 1) return []
    const [reason] = other.refus
    return reason?.champ === only.champ && reason.valeur === only.valeur ? other.ligne : []
  })
}
