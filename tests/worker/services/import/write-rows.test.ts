import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { adminLogs, deletedItems, gpts, prompts } from '#drizzle/schema/index.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { csvLine } from '#shared/text/csv.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { contributor } from '#tests/support/calls/contributor.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { tryRows } from '#worker/services/import/try-rows.ts'
import { undoImport } from '#worker/services/import/undo-import.ts'
import { readWritten, writeRows } from '#worker/services/import/write-rows.ts'

import { chosen, imported, proposedRows, seenRows, tried } from './imports.ts'

const csv = (...lines: unknown[][]) => chosen('essai.csv', lines.map(csvLine).join(''))

describe('an import', () => {
  let db: TestDatabase

  beforeEach(async () => {
    db = await createTestDatabase()
  })

  const editor = () => promptEditor(asAdmin(db).admin)
  const readPrompts = () => db.select().from(prompts).orderBy(prompts.titre)
  const readJournal = async () => (await asAdmin(db).admin.journal.list({ page: 1 })).items
  const undo = (entree: string) =>
    asAdmin(db).admin.import.undo({ entree, annulation: crypto.randomUUID() })

  it('makes drafts of rows that nothing is known of, with what they lack said', async () => {
    const file = await proposedRows([
      csv(
        ['act', 'prompt', 'for_devs', 'type', 'contributor'],
        [
          'Linux Terminal',
          'I want you to act as a terminal for ${user:root}. First: pwd',
          'TRUE',
          'TEXT',
          'f',
        ],
      ),
    ])

    const [verdict] = await tried(asAdmin(db), file)
    const { outcomes } = await imported(db, file)
    const [prompt] = await readPrompts()

    expect(verdict).toEqual({
      ligne: 1,
      titre: 'Linux Terminal',
      kind: 'prompt',
      verdict: 'nouveau',
      slug: 'linux-terminal',
      manques: ['la catégorie'],
      variables: 1,
      publique: false,
    })
    expect(outcomes).toMatchObject([{ fait: 'cree', slug: 'linux-terminal' }])
    expect(prompt).toMatchObject({
      statut: 'brouillon',
      auteur_nom: 'f',
      niveau: 'Intermédiaire',
      description: 'I want you to act as a terminal for [user]. First: pwd',
      prompt: 'I want you to act as a terminal for [user]. First: pwd',
    })
  })

  it('understands categories by their French labels', async () => {
    const file = await proposedRows([
      csv(['titre', 'prompt', 'catégories'], ['Un calendrier', 'Écris [sujet]', 'réseaux sociaux']),
    ])

    await imported(db, file)

    expect(await readPrompts()).toMatchObject([{ categories: ['Social Media'] }])
  })

  it('saves a draft anew and puts what is public into its working copy, compared by what is mapped alone', async () => {
    const draft = await insertPrompt(db, { statut: 'brouillon', titre: 'Un brouillon' })
    const shown = await insertPrompt(db, { titre: 'Une fiche publique', prompt: 'Avant [sujet]' })
    const same = await insertPrompt(db, { titre: 'Une autre' })
    const file = await proposedRows([
      csv(
        ['titre', 'texte', 'slug'],
        ['un  BROUILLON', 'Après [sujet]', ''],
        ['Une fiche publique', 'Après [sujet]', shown.slug],
        ['Une autre', same.prompt, same.slug],
      ),
    ])

    const verdicts = await tried(asAdmin(db), file)
    const { outcomes } = await imported(db, file)

    expect(verdicts).toMatchObject([
      { verdict: 'modifie', differences: [{ champ: 'titre' }, { champ: 'prompt' }] },
      {
        verdict: 'modifie',
        publique: true,
        differences: [{ champ: 'prompt', avant: 'Avant [sujet]', apres: 'Après [sujet]' }],
      },
      { verdict: 'identique' },
    ])
    expect(outcomes).toMatchObject([{ fait: 'modifie' }, { fait: 'copie' }])
    const { admin } = asAdmin(db)
    expect(await admin.prompts.get({ id: draft.id })).toMatchObject({
      version: 2,
      item: { prompt: 'Après [sujet]' },
    })
    expect(await admin.prompts.get({ id: shown.id })).toMatchObject({
      version: 1,
      item: { prompt: 'Avant [sujet]' },
      draft: { prompt: 'Après [sujet]' },
    })
    expect(await tried(asAdmin(db), file)).toMatchObject([
      { verdict: 'identique' },
      { verdict: 'identique' },
      { verdict: 'identique' },
    ])
  })

  it('is one row of the journal, and is undone as a whole', async () => {
    const draft = await insertPrompt(db, { statut: 'brouillon', titre: 'Un brouillon' })
    const shown = await insertPrompt(db, { titre: 'Une fiche publique' })
    const copied = await insertPrompt(db, { titre: 'Une fiche en travail' })
    await editor().edit(copied.id, { prompt: 'Ce que quelqu’un écrit [ici]' })
    const file = await proposedRows([
      csv(
        ['titre', 'texte'],
        ['Un brouillon', 'Après [sujet]'],
        ['Une fiche publique', 'Après [sujet]'],
        ['Une fiche en travail', 'Après [sujet]'],
        ['Une nouvelle', 'Après [sujet]'],
      ),
    ])

    const { entree } = await imported(db, file)
    const [entry, ...others] = await readJournal()
    expect(entry).toMatchObject({
      id: entree,
      action: 'import.write',
      table_name: 'imports',
      changees: 4,
      annulables: 4,
    })
    expect(others.map(({ action }) => action)).toEqual(['prompt.copie'])

    // One that is left half-way is gone on with by another.
    await undo(entree)
    const annulation = crypto.randomUUID()
    let left = 1
    while (left > 0) {
      left = (await asAdmin(db).admin.import.undo({ entree, annulation })).restantes
    }

    const { admin } = asAdmin(db)
    expect(await admin.prompts.get({ id: draft.id })).toMatchObject({
      version: 3,
      item: { prompt: draft.prompt },
    })
    expect(await admin.prompts.get({ id: shown.id })).toMatchObject({ version: 1, copie: 0 })
    expect(await admin.prompts.get({ id: copied.id })).toMatchObject({
      draft: { prompt: 'Ce que quelqu’un écrit [ici]' },
    })
    expect(await readPrompts()).toHaveLength(3)
    expect(await db.select().from(deletedItems)).toMatchObject([{ titre: 'Une nouvelle' }])
    const [undone, , written] = await readJournal()
    expect(undone).toMatchObject({ action: 'import.undo', annulables: 0 })
    expect(written).toMatchObject({ id: entree, annulables: 0, annulee: true })
    await expect(undo(entree)).rejects.toThrow('Ce changement a déjà été annulé.')
  })

  it('is undone with what the page shows of an example', async () => {
    const exemple = { valeurs: [], resultat: 'Avant' }
    const item = promptInput({ titre: 'Une fiche', exemple })
    await editor().create(item)
    const [before] = await readPrompts()
    const changed = JSON.stringify({ ...exemple, resultat: 'Après' })
    const file = await proposedRows([csv(['titre', 'exemple'], ['Une fiche', changed])])
    const { entree } = await imported(db, file)
    const [after] = await readPrompts()

    await undo(entree)

    expect(after?.exemple_arbre).not.toEqual(before?.exemple_arbre)
    expect(await readPrompts()).toMatchObject([{ exemple, exemple_arbre: before?.exemple_arbre }])
  })

  it('is undone except for what somebody edited since, which it names', async () => {
    const { entree, outcomes } = await imported(
      db,
      await proposedRows([csv(['titre', 'texte'], ['Une', 'a [b]'], ['Deux', 'a [b]'])]),
    )
    const [made] = outcomes
    const id = made && 'id' in made ? made.id : ''
    await editor().edit(id, { titre: 'Une autre' })

    expect(await undo(entree)).toEqual({ restantes: 0, passees: ['Une autre'] })
    expect(await readPrompts()).toMatchObject([{ titre: 'Une autre' }])
    await expect(undo(entree)).rejects.toThrow(
      'Rien n’a été annulé\u00a0: «\u00a0Une autre\u00a0» a été modifiée depuis.',
    )
  })

  it('writes no row twice: what was written before a failure is left alone', async () => {
    const { rows, options } = await proposedRows([
      csv(['titre', 'texte'], ['Une', 'a [b]'], ['Deux', 'a [b]'], ['Trois', 'a [b]']),
    ])
    const entree = crypto.randomUUID()
    const lignes = seenRows(rows)
    const write = (some: typeof lignes) =>
      asAdmin(db).admin.import.write({ entree, fichier: 'essai.csv', lignes: some, options })

    await write(lignes.slice(0, 2))
    const again = await write(lignes)

    expect(again).toMatchObject([{ fait: 'deja' }, { fait: 'deja' }, { fait: 'cree' }])
    expect(await readPrompts()).toHaveLength(3)
    expect(await asAdmin(db).admin.import.written({ entree })).toEqual({ lignes: [1, 2, 3] })
    const twice = await Promise.all([write(lignes), write(lignes)])
    expect(twice.flat().every(({ fait }) => fait === 'deja')).toBe(true)
  })

  it('refuses rows, each with its reason and its cell, and stops at none', async () => {
    await insertPrompt(db, { titre: 'Le même titre' })
    await insertPrompt(db, { titre: 'Le même titre' })
    const long = 'é'.repeat(161)
    const file = await proposedRows([
      csv(
        ['titre', 'texte', 'catégorie', 'niveau', 'linkedin', 'slug'],
        [long, 'a', '', '', '', ''],
        ['Texte long', 'a'.repeat(150_001), '', '', '', ''],
        ['Sans catégorie', 'a', 'dev', '', '', ''],
        ['Niveau', 'a', '', 'ninja', '', ''],
        ['Adresse', 'a', '', '', 'javascript:alert(1)', ''],
        ['', 'a', '', '', '', ''],
        ['Le même titre', 'a', '', '', '', ''],
        ['Deux fois', 'a', '', '', '', ''],
        ['deux fois', 'b', '', '', '', ''],
        ['Slug', 'a', '', '', '', 'Pas Un Slug'],
        ['Bonne', 'a', 'seo', 'facile', '', ''],
      ),
    ])

    const verdicts = await tried(asAdmin(db), file)

    expect(
      verdicts.map((verdict) =>
        verdict.verdict === 'refuse'
          ? verdict.refus.map(({ champ, raison }) => `${champ}: ${raison}`).join()
          : verdict.verdict,
      ),
    ).toEqual([
      'titre: Titre\u00a0: 161\u00a0caractères, 160 au plus.',
      'prompt: Texte du prompt\u00a0: 150\u202f001\u00a0caractères, 150\u202f000 au plus.',
      'categories: La catégorie «\u00a0dev\u00a0» n’existe pas\u00a0: créez-la d’abord sous «\u00a0Catégories\u00a0».',
      'niveau: Niveau\u00a0: «\u00a0Débutant\u00a0» ou «\u00a0Intermédiaire\u00a0» ou «\u00a0Avancé\u00a0» ou «\u00a0Expert\u00a0» attendu.',
      'auteur_linkedin_url: Profil LinkedIn de l’auteur\u00a0: Adresse http ou https attendue.',
      'titre: Titre\u00a0: vide.',
      'titre: Plusieurs fiches ont ce titre\u00a0: donnez le slug de celle-ci.',
      'nouveau',
      'titre: Même fiche que la ligne 8\u00a0: gardez l’une des deux.',
      'slug: Slug\u00a0: Lettres minuscules, chiffres et tirets seulement.',
      'nouveau',
    ])
    const lignes = seenRows(file.rows)
    const outcomes = await asAdmin(db).admin.import.write({
      entree: crypto.randomUUID(),
      fichier: 'essai.csv',
      lignes,
      options: file.options,
    })
    expect(outcomes.filter(({ fait }) => fait === 'cree').map(({ titre }) => titre)).toContain(
      'Bonne',
    )
    expect(outcomes.filter(({ fait }) => fait === 'refuse')).toHaveLength(8)
  })

  it('makes nothing a second time that somebody made since the file was tried, of its title or its slug', async () => {
    const { rows, options } = await proposedRows([
      csv(['titre', 'texte', 'slug'], ['Une', 'a [b]', 'la-une'], ['Deux', 'a [b]', '']),
    ])
    const lignes = seenRows(rows)
    const write = () =>
      asAdmin(db).admin.import.write({
        entree: crypto.randomUUID(),
        fichier: 'essai.csv',
        lignes,
        options,
      })

    const both = await Promise.all([write(), write()])
    const again = await write()

    expect(
      both
        .flat()
        .map(({ fait }) => fait)
        .toSorted(),
    ).toEqual(['cree', 'cree', 'existe', 'existe'])
    expect(again).toMatchObject([{ fait: 'existe' }, { fait: 'existe' }])
    expect(await readPrompts()).toHaveLength(2)
  })

  it('makes two items of one title where their rows have slugs of their own', async () => {
    const { outcomes } = await imported(
      db,
      await proposedRows([
        csv(['titre', 'texte', 'slug'], ['Une', 'a [b]', 'une'], ['Une', 'c [d]', 'autre']),
      ]),
    )

    expect(outcomes).toMatchObject([{ fait: 'cree' }, { fait: 'cree' }])
  })

  it('passes over an item that changed since the file was tried', async () => {
    const { id } = await insertPrompt(db, { statut: 'brouillon', titre: 'Une fiche' })
    const { rows, options } = await proposedRows([
      csv(['titre', 'texte'], ['Une fiche', 'Après [sujet]']),
    ])
    const lignes = seenRows(rows, { id, version: 2, copie: 0 })

    const outcomes = await asAdmin(db).admin.import.write({
      entree: crypto.randomUUID(),
      fichier: 'essai.csv',
      lignes,
      options,
    })

    expect(outcomes).toMatchObject([
      {
        fait: 'refuse',
        refus: [
          { raison: 'Cette fiche a changé depuis l’essai\u00a0: essayez le fichier à nouveau.' },
        ],
      },
    ])
  })

  it('gives rows without a category the one that is chosen, and publishes at once if that is chosen', async () => {
    await asAdmin(db).admin.settings.save({ key: 'moderation_required', value: false })
    const file = await proposedRows(
      [csv(['titre', 'texte'], ['Une fiche', 'a [b]'])],
      (mapping) => ({
        ...mapping,
        options: { ...mapping.options, categorie: 'seo', statut: 'valide' },
      }),
    )

    expect(await tried(asAdmin(db), file)).toMatchObject([{ publique: true }])
    const { outcomes } = await imported(db, file)

    expect(outcomes).toMatchObject([{ publique: true }])
    expect(await readPrompts()).toMatchObject([{ categories: ['SEO'], statut: 'valide' }])
  })

  it('begins as a draft while moderation is required, whoever imports', async () => {
    await asAdmin(db).admin.settings.save({ key: 'moderation_required', value: true })
    const file = await proposedRows(
      [csv(['titre', 'texte'], ['Une fiche', 'a [b]'])],
      (mapping) => ({
        ...mapping,
        options: { ...mapping.options, categorie: 'SEO', statut: 'valide' },
      }),
    )

    expect(await tried(asAdmin(db), file)).toMatchObject([{ manques: [], publique: false }])
    const { outcomes } = await imported(db, file)

    expect(outcomes).toMatchObject([{ publique: false }])
    expect(await readPrompts()).toMatchObject([{ statut: 'brouillon' }])
  })

  it('of somebody who edits drafts alone leaves others’ items, and may be taken back by them', async () => {
    await insertPrompt(db, { titre: 'À quelqu’un d’autre' })
    const { rows, options } = await proposedRows([
      csv(['titre', 'texte'], ['À quelqu’un d’autre', 'a [b]'], ['À soi', 'a [b]']),
    ])
    const importer = contributor('contributor-1')

    const verdicts = await tryRows(db, importer, { lignes: rows, options })
    expect(verdicts).toMatchObject([
      {
        verdict: 'refuse',
        refus: [{ raison: 'Cette fiche existe déjà, et elle n’est pas à vous.' }],
      },
      { verdict: 'nouveau' },
    ])
    const entree = crypto.randomUUID()
    const lignes = seenRows(rows.slice(1))
    await writeRows(db, importer, { entree, fichier: 'essai.csv', lignes, options })
    const undoing = { entree, annulation: crypto.randomUUID() }
    await expect(undoImport(db, contributor('contributor-2'), undoing)).rejects.toThrow(
      'Ce changement ne peut pas être annulé.',
    )
    expect(await readPrompts()).toHaveLength(2)
    await undoImport(db, importer, undoing)
    expect(await readPrompts()).toHaveLength(1)
  })

  it('tells somebody who edits drafts alone of no other draft by its title, and of what is public', async () => {
    await insertPrompt(db, { titre: 'Un brouillon caché', statut: 'brouillon', cree_par: 'autre' })
    await insertPrompt(db, { titre: 'Une fiche publique' })
    const importer = contributor('contributor-1')
    const file = await proposedRows([
      csv(['titre', 'texte'], ['Un brouillon caché', 'a [b]'], ['Une fiche publique', 'a [b]']),
    ])

    const verdicts = await tryRows(db, importer, { lignes: file.rows, options: file.options })
    const { lignes } = await writeRows(db, importer, {
      entree: crypto.randomUUID(),
      fichier: 'essai.csv',
      lignes: seenRows(file.rows.slice(0, 1)),
      options: file.options,
    })

    expect(verdicts).toMatchObject([{ verdict: 'nouveau' }, { verdict: 'refuse' }])
    expect(lignes).toMatchObject([{ fait: 'cree' }])
  })

  it('goes on under no id of somebody else’s import or of another change, and writes nothing', async () => {
    const { rows, options } = await proposedRows([
      csv(['titre', 'texte'], ['Une', 'a [b]'], ['Deux', 'a [b]']),
    ])
    const lignes = seenRows(rows)
    const write = (who: Editor, entree: string) =>
      writeRows(db, who, { entree, fichier: 'essai.csv', lignes, options })
    const [owner, other] = [contributor('contributor-1'), contributor('contributor-2')]
    const theirs = crypto.randomUUID()
    await write(owner, theirs)
    const [made] = await readPrompts()
    const changement = { champ: 'ia', valeur: 'Claude' } as const
    const change = { entree: crypto.randomUUID(), items: [{ id: made?.id ?? '', version: 1 }] }
    await asAdmin(db).admin.prompts.change({ ...change, changement })
    const stored = await readPrompts()
    const refused = {
      code: 'CONFLICT',
      message: 'Ce travail ne peut pas être continué\u00a0: recommencez-le.',
    }

    await expect(write(other, theirs)).rejects.toMatchObject(refused)
    await expect(write(other, change.entree)).rejects.toMatchObject(refused)
    await expect(
      asAdmin(db).admin.import.write({ entree: theirs, fichier: 'essai.csv', lignes, options }),
    ).rejects.toMatchObject(refused)
    expect(await readPrompts()).toEqual(stored)
    expect(await readWritten(db, other, theirs)).toEqual([])
    expect(await readWritten(db, owner, theirs)).toEqual([1, 2])
    expect(await asAdmin(db).admin.import.written({ entree: theirs })).toEqual({ lignes: [1, 2] })
  })

  it('writes an item once, whatever a later row says that it saw of it', async () => {
    const { id } = await insertPrompt(db, { statut: 'brouillon', titre: 'Une fiche' })
    const { rows, options } = await proposedRows([
      csv(['titre', 'ia'], ['Une fiche', 'Claude'], ['Une fiche', 'Gemini']),
    ])
    const entree = crypto.randomUUID()
    const write = (place: number, version: number) =>
      asAdmin(db).admin.import.write({
        entree,
        fichier: 'essai.csv',
        lignes: seenRows(
          rows.slice(place, place + 1).map((row) => Object.assign(row, { doublon: null })),
          { id, version, copie: 0 },
        ),
        options,
      })

    expect(await write(0, 1)).toMatchObject([{ fait: 'modifie' }])
    expect(await write(1, 2)).toMatchObject([{ fait: 'refuse' }])
    expect(await readPrompts()).toMatchObject([{ ia: 'Claude', version: 2 }])
  })

  it('of somebody else is taken back where it changed a draft of one’s own, and nowhere else', async () => {
    const own = await insertPrompt(db, {
      titre: 'À soi',
      statut: 'brouillon',
      cree_par: 'contributor-1',
    })
    await insertPrompt(db, { titre: 'Confidentiel', statut: 'brouillon' })
    const { entree } = await imported(
      db,
      await proposedRows([csv(['titre', 'texte'], ['À soi', 'a [b]'], ['Confidentiel', 'a [b]'])]),
    )
    const undoing = { entree, annulation: crypto.randomUUID() }

    await expect(undoImport(db, contributor('contributor-2'), undoing)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await undoImport(db, contributor('contributor-1'), undoing)).toMatchObject({
      restantes: 0,
    })
    expect(await readPrompts()).toMatchObject([
      { titre: 'Confidentiel', prompt: 'a [b]' },
      { titre: 'À soi', prompt: own.prompt },
    ])
  })

  it('names no item that its importer may not see any more when it cannot be taken back', async () => {
    const { rows, options } = await proposedRows([csv(['titre', 'texte'], ['La mienne', 'a [b]'])])
    const importer = contributor('contributor-1')
    const entree = crypto.randomUUID()
    await writeRows(db, importer, { entree, fichier: 'essai.csv', lignes: seenRows(rows), options })
    const [made] = await readPrompts()
    const draft = promptDrafting.draftOf(promptInput({ titre: 'Le titre de quelqu’un' }))
    await editor().publish(made?.id ?? '', draft)
    await asAdmin(db).admin.prompts.remove({ ids: [made?.id ?? ''] })
    const undoing = { entree, annulation: crypto.randomUUID() }

    await expect(undoImport(db, importer, undoing)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Rien n’a été annulé\u00a0: une fiche a été modifiée ou supprimée depuis.',
    })
    await expect(undo(entree)).rejects.toThrow('Le titre de quelqu’un')
  })

  it('brings GPTs and prompts of one file', async () => {
    const file = await proposedRows([
      chosen(
        'essai.json',
        JSON.stringify({
          prompts: [{ titre: 'Un prompt', prompt: 'a [b]', tags: ['Un', 'Deux'] }],
          gpts: [
            {
              nom: 'Un GPT',
              url_destination: 'https://chatgpt.com/g/g-1',
              faq: [{ question: 'Quoi ?', reponse: 'Cela.' }],
            },
          ],
        }),
      ),
    ])

    const { entree, outcomes } = await imported(db, file)

    expect(outcomes).toMatchObject([
      { kind: 'prompt', fait: 'cree' },
      { kind: 'gpt', fait: 'cree' },
    ])
    expect(await db.select().from(gpts)).toMatchObject([
      { nom: 'Un GPT', faq: [{ question: 'Quoi ?', reponse: 'Cela.' }] },
    ])
    expect(await readJournal()).toMatchObject([{ id: entree, changees: 2 }])
    expect(await db.select().from(adminLogs).where(eq(adminLogs.id, entree))).toHaveLength(1)
  })
})
