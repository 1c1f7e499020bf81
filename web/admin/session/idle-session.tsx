import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { sessionTimes } from '#shared/access/session-times.ts'
import { api } from '#web/admin/api/api.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Button } from '#web/ui/button.tsx'

import { countdownAnnouncement, countdownText, idleState, isReportDue } from './idle-clock.ts'
import { sessionStream } from './session-stream.ts'
import { hearTabs, tellTabs } from './tabs-channel.ts'

/**
 * One clock for all tabs: activity in any of them counts for all, while the warning is open too. After
 * ten minutes without any it warns, after fifteen it signs out. The server keeps
 * the same time and has the last word.
 */
export function IdleSession() {
  const { remainingMs, extend } = useIdleClock()
  return (
    <Dialog
      title="Avertissement de Sécurité"
      isOpen={remainingMs !== null}
      onClose={extend}
      isAlert
    >
      <div className="body">
        <p>Votre session expire dans</p>
        <p className="font-display text-[2.5rem] leading-tight font-demi tabular-nums" role="timer">
          {countdownText(remainingMs ?? 0)}
        </p>
        <output className="sr-only">{countdownAnnouncement(remainingMs ?? 0)}</output>
      </div>
      <footer>
        <Button variant="ink" data-first onClick={extend}>
          Prolonger la Session
        </Button>
      </footer>
    </Dialog>
  )
}

const activityEvents = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const
const countdownStepMs = 1000
/** Tabs need not hear of each movement of the mouse. */
const tellEveryMs = 1000

function useIdleClock() {
  const [openedMs] = useState(() => Date.now())
  const lastActive = useRef(openedMs)
  const reported = useRef(openedMs)
  const told = useRef(0)
  const [remainingMs, setRemainingMs] = useState<number | null>(null)
  const { mutate: touch } = api.auth.touch.useMutation({ onSuccess: sessionStream.learn })
  const { mutate: endSession } = api.auth.signOut.useMutation({ meta: { isSignIn: true } })
  const isWarning = remainingMs !== null

  function report(now: number) {
    reported.current = now
    touch()
  }

  const check = useEffectEvent(() => {
    const now = Date.now()
    const state = idleState(lastActive.current, now)
    if (state.kind === 'expired') {
      // The event is logged whoever sees the time pass first; the page closes without waiting.
      endSession({ reason: 'idle' })
      sessionStream.end('inactivite')
      return
    }
    setRemainingMs(state.kind === 'warning' ? state.remainingMs : null)
    if (isReportDue(lastActive.current, reported.current, now)) report(now)
  })

  const markActive = useEffectEvent(() => {
    const now = Date.now()
    // Time that passed while the machine slept counts as well.
    if (idleState(lastActive.current, now).kind === 'expired') return check()
    lastActive.current = now
    if (isReportDue(now, reported.current, now)) report(now)
    if (now - told.current < tellEveryMs) return
    told.current = now
    tellTabs({ kind: 'active', at: now })
  })

  useEffect(() => {
    let mouseAt = ''
    const onActivity = (event: Event) => {
      // What opens beneath a mouse that nobody moves is told by some browsers as a movement.
      if (event instanceof MouseEvent && event.type === 'mousemove') {
        const place = `${event.screenX} ${event.screenY}`
        if (place === mouseAt) return
        mouseAt = place
      }
      markActive()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') check()
    }
    for (const name of activityEvents) {
      addEventListener(name, onActivity, { capture: true, passive: true })
    }
    document.addEventListener('visibilitychange', onVisible)
    const timer = setInterval(() => check(), sessionTimes.checkEveryMs)
    const stopHearing = hearTabs((message) => {
      if (message.kind !== 'active') return
      lastActive.current = Math.max(lastActive.current, message.at)
      check()
    })
    return () => {
      for (const name of activityEvents) removeEventListener(name, onActivity, { capture: true })
      document.removeEventListener('visibilitychange', onVisible)
      clearInterval(timer)
      stopHearing()
    }
  }, [])

  // It counts down, and closes within a second of any activity: a press ends where it began.
  useEffect(() => {
    if (!isWarning) return
    const timer = setInterval(() => check(), countdownStepMs)
    return () => clearInterval(timer)
  }, [isWarning])

  function extend() {
    const now = Date.now()
    lastActive.current = now
    setRemainingMs(null)
    report(now)
    tellTabs({ kind: 'active', at: now })
  }
  return { remainingMs, extend }
}
