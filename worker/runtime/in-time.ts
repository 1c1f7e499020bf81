/** What is answered within so many milliseconds; fails with a `TimeoutError` where nothing is. */
export function inTime<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const limit = AbortSignal.timeout(ms)
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason))
  })
  return Promise.race([answer, late])
}
