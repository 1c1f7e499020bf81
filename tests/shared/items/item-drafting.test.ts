import { describe, expect, it } from 'vitest'

import { gptDrafting, itemAsFar, promptDrafting } from '#shared/items/item-drafting.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'

const exemple = { valeurs: [{ nom: 'site', valeur: 'a.example' }], resultat: 'Un texte.' }
const requetes_seo = { requetes: ['prix vélo'] }

describe('the draft of an item', () => {
  // Otherwise each save would store an unchanged draft as a change.
  it('is the same after it was saved, with the optional parts of its blocks empty', () => {
    const draft = gptDrafting.draftOf(
      gptInput({
        exemple,
        requetes_seo,
        cas_usage: [{ titre: 'Un cas', description: 'Dit.' }],
        workflow: [{ numero: 1, titre: 'Une étape', description: 'Dite.' }],
        limitations: [{ type: 'limitation', titre: 'Une limite', description: 'Dite.' }],
        faq: [{ question: 'Est-ce gratuit ?', reponse: 'Oui.' }],
      }),
    )
    const saved = itemAsFar(gptDrafting, gptDrafting.candidateOf(draft))
    expect(gptDrafting.draftOf(saved)).toStrictEqual(draft)

    const ofPrompt = promptDrafting.draftOf(promptInput({ exemple, requetes_seo }))
    const savedPrompt = itemAsFar(promptDrafting, promptDrafting.candidateOf(ofPrompt))
    expect(promptDrafting.draftOf(savedPrompt)).toStrictEqual(ofPrompt)
  })
})
