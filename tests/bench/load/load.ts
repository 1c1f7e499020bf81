import { parseArgs } from 'node:util'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { recordFigure } from '#tests/prove/scale.ts'

import { type Ammunition, type Attack, control, listAttacks } from './attacks.ts'
import { formatFigure, formatMemory, formatReport, judge, listFaults } from './load-report.ts'
import { type LoadSite, startLoadSite } from './load-site.ts'
import { connectionCounts, type Measure, measure, type Pace, type Scene } from './measure.ts'
import { findSlowTexts } from './slow-markdown.ts'
import { listPaths, readTargets } from './targets.ts'
import { createAdministrator } from './withdrawal.ts'

const wholePace: Pace = {
  quietSeconds: 3,
  attackSeconds: 15,
  withdrawals: ['elsewhere', 'here'],
}
const quickPace: Pace = { quietSeconds: 2, attackSeconds: 5, withdrawals: ['elsewhere'] }

/**
 * How much slower innocents are served while one client attacks, in times of what a flood of missing files
 * does. `--quick` for a first look, `--only text` for the attacks whose names have it. The exit code tells
 * of errors, 503s for innocents and withdrawn pages that stayed public, and of no timing.
 */
export async function benchLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  await ensureLocalBuild()
  const site = await startLoadSite()
  try {
    const measures = await attackInTurns(site, values.quick ? quickPace : wholePace, values.only)
    await site.collectGarbage()
    const memory = {
      peakHeapBytes: Math.max(...measures.map((one) => one.peakHeapBytes)),
      endHeapBytes: await site.readHeap(),
      resident: await site.residentBytes(),
    }
    const rows = judge(measures)
    console.log(formatReport(rows, memory))
    for (const row of rows) await recordFigure(`load: ${row.name}`, formatFigure(row))
    await recordFigure('load: memory', formatMemory(memory))
    const faults = listFaults(measures)
    await recordFigure('load: faults of behaviour', String(faults.length))
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await site.stop()
  }
}

/** The control is measured before the first attack, halfway and after the last: the machine changes meanwhile. */
async function attackInTurns(site: LoadSite, pace: Pace, only: string): Promise<Measure[]> {
  const targets = await readTargets(site)
  const [toggled, ...others] = targets.prompts
  if (!toggled) throw new Error('The starting content has no prompts')
  const slow = await findSlowTexts(site, (index) => `198.18.200.${index}`)
  for (const { shape, ms } of [slow.preview, slow.markdown]) {
    console.error(`slowest text: ${shape}, ${Math.round(ms)} ms`)
  }
  const administrator = await createAdministrator(site)
  const scene: Scene = { site, administrator, lists: listPaths('/prompts', targets), pace }
  const measures: Measure[] = []
  for (const { attack, connections } of planTurns({ targets, slow, toggled }, only)) {
    const count = pace.withdrawals.length
    const first = (measures.length * count) % (others.length - count)
    measures.push(await measure(scene, attack, connections, others.slice(first, first + count)))
    console.error(`${measures.length}: ${attack.name}, ${connections} connections`)
  }
  return measures
}

type Turn = { attack: Attack; connections: number }

function planTurns(ammunition: Ammunition, only: string): Turn[] {
  const controls = connectionCounts.map((connections) => ({ attack: control, connections }))
  const turns = connectionCounts
    .flatMap((connections) =>
      listAttacks(ammunition, connections).map((attack, place) => ({ attack, connections, place })),
    )
    .filter(({ attack }) => attack.name.includes(only))
    .toSorted((a, b) => a.place - b.place)
  const half = Math.ceil(turns.length / 4) * 2
  return [...controls, ...turns.slice(0, half), ...controls, ...turns.slice(half), ...controls]
}
