import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { adminLogs, gpts, links } from '#drizzle/schema/index.ts'
import type { Answer } from '#shared/links/answer.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { readContentVersion } from '#worker/database/content-version.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { checkLinks } from '#worker/services/links/check-links.ts'

const there: Answer = { status: 200, location: null }
const gone: Answer = { status: 404, location: null }

/** A night in which addresses answer as they are given, and all others are there. */
async function night(
  db: Database,
  day: number,
  answers: Record<string, Answer> = {},
  most = Infinity,
) {
  const asked: string[] = []
  const now = new Date(Date.UTC(2026, 10, day, 3))
  const checked = await checkLinks(
    db,
    {
      most,
      ask: async ({ address }) => {
        asked.push(address)
        return answers[address] ?? there
      },
    },
    { now: () => now },
  )
  return { checked, asked: [...new Set(asked)] }
}

const stateOf = async (db: Database, adresse: string) =>
  (await db.select().from(links).where(eq(links.adresse, adresse)))[0]

const queue = (db: Database) => asAdmin(db).admin.links.list()
const waiting = async (db: Database) => (await asAdmin(db).admin.dashboard()).liens

const target = 'https://outil.example/'

describe('what is looked at', () => {
  it('is where public items lead, in every place, and each address once', async () => {
    const db = await createTestDatabase()
    const auteur_linkedin_url = 'https://www.linkedin.com/in/quelqu-un'
    await insertPrompt(db, {
      auteur_linkedin_url,
      description: 'Voir https://a.example/decrit.',
      prompt: 'Analyse https://client.example/ pour [sujet].',
      conversations_associees: [{ nom: 'Une', url: 'https://b.example/partage#bas' }],
    })
    await insertGpt(db, {
      auteur_linkedin_url,
      url_destination: 'https://chatgpt.com/?q=Tu%20es%20consultant',
      description: 'Le [guide](https://c.example/guide_(1)) et /prompts',
      role: 'Tu lis https://client.example/role.',
      faq: [{ question: 'Où\u00a0?', reponse: 'Sur https://d.example/faq.' }],
      workflow: [{ numero: 1, titre: 'Lire', description: 'https://e.example/etape' }],
      exemple: { valeurs: [], resultat: 'https://client.example/exemple' },
    })
    await insertGpt(db, { statut: 'brouillon', url_destination: 'https://brouillon.example/' })
    await insertGpt(db, { url_destination: 'http://127.0.0.1/' })

    const { asked } = await night(db, 1)

    expect(asked.toSorted()).toEqual([
      'https://a.example/decrit',
      'https://b.example/partage',
      'https://c.example/guide_(1)',
      'https://chatgpt.com/',
      'https://d.example/faq',
      'https://e.example/etape',
      'https://www.linkedin.com/in/quelqu-un',
    ])
  })

  it('is what was gone, then what was not looked at for longest, and no more than there may be', async () => {
    const db = await createTestDatabase()
    for (const name of ['a', 'b', 'c', 'd']) {
      await insertGpt(db, { url_destination: `https://${name}.example/` })
    }
    const first = await night(db, 1, { 'https://b.example/': gone }, 3)
    const second = await night(db, 2, { 'https://b.example/': gone }, 3)
    const third = await night(db, 3, {}, 2)

    expect(first.asked).toEqual(['https://a.example/', 'https://b.example/'])
    expect(second.asked).toEqual(['https://b.example/', 'https://c.example/'])
    expect(third.asked).toEqual(['https://d.example/', 'https://a.example/'])
    expect(await stateOf(db, 'https://b.example/')).toMatchObject({ etat: 'mort' })
  })

  it('is forgotten once nothing leads there', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db, { url_destination: target })
    await night(db, 1)
    await writeBatch(db, [
      db.update(gpts).set({ url_destination: 'https://neuf.example/' }).where(eq(gpts.id, id)),
    ])
    await night(db, 2)

    expect((await db.select().from(links)).map(({ adresse }) => adresse)).toEqual([
      'https://neuf.example/',
    ])
  })

  it('changes nothing of what visitors see', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { url_destination: target })
    const { version } = await readContentVersion(db)

    await night(db, 1, { [target]: gone })
    await night(db, 2, { [target]: gone })
    await asAdmin(db).admin.links.verify({ adresse: target })

    expect((await readContentVersion(db)).version).toBe(version)
  })
})

describe('a link', () => {
  it('is dead once it was gone on two days, and not on one', async () => {
    const db = await createTestDatabase()
    const { id, nom } = await insertGpt(db, { url_destination: target })

    await night(db, 1, { [target]: gone })
    await night(db, 1, { [target]: gone })
    expect(await stateOf(db, target)).toMatchObject({ etat: 'absent' })
    expect(await waiting(db)).toEqual({ morts: 0, signalements: 0 })

    await night(db, 2, { [target]: gone })
    expect(await queue(db)).toEqual([
      {
        adresse: target,
        etat: 'mort',
        constat: 'Réponse 404',
        absent_depuis: '2026-11-01',
        vu_le: '2026-11-02T03:00:00.000Z',
        verifie_le: null,
        fiches: [{ kind: 'gpt', id, titre: nom }],
      },
    ])
    expect(await waiting(db)).toEqual({ morts: 1, signalements: 0 })
  })

  it('waits no more as soon as its item leads elsewhere', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db, { url_destination: target })
    await night(db, 1, { [target]: gone })
    await night(db, 2, { [target]: gone })
    await writeBatch(db, [
      db.update(gpts).set({ url_destination: 'https://neuf.example/' }).where(eq(gpts.id, id)),
    ])

    expect(await queue(db)).toEqual([])
    expect(await waiting(db)).toEqual({ morts: 0, signalements: 0 })
  })

  it('that was found well by hand waits no more, until it has gone anew', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { url_destination: target })
    await night(db, 1, { [target]: gone })
    await night(db, 2, { [target]: gone })
    const { links: calls } = asAdmin(db).admin

    await calls.verify({ adresse: target })
    expect(await waiting(db)).toMatchObject({ morts: 0 })
    expect(await stateOf(db, target)).toMatchObject({ verifie_par: 'admin-1' })
    await calls.doubt({ adresse: target })
    expect(await waiting(db)).toMatchObject({ morts: 1 })
    await calls.verify({ adresse: target })
    await night(db, 3, { [target]: gone })
    expect(await waiting(db)).toMatchObject({ morts: 0 })

    await night(db, 4)
    await night(db, 5, { [target]: gone })
    await night(db, 6, { [target]: gone })
    expect(await waiting(db)).toMatchObject({ morts: 1 })
    const actions = (await db.select().from(adminLogs)).map(({ action }) => action)
    expect(actions).toEqual(['link.verify', 'link.doubt', 'link.verify'])
  })

  it('that is there again meanwhile is not verified, and that is said', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { url_destination: target })
    await night(db, 1)

    await expect(asAdmin(db).admin.links.verify({ adresse: target })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Ce lien a changé depuis\u00a0: il n’attend plus rien.',
    })
  })

  it('that somebody verifies while the night goes on stays so', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { url_destination: target })
    await night(db, 1, { [target]: gone })
    await checkLinks(
      db,
      {
        most: 10,
        ask: async () => {
          await writeBatch(db, [sql`update liens set verifie_le = 'tantôt', verifie_par = 'un'`])
          return gone
        },
      },
      { now: () => new Date('2026-11-02T03:00:00Z') },
    )

    expect(await stateOf(db, target)).toMatchObject({ etat: 'mort', verifie_le: 'tantôt' })
  })
})
