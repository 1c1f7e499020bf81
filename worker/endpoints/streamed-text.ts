import type { InTurn } from '#worker/limits/charges.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

/**
 * Text that leaves as it is made, each part in its turn. A reader that stops stops the making; a failure cuts
 * the text short, which its reader notices.
 */
export function streamedText(
  parts: AsyncGenerator<string>,
  inTurn: InTurn,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let isLeft = false
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await inTurn(() => parts.next())
        if (isLeft) return
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        logUnexpected(error, 'export')
        controller.error(error)
      }
    },
    async cancel() {
      isLeft = true
      await parts.return(undefined)
    },
  })
}
