import { useState, useSyncExternalStore } from 'react'

import { api } from '#web/admin/api/api.ts'

/** What a refusal says of the tries; one that is not this client's own says only how long to wait. */
export type ToldAttempts = { failedAttempts: number | undefined; retryAfterSeconds: number }

export type Attempts = {
  failed: number
  /** Until another try is looked at; 0 when it would be now. */
  secondsLeft: number
  note: (told: ToldAttempts) => void
}

/**
 * What the server counted of this client's failed tries, on a page opened anew too, and how long it makes
 * it wait. Once the wait is over the server is asked what still counts.
 */
export function useAttempts(): Attempts {
  const utils = api.useUtils()
  const { data, dataUpdatedAt } = api.auth.attempts.useQuery(undefined, {
    // Without an answer the form does as well: the server refuses what it refuses.
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.retryAfterSeconds ?? 0) * 1000 || false,
  })
  const [toldUntil, setToldUntil] = useState(0)
  const ownUntil = data?.retryAfterSeconds ? dataUpdatedAt + data.retryAfterSeconds * 1000 : 0
  const secondsLeft = useSecondsUntil(Math.max(toldUntil, ownUntil))

  function note({ failedAttempts, retryAfterSeconds }: ToldAttempts) {
    if (failedAttempts === undefined) setToldUntil(Date.now() + retryAfterSeconds * 1000)
    else utils.auth.attempts.setData(undefined, { failedAttempts, retryAfterSeconds })
  }
  return { failed: data?.failedAttempts ?? 0, secondsLeft, note }
}

/** Counts down to an instant, once it is set. */
function useSecondsUntil(instant: number): number {
  const second = useSyncExternalStore(instant === 0 ? never : everySecond, currentSecond)
  return Math.max(0, Math.ceil(instant / 1000) - second)
}

const currentSecond = () => Math.floor(Date.now() / 1000)

const never = () => () => undefined

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

/** «14 min 05 s» */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0
    ? `${seconds} s`
    : `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
}
