import { beforeAll, describe, expect, it } from 'vitest'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { prompts, workingCopies } from '#drizzle/schema/index.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { listExportPath, listTotalHeader } from '#shared/addresses/list-export.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftings, promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { type Actor, openAs } from '#tests/worker/auth/actors.ts'
import { proposedRows, tried } from '#tests/worker/services/import/imports.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Opened = Awaited<ReturnType<typeof openAs>>

/** Search queries as the form holds them, one on each line. */
const draftQueries = { titre: '', requetes: 'un\ndeux', demandes: '' }

const exported = (browser: Opened['browser'], kind: ItemKind, query = '') =>
  browser.send(`${listExportPath(kind)}?${query}`)

/** The titles of the rows, in their order. */
async function titlesOf(response: Response): Promise<unknown[]> {
  const octets = new Uint8Array(await response.arrayBuffer())
  const { rows } = await proposedRows([{ nom: 'prompts.csv', octets }])
  return rows.map(({ champs }) => champs.titre)
}

describe('the CSV of a list, imported again', () => {
  let opened: Opened

  beforeAll(async () => {
    opened = await openAs('an administrator')
    const { db } = opened
    await seedDatabase(db.$client)
    const texts = ['=SOMME(A1)', "'=SOMME(A1)", '"a";\r\nb,\t', '- [x]\n- {y}']
    for (const [index, text] of texts.entries()) {
      const row = promptValues({
        titre: `${text} ?`,
        prompt: text,
        statut: index === 0 ? 'refuse' : 'brouillon',
        tags: [`@${index}`, 'c | d', '["e"]'],
        ia: '+ia',
        requetes_seo: { titre: 'Questions', requetes: ['# un', 'deux'], demandes: ['trois'] },
        exemple: { valeurs: [{ nom: 'x', valeur: '=1' }], resultat: '**Bien**' },
        historique: [{ modification: 'Relu.', date: '2026-01-02' }],
      })
      await writeBatch(db, [db.insert(prompts).values({ ...row, cote_rang: 90_000 + index })])
    }
  })

  for (const kind of ['prompt', 'gpt'] satisfies ItemKind[]) {
    it(`finds every row unchanged, ${kind}s of every status`, async () => {
      const { db, browser } = opened
      const count = await db.$count(contentTables[kind])
      const response = await exported(browser, kind)
      const octets = new Uint8Array(await response.arrayBuffer())
      const read = await proposedRows([{ nom: `${kind}s.csv`, octets }])
      const verdicts = await tried(asAdmin(db), read)

      expect(response.headers.get(listTotalHeader)).toBe(String(count))
      expect(verdicts).toHaveLength(count)
      expect(verdicts.filter(({ verdict }) => verdict !== 'identique')).toEqual([])
    })

    it(`has a column for every field that an import sets, ${kind}s`, async () => {
      const [head = ''] = (await (await exported(opened.browser, kind)).text()).split('\r\n')
      const columns = head.replaceAll(/[\uFEFF"]/g, '').split(';')
      const fields = Object.entries(draftings[kind].fields).flatMap(([name, facts]) =>
        'import' in facts && facts.import === false ? [] : [name === 'nom' ? 'titre' : name],
      )

      expect(columns).toEqual(expect.arrayContaining(['id', 'url', 'cote', ...fields]))
    })
  }

  it('has the draft of an item, which an import compares', async () => {
    const { db, browser } = await openAs('an administrator')
    const item = await insertPrompt(db, { titre: 'Publié' })
    const draft = { ...promptDrafting.draftOf(item), titre: 'En cours', requetes_seo: draftQueries }
    await writeBatch(db, [
      db.insert(workingCopies).values({
        kind: 'prompt',
        item_id: item.id,
        contenu: JSON.stringify(draft),
      }),
    ])
    const octets = new Uint8Array(await (await exported(browser, 'prompt')).arrayBuffer())
    const read = await proposedRows([{ nom: 'prompts.csv', octets }])

    expect(read.rows[0]?.champs).toMatchObject({
      titre: 'En cours',
      requetes_seo: { requetes: ['un', 'deux'] },
    })
    expect(await tried(asAdmin(db), read)).toMatchObject([{ verdict: 'identique' }])
  })
})

describe('the CSV of a filtered list', () => {
  it('has only the rows that pass the filters, in the order of the list', async () => {
    const { db, browser } = await openAs('an administrator')
    for (const titre of ['Tunnel B', 'Autre', 'Tunnel', 'Tunnel A']) {
      await insertPrompt(db, { titre, prompt: 'Sans.', statut: 'brouillon' })
    }
    await insertPrompt(db, { titre: 'Tunnel public', prompt: 'Sans.' })
    const titles = async (query: string) => titlesOf(await exported(browser, 'prompt', query))

    expect(await titles('statut=brouillon&q=tunnel&tri=titre&ordre=desc')).toEqual([
      'Tunnel B',
      'Tunnel A',
      'Tunnel',
    ])
    expect((await titles('q=tunnel&tri=pertinence&ordre=asc'))[0]).toBe('Tunnel')
    expect(await titles('')).toHaveLength(5)
  })

  it('is a private file', async () => {
    const { browser } = await openAs('an administrator')
    const { headers, status } = await exported(browser, 'gpt')

    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="gpts-[\d-]+\.csv"$/),
    })
  })

  const refused: [Actor, number][] = [
    ['an anonymous visitor', 401],
    ['one whose session was revoked', 401],
    ['a suspended administrator', 401],
    ['an administrator with a one-time password', 403],
    ['an account without a role', 403],
  ]
  it.each(refused)('is refused to %s', async (actor, status) => {
    const { db, browser } = await openAs(actor, { areRolesDelegated: true })
    await insertPrompt(db, { titre: 'Canari' })
    const response = await exported(browser, 'prompt')

    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(/^.{5,80}\.$/)
  })

  it('holds only what a contributor may see', async () => {
    const { db, browser, accountId } = await openAs('a contributor', { areRolesDelegated: true })
    await insertPrompt(db, { titre: 'À lui', statut: 'brouillon', cree_par: accountId })
    await insertPrompt(db, { titre: 'À un autre', statut: 'brouillon' })

    expect(await titlesOf(await exported(browser, 'prompt'))).toEqual(['À lui'])
  })
})
