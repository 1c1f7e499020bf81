import type { WithSlot } from '#worker/limits/charges.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

/**
 * Streams text part by part; each part is made with a slot. When the reader cancels, no further part is made. A
 * failure ends the stream with an error.
 */
export function streamedText(
  parts: AsyncGenerator<string>,
  withSlot: WithSlot,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let isLeft = false
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await withSlot(() => parts.next())
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
