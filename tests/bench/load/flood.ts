import { Worker } from 'node:worker_threads'

import type { HttpRequest } from './http-client.ts'

export type FloodPlan = {
  origin: string
  connections: number
  /** Sent with every request. */
  headers: Record<string, string>
  /** Sent one after the other, over and over. */
  requests: HttpRequest[]
  /** Answers by status, in memory that both threads see. */
  counts: Int32Array<SharedArrayBuffer>
}

/** How many answers had which status. */
export type Statuses = Record<number, number>

/** Stands for the status of a request whose connection failed. */
export const unanswered = 0

const mostStatuses = 600

/**
 * Starts a flood in a thread of its own: the work of the attacker does not delay the clock of the innocents.
 * `stop` closes its connections and gives the statuses.
 */
export function startFlood(plan: Omit<FloodPlan, 'counts'>): { stop: () => Promise<Statuses> } {
  const counts = new Int32Array(new SharedArrayBuffer(mostStatuses * Int32Array.BYTES_PER_ELEMENT))
  const workerData: FloodPlan = { ...plan, counts }
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData })
  const errors: unknown[] = []
  thread.on('error', (error) => errors.push(error))
  return {
    stop: async () => {
      await thread.terminate()
      if (errors.length > 0) throw new Error('The flood failed', { cause: errors[0] })
      const statuses = [...counts.entries()].filter(([, count]) => count > 0)
      return Object.fromEntries(statuses)
    },
  }
}
