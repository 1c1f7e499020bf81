import { challengeWaitMs } from './proof-of-work.ts'

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const policyName = 'turnstile'

export type TurnstileOptions = {
  sitekey: string
  action: string
  language: string
  'retry-interval': number
  callback: (token: string) => void
  'error-callback': () => void
  'expired-callback': () => void
  'timeout-callback': () => void
}

export type Turnstile = {
  render: (container: HTMLElement, options: TurnstileOptions) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

let loading: Promise<Turnstile> | undefined

/** Cloudflare's script, loaded on the sign-in page alone and once. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Turnstile> {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedUrl()
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('Turnstile did not load')))
    setTimeout(() => reject(new Error('Turnstile did not load in time')), challengeWaitMs)
    document.head.append(script)
  })
  if (!window.turnstile) throw new Error('Turnstile is not there')
  return window.turnstile
}

/** The one address that the policy of the sign-in page lets become a script. */
function trustedUrl(): string {
  const { trustedTypes } = window
  if (!trustedTypes) return scriptUrl
  return trustedTypes
    .createPolicy(policyName, { createScriptURL: (url) => url })
    .createScriptURL(scriptUrl)
}
