import type { ReactNode } from 'react'

type TopicListProps = { topics: { title: string; text: string; details?: ReactNode }[] }

/** Short texts under their titles, each on its own sheet. */
export function TopicList({ topics }: TopicListProps) {
  return (
    <ul className="grid gap-(--gap) md:grid-cols-2">
      {topics.map(({ title, text, details }) => (
        <li key={title} className="rounded-2 border border-edge bg-card px-5 py-4">
          <h3>{title}</h3>
          <p className="mt-2 text-small text-ink-2">{text}</p>
          {details}
        </li>
      ))}
    </ul>
  )
}
