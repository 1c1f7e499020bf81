import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { importLimits } from '#shared/import/import-file.ts'
import { readImportFiles } from '#shared/import/read-files.ts'

const { rows, columns, fileBytes } = importLimits

const chosen = (nom: string, text: string) => ({ nom, octets: new TextEncoder().encode(text) })
const read = (nom: string, text: string) => readImportFiles([chosen(nom, text)])

const tooManyRows =
  'Plus de 5\u202f000\u00a0lignes\u00a0: partagez le fichier en plusieurs imports.'
const tooManyValues = 'Ce JSON a plus d’un million de valeurs\u00a0: partagez le fichier en'
const tooLongRow = 'du fichier\u00a0: elle est trop longue pour une fiche.'
const tooLongHead = 'L’en-tête de «\u00a0essai.md\u00a0» ne se lit pas\u00a0: il est trop long.'

/** A text as long as a file may be, so that only what it holds can be refused. */
const filling = (before: string, repeated: string, after = '') =>
  before + repeated.repeat((fileBytes - before.length - after.length) / repeated.length) + after

const names = (count: number, line: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => line(`k${index}`)).join('')

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const heapBytes = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const prompts = (count: number) => Array.from({ length: count }, () => '{"titre":"a"}').join()

describe('an import', () => {
  it.each([
    ['CSV', 'essai.csv', `titre\n${'a\n'.repeat(rows)}`],
    ['JSON', 'essai.json', `[${prompts(rows)}]`],
    ['JSON with two lists', 'essai.json', `{"prompts":[],"gpts":[${prompts(rows)}]}`],
  ])('takes as many rows as it may hold: %s', async (_format, nom, text) => {
    expect((await read(nom, text)).lignes).toHaveLength(rows)
  })

  it.each([
    ['CSV', 'essai.csv', `titre\n${'a\n'.repeat(rows + 1)}`],
    ['JSON', 'essai.json', `[${prompts(rows + 1)}]`],
    ['a list of prompts', 'essai.json', `{"prompts":[${prompts(rows + 1)}]}`],
    ['two lists', 'essai.json', `{"prompts":[${prompts(1)}],"gpts":[${prompts(rows)}]}`],
  ])('is refused with what to do at one row more: %s', async (_format, nom, text) => {
    await expect(read(nom, text)).rejects.toThrow(tooManyRows)
  })

  it('counts no comma, bracket or quote that is part of a text', async () => {
    const titre = `\\"${',['.repeat(rows)}\\\\`
    const file = await read('essai.json', `{"prompts":[{"titre":"${titre}"}],"autres":[1,2]}`)

    expect(file.lignes.map(({ cellules }) => cellules)).toEqual([[`"${',['.repeat(rows)}\\`]])
  })

  it('of more markdown files than rows is refused', async () => {
    const files = Array.from({ length: rows + 1 }, () => chosen('a.md', 'a'))

    await expect(readImportFiles(files)).rejects.toThrow('Plus de 5\u202f000\u00a0fichiers')
  })

  it.each([
    ['a million rows of CSV', 'essai.csv', `titre,texte\n${'a,bcdef\n'.repeat(1e6)}`, tooManyRows],
    ['ten million rows of CSV', 'essai.csv', filling('titre\n', 'a\n'), tooManyRows],
    ['a million objects', 'essai.json', filling('[', '{"titre":"a"},', '{}]'), tooManyRows],
    ['ten million numbers', 'essai.json', filling('[', '1,', '1]'), tooManyRows],
    ['a list under its name', 'essai.json', filling('{ "gpts" : [', '{},', '{}]}'), tooManyRows],
    ['what is no JSON', 'essai.json', filling('[', ','), tooManyRows],
    ['columns without end', 'essai.csv', filling('', ','), tooLongRow],
    ['a row without end', 'essai.csv', filling('titre\na', ','), `Ligne 2 ${tooLongRow}`],
    ['a cell without end', 'essai.csv', filling('titre\na\nb', 'c'), `Ligne 3 ${tooLongRow}`],
    ['a quote never closed', 'essai.csv', filling('titre\n"', 'a\n'), `Ligne 2 ${tooLongRow}`],
    ['a list in one field', 'essai.json', filling('[{"titre":[', '[],', '1]}]'), tooManyValues],
    ['a list that no item is in', 'essai.json', filling('{"x":[', '1,', '1]}'), tooManyValues],
    [
      'a list by another spelling',
      'essai.json',
      filling('{"\\u0067pts":[', '1,', '1]}'),
      tooManyValues,
    ],
    ['a head without end', 'essai.md', filling('---\n', 'a: 1\n', '---\n'), tooLongHead],
    [
      'thousands of names in a head',
      'essai.md',
      `---\n${names(16_000, (name) => `${name}: 1\n`)}---\n`,
      tooLongHead,
    ],
    [
      'too many columns',
      'essai.csv',
      `${names(columns + 1, (name) => `${name},`)}\na\n`,
      'Le fichier a 102',
    ],
    [
      'names that are all others',
      'essai.json',
      `[{${names(200_000, (name) => `"${name}":1,`)}"a":1}]`,
      'Les fiches ont plus de 100',
    ],
  ])('stops reading early and leaves nothing in memory: %s', async (_what, nom, text, message) => {
    const octets = new TextEncoder().encode(text)
    const before = heapBytes()

    await expect(readImportFiles([{ nom, octets }])).rejects.toThrow(message)

    expect(heapBytes() - before).toBeLessThan(20_000_000)
  })
})
