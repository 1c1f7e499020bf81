import { createContext, use } from 'react'

import { type CategoryLook, hueOf } from '#shared/categories/category-look.ts'

/** How categories look and are called on this page, by their names; the frame gives it. */
export const CategoryLooks = createContext<ReadonlyMap<string, CategoryLook>>(new Map())

export type LookOf = (name: string) => {
  /** The class that gives an element the category's colours. */
  className: string
  /** What is read as its name. */
  label: string
}

/** How a category is shown by its name; one that nobody created is grey. */
export function useCategoryLook(): LookOf {
  const looks = use(CategoryLooks)
  return (name) => {
    const look = looks.get(name)
    return {
      className: look ? `cat ${hueOf(look)}`.trimEnd() : 'cat',
      label: look?.label ?? name,
    }
  }
}
