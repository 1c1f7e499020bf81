import { reportFailure } from '#web/admin/api/failures.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

import { type ItemSource, readAgain } from './item-source.ts'
import type { OpenedItem } from './opened-item.ts'

type CopyDrop<Draft> = {
  source: ItemSource<Draft>
  id: string
  stored: OpenedItem<Draft>
  /** What is typed on the copy and not saved. */
  typed: Draft | null
  /** The copy was saved with what was typed. */
  onSaved: (saved: { copie: number }, draft: Draft) => void
  /** Of what is stored now; what was typed meanwhile stays. */
  takeOver: (item: OpenedItem<Draft>) => void
  /** Somebody saved meanwhile, and what is typed is not in it. */
  onConflict: (theirs: OpenedItem<Draft>, typed: Draft) => void
}

/**
 * Gives up the working copy of a public item, with what is typed on it: both stay among the revisions,
 * and the message offers the way back.
 */
export async function dropCopy<Draft>(drop: CopyDrop<Draft>): Promise<void> {
  const { source, id, stored, typed, onSaved, takeOver } = drop
  const { version, base, value, item } = stored
  let at = { id, version, copie: stored.copie }
  try {
    if (typed !== null) {
      const saved = await source.saveCopy({ ...at, base }, typed)
      onSaved(saved, typed)
      at = { ...at, ...saved }
    }
    await source.dropCopy(at)
  } catch (error) {
    await goOn(error, drop)
    return
  }
  takeOver({ ...stored, copie: 0, value: item, base: version, depart: null, kept: null })
  const takeBack = async () => {
    await source.saveCopy({ id, version, copie: 0, base }, typed ?? value)
    takeOver(await source.read(id))
  }
  showToast({
    type: 'success',
    title: 'Copie de travail abandonnée',
    action: {
      label: 'Annuler',
      run: () => void takeBack().catch((error: unknown) => reportFailure(takeBackFailed, error)),
    },
  })
}

const takeBackFailed = 'La copie n’a pas pu être reprise\u00a0: elle reste parmi les révisions.'

/** Where somebody was faster, what there is now is shown. */
async function goOn<Draft>(error: unknown, drop: CopyDrop<Draft>): Promise<void> {
  const { source, id, typed, takeOver, onConflict } = drop
  const isStale = apiErrorCode(error) === 'CONFLICT'
  const theirs = isStale ? await readAgain(source, id) : null
  if (!theirs) {
    reportFailure(saveFailed, error)
    return
  }
  if (typed !== null) {
    onConflict(theirs, typed)
    return
  }
  takeOver(theirs)
  showToast({
    type: 'info',
    ...(theirs.copie === 0
      ? {
          title: 'La copie de travail n’existe plus',
          description: 'Elle a été publiée ou abandonnée entre-temps. Voici la fiche.',
        }
      : {
          title: 'La copie de travail a changé entre-temps',
          description: 'La voici. Abandonnez-la de nouveau si elle ne vous convient pas.',
        }),
  })
}
