import { useStore } from '@tanstack/react-form'
import { useDeferredValue, useMemo } from 'react'

import { checkPrompt, withBlockers } from '#shared/admin/item-check.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { linesOf } from '#shared/text/lines.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { TabSection } from '#web/admin/controls/tab-section.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { EditorForm } from '#web/admin/editor/editor-form.tsx'
import { ItemEditorPage } from '#web/admin/editor/item-editor-page.tsx'
import type { ItemEditorState } from '#web/admin/editor/item-editor.tsx'
import { useEditorState } from '#web/admin/editor/use-editing.ts'
import { useItemForm } from '#web/admin/editor/use-item-form.ts'
import { ExempleFields } from '#web/admin/fields/exemple-field.tsx'
import { useFormTabs } from '#web/admin/form/form-tabs.ts'
import { withForm } from '#web/admin/form/form.tsx'

import { PromptMoreTab } from './prompt-more-tab.tsx'
import { PromptReferencementTab } from './prompt-referencement-tab.tsx'
import { usePromptSource } from './prompt-source.ts'
import { PromptTextTab } from './prompt-text-tab.tsx'

const kind = { ...promptDrafting, Form: PromptForm }

/** `/secure-admin-panel/prompts/nouveau` and `/prompts/{id}`. */
export function PromptEditorPage() {
  return <ItemEditorPage kind={kind} source={usePromptSource()} />
}

/** Names of the tabs in the address, in their order. */
const promptTabs = ['texte', 'exemple', 'referencement', 'plus'] as const
type PromptTab = (typeof promptTabs)[number]

const formerPromptTabs: Readonly<Record<string, PromptTab>> = {
  general: 'texte',
  conversations: 'plus',
  historique: 'plus',
  'requetes-seo': 'referencement',
  seo: 'referencement',
}

/** The editor of a prompt: every field of it, and the column that publishes and checks it. */
function PromptForm({ editor }: { editor: ItemEditorState<PromptDraft> }) {
  const { store, isOpenedAsNew } = editor
  const { id } = store.place
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const { item, statut, cote, isEditable } = useEditorState(store, ({ stored }) => stored)
  const tabs = useFormTabs<PromptTab>({
    tabs: promptTabs,
    tabOf: promptDrafting.tabOf,
    formerTabs: formerPromptTabs,
  })
  const { form, note, frame } = useItemForm({
    drafting: promptDrafting,
    editor,
    tabs,
  })
  const hasNoExemple = useStore(form.store, ({ values }) => values.exemple.resultat === '')
  const hasNoQueries = useStore(
    form.store,
    ({ values }) => linesOf(values.requetes_seo.requetes).length === 0,
  )

  return (
    <EditorForm
      {...frame}
      note={note}
      check={(draft) => withBlockers(check(draft), frame.messagesOf(draft))}
    >
      <Tabs
        label="Sections du prompt"
        value={tabs.tab}
        onChange={tabs.showTab}
        isReadOnly={!isEditable}
        tabs={[
          {
            value: 'texte',
            label: 'Texte',
            content: (
              <TabSection title="Texte">
                <PromptTextTab form={form} isOpenedAsNew={isOpenedAsNew} />
              </TabSection>
            ),
          },
          {
            value: 'exemple',
            label: 'Exemple',
            isTodo: hasNoExemple,
            content: (
              <TabSection title="Exemple">
                <PromptExampleTab form={form} />
              </TabSection>
            ),
          },
          {
            value: 'referencement',
            label: 'Référencement',
            isTodo: hasNoQueries,
            content: (
              <TabSection title="Référencement">
                <PromptReferencementTab
                  form={form}
                  stored={isNew ? null : { id, slug: item.slug }}
                  cote={cote}
                  isShown={tabs.tab === 'referencement'}
                />
              </TabSection>
            ),
          },
          {
            value: 'plus',
            label: 'Plus',
            content: (
              <TabSection title="Plus">
                <PromptMoreTab
                  form={form}
                  id={id}
                  publicSlug={statut === 'valide' ? item.slug : null}
                />
              </TabSection>
            ),
          },
        ]}
      />
    </EditorForm>
  )
}

/** A level that is not chosen yet weighs nothing, as in the list. */
const check = (draft: PromptDraft) => checkPrompt(promptDrafting.candidateOf(draft))

/** The example of a prompt, with a value for each variable of its text. */
const PromptExampleTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  render: function PromptExampleTab({ form }) {
    const text = useDeferredValue(useStore(form.store, ({ values }) => values.prompt))
    const variables = useMemo(
      () => parsePrompt(text).variables.map(({ placeholder }) => placeholder),
      [text],
    )
    return <ExempleFields form={form} fields="exemple" variables={variables} />
  },
})
