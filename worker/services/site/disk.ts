import { z } from 'zod'

import { diskState, type DiskState } from '#shared/site/site-health.ts'
import type { Disk } from '#worker/runtime/bindings.ts'

const answerSchema = z.object({ free: z.number() })

/** How much room is left where the site stores; null where nobody tells, or the answer fails. */
export async function readDisk(disk: Disk | undefined): Promise<DiskState | null> {
  if (!disk) return null
  try {
    const { free } = answerSchema.parse(await (await disk.fetch('http://disk/')).json())
    return diskState(free)
  } catch {
    // How full a disk is never keeps anything from its answer.
    return null
  }
}
