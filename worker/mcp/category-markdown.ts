import { categoryPath } from '#shared/categories/category-slug.ts'
import { countOf } from '#shared/text/plural.ts'
import type { CategoryPage } from '#worker/services/items/category-page.ts'
import { markdownLine, markdownLink, markdownText } from '#worker/text/markdown-part.ts'

/** A category's page as markdown: what is in it, and where to look further. */
export function categoryMarkdown(category: CategoryPage, siteOrigin: string): string {
  const { name, promptCount, gptCount, guide, prompts, gpts, related } = category
  const counts = `${countOf(promptCount, 'prompt', 'prompts')}, ${countOf(gptCount, 'GPT', 'GPT')}.`
  const link = (title: string, path: string, text: string) =>
    `- ${markdownLink(title, siteOrigin + path)}${text === '' ? '' : ` : ${markdownLine(text)}`}`
  const parts = [
    `# ${markdownLine(name)}`,
    counts,
    markdownText(guide),
    section(
      'Prompts',
      prompts.map(({ titre, slug, description }) => link(titre, `/prompt/${slug}`, description)),
    ),
    section(
      'GPT',
      gpts.map(({ nom, slug, description }) => link(nom, `/gpt/${slug}`, description)),
    ),
    section(
      'Catégories voisines',
      related.map((neighbour) => link(neighbour.name, categoryPath(neighbour.name), '')),
    ),
    `Source : ${siteOrigin}${categoryPath(name)}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
