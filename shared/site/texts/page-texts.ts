/** What the home page and the search say of the subject. */
export const pageTexts = {
  /** After «pour», as in «prompts pour …». */
  subject: 'le SEO et le marketing',
  home_title: 'La bibliothèque de prompts du référencement',
  /** What the drawer of the home page is called. */
  drawer: 'Fonds SEO & marketing',
  search_example: 'Cannibalisation, brief, logs…',
  /** What is proposed to search for, the most popular first, with commas between. */
  searches: 'Optimisation SEO, LinkedIn, Copywriting, Audit SEO, Rédaction, Analyse SERP',
  popular_intro: 'Des fiches pour commencer, le référencement d’abord.',
  /** What the consultant is, after their name. */
  profession: 'consultant SEO',
  /** After «ans d’expertise». */
  expertise: 'en référencement',
  /** Below the figure of years. */
  expertise_figure: 'ans d’expertise SEO',
} as const

/** The searches that a site proposes. */
export const proposedSearches = ({ searches }: { searches: string }): string[] =>
  searches
    .split(',')
    .map((search) => search.trim())
    .filter((search) => search !== '')
