import { logUnexpected } from '#worker/runtime/error-log.ts'

/**
 * Text that leaves as it is made. A reader that stops stops the making; a failure cuts the text short,
 * which its reader notices. `onEnd` is called once nothing more is made.
 */
export function streamedText(
  parts: AsyncGenerator<string>,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let isLeft = false
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (isLeft) return
        if (!done) return controller.enqueue(encoder.encode(value))
        controller.close()
        onEnd()
      } catch (error) {
        logUnexpected(error, 'export')
        controller.error(error)
        onEnd()
      }
    },
    async cancel() {
      isLeft = true
      onEnd()
      await parts.return(undefined)
    },
  })
}
