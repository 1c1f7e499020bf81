import type { CategoryHue } from '#shared/categories/category-hues.ts'
import { type CategoryGroup, firstGroup } from '#shared/categories/category.ts'
import type { NamesOf } from '#shared/items/field-names.ts'
import {
  type CategoryInput,
  categoryInputSchema,
  newCategorySchema,
} from '#shared/labels/category-input.ts'
import { linesOf, textOfLines } from '#shared/text/lines.ts'
import { type FieldMessage, fieldMessages } from '#web/admin/form/field-messages.ts'

/** A category as its form holds it: what one looks for in it a line each. */
export type CategoryDraft = Record<
  'nom' | Exclude<keyof CategoryInput, 'teinte' | 'groupe'>,
  string
> & {
  teinte: CategoryHue
  groupe: CategoryGroup
}

/** A category that does not exist yet, or that items have and nobody created. */
export const newDraft = (nom: string): CategoryDraft => ({
  nom,
  libelle: '',
  code: '',
  teinte: '',
  description: '',
  guide: '',
  mots: '',
  tags: '',
  groupe: firstGroup(nom),
})

export const draftOf = (nom: string, category: CategoryInput): CategoryDraft => ({
  ...category,
  nom,
  tags: textOfLines(category.tags),
})

/** Codes are in capitals, however they are typed. */
const inputOf = ({ nom: _name, ...draft }: CategoryDraft) => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  tags: linesOf(draft.tags),
})

export const categoryOf = (draft: CategoryDraft): CategoryInput =>
  categoryInputSchema.parse(inputOf(draft))

/** A new one without a code gets one of the server. */
const newInputOf = (draft: CategoryDraft) => {
  const { code, ...input } = inputOf(draft)
  return { ...input, nom: draft.nom, ...(code !== '' && { code }) }
}

export const newCategoryOf = (draft: CategoryDraft) => newCategorySchema.parse(newInputOf(draft))

/** Whose generic content fills what is empty, in words. */
export const groupNames: Record<CategoryGroup, string> = {
  seo: 'SEO',
  content: 'Contenu',
  growth: 'Croissance',
}

/** What each hue is called. */
export const hueNames: Record<CategoryHue, string> = {
  'cat-seo': 'Bleu',
  'cat-technical-seo': 'Azur',
  'cat-technical': 'Ardoise',
  'cat-research': 'Canard',
  'cat-analysis': 'Turquoise',
  'cat-analytics': 'Émeraude',
  'cat-local': 'Vert',
  'cat-e-commerce': 'Olive',
  'cat-conversion': 'Bronze',
  'cat-strategy': 'Ocre',
  'cat-marketing': 'Cuivre',
  'cat-content': 'Framboise',
  'cat-social-media': 'Fuchsia',
  'cat-persona': 'Prune',
  'cat-automation': 'Violet',
  'cat-audit': 'Indigo',
  '': 'Gris',
}

export const categoryFields: NamesOf<CategoryDraft> = {
  nom: { label: 'Nom', missing: 'Le nom est obligatoire.' },
  libelle: { label: 'Nom français' },
  code: { label: 'Code', missing: 'Le code est obligatoire.' },
  groupe: { label: 'Contenu générique', values: groupNames },
  teinte: { label: 'Couleur', values: hueNames },
  description: { label: 'Description' },
  guide: { label: 'Guide' },
  tags: { label: 'Ce qu’on y cherche' },
  mots: { label: 'Mots de recherche' },
}

/** Validation errors of a category, with the problem of its name. */
export const categoryMessages =
  (stored: CategoryInput | null, nameProblem: (name: string) => string | null) =>
  (draft: CategoryDraft): FieldMessage[] => {
    const messages = fieldMessages(
      newCategorySchema,
      stored ? { ...inputOf(draft), nom: draft.nom } : newInputOf(draft),
      draft,
      categoryFields,
    )
    const problem = nameProblem(draft.nom)
    const { label } = categoryFields.nom
    return problem === null || messages.some(({ path }) => path === 'nom')
      ? messages
      : [{ path: 'nom', label, message: problem }, ...messages]
  }
