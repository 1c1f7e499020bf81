import { exportFileName, wholeExportPath } from '#shared/addresses/whole-export.ts'
import { receiveFile } from '#web/admin/controls/receive-file.ts'
import { saveBlob } from '#web/admin/controls/save-file.ts'

/** Downloads the whole export as one file, and reports the bytes received so far. */
export async function takeExport(onReceived: (bytes: number) => void): Promise<void> {
  const { blob } = await receiveFile(wholeExportPath, onReceived)
  saveBlob(exportFileName(new Date()), blob)
}
