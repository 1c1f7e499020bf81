/** Listens for what this or another tab changes of the value stored under a key. */
export const storedChanges = (key: string) => (onChange: () => void) => {
  const onStorage = (event: StorageEvent) => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) onChange()
  }
  addEventListener(key, onChange)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(key, onChange)
    removeEventListener('storage', onStorage)
  }
}

/** What is stored under a key, as it was written; null when there is nothing or storage is refused. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
