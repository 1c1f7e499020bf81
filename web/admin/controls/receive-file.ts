/** Downloads a file that the server streams, and reports the bytes received so far. Throws the server's message. */
export async function receiveFile(
  path: string,
  onReceived: (bytes: number) => void,
): Promise<{ blob: Blob; headers: Headers }> {
  const response = await fetch(path)
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
  return { blob: await new Response(counted).blob(), headers: response.headers }
}
