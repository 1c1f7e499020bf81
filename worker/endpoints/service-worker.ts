import type { Handler } from 'hono'

import type { ReadAsset } from '#worker/social-image/letters.ts'

const builtPath = '/assets/service-worker.js'

/**
 * The service worker of the build. Where it is switched off, or the build has none, one that takes away
 * what an earlier one kept, and itself.
 */
export const serviceWorker =
  (readAsset: ReadAsset, isOn: boolean): Handler =>
  async (c) => {
    const built = isOn ? await readAsset(builtPath) : null
    return c.body(built?.ok ? await built.text() : farewell, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Browsers ask for it at each visit, and take another build's for a new version.
      'cache-control': 'no-cache',
    })
  }

/**
 * It need not take over: where it is installed, it ends the registration, which is gone with the pages that
 * are open. Nothing waits for that, which itself waits for the installation.
 */
const farewell = `addEventListener('install', (event) => {
  event.waitUntil(leave())
  registration.unregister()
})
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
}
`
