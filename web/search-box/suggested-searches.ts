/** What the site proposes to search for before anything is typed, the most popular first. */
export const suggestedSearches = [
  'Optimisation SEO',
  'LinkedIn',
  'Copywriting',
  'Audit SEO',
  'Rédaction',
  'Analyse SERP',
]
