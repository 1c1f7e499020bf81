import { useQuery } from '@tanstack/react-query'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Fields } from '#shared/items/fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import { followsTitle, proposeSlug } from '#shared/text/proposed-slug.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { useTextField } from '#web/admin/form/form.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { Button } from '#web/ui/button.tsx'

type TitleFieldProps = {
  label: string
  isNew: boolean
  slug: () => string
  onSlugChange: (slug: string) => void
}

/** Title of an item. The slug of a new one follows it until someone types another slug. */
export function TitleField({ label, isNew, slug, onSlugChange }: TitleFieldProps) {
  const field = useTextField()

  function change(title: string) {
    if (isNew && followsTitle(slug(), field.value)) onSlugChange(proposeSlug(title))
    field.onChange(title)
  }

  return (
    <TextField
      label={label}
      {...field}
      isWide
      required
      onChange={change}
      data-initial-focus={isNew || undefined}
    />
  )
}

type SlugFieldProps = {
  kind: ItemKind
  id: string
  /** Null for an item that is not public. */
  publicSlug: string | null
  /** Text that a slug is proposed from. */
  title: string
}

/** The last part of an item's address, checked while it is typed. */
export function SlugField({ kind, id, publicSlug, title }: SlugFieldProps) {
  const { calls } = useItemCalls(kind)
  const field = useTextField()
  const slug = useSettledValue(field.value)
  const proposal = proposeSlug(title)
  const { data } = useQuery({
    queryKey: ['slug-state', kind, id, slug],
    queryFn: () => calls.slugState.query({ slug, id }),
    enabled: slug !== publicSlug && slugSchema.safeParse(slug).success,
  })
  const isCurrent = data !== undefined && slug === field.value && slug !== publicSlug
  const isTaken = isCurrent && data.state === 'taken'
  // What was free when it was looked up may be taken by the time it is saved.
  const isRefused = field.errors.length > 0
  const isRenamed = publicSlug !== null && field.value !== '' && field.value !== publicSlug
  return (
    <div className="slug-field">
      <TextField
        label="Slug"
        {...field}
        errors={isTaken ? ['Ce slug est déjà utilisé.'] : field.errors}
        hint={
          <>
            <span aria-live="polite">{isCurrent && !isRefused ? stateTexts[data.state] : ''}</span>
            {isRenamed ? 'L’ancienne adresse redirigera vers la nouvelle.' : ''}
          </>
        }
        autoComplete="off"
        spellCheck={false}
      />
      <Button
        size="sm"
        disabled={proposal === '' || proposal === field.value}
        onClick={() => field.onChange(proposal)}
      >
        {`Proposer d’après le ${titleLabelOf(draftings[kind]).toLowerCase()}`}
      </Button>
    </div>
  )
}

const titleLabelOf = ({ fields, titleField }: { fields: Fields; titleField: string }) =>
  fields[titleField]?.label ?? ''

const stateTexts = {
  free: 'Disponible. ',
  taken: '',
  own: 'Disponible\u00a0: c’est une ancienne adresse de cette fiche. ',
  former: 'Disponible\u00a0: c’était l’adresse d’une autre fiche, dont la redirection s’arrêtera. ',
} as const

type ItemIdentity = {
  id: string
  /** Null for an item that is not public. */
  publicSlug: string | null
}

export const noIdentity: ItemIdentity = { id: '', publicSlug: null }
