import { shownExemple } from '#drizzle/derived/exemple.ts'
import { storedTree } from '#drizzle/derived/markdown.ts'
import { launchPath } from '#shared/items/gpt-launch.ts'
import { verifiedWhen } from '#shared/items/verification.ts'
import {
  itemMetadata,
  shownMetadata,
  type StoredPageMetadata,
} from '#shared/pages/page-metadata.ts'
import { launchFacts } from '#shared/variables/gpt-launch-facts.ts'
import { shownConversation } from '#shared/variables/starting-question.ts'
import type { GptWithSections } from '#worker/services/items/gpts.ts'
import type { RelatedItems } from '#worker/services/items/related.ts'

const longestDestination = 300

/** What the page of a GPT shows, of one that is stored or one that is being written. */
export function gptPage(
  found: GptWithSections,
  related: RelatedItems,
  { isPreview, stored }: { isPreview: boolean; stored: StoredPageMetadata | null },
) {
  const {
    description_format: _format,
    description_arbre: _description,
    description_texte,
    exemple_arbre: _exemple,
    verifie_avec,
    verifie_le,
    ...gpt
  } = found
  // A destination may be thousands of characters long, and its page names it three times.
  const isShort = gpt.url_destination.length <= longestDestination
  return {
    ...gpt,
    verifie: verifiedWhen({ verifie_avec, verifie_le }),
    metadata: shownMetadata(itemMetadata(gpt.nom, description_texte, gpt.tags), stored),
    url_destination: isShort || isPreview ? gpt.url_destination : launchPath(gpt.slug),
    launch: launchFacts(gpt.url_destination, gpt.role),
    conversations: gpt.conversations.map((one) => shownConversation(one, null)),
    description: storedTree(found),
    exemple: shownExemple(found),
    related,
  }
}
