import {
  fullChannelName,
  readWhole,
  wholeOf,
  type WholeSite,
  writeWhole,
} from '#web/offline/whole-site.ts'
import type { WholeMessage } from '#web/offline/worker-message.ts'

import { dropOldFiles } from './files.ts'
import { dropUnvisited, keepUnvisited } from './pages.ts'

declare const registration: ServiceWorkerRegistration

/** Pages asked for at once, and the least time for each: 5 a second, half of what the site grants a client. */
const pagesAtOnce = 3
const msPerPage = 200

let running: Promise<void> | undefined

/** Goes on keeping the whole site where that is wanted and not done. Once at a time, however often it is called. */
export function continueWhole(): Promise<void> {
  running ??= keepRemaining().finally(() => {
    running = undefined
  })
  return running
}

/** The browser refused to store more. Known until the service worker ends: the next one tries again. */
let isFull = false
const fullChannel = new BroadcastChannel(fullChannelName)

async function keepRemaining(): Promise<void> {
  const whole = await readWhole()
  if (whole !== null && canGoOn(whole)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window has one, a channel none
    if (isFull) return fullChannel.postMessage(null)
    const asked = whole.remaining.slice(0, pagesAtOnce)
    await Promise.all([keepFew(asked), pause(msPerPage * asked.length)]).catch(() => {
      isFull = true
    })
    return keepRemaining()
  }
  // A build that waits has its files already.
  const isNewest = registration.waiting === null && registration.installing === null
  if (whole?.remaining.length === 0 && isNewest) await dropOldFiles()
}

const canGoOn = ({ state, remaining, retryAt }: WholeSite) =>
  state === 'keeping' && remaining.length > 0 && Date.now() >= retryAt

/** Keeps a few pages and notes it. Those that were not answered remain. Fails where the browser is full. */
async function keepFew(addresses: string[]): Promise<void> {
  const waits = await Promise.all(addresses.map(keepUnvisited))
  const waitMs = Math.max(...waits)
  const done = new Set(addresses.filter((_, index) => waits[index] === 0))
  await change(
    (whole) =>
      whole && {
        ...whole,
        remaining: whole.remaining.filter((address) => !done.has(address)),
        retryAt: waitMs > 0 ? Date.now() + waitMs : 0,
      },
  )
}

/** Does what a page asks of the whole site. */
export async function changeWhole(message: WholeMessage): Promise<void> {
  isFull = false
  if (message.change === 'drop') {
    await change(() => null)
    // Otherwise a page in flight would still be stored.
    await running
    await dropUnvisited(message.wanted)
  } else if (message.change === 'keep') {
    await change(() => wholeOf(message.addresses, Date.now()))
  } else if (message.change === 'pause') {
    await change((whole) => whole && { ...whole, state: 'paused' })
  } else {
    await change((whole) => whole && { ...whole, state: 'keeping', retryAt: 0 })
  }
}

/** Fetches all pages again, since a new build has other files. */
export const renewWhole = () => change((whole) => whole && { ...whole, remaining: whole.addresses })

/** The site answers again. */
export const retryWhole = () => change((whole) => whole && { ...whole, retryAt: 0 })

let changing: Promise<void> = Promise.resolve()

/** Serialises changes, so that each one reads the result of the previous one. */
function change(update: Update): Promise<void> {
  changing = changing.catch(() => undefined).then(() => store(update))
  return changing
}

type Update = (whole: WholeSite | null) => WholeSite | null

async function store(update: Update): Promise<void> {
  const whole = await readWhole()
  const changed = update(whole)
  if (changed !== whole) await writeWhole(changed)
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
