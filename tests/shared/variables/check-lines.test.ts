import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPromptSeeds } from '#drizzle/seed/content.ts'
import { checkLines } from '#shared/variables/check-lines.ts'

const section = (heading: string, text: string) => `Tu es rédacteur.\n\n${heading}\n${text}`

describe('the check list of a prompt', () => {
  it.each([
    '# Avant de rendre',
    '## Avant d’envoyer',
    "# Avant l'envoi",
    '# Dernière vérification',
    '# Contrôle final',
    '# RELECTURE',
    '**Avant de rendre :**',
    'Avant de rendre :',
  ])('is read below «%s»', (heading) => {
    expect(checkLines(section(heading, 'Relis tout.'))).toEqual(['Relis tout.'])
  })

  it('has an item for each paragraph, not for each sentence', () => {
    const text = 'Recompte les mots.\nRetire le reste.\n\nCite tes sources.'

    expect(checkLines(section('# Relecture', text))).toEqual([
      'Recompte les mots. Retire le reste.',
      'Cite tes sources.',
    ])
  })

  it('is the items of a list, where there is one', () => {
    const text = 'Vérifie :\n- les liens\n* les sources ; [ton] compris\n3. la longueur'

    expect(checkLines(section('# Vérification', text))).toEqual([
      'les liens',
      'les sources ; [ton] compris',
      'la longueur',
    ])
  })

  it('joins the continuation lines of an item, and leaves out what follows the list', () => {
    const text = '- les liens\n  externes\n- les sources\net leurs dates\n\nRéponds en français.'

    expect(checkLines(section('# Relecture', text))).toEqual([
      'les liens externes',
      'les sources et leurs dates',
    ])
  })

  it('has a repeated item once', () => {
    expect(checkLines(section('# Relecture', '- les liens\n- le ton\n- les liens'))).toEqual([
      'les liens',
      'le ton',
    ])
  })

  it.each(['# Format', '**Format**', '**Format :**', 'Format de sortie :'])(
    'ends at «%s»',
    (heading) => {
      const text = `Vérifie :\n- les liens\n${heading}\n- un tableau`

      expect(checkLines(section('Relecture :', text))).toEqual(['les liens'])
    },
  )

  it('is the last such section, up to the next heading', () => {
    const prompt = '# Contrôle\nUn.\n# Relecture\nDeux.\n# Format\nTrois.'

    expect(checkLines(prompt)).toEqual(['Deux.'])
  })

  it('is the line that begins with «Avant de rendre» where no section is called so', () => {
    expect(checkLines('# Règles\nSois bref.\n\nAvant de rendre, compte les signes.')).toEqual([
      'Avant de rendre, compte les signes.',
    ])
  })

  it('is the list below «Avant de rendre…, vérifie :»', () => {
    const prompt = 'Sois bref.\nAvant de rendre la page, vérifie :\n- le ton\n- les liens\n\nMerci.'

    expect(checkLines(prompt)).toEqual(['le ton', 'les liens'])
  })

  it.each(['', 'Rédige un titre.', '# Les douze contrôles\n1. Titre', '# Avant de rendre'])(
    'is empty for %j',
    (prompt) => {
      expect(checkLines(prompt)).toEqual([])
    },
  )

  it('contains only text of the prompt', () => {
    const word = fc.constantFrom(
      '# Relecture',
      '- un',
      'Deux. Trois !',
      '',
      'Avant de rendre, lis.',
    )
    fc.assert(
      fc.property(fc.array(word), (lines) => {
        const prompt = lines.join('\n')
        const words = prompt.replaceAll(/\s+/g, ' ')
        for (const line of checkLines(prompt)) expect(words).toContain(line)
      }),
    )
  })

  it('is found in most prompts of the starting content', async () => {
    const seeds = await readPromptSeeds()
    const lists = seeds.map(({ prompt }) => checkLines(prompt))

    expect(lists.filter((list) => list.length > 0).length).toBeGreaterThan(seeds.length / 2)
    expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(6)
  })
})
