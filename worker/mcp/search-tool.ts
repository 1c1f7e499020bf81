import type { z } from 'zod'

import { findNamedCategory } from '#shared/labels/named-category.ts'
import type { SearchResult } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { listKnownCategories } from '#worker/services/site/categories.ts'
import { markdownLine, markdownLink } from '#worker/text/markdown-part.ts'

import type { Catalogue } from './catalogue.ts'
import type { searchInput, searchOutput, ToolAnswer } from './tool-schemas.ts'

type Asked = z.output<typeof searchInput>
type Found = z.output<typeof searchOutput>

const types = { prompt: 'prompts', gpt: 'gpts', tous: undefined } as const

/** One page of what the site's own search finds. */
export async function search(catalogue: Catalogue, asked: Asked): Promise<ToolAnswer<Found>> {
  const { q, page, niveau, ia } = asked
  const { items, total, pageSize, corrected } = await catalogue.search({
    q,
    type: types[asked.type],
    categorie: await knownCategory(catalogue, asked.categorie),
    niveau,
    ia,
    page,
    exact: false,
  })
  const structured = {
    total,
    page,
    pages: Math.ceil(total / pageSize),
    correction: corrected,
    resultats: items.map((item) => toResult(item, catalogue.siteOrigin)),
  }
  return { structured, text: describe(structured, corrected ?? q) }
}

/** The name of the category that was asked for by its name or its French label, in any spelling. */
async function knownCategory(
  { ask, db }: Catalogue,
  asked: string | undefined,
): Promise<string | undefined> {
  if (asked === undefined) return undefined
  const [{ categories }, created] = await Promise.all([ask.site(), listKnownCategories(db)])
  const named = categories.map(({ name }) => ({
    nom: name,
    libelle: created.find(({ nom }) => nom === name)?.libelle ?? '',
  }))
  const known = findNamedCategory(named, asked)
  if (known) return known.nom
  throw new AppError(
    'NOT_FOUND',
    `Catégorie « ${asked} » introuvable : « lister_categories » donne les noms`,
  )
}

const toResult = (item: SearchResult, siteOrigin: string): Found['resultats'][number] => ({
  type: item.type,
  slug: item.slug,
  titre: item.title,
  description: item.description,
  url: `${siteOrigin}/${item.type}/${item.slug}`,
  categories: item.categories,
  niveau: item.type === 'prompt' ? item.niveau : null,
  ia: item.ia,
  extrait: item.match.snippets.find(({ text }) => text !== '')?.text ?? null,
})

function describe({ total, page, pages, resultats }: Found, query: string): string {
  if (total === 0) return `Aucun résultat pour « ${query} ».`
  const where = pages > 1 ? `, page ${page} sur ${pages}` : ''
  const lines = resultats.map(
    ({ type, slug, titre, description, url }) =>
      `- ${type === 'prompt' ? 'Prompt' : 'GPT'} ${markdownLink(titre, url)}, slug ${slug} : ${markdownLine(description)}`,
  )
  return [`${countOf(total, 'résultat', 'résultats')} pour « ${query} »${where}.`, ...lines].join(
    '\n',
  )
}
