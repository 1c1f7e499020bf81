import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import { checkPrompt } from '#shared/item-check.ts'

import { DraftKeeper } from '../content/draft-keeper.tsx'
import { EditorForm } from '../content/editor-form.tsx'
import { useEditorTabs } from '../content/editor-tabs.ts'
import { isSame } from '../content/field-diff.ts'
import type { RefusedValue } from '../content/field-messages.ts'
import { ruledByMessages } from '../content/form-rules.ts'
import { DeleteButton } from '../content/item-actions.tsx'
import { linesOf } from '../content/lines.ts'
import { LiveCheck } from '../content/live-check.tsx'
import { PublicNote } from '../content/public-note.tsx'
import { PublicationPanel } from '../content/publication-panel.tsx'
import { missingReason, needsReason, StatutField } from '../content/statut-field.tsx'
import { TabSection } from '../content/tab-section.tsx'
import type { ItemEditor } from '../content/use-item-editor.ts'
import { useAppForm } from '../controls/form.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { PromptConversations } from './prompt-conversations.tsx'
import { noLevel, promptCandidate, type PromptDraft } from './prompt-draft.ts'
import { PromptGeneral } from './prompt-general.tsx'
import { PromptHistory } from './prompt-history.tsx'
import { promptMessages } from './prompt-messages.ts'
import { PromptQueries } from './prompt-queries.tsx'
import { type PromptTab, promptTabOf, promptTabs } from './prompt-tabs.ts'
import { PromptText } from './prompt-text.tsx'

type PromptFormProps = { editor: ItemEditor<PromptDraft> }

/** The editor of a prompt: every field of it, and the column that publishes and checks it. */
export function PromptForm({ editor }: PromptFormProps) {
  const { id, stored, start, key } = editor
  const tabs = useEditorTabs<PromptTab>({ tabs: promptTabs, tabOf: promptTabOf })
  const [note, setNote] = useState('')
  const [raison, setRaison] = useState('')
  // Read when the form is checked, never drawn.
  const [refused] = useState<RefusedValue[]>(() => [])
  const storedStatut = id === null ? null : stored.value.statut
  const messages = (draft: PromptDraft) => promptMessages(draft, refused)
  const form = useAppForm({
    ...ruledByMessages(messages),
    defaultValues: start.draft,
    onSubmit: ({ value }) => save(value),
    onSubmitInvalid: ({ value }) => tabs.show(messages(value)),
  })
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const isDirty = useStore(form.store, (state) => !isSame(state.values, stored.value))
  const counts = {
    conversations: useStore(form.store, ({ values }) => values.conversations_associees.length),
    historique: useStore(form.store, ({ values }) => values.historique.length),
    requetes: useStore(form.store, ({ values }) => linesOf(values.requetes_seo.requetes).length),
  }

  async function save(draft: PromptDraft) {
    const asksReason = needsReason(draft.statut, storedStatut)
    if (asksReason && raison.trim() === '') {
      tabs.show([missingReason])
      return
    }
    tabs.show([])
    const outcome = await editor.save(draft, {
      note: note.trim() || undefined,
      raison: asksReason ? raison.trim() : undefined,
    })
    if (outcome.isSaved) setNote('')
    if (outcome.refused.length === 0) return
    refused.push(...outcome.refused)
    await form.validate('submit')
    tabs.show(messages(draft))
  }

  return (
    <EditorForm
      label="Prompt"
      messages={tabs.messages}
      onJump={tabs.jump}
      isDirty={isDirty}
      isDirtyNow={() => !isSame(form.state.values, editor.savedNow())}
      isSaving={isSaving}
      isNew={id === null}
      onReset={editor.reset}
      onSave={() => form.handleSubmit()}
      aside={
        <>
          <PublicationPanel storedStatut={storedStatut}>
            <form.AppField name="statut">
              {() => (
                <StatutField
                  storedStatut={storedStatut}
                  raison={raison}
                  isReasonMissing={tabs.messages.includes(missingReason)}
                  onRaisonChange={setRaison}
                />
              )}
            </form.AppField>
            {id === null ? null : <PublicNote value={note} onChange={setNote} />}
          </PublicationPanel>
          <form.Subscribe selector={(state) => state.values}>
            {(draft) => (
              <>
                <LiveCheck draft={draft} check={liveCheck} onJump={tabs.jump} />
                <DraftKeeper storageKey={key} stored={stored} draft={draft} />
              </>
            )}
          </form.Subscribe>
          {id === null ? null : (
            <DeleteButton
              kind="prompt"
              id={id}
              label="Supprimer ce prompt"
              onRemoved={editor.discard}
            />
          )}
        </>
      }
    >
      <Tabs
        label="Sections du prompt"
        value={tabs.tab}
        onChange={tabs.showTab}
        tabs={[
          {
            value: 'general',
            label: 'Général',
            content: <PromptGeneral form={form} id={id} storedSlug={stored.value.slug} />,
          },
          {
            value: 'texte',
            label: 'Texte',
            content: (
              <TabSection title="Texte">
                <form.AppField name="prompt">{() => <PromptText />}</form.AppField>
              </TabSection>
            ),
          },
          {
            value: 'conversations',
            label: 'Conversations',
            count: counts.conversations,
            content: (
              <TabSection title="Conversations">
                <PromptConversations form={form} />
              </TabSection>
            ),
          },
          {
            value: 'historique',
            label: 'Historique',
            count: counts.historique,
            content: (
              <TabSection title="Historique">
                <PromptHistory form={form} />
              </TabSection>
            ),
          },
          {
            value: 'requetes-seo',
            label: 'Requêtes SEO',
            count: counts.requetes || undefined,
            isTodo: counts.requetes === 0,
            content: <PromptQueries form={form} />,
          },
        ]}
      />
    </EditorForm>
  )
}

function liveCheck(draft: PromptDraft) {
  const { niveau, ...candidate } = promptCandidate(draft)
  return checkPrompt({ ...candidate, niveau: niveau === noLevel ? null : niveau })
}
