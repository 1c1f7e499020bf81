import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { GptInput } from '#shared/items/gpt-fields.ts'
import { type Gpt, gptSchema } from '#shared/items/gpt.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { type Prompt, promptSchema } from '#shared/items/prompt.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { getPublicGpt } from '#worker/services/items/gpts.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { gptMarkdown, promptMarkdown } from '#worker/text/item-markdown.ts'

const origin = 'https://exemple.test'

/** Texts full of what could close a fence, open another or end the document. */
const hostileText = fc
  .array(fc.constantFrom('`', '```', '~~~', '\n', '---', '#', ' ', 'mot', '[sujet]', '\r\n', 'é'), {
    minLength: 1,
    maxLength: 40,
  })
  .map((parts) => parts.join(''))

/** The fenced block after a heading, read as CommonMark does: to the first fence as long as its own. */
function fencedAfter(markdown: string, heading: string): string {
  const rest = markdown.slice(markdown.indexOf(`\n${heading}\n\n`) + heading.length + 3)
  const fence = /^`{3,}/.exec(rest)?.[0] ?? ''
  expect(fence).not.toBe('')
  const body = rest.slice(rest.indexOf('\n') + 1)
  const closing = new RegExp(`\\n {0,3}\`{${fence.length},}[ \\t]*(?:\\r?\\n|$)`).exec(`\n${body}`)
  return body.slice(0, (closing?.index ?? 0) - 1)
}

describe('a prompt as markdown', () => {
  it('holds the text of the prompt byte for byte, whatever is in it', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche' })
    const prompt = await getPublicPrompt(db, 'fiche')

    fc.assert(
      fc.property(hostileText, (text) => {
        const markdown = promptMarkdown({ ...prompt, prompt: text }, origin)
        expect(fencedAfter(markdown, '## Prompt')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it('begins with what it is, in a form that YAML reads, whatever its title holds', async () => {
    const db = await createTestDatabase()
    const titre = 'Audit : "dix" points\\ # à voir'
    await insertPrompt(db, { slug: 'fiche', titre, tags: ['a: b'] })
    const markdown = promptMarkdown(await getPublicPrompt(db, 'fiche'), origin)
    const [, ...lines] = markdown.split('\n---\n')[0]?.split('\n') ?? []
    const values = lines.map((line) => [
      line.slice(0, line.indexOf(': ')),
      JSON.parse(line.slice(line.indexOf(': ') + 2)),
    ])

    expect(Object.fromEntries(values)).toMatchObject({
      titre,
      url: `${origin}/prompt/fiche`,
      tags: ['a: b'],
    })
  })

  it('names the variables to fill, and leaves that part out where there is none', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'avec', prompt: 'Rédige pour [cible] sur [sujet].' })
    await insertPrompt(db, { slug: 'sans', prompt: 'Rédige un texte.' })
    const read = async (slug: string) => promptMarkdown(await getPublicPrompt(db, slug), origin)

    expect(await read('avec')).toContain('## Variables à remplir\n\n- [cible]\n- [sujet]\n')
    expect(await read('sans')).not.toContain('## Variables')
  })
})

it('says who tried it when, and nothing where nobody did', async () => {
  const db = await createTestDatabase()
  const verified = { verifie_avec: 'GPT-5', verifie_le: '2026-11-12' }
  await insertPrompt(db, { slug: 'essaye', ...verified })
  await insertGpt(db, { slug: 'essaye', ...verified })
  await insertPrompt(db, { slug: 'jamais' })

  const read = await getPublicPrompt(db, 'essaye')
  expect(promptMarkdown(read, origin)).toMatch(/ Vérifié le 12 novembre 2026 avec GPT-5\.\n$/)
  expect(gptMarkdown(await getPublicGpt(db, 'essaye'), origin)).toMatch(
    / Vérifié le 12 novembre 2026 avec GPT-5\.\n$/,
  )
  expect(promptMarkdown(await getPublicPrompt(db, 'jamais'), origin)).not.toMatch(/vérifi/i)
})

it('a GPT as markdown says where it lives and answers its questions', async () => {
  const db = await createTestDatabase()
  await insertGpt(db, {
    slug: 'dossier',
    nom: 'Analyste',
    url_destination: 'https://chatgpt.com/g/g-essai',
    faq: [{ question: 'Est-ce gratuit ?', reponse: 'Oui.' }],
  })
  const markdown = gptMarkdown(await getPublicGpt(db, 'dossier'), origin)

  expect(markdown).toContain('\n# Analyste\n')
  expect(markdown).toContain('[Ouvrir le GPT](https://chatgpt.com/g/g-essai)\n\nDans ChatGPT.\n')
  expect(markdown).toContain('### Est-ce gratuit ?\n\nOui.')
})

it('tells a question that begins a conversation from one that was shared', async () => {
  const db = await createTestDatabase()
  const shared = { nom: 'Échange', url: 'https://chatgpt.com/share/montre' }
  const question = { nom: 'Par où commencer', url: 'https://chatgpt.com/?q=Bonjour' }
  await insertPrompt(db, { slug: 'deux', conversations_associees: [shared, question] })
  await insertGpt(db, { slug: 'une', conversations_associees: [question] })
  const prompt = promptMarkdown(await getPublicPrompt(db, 'deux'), origin)
  const gpt = gptMarkdown(await getPublicGpt(db, 'une'), origin)

  expect(prompt).toContain(`## Exemples de conversations\n\n- [Échange](${shared.url})\n`)
  for (const markdown of [prompt, gpt]) {
    expect(markdown).toContain(
      '## Questions de départ\n\nDes questions à poser, non des conversations enregistrées\u00a0: chaque lien en écrit une dans un assistant.\n\n- [Par où commencer](https://chatgpt.com/?q=Bonjour)\n',
    )
  }
  expect(gpt).not.toContain('## Exemples de conversations')
})

describe('what a visitor reads of an item is in its markdown, or left out on purpose', () => {
  /** With a value for everything: a field that is added does not compile without one. */
  const common = {
    slug: 'complet',
    description: 'Décrit avec précision.',
    categories: ['Catégorie entière'],
    tags: ['étiquette'],
    ia: 'Assistant visé',
    statut: 'valide',
    auteur_nom: 'Autrice connue',
    auteur_linkedin_url: 'https://www.linkedin.com/in/autrice',
    conversations_associees: [{ nom: 'Échange montré', url: 'https://chatgpt.com/share/montre' }],
    requetes_seo: { requetes: ['requête visée'] },
    meta_title: 'Titre pour les moteurs',
    meta_description: 'Description pour les moteurs.',
    og_image: 'https://images.example.org/partage.png',
  } as const satisfies Partial<GptInput & PromptInput>
  const gpt: GptInput = {
    ...common,
    categories: [...common.categories],
    tags: [...common.tags],
    conversations_associees: [...common.conversations_associees],
    requetes_seo: { requetes: [...common.requetes_seo.requetes] },
    exemple: {
      valeurs: [{ nom: 'Valeur remplie', valeur: 'Inventée' }],
      resultat: 'Résultat montré.',
      remarque: 'Remarque de relecture.',
    },
    nom: 'Nom entier',
    role: 'Rôle de la machine',
    epingle: false,
    url_destination: 'https://chatgpt.com/g/g-complet',
    cas_usage: [{ titre: 'Usage premier', description: 'Sert à cela.' }],
    workflow: [{ numero: 1, titre: 'Étape première', description: 'Se fait ainsi.' }],
    limitations: [{ type: 'limitation', titre: 'Limite connue', description: 'Ne fait pas cela.' }],
    faq: [{ question: 'Question posée ?', reponse: 'Réponse donnée.' }],
  }
  const prompt: PromptInput = {
    ...gpt,
    titre: 'Titre entier',
    prompt: 'Rédige le texte.',
    niveau: 'Expert',
    historique: [{ modification: 'Relu de près', date: '2026-01-02' }],
  }
  const verified = { verifie_avec: 'Assistant essayé', verifie_le: '2026-11-12' }
  /** Who it is for search engines and for the page alone, and what only its own page makes sense of. */
  const leftOut = [
    'id',
    'cote',
    'date_creation',
    'auteur_linkedin_url',
    'requetes_seo',
    'ia',
  ] as const

  it('keeps the order of its parts', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { ...gpt, ...verified })
    await insertPrompt(db, { ...prompt, ...verified, prompt: 'Rédige [un texte].' })

    expect(outline(gptMarkdown(await getPublicGpt(db, gpt.slug), origin))).toMatchInlineSnapshot(`
      "titre
      url
      categories
      tags
      ia
      ouvrir
      modifie
      verifie
      # Nom entier
      ## Rôle
      ## Cas d’usage
      ### Usage premier
      ## Méthode
      ## Limites et prérequis
      ## Questions fréquentes
      ### Question posée ?
      ## Exemple de résultat, données fictives
      ### Ce qui a été rempli
      ### Résultat
      ### Remarque de l’éditeur
      ## Exemples de conversations"
    `)
    expect(outline(promptMarkdown(await getPublicPrompt(db, prompt.slug), origin)))
      .toMatchInlineSnapshot(`
      "titre
      url
      categories
      tags
      niveau
      ia
      modifie
      verifie
      # Titre entier
      ## Variables à remplir
      ## Prompt
      ## Exemple de résultat, données fictives
      ### Ce qui a été rempli
      ### Résultat
      ### Remarque de l’éditeur
      ## Exemples de conversations"
    `)
  })

  it('of a GPT', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { ...gpt, ...verified })
    const read = await getPublicGpt(db, gpt.slug)
    const without = new Set<keyof Gpt>(leftOut)
    const fields = gptSchema.keyof().options.filter((field) => !without.has(field))
    expect(untold(read, fields, gptMarkdown(read, origin))).toEqual([])
  })

  it('of a prompt', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { ...prompt, ...verified })
    const read = await getPublicPrompt(db, prompt.slug)
    const without = new Set<keyof Prompt>([...leftOut, 'historique'])
    const fields = promptSchema.keyof().options.filter((field) => !without.has(field))
    expect(untold(read, fields, promptMarkdown(read, origin))).toEqual([])
  })
})

/** The names of the front matter, and the headings. */
const outline = (markdown: string) =>
  [...markdown.matchAll(/^(?:[a-z]+(?=: )|#+ .*)/gm)].map(([line]) => line).join('\n')

/** The fields of which not a text stands in the markdown. */
function untold(item: Gpt | Prompt, fields: string[], markdown: string): string[] {
  const values = new Map<string, unknown>(Object.entries(item))
  return fields.filter(
    (field) => !textsOf(values.get(field)).some((text) => markdown.includes(text)),
  )
}

/** The texts in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
