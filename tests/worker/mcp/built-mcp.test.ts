import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { connectAssistant, type Generation, generations, readAll } from './assistant.ts'

/** A word that stands in every field of what is hidden, and nowhere else. */
const canary = 'canariesque'
const publicPrompts = 34 + 80
const publicGpts = 86

const text =
  "Rédige pour [mot-clé principal], ton [ton]. Ne laisse pas [l'essentiel]. Encore : [ton]."

/** A variable of the starting vocabulary. */
function known(key: string) {
  const variable = variablesSeed.find(({ cle }) => cle === key)
  if (!variable) throw new Error(`The vocabulary has no ${key}`)
  return variable
}
const choices = known('ton').choix

/** A row with a call number that nothing of the starting content has. */
const beside = <Row extends { cote_rang: number }>(row: Row): Row => ({
  ...row,
  cote_rang: row.cote_rang + 10_000,
})

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker()
  const db = databaseOn(clientOf(openClient(site.database.url, site.database.authToken)))
  const many = Array.from({ length: 79 }, (_, index) => promptValues({ slug: `zz-${index}` })).map(
    beside,
  )
  const hidden = {
    description: `Une ${canary} description`,
    categories: ['Marketing', `Canari ${canary}`],
    tags: [canary],
  }
  const drafts = (['brouillon', 'refuse'] as const).flatMap((statut) => [
    db.insert(prompts).values(
      beside(
        promptValues({
          ...hidden,
          statut,
          slug: `${canary}-${statut}`,
          titre: `Titre ${canary}`,
          prompt: `Texte ${canary} [${canary}]`,
        }),
      ),
    ),
    db
      .insert(gpts)
      .values(gptValues({ ...hidden, statut, slug: `${canary}-${statut}`, nom: `Nom ${canary}` })),
  ])
  await writeBatch(db, [
    db.insert(prompts).values(many),
    db.insert(prompts).values(
      beside(
        promptValues({
          slug: 'zzz-fiche',
          titre: 'Fiche témoin',
          description: 'Une fiche magnétoscopique : la seule.',
          prompt: text,
          niveau: 'Expert',
          categories: ['Audit'],
        }),
      ),
    ),
    ...drafts,
  ])
})
afterAll(() => site.stop())

const versions = Object.keys(generations).filter((name): name is Generation => name in generations)

describe.each(versions)('an assistant of %s', (generation) => {
  let client: Client

  beforeAll(async () => {
    client = await connectAssistant(site.url, { generation })
  })
  afterAll(() => client.close())

  const call = (name: string, input: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: input })
  const found = async (filter: object) =>
    foundSchema.parse((await call('rechercher', { q: 'fiche', ...filter })).structuredContent)

  it('speaks its own generation of the protocol, and is told what the catalogue is', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(generation)
    expect(client.getInstructions()).toContain('rechercher')
    expect(Object.keys(client.getServerCapabilities() ?? {})).toEqual(
      expect.arrayContaining(['tools', 'prompts', 'resources', 'completions']),
    )
  })

  it('lists five tools that only read, each with the shape of its answers', async () => {
    const { tools } = await client.listTools()

    expect(tools.map(({ name }) => name)).toEqual([
      'rechercher',
      'lire_prompt',
      'preparer_prompt',
      'lire_gpt',
      'lister_categories',
    ])
    for (const tool of tools) {
      expect(tool.annotations?.readOnlyHint).toBe(true)
      expect(tool.outputSchema?.type).toBe('object')
    }
  })

  // The client checks every structured answer against the schema that the tool announced.
  it('searches with the engine of the site', async () => {
    await client.listTools()
    const { structuredContent, content } = await call('rechercher', { q: 'magnetoscopique' })

    expect(structuredContent).toMatchObject({
      total: 1,
      page: 1,
      pages: 1,
      correction: null,
      resultats: [
        {
          type: 'prompt',
          slug: 'zzz-fiche',
          titre: 'Fiche témoin',
          url: `${site.url}/prompt/zzz-fiche`,
          niveau: 'Expert',
        },
      ],
    })
    expect(JSON.stringify(content)).toContain('1 résultat pour « magnetoscopique »')
  })

  it('filters a search by kind, level and category, by any spelling of its name or French label', async () => {
    const [onlyGpts, experts, audit, social] = await Promise.all([
      found({ type: 'gpt' }),
      found({ niveau: 'Expert' }),
      found({ categorie: 'AUDIT', type: 'prompt' }),
      found({ categorie: 'réseaux sociaux' }),
    ])

    expect(onlyGpts.resultats.length).toBeGreaterThan(0)
    expect(onlyGpts.resultats.every(({ type }) => type === 'gpt')).toBe(true)
    expect(experts.resultats.length).toBeGreaterThan(0)
    expect(experts.resultats.every(({ niveau }) => niveau === 'Expert')).toBe(true)
    expect(audit.resultats.map(({ slug }) => slug)).toContain('zzz-fiche')
    expect(social.resultats.length).toBeGreaterThan(0)
    expect(social.resultats.every(({ categories }) => categories.includes('Social Media'))).toBe(
      true,
    )
    expect(audit.resultats.every(({ categories }) => categories.includes('Audit'))).toBe(true)
  })

  it('turns the pages of a search', async () => {
    const [first, second] = await Promise.all([1, 2].map((page) => found({ q: 'prompt', page })))

    expect(first?.pages).toBe(Math.ceil((first?.total ?? 0) / 20))
    expect(second?.page).toBe(2)
    expect(second?.resultats[0]?.slug).not.toBe(first?.resultats[0]?.slug)
  })

  it('reads a prompt with its variables, and its text untouched', async () => {
    const { structuredContent, content } = await call('lire_prompt', { slug: 'zzz-fiche' })

    expect(structuredContent).toMatchObject({
      slug: 'zzz-fiche',
      prompt: text,
      niveau: 'Expert',
      variables: [
        { nom: 'mot-clé principal', occurrences: 1, libelle: 'Requête principale' },
        { nom: 'ton', occurrences: 2, libelle: 'Ton', choix: choices },
        { nom: "l'essentiel", occurrences: 1, libelle: "l'essentiel", aide: null, choix: [] },
      ],
    })
    expect(JSON.stringify(content)).toContain('# Fiche témoin')
  })

  it('reads a GPT and every category', async () => {
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri: `${site.url}/gpt/{slug}.md` },
      argument: { name: 'slug', value: '' },
    })
    const slug = completion.values[0] ?? ''
    const gpt = await call('lire_gpt', { slug })
    const { structuredContent } = await call('lister_categories')
    const { categories } = categoriesSchema.parse(structuredContent)

    expect(gpt.structuredContent).toMatchObject({ slug, url: `${site.url}/gpt/${slug}` })
    expect(categories.length).toBeGreaterThan(5)
    expect(categories.find(({ nom }) => nom === 'Audit')?.url).toBe(`${site.url}/categorie/audit`)
  })

  it.each([
    ['lire_prompt', { slug: 'inconnu' }, 'Prompt « inconnu » introuvable.'],
    ['lire_gpt', { slug: 'inconnu' }, 'GPT « inconnu » introuvable.'],
    [
      'rechercher',
      { q: 'seo', categorie: 'Inconnue' },
      'Catégorie « Inconnue » introuvable : « lister_categories » donne les noms.',
    ],
    ['rechercher', {}, 'L’argument « q » manque.'],
    ['rechercher', { q: '' }, 'L’argument « q » est vide.'],
    ['rechercher', { q: 12 }, 'L’argument « q » doit être un texte.'],
    ['rechercher', { q: 'x'.repeat(201) }, 'L’argument « q » a plus de 200 caractères.'],
    [
      'rechercher',
      { q: 'seo', type: 'x' },
      'L’argument « type » doit être « prompt », « gpt » ou « tous ».',
    ],
    ['rechercher', { q: 'seo', page: '1' }, 'L’argument « page » doit être un nombre.'],
    ['rechercher', { q: 'seo', page: 1.5 }, 'L’argument « page » doit être un nombre entier.'],
    ['rechercher', { q: 'seo', page: 0 }, 'L’argument « page » doit être au moins 1.'],
    ['rechercher', { q: '', page: 0 }, 'L’argument « q » est vide.'],
    [
      'lire_prompt',
      { slug: '../x' },
      'L’argument « slug » ne prend que des lettres minuscules, des chiffres et des tirets.',
    ],
    ['preparer_prompt', { slug: 'inconnu' }, 'Prompt « inconnu » introuvable.'],
    [
      'preparer_prompt',
      { slug: 'zzz-fiche', valeurs: { ton: 1 } },
      'L’argument « valeurs.ton » doit être un texte.',
    ],
  ])('is told by %s in French what is wrong with %j', async (tool, input, words) => {
    const { isError, content } = await call(tool, input)

    expect(isError).toBe(true)
    expect(content).toMatchObject([{ type: 'text', text: words }])
  })

  it('calls no tool that is not there', async () => {
    await expect(call('supprimer')).rejects.toMatchObject({ code: -32_602 })
  })

  it('lists every public prompt once, a hundred a page, with an argument for each variable', async () => {
    const { entries, sizes } = await allPrompts(client)
    const slugs = entries.map(({ name }) => name)

    expect(sizes).toEqual([100, publicPrompts - 100])
    expect(new Set(slugs).size).toBe(publicPrompts)
    expect(slugs).toEqual(slugs.toSorted())
    expect(entries.find(({ name }) => name === 'zzz-fiche')).toMatchObject({
      title: 'Fiche témoin',
      arguments: [
        {
          name: 'mot_cle_principal',
          description: `Requête principale. ${known('requete-principale').aide} Exemple : ${known('requete-principale').exemple}.`,
          required: false,
        },
        {
          name: 'ton',
          description: `${known('ton').aide} Exemple : ${known('ton').exemple}. Réponses proposées, une autre est possible : ${choices.join(', ')}.`,
          required: false,
        },
        // Its name says it all.
        { name: 'l_essentiel', required: false },
      ],
    })
    expect(JSON.stringify(entries.find(({ name }) => name === 'zzz-fiche'))).not.toContain(
      "l'essentiel",
    )
  })

  it('fills a prompt in with what it gives, and leaves the rest in brackets', async () => {
    const prompt = await client.getPrompt({
      name: 'zzz-fiche',
      arguments: { mot_cle_principal: 'agence $& SEO', ton: 'sobre', autre: 'rien' },
    })

    expect(prompt).toMatchObject({
      description: 'Fiche témoin',
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: "Rédige pour agence $& SEO, ton sobre. Ne laisse pas [l'essentiel]. Encore : sobre.",
          },
        },
      ],
    })
    await expect(client.getPrompt({ name: 'inconnu' })).rejects.toMatchObject({ code: -32_602 })
  })

  it('prepares a prompt, and tells by label what is still to be asked', async () => {
    await client.listTools()
    const given = { 'Requête principale': 'agence $& SEO', couleur: 'bleu', ton: ' ' }
    const part = await call('preparer_prompt', { slug: 'zzz-fiche', valeurs: given })
    const whole = await call('preparer_prompt', {
      slug: 'zzz-fiche',
      valeurs: { mot_cle_principal: 'agence', "L'essentiel": 'le prix', 'Ton de marque': 'sobre' },
    })
    const none = await call('preparer_prompt', { slug: 'zzz-fiche' })

    expect(part.structuredContent).toEqual({
      slug: 'zzz-fiche',
      titre: 'Fiche témoin',
      url: `${site.url}/prompt/zzz-fiche`,
      texte: "Rédige pour agence $& SEO, ton [ton]. Ne laisse pas [l'essentiel]. Encore : [ton].",
      manquantes: [
        {
          nom: 'ton',
          libelle: 'Ton',
          aide: known('ton').aide,
          exemple: known('ton').exemple,
          choix: choices,
        },
        { nom: 'l_essentiel', libelle: "l'essentiel", aide: null, exemple: null, choix: [] },
      ],
      ignorees: ['couleur'],
    })
    expect(part.content).toMatchObject([
      { text: expect.stringContaining('À demander encore, laissé entre crochets dans le texte :') },
    ])
    expect(whole.structuredContent).toMatchObject({ manquantes: [], ignorees: [] })
    expect(whole.content).toEqual([
      {
        type: 'text',
        text: 'Rédige pour agence, ton sobre. Ne laisse pas le prix. Encore : sobre.',
      },
    ])
    expect(none.structuredContent).toMatchObject({ texte: text, ignorees: [] })
  })

  const completeChoice = async (name: string, value: string, slug = 'zzz-fiche') => {
    const ref = { type: 'ref/prompt', name: slug } as const
    return (await client.complete({ ref, argument: { name, value } })).completion.values
  }

  it('has the choices of an argument completed, and no free text', async () => {
    expect(await completeChoice('ton', '')).toEqual(choices)
    expect(await completeChoice('ton', 'expert ET')).toEqual(['Expert et pédagogue'])
    expect(await completeChoice('mot_cle_principal', '')).toEqual([])
    expect(await completeChoice('autre', '')).toEqual([])
    await expect(completeChoice('ton', '', 'inconnu')).rejects.toMatchObject({ code: -32_602 })
  })

  it('lists every public item as a resource, whose text is there', async () => {
    const { entries, sizes } = await allResources(client)
    const last = entries.at(-1)
    const read = await client.readResource({ uri: `${site.url}/prompt/zzz-fiche.md` })

    expect(sizes).toEqual([100, publicPrompts + publicGpts - 100])
    expect(new Set(entries.map(({ uri }) => uri)).size).toBe(publicPrompts + publicGpts)
    expect(last?.uri).toMatch(/\/gpt\/[a-z0-9-]+\.md$/)
    expect(read.contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringContaining(text) },
    ])
    expect((await client.readResource({ uri: last?.uri ?? '' })).contents).toHaveLength(1)
  })

  it('reads a category as a resource', async () => {
    const uri = `${site.url}/categorie/audit`
    const { contents } = await client.readResource({ uri })

    expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/^# Audit\n/) }])
  })

  it.each([
    '/prompt/inconnu.md',
    '/categorie/inconnue',
    '/prompt/',
    '/admin',
    'https://ailleurs.fr/',
  ])('reads nothing at %s', async (path) => {
    const uri = new URL(path, site.url).href

    await expect(client.readResource({ uri })).rejects.toMatchObject({ data: { uri } })
  })

  it('has the addresses of its templates completed, at most a hundred values', async () => {
    const { resourceTemplates } = await client.listResourceTemplates()
    const complete = async (path: string, name: string, value: string) => {
      const ref = { type: 'ref/resource', uri: site.url + path } as const
      return (await client.complete({ ref, argument: { name, value } })).completion
    }

    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      `${site.url}/prompt/{slug}.md`,
      `${site.url}/gpt/{slug}.md`,
      `${site.url}/categorie/{categorie}`,
    ])
    expect(await complete('/prompt/{slug}.md', 'slug', 'zzz')).toEqual({
      values: ['zzz-fiche'],
      hasMore: false,
    })
    const all = await complete('/prompt/{slug}.md', 'slug', '')
    expect([all.values.length, all.hasMore]).toEqual([100, true])
    expect((await complete('/categorie/{categorie}', 'categorie', 'Aud')).values).toContain('audit')
    expect((await complete('/gpt/{slug}.md', 'slug', "'%_\u{1F600}")).values).toEqual([])
    expect((await complete('/prompt/{slug}.md', 'autre', 'zzz')).values).toEqual([])
  })

  it('never learns of a draft or of a refused item', async () => {
    const slugs = [`${canary}-brouillon`, `${canary}-refuse`]
    const answers = await Promise.all([
      allPrompts(client),
      allResources(client),
      call('lister_categories'),
      call('rechercher', { q: 'description' }),
      client.complete({
        ref: { type: 'ref/resource', uri: `${site.url}/categorie/{categorie}` },
        argument: { name: 'categorie', value: '' },
      }),
      ...['prompt', 'gpt'].map((kind) =>
        client.complete({
          ref: { type: 'ref/resource', uri: `${site.url}/${kind}/{slug}.md` },
          argument: { name: 'slug', value: 'canari' },
        }),
      ),
    ])
    const asked = await Promise.all([
      call('rechercher', { q: canary }),
      ...slugs.flatMap((slug) =>
        ['lire_prompt', 'preparer_prompt', 'lire_gpt'].map((name) => call(name, { slug })),
      ),
    ])
    const direct = await Promise.allSettled(
      slugs.flatMap((slug) => [
        client.getPrompt({ name: slug }),
        client.complete({
          ref: { type: 'ref/prompt', name: slug },
          argument: { name: canary, value: '' },
        }),
        client.readResource({ uri: `${site.url}/prompt/${slug}.md` }),
        client.readResource({ uri: `${site.url}/gpt/${slug}.md` }),
      ]),
    )

    expect(JSON.stringify(answers)).toContain('zzz-fiche')
    expect(JSON.stringify(answers)).not.toContain(canary)
    // What it asked for by name is repeated, and nothing more.
    const repeated = new RegExp(`« ${canary}(-brouillon|-refuse)? »`, 'g')
    expect(JSON.stringify(asked).replaceAll(repeated, '')).not.toContain(canary)
    expect(asked.slice(1).every(({ isError }) => isError)).toBe(true)
    expect(direct.map(({ status }) => status)).toEqual(direct.map(() => 'rejected'))
  })
})

it('shows the page for people at the same address, and opens no stream there', async () => {
  const page = () => fetch(`${site.url}/mcp`, { headers: { accept: 'text/html' } })
  await page()
  const html = await (await page()).text()
  const stream = await fetch(`${site.url}/mcp`, { headers: { accept: 'text/event-stream' } })

  expect(html).toContain(`claude mcp add --transport http promptotheque ${site.url}/mcp`)
  expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  expect(stream.headers.get('content-type')).toBe('application/json')
})

const foundSchema = z.object({
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  resultats: z.array(
    z.object({
      type: z.string(),
      slug: z.string(),
      niveau: z.string().nullable(),
      categories: z.array(z.string()),
    }),
  ),
})

const categoriesSchema = z.object({
  categories: z.array(z.object({ nom: z.string(), url: z.string() })),
})

// Asked page by page: the client's own lists hide where one ends.
const allPrompts = (client: Client) =>
  readAll(async (cursor) => {
    const page = await client.request({ method: 'prompts/list', params: { cursor } })
    return { entries: page.prompts, next: page.nextCursor }
  })

const allResources = (client: Client) =>
  readAll(async (cursor) => {
    const page = await client.request({ method: 'resources/list', params: { cursor } })
    return { entries: page.resources, next: page.nextCursor }
  })
