import type { CategoryStats, KnownCategory } from '#shared/categories/category.ts'
import { metaTitleMaxLength } from '#shared/text/meta-lengths.ts'

import { cutDescription, type PageMetadata } from './page-metadata.ts'
import { bothCounts } from './tag.ts'

type Said = Pick<KnownCategory, 'description' | 'tags'> & {
  /** What visitors read as its name. */
  shownName: string
}

/** The default metadata of a category's own page. */
export function categoryMetadata(
  counts: CategoryStats,
  { shownName, description, tags }: Said,
): PageMetadata {
  const title = `Catégorie ${shownName} : prompts et GPT prêts à copier`
  return {
    title: title.length <= metaTitleMaxLength ? title : `${shownName} : prompts et GPT`,
    description: cutDescription(`${shownName} : ${bothCounts(counts, ' et ')}. ${description}`),
    keywords: [shownName, ...tags].join(', '),
  }
}
