import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { sessions, userRoles, users } from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertSession, insertUser, readJournal } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { findSession, newSession } from '#worker/services/access/sessions.ts'

const rounds = proofCount({ sample: 4, whole: 200 })

const lastAdminMessage =
  'Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni supprimé.'

const admin = (db: Database) => asAdmin(db).admin.users

/** A database with two administrators, the second of whom is changed. */
async function withTwoAdmins() {
  const db = await createTestDatabase()
  await insertUser(db, { id: 'keeper' })
  const { id } = await insertUser(db, { id: 'other' })
  return { db, id }
}

const rolesOf = async (db: Database, id: string) =>
  (await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.user_id, id))).map(
    ({ role }) => role,
  )

const openSessionsOf = async (db: Database, id: string) =>
  (await db.select().from(sessions).where(eq(sessions.user_id, id))).filter(
    ({ revoked_at }) => revoked_at === null,
  ).length

describe('the table of users (R174)', () => {
  it('holds every account, the latest grant first, those without a role last (R233)', async () => {
    const db = await createTestDatabase()
    await insertUser(db, { id: 'none', role: null, last_sign_in_at: '2026-02-02T00:00:00.000Z' })
    await insertUser(db, { id: 'old', role: 'moderator', granted_at: '2026-01-01T00:00:00.000Z' })
    await insertUser(db, { id: 'new', role: 'admin', granted_at: '2026-03-01T00:00:00.000Z' })

    const list = await asAdmin(db, { id: 'new', email: 'new@example.org' }).admin.users.list()

    expect(list.map(({ id, role, granted_at, isSelf }) => [id, role, granted_at, isSelf])).toEqual([
      ['new', 'admin', '2026-03-01T00:00:00.000Z', true],
      ['old', 'moderator', '2026-01-01T00:00:00.000Z', false],
      ['none', null, null, false],
    ])
    expect(list[2]?.last_sign_in_at).toBe('2026-02-02T00:00:00.000Z')
  })

  it('shows the most recent grant of an account that has several (R201)', async () => {
    const db = await createTestDatabase()
    await insertUser(db, { id: 'one', role: 'contributor', granted_at: '2026-01-01T00:00:00.000Z' })
    await db.$client.batch(
      [
        "insert into user_roles (id, user_id, role, granted_at) values ('later', 'one', 'moderator', '2026-01-02T00:00:00.000Z')",
      ],
      'write',
    )

    expect(await admin(db).list()).toMatchObject([{ id: 'one', role: 'moderator' }])
  })

  it('counts the sessions that are open now, and no secret leaves with it', async () => {
    const db = await createTestDatabase()
    const { id } = await insertUser(db)
    const long = new Date(Date.now() - 16 * 60_000).toISOString()
    await insertSession(db, id)
    await insertSession(db, id, { last_active_at: long })
    await insertSession(db, id, { revoked_at: long })
    await insertSession(db, id, { absolute_expires_at: long })

    const [row] = await admin(db).list()

    expect(row?.sessions).toBe(1)
    expect(Object.keys(row ?? {}).join()).not.toMatch(/hash|secret/)
  })
})

describe('an invitation', () => {
  it('opens an account with a password that is shown once, valid for a day', async () => {
    const db = await createTestDatabase()
    const now = new Date('2026-11-21T10:00:00.000Z')

    const { id, password } = await asAdmin(db, undefined, { now }).admin.users.invite({
      email: '  Camille@Example.org ',
      role: 'moderator',
    })

    const [user] = await db.select().from(users).where(eq(users.id, id))
    expect(user).toMatchObject({
      email: 'camille@example.org',
      must_change_password: true,
      password_expires_at: '2026-11-22T10:00:00.000Z',
    })
    expect(password.length).toBeGreaterThanOrEqual(20)
    expect(user?.password_hash).not.toContain(password)
    expect(await rolesOf(db, id)).toEqual(['moderator'])
    expect(JSON.stringify(await readJournal(db))).not.toContain(password)
  })

  it('is refused for an address that has an account, and writes nothing', async () => {
    const db = await createTestDatabase()
    await insertUser(db, { email: 'camille@example.org' })

    const second = admin(db).invite({ email: 'camille@example.org', role: 'admin' })

    await expect(second).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { fields: { email: [expect.stringContaining('existe déjà')] } } },
    })
    expect(await db.select().from(userRoles)).toHaveLength(1)
    expect(await readJournal(db)).toEqual([])
  })
})

describe('a change of role (R175)', () => {
  it('replaces every former grant and ends the sessions of that user alone (R233)', async () => {
    const { db, id } = await withTwoAdmins()
    await insertSession(db, id)
    await insertSession(db, 'keeper')

    await admin(db).setRole({ id, role: 'contributor' })

    expect(await rolesOf(db, id)).toEqual(['contributor'])
    expect(await openSessionsOf(db, id)).toBe(0)
    expect(await openSessionsOf(db, 'keeper')).toBe(1)
    expect(await readJournal(db)).toMatchObject([
      { new_values: { details: { avant: 'admin', apres: 'contributor' } } },
    ])
  })

  it('deletes no grant when the new one cannot be inserted (R233)', async () => {
    const { db, id } = await withTwoAdmins()
    await insertSession(db, id)
    const before = await db.select().from(userRoles)
    await db.$client.batch(
      [
        "create trigger closed before insert on user_roles begin select raise(abort, 'closed'); end",
      ],
      'write',
    )

    await expect(admin(db).setRole({ id, role: 'contributor' })).rejects.toThrow('closed')

    expect(await db.select().from(userRoles)).toEqual(before)
    expect(await openSessionsOf(db, id)).toBe(1)
  })

  it.each(['admin', 'moderator', 'contributor'] as const)(
    'gives the role %s, in one row of user, role and instant (R225, R201, R233)',
    async (role) => {
      const { db, id } = await withTwoAdmins()
      const now = new Date('2026-11-21T10:00:00.000Z')
      await writeBatch(db, [db.delete(userRoles).where(eq(userRoles.user_id, id))])

      await asAdmin(db, undefined, { now }).admin.users.setRole({ id, role })

      const grants = await db.select().from(userRoles).where(eq(userRoles.user_id, id))
      expect(grants).toMatchObject([{ user_id: id, role, granted_at: now.toISOString() }])
    },
  )

  it('to the same role changes nothing and is no event', async () => {
    const db = await createTestDatabase()
    const { id } = await insertUser(db)
    await insertSession(db, id)

    await admin(db).setRole({ id, role: 'admin' })

    expect(await openSessionsOf(db, id)).toBe(1)
    expect(await readJournal(db)).toEqual([])
  })

  it('gives a role to an account that had none', async () => {
    const db = await createTestDatabase()
    const { id } = await insertUser(db, { role: null })

    await admin(db).setRole({ id, role: 'admin' })

    expect(await rolesOf(db, id)).toEqual(['admin'])
  })

  it('accepts no role but the three', async () => {
    const { db, id } = await withTwoAdmins()

    // A client may send anything.
    const change = admin(db).setRole({ id, role: 'owner' as Role })

    await expect(change).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await rolesOf(db, id)).toEqual(['admin'])
  })
})

describe('the last administrator', () => {
  it.each([
    ['demoted', (db: Database, id: string) => admin(db).setRole({ id, role: 'moderator' })],
    ['suspended', (db: Database, id: string) => admin(db).suspend({ id })],
    ['removed', (db: Database, id: string) => admin(db).remove({ id })],
  ])('cannot be %s, and nothing is written', async (_change, act) => {
    const { db, id } = await withTwoAdmins()
    await admin(db).suspend({ id: 'keeper' })
    await insertSession(db, id)
    const before = (await readJournal(db)).length

    await expect(act(db, id)).rejects.toMatchObject({ code: 'CONFLICT', message: lastAdminMessage })

    expect(await rolesOf(db, id)).toEqual(['admin'])
    expect(await openSessionsOf(db, id)).toBe(1)
    expect(await readJournal(db)).toHaveLength(before)
  })

  it(
    `remains through ${rounds} rounds of 50 who demote, suspend or remove each other at once`,
    { tags: ['sampled'], timeout: 240_000 },
    async () => {
      const people = Array.from({ length: 50 }, (_, place) => `admin-${place}`)
      for (let round = 0; round < rounds; round += 1) {
        const { active, failures } = await everyoneOnTheNext(people, round)
        expect(active).toBe(1)
        expect(failures).toEqual([`CONFLICT ${lastAdminMessage}`])
      }
    },
  )
})

/** Each of some administrators acts on the next one, all at once, in a database of their own. */
async function everyoneOnTheNext(people: string[], round: number) {
  const db = await createTestDatabase()
  await writeBatch(db, [
    db.insert(users).values(people.map((id) => ({ ...who(id), password_hash: 'none' }))),
    db.insert(userRoles).values(people.map((id) => ({ user_id: id, role: 'admin' as const }))),
  ])
  const acts = [
    (by: string, id: string) => asAdmin(db, who(by)).admin.users.setRole({ id, role: 'moderator' }),
    (by: string, id: string) => asAdmin(db, who(by)).admin.users.suspend({ id }),
    (by: string, id: string) => asAdmin(db, who(by)).admin.users.remove({ id }),
  ]
  const results = await Promise.allSettled(
    people.map(async (id, place) => {
      await acts[(place + round) % acts.length]?.(people.at(place - 1) ?? '', id)
    }),
  )
  const { rows } = await db.$client.execute('select id from active_admins')
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [`${result.reason.code} ${result.reason.message}`] : [],
  )
  return { active: rows.length, failures }
}

const who = (id: string) => ({ id, email: `${id}@example.org` })

describe('an account', () => {
  it('whose password is reset must replace it, and its sessions end', async () => {
    const { db, id } = await withTwoAdmins()
    await insertSession(db, id)

    const { password } = await admin(db).resetPassword({ id })

    const [user] = await db.select().from(users).where(eq(users.id, id))
    expect(user).toMatchObject({ must_change_password: true })
    expect(user?.password_hash).not.toBe('none')
    expect(user?.password_hash).not.toContain(password)
    expect(await openSessionsOf(db, id)).toBe(0)
  })

  it('that is suspended has no session, and may come back', async () => {
    const { db, id } = await withTwoAdmins()
    await insertSession(db, id)

    await admin(db).suspend({ id })
    const [suspended] = await db.select().from(users).where(eq(users.id, id))
    const open = await openSessionsOf(db, id)
    await admin(db).reinstate({ id })
    const [reinstated] = await db.select().from(users).where(eq(users.id, id))

    expect(suspended?.suspended_at).not.toBeNull()
    expect([open, await openSessionsOf(db, id)]).toEqual([0, 0])
    expect(reinstated?.suspended_at).toBeNull()
  })

  it('that is removed leaves neither grants nor sessions, and the journal keeps what it did', async () => {
    const { db, id } = await withTwoAdmins()
    await insertSession(db, id)
    await asAdmin(db, { id, email: 'other@example.org' }).admin.users.endSessions({ id: 'keeper' })

    await admin(db).remove({ id })

    expect(await rolesOf(db, id)).toEqual([])
    expect(await db.select().from(sessions)).toEqual([])
    expect((await readJournal(db)).map(({ user_id }) => user_id)).toContain(id)
  })
})

describe('what an administrator takes away', () => {
  it(
    'is gone at the next request of whoever had it, 100 times of 100',
    { tags: ['prove'] },
    async () => {
      const { db, id } = await withTwoAdmins()
      const actor = { userId: id, adresse: '192.0.2.0', userAgent: 'test', now: new Date() }
      const acts = [
        async () => {
          await admin(db).setRole({ id, role: 'contributor' })
          return () => admin(db).setRole({ id, role: 'admin' })
        },
        async () => {
          await admin(db).suspend({ id })
          return () => admin(db).reinstate({ id })
        },
        async () => void (await admin(db).resetPassword({ id })),
        async () => void (await admin(db).endSessions({ id })),
      ]
      const found: boolean[] = []
      for (let round = 0; round < 100; round += 1) {
        const { presented, statements } = await newSession(db, actor, id)
        await writeBatch(db, statements)
        const before = await findSession(db, actor, presented)
        const undo = await acts[round % acts.length]?.()
        const after = await findSession(db, actor, presented)
        found.push(before !== null && after === null)
        if (undo) await undo()
      }
      expect(found).toEqual(Array.from({ length: 100 }, () => true))
    },
  )
})

describe('every change of an account', () => {
  it.each([
    ['user.role', (db: Database, id: string) => admin(db).setRole({ id, role: 'contributor' })],
    ['user.password', (db: Database, id: string) => admin(db).resetPassword({ id })],
    ['user.suspend', (db: Database, id: string) => admin(db).suspend({ id })],
    ['user.reinstate', (db: Database, id: string) => admin(db).reinstate({ id })],
    ['user.sessions', (db: Database, id: string) => admin(db).endSessions({ id })],
    ['user.delete', (db: Database, id: string) => admin(db).remove({ id })],
  ])('%s is one row of the journal, and none where the account is gone', async (action, act) => {
    const { db, id } = await withTwoAdmins()

    await act(db, id)
    await expect(act(db, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })

    expect(await readJournal(db)).toMatchObject([
      { action, table_name: 'users', record_id: id, user_id: 'admin-1' },
    ])
  })

  it.each([
    ['setRole', { id: 'other', role: 'contributor' }],
    ['resetPassword', { id: 'other' }],
    ['suspend', { id: 'other' }],
    ['reinstate', { id: 'other' }],
    ['endSessions', { id: 'other' }],
    ['remove', { id: 'other' }],
    ['invite', { email: 'autre@example.org', role: 'admin' }],
  ] as const)('%s takes no other column from the client', async (procedure, input) => {
    const { db } = await withTwoAdmins()
    const columns = ['password_hash', 'must_change_password', 'suspended_at', 'granted_at']

    for (const column of columns) {
      // A client may send anything.
      const call: (input: never) => Promise<unknown> = admin(db)[procedure]
      await expect(call({ ...input, [column]: 'x' } as never)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }

    expect(await readJournal(db)).toEqual([])
    expect(await db.select().from(users)).toHaveLength(2)
  })

  it('an invitation is one too, and its address is masked (R247)', async () => {
    const db = await createTestDatabase()

    await admin(db).invite({ email: 'camille.durand@example.org', role: 'admin' })

    const journal = await readJournal(db)
    expect(journal.map(({ action }) => action)).toEqual(['user.invite'])
    expect(JSON.stringify(journal)).not.toContain('camille.durand')
  })

  it('is undone with its row of the journal when the write fails', async () => {
    const { db, id } = await withTwoAdmins()
    await db.$client.batch(
      ["create trigger no_log before insert on admin_logs begin select raise(abort, 'full'); end"],
      'write',
    )

    await expect(admin(db).setRole({ id, role: 'contributor' })).rejects.toThrow('full')
    await expect(admin(db).suspend({ id })).rejects.toThrow('full')
    await expect(admin(db).remove({ id })).rejects.toThrow('full')

    expect(await rolesOf(db, id)).toEqual(['admin'])
    const rows = await db.select().from(users).orderBy(asc(users.id))
    expect(rows.map(({ suspended_at }) => suspended_at)).toEqual([null, null])
  })
})
