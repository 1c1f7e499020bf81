import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'

import { AppError } from '#worker/runtime/errors.ts'
import { refusals } from '#worker/runtime/refusals.ts'

import { refuse } from './refusal.ts'

const adminBytes = 1_000_000
const otherBytes = 100_000

/** The declared length of a body, or the longest allowed one if it declares none. */
export function bodyBytes({ raw, path }: HonoRequest): number {
  if (!raw.body) return 0
  const declared = declaredBytes(raw.headers)
  return Math.min(declared ?? Number.POSITIVE_INFINITY, maxBytesOf(path))
}

const maxBytesOf = (path: string) => (adminProcedures.test(path) ? adminBytes : otherBytes)

/** Undefined for a missing or invalid length and for a chunked body: it is counted while it is read. */
function declaredBytes(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? ''
  return /^\d+$/.test(length) && !headers.has('transfer-encoding') ? Number(length) : undefined
}

/** Nothing but procedures of administrators, letter for letter. */
const adminProcedures = /^\/api\/trpc\/admin\.[\w.]+(?:,admin\.[\w.]+)*$/

/**
 * A megabyte for what administrators write, a tenth of it for whatever anybody may send. A body that
 * says its length is refused by it. Any other is counted while it is read, and nothing is read before
 * somebody asks for it: a procedure does so once it knows who calls.
 */
export const limitBody = createMiddleware(async (c, next) => {
  const maxBytes = maxBytesOf(c.req.path)
  const { body, headers } = c.req.raw
  if (!body) return next()
  const declared = declaredBytes(headers)
  if (declared !== undefined) return declared > maxBytes ? refuse(c, 413) : next()
  const counted = countedBody(body, maxBytes)
  // A type of the platform lacks what the standard asks for with a stream.
  const init = { body: counted.body, duplex: 'half' }
  c.req.raw = new Request(c.req.raw, init)
  await next()
  if (counted.isTooLong()) c.res = refuse(c, 413)
})

/** Passes the bytes on as they are read, and fails once there are too many. */
function countedBody(source: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reader ??= source.getReader()
        const { done, value } = await reader.read()
        bytes += value?.length ?? 0
        if (done) return controller.close()
        if (bytes <= maxBytes) return controller.enqueue(value)
        await reader.cancel()
        controller.error(new AppError('PAYLOAD_TOO_LARGE', refusals[413].message))
      },
      cancel: (reason) => (reader ?? source).cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return { body, isTooLong: () => bytes > maxBytes }
}
