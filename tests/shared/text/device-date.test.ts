import { spawnSync } from 'node:child_process'

import { expect, it } from 'vitest'

/** What a device says of an instant: a process reads its time zone once. */
function saidIn(timeZone: string, instant: string): string {
  const code = `
    const { deviceDate, deviceDay } = await import('#shared/text/device-date.ts')
    console.log(deviceDate('${instant}'), deviceDay(new Date('${instant}')))
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TZ: timeZone },
    encoding: 'utf8',
  })
  return stdout.trim()
}

it.each([
  ['UTC', '26 novembre 2026 2026-11-26'],
  ['Europe/Paris', '27 novembre 2026 2026-11-27'],
  ['America/Guadeloupe', '26 novembre 2026 2026-11-26'],
  ['Pacific/Noumea', '27 novembre 2026 2026-11-27'],
])('says the day of a device in %s', (timeZone, said) => {
  expect(saidIn(timeZone, '2026-11-26T23:20:00.000Z')).toBe(said)
})

it('says the first of a month as French does', () => {
  expect(saidIn('Asia/Tokyo', '2026-10-31T20:00:00.000Z')).toBe('1er novembre 2026 2026-11-01')
})
