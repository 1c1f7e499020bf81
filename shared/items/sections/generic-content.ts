import type { CategoryGroup } from '#shared/categories/category.ts'

import { genericContentContent } from './generic-content-content.ts'
import { genericContentGrowth } from './generic-content-growth.ts'
import { genericContentSeo } from './generic-content-seo.ts'
import type { GenericContent } from './generic-section.ts'

const contents: Record<CategoryGroup, GenericContent> = {
  seo: genericContentSeo,
  content: genericContentContent,
  growth: genericContentGrowth,
}

/** The content, true of any assistant of the group, that fills a GPT's empty sections. */
export function genericContent(group: CategoryGroup): GenericContent {
  return contents[group]
}
