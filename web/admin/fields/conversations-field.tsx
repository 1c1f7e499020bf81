import type { ConversationDraft } from '#shared/items/sections/conversation-draft.ts'
import { withFieldGroup } from '#web/admin/form/form.tsx'

import { BlockList, type BlockNames } from './block-list.tsx'

const noConversations: { conversations_associees: ConversationDraft[] } = {
  conversations_associees: [],
}
const blank: ConversationDraft = { nom: '', url: '' }
const max = 50

const names: BlockNames = {
  all: 'Conversations',
  one: 'Conversation',
  theOne: 'la conversation',
  add: 'Ajouter une conversation',
  removed: 'Conversation supprimée',
  none: 'Aucune conversation associée.',
}

/** Where the form of an item holds them. */
export const conversationsField = { conversations_associees: 'conversations_associees' } as const

/** The example conversations of an item. */
export const ConversationsField = withFieldGroup({
  defaultValues: noConversations,
  render: function ConversationsField({ group }) {
    return (
      <group.AppField name="conversations_associees">
        {() => (
          <BlockList names={names} blank={blank} max={max}>
            {(index) => (
              <>
                <group.AppField name={`conversations_associees[${index}].nom`}>
                  {(field) => <field.Text label="Nom" required />}
                </group.AppField>
                <group.AppField name={`conversations_associees[${index}].url`}>
                  {(field) => <field.Text label="Adresse" type="url" required />}
                </group.AppField>
              </>
            )}
          </BlockList>
        )}
      </group.AppField>
    )
  },
})
