import { exportFileName, wholeExportPath } from '#shared/addresses/whole-export.ts'
import { receiveFile } from '#web/admin/controls/receive-file.ts'
import { saveBlob } from '#web/admin/controls/save-file.ts'

/** Asks for everything in one file, tells how much has arrived, and gives the file once all of it has. */
export async function takeExport(onReceived: (bytes: number) => void): Promise<void> {
  const { blob } = await receiveFile(wholeExportPath, onReceived)
  saveBlob(exportFileName(new Date()), blob)
}
