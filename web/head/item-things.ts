import type { Thing } from 'schema-dts'

import { shownName } from '#shared/categories/category-look.ts'
import { ownPagePath } from '#shared/categories/category-slug.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
import type { GptTexts, PromptTexts } from '#web/loading/sent-texts.ts'
import type { Site } from '#web/loading/site.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

import { breadcrumbs, faqPage, gptApplication, promptWork } from './structured-data.ts'

type Texts = { description: string }

/** What a prompt's page is to machines. */
export function promptThings(
  site: Site,
  { description }: Texts,
  prompt: Omit<ApiOutputs['catalogue']['prompt'], keyof PromptTexts>,
): Thing[] {
  const origin = site.siteOrigin
  const path = `/prompt/${prompt.slug}`
  return [
    promptWork({ ...prompt, site, path, name: prompt.titre, description }),
    breadcrumbs(origin, [
      { name: 'Prompts', path: '/prompts' },
      ...categoryCrumb(site, prompt.categories),
      { name: prompt.titre, path },
    ]),
  ]
}

/** What a GPT's page is to machines. Questions that stand on every page of its kind are not its own. */
export function gptThings(
  site: Site,
  { description }: Texts,
  gpt: Omit<ApiOutputs['catalogue']['gpt'], keyof GptTexts>,
  faq: GptTexts['faq'],
): Thing[] {
  const origin = site.siteOrigin
  const path = `/gpt/${gpt.slug}`
  const isGeneric = gpt.generiques.includes('faq')
  const ownFaq = isGeneric ? [] : faq.map((one) => ({ ...one, reponse: treeText(one.reponse) }))
  return [
    gptApplication({ ...gpt, site, path, name: gpt.nom, description }),
    ...(ownFaq.length > 0 ? [faqPage(origin, path, ownFaq)] : []),
    breadcrumbs(origin, [
      { name: 'GPT', path: '/gpts' },
      ...categoryCrumb(site, gpt.categories),
      { name: gpt.nom, path },
    ]),
  ]
}

function categoryCrumb({ categories, looks }: Site, [name]: string[]) {
  const path = name ? ownPagePath(categories, name) : null
  return name && path ? [{ name: shownName(looks, name), path }] : []
}
