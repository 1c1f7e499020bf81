import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { catalogueInputs, catalogueWithoutInput } from '#worker/addresses/catalogue-inputs.ts'
import { publicAddress } from '#worker/addresses/public-address.ts'

const addressOf = (path: string) => publicAddress(new URL(`https://exemple.test${path}`))

/** Parameters that a list reads, and values it takes. */
const listParameters = fc.record(
  {
    category: fc.string({ minLength: 1, maxLength: 40 }),
    q: fc.string({ minLength: 1, maxLength: 40 }),
    page: fc.integer({ min: 1, max: 999_999 }).map(String),
    vue: fc.constant('liste'),
    tag: fc.string({ minLength: 1, maxLength: 40 }),
    ia: fc.string({ minLength: 1, maxLength: 40 }),
    niveau: fc.constantFrom('Débutant', 'Expert'),
    tri: fc.constant('popular'),
  },
  { requiredKeys: [] },
)
const unknownParameters = fc.dictionary(
  fc
    .string({ minLength: 1 })
    .filter((name) => !/^(category|tag|ia|niveau|q|page|vue|tri)$/.test(name)),
  fc.string(),
  { maxKeys: 5, noNullPrototype: true },
)

const queryOf = (pairs: [name: string, value: string][]) => new URLSearchParams(pairs).toString()

describe('the address that a copy is kept under', () => {
  it('does not depend on the order of parameters, nor on those that no page reads', () => {
    fc.assert(
      fc.property(
        listParameters,
        unknownParameters,
        fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
        (known, unknown, places) => {
          const pairs = [...Object.entries(unknown), ...Object.entries(known)]
          const shuffled = pairs
            .map((pair, index) => ({ pair, place: places[index] ?? 0 }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ pair }) => pair)

          const plain = addressOf(`/prompts?${queryOf(Object.entries(known))}`)
          expect(addressOf(`/prompts?${queryOf(shuffled)}`)).toEqual(plain)
        },
      ),
    )
  })

  it('is one that leads to itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/prompts', '/gpts', '/recherche', '/'),
        listParameters,
        (path, known) => {
          const found = addressOf(`${path}?${queryOf(Object.entries(known))}`)

          expect(found).not.toBeNull()
          expect(addressOf(found?.address ?? '')).toEqual(found)
        },
      ),
    )
  })

  it.each([
    ['/prompts?page=0', '/prompts'],
    ['/prompts?page=-1&category=', '/prompts'],
    ['/prompts?page=1e3', '/prompts'],
    ['/prompts?page=12345678', '/prompts'],
    ['/prompts?tri=recent', '/prompts'],
    ['/prompts?tri=POPULAR&vue=grille', '/prompts'],
    [`/prompts?category=${'a'.repeat(201)}`, '/prompts'],
    ['/prompts?Category=SEO&CATEGORY=SEO', '/prompts'],
    ['/gpts?tri=popular', '/gpts'],
    ['/gpts?tri=recent&niveau=Expert', '/gpts?tri=recent'],
    ['/prompts?niveau=Expert&ia=all&tag=', '/prompts?niveau=Expert'],
    ['/prompts?niveau=expert', '/prompts'],
    ['/prompts?tag=Fiche%20Google&ia=%20Claude', '/prompts?tag=fiche-google&ia=Claude'],
    ['/tag/fiche-google?q=seo&page=2', '/tag/fiche-google'],
    ['/recherche?type=autre&niveau=expert&exact=true', '/recherche'],
    ['/?q=seo&page=2', '/'],
    ['/prompt/une-fiche?q=seo&page=2', '/prompt/une-fiche'],
    ['/categories?category=SEO', '/categories'],
    ['/nouveautes?page=2&type=gpts&q=seo', '/nouveautes?type=gpts&page=2'],
    ['/nouveautes?type=gpt&page=0', '/nouveautes'],
    ['/prompts?category=%20SEO%20', '/prompts?category=SEO'],
    ['/prompts?utm_source=x&category=SEO&fbclid=y', '/prompts?category=SEO'],
  ])('of %s is %s: a mangled value counts as absent', (path, address) => {
    expect(addressOf(path)).toEqual({ address, isTextAsked: false })
  })

  it.each([
    '/prompts?q=seo',
    '/gpts?q=seo&page=2',
    '/recherche?q=seo',
    '/recherche?exact=1&q=seo',
    callOf('catalogue.prompts', { page: 1, sort: 'recent', q: 'seo' }),
    callOf('catalogue.gpts', { page: 1, q: 'seo' }),
    '/api/trpc/catalogue.gpts?input=%7B%22q%22%20%3A%20%22seo%22%2C%22page%22%3A1%7D',
  ])('of %s is known to be a search, which counts against a limit', (path) => {
    expect(addressOf(path)).toMatchObject({ isTextAsked: true })
  })

  it.each(['/prompts', '/gpts', '/recherche'])('of %s has the beginning of a long text', (path) => {
    const cut = { address: `${path}?q=${'a'.repeat(200)}`, isTextAsked: true }
    expect(addressOf(`${path}?q=${'a'.repeat(200)}`)).toEqual(cut)
    expect(addressOf(`${path}?q=${'a'.repeat(201)}`)).toEqual(cut)
  })

  it('of a search whose input spells its name with an escape is known too', () => {
    const input = encodeURIComponent(String.raw`{"\u0071":"seo","page":1}`)

    // One that is taken for no search would be counted against nobody.
    expect(addressOf(`/api/trpc/catalogue.gpts?input=${input}`)?.isTextAsked ?? true).toBe(true)
  })

  it.each(['/prompts?q=', '/prompts?q=%20', '/recherche', '/recherche?type=gpts', '/?q=seo'])(
    'of %s is that of no search',
    (path) => {
      expect(addressOf(path)).toMatchObject({ isTextAsked: false })
    },
  )
})

function callOf(procedures: string, input: unknown): string {
  return `/api/trpc/${procedures}?input=${encodeURIComponent(JSON.stringify(input))}`
}

describe('calls of the public catalogue', () => {
  it('are told apart by what they ask and by whether they are a batch', () => {
    const one = callOf('catalogue.prompt', { slug: 'a' })
    const addresses = [
      one,
      callOf('catalogue.prompt', { slug: 'b' }),
      callOf('catalogue.gpt', { slug: 'a' }),
      `${callOf('catalogue.prompt', { 0: { slug: 'a' } })}&batch=1`,
      `${callOf('catalogue.site,catalogue.prompt', { 1: { slug: 'a' } })}&batch=1`,
    ].map((path) => addressOf(path)?.address)

    expect(addresses).not.toContain(undefined)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each([
    [
      'another order of keys',
      'catalogue.gpts',
      { page: 1, ia: 'Claude' },
      { ia: 'Claude', page: 1 },
    ],
    ['a default left out', 'catalogue.gpts', { page: 1, sort: 'ranking' }, { page: 1 }],
    ['an input that is not read', 'catalogue.site', null, { junk: 'x' }],
    ['nothing where nothing is read', 'catalogue.categories', null, [1, 2, 3]],
  ])('are the same for %s', (_difference, name, one, other) => {
    expect(addressOf(callOf(name, other))).toEqual(addressOf(callOf(name, one)))
    const batched = (input: unknown) => `${callOf(name, { 0: input, 1: 'x' })}&batch=1`
    expect(addressOf(batched(other))).toEqual(addressOf(batched(one)))
    expect(addressOf(batched(one))).not.toBeNull()
  })

  it.each([
    ['a key that is not read', 'catalogue.gpts', { page: 1, junk: 1 }],
    ['no input', 'catalogue.gpt', null],
    ['a value that is refused', 'catalogue.news', { page: 0 }],
    ['an unknown procedure', 'catalogue.everything', null],
    ['what every object has', 'catalogue.constructor', null],
    ['several calls that are no batch', 'catalogue.site,catalogue.categories', null],
    ['a word that is none of theirs', 'catalogue.tag', { slug: 'seo', q: 'x' }],
  ])('have none with %s: they are refused, and kept nowhere', (_fault, name, input) => {
    expect(addressOf(callOf(name, input))).toBeNull()
  })

  it('have one that leads to itself, whatever is asked', () => {
    const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    const inputs = fc.record(
      {
        categorie: text,
        tag: fc.constantFrom('seo', 'ga4'),
        ia: text,
        q: text,
        page: fc.integer({ min: 1, max: 999_999 }),
      },
      { requiredKeys: ['page'], noNullPrototype: true },
    )
    fc.assert(
      fc.property(inputs, (input) => {
        const found = addressOf(callOf('catalogue.gpts', input))

        expect(found?.isTextAsked).toBe(input.q !== undefined)
        expect(addressOf(found?.address ?? '')).toEqual(found)
      }),
    )
  })

  it('name every procedure of the catalogue', async () => {
    const names = (await listProcedures()).flatMap(({ name }) => {
      const [root, procedure] = name.split('.')
      return root === 'catalogue' && procedure ? [procedure] : []
    })

    expect([...Object.keys(catalogueInputs), ...catalogueWithoutInput].toSorted()).toEqual(
      names.toSorted(),
    )
  })

  it('are the same whatever else their address says', () => {
    expect(addressOf('/api/trpc/catalogue.site?connectionParams=%7B%7D&x=1')).toEqual(
      addressOf('/api/trpc/catalogue.site'),
    )
  })

  it.each([
    'auth.session',
    'admin.prompts.list',
    'catalogue.site,auth.session',
    'auth.session,catalogue.site',
    'catalogue.site,admin.prompts.list',
    'catalogue.site%2Cadmin.prompts.list',
    'catalogue.site%2cauth.session',
    'search.results',
    'search.suggestions',
    'catalogue',
    'catalogue.',
    'catalogue.site,',
    'catalogue.site/',
    'catalogue.site.css',
    'catalogue.constructor.call',
    'cataloguexsite',
    '',
  ])('%s is none of them', (procedures) => {
    expect(addressOf(`/api/trpc/${procedures}`)).toBeNull()
  })
})

describe('what is not the address of a public page', () => {
  it.each([
    ...['', '/', '/prompts', '/prompts/x.css', '/auth', '/apercu/prompt/x'].map(
      (path) => adminRoot + path,
    ),
    `/${adminRoot}`,
    `${adminRoot.toUpperCase()}/prompts`,
    `/prompts/..;${adminRoot}`,
    '/prompts/',
    '//prompts',
    '/prompts;a=b',
    '/prompts.css',
    '/PROMPTS',
    '/prompts%2F',
    '/%70rompts',
    '/prompt%2Fune-fiche',
    '/prompt/',
    '/prompt/une-fiche/',
    '/prompt/une-fiche.css',
    '/prompt/une-fiche;x',
    '/prompt/une-fiche%2F..',
    '/prompt/une%2Dfiche',
    '/prompt/une-fiche%00',
    '/prompt/Une-Fiche',
    '/prompt/-',
    `/prompt/${'a'.repeat(121)}`,
    '/gpt/a/b',
    '/assets/x.css',
    '/favicon.svg',
    '/prompt/Une-Fiche.md',
    '/prompt/une-fiche.md.md',
    '/prompts.md',
    '/export/prompts.json',
    '/export/gpts.csv',
    '/inconnue',
    '/api/trpc',
    '/api/copies/x/%2F',
  ])('%s', (path) => {
    expect(addressOf(path)).toBeNull()
  })

  it('any path of the administration, however it goes on', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'small' }), (path) => {
        const { pathname } = new URL(`https://exemple.test${adminRoot}/${path}`)
        fc.pre(pathname.startsWith(`${adminRoot}/`))
        expect(addressOf(pathname)).toBeNull()
      }),
    )
  })

  it('one so long that copies of it would be kept for nobody', () => {
    const input = JSON.stringify({ slug: 'a'.repeat(3000) })

    expect(addressOf(`/api/trpc/catalogue.prompt?input=${input}`)).toBeNull()
  })
})
