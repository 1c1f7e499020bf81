import { shownExemple } from '#drizzle/derived/exemple.ts'
import { storedTree } from '#drizzle/derived/markdown.ts'
import { withoutFieldsWith } from '#shared/items/field-schemas.ts'
import { gptFields } from '#shared/items/gpt-fields.ts'
import { launchPath } from '#shared/items/gpt-launch.ts'
import { listTextSections } from '#shared/items/text-sections.ts'
import { verifiedWhen } from '#shared/items/verification.ts'
import { itemMetadata, shownItemMetadata } from '#shared/pages/page-metadata.ts'
import { launchFacts } from '#shared/variables/gpt-launch-facts.ts'
import { shownConversation } from '#shared/variables/starting-question.ts'
import type { GptWithSections } from '#worker/services/items/gpts.ts'
import {
  linkedText,
  linkedTree,
  type NamedPages,
} from '#worker/services/items/pages/named-items.ts'
import type { RelatedItems } from '#worker/services/items/related.ts'

const longestDestination = 300

type Around = {
  related: RelatedItems
  named: NamedPages
  isPreview: boolean
}
type NamingTexts = Pick<GptWithSections, 'description' | 'limitations' | 'faq'>

/** The texts in which a GPT names other items. */
export const namingTextsOfGpt = ({ description, limitations, faq }: NamingTexts): string[] => [
  description,
  ...limitations.map((one) => one.description),
  ...faq.map(({ reponse }) => reponse),
]

/** What the page of a GPT shows, of one that is stored or one that is being written. */
export function gptPage(found: GptWithSections, { related, named, isPreview }: Around) {
  const {
    description_format: _format,
    description_arbre: _description,
    description_texte,
    exemple_arbre: _exemple,
    verifie_avec,
    verifie_le,
    meta_title,
    meta_description,
    og_image,
    ...gpt
  } = withoutFieldsWith(gptFields, 'section', found)
  // A destination may be thousands of characters long, and its page names it three times.
  const isShort = gpt.url_destination.length <= longestDestination
  return {
    ...gpt,
    verifie: verifiedWhen({ verifie_avec, verifie_le }),
    metadata: shownItemMetadata(itemMetadata(gpt.nom, description_texte, gpt.tags), {
      meta_title,
      meta_description,
      og_image,
    }),
    url_destination: isShort || isPreview ? gpt.url_destination : launchPath(gpt.slug),
    launch: launchFacts(gpt.url_destination, gpt.role),
    conversations: gpt.conversations.map((one) => shownConversation(one, null)),
    description: linkedTree(storedTree(found), named),
    limitations: gpt.limitations.map((one) => ({
      ...one,
      description: linkedText(one.description, named),
    })),
    faq: gpt.faq.map(({ question, reponse }) => ({
      question,
      reponse: linkedText(reponse, named),
    })),
    exemple: shownExemple(found),
    sections: listTextSections(gptFields, found),
    related,
  }
}
