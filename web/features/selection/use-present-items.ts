import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { SelectedItem } from '#shared/items/selection.ts'

import { itemName, type PresentItem, presentItems } from './present-items.ts'

/** What the catalogue says of items: undefined until it is known, null for one that left it. */
export type Present = (item: SelectedItem) => PresentItem | null | undefined

/** Asks the catalogue for what it says of these items today, once for each; without an answer a list does with what is stored. */
export function usePresentItems(items: SelectedItem[]): Present {
  const { api } = useRouteContext({ from: rootRouteId })
  const [known, setKnown] = useState(new Map<string, PresentItem | null>())

  useEffect(() => {
    const unknown = items.filter((item) => !known.has(itemName(item)))
    if (unknown.length === 0) return
    let isShown = true
    const add = (present: (PresentItem | null)[]) => {
      const added = unknown.map((item, index) => [itemName(item), present[index] ?? null] as const)
      if (isShown) setKnown(new Map([...known, ...added]))
    }
    presentItems(api, unknown).then(add, () => undefined)
    return () => {
      isShown = false
    }
  }, [api, items, known])

  return (item) => known.get(itemName(item))
}
