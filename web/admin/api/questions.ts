/** What is asked before something is done that no form asks for. */
export type Question = { title: string; text: string; confirmLabel: string; cancelLabel: string }

type Asked = Question & { answer: (isYes: boolean) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()

function setAsked(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** One question at a time, for the window that shows it wherever it was asked. */
export const questions = {
  /** Asks, and gives the answer. */
  ask: (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      asked?.answer(false)
      setAsked({
        ...question,
        answer: (isYes) => {
          setAsked(null)
          resolve(isYes)
        },
      })
    }),
  /** What is being asked. */
  asked: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
