import type { ComponentType } from 'react'

import type { ItemDrafting } from '#shared/items/item-drafting.ts'

import type { EditedDraft } from './opened-item.ts'
import type { ItemEditor } from './use-item-editor.ts'

/** A kind of item, with the heading and the form of its editor. */
export type EditedKind<Draft extends EditedDraft, Item extends object> = ItemDrafting<
  Draft,
  Item
> & {
  /** Heading of a new item. */
  newTitle: string
  Form: ComponentType<{ editor: ItemEditor<Draft> }>
}
