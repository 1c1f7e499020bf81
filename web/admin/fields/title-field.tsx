import { followsTitle, proposeSlug } from '#shared/text/proposed-slug.ts'
import { useTextField } from '#web/admin/form/form.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

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
