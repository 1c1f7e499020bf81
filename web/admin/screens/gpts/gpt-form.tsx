import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'

import { checkGpt } from '#shared/admin/item-check.ts'
import type { TypedCard } from '#shared/admin/typed-card.ts'
import { type GptDraft, gptFields } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { linesOf } from '#shared/text/lines.ts'
import { type Tab, Tabs } from '#web/admin/controls/tabs.tsx'
import { EditorForm } from '#web/admin/editor/editor-form.tsx'
import { useEditorTabs } from '#web/admin/editor/editor-tabs.ts'
import { itemMessages } from '#web/admin/editor/item-messages.ts'
import { LiveCheck } from '#web/admin/editor/live-check.tsx'
import { OnceShown } from '#web/admin/editor/once-shown.tsx'
import { PublicationPanel } from '#web/admin/editor/publication-panel.tsx'
import { TabSection } from '#web/admin/editor/tab-section.tsx'
import { TodoStrip } from '#web/admin/editor/todo-strip.tsx'
import type { ItemEditor } from '#web/admin/editor/use-item-editor.ts'
import { useItemForm } from '#web/admin/editor/use-item-form.ts'
import { ExempleFields } from '#web/admin/fields/exemple-field.tsx'
import { SeoQueriesFields } from '#web/admin/fields/seo-queries-field.tsx'
import { StatutField } from '#web/admin/fields/statut-field.tsx'
import { VerifiedField } from '#web/admin/fields/verified-field.tsx'
import { DeleteButton } from '#web/admin/items/item-actions.tsx'
import { LivePreview } from '#web/admin/preview/live-preview.tsx'
import { ItemSeo } from '#web/admin/seo/item-seo.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { TypingNoted } from '#web/admin/typed/typing-noted.tsx'

import { GptFaq } from './gpt-faq.tsx'
import { GptGeneral } from './gpt-general.tsx'
import { GptLimitations } from './gpt-limitations.tsx'
import { type GptTab, gptTabs } from './gpt-tabs.ts'
import { GptUseCases } from './gpt-use-cases.tsx'
import { GptWorkflow } from './gpt-workflow.tsx'
import { WorkflowProposal } from './workflow-proposal.tsx'

/** The editor of a GPT: its base fields, its five sections, the column that publishes and checks it. */
export function GptForm({ editor }: { editor: ItemEditor<GptDraft> }) {
  const may = useMay()
  const { id, stored, autosave, origine, readPage } = editor
  const tabs = useEditorTabs<GptTab>({ tabs: gptTabs, tabOf: gptDrafting.tabOf })
  const { form, statut, frame } = useItemForm({
    drafting: gptDrafting,
    editor,
    tabs,
  })
  const casUsage = useStore(form.store, ({ values }) => values.cas_usage.length)
  const workflow = useStore(form.store, ({ values }) => values.workflow.length)
  const limitations = useStore(form.store, ({ values }) => values.limitations.length)
  const faq = useStore(form.store, ({ values }) => values.faq.length)
  const hasNoExemple = useStore(form.store, ({ values }) => values.exemple.resultat === '')
  const requetes = useStore(
    form.store,
    ({ values }) => linesOf(values.requetes_seo.requetes).length,
  )

  return (
    <EditorForm
      label="GPT"
      {...frame}
      todo={
        <form.Subscribe selector={(state) => state.values}>
          {(draft) => <TodoStrip draft={draft} messagesOf={allMessages} onJump={tabs.jump} />}
        </form.Subscribe>
      }
      preview={
        <form.Subscribe selector={(state) => state.values}>
          {(draft) => <LivePreview origine={origine} draft={draft} readPage={readPage} />}
        </form.Subscribe>
      }
      aside={
        <>
          <PublicationPanel storedStatut={statut.storedStatut}>
            <form.AppField name="statut">{() => <StatutField {...statut} />}</form.AppField>
            <form.AppField name="url_destination">
              {(field) => (
                <field.Text label={gptFields.url_destination.label} type="url" required />
              )}
            </form.AppField>
            <form.AppField name="epingle">
              {(field) => <field.Switch label={gptFields.epingle.label} />}
            </form.AppField>
            {id === null ? null : (
              <form.Subscribe selector={({ values }) => values.ia}>
                {(ia) => (
                  <VerifiedField
                    kind="gpt"
                    at={{ id, version: stored.version }}
                    verification={stored.verification}
                    ia={ia}
                    onNoted={editor.noteVerified}
                  />
                )}
              </form.Subscribe>
            )}
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
                <TypingNoted autosave={autosave} stored={stored} draft={draft} />
              </>
            )}
          </form.Subscribe>
          {id === null ? null : (
            <DeleteButton kind="gpt" id={id} label="Supprimer ce GPT" onRemoved={editor.forget} />
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
            content: <GptGeneral form={form} id={id} storedSlug={stored.item.slug} />,
          },
          section('cas-usage', 'Cas d’usage', casUsage, <GptUseCases form={form} />),
          section('workflow', 'Workflow', workflow, <GptWorkflow form={form} />),
          section('limitations', 'Limitations', limitations, <GptLimitations form={form} />),
          section('faq', 'FAQ', faq, <GptFaq form={form} />),
          section(
            'requetes-seo',
            'Requêtes SEO',
            requetes,
            <SeoQueriesFields form={form} fields="requetes_seo" />,
          ),
          {
            value: 'exemple',
            label: 'Exemple',
            isTodo: hasNoExemple,
            content: (
              <TabSection title="Exemple">
                <ExempleFields form={form} fields="exemple" />
              </TabSection>
            ),
          },
          ...(id !== null && may('seo.manage')
            ? [
                {
                  value: 'seo' as const,
                  label: 'SEO',
                  content: (
                    <TabSection title="SEO">
                      <OnceShown isShown={tabs.tab === 'seo'}>
                        <form.Subscribe selector={(state) => state.values}>
                          {(draft) => (
                            <ItemSeo
                              id={id}
                              storedSlug={stored.item.slug}
                              card={cardOf(draft, stored.cote)}
                            />
                          )}
                        </form.Subscribe>
                      </OnceShown>
                    </TabSection>
                  ),
                },
              ]
            : []),
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

/** What the social image of a GPT says. */
function cardOf({ nom, description, categories, ia }: GptDraft, cote: string | null): TypedCard {
  const categorie = categories[0] ?? ''
  return { kind: 'gpt', titre: nom, description, categorie, ia, cote: cote ?? '' }
}

const allMessages = (draft: GptDraft) => itemMessages(gptDrafting, draft)

const liveCheck = (draft: GptDraft) => checkGpt(gptDrafting.candidateOf(draft))
