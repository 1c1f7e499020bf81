import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

import { type FloodPlan, unanswered } from './flood.ts'
import { send } from './http-client.ts'

// `startFlood` gives what this type says.
const { origin, connections, headers, requests, counts } = workerData as FloodPlan
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const afterErrorMs = 10
let asked = 0

/** Asks again as soon as it is answered, whatever the answer, until the thread is ended. */
async function keepAsking(): Promise<void> {
  for (;;) {
    const request = requests[asked % requests.length]
    if (!request) return
    asked += 1
    const sent = { ...request, headers: { ...headers, ...request.headers } }
    const status = await send(agent, origin, sent).then(
      (answer) => answer.status,
      () => unanswered,
    )
    Atomics.add(counts, status, 1)
    if (status === unanswered) await sleep(afterErrorMs)
  }
}

await Promise.all(Array.from({ length: connections }, keepAsking))
