type StampProps = { dateTime: string; date: string; caption: string }

/** A date as the librarian stamps it. */
export function Stamp({ dateTime, date, caption }: StampProps) {
  return (
    <span className="stamp">
      <time dateTime={dateTime}>{date}</time>
      <small>{caption}</small>
    </span>
  )
}
