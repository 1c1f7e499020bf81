import { describe, expect, it } from 'vitest'

import { rowsOf, withCell } from '#shared/import/mapped-rows.ts'
import { proposeMapping } from '#shared/import/proposed-mapping.ts'
import { readImportFiles } from '#shared/import/read-files.ts'
import { refusedCsv } from '#shared/import/refused-csv.ts'
import { csvLine } from '#shared/text/csv.ts'

const read = (text: string, nom = 'essai.csv') =>
  readImportFiles([{ nom, octets: new TextEncoder().encode(text) }])

describe('the columns of a file', () => {
  it.each([
    ['act,prompt,for_devs,type,contributor', ['titre', 'prompt', null, null, 'auteur_nom']],
    ['Title;Category;Text;Model;Created', ['titre', 'categories', 'prompt', 'ia', null]],
    ['Titre,Texte du prompt,Catégories,Niveau', ['titre', 'prompt', 'categories', 'niveau']],
    ['name,titre,prompt', [null, 'titre', 'prompt']],
    ['id,titre,texte', [null, 'titre', 'prompt']],
  ])('become fields by their names: %s', async (header, champs) => {
    const sign = header.includes(';') ? ';' : ','
    const file = await read(`${header}\n${header.split(sign).fill('x').join(sign)}\n`)

    expect(proposeMapping(file).mapping).toMatchObject({ kind: 'prompt', champs })
  })

  it('are of GPTs where one says where they open', async () => {
    const file = await read('nom,instructions,gpt_url\nUn GPT,Tu es…,https://chatgpt.com/g/x\n')

    expect(proposeMapping(file).mapping).toMatchObject({
      kind: 'gpt',
      champs: ['titre', 'role', 'url_destination'],
    })
  })

  it('say of each row what it is where one of them does', async () => {
    const file = await read('type,titre\nprompt,Un\nGPT,Deux\n')
    const { mapping } = proposeMapping(file)

    expect(mapping).toMatchObject({ kind: 'ligne', champs: ['kind', 'titre'] })
    expect(rowsOf(file, mapping).map(({ kind }) => kind)).toEqual(['prompt', 'gpt'])
  })

  it('are read as fields: labels, levels, models', async () => {
    const file = await read(
      'titre,prompt,tags,niveau,model\nUn,Texte,"un, deux",beginner,gpt-4o\nDeux,Texte,un | deux,Avancé,Claude\n',
    )
    const rows = rowsOf(file, proposeMapping(file).mapping)

    expect(rows.map(({ champs: { tags, niveau, ia } }) => [tags, niveau, ia])).toEqual([
      [['un', 'deux'], 'Débutant', 'ChatGPT'],
      [['un', 'deux'], 'Avancé', 'Claude'],
    ])
  })

  it.each([[['un', 'deux']], [['un, deux']], [['un | deux', 'trois']], [['[un]']], [['un|', 'b']]])(
    'hold lists whose texts have the signs between them, as this catalogue writes them: %j',
    async (list) => {
      const file = await read(csvLine(['titre', 'tags']) + csvLine(['Une', list]))
      const [row] = rowsOf(file, proposeMapping(file).mapping)

      expect(row?.champs.tags).toEqual(list)
    },
  )

  it('keep a corrected cell, and give refused rows back as a file', async () => {
    const file = await read('titre,prompt\n"Un ""titre""",- a\nDeux,b\n')
    const { mapping } = proposeMapping(file)
    const corrected = withCell(file, { ligne: 2, champ: 'titre', valeur: 'Trois' }, mapping)

    expect(rowsOf(corrected, mapping)[1]?.champs.titre).toBe('Trois')
    expect(refusedCsv(file, new Map([[1, 'Trop long.']]))).toBe(
      `\uFEFF"titre";"prompt";"raison du refus"\r\n"Un ""titre""";"'- a";"Trop long."\r\n`,
    )
    const again = await read(refusedCsv(file, new Map([[1, 'Trop long.']])))
    expect(again.lignes[0]?.cellules).toEqual(['Un "titre"', '- a', 'Trop long.'])
    expect(proposeMapping(again).mapping.champs).toEqual(['titre', 'prompt', null])
  })
})
