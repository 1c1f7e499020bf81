/** The work took longer than its limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** Timed out because this isolate was computing; the service may be healthy. */
export class IsolateBusyError extends Error {
  override readonly name = 'IsolateBusyError'
}

/** A limit is measured in slices. A slice that ends late counts only its planned length. */
const slices = 5
/** Total delay of the slices, in milliseconds, from which a timeout is an `IsolateBusyError`. */
const busyMs = 100
/** Work fails after this many times its limit, however busy the isolate is. */
const longestFactor = 3

/**
 * Runs work for at most `ms` milliseconds, without the time that the isolate spends computing. On timeout
 * aborts the signal and throws a `TimeLimitError` or an `IsolateBusyError`.
 */
export async function withinTime<Answer>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const expired = Promise.withResolvers<never>()
  const began = Date.now()
  const sliceMs = ms / slices
  let delayMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const startSlice = (left: number) => {
    const due = Date.now() + sliceMs
    timer = setTimeout(() => {
      delayMs += Math.max(0, Date.now() - due)
      if (left > 1 && Date.now() - began < ms * longestFactor) return startSlice(left - 1)
      const error =
        delayMs >= busyMs
          ? new IsolateBusyError(`Not done in ${ms} ms, ${Math.round(delayMs)} of them computing`)
          : new TimeLimitError(`Not done in ${ms} ms`)
      controller.abort(error)
      expired.reject(error)
    }, sliceMs)
  }
  startSlice(slices)
  try {
    return await Promise.race([work(controller.signal), expired.promise])
  } finally {
    clearTimeout(timer)
  }
}
