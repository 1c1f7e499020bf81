import { describe, expect, it } from 'vitest'

import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import { pageHead } from '#shared/pages/page-head.ts'
import { cockpitCsv } from '#web/admin/screens/seo-pages/cockpit/cockpit-csv.ts'
import { readCockpitState } from '#web/admin/screens/seo-pages/cockpit/cockpit-state.ts'
import { isDescriptionCut, isTitleCut } from '#web/admin/screens/seo-pages/cockpit/cut-texts.ts'
import { suffixTitles } from '#web/admin/screens/seo-pages/cockpit/title-suffix.ts'

const site = { siteOrigin: 'https://example.org', site_name: 'Promptothèque' }

function urlOf(path: string, title: string, overrides: Partial<CockpitUrl> = {}): CockpitUrl {
  const metadata = { title, description: `Description de ${path}`, keywords: 'seo' }
  return {
    path,
    type: 'fixe',
    head: pageHead({ site, path, metadata, stored: overrides.stored, isIndexed: true }),
    stored: null,
    itemId: null,
    structured: [],
    problems: [],
    ...overrides,
  }
}

describe('a suffix', () => {
  it('keeps what else is stored, and what the page says where nothing is', () => {
    const stored = {
      id: 'a',
      page_route: '/gpts',
      meta_title: 'Nos GPT',
      meta_description: 'Les voici',
      meta_keywords: 'gpt',
      og_image: 'https://example.org/a.png',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    const urls = [urlOf('/prompts', 'Nos prompts'), urlOf('/gpts', 'Nos GPT', { stored })]

    expect(suffixTitles(urls, ' | Nous').map(({ change }) => change)).toEqual([
      {
        page_route: '/prompts',
        lu: null,
        page: {
          meta_title: 'Nos prompts | Nous',
          meta_description: 'Description de /prompts',
          meta_keywords: null,
          og_image: null,
        },
      },
      {
        page_route: '/gpts',
        lu: stored.updated_at,
        page: {
          meta_title: 'Nos GPT | Nous',
          meta_description: 'Les voici',
          meta_keywords: 'gpt',
          og_image: 'https://example.org/a.png',
        },
      },
    ])
  })

  it('changes the title of an item alone', () => {
    const item = { type: 'prompt', itemId: 'p' } as const
    const stored = {
      id: 'p',
      page_route: '/prompt/b',
      meta_title: null,
      meta_description: null,
      meta_keywords: null,
      og_image: 'https://example.org/b.png',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    const urls = [
      urlOf('/prompt/a', 'Un prompt', item),
      urlOf('/prompt/b', 'Un autre', { ...item, stored }),
    ]

    expect(suffixTitles(urls, ' | Nous').map(({ change }) => change?.page)).toEqual([
      {
        meta_title: 'Un prompt | Nous',
        meta_description: null,
        meta_keywords: null,
        og_image: null,
      },
      {
        meta_title: 'Un autre | Nous',
        meta_description: null,
        meta_keywords: null,
        og_image: 'https://example.org/b.png',
      },
    ])
  })

  it('is refused where it is there already, has no room, or follows a cut title', () => {
    const urls = [
      urlOf('/a', 'Nos prompts | Nous'),
      urlOf('/b', 'x'.repeat(54)),
      urlOf('/c', 'x'.repeat(53)),
      urlOf('/d', 'Un titre qui…', { problems: ['titre-long'] }),
      urlOf('/e', 'M'.repeat(34)),
      urlOf('/f', 'Et si on parlait…'),
    ]

    expect(suffixTitles(urls, ' | Nous').map(({ change }) => change !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ])
    expect(suffixTitles(urls, ' | Nous').map(({ reason }) => reason)).toEqual([
      'Déjà présent',
      '61\u00a0caractères, 60 au plus',
      null,
      'Titre coupé par le site\u00a0: écrivez-le d’abord',
      '630\u00a0px, 600 au plus',
      null,
    ])
  })
})

it.each([
  { meta_title: null, isCut: true },
  { meta_title: 'Un titre choisi', isCut: false },
])(
  'marks a title that the page cuts, but no stored one, and a cut description: $meta_title',
  ({ meta_title, isCut }) => {
    const stored = {
      id: 'p',
      page_route: '/prompt/a',
      meta_title,
      meta_description: null,
      meta_keywords: null,
      og_image: 'https://example.org/a.png',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    const problems = ['titre-long' as const, 'description-longue' as const]
    const url = urlOf('/prompt/a', 'Un titre qui…', { stored, problems })
    const head = { ...url.head, description: 'Une description qui…' }
    expect(isTitleCut({ ...url, head: { ...head, title: 'Un titre qui…' } })).toBe(isCut)
    expect(isDescriptionCut({ ...url, head })).toBe(true)
  },
)

describe('the export', () => {
  it('quotes every cell, takes formulas for text and names what addresses share', () => {
    const urls = [
      urlOf('/a', '=SOMME("A1")'),
      urlOf('/b', '=SOMME("A1")', { problems: ['description-courte'] }),
      urlOf('/c', 'Seul'),
    ]
    const [head, ...lines] = cockpitCsv(urls).trimEnd().split('\r\n')

    expect(head).toMatch(/^\uFEFF"chemin";"type";"titre";/)
    expect(lines[0]).toMatch(/^"\/a";"Page du site";"'=SOMME\(""A1""\)";"12";/)
    expect(lines[0]).toMatch(/;"Titre en double"$/)
    expect(lines[1]).toMatch(/;"Titre en double \| Description trop courte"$/)
    expect(lines[2]).toMatch(/;"https:\/\/example\.org\/c";"index, follow";.*;"non";""$/)
  })
})

it('reads what the address says, and the default where it says nothing understood', () => {
  expect(readCockpitState({ q: ' audit ', type: 'gpt', probleme: 'orpheline', page: '3' })).toEqual(
    { q: 'audit', type: 'gpt', probleme: 'orpheline', sort: undefined, page: 3 },
  )
  expect(readCockpitState({ type: 'autre', probleme: 'x', page: '-1' })).toEqual({
    q: '',
    type: null,
    probleme: null,
    sort: undefined,
    page: 1,
  })
})
