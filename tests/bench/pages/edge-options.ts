import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { SetupError } from '#drizzle/local/setup-error.ts'

import type { RoundOptions } from './edge-rounds.ts'

export type EdgeOptions = RoundOptions & {
  /** Items of the large catalogue; none in a quick run that names none. */
  items: number | undefined
  /** The loads to measure: those whose name has this text; all without it. */
  only: string
  /** Where loaded catalogues are kept for the next run. */
  reuse: string | undefined
  starts: number
  memoryRequests: number
  lighthouseRuns: number
  isJson: boolean
}

const largeCatalogue = 100_000

export function readEdgeOptions(args: string[]): EdgeOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: true },
      items: { type: 'string' },
      only: { type: 'string', default: '' },
      reuse: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  const { quick, only, reuse } = values
  const items = values.items === undefined ? largeCatalogue : Number(values.items)
  if (!Number.isInteger(items) || items < 1) {
    throw new SetupError('Give --items a number of items, 1 or more.')
  }
  const isLarge = (!quick && only === '') || values.items !== undefined || reuse !== undefined
  return {
    rounds: quick ? 3 : 5,
    seconds: quick ? 1 : 3,
    items: isLarge ? items : undefined,
    only,
    reuse: reuse === undefined ? undefined : resolve(reuse),
    starts: quick ? 3 : 7,
    memoryRequests: quick ? 5000 : 100_000,
    lighthouseRuns: values.lighthouse ? (quick ? 1 : 5) : 0,
    isJson: values.json,
  }
}
