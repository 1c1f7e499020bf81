import { readFile } from 'node:fs/promises'

import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import * as tables from '#drizzle/schema/index.ts'
import { capabilities, capabilitiesOf } from '#shared/access/capabilities.ts'
import { maxSessions, sessionTimes } from '#shared/access/session-times.ts'
import { securityEventTypes } from '#shared/admin/admin-log.ts'
import { retention } from '#shared/site/retention.ts'

const readDocument = (file: string) => readFile(projectPath(file), 'utf8')

/** The rows of every table of a document whose first cell matches, as the text of their cells. */
const rowsOf = (document: string, first: RegExp) =>
  document
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell))

describe('the document of accounts', async () => {
  const document = await readDocument('worker/services/access/README.md')

  it('gives each role what the code gives it, and names every capability', () => {
    const stated = rowsOf(document, /^`[a-z]+\.[a-z]+`$/).map(([name = '', , ...answers]) => ({
      capability: name.replaceAll('`', ''),
      answers,
    }))
    const roles = ['admin', 'moderator', 'contributor'] as const
    const given = capabilities.map((capability) => ({
      capability,
      answers: roles.map((role) =>
        capabilitiesOf(role, true).includes(capability) ? 'yes' : 'no',
      ),
    }))

    expect(stated).toEqual(given)
    expect(capabilitiesOf('moderator', false).concat(capabilitiesOf('contributor', false))).toEqual(
      [],
    )
    expect(capabilitiesOf(null, true)).toEqual([])
  })

  it('states the times of the code, none of them longer than NIST asks', () => {
    const minute = 60_000
    const stated = rowsOf(document, /./)
      .filter((cells) => cells.length === 2 && /^\d/.test(cells[1] ?? ''))
      .map(([, time]) => time)

    expect(stated).toEqual([
      `${sessionTimes.idleMs / minute} minutes`,
      `${sessionTimes.absoluteMs / minute / 60} hours`,
      `${sessionTimes.secretMs / minute} minutes`,
      `${sessionTimes.graceMs / 1000} seconds`,
      `${sessionTimes.recentPasswordMs / minute} minutes`,
      String(maxSessions),
    ])
    expect(sessionTimes.idleMs).toBeLessThanOrEqual(30 * minute)
    expect(sessionTimes.absoluteMs).toBeLessThanOrEqual(12 * 60 * minute)
  })
})

describe('the document of logs', async () => {
  const document = await readDocument('worker/services/journal/README.md')

  it('names every security event, and no other', () => {
    const named = rowsOf(document, /^`[a-z_]+`$/).map(([name = '']) => name.replaceAll('`', ''))

    expect(named.toSorted()).toEqual([...securityEventTypes].toSorted())
  })

  it('states how long the journal and the event counts are kept', () => {
    const [journal = []] = rowsOf(document, /^Journal$/)
    const [counts = []] = rowsOf(document, /^Event counts$/)

    expect(journal.at(-1)).toBe(`${retention.journalMonths} months`)
    expect(counts.at(-1)).toBe(`${retention.eventCountDays} days`)
  })
})

describe('the document of data', async () => {
  const document = await readDocument('drizzle/schema/README.md')

  it('gives every table one class, and the accounts two', () => {
    const [, list = ''] = document.split('\n- **Public**')
    const named = [...list.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)
    const stored = Object.values<unknown>(tables).flatMap((table) =>
      is(table, SQLiteTable) ? [getTableConfig(table).name] : [],
    )

    expect(named.filter((name) => name === 'users')).toHaveLength(2)
    expect([...new Set(named)].toSorted()).toEqual([...stored, 'schema_version'].toSorted())
    expect(named).toHaveLength(stored.length + 2)
  })

  it('says of each class who reads it, where it is cached, how long it is kept and what logs hold', () => {
    const rows = rowsOf(document, /^(?:Public|Internal|Personal|Secret)$/)

    expect(rows.map(([name]) => name)).toEqual(['Public', 'Internal', 'Personal', 'Secret'])
    expect(rows.flat().filter((cell) => cell === '')).toEqual([])
  })
})

it('a proxy of one’s own overwrites the header by which a client is known', async () => {
  const proxy = await readDocument('.hosting/Caddyfile')

  expect(proxy).toMatch(/\n\s*header_up CF-Connecting-IP \{remote_host\}\n/)
})
