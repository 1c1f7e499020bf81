import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

import { failureMessage, reportFailure, reportSuccess } from './failures.ts'
import { type Question, questions } from './questions.ts'
import { useSingleMutation } from './single-mutation.ts'

type Undoable<Input, Done, Undone> = {
  /** Gives what the way back needs. */
  run: (input: Input) => Promise<Done>
  undo: (done: Done) => Promise<Undone>
  /** Reads anew what is shown of it, after a change and after the way back, whether they went through or not. */
  refresh: () => Promise<unknown>
  words: {
    done: string | ((done: Done) => string)
    failed: string
    undone: string | ((undone: Undone) => string)
    undoFailed: string
    /** In the place of a failure, where somebody was faster: what is shown is read anew. */
    overtaken?: string
  }
  /** What follows of it, a sentence. */
  consequence?: (done: Done) => string | undefined
  /** What the way back left as it is, a sentence. */
  leftAlone?: (undone: Undone) => string | undefined
  /** Whether nothing is left to take back. */
  isFinal?: (done: Done) => boolean
  /** What is asked before it is taken back, where that is not done at once. */
  question?: (done: Done) => Question | null
  onDone?: (done: Done, input: Input) => void
}

/** A change that is made without a question, and whose message offers the way back. */
export function useUndoable<Input, Done, Undone>({
  run,
  undo,
  refresh,
  words,
  consequence,
  leftAlone,
  isFinal,
  question,
  onDone,
}: Undoable<Input, Done, Undone>) {
  function tellFailure(title: string, error: unknown) {
    if (words.overtaken === undefined || apiErrorCode(error) !== 'CONFLICT') {
      reportFailure(title, error)
    } else {
      showToast({ type: 'info', title: words.overtaken, description: failureMessage(error) })
    }
  }

  const back = useSingleMutation({
    mutationFn: undo,
    onSuccess: (undone) => reportSuccess(inWords(words.undone, undone), leftAlone?.(undone)),
    onError: (error) => tellFailure(words.undoFailed, error),
    onSettled: refresh,
  })
  async function takeBack(done: Done) {
    const asked = question?.(done) ?? null
    if (asked === null || (await questions.ask(asked))) back.mutate(done)
  }

  const change = useSingleMutation({
    mutationFn: run,
    onSuccess: (done, input) => {
      onDone?.(done, input)
      showToast({
        type: 'success',
        title: inWords(words.done, done),
        description: consequence?.(done),
        action: isFinal?.(done) ? undefined : { label: 'Annuler', run: () => void takeBack(done) },
      })
    },
    onError: (error) => tellFailure(words.failed, error),
    onSettled: refresh,
  })
  return { mutate: change.mutate, isPending: change.isPending || back.isPending }
}

const inWords = <Result>(words: string | ((result: Result) => string), result: Result): string =>
  typeof words === 'string' ? words : words(result)
