import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ImportFile, importLimits } from '#shared/import/import-file.ts'
import { rowsOf } from '#shared/import/mapped-rows.ts'
import { proposeMapping } from '#shared/import/proposed-mapping.ts'
import { readImportFiles } from '#shared/import/read-files.ts'

const chosen = (nom: string, text: string) => ({ nom, octets: new TextEncoder().encode(text) })
const read = (nom: string, text: string) => readImportFiles([chosen(nom, text)])

/** As a spreadsheet writes it. */
const csvText = (lines: string[][], delimiter: string, lineEnd: string) =>
  lines
    .map(
      (cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + lineEnd,
    )
    .join('')

const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '\t', '\uFEFF', "'", '=', ' ', 'é', '|'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').toWellFormed().replaceAll('\u0000', ''))

const isFilled = (cells: string[]) => cells.some((text) => text.trim() !== '')

/** The bytes of a text as a spreadsheet of Windows writes them. */
function windows1252(text: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const signs = new TextDecoder('windows-1252').decode(bytes)
  return Uint8Array.from(text, (character) => signs.indexOf(character))
}

describe('a CSV', () => {
  it('is read as it was written: quotes, line breaks, separators, a byte order mark', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
          .filter((rows) => rows.some(isFilled)),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (rows, delimiter, lineEnd, hasMark) => {
          const text = csvText([['a', 'b', 'c'], ...rows], delimiter, lineEnd)
          const file = await read('essai.csv', (hasMark ? '\uFEFF' : '') + text)

          expect(file.colonnes).toEqual(['a', 'b', 'c'])
          expect(file.lignes.map(({ cellules }) => cellules)).toEqual(rows.filter(isFilled))
        },
      ),
    )
  })

  it('has no row where a spreadsheet has an empty one', async () => {
    const file = await read('essai.csv', 'titre;texte;notes\nUn;a;\n;;\n; ;\nDeux;b;\n')

    expect(file.lignes.map(({ cellules }) => cellules)).toEqual([
      ['Un', 'a', ''],
      ['Deux', 'b', ''],
    ])
  })

  it('takes cells of 150 000 characters', async () => {
    const long = 'une "ligne",\n'.repeat(11_540)
    const file = await read(
      'essai.csv',
      csvText(
        [
          ['titre', 'texte'],
          ['Un', long],
        ],
        ';',
        '\r\n',
      ),
    )

    expect(file.lignes[0]?.cellules).toEqual(['Un', long])
    expect(file.lecture).toBe('point-virgule, UTF-8')
  })

  it('reads what Excel writes: the separator told, another encoding, an empty column at the end', async () => {
    const windows = Uint8Array.from('sep=;\r\ntitre;texte;\r\nÉté;a;\r\n', (character) =>
      character.charCodeAt(0),
    )
    const file = await readImportFiles([{ nom: 'essai.csv', octets: windows }])

    expect(file.colonnes).toEqual(['titre', 'texte'])
    expect(file.lignes[0]?.cellules).toEqual(['Été', 'a'])
    expect(file.lecture).toBe('point-virgule, Windows-1252')
  })

  it.each(['le', 'be'])('is read in UTF-16, whichever byte comes first: %s', async (order) => {
    const bytes = Buffer.from('\uFEFFtitre;texte\nÉté;a\n', 'utf16le')
    const octets = new Uint8Array(order === 'le' ? bytes : bytes.swap16())
    const file = await readImportFiles([{ nom: 'essai.csv', octets }])

    expect(file.lignes[0]?.cellules).toEqual(['Été', 'a'])
    expect(file.lecture).toBe('point-virgule, UTF-16')
  })

  it('is read as Windows-1252 only if no character of it is UTF-8', async () => {
    const accents = 'àâçéèêëîïôùûœ’«»€…–'
    const octets = windows1252(`titre;texte\r\nCafé;${accents}\r\n`)
    const file = await readImportFiles([{ nom: 'essai.csv', octets }])

    expect(file.lignes[0]?.cellules).toEqual(['Café', accents])
    expect(file.lecture).toBe('point-virgule, Windows-1252')
  })

  it.each([
    ['a stray byte', ['titre;texte\nÉté;a\nHiver;b', 0xe9, '\n'], 3],
    ['a stray byte before its first accent', ['titre;texte\nHiver;', 0xe9, '\nÉté;a\n'], 2],
    ['a stray byte in its first line', ['titre;texte', 0xe9, '\nÉté;a\n'], 1],
    ['a stray byte behind a byte order mark', ['\uFEFFtitre\rHiver', 0xe9, '\rb\r'], 2],
    ['more stray bytes than accents', ['titre\nÉ\na', 0xe9, 'b', 0xe8, 'c', 0xe0, '\n'], 3],
    ['a cut character at its end', ['titre\nÉté\n', 0xe2, 0x82], 3],
    ['a byte of no encoding', ['titre\r\nHiver', 0x81, '\r\n'], 2],
  ])('with %s is refused with the line', async (_what, parts, line) => {
    const octets = Buffer.concat(
      parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))),
    )
    for (const nom of ['essai.csv', 'essai.json', 'essai.md']) {
      await expect(readImportFiles([{ nom, octets }])).rejects.toThrow(
        `«\u00a0${nom}\u00a0», ligne ${line}\u00a0: un caractère est écrit dans un autre encodage que le reste. Corrigez-le, ou enregistrez le fichier à nouveau en UTF-8.`,
      )
    }
  })

  it('with half a character in UTF-16 is refused with the line', async () => {
    const octets = Buffer.from('\uFEFFtitre;texte\nÉté;a\uD83D\n', 'utf16le')

    await expect(readImportFiles([{ nom: 'essai.csv', octets }])).rejects.toThrow('ligne 2')
  })

  it.each([
    [
      'titre,titre\na,b\n',
      'Deux colonnes s’appellent «\u00a0titre\u00a0». Renommez l’une des deux.',
    ],
    ['titre,\na,b\n', 'La colonne 2 n’a pas de nom. La première ligne doit nommer chaque colonne.'],
    ['titre,texte\n', 'Le fichier n’a que la ligne des noms de colonnes.'],
    ['\n', 'Le fichier est vide.'],
    [
      'titre,texte\na,"b\n',
      'Ligne 2 du fichier\u00a0: un guillemet ouvert n’est jamais refermé. Fermez-le, ou doublez ceux qui font partie du texte. (Séparateur lu\u00a0: virgule.)',
    ],
    [
      'titre,texte\na,b"c\n',
      'Ligne 2 du fichier\u00a0: un guillemet est au milieu d’une cellule. Doublez-le, et mettez la cellule entre guillemets. (Séparateur lu\u00a0: virgule.)',
    ],
    [
      'titre,texte\na,"b ""c""\n\nd,e\nf,""\n',
      'Ligne 2 du fichier\u00a0: un guillemet ouvert n’est jamais refermé.',
    ],
  ])('that cannot be read is told with what to do: %j', async (text, message) => {
    await expect(read('essai.csv', text)).rejects.toThrow(message)
  })
})

/** The rows of a file, each with why it could not be read. */
const rowsAndFaults = ({ lignes }: ImportFile) =>
  lignes.map(({ cellules, faute }) => [cellules, faute])

describe('a row that cannot be read', () => {
  it('of a CSV stops no other', async () => {
    expect(rowsAndFaults(await read('essai.csv', 'titre,texte\na\nb,c\nd,e,f\n'))).toEqual([
      [
        ['a', ''],
        '1 cellule au lieu de 2\u00a0: un texte qui contient le séparateur doit être entre guillemets.',
      ],
      [['b', 'c'], null],
      [
        ['d', 'e,f'],
        '3 cellules au lieu de 2\u00a0: un texte qui contient le séparateur doit être entre guillemets.',
      ],
    ])
  })

  it('of a JSON stops no other', async () => {
    const text = '{"prompts": [{"titre": "a", "prompt": "b"}, null, 5]}'
    const fault = 'Ce n’est pas une fiche\u00a0: un objet JSON est attendu.'

    expect(rowsAndFaults(await read('essai.json', text))).toEqual([
      [['a', 'b'], null],
      [[null, null], fault],
      [[null, null], fault],
    ])
    await expect(read('essai.json', '[null, 5]')).rejects.toThrow('Le fichier n’a aucune fiche.')
  })

  it('of a folder of markdown stops no other', async () => {
    const file = await readImportFiles([
      chosen('a.md', '---\ntitle: Une\n---\nTexte\n'),
      chosen('b.md', '---\ntitle: [\n---\nTexte\n'),
      chosen('c.md', ''),
    ])

    expect(rowsAndFaults(file)).toEqual([
      [['Une', 'Texte'], null],
      [['b.md', null], expect.stringContaining('L’en-tête de «\u00a0b.md\u00a0» ne se lit pas')],
      [['c.md', null], '«\u00a0c.md\u00a0» est vide.'],
    ])
  })
})

describe('a file', () => {
  it.each([
    ['essai.csv', '', '«\u00a0essai.csv\u00a0» est vide.'],
    ['essai.xlsx', 'PK\u0003\u0004\u0000', 'est un classeur de tableur. Exportez en CSV'],
    ['essai.pdf', '%PDF', 'Ce fichier n’est ni un CSV, ni un JSON, ni du markdown.'],
    [
      'essai.json',
      '[{"titre": ',
      'Ce JSON ne se lit pas\u00a0: il est coupé, ou un signe y manque.',
    ],
    ['essai.json', '[]', 'Le fichier n’a aucune fiche.'],
    [
      'essai.json',
      '['.repeat(100_000) + ']'.repeat(100_000),
      'Ce JSON a trop de listes les unes dans les autres.',
    ],
    [
      'essai.md',
      '---\ntitre: &a [*a]\n---\nTexte\n',
      'L’en-tête de «\u00a0essai.md\u00a0» ne se lit pas',
    ],
    ['essai.json', '{"a": 1}', 'Ce JSON n’est ni une liste de fiches'],
    [
      'essai.md',
      '---\ntitre: [\n---\nTexte\n',
      'L’en-tête de «\u00a0essai.md\u00a0» ne se lit pas',
    ],
  ])('that is none of these is refused in a sentence: %s', async (nom, text, message) => {
    await expect(read(nom, text)).rejects.toThrow(message)
  })

  it('is one, or several of markdown', async () => {
    const two = [chosen('un.csv', 'titre\na\n'), chosen('deux.csv', 'titre\nb\n')]

    await expect(readImportFiles(two)).rejects.toThrow('Choisissez un seul fichier CSV ou JSON')
  })

  it('of more than 20 MB is refused before it is read', async () => {
    const octets = new Uint8Array(importLimits.fileBytes + 1)

    await expect(readImportFiles([{ nom: 'essai.csv', octets }])).rejects.toThrow(
      'Plus de 20\u00a0Mo',
    )
  })
})

describe('markdown', () => {
  it('has its title in its head, above its text, or in the name of its file', async () => {
    const file = await readImportFiles([
      chosen('a.md', '---\ntitle: Dans l’en-tête\ntags: [un, deux]\n---\n\nTexte un\n'),
      chosen('b.md', '# Au-dessus\n\nTexte deux\n'),
      chosen('dossier/dans-le-nom.md', 'Texte trois\n'),
    ])

    expect(file.colonnes).toEqual(['titre', 'tags', 'texte'])
    expect(file.lignes.map(({ cellules }) => cellules)).toEqual([
      ['Dans l’en-tête', ['un', 'deux'], 'Texte un'],
      ['Au-dessus', null, 'Texte deux'],
      ['dans le nom', null, 'Texte trois'],
    ])
  })

  it('may call a field otherwise in each file: they are one column, and what is left over stays seen', async () => {
    const file = await readImportFiles([
      chosen('a.md', '---\ntitle: Un\ncategorie: SEO\n---\nTexte un\n'),
      chosen('b.md', '---\ntitle: Deux\ncategories: [Content]\nprompt: De l’en-tête\n---\n'),
      chosen('c.md', '---\ntitle: Trois\nprompt: De l’en-tête\n---\nUn texte aussi\n'),
    ])

    expect(file.colonnes.toSorted()).toEqual(['categories', 'prompt', 'texte', 'titre'])
    const { mapping } = proposeMapping(file)
    expect(
      rowsOf(file, mapping).map(({ champs: { categories, prompt } }) => [categories, prompt]),
    ).toEqual([
      [['SEO'], 'Texte un'],
      [['Content'], 'De l’en-tête'],
      [null, 'De l’en-tête'],
    ])
    const left = file.colonnes.indexOf('texte')
    expect(mapping.champs[left]).toBeNull()
    expect(file.lignes.map(({ cellules }) => cellules[left])).toEqual([
      null,
      null,
      'Un texte aussi',
    ])
  })
})
