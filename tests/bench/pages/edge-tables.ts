import { markdownTable } from '#tests/bench/markdown-table.ts'

import { type EdgeReport, type Goal, judge } from './edge-report.ts'
import type { Measured } from './edge-rounds.ts'

/** The report as a person reads it, in Markdown; what the project wants comes last. */
export function formatEdgeReport(report: EdgeReport): string {
  const { rounds, seconds, machineLoad, loads, bytes, lighthouse, startUp, memory } = report
  return [
    `${rounds} rounds of ${seconds} s for each, 16 connections; machine load ${machineLoad.map((load) => load.toFixed(1)).join(' before, ')} after`,
    '',
    ...markdownTable(loadHeads, loads.map(loadCells)),
    '',
    ...loads.flatMap(({ name, failures }) =>
      failures.map((failure) => `FAILED: ${name}: ${failure}`),
    ),
    ...markdownTable(
      ['first visit of', 'HTML', 'HTML gzip', 'script gzip', 'style gzip'],
      bytes.map(({ path, html, htmlGzip, script, style }) => [path, html, htmlGzip, script, style]),
    ),
    '',
    ...(lighthouse.length === 0 ? [] : lighthouseLines(report)),
    `Start-up beside the bare Worker, median of ${startUp.starts}: ${figure(startUp.cpuMs)} ms of CPU, ${figure(startUp.answerCpuMs)} until the first answer, which came ${figure(startUp.answerMs)} ms later`,
    `Heap after garbage collection: ${megabytes(memory.warmBytes)} warm, ${megabytes(memory.endBytes)} after ${memory.requests.toLocaleString('en')} requests`,
    '',
    ...markdownTable(
      ['measure', 'goal', 'measured', '', 'the worst'],
      judge(report).map(goalCells),
    ),
    '',
    ...notes,
  ].join('\n')
}

const notes = [
  'Each figure is the median of the rounds; a ratio is the median of the ratios of single turns, in',
  'which slices of what it is compared to alternate with its own. «CPU» is what workerd worked for one',
  'request, and the ratio by CPU is the reference’s by its own: where it differs from the ratio of',
  'requests, something else was the limit. Workers are reached as in production, with no Worker of a',
  'development server before them; only the static file passes the local stand-in for the platform’s',
  'own.',
]

const loadHeads = [
  'under load',
  'requests/s',
  'p99 ms',
  'CPU µs',
  'bytes',
  'compared to',
  'ratio',
  'by CPU',
  'p99 ratio',
  'cache-status',
]

function loadCells(load: Measured): (string | number)[] {
  const { name, perSecond, p99Ms, cpuUs, bytes, reference = '', ratio, cacheStatus = '' } = load
  return [
    name,
    perSecond.toFixed(0),
    p99Ms.toFixed(1),
    cpuUs?.toFixed(0) ?? '',
    bytes,
    reference,
    ...[ratio?.perSecond, ratio?.cpu, ratio?.p99].map((value) => value?.toFixed(2) ?? ''),
    cacheStatus,
  ]
}

function lighthouseLines({ lighthouse }: EdgeReport): string[] {
  const names = Object.keys(lighthouse[0]?.medians ?? {})
  return [
    ...markdownTable(
      ['Lighthouse mobile', ...names],
      lighthouse.map(({ path, medians }) => [path, ...Object.values(medians)]),
    ),
    '',
    ...lighthouse.flatMap(({ path, findings }) =>
      findings.map(({ id, title }) => `${path}: ${id}: ${title}`),
    ),
    '',
  ]
}

function goalCells({ measure, goal, measured, at, isMet }: Goal): string[] {
  const verdict = isMet === undefined ? 'not measured' : isMet ? 'met' : 'MISSED'
  return [measure, goal, figure(measured), verdict, at]
}

const figure = (value: number | undefined) =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
