import type { GptSummary } from '#shared/items/gpt.ts'
import type { PromptSummary } from '#shared/items/prompt.ts'
import type { PageMetadata } from '#shared/pages/page-metadata.ts'
import { isTagIndexed, tagMetadata, type TagStats } from '#shared/pages/tag.ts'
import type { SiteTexts } from '#shared/site/texts/site-texts.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

import { listPublicGpts } from './gpts.ts'
import { listPublicPrompts } from './prompts.ts'
import type { Tag } from './tags.ts'

/** What the page of a tag shows. */
export type TagPage = TagStats & {
  /** What the page says of itself. */
  metadata: PageMetadata
  /** Whether search engines may list it. */
  isIndexed: boolean
  prompts: PromptSummary[]
  gpts: GptSummary[]
}

const maxItems = 12

/** The page of the tag with this slug, among those that public items have. */
export async function getTagPage(
  db: Database,
  { tags, texts }: { tags: ReadonlyMap<string, Tag>; texts: Pick<SiteTexts, 'subject'> },
  slug: string,
): Promise<TagPage> {
  const found = tags.get(slug)
  if (!found) throw new AppError('NOT_FOUND', `Tag « ${slug} » introuvable`)
  const { spellings, ...tag } = found
  const [prompts, gpts] = await Promise.all([
    listPublicPrompts(db, { tags: spellings, page: 1, sort: 'popular' }),
    listPublicGpts(db, { tags: spellings, page: 1, sort: 'ranking' }),
  ])
  return {
    ...tag,
    metadata: tagMetadata(tag, texts),
    isIndexed: isTagIndexed(tag),
    prompts: prompts.items.slice(0, maxItems),
    gpts: gpts.items.slice(0, maxItems),
  }
}
