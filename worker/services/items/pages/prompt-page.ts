import { shownExemple } from '#drizzle/derived/exemple.ts'
import { withoutFieldsWith } from '#shared/items/field-schemas.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import { shownHistorique } from '#shared/items/sections/historique.ts'
import { listTextSections } from '#shared/items/text-sections.ts'
import { verifiedWhen } from '#shared/items/verification.ts'
import { itemMetadata, shownItemMetadata } from '#shared/pages/page-metadata.ts'
import { fieldsOf, type KnownVariable } from '#shared/variables/known-variable.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { shownConversation } from '#shared/variables/starting-question.ts'
import { linkedText, type NamedPages } from '#worker/services/items/pages/named-items.ts'
import type { PromptWithExemple } from '#worker/services/items/prompts.ts'
import type { RelatedItems } from '#worker/services/items/related.ts'

type Around = {
  related: RelatedItems
  variables: KnownVariable[]
  named: NamedPages
}

/** The texts in which a prompt names other items. */
export const namingTextsOfPrompt = ({ description }: { description: string }): string[] => [
  description,
]

/** What the page of a prompt shows, of one that is stored or one that is being written. */
export function promptPage(found: PromptWithExemple, { related, variables, named }: Around) {
  const {
    exemple_arbre: _tree,
    verifie_avec,
    verifie_le,
    meta_title,
    meta_description,
    og_image,
    ...prompt
  } = withoutFieldsWith(promptFields, 'section', found)
  return {
    ...prompt,
    metadata: shownItemMetadata(itemMetadata(prompt.titre, prompt.description, prompt.tags), {
      meta_title,
      meta_description,
      og_image,
    }),
    description: linkedText(prompt.description, named),
    exemple: shownExemple(found),
    historique: shownHistorique(prompt.historique, prompt),
    sections: listTextSections(promptFields, found),
    verifie: verifiedWhen({ verifie_avec, verifie_le }),
    conversations: prompt.conversations.map((one) => shownConversation(one, null)),
    conversationCount: prompt.conversations.length,
    related,
    fields: fieldsIn(prompt.prompt, variables),
  }
}

/** What the vocabulary says of the variables of a prompt's text. */
export function fieldsIn(text: string, variables: KnownVariable[]) {
  const placeholders = parsePrompt(text).variables.map(({ placeholder }) => placeholder)
  return fieldsOf(variables, placeholders)
}
