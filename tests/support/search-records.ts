import { foldText, splitWords } from '#shared/search/search-text.ts'
import { stemsOf, stopWords } from '#shared/search/stems.ts'
import type { SearchRecord } from '#worker/services/search/engine/inverted-index.ts'

type Texts = Partial<
  Record<'titre' | 'tags' | 'requetes' | 'description' | 'demandes' | 'corps', string>
>

/** A record of an item with these texts, whose card is its title. */
export function searchRecord(id: string, texts: Texts): SearchRecord<string> {
  const {
    titre = '',
    tags = '',
    requetes = '',
    description = '',
    demandes = '',
    corps = '',
  } = texts
  return {
    item: {
      id,
      kind: 'prompt',
      ia: '',
      niveau: '',
      categories: [],
      title: foldText(titre),
      callNumber: id,
      ranking: 0,
      created: id,
      card: titre,
    },
    stems: {
      titre: stems(titre),
      tags: stems(tags),
      requetes: stems(requetes),
      categories: '',
      description: stems(description),
      demandes: stems(demandes),
      corps: stems(corps),
    },
    headWords: words(`${titre} ${tags} ${requetes}`),
    otherWords: words(`${description} ${demandes} ${corps}`),
  }
}

const stems = (text: string) => stemsOf(text).join(' ')
const words = (text: string) => splitWords(text).filter((word) => !stopWords.has(word))
