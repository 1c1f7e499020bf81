/** Longest wait for the answer to a last save, after which the item is read anyway. */
const longestWaitMs = 3000

const saves = new Map<string, Promise<unknown>>()

/** Saves of editors that were left. A screen waits for them before it reads the item. */
export const pendingSaves = {
  add(id: string, saving: Promise<unknown>): void {
    saves.set(id, saving)
    const remove = () => {
      if (saves.get(id) === saving) saves.delete(id)
    }
    void saving.then(remove, remove)
  },
  settled: (id: string): Promise<unknown> =>
    Promise.race([
      saves.get(id)?.catch(() => undefined) ?? Promise.resolve(),
      new Promise((resolve) => {
        setTimeout(resolve, longestWaitMs)
      }),
    ]),
}
