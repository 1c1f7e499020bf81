import { expect, it } from 'vitest'

import type { ImportFile } from '#shared/import/import-file.ts'
import {
  beginWork,
  type MappedFile,
  withField,
  withKind,
  writableRows,
} from '#web/admin/screens/import/import-work.ts'

const file: ImportFile = {
  nom: 'prompts.csv',
  source: 'csv',
  lecture: 'virgule, UTF-8',
  propre: false,
  colonnes: ['titre', 'texte', 'notes', 'niveau'],
  lignes: [
    {
      ligne: 1,
      fichier: null,
      kind: null,
      faute: null,
      cellules: ['Un', 'Pour {{secteur}}', 'Pour {{ville}} et {{pays}}', 'Expert'],
    },
  ],
}

function begun(): MappedFile {
  const work = beginWork(file)
  if (work.etape !== 'colonnes') throw new Error('A file that was read has columns')
  return work
}

it('a column that becomes another field takes it from the one that had it, by name', () => {
  const next = withField(begun(), 2, 'titre')

  expect(next.mapping.champs).toEqual([null, 'prompt', 'titre', 'niveau'])
  expect(next.gaveUp).toBe('titre')
})

it('a column that is not imported takes nothing from any', () => {
  const next = withField(begun(), 3, null)

  expect(next.mapping.champs).toEqual(['titre', 'prompt', null, null])
  expect(next.gaveUp).toBeNull()
})

it('another column of texts has other brackets', () => {
  const work = begun()
  const next = withField(work, 2, 'prompt')

  expect(work.found).toMatchObject([{ convention: 'doubles', nombre: 1, exemples: ['secteur'] }])
  expect(next.found).toMatchObject([{ nombre: 2, exemples: ['ville', 'pays'] }])
  expect(next.mapping.emplacements).toEqual(['doubles'])
})

it('proposes the fields of another kind, except for columns that were mapped by hand', () => {
  const work = beginWork({ ...file, colonnes: ['titre', 'lien', 'notes', 'niveau'] })
  if (work.etape !== 'colonnes') throw new Error('A file that was read has columns')
  expect(work.mapping).toMatchObject({ kind: 'prompt', champs: ['titre', null, null, 'niveau'] })

  const byHand = withField(work, 2, 'description')
  const gpts = withKind(byHand, 'gpt')
  expect(gpts.mapping).toMatchObject({
    kind: 'gpt',
    champs: ['titre', 'url_destination', 'description', null],
  })
  expect(withKind(gpts, 'prompt').mapping.champs).toEqual(['titre', null, 'description', 'niveau'])
})

it('rows of another kind lose the fields that such an item lacks', () => {
  const { mapping, found } = withKind(begun(), 'gpt')

  expect(mapping).toMatchObject({ kind: 'gpt', champs: ['titre', null, null, null] })
  expect(found).toEqual([])
})

it('new and changed rows are written, with what was seen of their items', () => {
  const vue = { id: 'a', version: 2, copie: 0 }
  const row = { titre: 'Un', kind: 'prompt' } as const

  expect(
    writableRows([
      {
        ...row,
        ligne: 1,
        verdict: 'nouveau',
        slug: 'un',
        manques: [],
        variables: 0,
        publique: false,
      },
      { ...row, ligne: 2, verdict: 'refuse', refus: [] },
      { ...row, ligne: 3, verdict: 'identique', vue, slug: 'a' },
      { ...row, ligne: 4, verdict: 'modifie', vue, slug: 'a', publique: true, differences: [] },
    ]),
  ).toEqual([
    { ligne: 1, vue: null },
    { ligne: 4, vue },
  ])
})
