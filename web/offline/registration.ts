import { serviceWorkerPath } from '#shared/addresses/machine-paths.ts'

import { keepsPages } from './offline-setting.ts'

/** Registers the service worker, unless its visitor wants nothing kept; resolves when it is at work. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !keepsPages.get()) return null
  await navigator.serviceWorker.register(trustedPath())
  return navigator.serviceWorker.ready
}

/** Keeps nothing any more: takes the service worker away, and all that it kept. */
export async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

type ScriptAddresses = { createScriptURL: (path: string) => string }

let policy: ScriptAddresses | undefined

/** The one address that the content policy lets a service worker have. A page makes its policy once. */
function trustedPath(): string {
  // TypeScript's library knows no Trusted Types, and neither do some browsers. This is what is used of them.
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses }
  }
  policy ??= trustedTypes?.createPolicy('sw', {
    createScriptURL: (path) => {
      if (path !== serviceWorkerPath) throw new TypeError(`No service worker: ${path}`)
      return path
    },
  })
  return policy?.createScriptURL(serviceWorkerPath) ?? serviceWorkerPath
}
