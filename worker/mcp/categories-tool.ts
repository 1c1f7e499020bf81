import type { z } from 'zod'

import { ownPagePath } from '#shared/categories/category-slug.ts'
import { countOf } from '#shared/text/plural.ts'
import { markdownLine } from '#worker/text/markdown-part.ts'

import type { Catalogue } from './catalogue.ts'
import type { categoriesOutput, ToolAnswer } from './tool-schemas.ts'

/** Every category that has public items, the fullest first: read once for each content version. */
export async function listCategories({
  ask,
  siteOrigin,
}: Catalogue): Promise<ToolAnswer<z.output<typeof categoriesOutput>>> {
  const { categories } = await ask.site()
  const lines = categories.map(
    ({ name, promptCount, gptCount }) =>
      `- ${markdownLine(name)} : ${countOf(promptCount, 'prompt', 'prompts')}, ${countOf(gptCount, 'GPT', 'GPT')}`,
  )
  return {
    structured: {
      categories: categories.map(({ name, promptCount, gptCount }) => {
        const path = ownPagePath(categories, name)
        return {
          nom: name,
          url: path === null ? undefined : siteOrigin + path,
          prompts: promptCount,
          gpts: gptCount,
        }
      }),
    },
    text: lines.join('\n'),
  }
}
