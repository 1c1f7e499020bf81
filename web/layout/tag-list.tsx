import { PageLink } from './page-link.tsx'

type TagListProps = { tags: string[]; count?: number }

/** Hashtags that search for themselves; the others of so many are a number (R60, R253). */
export function TagList({ tags, count = tags.length }: TagListProps) {
  const hidden = count - tags.length
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink to="/recherche" search={{ q: tag }} rel="nofollow">
            {`#${tag}`}
          </PageLink>
        </li>
      ))}
      {hidden > 0 ? <li className="plus">{`+${hidden}`}</li> : null}
    </ul>
  )
}
