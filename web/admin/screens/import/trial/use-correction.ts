import { useState } from 'react'

import type { ImportField } from '#shared/import/import-fields.ts'
import { withCell } from '#shared/import/mapped-rows.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import type { TriedFile } from '#web/admin/screens/import/import-work.ts'
import { tryAgain } from '#web/admin/screens/import/try-rows.ts'
import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'

/** Other values for cells of some rows. */
export type Corrected = { lignes: readonly number[]; valeurs: ReadonlyMap<ImportField, string> }

/** Corrects cells of refused rows where they stand, and tries those rows again. */
export function useCorrection(work: TriedFile, onChange: (work: TriedFile) => void) {
  const { client } = api.useUtils()
  const [edited, setEdited] = useState<number | null>(null)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ lignes, valeurs }: Corrected) => {
      let { file } = work
      for (const ligne of lignes) {
        for (const [champ, valeur] of valeurs) {
          file = withCell(file, { ligne, champ, valeur }, work.mapping)
        }
      }
      return tryAgain(client.admin.import, work, file)
    },
    onSuccess: (tried) => leave(() => onChange(tried)),
    onError: (error) => reportFailure('Impossible d’essayer la ligne corrigée.', error),
  })

  /** The focus goes to the row, or to the verdict that is shown where the row is not among its rows any more. */
  function leave(change: () => void) {
    const left = edited
    drawAndFocusRow(
      () => {
        setEdited(null)
        change()
      },
      left === null ? undefined : String(left),
    )
    if (document.activeElement === document.body) {
      document
        .querySelector<HTMLElement>('[aria-label="Filtrer par verdict"] [aria-pressed="true"]')
        ?.focus()
    }
  }

  return { edited, open: setEdited, close: () => leave(() => {}), correct: mutate, isPending }
}

export type Correction = ReturnType<typeof useCorrection>
