import { useEffect, useEffectEvent, useRef } from 'react'

import type { ChallengeProps } from './challenge-field.tsx'
import { loadTurnstile } from './turnstile-script.ts'

type TurnstileWidgetProps = ChallengeProps & { siteKey: string }

/** Cloudflare's widget, where the server has its secret. */
export function TurnstileWidget({ siteKey, onToken, onFailure }: TurnstileWidgetProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const onSolved = useEffectEvent((token: string) => onToken(token))
  const onLost = useEffectEvent(() => onToken(null))
  const onBroken = useEffectEvent(() => {
    onToken(null)
    onFailure()
  })

  useEffect(() => {
    const mount = { isGone: false, remove: () => {} }
    async function render() {
      const turnstile = await loadTurnstile()
      if (mount.isGone || !containerRef.current) return
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
      mount.remove = () => turnstile.remove(widget)
    }
    render().catch(() => onBroken())
    return () => {
      mount.isGone = true
      mount.remove()
    }
  }, [siteKey])

  return <div ref={containerRef} className="min-h-16" />
}
