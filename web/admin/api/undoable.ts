import { useMutation } from '@tanstack/react-query'

import { showToast } from '#web/ui/toast.tsx'

import { reportFailure, reportSuccess } from './failures.ts'

type Undoable<Input, Done> = {
  /** Gives what the way back needs. */
  run: (input: Input) => Promise<Done>
  undo: (done: Done) => Promise<unknown>
  /** Reads anew what is shown of it, after a change and after the way back, whether they went through or not. */
  refresh: () => Promise<unknown>
  words: {
    done: string | ((done: Done) => string)
    failed: string
    undone: string
    undoFailed: string
  }
  /** What follows of it, a sentence. */
  consequence?: (done: Done) => string
  /** Whether nothing is left to take back. */
  isFinal?: (done: Done) => boolean
  onDone?: (done: Done, input: Input) => void
}

/** A change that is made without a question, and whose message offers the way back. */
export function useUndoable<Input, Done>({
  run,
  undo,
  refresh,
  words,
  consequence,
  isFinal,
  onDone,
}: Undoable<Input, Done>) {
  const back = useMutation({
    mutationFn: undo,
    onSuccess: () => reportSuccess(words.undone),
    onError: (error) => reportFailure(words.undoFailed, error),
    onSettled: refresh,
  })
  const change = useMutation({
    mutationFn: run,
    onSuccess: (done, input) => {
      onDone?.(done, input)
      showToast({
        type: 'success',
        title: typeof words.done === 'string' ? words.done : words.done(done),
        description: consequence?.(done),
        action: isFinal?.(done) ? undefined : { label: 'Annuler', run: () => back.mutate(done) },
      })
    },
    onError: (error) => reportFailure(words.failed, error),
    onSettled: refresh,
  })
  return { mutate: change.mutate, isPending: change.isPending || back.isPending }
}
