import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type FieldStep, fieldStep, goTo } from './field-steps.ts'
import { bringInSight } from './in-sight.ts'
import { keysTop } from './keys-top.ts'

/** The field that is filled in, how much of the page is seen above the keys, and where they begin. */
type Typing = { step: FieldStep; height: number; top: number }

/** Over the keys of a phone: the field before, the one after, which one this is, and the way out. */
function FieldBar() {
  const [typing, setTyping] = useTyping()
  const bar = useRef<HTMLElement>(null)
  const field = typing?.step.field
  const height = typing?.height
  useEffect(() => {
    if (!field || height === undefined) return undefined
    const show = () => bringInSight(field, height - (bar.current?.offsetHeight ?? 0))
    show()
    // A field grows with what it holds.
    field.addEventListener('input', show)
    return () => field.removeEventListener('input', show)
  }, [field, height])
  if (!typing) return null
  const { step, top } = typing

  /** Leaves the field for what one does next. */
  function finish() {
    flushSync(() => setTyping(null))
    document
      .querySelector<HTMLElement>('[data-prompt-actions] > button')
      ?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={bar}
      className="fixed inset-x-0 z-30 flex -translate-y-full items-center gap-2 border-t-2 border-ink bg-card px-(--gutter) py-2"
      aria-label="Champs du prompt"
      data-field-bar=""
      style={{ top }}
    >
      <Button
        shape="icon"
        aria-label="Champ précédent"
        aria-disabled={step.previous === undefined}
        onMouseDown={keepFocus}
        onClick={() => goTo(step, step.previous)}
      >
        <Icon name="chev" className="rotate-180" />
      </Button>
      <Button
        shape="icon"
        aria-label="Champ suivant"
        aria-disabled={step.next === undefined}
        onMouseDown={keepFocus}
        onClick={() => goTo(step, step.next)}
      >
        <Icon name="chev" />
      </Button>
      <span className="hint">
        Champ {step.index + 1} sur {step.count}
      </span>
      <Button variant="ink" className="ml-auto" onMouseDown={keepFocus} onClick={finish}>
        Terminé
      </Button>
    </section>
  )
}

/** Or the field would lose the focus, and the keys be gone, before the press is heard. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What is typed into while a screen keyboard is open; null else, and always where a browser cannot tell. */
function useTyping() {
  const state = useState<Typing | null>(null)
  const [, setTyping] = state
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    let frame = 0
    // From one field to the next there is a moment without any.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setTyping((before) => readTyping(viewport, before)))
    }
    look()
    viewport.addEventListener('resize', look)
    viewport.addEventListener('scroll', look)
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    return () => {
      cancelAnimationFrame(frame)
      viewport.removeEventListener('resize', look)
      viewport.removeEventListener('scroll', look)
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [setTyping])
  return state
}

function readTyping(viewport: VisualViewport, before: Typing | null): Typing | null {
  const step = fieldStep(document.activeElement)
  if (!step) return null
  const { height, offsetTop } = viewport
  const top = keysTop(viewport)
  if (top !== null) return { step, height, top }
  // An answer is chosen without keys: who came to it by the bar goes on by it.
  const isOnTheWay = before !== null && step.field.matches('select')
  return isOnTheWay ? { step, height, top: offsetTop + height } : null
}

// Whoever imports this has the bar, once, on every page that follows.
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<FieldBar />)
