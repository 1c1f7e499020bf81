import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { SpinnerRing } from '#web/admin/controls/spinner.tsx'

import { challengeBox, challengeHint } from './challenge-box.ts'
import type { ChallengeProps } from './challenge-field.tsx'
import { solve } from './proof-of-work.ts'

type AltchaWidgetProps = ChallengeProps & {
  challenge: unknown
  /** It is time for another challenge. */
  onExpired: () => void
}

type WorkState = 'waiting' | 'working' | 'solved' | 'failed'

/** The server takes a solved challenge for five minutes; what is older is not offered. */
const tokenLifeMs = 270_000

/** A box to tick, and the work it starts; one challenge is good for one try. */
export function AltchaWidget({ challenge, onToken, onFailure, onExpired }: AltchaWidgetProps) {
  const [state, setState] = useState<WorkState>('waiting')
  const work = useRef<AbortController>(null)

  useEffect(() => () => work.current?.abort(), [])

  const expire = useEffectEvent(() => {
    onToken(null)
    onExpired()
  })
  useEffect(() => {
    const timer = setTimeout(() => expire(), tokenLifeMs)
    return () => clearTimeout(timer)
  }, [])

  async function start() {
    const controller = new AbortController()
    work.current = controller
    setState('working')
    const token = await solve(challenge, controller).catch(() => null)
    if (controller.signal.aborted) return
    setState(token === null ? 'failed' : 'solved')
    onToken(token)
    if (token === null) onFailure()
  }

  return (
    <label className={challengeBox} aria-busy={state === 'working'}>
      {state === 'working' ? <SpinnerRing /> : null}
      <input
        className={state === 'working' ? 'check sr-only' : 'check'}
        type="checkbox"
        checked={state === 'solved' || state === 'working'}
        onChange={() => {
          if (state === 'waiting' || state === 'failed') void start()
        }}
      />
      <span>
        Je ne suis pas un robot
        <output className={challengeHint}>{texts[state]}</output>
      </span>
    </label>
  )
}

const texts = {
  waiting: 'Vérification faite sur ce site, sans tiers',
  working: 'Vérification en cours...',
  solved: 'Vérification réussie',
  failed: 'La vérification a échoué. Cochez la case pour réessayer.',
} satisfies Record<WorkState, string>
