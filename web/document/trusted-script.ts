import { serviceWorkerPath } from '#shared/addresses/machine-paths.ts'

type ScriptAddresses = { createScriptURL: (path: string) => string }

let policy: ScriptAddresses | undefined

/** The build names the worker that reads tables; `npm run dev` serves its source. */
const tableWorker = /^\/(?:assets|web\/table-worker)\/table-worker[\w.-]*(?:\?[\w&=]*)?$/

/**
 * The address of a worker, as the content policy asks for it: of the service worker or of the worker that
 * reads tables, no other. A page may create its policy only once.
 */
export function trustedScript(path: string): string {
  // TypeScript's library knows no Trusted Types, and neither do some browsers. This is what is used of them.
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses }
  }
  policy ??= trustedTypes?.createPolicy('sw', {
    createScriptURL: (asked) => {
      if (asked !== serviceWorkerPath && !tableWorker.test(asked)) {
        throw new TypeError(`No worker: ${asked}`)
      }
      return asked
    },
  })
  return policy?.createScriptURL(path) ?? path
}
