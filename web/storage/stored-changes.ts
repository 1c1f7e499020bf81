/** Listens for what this or another tab changes of the value stored under a key. */
export const storedChanges = (key: string) => keyedChanges((changed) => changed === key)

/** Tells this tab what it has changed itself, as the browser tells every other. */
export const tellChanged = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

/** Listens for what this or another tab changes of the values with such keys. */
export const keyedChanges = (isMeant: (key: string) => boolean) => (onChange: () => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key === null || isMeant(key)) onChange()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** What is stored under a key, as it was written; null when there is nothing or storage is refused. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes what is stored under a key, without an event. False when the browser refuses to. */
export function removeStored(key: string): boolean {
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Removes what is stored under a key and notifies the listeners of this tab. False if the browser refuses. */
export function removeAndNotify(key: string): boolean {
  if (!removeStored(key)) return false
  tellChanged(key)
  return true
}

/** The slugs in the storage keys with a prefix. */
export function storedSlugs(prefix: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}
