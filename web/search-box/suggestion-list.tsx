import { useRouter } from '@tanstack/react-router'
import {
  type Dispatch,
  type KeyboardEvent,
  type Ref,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react'

import { countOf } from '#shared/text/plural.ts'
import { WaitNotice } from '#web/lists/wait-notice.tsx'
import { useWait } from '#web/loading/waits.ts'

import {
  hasOption,
  type OpenList,
  suggestionBox,
  SuggestionOptions,
} from './suggestion-options.tsx'
import {
  type AnsweredQuery,
  minTextLength,
  textOf,
  useSuggestionRequest,
} from './suggestion-request.ts'

/** What the box passes on. */
export type BoxHandlers = {
  onInput: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

type SuggestionListProps = {
  ref: Ref<BoxHandlers>
  input: HTMLInputElement
  /** The text at the focus or the last submission. Another text was typed while this code loaded. */
  initialText: string
  id: string
  list: OpenList | null
  onList: Dispatch<SetStateAction<OpenList | null>>
}

/**
 * The list under a search box, by the pattern of an editable combobox with list autocompletion: the
 * focus stays in the box, whose keys move through the options.
 */
export function SuggestionList({ ref, input, initialText, id, list, onList }: SuggestionListProps) {
  const router = useRouter()
  const listRef = useRef<HTMLDivElement>(null)
  const { ask, cancel } = useSuggestionRequest(show)
  const activeId = list?.activeId

  /** Without an answer, what was proposed before stays for as long as the text holds it. */
  function show(answer: AnsweredQuery | null, isAwaited: boolean) {
    const text = textOf(input)
    onList((before) => {
      const shown = answer ?? (before && text.includes(before.query) ? before : null)
      if (!shown) return null
      const isActiveKept = before && hasOption(id, shown, before.activeId)
      return { ...shown, text, isAwaited, activeId: isActiveKept ? before.activeId : undefined }
    })
  }

  function close() {
    cancel()
    onList(null)
  }

  function onInput() {
    const text = textOf(input)
    if (text.length < minTextLength) {
      close()
      return
    }
    onList((before) => before && { ...before, text, isAwaited: true, activeId: undefined })
    ask(input)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || isWithModifier(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (list) onList({ ...list, activeId: neighbour(step, activeId, listRef.current) })
      else if (textOf(input).length >= minTextLength) ask(input, 0)
    }
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
    if (event.key === 'Escape' && (list || input.value !== '')) {
      event.preventDefault()
      if (!list) clear(input)
      close()
    }
  }

  useImperativeHandle(ref, () => ({ onInput, onKeyDown, onBlur: close }))

  const onFirst = useEffectEvent(onInput)
  const onLeave = useEffectEvent(close)
  useEffect(() => {
    if (input.value !== initialText) onFirst()
    const leave = () => onLeave()
    const { form } = input
    form?.addEventListener('submit', leave)
    const unsubscribe = router.subscribe('onBeforeNavigate', leave)
    return () => {
      form?.removeEventListener('submit', leave)
      unsubscribe()
    }
  }, [input, initialText, router])

  useEffect(() => {
    if (!list || !listRef.current) return
    fitIntoView(listRef.current)
    const active = list.activeId === undefined ? null : document.getElementById(list.activeId)
    ;(active ?? listRef.current).scrollIntoView({ block: 'nearest' })
  }, [list])

  return (
    <>
      {list ? <SuggestionOptions ref={listRef} id={id} list={list} /> : null}
      {list ? null : <SuggestionsWait />}
      <output className="sr-only">{list ? announcement(list) : ''}</output>
    </>
  )
}

/** Where too many were asked for: what was proposed stays, else this says when they come back. */
function SuggestionsWait() {
  return useWait(suggestionsPath) ? (
    <p className={`${suggestionBox} px-4 py-3 text-small`} aria-live="polite">
      <WaitNotice of={suggestionsPath} />
    </p>
  ) : null
}

const suggestionsPath = 'search.suggestions'

const isWithModifier = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  shiftKey || ctrlKey || metaKey || altKey

/** The option after or before the active one; past either end comes the box itself. */
function neighbour(step: 1 | -1, activeId: string | undefined, list: HTMLElement | null) {
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])]
  const places = [undefined, ...options.map(({ id }) => id)]
  return places.at((places.indexOf(activeId) + step) % places.length)
}

/** As high as the screen below the box allows, above the keyboard of a phone. */
function fitIntoView(list: HTMLElement) {
  const bottom = window.visualViewport?.height ?? window.innerHeight
  list.style.setProperty('--room', `${bottom - list.getBoundingClientRect().top}px`)
}

/** Unlike an assignment, an edit that React takes for the visitor's. */
function clear(input: HTMLInputElement) {
  input.setRangeText('', 0, input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function announcement({ items, categories }: OpenList): string {
  const count = items.length + categories.length
  return count === 0 ? 'Aucune suggestion' : countOf(count, 'suggestion', 'suggestions')
}
