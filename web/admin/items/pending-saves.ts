/** An item is read only so long after its editor was left, even if the last save has no answer. */
const longestWaitMs = 3000

const saves = new Map<string, Promise<unknown>>()

/** The last saves of editors that were left, so that no screen reads an item before they are done. */
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
