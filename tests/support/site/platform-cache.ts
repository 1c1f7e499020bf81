type Stored = { body: ArrayBuffer; headers: [string, string][]; until: number }

/** The platform's cache of one data centre: what is put is there until its `max-age` is over. */
export function platformCache(clock: () => number) {
  const stored = new Map<string, Stored>()
  const cache = {
    match: async (key: string): Promise<Response | undefined> => {
      const found = stored.get(key)
      if (!found || found.until <= clock()) return undefined
      return new Response(found.body, { headers: found.headers })
    },
    put: async (key: string, response: Response): Promise<void> => {
      const [, seconds = '0'] =
        /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
      if (response.headers.has('set-cookie')) throw new Error('The platform keeps no cookies')
      stored.set(key, {
        body: await response.arrayBuffer(),
        headers: [...response.headers],
        until: clock() + Number(seconds) * 1000,
      })
    },
  }
  return { open: async (_name: string) => cache, keys: () => [...stored.keys()] }
}
