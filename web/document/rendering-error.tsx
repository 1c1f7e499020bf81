import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * What React's text rendering writes in place of a part that threw: it says neither that nor what.
 * No content can hold it, since React writes every `<` of a text in another way.
 */
export const abandonedBoundary = '<!--$!-->'

const longestMs = 2000

/** What a component threw, learnt by rendering once more, into a stream: that one does say it. */
export async function thrownIn(app: ReactNode): Promise<unknown> {
  const thrown: unknown[] = []
  try {
    const stream = await renderToReadableStream(app, {
      onError: (error) => void thrown.push(error),
      // A part that waits for what never comes is given up as well.
      signal: AbortSignal.timeout(longestMs),
    })
    await stream.allReady
    await stream.cancel()
  } catch (error) {
    thrown.push(error)
  }
  return thrown[0] ?? new Error('A part of the page threw once, and not when rendered again')
}
