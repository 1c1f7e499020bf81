import { useEffect, useEffectEvent } from 'react'

import { focusField } from '#web/admin/controls/focus-field.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

type FormTabs<Tab extends string> = {
  /** All tabs. The first one is the default. */
  tabs: readonly [Tab, ...Tab[]]
  /** The tab of each field that is not in the first tab. */
  tabOf: TabByName<Tab>
  /** Tabs by former names that addresses may still contain. */
  formerTabs?: TabByName<Tab>
}

type TabByName<Tab extends string> = Readonly<Partial<Record<string, Tab>>>

/**
 * The tab of a form, which is part of the address, and the jump from a message to its field. A field in the
 * address is focused once.
 */
export function useFormTabs<Tab extends string>({ tabs, tabOf, formerTabs = {} }: FormTabs<Tab>) {
  const [url, changeUrl] = useUrlState()
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
    jumpToFirst([first]: readonly FieldMessage[]) {
      if (first) jump(first.path)
    },
  }
}

/** The tab of a field or of a part of it, such as `faq[1].question`. */
export function tabOfPath<Tab extends string>(
  tabOf: TabByName<Tab>,
  path: string,
): Tab | undefined {
  const [field = ''] = path.split(/[.[]/)
  return ownValue(tabOf, field)
}

const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(values, key) ? values[key] : undefined
