/** The work took longer than its limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** The work did not end in time because this isolate was computing: whoever was asked may be well. */
export class IsolateBusyError extends Error {
  override readonly name = 'IsolateBusyError'
}

/** A limit is measured in slices, each of which counts for its planned length however late it ends. */
const slices = 5
/** Sum of the delays of the slices from which the isolate counts as busy. */
const busyMs = 100
/** However busy the isolate is, work ends after this many times its limit. */
const longestFactor = 3

/**
 * Runs work for at most `ms` milliseconds, of which time that the isolate spends computing is not counted.
 * Fails with a `TimeLimitError`, or an `IsolateBusyError`, and aborts the signal with it.
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
