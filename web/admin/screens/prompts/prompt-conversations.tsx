import { emptyConversation } from '#shared/drafts/conversation-draft.ts'
import { emptyPromptDraft } from '#shared/drafts/prompt-draft.ts'
import { BlockList } from '#web/admin/fields/block-list.tsx'
import { conversationNames, maxConversations } from '#web/admin/fields/conversation-names.ts'
import { withForm } from '#web/admin/form/form.tsx'

/** The example conversations of a prompt. */
export const PromptConversations = withForm({
  defaultValues: emptyPromptDraft,
  render: function PromptConversations({ form }) {
    return (
      <form.AppField name="conversations_associees">
        {() => (
          <BlockList names={conversationNames} blank={emptyConversation} max={maxConversations}>
            {(index) => (
              <>
                <form.AppField name={`conversations_associees[${index}].nom`}>
                  {(field) => <field.Text label="Nom" required maxLength={160} />}
                </form.AppField>
                <form.AppField name={`conversations_associees[${index}].url`}>
                  {(field) => <field.Text label="Adresse" type="url" required />}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
