import type { BlockNames } from './block-list.tsx'

export const maxConversations = 50

export const conversationNames: BlockNames = {
  one: 'Conversation',
  theOne: 'la conversation',
  add: 'Ajouter une conversation',
  removed: 'Conversation supprimée',
  none: 'Aucune conversation associée.',
}
