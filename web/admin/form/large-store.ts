/** Names what an account keeps here. */
type Place = { userId: string; name: string }

const storeName = 'kept'

/** What this browser keeps of what is too large for its local storage; null where there is none. */
export async function readLarge(place: Place): Promise<unknown> {
  try {
    return (await ask('readonly', (store) => store.get(keyOf(place)))) ?? null
  } catch {
    // Switched off: nothing was kept.
    return null
  }
}

/** Whether something is kept there. */
export const isKeptLarge = (place: Place): Promise<boolean> =>
  ask('readonly', (store) => store.count(keyOf(place))).then(
    (count) => count > 0,
    () => false,
  )

/** Keeps something, and tells whether there was room. */
export async function writeLarge(place: Place, value: object): Promise<boolean> {
  try {
    await ask('readwrite', (store) => store.put(value, keyOf(place)))
    return true
  } catch {
    return false
  }
}

/** Removes what an account keeps under a name, or all that it keeps. */
export async function forgetLarge({ userId, name }: Omit<Place, 'name'> & { name?: string }) {
  const all = IDBKeyRange.bound(`${userId}:`, `${userId}:\uFFFF`)
  const meant = name === undefined ? all : keyOf({ userId, name })
  await ask('readwrite', (store) => store.delete(meant)).catch(() => {
    // Switched off: nothing was kept.
  })
}

const keyOf = ({ userId, name }: Place) => `${userId}:${name}`

async function ask<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('administration', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await answerOf(opening)
  try {
    return await answerOf(act(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not kept')))
  })
