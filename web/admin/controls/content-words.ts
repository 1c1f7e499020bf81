import { type AdminPath, adminRoot } from '#shared/addresses/admin-screens.ts'
import type { ItemKind } from '#shared/items/cote.ts'

type Words = {
  list: `${typeof adminRoot}/${'prompts' | 'gpts'}`
  title: string
  noun: string
  counted: [string, string]
  changed: [string, string]
  selected: [string, string]
  updated: string
  deleted: [string, string]
  deleteFailed: string
  restored: string
  restoredAsItWas: [string, string]
  duplicated: string
}

/** What each kind of item is called, and the sentences of its screens. */
export const contentWords: Record<ItemKind, Words> = {
  prompt: {
    list: `${adminRoot}/prompts`,
    title: 'Prompts',
    noun: 'Prompt',
    counted: ['prompt', 'prompts'],
    changed: ['prompt modifié', 'prompts modifiés'],
    selected: ['prompt sélectionné', 'prompts sélectionnés'],
    updated: 'Prompt mis à jour',
    deleted: ['Prompt supprimé', 'prompts supprimés'],
    deleteFailed: 'Impossible de supprimer le prompt.',
    restored: 'Prompt restauré en brouillon',
    restoredAsItWas: ['Prompt restauré', 'prompts restaurés'],
    duplicated: 'Prompt dupliqué en brouillon',
  },
  gpt: {
    list: `${adminRoot}/gpts`,
    title: 'GPT',
    noun: 'GPT',
    counted: ['GPT', 'GPT'],
    changed: ['GPT modifié', 'GPT modifiés'],
    selected: ['GPT sélectionné', 'GPT sélectionnés'],
    updated: 'GPT mis à jour',
    deleted: ['GPT supprimé', 'GPT supprimés'],
    deleteFailed: 'Impossible de supprimer le GPT.',
    restored: 'GPT restauré en brouillon',
    restoredAsItWas: ['GPT restauré', 'GPT restaurés'],
    duplicated: 'GPT dupliqué en brouillon',
  },
}

export const saveFailed = 'Impossible de sauvegarder les modifications.'
export const updateFailed = 'Une erreur est survenue lors de la mise à jour.'
export const statutFailed = 'Impossible de modifier le statut.'
export const statutChanged = 'Statut mis à jour'

/** The address of an item's editor. */
export const editorPath = (kind: ItemKind, id: string): AdminPath =>
  `${contentWords[kind].list}/${id}`

/** The address of what an item once was. */
export const revisionsPath = (kind: ItemKind, id: string): AdminPath =>
  `${contentWords[kind].list}/${id}/revisions`

export const newItemId = 'nouveau'
