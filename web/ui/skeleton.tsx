import { cardGrid } from './layout/card-grid.ts'

export type SkeletonProps = { message: string; count: number; columns?: keyof typeof cardGrid }

/** White cards while a list loads; the sentence is read out. */
export function Skeleton({ message, count, columns = 3 }: SkeletonProps) {
  return (
    <>
      <output className="sr-only">{message}</output>
      <div className={cardGrid[columns]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className="grid min-h-44 content-start gap-3 rounded-2 rounded-tl-none border border-t-3 border-edge bg-card p-5 *:h-3 *:animate-breathe *:rounded-1 *:bg-rule *:first:h-4 *:first:w-3/4 *:last:w-[45%]"
          >
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
