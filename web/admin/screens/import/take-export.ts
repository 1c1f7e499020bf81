import { exportFileName, wholeExportPath } from '#shared/addresses/whole-export.ts'
import { saveBlob } from '#web/admin/controls/save-file.ts'

/** Asks for everything in one file, tells how much has arrived, and gives the file once all of it has. */
export async function takeExport(onReceived: (bytes: number) => void): Promise<void> {
  const response = await fetch(wholeExportPath)
  if (!response.ok || !response.body) throw new Error(await response.text())
  let received = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.length
        onReceived(received)
        controller.enqueue(chunk)
      },
    }),
  )
  saveBlob(exportFileName(new Date()), await new Response(counted).blob())
}
