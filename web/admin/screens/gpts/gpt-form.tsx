import { useStore } from '@tanstack/react-form'
import { type ReactNode, useState } from 'react'

import { checkGpt } from '#shared/admin/item-check.ts'
import { type Tab, Tabs } from '#web/admin/controls/tabs.tsx'
import { DraftKeeper } from '#web/admin/editor/draft-keeper.tsx'
import { EditorForm } from '#web/admin/editor/editor-form.tsx'
import { useEditorTabs } from '#web/admin/editor/editor-tabs.ts'
import { isSame } from '#web/admin/editor/field-diff.ts'
import { LiveCheck } from '#web/admin/editor/live-check.tsx'
import { PublicationPanel } from '#web/admin/editor/publication-panel.tsx'
import { TabSection } from '#web/admin/editor/tab-section.tsx'
import type { ItemEditor } from '#web/admin/editor/use-item-editor.ts'
import { linesOf } from '#web/admin/fields/lines.ts'
import { missingReason, needsReason, StatutField } from '#web/admin/fields/statut-field.tsx'
import type { RefusedValue } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import { DeleteButton } from '#web/admin/items/item-actions.tsx'

import { gptCandidate, type GptDraft } from './gpt-draft.ts'
import { GptFaq } from './gpt-faq.tsx'
import { GptGeneral } from './gpt-general.tsx'
import { GptLimitations } from './gpt-limitations.tsx'
import { gptMessages } from './gpt-messages.ts'
import { GptQueries } from './gpt-queries.tsx'
import { type GptTab, gptTabOf, gptTabs } from './gpt-tabs.ts'
import { GptUseCases } from './gpt-use-cases.tsx'
import { GptWorkflow } from './gpt-workflow.tsx'
import { WorkflowProposal } from './workflow-proposal.tsx'

type GptFormProps = { editor: ItemEditor<GptDraft> }

/** The editor of a GPT: its base fields, its five sections, the column that publishes and checks it. */
export function GptForm({ editor }: GptFormProps) {
  const { id, stored, start, key } = editor
  const tabs = useEditorTabs<GptTab>({ tabs: gptTabs, tabOf: gptTabOf })
  const [raison, setRaison] = useState('')
  // Read when the form is checked, never drawn.
  const [refused] = useState<RefusedValue[]>(() => [])
  const storedStatut = id === null ? null : stored.value.statut
  const messages = (draft: GptDraft) => gptMessages(draft, refused)
  const form = useAppForm({
    ...ruledByMessages(messages),
    defaultValues: start.draft,
    onSubmit: ({ value }) => save(value),
    onSubmitInvalid: ({ value }) => tabs.show(messages(value)),
  })
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const isDirty = useStore(form.store, (state) => !isSame(state.values, stored.value))
  const casUsage = useStore(form.store, ({ values }) => values.cas_usage.length)
  const workflow = useStore(form.store, ({ values }) => values.workflow.length)
  const limitations = useStore(form.store, ({ values }) => values.limitations.length)
  const faq = useStore(form.store, ({ values }) => values.faq.length)
  const requetes = useStore(
    form.store,
    ({ values }) => linesOf(values.requetes_seo.requetes).length,
  )

  async function save(draft: GptDraft) {
    const asksReason = needsReason(draft.statut, storedStatut)
    if (asksReason && raison.trim() === '') {
      tabs.show([missingReason])
      return
    }
    tabs.show([])
    const outcome = await editor.save(draft, { raison: asksReason ? raison.trim() : undefined })
    if (outcome.refused.length === 0) return
    refused.push(...outcome.refused)
    await form.validate('submit')
    tabs.show(messages(draft))
  }

  return (
    <EditorForm
      label="GPT"
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
            <form.AppField name="url_destination">
              {(field) => <field.Text label="URL de destination" type="url" required />}
            </form.AppField>
            <form.AppField name="epingle">
              {(field) => <field.Switch label="Épinglé en tête de liste" />}
            </form.AppField>
          </PublicationPanel>
          <form.Subscribe selector={(state) => state.values}>
            {(draft) => (
              <>
                <WorkflowProposal
                  draft={draft}
                  onPropose={(steps) => {
                    form.setFieldValue('workflow', steps)
                    tabs.showTab('workflow')
                  }}
                />
                <LiveCheck draft={draft} check={liveCheck} onJump={tabs.jump} />
                <DraftKeeper storageKey={key} stored={stored} draft={draft} />
              </>
            )}
          </form.Subscribe>
          {id === null ? null : (
            <DeleteButton kind="gpt" id={id} label="Supprimer ce GPT" onRemoved={editor.discard} />
          )}
        </>
      }
    >
      <Tabs
        label="Sections du GPT"
        value={tabs.tab}
        onChange={tabs.showTab}
        tabs={[
          {
            value: 'general',
            label: 'Général',
            content: <GptGeneral form={form} id={id} storedSlug={stored.value.slug} />,
          },
          section('cas-usage', 'Cas d’usage', casUsage, <GptUseCases form={form} />),
          section('workflow', 'Workflow', workflow, <GptWorkflow form={form} />),
          section('limitations', 'Limitations', limitations, <GptLimitations form={form} />),
          section('faq', 'FAQ', faq, <GptFaq form={form} />),
          section('requetes-seo', 'Requêtes SEO', requetes, <GptQueries form={form} />),
        ]}
      />
    </EditorForm>
  )
}

/** The tab of a section: its count, or a ring while it is empty. */
function section(value: GptTab, label: string, count: number, blocks: ReactNode): Tab<GptTab> {
  const content = <TabSection title={label}>{blocks}</TabSection>
  return { value, label, count: count || undefined, isTodo: count === 0, content }
}

const liveCheck = (draft: GptDraft) => checkGpt(gptCandidate(draft))
