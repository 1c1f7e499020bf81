import { parse as parseCsv } from 'csv-parse/sync'
import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { seoPagesConfig, settingRow, siteSettings, variables } from '#drizzle/schema/index.ts'
import { llmsPath } from '#shared/addresses/machine-paths.ts'
import { socialImageSize } from '#shared/pages/social-image.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { withoutMark } from '#shared/text/csv.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { openHtmlReader } from '#tests/support/page/html.ts'
import { markdownDangers, markdownTexts } from '#tests/support/page/markdown.ts'
import { openXmlParser, type XmlElement } from '#tests/support/page/xml.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { addressesOf, askedItems } from '#tests/worker/http/addresses.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { connectAssistant, toolArguments } from '#tests/worker/mcp/assistant.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** Ends an attribute or an element and begins others; what is decoded twice shows in it. */
const short = `"'><zz-a zz-a=1>&lt;zz-b&gt;`
const long = `${short}</script></title><!--<script> \u2028 ]]> {{7*7}} \${7*7} <%=7*7%> ](javascript:alert(1)) <img src=x onerror=alert(1)>`
/** In markdown a sign may be written by its name. */
const unnamed = long.replace('&lt;zz-b&gt;', '')
const url = 'https://ailleurs.example/x\r\n) <zz-a> [y](javascript:alert(1) "onclick=alert(1)'

const named = (name: string, text = long) => `${name} ${text}`
const fields = {
  titre: named('Titre'),
  nom: named('Nom'),
  description: named('Description'),
  prompt: named('Prompt'),
  role: named('Role'),
  categorie: named('Cat #%2F?&', short),
  tag: named('Tag #%2F?&', short),
  ia: named('Ia #%2F?&', short),
  auteur: named('Auteur', short),
  conversation: named('Conversation', short),
  remarque: named('Remarque'),
  valeur: named('Valeur'),
  question: named('Question'),
  reponse: named('Reponse'),
  usage: named('Usage', short),
  etape: named('Etape', short),
  limite: named('Limite', short),
  note: named('Note'),
  site: named('Site', short),
  presentation: named('Presentation', short),
  editeur: named('Editeur', short),
  page: named('Page', short),
  libelle: named('Libelle', short),
  aide: named('Aide', short),
}

type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[] // The keys of an object written out in full.
/** What stands in a page as HTML alone is not in its data. */
const hydrated = fieldNames.filter(
  (name) => !['remarque', 'valeur', 'usage', 'etape', 'limite'].includes(name),
)
const ofItems: Field[] = ['titre', 'nom', 'description', 'categorie', 'auteur']
const ofPages: Field[] = ['prompt', 'role', 'valeur', 'question', 'usage', 'etape', 'limite']
/** The others stand in its first lines, or are markdown themselves. */
const inMarkdown: Field[] = [...ofItems, ...ofPages, 'conversation', 'site', 'presentation']

type Answer = { path: string; type: string; headers: string; bytes: Buffer }
const answers: Answer[] = []
const called: unknown[] = []

const ofType = (type: string) => answers.filter((answer) => answer.type.startsWith(type))

beforeAll(async () => {
  const db = await createTestDatabase()
  const shared = {
    categories: [fields.categorie, askedItems.category],
    tags: [fields.tag, askedItems.tag],
    ia: fields.ia,
    auteur_nom: fields.auteur,
    auteur_linkedin_url: url,
    conversations_associees: [{ nom: fields.conversation, url }],
    exemple: {
      valeurs: [{ nom: 'sujet', valeur: fields.valeur }],
      resultat: named('Resultat', unnamed),
      remarque: fields.remarque,
    },
  }
  for (let more = 0; more < 5; more += 1) await insertPrompt(db, { ...shared, titre: fields.titre })
  await insertPrompt(db, {
    ...shared,
    slug: askedItems.prompt.slug,
    titre: fields.titre,
    description: fields.description,
    prompt: `${fields.prompt} [sujet]`,
    historique: [{ modification: fields.note, date: '2026-01-01' }],
  })
  await insertGpt(db, {
    ...shared,
    slug: askedItems.gpt.slug,
    nom: fields.nom,
    description: named('Description', unnamed),
    role: fields.role,
    url_destination: url,
    cas_usage: [{ titre: fields.usage, description: fields.description }],
    workflow: [{ numero: 1, titre: fields.etape, description: fields.description }],
    limitations: [{ type: 'limitation', titre: fields.limite, description: fields.description }],
    faq: [{ question: fields.question, reponse: fields.reponse }],
  })
  const identity = { ...defaultSettings.identity, consultant_name: fields.editeur }
  const vocabulary = { libelle: fields.libelle, aide: fields.aide, exemple: short, choix: [short] }
  await writeBatch(db, [
    db.insert(siteSettings).values(settingRow('site_name', fields.site)),
    db.insert(siteSettings).values(settingRow('site_description', fields.presentation)),
    db.insert(siteSettings).values(settingRow('identity', identity)),
    db.insert(variables).values({ ...vocabulary, cle: 'sujet', nature: 'texte', alias: [] }),
    db.insert(seoPagesConfig).values({
      page_route: '/gpts',
      meta_title: fields.page,
      meta_description: fields.page,
      meta_keywords: fields.page,
      og_image: url,
    }),
  ])
  const site = testSite(() => db)
  const admin = browserOn(site)
  await admin.signIn(await insertAccount(db))
  const filtered = `/prompts?ia=${encodeURIComponent(fields.ia)}&category=${encodeURIComponent(fields.categorie)}`
  for (const path of [...addressesOf(site.routes), filtered]) {
    const response = await admin.send(path)
    const headers = JSON.stringify([...response.headers])
    const type = response.headers.get('content-type') ?? ''
    answers.push({ path, type, headers, bytes: Buffer.from(await response.arrayBuffer()) })
  }
  const assistant = await connectAssistant(siteOrigin, {
    fetch: (asked, init) => site.request(new Request(asked).url, init),
  })
  await askEverything(assistant)
  await assistant.close()
  await site.settled()
})

async function askEverything(assistant: Awaited<ReturnType<typeof connectAssistant>>) {
  const { tools } = await assistant.listTools()
  for (const { name } of tools) {
    const given = toolArguments[name]
    if (!given) throw new Error(`The tool ${name} is called with nothing here`)
    called.push(await assistant.callTool({ name, arguments: given }))
  }
  const { resources } = await assistant.listResources()
  const category = { uri: `${siteOrigin}/categorie/redaction` }
  for (const { uri } of [...resources, category]) {
    called.push(await assistant.readResource({ uri }))
  }
  called.push(
    tools,
    resources,
    await assistant.listPrompts(),
    await assistant.getPrompt({ name: askedItems.prompt.slug, arguments: {} }),
  )
}

describe('what editors wrote', () => {
  let html: Awaited<ReturnType<typeof openHtmlReader>>
  let xml: Awaited<ReturnType<typeof openXmlParser>>
  beforeAll(async () => {
    html = await openHtmlReader()
    xml = await openXmlParser()
  })
  afterAll(() => Promise.all([html.close(), xml.close()]))

  it('is text on every page, encoded once, and its addresses are of the web', async () => {
    const texts: string[] = []
    const strange: unknown[] = []
    for (const { path, bytes } of ofType('text/html')) {
      const read = await html.read(bytes.toString())
      texts.push(...read.texts)
      data.push(...read.data)
      addresses.push(...read.addresses)
      strange.push(...read.strange.map((what) => [path, what]))
    }

    expect(strange).toEqual([])
    expect(texts.filter(isDecodedWrongly)).toEqual([])
    expect(missingIn(texts.map(signsOf), fieldNames, signsOf)).toEqual([])
  })

  it('is encoded in every address that holds it, and read from there as it was', () => {
    const filters = addresses.flatMap((address) =>
      Array.from(new URL(address, siteOrigin).searchParams.values()),
    )
    const values = new Set(filters.filter((value) => value.includes('#%2F')))

    expect(values).toEqual(new Set([fields.categorie, fields.ia]))
  })

  it('is the same in the data within pages, which nothing of it ends', () => {
    expect(data.length).toBeGreaterThan(50)
    expect(data.filter((json) => json.includes('<'))).toEqual([])
    expect(missingIn(data.flatMap(stringsOfJson), hydrated)).toEqual([])
  })

  it('is the same in every answer of the API, in exports and in the manifest', () => {
    const strings = ofType('application/').flatMap(({ type, bytes }) =>
      type.includes('json') ? stringsOfJson(bytes.toString()) : [],
    )

    expect(missingIn(strings)).toEqual([])
    expect(strings.filter(isDecodedWrongly)).toEqual([])
  })

  it('is the same in every cell of a spreadsheet', () => {
    const cells = ofType('text/csv').flatMap(({ bytes }) =>
      z
        .array(z.array(z.string()))
        .parse(parseCsv(bytes, { bom: true, delimiter: ';' }))
        .flat(),
    )

    expect(missingIn(cells.map(withoutMark), [...ofItems, 'prompt', 'role', 'ia', 'tag'])).toEqual(
      [],
    )
  })

  it('is the same in the feed and in every other XML', async () => {
    const strings: string[] = []
    for (const { type, bytes } of answers) {
      if (/xml;/.test(type)) strings.push(...stringsOfXml(await xml.parse(bytes.toString())))
    }

    expect(missingIn(strings, [...ofItems, 'note', 'site', 'editeur'])).toEqual([])
    expect(strings.filter(isDecodedWrongly)).toEqual([])
  })

  it('runs nothing where somebody renders the markdown, and leads nowhere else', () => {
    const markdown = answers.filter(
      ({ path, type }) => type.startsWith('text/markdown') || path === llmsPath,
    )
    const texts = markdown.map(({ bytes }) => bytes.toString())

    expect(texts.flatMap(markdownDangers)).toEqual([])
    expect(missingIn(texts.flatMap(markdownTexts).map(onOneLine), inMarkdown, onOneLine)).toEqual(
      [],
    )
  })

  it('is the same to assistants', () => {
    const strings = called.flatMap(stringsOf)
    const markdown = strings.filter((text) => /^(?:---\ntitre: |- |# )|résultat/.test(text))

    expect(missingIn(strings, [...ofItems, ...ofPages, 'libelle', 'aide'])).toEqual([])
    expect(strings.filter(isDecodedWrongly)).toEqual([])
    expect(markdown.length).toBeGreaterThan(5)
    expect(markdown.flatMap(markdownDangers)).toEqual([])
  })

  it('is drawn in an image, which has no room for texts', () => {
    const images = ofType('image/png')

    expect(images.length).toBeGreaterThan(4)
    for (const { bytes } of images) {
      expect(decode(bytes)).toMatchObject({ ...socialImageSize, text: {} })
      expect(bytes.includes('zz-a')).toBe(false)
    }
  })

  it('is in no header', () => {
    const headers = answers.map(({ path, headers: all }) => [path, all])

    expect(headers.filter(([, text]) => /["'<> ]zz-a|[\r\n]|&lt;zz/.test(text ?? ''))).toEqual([])
  })
})

const data: string[] = []
const addresses: string[] = []

/** What a text is whatever its spaces and quotation marks, which pages set by the rules of French. */
const signsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}<>=&;]/gu, '')

const isDecodedWrongly = (text: string) => /&amp;lt;zz|<zz-b>/.test(text)

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const asItIs = (text: string) => text

/** The fields whose texts are nowhere among these. */
const missingIn = (texts: string[], names: Field[] = fieldNames, change = asItIs) =>
  names.filter((name) => !texts.some((one) => one.includes(change(fields[name]))))

const stringsOfJson = (json: string) => stringsOf(JSON.parse(json))

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const stringsOfXml = ({ attributes, text, children }: XmlElement): string[] => [
  text,
  ...Object.values(attributes),
  ...children.flatMap(stringsOfXml),
]
