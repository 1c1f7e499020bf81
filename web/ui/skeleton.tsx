type SkeletonProps = { message: string; count: number; className?: string }

/** White cards while a list loads; the sentence is read out. */
export function Skeleton({ message, count, className = 'cards cards-3' }: SkeletonProps) {
  return (
    <>
      <output className="vh">{message}</output>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="ghost">
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  )
}
