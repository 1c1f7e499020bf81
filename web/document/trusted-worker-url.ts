import { serviceWorkerPath } from '#shared/addresses/machine-paths.ts'

type WorkerUrlPolicy = { createScriptURL: (url: string) => string }

let policy: WorkerUrlPolicy | undefined

/** The build names the worker that reads tables; `npm run dev` serves its source. */
const tableWorker = /^\/(?:assets|web\/table-worker)\/table-worker[\w.-]*(?:\?[\w&=]*)?$/

/** Returns a worker URL as a TrustedScriptURL where supported. Accepts only our two workers. */
export function trustedWorkerUrl(workerUrl: string): string {
  // TypeScript's DOM library has no Trusted Types.
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, rules: WorkerUrlPolicy) => WorkerUrlPolicy }
  }
  // A page can create a policy only once.
  policy ??= trustedTypes?.createPolicy('sw', {
    createScriptURL: (url) => {
      if (url !== serviceWorkerPath && !tableWorker.test(url)) {
        throw new TypeError(`Unexpected worker URL: ${url}`)
      }
      return url
    },
  })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}
