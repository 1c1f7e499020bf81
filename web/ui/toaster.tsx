import { Toast } from '@base-ui/react/toast'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { Icon } from './icon.tsx'
import { columnInset, findColumn, placeInColumn } from './toast-column.ts'
import { bottomToolbarHeight, clearestPlace, type ToastPlace, toastPlaces } from './toast-place.ts'
import type { ToastMessage } from './toast.tsx'

const manager = Toast.createToastManager()
const announcementDelayMs = 50
const shownMs = 5000
/** Longer with an action. */
const actionShownMs = 10_000
const shownByTopic = new Map<string, string>()
/** The messages that are not closed, the newest last. It covers the others, which do not expire meanwhile. */
const open: { id: string; timeout: number; isPlain: boolean }[] = []
let shownPlace: ToastPlace = 'top-right'
const placeListeners = new Set<() => void>()
let toaster: { element: HTMLElement; isHeard: Promise<void> } | undefined
let usedLast: Element | null = null

/** Adds a message; an error stays until it is closed and interrupts the screen reader. */
export function addToast(message: ToastMessage, lastUsed: Element | null): void {
  toaster ??= mount()
  usedLast = lastUsed
  moveToaster(toaster.element, lastUsed)
  void toaster.isHeard.then(() => show(message))
}

function show({ title, description, type, action, topic }: ToastMessage) {
  const isError = type === 'error'
  const replaced = topic && shownByTopic.get(topic)
  if (replaced) manager.close(replaced)
  const previous = open.at(-1)
  if (previous?.isPlain) manager.close(previous.id)
  const covered = open.at(-1)
  if (covered) manager.update(covered.id, { timeout: 0 })
  const timeout = isError ? 0 : action ? actionShownMs : shownMs
  const id: string = manager.add({
    title,
    description,
    type,
    timeout,
    onClose: () => showCovered(id),
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(id)
        action.run()
      },
    },
  })
  open.push({ id, timeout, isPlain: !isError && !action })
  if (topic) shownByTopic.set(topic, id)
}

/** Restarts the timer of the next message, and moves the focus to it if it was on the closed one. */
function showCovered(closed: string) {
  const index = open.findIndex(({ id }) => id === closed)
  if (index === -1) return
  const isNewest = index === open.length - 1
  open.splice(index, 1)
  const next = open.at(-1)
  if (!isNewest || !next) return
  const hadFocus = toaster?.element.contains(document.activeElement)
  manager.update(next.id, { timeout: next.timeout })
  if (!hadFocus) return
  setTimeout(() =>
    toaster?.element.querySelector<HTMLElement>('[data-toast]:not([inert])')?.focus(),
  )
}

/** Takes the message about something away, once it is shown. */
export function closeToast(topic: string): void {
  const close = () => {
    const shown = shownByTopic.get(topic)
    if (shown) manager.close(shown)
  }
  void toaster?.isHeard.then(close)
}

function mount() {
  const element = document.createElement('div')
  document.body.append(element)
  flushSync(() => createRoot(element).render(<Toaster />))
  followColumn(element)
  // A live region announces only what is added after it is in the page.
  const isHeard = new Promise<void>((resolve) => {
    setTimeout(resolve, announcementDelayMs)
  })
  return { element, isHeard }
}

/** Puts the messages where they are seen and heard: whatever is behind an open window is inert. */
function moveToaster(element: HTMLElement, lastUsed: Element | null) {
  const opened = [...document.querySelectorAll('dialog:modal')].at(-1)
  opened?.addEventListener('close', () => moveToaster(element, lastUsed), { once: true })
  const parent = opened ?? document.body
  if (element.parentElement !== parent) parent.append(element)
  const viewport = element.firstElementChild
  if (viewport instanceof HTMLElement) placeMessages(element, parent, viewport, lastUsed)
  for (const listener of placeListeners) listener()
}

function placeMessages(
  element: HTMLElement,
  parent: Element,
  viewport: HTMLElement,
  lastUsed: Element | null,
) {
  const column = findColumn(parent)
  const inset = column ? columnInset(column) : null
  setPx(viewport, 'left', inset?.leftPx)
  setPx(viewport, 'right', inset?.rightPx)
  if (column) {
    const { place, liftPx } = placeInColumn(parent, column, viewport, lastUsed)
    shownPlace = place
    setPx(element, '--bottom-toolbar', liftPx)
    return
  }
  const toolbarHeight = bottomToolbarHeight(parent)
  shownPlace = clearestPlace(parent, viewport, lastUsed, toolbarHeight)
  setPx(element, '--bottom-toolbar', toolbarHeight)
}

function setPx({ style }: HTMLElement, name: string, px: number | undefined) {
  if (px === undefined) style.removeProperty(name)
  else style.setProperty(name, `${px}px`)
}

/** Keeps messages of a column off what appears or is used while they are shown: an error stays until it is closed. */
function followColumn(element: HTMLElement) {
  const follow = () => {
    if (open.length > 0 && findColumn(document.body)) moveToaster(element, usedLast)
  }
  new ResizeObserver(follow).observe(document.body)
  addEventListener('resize', follow)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || element.contains(target)) return
    usedLast = target
    follow()
  })
}

const usePlace = () => toastPlaces[useSyncExternalStore(onPlaceChange, () => shownPlace)]

function onPlaceChange(onChange: () => void) {
  placeListeners.add(onChange)
  return () => placeListeners.delete(onChange)
}

/** Shows the newest message alone. */
function Toaster() {
  const { className } = usePlace()
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Viewport
        className={`pointer-events-none fixed inset-x-(--gutter) z-55 grid *:pointer-events-auto print:hidden ${className}`}
        aria-label="Messages"
      >
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  const { swipe } = usePlace()
  return toasts.map((toast) => {
    const isError = toast.type === 'error'
    const isOneLine = !isError && toast.actionProps !== undefined
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={swipe}
        data-toast=""
        className={`${toastBox} ${isError ? 'bg-bad' : 'bg-ink'} ${isOneLine ? lineWhereLow : ''}`}
      >
        <Icon name={icons[toast.type ?? 'info'] ?? 'info'} className="mt-0.5" />
        <Toast.Title
          render={<strong />}
          className={`col-start-2 ${isOneLine ? 'short:truncate' : ''}`}
        />
        <Toast.Description
          className={`col-start-2 text-label opacity-90 ${isOneLine ? 'short:sr-only' : ''}`}
        />
        <Toast.Action
          className={`col-start-2 grid min-h-7 content-center justify-self-start border-0 bg-transparent p-0 font-bold underline ${
            isOneLine ? 'short:col-start-3 short:row-start-1' : ''
          }`}
        />
        {/* The library hides the button from screen readers until the message has the focus. */}
        <Toast.Close
          aria-label="Fermer"
          aria-hidden={false}
          className={`col-start-3 row-start-1 grid size-7 place-content-center border-0 bg-transparent p-0 ${
            isOneLine ? 'short:col-start-4' : ''
          }`}
        >
          <Icon name="x" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}

const toastBox =
  'grid w-[min(24rem,100%)] grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-2 py-3 pr-3 pl-4 text-small text-card shadow-3 transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0'
/** On a low screen a message with an action is one line, so that the next field is seen below it. */
const lineWhereLow = 'short:grid-cols-[auto_minmax(0,1fr)_auto_auto] short:items-center short:py-1'

const icons: Record<string, 'check' | 'warn' | 'info'> = {
  success: 'check',
  error: 'warn',
  info: 'info',
}
