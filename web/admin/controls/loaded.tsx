import type { ReactNode } from 'react'

import { PageFailure } from './page-failure.tsx'
import { Spinner } from './spinner.tsx'

/** What was asked of the server, on its way, failed or there. */
export type Asked<Data> = {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

type LoadedProps<Data> = { asked: Asked<Data>; children: (data: Data) => ReactNode }

const outdated = 'Affichage non mis à jour\u00a0: ce qui suit peut dater d’avant'

/**
 * What an answer is shown as; while it is on its way, and where it failed, that is said in its place. Where a later
 * one failed, the one before stays, and is said to be.
 */
export function Loaded<Data>({ asked: { data, error, refetch }, children }: LoadedProps<Data>) {
  return (
    <>
      {error ? (
        <PageFailure
          error={error}
          onRetry={() => void refetch()}
          title={data === undefined ? undefined : outdated}
        />
      ) : null}
      {data === undefined && !error ? <Spinner /> : null}
      {data === undefined ? null : children(data)}
    </>
  )
}
