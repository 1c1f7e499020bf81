import type { Handler } from 'hono'

import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { feedPath } from '#shared/addresses/machine-paths.ts'
import { markdownPath } from '#shared/addresses/markdown-path.ts'
import { sitemapIndexPath } from '#shared/addresses/sitemap-paths.ts'
import { categoryPath, withOwnPage } from '#shared/categories/category-slug.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { countOf } from '#shared/text/plural.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { listPublicJourneys } from '#worker/services/items/journeys.ts'
import { listLatest, type NewsEntry } from '#worker/services/items/latest.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'
import { listPageMetadata } from '#worker/services/site/seo-pages.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { markdownLine, markdownLink } from '#worker/text/markdown-part.ts'

const sections = fixedPaths.filter((path) => ['collection', 'search'].includes(pages[path].kind))
const maxDescriptionLength = 200

/** What assistants should know of the site: its parts, how to read them, and what is new. */
export const llmsTxt =
  (siteOrigin: string): Handler<RequestEnv> =>
  async (c) => {
    const { db, now } = c.var.context
    const [settings, stored, categories, journeys, latest] = await Promise.all([
      getSiteSettings(db),
      listPageMetadata(db, sections),
      listCategoryStats(db),
      listPublicJourneys(db, []),
      listLatest(db, { now }),
    ])
    const item = ({ titre, description, kind, slug }: NewsEntry) =>
      line(siteOrigin + markdownPath(kind, slug), titre, description)
    c.header('x-robots-tag', 'noindex')
    return c.text(
      [
        `# ${markdownLine(settings.site_name)}`,
        `> ${markdownLine(settings.site_description)}`,
        access(siteOrigin),
        '## Pages',
        sections.map((path) => {
          const { title, description } = pageTexts({
            metadata: fixedPageDefault(path, settings),
            stored: stored.find(({ page_route }) => page_route === path),
          })
          return line(siteOrigin + path, title, description)
        }),
        '## Catégories',
        withOwnPage(categories).map(({ name, promptCount, gptCount }) =>
          line(
            siteOrigin + categoryPath(name),
            name,
            `${countOf(promptCount, 'prompt', 'prompts')}, ${countOf(gptCount, 'GPT', 'GPT')}`,
          ),
        ),
        ...(journeys.length > 0
          ? [
              '## Parcours',
              journeys.map(({ slug, titre, introduction }) =>
                line(siteOrigin + journeyPath(slug), titre, introduction),
              ),
            ]
          : []),
        '## Accès par programme',
        endpoints(siteOrigin),
        '## Nouveautés',
        [...new Set(latest.map(item))],
      ]
        .flatMap((part) => (Array.isArray(part) ? part.join('\n') : part))
        .filter((part) => part !== '')
        .join('\n\n')
        .concat('\n'),
    )
  }

const access = (siteOrigin: string) =>
  [
    'Catalogue public et gratuit, en français. Chaque prompt et chaque GPT a une page et une version en markdown :',
    `ajoutez \`.md\` à son adresse (\`${siteOrigin}/prompt/{slug}.md\`, \`${siteOrigin}/gpt/{slug}.md\`)`,
    'ou demandez la page avec `Accept: text/markdown`. Dans un prompt, un passage entre crochets est une variable à remplir.',
    'Une fiche peut porter un exemple de résultat, aux données fictives : sa version en markdown le donne, sous « Exemple de résultat ».',
  ].join('\n')

const endpoints = (siteOrigin: string) => [
  line(`${siteOrigin}/mcp`, 'Serveur MCP', 'rechercher et lire le catalogue depuis un assistant'),
  line(
    siteOrigin + feedPath,
    'Flux Atom',
    'les 50 dernières nouveautés : fiches ajoutées et changements annoncés',
  ),
  ...catalogueExports.map(({ path, label }) =>
    line(siteOrigin + path, label, 'toutes les fiches publiées de ce genre, en un fichier'),
  ),
  line(siteOrigin + sitemapIndexPath, 'Plan du site XML', 'toutes les adresses à indexer'),
]

/** One link and what it leads to, as the format has it. */
const line = (url: string, name: string, description: string) =>
  `- ${markdownLink(name.replaceAll(/[[\]]/g, ''), url)}: ${markdownLine(cutText(description, maxDescriptionLength))}`
