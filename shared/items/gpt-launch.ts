/** Leads to where a GPT lives. Cards carry it: a destination may be thousands of characters long. */
export const launchPath = (slug: string): string => `/gpt/${slug}/ouvrir`
