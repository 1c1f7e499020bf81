import { categoryPresentation } from '#shared/categories/category-presentation.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import { countOf } from '#shared/text/plural.ts'

import { metaTitleMaxLength, type PageMetadata } from './page-metadata.ts'

/** The default metadata of a category's own page. */
export function categoryMetadata({ name, promptCount, gptCount }: CategoryStats): PageMetadata {
  const { description, tags } = categoryPresentation(name)
  const counts = [
    ...(promptCount > 0 ? [countOf(promptCount, 'prompt', 'prompts')] : []),
    ...(gptCount > 0 ? [countOf(gptCount, 'GPT', 'GPT')] : []),
  ].join(' et ')
  const title = `Catégorie ${name} : prompts et GPT prêts à copier`
  return {
    title: title.length <= metaTitleMaxLength ? title : `${name} : prompts et GPT`,
    description: `${name} : ${counts}. ${description}`,
    keywords: [name, ...tags].join(', '),
  }
}
