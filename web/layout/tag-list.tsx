import { PageLink } from './page-link.tsx'

type TagListProps = { tags: string[]; max?: number }

/** Hashtags that search for themselves; those past the limit are a count (R60, R253). */
export function TagList({ tags, max = tags.length }: TagListProps) {
  const hidden = tags.length - max
  return (
    <ul className="tags">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <PageLink to="/recherche" search={{ q: tag }} rel="nofollow">
            #{tag}
          </PageLink>
        </li>
      ))}
      {hidden > 0 ? <li className="plus">+{hidden}</li> : null}
    </ul>
  )
}
