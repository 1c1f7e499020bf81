import type { z } from 'zod'

import { looksOf, shownName } from '#shared/categories/category-look.ts'
import { categoryTexts } from '#shared/categories/category.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { categoryMetadata } from '#shared/pages/category-metadata.ts'
import { journeyMetadata } from '#shared/pages/journey-metadata.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import { splitIdentity } from '#shared/site/site-identity.ts'
import { allTexts, writtenTexts } from '#shared/site/texts/site-texts.ts'
import { catalogueInputs as inputs } from '#worker/addresses/catalogue-inputs.ts'
import type { Database } from '#worker/database/db.ts'
import { costs } from '#worker/limits/costs.ts'
import { getCategoryPage } from '#worker/services/items/category-page.ts'
import { listConversations } from '#worker/services/items/conversations.ts'
import { computePicks, findStoredPicks, storePicks } from '#worker/services/items/daily-picks.ts'
import { findFormerSlug } from '#worker/services/items/former-slugs.ts'
import {
  countPublicGpts,
  getPreviewGpt,
  getPublicGpt,
  listFeaturedGpts,
  listPublicGpts,
} from '#worker/services/items/gpts.ts'
import { listChoices, listFacets } from '#worker/services/items/item-choices.ts'
import { listItemsBySlug } from '#worker/services/items/items-by-slug.ts'
import {
  getPublicJourney,
  toJourneyLink,
  summarizeJourney,
} from '#worker/services/items/journeys.ts'
import { listNews } from '#worker/services/items/latest.ts'
import { countListed } from '#worker/services/items/list-count.ts'
import { gptPage, namingTextsOfGpt } from '#worker/services/items/pages/gpt-page.ts'
import { findNamedPages } from '#worker/services/items/pages/named-items.ts'
import {
  fieldsIn,
  namingTextsOfPrompt,
  promptPage,
} from '#worker/services/items/pages/prompt-page.ts'
import {
  countPublicPrompts,
  getPreviewPrompt,
  getPublicPrompt,
  getPublicPromptText,
  listPopularPrompts,
  listPublicPrompts,
} from '#worker/services/items/prompts.ts'
import { listRelated } from '#worker/services/items/related.ts'
import { getTagPage } from '#worker/services/items/tag-page.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { readVariables } from '#worker/services/items/variables.ts'
import { readJourneys } from '#worker/services/items/versioned-journeys.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import {
  describedCategory,
  listCategoryStats,
  listKnownCategories,
} from '#worker/services/site/categories.ts'
import { findPageMetadata, listFixedPages } from '#worker/services/site/seo-pages.ts'
import { listSiteMap } from '#worker/services/site/site-plan.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import type { Context } from '#worker/trpc/context.ts'
import { router } from '#worker/trpc/init.ts'
import { charged, publicProcedure } from '#worker/trpc/procedures.ts'

async function readSite(db: Database) {
  const asked = getSiteSettings(db)
  const [settings, promptCount, gptCount, categories, known, facets, pages] = await Promise.all([
    asked,
    countPublicPrompts(db),
    countPublicGpts(db),
    listCategoryStats(db),
    listKnownCategories(db),
    listFacets(db),
    listFixedPages(db, asked),
  ])
  const { site_name, site_description, default_ia, claims } = settings
  const identity = splitIdentity(settings.identity).shown
  // Where there are no advertisements, pages carry no word of them.
  const ad_publisher = settings.ad_publisher === '' ? undefined : settings.ad_publisher
  const site = { site_name, site_description, default_ia, identity }
  const choices = listChoices(facets, default_ia)
  const looks = looksOf(known, settings.french_category_names)
  // What the footer says of the catalogue's size: the true counts alone, or all that the editor claims.
  const footerCounts = settings.footer_live_counts
    ? {
        prompts: bothCounts({ promptCount, gptCount }, ' et ') || 'Aucune fiche pour l’instant',
        gpts: '',
      }
    : {
        prompts: `${claims.footer_prompts} prompts`,
        gpts: `${claims.footer_gpts} GPT testés, enrichis chaque semaine`,
      }
  return {
    ...site,
    ad_publisher,
    texts: writtenTexts(settings.texts),
    hidesGuides: settings.home_guides ? undefined : true,
    footerCounts,
    promptCount,
    gptCount,
    categories,
    looks,
    choices,
    pages,
  }
}

/** What the frame of every page shows, read once for each content version. */
const siteOf = ({ db, versioned }: Context) => versioned('site', () => readSite(db))
const knownOf = ({ db, versioned }: Context) =>
  versioned('categories', () => listKnownCategories(db))
const tagsOf = ({ db, versioned }: Context) => versioned('tags', () => readTags(db))
/** The filters of a list as its items have them: a tag by its spellings. */
async function readFilter(ctx: Context, input: ListInput) {
  const { categorie, tag, ia, niveau, q } = input
  const [site, tags, search] = await Promise.all([
    ia === undefined ? undefined : siteOf(ctx),
    tag === undefined ? undefined : tagsOf(ctx),
    q === undefined ? undefined : searchFilter(ctx, q),
  ])
  return {
    categorie,
    tags: tag === undefined ? undefined : (tags?.get(tag)?.spellings ?? []),
    ia: ia === undefined ? undefined : { name: ia, isDefault: ia === site?.default_ia },
    niveau,
    search,
  }
}

type ListInput = Omit<z.infer<typeof inputs.prompts>, 'sort'>

/** A list at the cost of its filters; without any it costs what every request does. */
function chargedList<Answer>(
  { charge }: Context,
  { q, categorie, tag, ia, niveau }: ListInput,
  makeList: () => Promise<Answer>,
): Promise<Answer> {
  if (q !== undefined) return charged(charge, costs.listSearch, makeList)
  const isFiltered = [categorie, tag, ia, niveau].some((filter) => filter !== undefined)
  return isFiltered ? charged(charge, costs.filteredList, makeList) : makeList()
}

const searchFilter = async ({ searchEngine }: Context, q: string) =>
  searchList(await searchEngine('visitors'), q, { isEveryField: false })

/** A list with how many items of the other kind its filters find, where it is empty itself. */
const withElsewhere = async <List extends { total: number }>(
  list: List,
  count: () => Promise<number>,
) => ({ ...list, elsewhere: list.total === 0 ? await count() : 0 })

/** Everything a visitor reads. Only items with statut `valide` ever leave it. */
export const catalogueRouter = router({
  /** What the frame of every page shows. */
  site: publicProcedure.query(({ ctx }) => siteOf(ctx)),

  /** What the legal pages say of who publishes the site and how, besides what every page knows. */
  publisher: publicProcedure.query(async ({ ctx }) => {
    const { identity } = await getSiteSettings(ctx.db)
    return { ...splitIdentity(identity).details, usesTurnstile: ctx.usesTurnstile }
  }),

  /** The figures that the home page gives as the editor's own. */
  claims: publicProcedure.query(async ({ ctx }) => (await getSiteSettings(ctx.db)).claims),

  pageMetadata: publicProcedure
    .input(inputs.pageMetadata)
    .query(({ ctx, input }) => findPageMetadata(ctx.db, input.route)),

  popularPrompts: publicProcedure.query(({ ctx }) => listPopularPrompts(ctx.db, 4)),

  /** How many is part of the question, and so of whatever an answer is kept by. */
  featuredGpts: publicProcedure
    .input(inputs.featuredGpts)
    .query(({ ctx, input }) => listFeaturedGpts(ctx.db, input.count)),

  dailyPicks: publicProcedure.query(async ({ ctx }) => {
    const jour = dayInParis(ctx.now)
    const stored = await findStoredPicks(ctx.db, jour)
    if (stored.gpt && stored.prompt) return { jour, ...stored }
    const computed = await computePicks(ctx.db, jour)
    const picks = { gpt: stored.gpt ?? computed.gpt, prompt: stored.prompt ?? computed.prompt }
    ctx.defer(storePicks(ctx.db, jour, picks))
    return { jour, ...picks }
  }),

  categories: publicProcedure.query(async ({ ctx }) => {
    const [categories, known, tags] = await Promise.all([
      listCategoryStats(ctx.db),
      knownOf(ctx),
      tagsOf(ctx),
    ])
    return categories.map((category) => describedCategory(category, known, tags))
  }),

  /** The page of a tag: its items of both kinds, the best first. */
  tag: publicProcedure.input(inputs.tag).query(async ({ ctx, input }) => {
    const [tags, { texts }] = await Promise.all([tagsOf(ctx), siteOf(ctx)])
    return getTagPage(ctx.db, { tags, texts: allTexts(texts) }, input.slug)
  }),

  category: publicProcedure.input(inputs.category).query(async ({ ctx, input }) => {
    const [{ categories, looks }, known, tags] = await Promise.all([
      siteOf(ctx),
      knownOf(ctx),
      tagsOf(ctx),
    ])
    const page = await getCategoryPage(ctx.db, { categories, known }, input.slug)
    const { name } = page
    const texts = { ...categoryTexts(known, name), shownName: shownName(looks, name) }
    return {
      ...page,
      metadata: categoryMetadata(page, texts),
      related: page.related.map((category) => describedCategory(category, known, tags)),
    }
  }),

  prompts: publicProcedure.input(inputs.prompts).query(({ ctx, input }) =>
    chargedList(ctx, input, async () => {
      const filter = await readFilter(ctx, input)
      const list = await listPublicPrompts(ctx.db, { ...input, ...filter })
      return withElsewhere(list, () => countListed(ctx.db, 'gpt', filter))
    }),
  ),

  prompt: publicProcedure.input(inputs.prompt).query(async ({ ctx, input }) => {
    const [prompt, related, variables] = await Promise.all([
      ctx.preview
        ? getPreviewPrompt(ctx.db, ctx.preview, input.slug)
        : getPublicPrompt(ctx.db, input.slug),
      listRelated(ctx.db, 'prompt', input.slug),
      readVariables(ctx),
    ])
    const named = await findNamedPages(ctx.db, namingTextsOfPrompt(prompt))
    return promptPage(prompt, { related, variables, named })
  }),

  /** The text of a prompt and what the vocabulary says of its variables: all that filling it takes. */
  promptText: publicProcedure.input(inputs.promptText).query(async ({ ctx, input }) => {
    const [prompt, variables] = await Promise.all([
      getPublicPromptText(ctx.db, input.slug),
      readVariables(ctx),
    ])
    return { prompt, fields: fieldsIn(prompt, variables) }
  }),

  /** The published journeys: items in the order in which they are used for one job. */
  journeys: publicProcedure.query(async ({ ctx }) =>
    (await readJourneys(ctx)).map((journey) => summarizeJourney(journey)),
  ),

  /** The same by their titles. */
  journeyNames: publicProcedure.query(async ({ ctx }) =>
    (await readJourneys(ctx)).map(toJourneyLink),
  ),

  journey: publicProcedure.input(inputs.journey).query(async ({ ctx, input }) => {
    const [list, stored] = await Promise.all([
      readJourneys(ctx),
      findPageMetadata(ctx.db, journeyPath(input.slug)),
    ])
    const journey = getPublicJourney(list, input.slug)
    return { ...journey, metadata: journeyMetadata(journey), stored }
  }),

  /** What the vocabulary says of each variable. */
  variables: publicProcedure.query(({ ctx }) => readVariables(ctx)),

  conversations: publicProcedure
    .input(inputs.conversations)
    .query(({ ctx, input }) => listConversations(ctx.db, input.kind, input.slug)),

  gpts: publicProcedure.input(inputs.gpts).query(({ ctx, input }) =>
    chargedList(ctx, input, async () => {
      const filter = await readFilter(ctx, input)
      const list = await listPublicGpts(ctx.db, { ...input, ...filter })
      return withElsewhere(list, () => countListed(ctx.db, 'prompt', filter))
    }),
  ),

  gpt: publicProcedure.input(inputs.gpt).query(async ({ ctx, input }) => {
    const [found, related] = await Promise.all([
      ctx.preview
        ? getPreviewGpt(ctx.db, ctx.preview, input.slug)
        : getPublicGpt(ctx.db, input.slug),
      listRelated(ctx.db, 'gpt', input.slug),
    ])
    const named = await findNamedPages(ctx.db, namingTextsOfGpt(found))
    return gptPage(found, { related, named, isPreview: ctx.preview !== null })
  }),

  formerSlug: publicProcedure
    .input(inputs.formerSlug)
    .query(({ ctx, input }) => findFormerSlug(ctx.db, input.kind, input.slug)),

  /** The present names of what a visitor was given a link to, renamed since or not. */
  itemsBySlug: publicProcedure
    .input(inputs.itemsBySlug)
    .query(({ ctx, input }) => listItemsBySlug(ctx.db, input)),

  sitePlan: publicProcedure.input(inputs.sitePlan).query(async ({ ctx, input }) => {
    const [plan, journeys] = await Promise.all([listSiteMap(ctx.db, input), readJourneys(ctx)])
    return { ...plan, journeys: journeys.map(({ slug, titre }) => ({ slug, titre })) }
  }),

  news: publicProcedure
    .input(inputs.news)
    .query(({ ctx, input }) => listNews(ctx.db, { ...input, now: ctx.now })),
})
