import { existsSync } from 'node:fs'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { percentile } from '#tests/bench/search/search-timing.ts'
import { startBuiltWorker } from '#tests/support/site/built-worker.ts'

import { auc, timeAnswers, timeChecking, timeSolving } from './sign-in-clock.ts'
import {
  calmVisits,
  type Flood,
  flood,
  floodSize,
  forNothing,
  withoutWork,
  withWork,
} from './sign-in-flood.ts'
import { addresses, ownSignIns, tryLockOut } from './sign-in-lock-out.ts'
import { createAccounts, type Site } from './sign-in-site.ts'

const parts = new Map<string, (site: Site) => Promise<void>>([
  ['challenge', benchChallenge],
  ['answers', benchAnswers],
  ['flood', benchFlood],
  ['lock-out', benchLockOut],
])

/**
 * The local platform writes its counters to disk in the very thread that answers visitors, which no
 * platform of a network does: here they are written to memory, where the machine has a folder in it.
 */
const stateFolder = existsSync('/dev/shm') ? '/dev/shm' : undefined

/**
 * What sign-in costs on the built Worker, in parts that may be named: the work of a challenge and its
 * check; whether the time of an answer tells what it hides; what visitors
 * notice of a thousand attempts; whether strangers can lock an administrator out.
 */
export async function benchSignIn(names: string[]): Promise<void> {
  const chosen = names.length === 0 ? [...parts.keys()] : names
  for (const name of chosen) {
    const bench = parts.get(name)
    if (!bench) throw new SetupError(`Name what to measure: ${[...parts.keys()].join(', ')}.`)
    // Its own site: what one part counts is no limit to another.
    const site = await startBuiltWorker({ parentFolder: stateFolder })
    try {
      await bench(site)
    } finally {
      await site.stop()
    }
  }
  console.log('Milliseconds, all on one machine.')
}

async function benchChallenge(site: Site): Promise<void> {
  console.table({
    'challenge, solved': summary(await timeSolving(site, 50)),
    'solution, checked': summary(await timeChecking(2000)),
  })
}

async function benchAnswers(site: Site): Promise<void> {
  const { known, unknown, refused } = await timeAnswers(site, 500)
  console.table({
    'wrong password of an account': summary(known),
    'password of no account': summary(unknown),
    "right password of a moderator's": summary(refused),
  })
  const [a, b, c] = [auc(known, unknown), auc(refused, known), auc(refused, unknown)]
  console.log(
    `Told by its time (AUC): an account ${a.toFixed(3)}, a right password ${b.toFixed(3)}, either ${c.toFixed(3)}`,
  )
}

/** What the slowest of a hundred visits may take during a flood of attempts. */
const visitLimitMs = 250

async function benchFlood(site: Site): Promise<void> {
  const [email = ''] = await createAccounts(site, 1)
  const calm = await calmVisits(site, 200)
  const attacks = {
    'requests for nothing': forNothing,
    'attempts without work': withoutWork,
    'attempts with work': withWork,
  }
  const floods: Record<string, Flood> = {}
  for (const [pace, perSecond] of [
    ['50 a second', 50],
    ['at once', Number.POSITIVE_INFINITY],
  ] as const) {
    for (const [name, prepare] of Object.entries(attacks)) {
      const attack = await prepare(site, email)
      floods[`${floodSize} ${name}, ${pace}`] = await flood(site, attack, perSecond)
    }
  }
  console.table({
    'visits of a page, nothing else': { ...summary(calm), 'file p99': null, 'flood lasted': null },
    ...Object.fromEntries(
      Object.entries(floods).map(([name, { visits, files, lengthMs }]) => [
        name,
        {
          ...summary(visits),
          'file p99': round(percentile(files, 0.99)),
          'flood lasted': round(lengthMs),
        },
      ]),
    ),
  })
  for (const [name, { visits }] of Object.entries(floods).filter(([key]) => /attempts/.test(key))) {
    const p99 = percentile(visits, 0.99)
    const verdict = p99 <= visitLimitMs ? 'met' : 'not met'
    console.log(`p99 of a page at most ${visitLimitMs} during ${name}: ${round(p99)}, ${verdict}`)
  }
  for (const [name, { statuses }] of Object.entries(floods)) {
    console.log(`${name}: answered ${JSON.stringify(statuses)}`)
  }
}

async function benchLockOut(site: Site): Promise<void> {
  const { statuses, stranger, passed } = await tryLockOut(site)
  const tries = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  console.log(
    `${tries} attempts from ${addresses} addresses were answered ${JSON.stringify(statuses)}; then another browser ${stranger}; the administrator's own signed in ${passed} times of ${ownSignIns}.`,
  )
}

const summary = (times: number[]) => ({
  runs: times.length,
  p50: round(percentile(times, 0.5)),
  p99: round(percentile(times, 0.99)),
  max: round(Math.max(...times)),
})

const round = (value: number) => Number(value.toFixed(2))
