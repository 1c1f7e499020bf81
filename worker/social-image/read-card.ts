import { categoryMetadata } from '#shared/category-metadata.ts'
import { categoryPresentation } from '#shared/category-presentation.ts'
import { categorySlug } from '#shared/category-slug.ts'
import { pageTexts } from '#shared/page-head.ts'
import { fixedPageDefault } from '#shared/page-metadata.ts'
import type { SiteSettings } from '#shared/site-settings.ts'
import type { SocialSubject } from '#shared/social-image.ts'
import { bothCounts, tagMetadata } from '#shared/tag.ts'

import type { Database } from '../db.ts'
import { AppError, findAppError } from '../errors.ts'
import { listCategoryStats } from '../services/categories.ts'
import { getPublicGpt } from '../services/gpts.ts'
import { getPublicPrompt } from '../services/prompts.ts'
import { findPageMetadata } from '../services/seo-pages.ts'
import { getSiteSettings } from '../services/site-settings.ts'
import { readTags } from '../services/tags.ts'
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

function readOwn(
  db: Database,
  settings: Promise<SiteSettings>,
  subject: SocialSubject,
): Promise<Own> {
  switch (subject.kind) {
    case 'prompt':
      return promptCard(db, subject.slug)
    case 'gpt':
      return gptCard(db, settings, subject.slug)
    case 'categorie':
      return categoryCard(db, subject.slug)
    case 'tag':
      return tagCard(db, subject.slug)
    case 'page':
      return pageCard(db, settings, subject.path)
  }
}

async function promptCard(db: Database, slug: string): Promise<Own> {
  const { titre, description, categories, cote, niveau } = await getPublicPrompt(db, slug)
  const tab = categoryTab(categories[0], 'left')
  return { title: titre, description, tab, cote, niveau, foot: `Prompt · ${niveau}` }
}

async function gptCard(db: Database, settings: Promise<SiteSettings>, slug: string): Promise<Own> {
  const [{ default_ia }, gpt] = await Promise.all([settings, getPublicGpt(db, slug)])
  const { nom, description_texte, categories, cote } = gpt
  const tab = categoryTab(categories[0], 'right')
  return {
    title: nom,
    description: description_texte,
    tab,
    cote,
    foot: `GPT · ${gpt.ia ?? default_ia}`,
  }
}

async function categoryCard(db: Database, slug: string): Promise<Own> {
  const categories = await listCategoryStats(db)
  const category = categories.find(({ name }) => categorySlug(name) === slug)
  if (!category) throw new AppError('NOT_FOUND', `Catégorie « ${slug} » introuvable`)
  const { name } = category
  const { title } = categoryMetadata(category)
  const { description } = categoryPresentation(name)
  return {
    title,
    description,
    tab: categoryTab(name, 'left'),
    foot: bothCounts(category, ' · '),
  }
}

async function tagCard(db: Database, slug: string): Promise<Own> {
  const tag = (await readTags(db)).get(slug)
  if (!tag) throw new AppError('NOT_FOUND', `Tag « ${slug} » introuvable`)
  const { title, description } = tagMetadata(tag)
  const tab = { text: `#${tag.name}`, colour: colours.night, side: 'left' as const }
  return { title, description, tab, foot: bothCounts(tag, ' · ') }
}

async function pageCard(
  db: Database,
  settings: Promise<SiteSettings>,
  path: Extract<SocialSubject, { kind: 'page' }>['path'],
): Promise<Own> {
  const [{ site_name, site_description }, stored] = await Promise.all([
    settings,
    findPageMetadata(db, path),
  ])
  const texts = pageTexts({ metadata: fixedPageDefault(path, site_description), stored })
  const tab = { text: site_name, colour: colours.night, side: 'left' as const }
  return { ...texts, tab, foot: 'Prompts et GPT pour le SEO et le marketing' }
}

function categoryTab(category: string | undefined, side: 'left' | 'right'): SocialCard['tab'] {
  const text = category ?? ''
  return { text, colour: tabColour(text), side }
}
