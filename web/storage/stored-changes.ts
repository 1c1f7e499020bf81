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
