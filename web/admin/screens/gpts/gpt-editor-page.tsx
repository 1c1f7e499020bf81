import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'

import { checkGpt, withBlockers } from '#shared/admin/item-check.ts'
import { type GptDraft, gptFields } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { linesOf } from '#shared/text/lines.ts'
import { TabSection } from '#web/admin/controls/tab-section.tsx'
import { type Tab, Tabs } from '#web/admin/controls/tabs.tsx'
import { EditorForm } from '#web/admin/editor/editor-form.tsx'
import { ItemEditorPage } from '#web/admin/editor/item-editor-page.tsx'
import type { ItemEditorState } from '#web/admin/editor/item-editor.tsx'
import { useEditorState } from '#web/admin/editor/use-editing.ts'
import { useItemForm } from '#web/admin/editor/use-item-form.ts'
import { ExempleFields } from '#web/admin/fields/exemple-field.tsx'
import { SeoQueriesFields } from '#web/admin/fields/seo-queries-field.tsx'
import { useFormTabs } from '#web/admin/form/form-tabs.ts'

import { GptGeneral } from './gpt-general.tsx'
import { GptReferencementTab } from './gpt-referencement-tab.tsx'
import { GptFaq, GptLimitations, GptUseCases, GptWorkflow } from './gpt-sections.tsx'
import { useGptSource } from './gpt-source.ts'
import { WorkflowProposal } from './workflow-proposal.tsx'

const kind = { ...gptDrafting, Form: GptForm }

/** `/secure-admin-panel/gpts/nouveau` and `/gpts/{id}`. */
export function GptEditorPage() {
  return <ItemEditorPage kind={kind} source={useGptSource()} />
}

/** Names of the tabs in the address, in their order. */
const gptTabs = [
  'general',
  'cas-usage',
  'workflow',
  'limitations',
  'faq',
  'requetes-seo',
  'referencement',
  'exemple',
] as const
type GptTab = (typeof gptTabs)[number]

const formerGptTabs: Readonly<Record<string, GptTab>> = { seo: 'referencement' }

/** The editor of a GPT: its base fields, its five sections, the column that publishes and checks it. */
function GptForm({ editor }: { editor: ItemEditorState<GptDraft> }) {
  const { store, isOpenedAsNew } = editor
  const { id } = store.place
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const { item, statut, cote, isEditable } = useEditorState(store, ({ stored }) => stored)
  const tabs = useFormTabs<GptTab>({
    tabs: gptTabs,
    tabOf: gptDrafting.tabOf,
    formerTabs: formerGptTabs,
  })
  const { form, frame } = useItemForm({
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
      {...frame}
      note={null}
      publicationFields={
        <>
          <form.AppField name="url_destination">
            {(field) => <field.Text label={gptFields.url_destination.label} type="url" required />}
          </form.AppField>
          <form.AppField name="epingle">
            {(field) => <field.Switch label={gptFields.epingle.label} />}
          </form.AppField>
        </>
      }
      extraPanel={
        <form.Subscribe selector={(state) => state.values}>
          {(draft) => (
            <WorkflowProposal
              draft={draft}
              onPropose={(steps) => {
                form.setFieldValue('workflow', steps)
                tabs.showTab('workflow')
              }}
            />
          )}
        </form.Subscribe>
      }
      check={(draft) => withBlockers(check(draft), frame.messagesOf(draft))}
    >
      <Tabs
        label="Sections du GPT"
        value={tabs.tab}
        onChange={tabs.showTab}
        isReadOnly={!isEditable}
        tabs={[
          {
            value: 'general',
            label: 'Général',
            content: (
              <GptGeneral
                form={form}
                id={id}
                isOpenedAsNew={isOpenedAsNew}
                publicSlug={statut === 'valide' ? item.slug : null}
              />
            ),
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
            value: 'referencement',
            label: 'Référencement',
            content: (
              <TabSection title="Référencement">
                <GptReferencementTab
                  form={form}
                  stored={isNew ? null : { id, slug: item.slug }}
                  cote={cote}
                  isShown={tabs.tab === 'referencement'}
                />
              </TabSection>
            ),
          },
          {
            value: 'exemple',
            label: 'Exemple',
            isTodo: hasNoExemple,
            content: (
              <TabSection title="Exemple">
                <ExempleFields form={form} fields="exemple" variables={[]} />
              </TabSection>
            ),
          },
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

const check = (draft: GptDraft) => checkGpt(gptDrafting.candidateOf(draft))
