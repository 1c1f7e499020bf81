import { beforeAll, describe, expect, it } from 'vitest'

import { journeys, siteSettings } from '#drizzle/schema/index.ts'
import { pagePaths } from '#shared/pages/pages.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { typeset } from '#shared/text/typography.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const end = ' : 2 000 €'
const typesetEnd = '\u00a0: 2\u202f000\u00a0€'

/** A text that tells which field it stands in. */
const mark = (field: string) => `sonde-${field}${end}`

const url = 'https://exemple.test/a'

const prompt = {
  slug: 'fiche',
  titre: mark('titre'),
  description: mark('description'),
  historique: [{ modification: mark('note'), date: '2025-06-06' }],
  requetes_seo: { titre: mark('requetes-titre'), requetes: [mark('requete')] },
}

const gpt = {
  slug: 'dossier',
  nom: mark('nom'),
  description: `${mark('texte')}\n\n- ${mark('liste')}\n\n**${mark('gras')}** [${mark('lien')}](${url})`,
  role: mark('role'),
  conversations_associees: [{ nom: mark('conversation'), url }],
  cas_usage: [
    {
      titre: mark('cas-titre'),
      description: mark('cas-description'),
      contexte: mark('cas-contexte'),
      resultats_attendus: mark('cas-resultats'),
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: mark('etape-titre'),
      description: mark('etape-description'),
      duree_estimee: mark('etape-duree'),
      conseils: [mark('etape-conseil')],
      outils_requis: [mark('etape-outil')],
    },
  ],
  limitations: [
    {
      type: 'limitation' as const,
      titre: mark('limite-titre'),
      description: mark('limite-description'),
      importance: 'medium' as const,
    },
  ],
  faq: [{ question: mark('question'), reponse: mark('reponse') }],
  requetes_seo: { titre: mark('gpt-requetes-titre'), requetes: [mark('gpt-requete')] },
}

const claims = {
  ...defaultSettings.claims,
  audit_cost: mark('cout'),
  faster: mark('temps'),
  cheaper: mark('economie'),
  source_note: mark('source'),
}

const identity = {
  ...defaultSettings.identity,
  company_capital: mark('capital'),
  tools: [{ nom: mark('outil'), url, description: mark('outil-description') }],
}

const mission = { titre: mark('parcours'), introduction: mark('introduction') }
const step = { but: mark('but'), transmet: mark('transmet') }

/** What is copied, or sent back to find items by. */
const verbatim = ['texte-du-prompt', 'assistant', 'categorie']

const pages = [
  ...pagePaths,
  '/prompts?vue=liste',
  '/gpts?vue=liste',
  '/prompt/fiche',
  '/gpt/dossier',
  '/categorie/seo',
  '/parcours/mission',
  '/recherche?q=sonde',
]

describe('what visitors read is typeset where it is shown', () => {
  const html = new Map<string, string>()

  beforeAll(async () => {
    const db = await createTestDatabase()
    const labels = {
      categories: ['SEO', mark('categorie')],
      tags: [mark('etiquette')],
      ia: mark('assistant'),
    }
    const { id } = await insertPrompt(db, {
      ...prompt,
      ...labels,
      prompt: mark('texte-du-prompt'),
    })
    await insertGpt(db, { ...gpt, ...labels, description: `${gpt.description} \`a ? b : 2 000\`` })
    await writeBatch(db, [
      db.insert(journeys).values({
        slug: 'mission',
        ...mission,
        etapes: [{ kind: 'prompt', id, ...step }],
        statut: 'valide',
      }),
      db.insert(siteSettings).values([
        { key: 'claims', value: claims },
        { key: 'identity', value: identity },
      ]),
    ])
    const site = testSite(() => db)
    for (const page of pages) html.set(page, await (await site.get(page)).text())
  })

  it.each(pages)('%s holds no prose as it is stored, and nothing else otherwise', (page) => {
    const shown = fieldsShown(html.get(page) ?? '')

    expect(shown.stored.filter((field) => !verbatim.includes(field))).toEqual([])
    expect(shown.typeset.filter((field) => verbatim.includes(field))).toEqual([])
  })

  it('in every field that is shown somewhere', () => {
    const all = pages.flatMap((page) => fieldsShown(html.get(page) ?? ''))
    const prose = JSON.stringify([prompt, gpt, claims, identity, mission, step, mark('etiquette')])
    const fields = prose.matchAll(/sonde-([\w-]+)/g)

    expect(new Set(all.flatMap((shown) => shown.typeset))).toEqual(
      new Set([...fields].map(([, field]) => field)),
    )
    expect(new Set(all.flatMap((shown) => shown.stored))).toEqual(new Set(verbatim))
  })

  it('but for the text of a prompt, whose style keeps on one line what belongs together', async () => {
    const db = await createTestDatabase()
    const text = 'Positions 7-10, 60 caractères, du 13 mai 2025 : en tout.'
    await insertPrompt(db, { slug: 'tranches', prompt: text })
    const page = await (await testSite(() => db).get('/prompt/tranches')).text()
    const [, shown = ''] = /<div[^>]* data-prompt-text="">(.*?)<\/div>/s.exec(page) ?? []

    expect(shown.replaceAll(/<[^>]*>/g, '')).toBe(text)
    expect([...shown.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, kept]) => kept)).toEqual([
      '7-10, ',
      '60 caractères, ',
      '13 mai 2025 : ',
    ])
  })

  it('but for code', () => {
    expect(html.get('/gpt/dossier')).toContain('<code>a ? b : 2 000</code>')
  })

  it('and programs get it as it is stored: titles, descriptions, structured data', () => {
    for (const page of pages) {
      const [head = '', body = ''] = (html.get(page) ?? '').split('</head>')
      const things = [...body.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].join('')
      expect(head + things).not.toContain(typesetEnd)
    }
    const [head] = (html.get('/prompt/fiche') ?? '').split('</head>')
    expect(head).toContain(`<title>${prompt.titre}</title>`)
    expect(head).toContain(`content="${prompt.description}"`)
    expect(html.get('/gpt/dossier')).toContain(`"name":"${gpt.nom}"`)
  })
})

it.each(pagePaths)('%s has its own sentences typeset', async (page) => {
  const db = await createTestDatabase()
  const html = await (await testSite(() => db).get(page)).text()
  // Two headings have the sign's ordinary space, and are balanced instead: no line is a sign alone. Some
  // specified texts have the apostrophes of a keyboard. The text of a prompt is left out, since it is copied unchanged.
  const headings = /(?<=Prêt à chercher|Vous ne trouvez pas votre catégorie) (?=\?)/g
  const texts = textOf(html.replaceAll(headings, '\u00a0').replaceAll(promptText, ''))
    .replaceAll("'", '’')
    .split('\n')

  expect(texts).toEqual(texts.map((text) => typeset(text)))
})

/** The fields whose text a page shows, by the spaces in it. */
function fieldsShown(page: string) {
  const text = textOf(page)
  const fields = (spaces: string) =>
    [...text.matchAll(/sonde-([\w-]+)( : 2 000 €|\u00a0: 2\u202f000\u00a0€)/g)]
      .filter(([, , found]) => found === spaces)
      .map(([, field = '']) => field)
  return { stored: fields(end), typeset: fields(typesetEnd) }
}

/** Names for screen readers alone, such as « : Audit SEO» after «Voir détails»: they do not wrap. */
const heardOnly =
  /<span[^>]*>(?:Catégorie|Client|Conseil|Durée estimée|Importance|Outils)? : [^<]*<\/span>/g

const promptText = /<(div|p)[^>]* data-prompt-text="">.*?<\/\1>/gs

/** The texts of a page, a line each. */
function textOf(page: string): string {
  const [, body = ''] = page.split('</head>')
  return (
    body
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<!-- -->|<\/?mark>/g, '')
      // The text of a prompt is split into pieces that do not wrap.
      .replaceAll(promptText, (text) => text.replaceAll(/<span[^>]*>([^<]*)<\/span>/g, '$1'))
      .replaceAll(heardOnly, '')
      .replaceAll(/<[^>]*>/g, '\n')
  )
}
