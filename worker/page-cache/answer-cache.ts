import { logUnexpected } from '#worker/runtime/error-log.ts'

/** Keeps answers for some seconds, so that what many ask at once is worked out once. */
export type AnswerCache = <Answer>(
  question: { name: string; input: object },
  seconds: number,
  answer: () => Promise<Answer>,
) => Promise<Answer>

/**
 * Answers from the cache of the data centre, which drops them when their time is up. A cache that
 * fails is as one that holds nothing. `defer` finishes the writing after the response. Answers of another
 * content version are none.
 */
export function answerCache(
  siteOrigin: string,
  currentVersion: () => Promise<number>,
  defer: (work: Promise<unknown>) => void,
): AnswerCache {
  return async (question, seconds, answer) => {
    const cache = await caches.open('answers').catch(logMiss)
    // No route answers this address: it is a key.
    const key = `${siteOrigin}/api/answers/${await currentVersion()}/${question.name}?${encodeURIComponent(JSON.stringify(question.input))}`
    const kept = await cache?.match(key).catch(logMiss)
    // Written below, by a Worker of at most so many seconds ago.
    if (kept) return (await kept.json()) as Awaited<ReturnType<typeof answer>>
    const fresh = await answer()
    if (cache) defer(cache.put(key, cachedResponse(fresh, seconds)))
    return fresh
  }
}

const cachedResponse = (answer: unknown, seconds: number) =>
  Response.json(answer, { headers: { 'cache-control': `max-age=${seconds}` } })

function logMiss(error: unknown): undefined {
  logUnexpected(error, 'cache')
  return undefined
}
