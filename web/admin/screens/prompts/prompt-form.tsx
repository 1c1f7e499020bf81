import { useStore } from '@tanstack/react-form'

import { checkPrompt } from '#shared/admin/item-check.ts'
import type { TypedCard } from '#shared/admin/typed-card.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { noLevel, type PromptDraft } from '#shared/items/prompt-fields.ts'
import { linesOf } from '#shared/text/lines.ts'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { EditorForm } from '#web/admin/editor/editor-form.tsx'
import { useEditorTabs } from '#web/admin/editor/editor-tabs.ts'
import type { ItemEditorState } from '#web/admin/editor/item-editor.tsx'
import { LiveCheck } from '#web/admin/editor/live-check.tsx'
import { OnceShown } from '#web/admin/editor/once-shown.tsx'
import { PublicationPanel } from '#web/admin/editor/publication-panel.tsx'
import { TabSection } from '#web/admin/editor/tab-section.tsx'
import { useEditorState } from '#web/admin/editor/use-editing.ts'
import { useItemForm } from '#web/admin/editor/use-item-form.ts'
import { ConversationsField, conversationsField } from '#web/admin/fields/conversations-field.tsx'
import { ExempleFields } from '#web/admin/fields/exemple-field.tsx'
import { SeoQueriesFields } from '#web/admin/fields/seo-queries-field.tsx'
import { DeleteButton } from '#web/admin/items/item-actions.tsx'
import { LivePreview } from '#web/admin/preview/live-preview.tsx'
import { ItemSeo } from '#web/admin/seo/item-seo.tsx'
import { useMay } from '#web/admin/session/session.ts'

import { PromptGeneral } from './prompt-general.tsx'
import { PromptHistory } from './prompt-history.tsx'
import { type PromptTab, promptTabs } from './prompt-tabs.ts'
import { PromptText } from './prompt-text.tsx'

/** The editor of a prompt: every field of it, and the column that publishes and checks it. */
export function PromptForm({ editor }: { editor: ItemEditorState<PromptDraft> }) {
  const may = useMay()
  const { id, store, source, isBorn } = editor
  const { origine } = store.place
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const { item, statut, cote, isEditable } = useEditorState(store, ({ stored }) => stored)
  const tabs = useEditorTabs<PromptTab>({ tabs: promptTabs, tabOf: promptDrafting.tabOf })
  const { form, note, frame } = useItemForm({
    drafting: promptDrafting,
    editor,
    tabs,
  })
  const hasNoExemple = useStore(form.store, ({ values }) => values.exemple.resultat === '')
  const counts = {
    conversations: useStore(form.store, ({ values }) => values.conversations_associees.length),
    historique: useStore(form.store, ({ values }) => values.historique.length),
    requetes: useStore(form.store, ({ values }) => linesOf(values.requetes_seo.requetes).length),
  }

  return (
    <EditorForm
      label="Prompt"
      {...frame}
      preview={
        <form.Subscribe selector={(state) => state.values}>
          {(draft) => (
            <LivePreview
              origine={origine}
              draft={draft}
              readPage={(shown) => source.readPage(isNew ? null : id, shown)}
            />
          )}
        </form.Subscribe>
      }
      aside={
        <>
          <form.Subscribe selector={({ values }) => values.ia}>
            {(ia) => <PublicationPanel kind="prompt" store={store} note={note} ia={ia} />}
          </form.Subscribe>
          <form.Subscribe selector={(state) => state.values}>
            {(draft) => (
              <>
                <LiveCheck draft={draft} check={liveCheck} onJump={tabs.jump} />
              </>
            )}
          </form.Subscribe>
          {isNew || !isEditable ? null : (
            <DeleteButton
              kind="prompt"
              id={id}
              label="Supprimer ce prompt"
              onRemoved={store.abandon}
            />
          )}
        </>
      }
    >
      <Tabs
        label="Sections du prompt"
        value={tabs.tab}
        onChange={tabs.showTab}
        isReadOnly={!isEditable}
        tabs={[
          {
            value: 'general',
            label: 'Général',
            content: (
              <PromptGeneral
                form={form}
                id={id}
                isBorn={isBorn}
                publicSlug={statut === 'valide' ? item.slug : null}
              />
            ),
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
                <ConversationsField form={form} fields={conversationsField} />
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
            content: <SeoQueriesFields form={form} fields="requetes_seo" />,
          },
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
          ...(!isNew && may('seo.manage')
            ? [
                {
                  value: 'seo' as const,
                  label: 'SEO',
                  content: (
                    <TabSection title="SEO">
                      <OnceShown isShown={tabs.tab === 'seo'}>
                        <form.Subscribe selector={(state) => state.values}>
                          {(draft) => (
                            <ItemSeo id={id} storedSlug={item.slug} card={cardOf(draft, cote)} />
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

/** What the social image of a prompt says. */
function cardOf(draft: PromptDraft, cote: string | null): TypedCard {
  const { titre, description, categories, niveau, ia } = draft
  return {
    kind: 'prompt',
    titre,
    description,
    categorie: categories[0] ?? '',
    niveau: niveau === noLevel ? undefined : niveau,
    ia,
    cote: cote ?? '',
  }
}

/** A level that is not chosen yet is asked for before publishing, and weighs nothing: as in the list. */
const liveCheck = (draft: PromptDraft) => checkPrompt(promptDrafting.candidateOf(draft))
