import { isTRPCClientError } from '@trpc/client'

import { errorId, errorMessage, errorMessages, retrySentence } from '#shared/site/error-messages.ts'
import { refusedSeconds } from '#web/loading/refusal.ts'
import type { AppRouter } from '#web/loading/trpc.ts'
import { closeToast, showToast } from '#web/ui/toast.tsx'

import { isOutOfReach, serverReach } from './server-reach.ts'

/**
 * What a failed call says to the person who made it: the server's own words, or the catalogue's.
 */
export function failureMessage(error: unknown): string {
  if (isTRPCClientError<AppRouter>(error)) {
    // Without data it is no answer of the API: the network failed, or something between.
    if (!error.data) return errorMessages.network
    return error.data.code === 'INTERNAL_SERVER_ERROR' ? errorMessages.admin : error.message
  }
  return errorMessage({ message: error instanceof Error ? error.message : '' }, 'admin')
}

/** Messages by field of a refused form, from the shared schema or from the database. */
export function failureFields(error: unknown): Record<string, string[]> {
  if (!isTRPCClientError<AppRouter>(error)) return {}
  const fields: Record<string, string[] | undefined> = error.data?.fieldErrors ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) => (messages ? [[name, messages]] : [])),
  )
}

type FieldErrorForm = {
  setErrorMap: (errors: { onDynamic: { fields: Record<string, string> } }) => void
}

/** Puts the server's messages beside the fields they are about; correcting the form removes them. */
export function showFieldErrors(form: FieldErrorForm, fields: Record<string, string[]>): void {
  const first = Object.entries(fields).map(([name, [message = '']]) => [name, message] as const)
  form.setErrorMap({ onDynamic: { fields: Object.fromEntries(first) } })
}

/** What else the server said of a failure: the stored version, the failed sign-ins. */
export function failureDetails(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? (error.data?.details ?? null) : null
}

/** Why something failed, with an id that an administrator can quote; or when to try again. */
export function failureText(error: unknown): string {
  const seconds = refusedSeconds(error)
  if (seconds !== undefined) return `${failureMessage(error)} ${retrySentence(seconds)}`
  return `${failureMessage(error)} (${referenceOf(error)})`
}

/** What is told of calls that the server or the session was lost under, until it is back: when each was. */
const toldWhileLost = new Map<string, number>()
/** Long enough to be read, where the next call succeeds at once. */
const readMs = 8000
serverReach.onBack(() => {
  for (const [topic, toldAt] of toldWhileLost) {
    const close = () => {
      if (toldWhileLost.get(topic) !== toldAt) return
      toldWhileLost.delete(topic)
      closeToast(topic)
    }
    setTimeout(close, Math.max(0, toldAt + readMs - Date.now()))
  }
})

/** Tells of a failure: the screen's own sentence first, then why. */
export function reportFailure(title: string, error: unknown): void {
  const topic = isOutOfReach(error) ? title : undefined
  if (topic !== undefined) toldWhileLost.set(topic, Date.now())
  showToast({ type: 'error', title, description: failureText(error), topic })
}

const references = new WeakMap<object, string>()

/** One failure has one id, wherever and however often it is shown: the one in the server's log, if any. */
function referenceOf(error: unknown): string {
  const logged = isTRPCClientError<AppRouter>(error) ? error.data?.reference : undefined
  const known = logged ?? (error instanceof Error ? references.get(error) : undefined)
  if (known !== undefined) return known
  const reference = errorId(Date.now(), crypto.randomUUID().slice(0, 8))
  if (error instanceof Error) references.set(error, reference)
  return reference
}

/** Tells that something was done. */
export function reportSuccess(title: string, description?: string): void {
  showToast({ type: 'success', title, description })
}
