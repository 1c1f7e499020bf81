import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import type { TypedCard } from '#shared/admin/typed-card.ts'
import { looksOf, shownName } from '#shared/categories/category-look.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import { categoryTexts, type KnownCategory } from '#shared/categories/category.ts'
import { categoryMetadata } from '#shared/pages/category-metadata.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { journeyMetadata } from '#shared/pages/journey-metadata.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import type { SocialSubject } from '#shared/pages/social-image.ts'
import { bothCounts, tagMetadata } from '#shared/pages/tag.ts'
import type { SiteSettings } from '#shared/site/site-settings.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
import { countOf } from '#shared/text/plural.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError, findAppError } from '#worker/runtime/errors.ts'
import { getPublicGpt } from '#worker/services/items/gpts.ts'
import { getPublicJourney, listPublicJourneys } from '#worker/services/items/journeys.ts'
import { getPublicPrompt } from '#worker/services/items/prompts.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { listCategoryStats, listKnownCategories } from '#worker/services/site/categories.ts'
import { findPageMetadata } from '#worker/services/site/seo-pages.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { colours, tabColour } from './colours.ts'
import type { SocialCard } from './draw-card.ts'

type Own = Pick<SocialCard, 'title' | 'description' | 'tab' | 'cote' | 'niveau' | 'foot'>

/** What a subject's image says, or null where there is no such page. */
export async function readCard(
  db: Database,
  siteOrigin: string,
  subject: SocialSubject,
): Promise<SocialCard | null> {
  try {
    const settings = getSiteSettings(db)
    const [{ site_name }, own] = await Promise.all([settings, readOwn(db, settings, subject)])
    return { siteName: site_name, host: new URL(siteOrigin).host, ...own }
  } catch (error) {
    if (findAppError(error)?.code === 'NOT_FOUND') return null
    throw error
  }
}

/** What the image of an item says as it is typed. */
export async function readTypedCard(
  db: Database,
  siteOrigin: string,
  { kind, titre, description, categorie, niveau, ia, cote }: TypedCard,
): Promise<SocialCard> {
  const settings = getSiteSettings(db)
  const [{ site_name, default_ia }, shown] = await Promise.all([settings, readShown(db, settings)])
  const isPrompt = kind === 'prompt'
  return {
    siteName: site_name,
    host: new URL(siteOrigin).host,
    title: titre,
    description: isPrompt ? description : treeText(parseMarkdown(description).tree),
    tab: categoryTab(shown, categorie, isPrompt ? 'left' : 'right'),
    cote: cote || undefined,
    ...(isPrompt && { niveau }),
    foot: isPrompt ? `Prompt · ${niveau ?? ''}` : `GPT · ${ia || default_ia}`,
  }
}

function readOwn(
  db: Database,
  settings: Promise<SiteSettings>,
  subject: SocialSubject,
): Promise<Own> {
  switch (subject.kind) {
    case 'prompt':
      return promptCard(db, settings, subject.slug)
    case 'gpt':
      return gptCard(db, settings, subject.slug)
    case 'categorie':
      return categoryCard(db, settings, subject.slug)
    case 'tag':
      return tagCard(db, settings, subject.slug)
    case 'parcours':
      return journeyCard(db, settings, subject.slug)
    case 'page':
      return pageCard(db, settings, subject.path)
  }
}

/** The categories, and what visitors read as the name of each. */
type Shown = { known: KnownCategory[]; nameOf: (category: string) => string }

async function readShown(db: Database, settings: Promise<SiteSettings>): Promise<Shown> {
  const [{ french_category_names }, known] = await Promise.all([settings, listKnownCategories(db)])
  const looks = looksOf(known, french_category_names)
  return { known, nameOf: (category) => shownName(looks, category) }
}

async function promptCard(
  db: Database,
  settings: Promise<SiteSettings>,
  slug: string,
): Promise<Own> {
  const [shown, prompt] = await Promise.all([readShown(db, settings), getPublicPrompt(db, slug)])
  const { titre, description, categories, cote, niveau } = prompt
  const tab = categoryTab(shown, categories[0], 'left')
  return { title: titre, description, tab, cote, niveau, foot: `Prompt · ${niveau}` }
}

async function gptCard(db: Database, settings: Promise<SiteSettings>, slug: string): Promise<Own> {
  const [shown, gpt] = await Promise.all([readShown(db, settings), getPublicGpt(db, slug)])
  const { nom, description_texte, categories, cote } = gpt
  const tab = categoryTab(shown, categories[0], 'right')
  return {
    title: nom,
    description: description_texte,
    tab,
    cote,
    foot: `GPT · ${gpt.ia}`,
  }
}

async function categoryCard(
  db: Database,
  settings: Promise<SiteSettings>,
  slug: string,
): Promise<Own> {
  const [categories, shown] = await Promise.all([listCategoryStats(db), readShown(db, settings)])
  const category = categories.find(({ name }) => categorySlug(name) === slug)
  if (!category) throw new AppError('NOT_FOUND', `Catégorie « ${slug} » introuvable`)
  const { name } = category
  const texts = { ...categoryTexts(shown.known, name), shownName: shown.nameOf(name) }
  return {
    title: categoryMetadata(category, texts).title,
    description: texts.description,
    tab: categoryTab(shown, name, 'left'),
    foot: bothCounts(category, ' · '),
  }
}

async function tagCard(db: Database, settings: Promise<SiteSettings>, slug: string): Promise<Own> {
  const [{ texts }, tags] = await Promise.all([settings, readTags(db)])
  const tag = tags.get(slug)
  if (!tag) throw new AppError('NOT_FOUND', `Tag « ${slug} » introuvable`)
  const { title, description } = tagMetadata(tag, texts)
  const tab = { text: `#${tag.name}`, colour: colours.night, side: 'left' as const }
  return { title, description, tab, foot: bothCounts(tag, ' · ') }
}

async function journeyCard(
  db: Database,
  settings: Promise<SiteSettings>,
  slug: string,
): Promise<Own> {
  const [{ site_name }, list] = await Promise.all([settings, listPublicJourneys(db, [])])
  const journey = getPublicJourney(list, slug)
  return {
    title: journeyMetadata(journey).title,
    description: journey.introduction,
    tab: { text: site_name, colour: colours.night, side: 'left' },
    foot: `Parcours · ${countOf(journey.etapes.length, 'étape', 'étapes')}`,
  }
}

async function pageCard(
  db: Database,
  settings: Promise<SiteSettings>,
  path: Extract<SocialSubject, { kind: 'page' }>['path'],
): Promise<Own> {
  const [site, stored] = await Promise.all([settings, findPageMetadata(db, path)])
  const texts = pageTexts({ metadata: fixedPageDefault(path, site), stored })
  const tab = { text: site.site_name, colour: colours.night, side: 'left' as const }
  return { ...texts, tab, foot: `Prompts et GPT pour ${site.texts.subject}` }
}

function categoryTab(
  { known, nameOf }: Shown,
  category: string | undefined,
  side: 'left' | 'right',
): SocialCard['tab'] {
  const name = category ?? ''
  const { teinte = '' } = known.find(({ nom }) => nom === name) ?? {}
  return { text: nameOf(name), colour: tabColour(teinte), side }
}
