import { useEffect, useEffectEvent, useRef } from 'react'

import type { ChallengeProps } from './challenge-field.tsx'
import { loadTurnstile } from './turnstile-script.ts'

type TurnstileWidgetProps = ChallengeProps & { siteKey: string }

/** Cloudflare's widget, where the server has its secret (D42). */
export function TurnstileWidget({ siteKey, onToken, onFailure }: TurnstileWidgetProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const onSolved = useEffectEvent((token: string) => onToken(token))
  const onLost = useEffectEvent(() => onToken(null))
  const onBroken = useEffectEvent(() => {
    onToken(null)
    onFailure()
  })

  useEffect(() => {
    let isGone = false
    let remove = () => undefined as void
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !containerRef.current) return
        const widget = turnstile.render(containerRef.current, {
          sitekey: siteKey,
          action: 'login',
          language: 'fr',
          'retry-interval': 8000,
          callback: (token) => onSolved(token),
          'error-callback': () => onBroken(),
          'expired-callback': () => onLost(),
          'timeout-callback': () => onLost(),
        })
        remove = () => turnstile.remove(widget)
      },
      () => onBroken(),
    )
    return () => {
      isGone = true
      remove()
    }
  }, [siteKey])

  return <div ref={containerRef} className="captcha-turnstile" />
}
