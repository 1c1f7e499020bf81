import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { formerSlugs } from '#drizzle/schema/index.ts'
import { genericContent } from '#shared/items/sections/generic-content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

const notFound = (kind: string, slug: string) => ({
  code: 'NOT_FOUND',
  message: `${kind} « ${slug} » introuvable`,
})

type Linking = {
  limitations: readonly { description: string }[]
  faq: readonly { reponse: string }[]
}

/** Sections with the texts that may lead to other items as pages have them. */
const asShown = <Sections extends Linking>(sections: Sections) => ({
  ...sections,
  limitations: sections.limitations.map((one) => ({ ...one, description: [one.description] })),
  faq: sections.faq.map((one) => ({ ...one, reponse: [one.reponse] })),
})

describe('an item by slug', () => {
  it.each(['brouillon', 'refuse'] as const)(
    'answers a slug with statut %s exactly as an unknown one: with none (R228)',
    async (statut) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'cache', statut })
      await insertGpt(db, { slug: 'cache', statut })
      const { catalogue } = asVisitor(db)

      for (const slug of ['cache', 'inconnu']) {
        await expect(catalogue.prompt({ slug })).rejects.toMatchObject(notFound('Prompt', slug))
        await expect(catalogue.promptText({ slug })).rejects.toMatchObject(notFound('Prompt', slug))
        await expect(catalogue.gpt({ slug })).rejects.toMatchObject(notFound('GPT', slug))
      }
    },
  )

  it('gives every field of a prompt and none of the columns behind the site (R189)', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db, {
      slug: 'complet',
      categories: ['SEO', 'Local'],
      tags: ['seo', 'plan'],
      niveau: 'Expert',
      ia: 'Claude',
      auteur_nom: 'Prénom Nom',
      auteur_linkedin_url: 'https://www.linkedin.com/in/exemple',
      conversations_associees: [{ nom: 'Essai', url: 'https://chatgpt.com/share/1' }],
      requetes_seo: { titre: 'On cherche', requetes: ['prompt seo'] },
      historique: [{ modification: 'Exemples ajoutés', date: '2025-04-01' }],
    })
    const { statut: _s, score: _r, recherche: _t, completude: _c, manques: _m, ...visible } = row
    const { meta_title: _mt, meta_description: _md, og_image: _og, ...shown } = visible
    const { cote_code, cote_rang, conversations_associees, ...fields } = shown

    const {
      related: _related,
      fields: _fields,
      metadata: _metadata,
      ...prompt
    } = await asVisitor(db).catalogue.prompt({
      slug: 'complet',
    })

    expect(prompt).toEqual({
      ...fields,
      description: [fields.description],
      verifie: null,
      conversations: conversations_associees,
      conversationCount: 1,
      cote: `${cote_code} P${String(cote_rang).padStart(2, '0')}`,
      sections: [],
    })
  })

  it('says when an editor tried it, and with which assistant', async () => {
    const db = await createTestDatabase()
    const verified = { verifie_avec: 'GPT-5', verifie_le: '2026-11-01' }
    await insertPrompt(db, { slug: 'essaye', ...verified })
    await insertGpt(db, { slug: 'essaye', ...verified })
    const { catalogue } = asVisitor(db)

    const verifie = 'le 1er novembre 2026 avec GPT-5'
    expect(await catalogue.prompt({ slug: 'essaye' })).toMatchObject({ verifie })
    expect(await catalogue.gpt({ slug: 'essaye' })).toMatchObject({ verifie })
  })

  it('gives the text of a public prompt for its copy button (R61)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'a-copier', prompt: 'Écris [texte].\n\nFin.' })

    expect(await asVisitor(db).catalogue.promptText({ slug: 'a-copier' })).toMatchObject({
      prompt: 'Écris [texte].\n\nFin.',
    })
  })

  it('gives the written sections of a GPT as they are, and calls none of them generic (R190)', async () => {
    const db = await createTestDatabase()
    const sections = {
      cas_usage: [{ titre: 'Auditer', description: 'Un site' }],
      workflow: [
        { numero: 2, titre: 'Lire', description: 'Le rapport', duree_estimee: '5 min' },
        { numero: 1, titre: 'Ouvrir', description: 'Le GPT', conseils: ['Vite'] },
      ],
      limitations: [{ type: 'prerequis' as const, titre: 'Accès', description: 'Un compte' }],
      faq: [{ question: 'Gratuit ?', reponse: 'Oui.' }],
      requetes_seo: { requetes: ['gpt audit'] },
    }
    await insertGpt(db, { slug: 'ecrit', role: 'Auditeur', ...sections })

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'ecrit' })

    expect(gpt).toMatchObject({ ...asShown(sections), role: 'Auditeur', generiques: [] })
    expect(gpt).not.toHaveProperty('statut')
    expect(gpt).not.toHaveProperty('score')
    expect(gpt).not.toHaveProperty('epingle')
  })
})

describe('generic sections (R100)', () => {
  it.each([
    ['Audit', 'seo'],
    ['Copywriting', 'content'],
    ['Automation', 'growth'],
    ['Inconnue', 'growth'],
  ] as const)('fill a GPT of %s with the content of the group %s', async (category, group) => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'vide', categories: [category, 'SEO'] })

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'vide' })

    expect(gpt).toMatchObject(asShown(genericContent(group)))
    expect(gpt.generiques).toEqual(['cas_usage', 'workflow', 'limitations', 'faq', 'requetes_seo'])
  })

  it('fill only what is missing, and are named one by one', async () => {
    const db = await createTestDatabase()
    const faq = [{ question: 'Où ?', reponse: 'Ici.' }]
    await insertGpt(db, { slug: 'moitie', faq, requetes_seo: { requetes: ['gpt'] } })

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'moitie' })

    expect(gpt.faq).toEqual([{ question: 'Où ?', reponse: ['Ici.'] }])
    expect(gpt.requetes_seo).toEqual({ requetes: ['gpt'] })
    expect(gpt.generiques).toEqual(['cas_usage', 'workflow', 'limitations'])
  })
})

describe('example conversations (R192)', () => {
  it.each([
    [
      'a list of names and addresses',
      [{ nom: 'Un', url: 'https://a.example/1' }],
      [{ nom: 'Un', url: 'https://a.example/1' }],
    ],
    [
      'one name and address',
      { nom: 'Seul', url: 'https://a.example/2' },
      [{ nom: 'Seul', url: 'https://a.example/2' }],
    ],
    [
      'a list of addresses',
      ['https://a.example/1', 'https://a.example/2'],
      [
        { nom: 'Conversation exemple #1', url: 'https://a.example/1' },
        { nom: 'Conversation exemple #2', url: 'https://a.example/2' },
      ],
    ],
    ['nothing', null, []],
  ])('stored as %s are read as a list', async (_form, conversations_associees, conversations) => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'a', conversations_associees })
    await insertGpt(db, { slug: 'a', conversations_associees })
    const { catalogue } = asVisitor(db)

    expect(await catalogue.prompt({ slug: 'a' })).toMatchObject({ conversations })
    expect(await catalogue.gpt({ slug: 'a' })).toMatchObject({ conversations })
    expect(await catalogue.conversations({ kind: 'prompt', slug: 'a' })).toEqual(conversations)
    expect(await catalogue.conversations({ kind: 'gpt', slug: 'a' })).toEqual(conversations)
    const conversationCount = conversations.length
    expect((await catalogue.popularPrompts())[0]).toMatchObject({ conversationCount })
    expect((await catalogue.featuredGpts({ count: 2 }))[0]).toMatchObject({ conversationCount })
  })
})

describe('what launching a GPT does', () => {
  const role = 'Tu audites des sites, avec méthode. '.repeat(40).trim()

  it.each([
    ['its role', chatGptUrl(roleText(role)), { writes: 'rôle', lacksRole: false }],
    ['a question', chatGptUrl('Bonjour'), { writes: 'texte', lacksRole: false }],
    ['nothing', 'https://claude.ai/new', { place: 'Claude', writes: null, lacksRole: true }],
    ['a GPT made there', 'https://chatgpt.com/g/g-logs', { isCustomGpt: true, lacksRole: false }],
  ])('is the same on its card and its page where it opens %s', async (_what, url, launch) => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'a', nom: 'Auditeur', role, url_destination: url })
    const { catalogue, search } = asVisitor(db)
    const page = await catalogue.gpt({ slug: 'a' })
    const cards = [
      (await catalogue.gpts({ page: 1 })).items[0],
      (await catalogue.featuredGpts({ count: 2 }))[0],
      (await catalogue.dailyPicks()).gpt,
      (await search.results({ q: 'auditeur', page: 1, exact: false })).items[0],
    ]

    expect(page.launch).toMatchObject(launch)
    for (const card of cards) expect(card).toMatchObject({ launch: page.launch })
    // The texts that tell it stay on the server.
    expect(JSON.stringify(cards.slice(0, 3))).not.toContain('méthode')
  })
})

describe('stored JSON of the wrong shape (R215)', () => {
  it('loses its bad parts and keeps the others', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'abime' })
    const stored = {
      tags: ['seo', 7, null, ''],
      cas_usage: [{ titre: 'Sans description' }, { titre: 'Bon', description: 'Oui' }, 'texte'],
      workflow: [{ numero: 'un', titre: 'a', description: 'b' }],
      limitations: [{ type: 'limitation', titre: 'a', description: 'b', importance: 'énorme' }],
      faq: { question: 'pas', reponse: 'une liste' },
      requetes_seo: ['pas un objet'],
      conversations_associees: ['javascript:alert(1)', 'https://a.example/2', { nom: 'x' }],
    }
    await db.$client.batch(
      Object.entries(stored).map(([column, value]) => ({
        sql: `UPDATE gpts SET ${column} = ?`,
        args: [JSON.stringify(value)],
      })),
      'write',
    )

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'abime' })

    expect(gpt).toMatchObject({
      tags: ['seo'],
      cas_usage: [{ titre: 'Bon', description: 'Oui' }],
      limitations: [{ type: 'limitation', titre: 'a', description: ['b'] }],
      conversations: [{ nom: 'Conversation exemple #2', url: 'https://a.example/2' }],
      generiques: ['workflow', 'faq', 'requetes_seo'],
    })
    expect(gpt.limitations[0]?.importance).toBeUndefined()
  })

  it('leaves every page readable when it is no JSON at all', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'casse' })
    await insertPrompt(db, { slug: 'casse' })
    await db.$client.batch(
      [
        `UPDATE gpts SET cas_usage = '{', workflow = '', limitations = 'x', faq = '[', requetes_seo = '{"', conversations_associees = 'https://a.example'`,
        `UPDATE prompts SET historique = '[{', requetes_seo = 'x', conversations_associees = '['`,
      ],
      'write',
    )
    const { catalogue } = asVisitor(db)

    expect(await catalogue.gpt({ slug: 'casse' })).toMatchObject({ conversations: [] })
    expect(await catalogue.prompt({ slug: 'casse' })).toMatchObject({
      conversations: [],
      historique: [{ modification: 'Publication de la fiche.' }],
      requetes_seo: null,
    })
    expect((await catalogue.gpts({ page: 1 })).items).toHaveLength(1)
    expect((await catalogue.prompts({ page: 1, sort: 'recent' })).items).toHaveLength(1)
  })

  it('is refused when the product itself writes it', async () => {
    const db = await createTestDatabase()

    await expect(insertPrompt(db, { categories: [' '] })).rejects.toThrow('est obligatoire')
    await expect(insertPrompt(db, { tags: [' '] })).rejects.toThrow('est obligatoire')
    await expect(
      insertGpt(db, { workflow: [{ numero: 0, titre: 'a', description: 'b' }] }),
    ).rejects.toThrow('1 au moins.')
    await expect(
      insertGpt(db, { conversations_associees: ['javascript:alert(1)'] }),
    ).rejects.toThrow('Adresse http ou https attendue.')
    expect(await db.all(sql`SELECT slug FROM prompts UNION SELECT slug FROM gpts`)).toEqual([])
  })
})

describe('related items', () => {
  it('share most categories and tags, two of the same kind and one of the other', async () => {
    const db = await createTestDatabase()
    const own = { categories: ['SEO', 'Local'], tags: ['plan', 'carte'] }
    await insertPrompt(db, { slug: 'origine', ...own })
    await insertPrompt(db, { slug: 'tout', ...own })
    await insertPrompt(db, { slug: 'moitie', categories: ['SEO'], tags: ['plan'] })
    await insertPrompt(db, { slug: 'peu', categories: ['Local'] })
    await insertPrompt(db, { slug: 'rien', categories: ['Persona'] })
    await insertPrompt(db, { slug: 'brouillon', ...own, statut: 'brouillon' })
    await insertGpt(db, { slug: 'gpt-peu', categories: ['SEO'] })
    await insertGpt(db, { slug: 'gpt-tout', ...own })
    await insertGpt(db, { slug: 'gpt-refuse', ...own, statut: 'refuse' })
    const { catalogue } = asVisitor(db)

    const ofPrompt = (await catalogue.prompt({ slug: 'origine' })).related
    const ofGpt = (await catalogue.gpt({ slug: 'gpt-tout' })).related

    expect([slugs(ofPrompt.prompts), slugs(ofPrompt.gpts)]).toEqual([
      ['tout', 'moitie'],
      ['gpt-tout'],
    ])
    expect(slugs(ofGpt.gpts)).toEqual(['gpt-peu'])
    expect(ofGpt.prompts).toHaveLength(1)
    expect(['origine', 'tout']).toContain(slugs(ofGpt.prompts)[0])
  })

  it('are none for an item that shares nothing, and never itself', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'seul', categories: ['SEO'], tags: ['a'] })
    await insertGpt(db, { slug: 'autre', categories: ['Persona'], tags: ['b'] })

    const { related } = await asVisitor(db).catalogue.prompt({ slug: 'seul' })

    expect(related).toEqual({ prompts: [], gpts: [] })
  })
})

describe('a former slug', () => {
  it('leads to the new one, to nothing when the item was deleted, and is known by kind', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(formerSlugs).values([
        { kind: 'prompt', slug: 'ancien', nouveau_slug: 'nouveau' },
        { kind: 'gpt', slug: 'supprime', nouveau_slug: null },
      ]),
    ])
    const { catalogue } = asVisitor(db)

    expect(await catalogue.formerSlug({ kind: 'prompt', slug: 'ancien' })).toEqual({
      nouveau_slug: 'nouveau',
    })
    expect(await catalogue.formerSlug({ kind: 'gpt', slug: 'supprime' })).toEqual({
      nouveau_slug: null,
    })
    expect(await catalogue.formerSlug({ kind: 'gpt', slug: 'ancien' })).toBeNull()
  })
})
