import { readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { readTableFile, readTableText } from '#shared/tables/read-table.ts'
import { assertFileSize, tableLimits } from '#shared/tables/table.ts'

const ignoreProgress = () => undefined
const readText = (text: string) => readTableText(text, ignoreProgress)
const readBytes = (octets: Uint8Array, nom = 'essai.csv') =>
  readTableFile({ nom, octets }, ignoreProgress)
const readExport = async (nom: string) =>
  readBytes(await readFile(projectPath('tests/shared/tables/exports', nom)), nom)

const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16 LE': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 BE': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
}

/** The characters of Windows-1252, each at its byte. */
const windowsCharacters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
)
const toWindows1252 = (text: string) =>
  Uint8Array.from(text, (character) => windowsCharacters.indexOf(character))

/** Quotes what has to be quoted, or everything. */
function csvOf(rows: string[][], { sign, lineEnd, isQuoted }: Style): string {
  const cell = (text: string) =>
    isQuoted || /["\r\n]/.test(text) || text.includes(sign) || text.startsWith('#')
      ? `"${text.replaceAll('"', '""')}"`
      : text
  return rows.map((cells) => cells.map(cell).join(sign) + lineEnd).join('')
}
type Style = { sign: string; lineEnd: string; isQuoted: boolean }

const style = fc.record<Style>({
  sign: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
})
const cell = (unit: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '\t', '|', "'", '=', ' ', '12,5', '#'),
        unit,
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('').toWellFormed().replaceAll('\0', ''))
const rowsOf = (unit: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(cell(unit), cell(unit), cell(unit)), { minLength: 1, maxLength: 10 })
    .filter((rows) => rows.every((cells) => cells.some((text) => text.trim() !== '')))
    // Behind an empty line a comment begins another table; no row of these is one.
    .filter((rows) => rows.every(([first]) => !first.startsWith('#')))

describe('a table', () => {
  it('is read as it was written, whatever its delimiter, quotes, line ends and Unicode encoding', () => {
    fc.assert(
      fc.property(
        rowsOf(fc.string({ unit: 'grapheme', maxLength: 6 })),
        style,
        fc.constantFrom(...Object.values(encodings)),
        (rows, written, encode) => {
          const columns = ['Requête', 'Clics', 'Position']
          const { tables, uneven } = readBytes(encode(csvOf([columns, ...rows], written)))

          expect(tables).toEqual([{ title: null, columns, rows }])
          expect(uneven).toBeNull()
        },
      ),
    )
  })

  it('is read as it was written in Windows-1252', () => {
    // A capital and a sign of this encoding may be one letter of UTF-8.
    const letters = windowsCharacters.match(/[À-ÿ]/g) ?? []
    fc.assert(
      fc.property(rowsOf(fc.constantFrom(...letters)), style, (rows, written) => {
        const columns = ['Requête été', 'Clics', 'Position']
        const bytes = toWindows1252(csvOf([columns, ...rows], written))
        const { tables } = readBytes(bytes)

        expect(tables).toEqual([{ title: null, columns, rows }])
      }),
    )
  })

  it('is read with the delimiter that Excel names in its first line', () => {
    const { tables, format } = readText('sep=;\r\nNom;Prix\r\nun, deux;1,5\r\n')

    expect(tables[0]?.rows).toEqual([['un, deux', '1,5']])
    expect(format).toBe('point-virgule')
  })

  it('leaves out empty rows, and columns with neither name nor value', () => {
    const { tables } = readText('Nom;Prix;;Note\nun;1;;\n;;;\n\ndeux;2;;bien\n')

    expect(tables).toEqual([
      {
        title: null,
        columns: ['Nom', 'Prix', 'Note'],
        rows: [
          ['un', '1', ''],
          ['deux', '2', 'bien'],
        ],
      },
    ])
  })

  it('numbers a column without a name', () => {
    expect(readText('Nom,\nun,1\n').tables[0]?.columns).toEqual(['Nom', 'Colonne 2'])
  })

  it('counts uneven rows and keeps all their cells', () => {
    const { tables, uneven } = readText('a;b\n1;2\n3;4;5\n6\n7;8\n')

    expect(tables[0]?.rows).toEqual([
      ['1', '2'],
      ['3', '4;5'],
      ['6', ''],
      ['7', '8'],
    ])
    expect(uneven).toEqual({ count: 2, firstLine: 3 })
  })

  it('is one column when no delimiter splits its lines', () => {
    const { tables, format } = readText(
      'Adresse\nhttps://a.example/un\nhttps://a.example/deux,trois\nhttps://a.example/quatre\n',
    )

    expect(tables[0]).toMatchObject({ columns: ['Adresse'], rows: { length: 3 } })
    expect(format).toBe('une seule colonne')
  })

  it('keeps a column called «#»', () => {
    expect(readText('#,Requête\n1,devis\n2,facture\n').tables[0]).toEqual({
      title: null,
      columns: ['#', 'Requête'],
      rows: [
        ['1', 'devis'],
        ['2', 'facture'],
      ],
    })
  })

  it('leaves out the rule of a Markdown table', () => {
    const { tables } = readText('| Requête | Clics |\n|:---|---:|\n| seo | 12 |\n| audit | 3 |\n')

    expect(tables[0]?.columns).toEqual(['Requête', 'Clics'])
    expect(tables[0]?.rows).toHaveLength(2)
  })

  it('keeps the header «# requêtes»', () => {
    for (const head of ['', '# Export du 3 mai\n']) {
      const { tables, headLines } = readText(`${head}# requêtes,Clics\nseo,12\naudit,3\n`)

      expect(tables[0]).toMatchObject({
        columns: ['# requêtes', 'Clics'],
        rows: [
          ['seo', '12'],
          ['audit', '3'],
        ],
      })
      expect(headLines).toBe(head === '' ? 0 : 1)
    }
    expect(readText('# requêtes\nseo\naudit\n').tables[0]?.columns).toEqual(['# requêtes'])
  })

  it('is read although a note below it has another delimiter', () => {
    const text = 'Requête;Clics\nseo;12\naudit;3\n\nDonnées exportées le 3 mai, heure de Paris\n'
    for (const declaration of ['', 'sep=;\n']) {
      const { tables, format } = readText(declaration + text)

      expect(tables[0]?.rows).toEqual([
        ['seo', '12'],
        ['audit', '3'],
        ['Données exportées le 3 mai, heure de Paris', ''],
      ])
      expect(format).toBe('point-virgule')
    }
  })

  it('is not searched for another delimiter than the declared one', () => {
    const text = 'sep=;\nRequête;Clics\nseo;12\naudit;3\nun, deux\ntrois, quatre\n'

    expect(readText(text).tables[0]?.rows).toHaveLength(4)
  })

  it('reports the progress of reading', () => {
    const shares: number[] = []
    readTableText(`a,b\n${'un,deux\n'.repeat(5000)}`, (share) => shares.push(share))

    expect(shares.length).toBeGreaterThan(50)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBeGreaterThan(0.95)
  })
})

describe('an export', () => {
  it('of Search Console keeps the quotes of its queries', async () => {
    const { tables, format } = await readExport('search-console-requetes.csv')

    expect(tables[0]?.columns).toEqual([
      'Requêtes les plus fréquentes',
      'Clics',
      'Impressions',
      'CTR',
      'Position',
    ])
    expect(tables[0]?.rows.map(([query]) => query)).toEqual(
      expect.arrayContaining(['"devis travaux"', 'logiciel devis, facture', '#devis']),
    )
    expect(format).toBe('virgule, UTF-8')
  })

  it('of Google Analytics is read as several tables without comments', async () => {
    const { tables, headLines } = await readExport('ga4-pages.csv')

    expect(tables.map(({ title, columns, rows }) => [title, columns.length, rows.length])).toEqual([
      ['Pages et écrans : chemin de la page et classe de l’écran', 2, 4],
      ['Tous les utilisateurs', 8, 5],
    ])
    expect(tables[1]?.rows[2]?.[0]).toBe('/blog/devis,-facture-et-acompte')
    expect(headLines).toBe(9)
  })

  it('of Google Analytics is read after a spreadsheet saved it again', async () => {
    const text = await readFile(projectPath('tests/shared/tables/exports/ga4-pages.csv'), 'utf8')
    const saved = text
      .replaceAll('"/blog/devis,-facture-et-acompte"', '/blog/devis')
      .replaceAll(',', ';')
      .replace(/^(#.*)$/gm, '$1;;;;;;;')
      .replace(/^$/gm, ';;;;;;;')
      .replaceAll('’', "'")
      .replaceAll('–', '-')
      .replaceAll('\n', '\r\n')
    const { tables, format } = readBytes(toWindows1252(saved))

    expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
      ["Pages et écrans : chemin de la page et classe de l'écran", 4],
      ['Tous les utilisateurs', 5],
    ])
    expect(format).toBe('point-virgule, Windows-1252')
  })

  it('of Screaming Frog keeps the line breaks in its titles', async () => {
    const { tables } = await readExport('screaming-frog-interne.csv')

    expect(tables[0]?.columns).toHaveLength(14)
    expect(tables[0]?.rows).toHaveLength(6)
    expect(tables[0]?.rows[2]?.[6]).toBe('Acompte\nou arrhes ?')
  })

  it('of an older Screaming Frog has a title line', () => {
    const { tables, headLines } = readText(
      '"Interne - Tous"\r\n"Adresse","Code HTTP"\r\n"https://a.example/","200"\r\n"https://a.example/b","404"\r\n',
    )

    expect(tables[0]).toMatchObject({ title: 'Interne - Tous', columns: ['Adresse', 'Code HTTP'] })
    expect(headLines).toBe(1)
  })
})

const zip = (name: string) => Buffer.from(`PK\u0003\u0004\u0014\0\0\0\b\0 ${name}`, 'latin1')

describe('an unreadable file', () => {
  it.each([
    ['a workbook', zip('[Content_Types].xml'), 'est un classeur de tableur. Exportez en CSV'],
    ['an archive', zip('Requêtes.csv'), 'Décompressez-la'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'Exportez en CSV'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'est un PDF'],
    ['another binary', Buffer.from([1, 2, 0, 4]), 'n’est pas un fichier de texte'],
    ['an empty file', Buffer.from(''), 'est vide'],
    ['empty lines', Buffer.from('\n;;\n\n'), 'est vide'],
    ['a header alone', Buffer.from('Nom;Prix\n'), 'n’a que la ligne des noms de colonnes'],
    ['an open quote', Buffer.from('a;b\n1;2\n"3;4\n'), 'Ligne 3 du fichier'],
    ['two encodings', Buffer.from('a;b\n\xc3\xa9;2\n\xff;3', 'latin1'), 'ligne 3'],
  ])('is refused with what to do: %s', (_, octets, reason) => {
    expect(() => readBytes(octets)).toThrow(reason)
  })

  it('is refused with a line of each delimiter when they are mixed', () => {
    expect(() => readText('# Export\nNom;Prix;Note\nun,1,a\ndeux,2,b\n')).toThrow(
      'Séparateurs mélangés\u00a0: point-virgule ligne\u00a02, virgule ligne\u00a03.',
    )
    expect(() => readText('a,b,c\n1,2,3\n4,5,6\n7\t8\t9\n1\t2\t3\n')).toThrow(
      'virgule ligne\u00a01, tabulation ligne\u00a04',
    )
  })

  it('is refused when it is too large', () => {
    expect(() => assertFileSize(tableLimits.fileBytes + 1)).toThrow('Ce fichier dépasse 50\u00a0Mo')
    expect(() => readText(`a,b\n${'1,2\n'.repeat(tableLimits.rows + 1)}`)).toThrow(
      /plus de 300\s000\u00a0lignes/,
    )
    expect(() => readText(`${'a,'.repeat(tableLimits.columns)}b\n`)).toThrow('colonnes')
  })
})
