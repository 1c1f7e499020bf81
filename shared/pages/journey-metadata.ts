import type { PublicJourney } from '#shared/journeys/journey.ts'
import { metaTitleMaxLength } from '#shared/text/meta-lengths.ts'
import { countOf } from '#shared/text/plural.ts'

import { cutDescription, type PageMetadata } from './page-metadata.ts'

/** The default metadata of a journey's page. */
export function journeyMetadata({
  titre,
  introduction,
  etapes,
}: Pick<PublicJourney, 'titre' | 'introduction' | 'etapes'>): PageMetadata {
  const title = `Parcours ${titre} : ${countOf(etapes.length, 'étape', 'étapes')}, prompts et GPT`
  return {
    title: title.length <= metaTitleMaxLength ? title : titre,
    description: cutDescription(introduction),
    keywords: ['parcours SEO', titre.toLowerCase()].join(', '),
  }
}
