import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** How many things it holds; nothing is shown for undefined. */
  count?: number
  /** Something is missing in it: a ring, read out as «à compléter». */
  isTodo?: boolean
  /** What it holds goes to its edges, as tables do. */
  isFlush?: boolean
  content: ReactNode
}

type TabsProps<Value extends string> = {
  label: string
  tabs: Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Disables the fields in the panels, not the tabs. */
  isReadOnly?: boolean
}

/** Shows one panel at a time. Hidden panels stay mounted, so that no field loses its value. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isReadOnly = false,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <BaseTabs.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count === undefined ? null : <span className="n">{tab.count}</span>}
            {tab.isTodo ? (
              <>
                <span className="todo" aria-hidden="true" />
                <span className="sr-only">à compléter</span>
              </>
            ) : null}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          className={tab.isFlush ? 'tabpanel tabpanel-flush' : 'tabpanel'}
          keepMounted
        >
          {isReadOnly ? (
            <fieldset className="contents" disabled>
              {tab.content}
            </fieldset>
          ) : (
            tab.content
          )}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
