import type { GptSummary } from '#shared/gpt.ts'
import type { PageMetadata } from '#shared/page-metadata.ts'
import type { PromptSummary } from '#shared/prompt.ts'
import { isTagIndexed, tagMetadata, type TagStats } from '#shared/tag.ts'

import type { Database } from '../db.ts'
import { AppError } from '../errors.ts'
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
  tags: ReadonlyMap<string, Tag>,
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
    metadata: tagMetadata(tag),
    isIndexed: isTagIndexed(tag),
    prompts: prompts.items.slice(0, maxItems),
    gpts: gpts.items.slice(0, maxItems),
  }
}
