import { pageTexts } from '#shared/site/texts/page-texts.ts'
import type { SiteTexts } from '#shared/site/texts/site-texts.ts'
import { metaDescriptionMaxLength, metaTitleMaxLength } from '#shared/text/meta-lengths.ts'

import { isWritten, type PageMetadata } from './page-metadata.ts'
import { type FixedPath, pages } from './pages.ts'

/** The settings that the texts of fixed pages follow. */
export type PageSubject = { site_description: string; texts: Pick<SiteTexts, 'subject'> }

/**
 * What a fixed page says of itself while nothing is stored for it: the text of its table, which speaks of
 * the first subject, or that of a catalogue of another. The home page has the site's own description, once
 * an administrator wrote another than the one it came with.
 */
export function fixedPageDefault(path: FixedPath, site: PageSubject): PageMetadata {
  const { subject } = site.texts
  const own = subject === pageTexts.subject ? pages[path] : ofSubject(path, subject)
  return path === '/' && isWritten(site.site_description)
    ? { ...own, description: site.site_description }
    : own
}

/** The place of the subject in a text; where the whole is too long, the text goes without it. */
const place = ' {sujet}'

/** What the pages that name the first subject say of another. */
const texts: Partial<Record<FixedPath, { title: string; description?: string }>> = {
  '/': {
    title: `Prompts et GPT${place}, prêts à copier`,
    description: `Bibliothèque gratuite de prompts IA et de GPT personnalisés${place} : copiez, personnalisez, ouvrez dans votre assistant.`,
  },
  '/prompts': {
    title: `Prompts${place} à copier et personnaliser`,
    description: `Parcourez nos prompts IA${place}. Filtrez par catégorie, remplissez les variables et copiez en un clic.`,
  },
  '/gpts': {
    title: `GPT personnalisés${place}`,
    description: `Découvrez des GPT${place}. Lancez-les en un clic, avec cas d’usage et limites.`,
  },
  '/categories': {
    title: 'Tout explorer : catégories de prompts et de GPT',
    description: `Toutes les catégories de prompts et de GPT${place}. Trouvez le bon outil en deux clics.`,
  },
  '/parcours': {
    title: 'Parcours : prompts et GPT à enchaîner',
    description: `Les prompts et GPT à enchaîner${place}, le but de chaque étape et ce qu’elle transmet à la suivante.`,
  },
  '/recherche': { title: 'Rechercher un prompt ou un GPT' },
  '/nouveautes': { title: 'Nouveautés : derniers prompts et GPT' },
}

function ofSubject(path: FixedPath, subject: string): PageMetadata {
  const { title, description, keywords } = { ...pages[path], ...texts[path] }
  return {
    title: withSubject(title, subject, metaTitleMaxLength),
    description: withSubject(description, subject, metaDescriptionMaxLength),
    keywords: keywords
      .split(', ')
      .filter((keyword) => !/SEO|marketing/.test(keyword))
      .join(', '),
  }
}

function withSubject(text: string, subject: string, maxLength: number): string {
  const whole = text.replace(place, () => ` pour ${subject}`)
  return whole.length <= maxLength ? whole : text.replace(place, '')
}
