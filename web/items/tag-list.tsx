import { tagPath } from '#shared/pages/tag.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

type TagListProps = {
  tags: string[]
  count?: number
  /** Those that have a page: all, unless told. */
  linked?: string[]
}

/** Hashtags that lead to their items; the others of so many are a number. */
export function TagList({ tags, count = tags.length, linked = tags }: TagListProps) {
  const hidden = count - tags.length
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} isLinked={linked.includes(tag)} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className="inline-flex min-h-6 items-center font-semibold text-ink-2">{`+${hidden}`}</li>
      ) : null}
    </ul>
  )
}

function TagLink({ tag, isLinked }: { tag: string; isLinked: boolean }) {
  const path = tagPath(tag)
  const text = `#${typeset(tag)}`
  return isLinked && path !== null ? <PageLink to={path}>{text}</PageLink> : text
}
