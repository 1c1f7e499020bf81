import { describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'
import type { Fields } from '#shared/items/fields.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { emptyExemple } from '#shared/items/sections/exemple-draft.ts'
import { type FieldMessage, itemMessages, messagesByField } from '#web/admin/form/field-messages.ts'
import { tabOfPath } from '#web/admin/form/form-tabs.ts'

const prompts = (await readPromptSeeds()).map(promptRow)
const gpts = (await readGptSeeds()).map(gptRow)

function anyPrompt(changes: Partial<PromptDraft> = {}): PromptDraft {
  const [prompt] = prompts
  return { ...promptDrafting.emptyDraft, ...(prompt && promptDrafting.draftOf(prompt)), ...changes }
}

function anyGpt(changes: Partial<GptDraft> = {}): GptDraft {
  const [gpt] = gpts
  return { ...gptDrafting.emptyDraft, ...(gpt && gptDrafting.draftOf(gpt)), ...changes }
}

function withConversations<Item extends { conversations_associees: unknown }>(item: Item) {
  const conversations = readConversations(item.conversations_associees)
  return { ...item, conversations_associees: conversations.length === 0 ? null : conversations }
}

const labelsIn = (messages: FieldMessage[]) => messages.map(({ label }) => label)
const inOrderOf = (fields: Fields, labels: string[]) =>
  Object.values(fields).flatMap(({ label }) => (labels.includes(label) ? [label] : []))
const inWords = ({ label, message }: FieldMessage) => `${label}: ${message}`

/** Texts that are too long, for each field that holds one text. */
const longTexts = (draft: object) =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) =>
      value === '' ? [[name, 'a'.repeat(200_000)]] : [],
    ),
  )

const savedQueries = (requetes: string, demandes = '') =>
  promptDrafting.candidateOf(anyPrompt({ requetes_seo: { titre: 'Titre', requetes, demandes } }))
    .requetes_seo

const refusedSlug = (value: string) => ({
  path: 'slug',
  value,
  message: 'Ce slug est déjà utilisé.',
})
const ofPrompt = (changes: Partial<PromptDraft>, taken: string[] = []) =>
  messagesByField(itemMessages(promptDrafting, anyPrompt(changes), taken.map(refusedSlug)))
const ofGpt = (changes: Partial<GptDraft>) =>
  messagesByField(itemMessages(gptDrafting, anyGpt(changes), []))

describe('an item in the form of its editor', () => {
  it.each([' \n', '\u00A0'])('misses its required texts where they are blank: %j', (blank) => {
    expect(ofPrompt({ titre: blank, prompt: blank })).toMatchObject({
      titre: 'Le titre est obligatoire.',
      prompt: 'Le texte du prompt est obligatoire.',
    })
  })

  it.each(['\u200B', '\u2060', '\u202E\u0000', '\u3164', '\u2800', '\u00AD'])(
    'takes a text of which nothing is drawn for an empty one: %j',
    (blank) => {
      const messages = ofGpt({ nom: blank, role: blank })
      expect(messages).toMatchObject({ nom: 'Le nom est obligatoire.' })
      expect(messages).not.toHaveProperty('role')
    },
  )

  it('is saved as it was when nothing is changed, its conversations in their one full form', () => {
    for (const prompt of prompts) {
      const saved = promptDrafting.inputSchema.parse(
        promptDrafting.candidateOf(promptDrafting.draftOf(prompt)),
      )
      expect(saved).toEqual(promptDrafting.inputSchema.parse(withConversations(prompt)))
    }
    for (const gpt of gpts) {
      const saved = gptDrafting.inputSchema.parse(gptDrafting.candidateOf(gptDrafting.draftOf(gpt)))
      const limitations = gpt.limitations.map((item) => ({ importance: 'medium', ...item }))
      expect(saved).toEqual(
        gptDrafting.inputSchema.parse({ ...withConversations(gpt), limitations }),
      )
    }
  })

  it('lists the errors of an empty draft in the order of the form', () => {
    expect(itemMessages(promptDrafting, promptDrafting.emptyDraft, []).map(inWords)).toEqual([
      'Titre: Le titre est obligatoire.',
      'Description: La description est obligatoire.',
      'Texte du prompt: Le texte du prompt est obligatoire.',
      'Catégories: Choisissez au moins une catégorie.',
      'Niveau: Choisissez un niveau.',
      'Slug: Le slug est obligatoire.',
    ])
    expect(itemMessages(gptDrafting, gptDrafting.emptyDraft, []).map(inWords)).toEqual([
      'Nom: Le nom est obligatoire.',
      'Slug: Le slug est obligatoire.',
      'Description: La description est obligatoire.',
      'Catégories: Choisissez au moins une catégorie.',
      'URL de destination: L’URL de destination est obligatoire.',
    ])
  })

  it('lists the errors of a draft whose texts are too long in the order of the form', () => {
    const promptLabels = labelsIn(
      itemMessages(promptDrafting, anyPrompt(longTexts(promptDrafting.emptyDraft))),
    )
    const gptLabels = labelsIn(itemMessages(gptDrafting, anyGpt(longTexts(gptDrafting.emptyDraft))))

    expect(promptLabels).toContain('Texte du prompt')
    expect(promptLabels).toEqual(inOrderOf(promptDrafting.fields, promptLabels))
    expect(gptLabels).toContain('URL de destination')
    expect(gptLabels).toEqual(inOrderOf(gptDrafting.fields, gptLabels))
  })

  it('survives the storage of its tab', () => {
    expect(promptDrafting.draftSchema.parse(structuredClone(anyPrompt()))).toEqual(anyPrompt())
    expect(gptDrafting.draftSchema.parse(structuredClone(anyGpt()))).toEqual(anyGpt())
  })

  it('reads the three stored forms of conversations as one list', () => {
    const url = 'https://chatgpt.com/share/1'
    const [prompt] = prompts
    if (!prompt) throw new Error('the starting content holds no prompt')
    const conversationsOf = (conversations_associees: typeof prompt.conversations_associees) =>
      promptDrafting.draftOf({ ...prompt, conversations_associees }).conversations_associees

    expect(conversationsOf({ nom: 'Une', url })).toEqual([{ nom: 'Une', url }])
    expect(conversationsOf([url])).toEqual([{ nom: 'Conversation exemple #1', url }])
    expect(conversationsOf(null)).toEqual([])
  })

  it('drops blank queries, and saves none as null', () => {
    expect(savedQueries(' audit seo \n\n  \nmaillage')).toEqual({
      titre: 'Titre',
      requetes: ['audit seo', 'maillage'],
    })
    expect(savedQueries(' \n ')).toBeNull()
  })

  it('keeps what else people ask, with queries and without', () => {
    expect(savedQueries('audit seo', 'personne ne m’appelle\n\n')).toEqual({
      titre: 'Titre',
      requetes: ['audit seo'],
      demandes: ['personne ne m’appelle'],
    })
    const alone = { titre: '', requetes: '', demandes: 'personne ne m’appelle' }
    expect(ofPrompt({ requetes_seo: alone })).toEqual({})
  })

  it('reads a working copy that is older than what else people ask', () => {
    const { demandes: _new, ...older } = anyPrompt().requetes_seo
    const read = promptDrafting.draftSchema.parse({ ...anyPrompt(), requetes_seo: older })
    expect(read.requetes_seo).toEqual({ ...older, demandes: '' })
  })

  it('saves no example while only the names of its values are there', () => {
    const exemple = { ...emptyExemple, valeurs: [{ nom: 'secteur', valeur: '' }] }
    const savedExemple = (changes: Partial<typeof exemple>) =>
      promptDrafting.candidateOf(anyPrompt({ exemple: { ...exemple, ...changes } })).exemple
    expect(savedExemple({})).toBeNull()
    expect(savedExemple({ resultat: 'Un résultat' })).toMatchObject({
      valeurs: exemple.valeurs,
    })
  })

  it('numbers the steps of a workflow by their place', () => {
    const step = { ...emptyBlocks.workflow, titre: 'Titre', description: 'Description' }
    const { workflow } = gptDrafting.candidateOf(anyGpt({ workflow: [step, step] }))
    expect(workflow.map(({ numero }) => numero)).toEqual([1, 2])
  })

  it('begins a limitation with a medium importance', () => {
    expect(emptyBlocks.limitations.importance).toBe('medium')
  })
})

describe('the messages beside the fields', () => {
  it('are none for the starting content', () => {
    expect(
      prompts.flatMap((prompt) => itemMessages(promptDrafting, promptDrafting.draftOf(prompt), [])),
    ).toEqual([])
    expect(gpts.flatMap((gpt) => itemMessages(gptDrafting, gptDrafting.draftOf(gpt), []))).toEqual(
      [],
    )
  })

  it('name every field that a new prompt must have, in the order of the form', () => {
    expect(
      Object.entries(messagesByField(itemMessages(promptDrafting, promptDrafting.emptyDraft, []))),
    ).toEqual([
      ['titre', 'Le titre est obligatoire.'],
      ['description', 'La description est obligatoire.'],
      ['prompt', 'Le texte du prompt est obligatoire.'],
      ['categories', 'Choisissez au moins une catégorie.'],
      ['niveau', 'Choisissez un niveau.'],
      ['slug', 'Le slug est obligatoire.'],
    ])
  })

  it('stand beside the field of the block they are about, and say which', () => {
    const faq = [
      { question: 'Pourquoi ?', reponse: 'Parce que.', categorie: '' },
      { question: ' ', reponse: 'Oui.', categorie: '' },
    ]
    expect(itemMessages(gptDrafting, anyGpt({ faq }), [])).toEqual([
      {
        path: 'faq[1].question',
        label: 'Question 2, question',
        message: 'La question est obligatoire.',
        isMissing: true,
      },
    ])
  })

  it('find the field of a line that is too long, and of a label', () => {
    const step = { ...emptyBlocks.workflow, titre: 'Titre', description: 'Description' }
    const long = 'a'.repeat(501)
    expect(ofGpt({ workflow: [{ ...step, conseils: `court\n${long}` }] })).toEqual({
      'workflow[0].conseils': `«\u00a0${'a'.repeat(40)}…\u00a0»\u00a0: 501 caractères sur 500, 1 de trop.`,
    })
    expect(ofPrompt({ tags: ['seo', 'a'.repeat(61)] })).toEqual({
      tags: `«\u00a0${'a'.repeat(40)}…\u00a0»\u00a0: 61 caractères sur 60, 1 de trop.`,
    })
    expect(ofPrompt({ titre: 'a'.repeat(403) })).toEqual({
      titre: '403 caractères sur 160, 243 de trop.',
    })
    expect(
      ofPrompt({ requetes_seo: { titre: '', requetes: 'a'.repeat(201), demandes: '' } }),
    ).toEqual({
      'requetes_seo.requetes': `«\u00a0${'a'.repeat(40)}…\u00a0»\u00a0: 201 caractères sur 200, 1 de trop.`,
    })
  })

  it('keep the words of the shared schemas', () => {
    expect(ofPrompt({ slug: 'Deux Mots' })).toEqual({
      slug: 'Lettres minuscules, chiffres et tirets seulement.',
    })
    expect(ofGpt({ url_destination: 'javascript:alert(1)' })).toEqual({
      url_destination: 'Adresse http ou https attendue.',
    })
    expect(ofGpt({ conversations_associees: [{ nom: 'Une', url: 'chatgpt.com' }] })).toEqual({
      'conversations_associees[0].url': 'Adresse http ou https attendue.',
    })
  })

  it('refuse a slug that the server has refused already', () => {
    const { slug } = anyPrompt()
    expect(ofPrompt({}, [slug])).toEqual({ slug: 'Ce slug est déjà utilisé.' })
    expect(ofPrompt({}, ['un-autre'])).toEqual({})
  })

  it('lead to the tab that holds the field', () => {
    expect(tabOfPath(gptDrafting.tabOf, 'faq[1].question')).toBe('faq')
    expect(tabOfPath(gptDrafting.tabOf, 'requetes_seo.requetes')).toBe('requetes-seo')
    expect(tabOfPath(gptDrafting.tabOf, 'cas_usage')).toBe('cas-usage')
    expect(tabOfPath(gptDrafting.tabOf, 'slug')).toBe('general')
    expect(tabOfPath(promptDrafting.tabOf, 'prompt')).toBe('texte')
    expect(tabOfPath(gptDrafting.tabOf, 'meta_title')).toBe('referencement')
    expect(tabOfPath(promptDrafting.tabOf, 'niveau')).toBe('texte')
    expect(tabOfPath(promptDrafting.tabOf, 'requetes_seo.requetes')).toBe('referencement')
    expect(tabOfPath(promptDrafting.tabOf, 'meta_title')).toBe('referencement')
    expect(tabOfPath(promptDrafting.tabOf, 'slug')).toBe('plus')
    expect(tabOfPath(promptDrafting.tabOf, 'conversations_associees[0].url')).toBe('plus')
    expect(tabOfPath(promptDrafting.tabOf, 'raison')).toBeUndefined()
  })
})
