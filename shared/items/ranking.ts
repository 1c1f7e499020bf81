type RankedPrompt = { titre: string; description: string; categories: string[]; tags: string[] }
type RankedGpt = {
  nom: string
  description: string
  categories: string[]
  tags: string[]
  epingle: boolean
}

const promptTitleKeywords = [
  'cannibalisation',
  'ymyl',
  'serp',
  'audit',
  'crawl',
  'indexation',
  'core web vitals',
  'schema',
  'featured snippet',
]
const promptTags = new Set(['seo', 'référencement', 'audit-seo', 'technique', 'serp'])

const gptNameKeywords = ['seo', 'audit', 'serp', 'webographie']
const gptDescriptionKeywords = [
  'seo',
  'audit',
  'serp',
  'référencement',
  'optimisation',
  'analyse',
  'technique',
]
const gptTags = new Set(['seo', 'audit', 'technique', 'analyse', 'serp'])

/** What a pinned GPT scores: enough to come first wherever the ranking applies. */
export const pinnedScore = 1000

/** The default ranking of a prompt, higher first; ties go to the newest. */
export function promptScore({ titre, description, categories, tags }: RankedPrompt): number {
  const mentionsSeo = contains(description, 'seo') || tags.some((tag) => contains(tag, 'seo'))
  return (
    (categories.includes('SEO') ? 50 : 0) +
    30 * promptTitleKeywords.filter((keyword) => contains(titre, keyword)).length +
    15 * tags.filter((tag) => promptTags.has(tag.toLowerCase())).length +
    (description.length > 100 ? 20 : 0) +
    (categories.includes('Strategy') && mentionsSeo ? 25 : 0)
  )
}

/**
 * The default ranking of a GPT, higher first; ties go to the newest. The configured `consultantName` is
 * one of its keywords.
 */
export function gptScore(gpt: RankedGpt, consultantName: string): number {
  if (gpt.epingle) return pinnedScore
  const nameKeywords = [...gptNameKeywords, consultantName]
  return (
    40 * nameKeywords.filter((keyword) => contains(gpt.nom, keyword)).length +
    (gpt.categories.includes('SEO') ? 50 : 0) +
    (gpt.categories.includes('Analysis') ? 35 : 0) +
    20 * gptDescriptionKeywords.filter((keyword) => contains(gpt.description, keyword)).length +
    15 * gpt.tags.filter((tag) => gptTags.has(tag.toLowerCase())).length +
    (gpt.description.length > 150 ? 25 : 0)
  )
}

function contains(text: string, keyword: string): boolean {
  return text.toLowerCase().includes(keyword.toLowerCase())
}
