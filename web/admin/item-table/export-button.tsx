import { useState } from 'react'

import { listExportPath, listTotalHeader } from '#shared/addresses/list-export.ts'
import { importLimits } from '#shared/import/import-file.ts'
import { listCsvName } from '#shared/import/list-csv.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { receiveFile } from '#web/admin/controls/receive-file.ts'
import { saveBlob } from '#web/admin/controls/save-file.ts'
import { listAddress, type ListState } from '#web/admin/items/list-state.ts'
import { Button } from '#web/ui/button.tsx'

type ExportButtonProps = { kind: ItemKind; state: ListState<string>; total: number | undefined }

/** Exports the filtered list as CSV, in its order and with the columns of the import. */
export function ExportButton({ kind, state, total }: ExportButtonProps) {
  const [received, setReceived] = useState(0)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const path = `${listExportPath(kind)}?${listAddress(state).liste}`
      const { blob, headers } = await receiveFile(path, setReceived)
      saveBlob(listCsvName(kind, dayInParis(new Date())), blob)
      return { bytes: blob.size, listedItems: Number(headers.get(listTotalHeader)) }
    },
    onMutate: () => setReceived(0),
    onSuccess: (file) => reportSuccess('Liste exportée', exportNote(file)),
    onError: (error) => reportFailure('L’export de la liste a échoué\u00a0: aucun fichier.', error),
  })
  return (
    <Button disabled={isPending || total === 0} aria-busy={isPending} onClick={() => mutate()}>
      <Icon name="down" />
      {isPending ? (
        `Export… ${formatNumber(Math.ceil(received / 1000))}\u00a0ko`
      ) : (
        <span>
          Exporter<span className="max-md:sr-only"> en CSV</span>
        </span>
      )}
    </Button>
  )
}

type ExportedFile = { bytes: number; listedItems: number }

/** Note on the limit of an import that the list or the file exceeds, else on the place of the file. */
function exportNote({ bytes, listedItems }: ExportedFile): string {
  const { rows, fileBytes } = importLimits
  if (listedItems > rows) {
    return `Les ${formatNumber(rows)} premières fiches sur ${formatNumber(listedItems)}\u00a0: filtrez la liste pour exporter les autres.`
  }
  return bytes > fileBytes
    ? `Le fichier dépasse ${fileBytes / 1_000_000}\u00a0Mo\u00a0: partagez-le avant de l’importer.`
    : 'Le fichier est dans vos téléchargements.'
}
