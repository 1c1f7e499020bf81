import { PageSnapshot } from '#worker/page-cache/page-snapshot.ts'

import { sqliteStorage } from './durable-object.ts'

/** The object that holds the last good copies, as the platform would run it: on a database of its own in memory. */
export function snapshotObject() {
  const storage = sqliteStorage()
  const object = new PageSnapshot({ storage }, {})
  const asked = {
    find: async (...question: Parameters<PageSnapshot['find']>) => object.find(...question),
    keep: async (...question: Parameters<PageSnapshot['keep']>) => object.keep(...question),
    recordPurge: async (withdrawn: number) => object.recordPurge(withdrawn),
  }
  return { getByName: (_name: string) => asked }
}
