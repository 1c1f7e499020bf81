import { checkGpt, checkPrompt, type ItemCheck } from '#shared/admin/item-check.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { gptScore, promptScore } from '#shared/items/ranking.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import { type CategoryFacts, filingCode } from '#shared/search/category-facts.ts'
import { type MarkdownTree, treeText } from '#shared/text/markdown-tree.ts'
import { bracketNames } from '#shared/variables/variable-name.ts'

import { markdownFormat, parseMarkdown } from './markdown.ts'
import { searchColumn } from './search-column.ts'
import { searchedGptTexts, searchedPromptTexts } from './searched-texts.ts'

/** Longest plain description stored for cards, in characters: three lines of the widest card. */
const plainMaxLength = 220

/** The columns of a prompt that follow from its fields and its categories; every write sets them. */
export function promptDerivedValues(input: PromptInput, facts: CategoryFacts) {
  return {
    cote_code: filingCode(facts, input.categories),
    score: promptScore(input),
    ...completeness(checkPrompt(input)),
    recherche: searchColumn(searchedPromptTexts(input), facts, bracketNames(input.prompt)),
  }
}

/** The columns of a GPT that follow from its fields, its categories and what its description shows. */
export function gptDerivedValues(
  input: GptInput,
  facts: CategoryFacts,
  consultantName: string,
  tree: MarkdownTree = parseMarkdown(input.description).tree,
) {
  const description = treeText(tree)
  return {
    cote_code: filingCode(facts, input.categories),
    score: gptScore(input, consultantName),
    ...completeness(checkGpt(input)),
    description_texte: cutText(description, plainMaxLength),
    description_format: markdownFormat,
    description_arbre: tree,
    recherche: searchColumn(searchedGptTexts(input, description), facts),
  }
}

/** How complete an item is, as its table reads it without its texts. */
function completeness({ score, manques }: ItemCheck) {
  return { completude: score, manques: [...new Set(manques.map(({ code }) => code))] }
}
