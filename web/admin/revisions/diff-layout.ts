import { useSyncExternalStore } from 'react'

const key = 'admin:differences'
const besideValue = 'cote-a-cote'
const listeners = new Set<() => void>()
/** Where this browser keeps nothing, a choice holds until the page is left. */
let chosen: boolean | null = null

/** Whether two versions stand side by side, and the way to change it: where there is room, as chosen last in this browser. */
export function useDiffLayout() {
  const hasRoom = useSyncExternalStore(watchRoom, isRoomy)
  const isChosen = useSyncExternalStore(watchChoice, isBesideChosen)
  return { hasRoom, isBeside: hasRoom && isChosen, choose }
}

const room = () => matchMedia('(min-width: 80rem)')
const isRoomy = (): boolean => room().matches

function watchRoom(onChange: () => void): () => void {
  const query = room()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function watchChoice(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function isBesideChosen(): boolean {
  chosen ??= readChoice()
  return chosen
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) === besideValue
  } catch {
    // Switched off: nothing was kept.
    return false
  }
}

function choose(isBeside: boolean): void {
  chosen = isBeside
  try {
    if (isBeside) localStorage.setItem(key, besideValue)
    else localStorage.removeItem(key)
  } catch {
    // Switched off, or full.
  }
  for (const listener of listeners) listener()
}
