import { useEffect, useId, useRef, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import {
  answerMaxLength,
  type CheckedAnswer,
  checkedAnswer,
  checkedAnswers,
  keepCheckedAnswer,
} from '#web/storage/checked-answers.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'

const topic = 'controle'

type CheckListProps = { slug: string; titre: string; lines: string[] }

/** A box for each final check of a prompt, beside the pasted answer. */
export function CheckList({ slug, titre, lines }: CheckListProps) {
  const { checked, change, restore } = useCheckedAnswer(slug, titre)
  const first = useRef<HTMLInputElement>(null)
  const answerId = useId()
  const hintId = useId()
  const { answer, ticked } = checked
  const count = lines.filter((line) => ticked.includes(line)).length
  const isEmpty = answer === '' && ticked.length === 0
  // The button that opened the list is gone, and had the focus.
  useEffect(() => first.current?.focus(), [])

  function erase() {
    change({ answer: '', ticked: [] })
    showToast({
      type: 'success',
      title: 'Contrôle effacé',
      description: 'La réponse collée et les coches ne sont plus dans ce navigateur.',
      action: { label: 'Annuler', run: () => restore({ answer, ticked }) },
      topic,
    })
  }

  return (
    <div className={`${sheet} mt-3 grid gap-6 lg:grid-cols-2`}>
      <div>
        <ul className="divide-y divide-rule" aria-label="À vérifier">
          {lines.map((line, index) => (
            <li key={line}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
                <input
                  ref={index === 0 ? first : undefined}
                  type="checkbox"
                  className="mt-0.5 size-5 flex-none accent-accent"
                  checked={ticked.includes(line)}
                  onChange={({ currentTarget }) =>
                    change({
                      answer,
                      ticked: currentTarget.checked
                        ? [...ticked, line]
                        : ticked.filter((other) => other !== line),
                    })
                  }
                />
                <span className="min-w-0 wrap-anywhere">{typeset(line)}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className="hint mt-2" aria-live="polite">
          {countOf(count, 'point vérifié', 'points vérifiés')} sur {lines.length}
        </p>
      </div>
      <div className="field">
        <label htmlFor={answerId}>Réponse de l’assistant</label>
        <textarea
          id={answerId}
          className="input min-h-60"
          aria-describedby={hintId}
          autoComplete="off"
          value={answer}
          onChange={({ currentTarget }) => change({ answer: currentTarget.value, ticked })}
        />
        <p id={hintId} className="hint">
          Collez-la ici pour la relire à côté de la liste. Elle reste dans ce navigateur,
          90&nbsp;jours après votre dernier passage.
        </p>
        <TooLong length={answer.length} max={answerMaxLength}>
          une réponse aussi longue reste affichée, mais ne sera plus là à votre prochaine visite.
        </TooLong>
        <Button
          className="mt-2 justify-self-start"
          size="sm"
          aria-disabled={isEmpty}
          onClick={() => {
            if (!isEmpty) erase()
          }}
        >
          Tout effacer
        </Button>
      </div>
    </div>
  )
}

type Checked = Pick<CheckedAnswer, 'answer' | 'ticked'>

/** The ticks and the answer of a prompt, synchronised between tabs. */
function useCheckedAnswer(slug: string, titre: string) {
  const [checked, setChecked] = useState<Checked>(() => checkedAnswer(slug) ?? nothingChecked)
  const isRefused = useRef(false)
  /** Readable by a message that was shown before the last change. */
  const latest = useRef(checked)
  useEffect(() => {
    latest.current = checked
  }, [checked])
  useEffect(
    () =>
      checkedAnswers.subscribe(() => {
        // An answer that is too long, or that the browser refuses, is shown but not stored.
        setChecked((shown) =>
          isRefused.current || shown.answer.length > answerMaxLength
            ? shown
            : (checkedAnswer(slug) ?? nothingChecked),
        )
      }),
    [slug],
  )

  function change(next: Checked) {
    setChecked(next)
    const answer = next.answer.length > answerMaxLength ? '' : next.answer
    const isKept = keepCheckedAnswer({ slug, titre, answer, ticked: next.ticked, at: Date.now() })
    if (!isKept && !isRefused.current) tellNothingStored()
    isRefused.current = !isKept
  }

  /** Restores an erased answer, unless another one was entered since. */
  function restore(erased: Checked) {
    const stored = checkedAnswer(slug) ?? nothingChecked
    // An answer that is too long is shown but not stored.
    if (stored.answer !== '' || latest.current.answer !== '') tellKept()
    else change({ ...erased, ticked: [...new Set([...erased.ticked, ...stored.ticked])] })
  }

  return { checked, change, restore }
}

const tellKept = () =>
  showToast({
    type: 'info',
    title: 'Réponse inchangée',
    description: 'Vous en avez saisi une autre depuis\u00a0: elle reste en place.',
    topic,
  })

const nothingChecked: Checked = { answer: '', ticked: [] }
