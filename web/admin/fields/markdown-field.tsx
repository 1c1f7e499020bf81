import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { api } from '#web/admin/api/api.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useTextField } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

/** A markdown text, and beside it what the page will show, as the server reads it. */
export function MarkdownField({ label }: { label: string }) {
  const field = useTextField()
  const [isShown, setIsShown] = useState(false)
  const previewId = useId()
  return (
    <div className="markdown-field">
      <TextAreaField label={label} {...field} rows={12} hint="Mise en forme markdown." />
      <Button
        size="sm"
        aria-expanded={isShown}
        aria-controls={previewId}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
        Aperçu
      </Button>
      <section id={previewId} aria-label={`${label}\u00a0: aperçu`} hidden={!isShown}>
        {isShown ? <Preview markdown={field.value} /> : null}
      </section>
    </div>
  )
}

function Preview({ markdown }: { markdown: string }) {
  const { data, error } = useMarkdownTree(markdown)
  if (error) return <p className="hint">{failureText(error)}</p>
  if (!data) return <Spinner label="Aperçu..." />
  return (
    <div className="prose markdown-preview [&>section]:bg-none">
      <RichText tree={data} />
    </div>
  )
}

/** Markdown as the server parses it. While typing goes on, the tree of the previous text is returned. */
export function useMarkdownTree(markdown: string, { enabled = true } = {}) {
  const settled = useSettledValue(markdown)
  const { client } = api.useUtils()
  return useQuery({
    queryKey: ['markdown', settled],
    queryFn: () => client.admin.markdown.mutate({ markdown: settled }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
