import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { prompts, promptVariables, variables } from '#drizzle/schema/index.ts'
import {
  fieldsOf,
  type KnownVariable,
  maxVariables,
  mergedVariable,
  namesOf,
} from '#shared/variables/known-variable.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const calls = (db: Database) => asAdmin(db).admin.variables

const variable = (values: Partial<KnownVariable> = {}): KnownVariable => ({
  cle: 'public',
  libelle: 'Public visé',
  aide: 'Décrivez qui lit.',
  exemple: 'Propriétaires qui rénovent',
  nature: 'texte',
  portee: 'client',
  choix: [],
  alias: ['persona'],
  ...values,
})
const lecteur = variable({ cle: 'lecteur', libelle: 'Lecteur', alias: ['lecteurs-vises'] })

/** All that a write of the vocabulary may touch. */
const stored = async (db: Database) => ({
  variables: await db.select().from(variables).orderBy(variables.cle),
  journal: await readJournal(db),
})

const counts = async (db: Database) =>
  Object.fromEntries((await calls(db).list()).map(({ cle, prompts: count }) => [cle, count]))

describe('a variable of the vocabulary', () => {
  it('is kept, changed, removed and brought back, each with its row of the journal', async () => {
    const db = await createTestDatabase()
    const changed = variable({ aide: 'Dites qui lit.', alias: [] })
    await calls(db).create(variable())
    await calls(db).update({ lu: variable(), variable: changed })
    const kept = await calls(db).list()
    const removed = await calls(db).remove({ lu: changed })
    const without = await calls(db).list()
    await calls(db).restore(removed)

    expect(kept).toEqual([{ ...changed, prompts: 0 }])
    expect(removed).toEqual(changed)
    expect(without).toEqual([])
    const after = await stored(db)
    expect(after.variables).toEqual([changed])
    expect(after.journal.map((row) => [row.action, row.table_name, row.record_id])).toEqual(
      ['create', 'update', 'delete', 'restore'].map((action) => [
        `variable.${action}`,
        'variables',
        'public',
      ]),
    )
  })

  it('counts the prompts of any status that have one of its names, each once', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    await calls(db).create(lecteur)
    await insertPrompt(db, { prompt: 'Pour [Public] et [persona], [Persona].' })
    await insertPrompt(db, { prompt: 'Pour [persona] \\[lecteur].', statut: 'brouillon' })
    await insertPrompt(db, { prompt: 'Sur [sujet] et [un sujet].', statut: 'refuse' })
    await insertPrompt(db, { prompt: 'Sur [sujet].' })

    expect(await calls(db).list()).toMatchObject([
      { cle: 'public', prompts: 2 },
      { cle: 'lecteur', prompts: 0 },
    ])
    expect(await calls(db).foreign()).toEqual([
      { nom: 'sujet', prompts: 2 },
      { nom: 'un-sujet', prompts: 1 },
    ])
  })

  it('is counted anew when a prompt is written, edited and deleted', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    const item = promptInput({ prompt: 'Pour [public].' })
    const editor = promptEditor(asAdmin(db).admin)
    const { id } = await editor.create(item)
    expect(await counts(db)).toEqual({ public: 1 })

    await editor.edit(id, { prompt: 'Pour [lecteur] et [le ton].' })
    expect(await counts(db)).toEqual({ public: 0 })
    expect(await db.select().from(promptVariables).orderBy(promptVariables.nom)).toEqual([
      { prompt_id: id, nom: 'le-ton' },
      { prompt_id: id, nom: 'lecteur' },
    ])

    await writeBatch(db, [db.delete(prompts).where(eq(prompts.id, id))])
    expect(await db.select().from(promptVariables)).toEqual([])
  })

  it.each([
    ['its key', variable({ cle: 'persona', alias: [] }), 'persona', 'cle'],
    ['its own key again', variable({ alias: [] }), 'public', 'cle'],
    ['an alias', { ...lecteur, alias: ['public'] }, 'public', 'alias'],
    ['an alias of it', { ...lecteur, alias: ['autre', 'persona'] }, 'persona', 'alias'],
  ])(
    'that has %s is refused, with the label of who has the name',
    async (_what, one, name, field) => {
      const db = await createTestDatabase()
      await calls(db).create(variable())
      await calls(db).create(variable({ cle: 'ton', libelle: 'Ton', alias: [] }))
      const before = await stored(db)
      const message = `«\u00a0${name}\u00a0» est déjà un nom de la variable «\u00a0Public visé\u00a0».`
      const refusal = {
        code: 'CONFLICT',
        message,
        cause: { details: { fields: { [field]: [message] } } },
      }

      await expect(calls(db).create(one)).rejects.toMatchObject(refusal)
      await expect(calls(db).restore(one)).rejects.toMatchObject(refusal)
      expect(await stored(db)).toEqual(before)
    },
  )

  it('takes no name that another took between the comparison and the write', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    const overtaken = databaseOn({
      read: db.client.read,
      write: async (statements) => {
        await writeBatch(db, [db.insert(variables).values(lecteur).onConflictDoNothing()])
        return db.client.write(statements)
      },
    })

    await expect(
      calls(overtaken).update({
        lu: variable(),
        variable: variable({ alias: ['lecteurs-vises'] }),
      }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: '«\u00a0lecteurs-vises\u00a0» est déjà un nom de la variable «\u00a0Lecteur\u00a0».',
    })
    expect(await counts(db)).toEqual({ public: 0, lecteur: 0 })
  })

  it('that somebody else changed since it was read stays as they left it', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    await calls(db).create(lecteur)
    await calls(db).update({ lu: variable(), variable: variable({ choix: [], alias: ['cible'] }) })
    const before = await stored(db)

    for (const call of [
      () => calls(db).update({ lu: variable(), variable: variable({ aide: 'Autre.' }) }),
      () => calls(db).remove({ lu: variable() }),
      () => calls(db).merge({ de: variable(), vers: lecteur }),
      () => calls(db).merge({ de: lecteur, vers: variable() }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Cette variable a été modifiée entre-temps. Rouvrez-la pour la voir.',
      })
    }
    expect(await stored(db)).toEqual(before)
  })

  it('that is gone cannot be changed, and keeps its key', async () => {
    const db = await createTestDatabase()

    await expect(calls(db).remove({ lu: variable() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Cette variable n’existe plus.',
    })
    await expect(calls(db).update({ lu: variable(), variable: lecteur })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('has a place among five hundred, and none beyond', async () => {
    const db = await createTestDatabase()
    const many = Array.from({ length: maxVariables - 1 }, (_, index) =>
      variable({ cle: `nom-${index}`, alias: [] }),
    )
    await writeBatch(db, [db.insert(variables).values(many)])
    await calls(db).create(variable())

    await expect(calls(db).create(lecteur)).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'Le vocabulaire a 500 variables, c’est le plus qu’il peut avoir. Supprimez-en une d’abord.',
    })
    expect(await calls(db).list()).toHaveLength(maxVariables)
  })
})

describe('a merge', () => {
  it('gives the brackets of one variable to another, until it is taken back', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    await calls(db).create(lecteur)
    await insertPrompt(db, { slug: 'fiche', prompt: 'Pour [lecteurs visés].' })
    const label = async () => {
      const { fields } = await asVisitor(db).catalogue.prompt({ slug: 'fiche' })
      return fields.map(({ libelle }) => libelle)
    }
    expect(await label()).toEqual(['Lecteur'])
    const before = (await stored(db)).variables

    const merge = await calls(db).merge({ de: lecteur, vers: variable() })
    expect(await label()).toEqual(['Public visé'])
    expect(await counts(db)).toEqual({ public: 1 })
    expect(merge.fusion.alias).toEqual(['persona', 'lecteur', 'lecteurs-vises'])

    await calls(db).undoMerge(merge)
    expect(await label()).toEqual(['Lecteur'])
    const after = await stored(db)
    expect(after.variables).toEqual(before)
    expect(after.journal.slice(2).map(({ action, record_id }) => [action, record_id])).toEqual([
      ['variable.merge', 'lecteur'],
      ['variable.update', 'public'],
      ['variable.restore', 'lecteur'],
    ])
  })

  it('is not taken back once what it made was changed', async () => {
    const db = await createTestDatabase()
    await calls(db).create(variable())
    await calls(db).create(lecteur)
    const merge = await calls(db).merge({ de: lecteur, vers: variable() })
    await calls(db).update({ lu: merge.fusion, variable: variable() })
    const before = await stored(db)

    await expect(calls(db).undoMerge(merge)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await stored(db)).toEqual(before)
  })

  it('of a variable with itself, or into more names than one may have, is refused', async () => {
    const db = await createTestDatabase()
    const full = variable({ alias: Array.from({ length: 23 }, (_, index) => `nom-${index}`) })
    await calls(db).create(full)
    await calls(db).create(lecteur)
    const before = await stored(db)

    await expect(calls(db).merge({ de: full, vers: full })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(calls(db).merge({ de: lecteur, vers: full })).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        '«\u00a0Public visé\u00a0» aurait plus de 24 alias. Retirez d’abord ceux qui ne servent plus.',
    })
    expect(await stored(db)).toEqual(before)
  })

  it('loses no name and makes none twice, whatever the two are called', () => {
    const name = fc.stringMatching(/^[a-e]{1,2}(?:-[a-e]{1,2})?$/)
    const named = fc
      .record({ cle: name, alias: fc.uniqueArray(name, { maxLength: 6 }) })
      .map(({ cle, alias }) => variable({ cle, alias: alias.filter((one) => one !== cle) }))

    fc.assert(
      fc.property(named, named, (into, other) => {
        const merged = mergedVariable(into, other)
        const names = [...namesOf(into), ...namesOf(other)]

        expect(new Set(namesOf(merged))).toEqual(new Set(names))
        expect(new Set(namesOf(merged)).size).toBe(namesOf(merged).length)
        expect({ ...merged, alias: [] }).toEqual({ ...into, alias: [] })
        expect(fieldsOf([merged], names)).toHaveLength(names.length)
      }),
    )
  })
})
