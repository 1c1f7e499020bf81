import { useEffect, useState } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { useWait } from '#web/loading/waits.ts'

/** Says that the reads of a procedure wait, and for how long. */
export function WaitNotice({ of }: { of: string }) {
  const wait = useWait(of)
  // Another wait counts from its own beginning.
  return wait ? <Refusal key={wait.seconds} {...wait} /> : null
}

type RefusalProps = { message: string; seconds: number }

/** A refusal and the seconds until the next try, which run without being read out each time. */
export function Refusal({ message, seconds }: RefusalProps) {
  const left = useCountdown(seconds)
  return (
    <span>
      <span>{message}</span>{' '}
      <span className="sr-only">{`Nouvel essai dans ${inSeconds(seconds)}.`}</span>
      <span
        aria-hidden="true"
        className="whitespace-nowrap"
      >{`Nouvel essai dans ${inSeconds(left)}.`}</span>
    </span>
  )
}

/** «12 secondes» */
export const inSeconds = (seconds: number) =>
  `${formatNumber(seconds)}\u00a0${seconds < 2 ? 'seconde' : 'secondes'}`

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))),
      1000,
    )
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
