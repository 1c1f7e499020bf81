import { useState } from 'react'

import { useUrlState } from '../controls/url-state.ts'
import type { FieldMessage } from './field-messages.ts'
import { focusField } from './focus-field.ts'

type EditorTabs<Tab extends string> = {
  /** Every tab, the one shown first at the head. */
  tabs: readonly [Tab, ...Tab[]]
  /** Which tab a field is in. */
  tabOf: (path: string) => Tab
}

/** The tab of an editor, kept in the address, and the way from a message to its field. */
export function useEditorTabs<Tab extends string>({ tabs, tabOf }: EditorTabs<Tab>) {
  const [url, changeUrl] = useUrlState()
  const [messages, setMessages] = useState<readonly FieldMessage[]>([])
  const tab = tabs.find((name) => name === url['onglet']) ?? tabs[0]

  function showTab(next: Tab) {
    changeUrl({ onglet: next === tabs[0] ? null : next })
  }

  function jump(path: string) {
    const next = tabOf(path)
    if (next !== tab) showTab(next)
    focusField(path)
  }

  return {
    tab,
    showTab,
    jump,
    messages,
    /** Shows what keeps the item from being saved, and goes to the first field of it. */
    show(next: readonly FieldMessage[]) {
      setMessages(next)
      const [first] = next
      if (first) jump(first.path)
    },
  }
}
