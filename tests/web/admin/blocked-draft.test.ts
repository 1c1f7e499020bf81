import { describe, expect, it } from 'vitest'

import { checkGpt, checkPrompt, withBlockers } from '#shared/admin/item-check.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { itemMessages } from '#web/admin/form/field-messages.ts'

const checkedPrompt = (changes: Partial<PromptDraft> = {}) => {
  const draft = { ...promptDrafting.emptyDraft, ...changes }
  const check = checkPrompt(promptDrafting.candidateOf(draft))
  const blockers = itemMessages(promptDrafting, draft)
  return { check, blockers, manques: withBlockers(check, blockers).manques }
}

describe('the check of a draft in its editor', () => {
  it('names all that prevents publishing a prompt, in front and once', () => {
    const { blockers, manques } = checkedPrompt()

    expect(manques.map(({ message }) => message)).toEqual([
      'Donnez un titre.',
      'Écrivez la description.',
      'Écrivez le texte du prompt.',
      'Choisissez au moins une catégorie.',
      'Choisissez un niveau.',
      'Le slug est obligatoire.',
      'Ajoutez des requêtes SEO.',
      'Ajoutez au moins un tag.',
      'Précisez l’IA.',
    ])
    expect(manques.slice(0, blockers.length).map(({ champ }) => champ)).toEqual(
      blockers.map(({ path }) => path),
    )
  })

  it('names all that prevents publishing a GPT, in front and once', () => {
    const draft = gptDrafting.emptyDraft
    const blockers = itemMessages(gptDrafting, draft)
    const { manques } = withBlockers(checkGpt(gptDrafting.candidateOf(draft)), blockers)

    expect(manques.slice(0, blockers.length).map(({ champ }) => champ)).toEqual(
      blockers.map(({ path }) => path),
    )
    const messages = manques.map(({ message }) => message)
    expect(new Set(messages).size).toBe(messages.length)
  })

  it('says of a text that is too long to be published only that', () => {
    const { manques } = checkedPrompt({ titre: 't'.repeat(161), meta_title: 'm'.repeat(61) })

    expect(manques.filter(({ champ }) => champ === 'titre')).toMatchObject([
      { message: expect.stringMatching(/^Titre\s: 161\scaractères sur 160/) },
    ])
    expect(manques.find(({ champ }) => champ === 'meta_title')?.message).toContain(
      'Titre pour les moteurs\u00a0: ',
    )
  })

  it('leaves the score and the advice as they are', () => {
    const { check } = checkedPrompt({ titre: 't'.repeat(70) })

    expect(withBlockers(check, [])).toEqual(check)
    expect(checkedPrompt({ titre: 't'.repeat(70) }).manques).toContainEqual(
      expect.objectContaining({ code: 'titre-long' }),
    )
  })
})
