import { useEffect, useEffectEvent, useState } from 'react'

import { focusField } from '#web/admin/controls/focus-field.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { useUrlState } from '#web/admin/table/url-state.ts'

type EditorTabs<Tab extends string> = {
  /** Every tab, the one shown first at the head. */
  tabs: readonly [Tab, ...Tab[]]
  /** Which tab a field is in. */
  tabOf: Readonly<Record<string, Tab>>
  /** Names of former tabs that addresses may still have. */
  formerTabs: Readonly<Record<string, Tab>>
}

/**
 * The tab of an editor, kept in the address, and the way from a message to its field. An address that names
 * a field leads to it, once.
 */
export function useEditorTabs<Tab extends string>({ tabs, tabOf, formerTabs }: EditorTabs<Tab>) {
  const [url, changeUrl] = useUrlState()
  const [messages, setMessages] = useState<readonly FieldMessage[]>([])
  const { onglet = '' } = url
  const tab = tabs.find((name) => name === onglet) ?? ownValue(formerTabs, onglet) ?? tabs[0]

  const followAddress = useEffectEvent(() => {
    const { champ } = url
    if (champ === undefined) return
    const next = tabOfPath(tabOf, champ) ?? tabs[0]
    changeUrl({ champ: null, onglet: next === tabs[0] ? null : next })
    focusField(champ)
  })
  useEffect(() => followAddress(), [])

  function showTab(next: Tab) {
    changeUrl({ onglet: next === tabs[0] ? null : next })
  }

  function jump(path: string) {
    const next = tabOfPath(tabOf, path) ?? tabs[0]
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

/** Which tab holds a field or a part of it: `faq[1].question`. */
export function tabOfPath<Tab extends string>(
  tabOf: Readonly<Record<string, Tab>>,
  path: string,
): Tab | undefined {
  const [field = ''] = path.split(/[.[]/)
  return ownValue(tabOf, field)
}

const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(values, key) ? values[key] : undefined
