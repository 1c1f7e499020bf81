import { useEffect, useState } from 'react'

import { api } from '#web/admin/api/api.ts'
import { failureFields, failureMessage, reportFailure } from '#web/admin/api/failures.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { SecretText } from '#web/admin/controls/secret-text.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { Button } from '#web/ui/button.tsx'

import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'

type ActivateCodesDialogProps = {
  isOpen: boolean
  onClose: () => void
  onActivated: (recoveryCodes: string[] | null) => void
}

/** A new secret for an authentication application, kept once a code of it is shown. */
export function ActivateCodesDialog({ isOpen, onClose, onActivated }: ActivateCodesDialogProps) {
  return (
    <Dialog title="Codes à usage unique" isOpen={isOpen} onClose={onClose}>
      <ActivateCodes onClose={onClose} onActivated={onActivated} />
    </Dialog>
  )
}

type ActivateCodesProps = Omit<ActivateCodesDialogProps, 'isOpen'>

function ActivateCodes({ onClose, onActivated }: ActivateCodesProps) {
  const { mutate: begin, data: setup, error } = api.auth.factors.beginCodes.useMutation()
  const activation = api.auth.factors.activateCodes.useMutation()
  const [code, setCode] = useState('')
  useEffect(() => begin(), [begin])

  async function send(whole: string) {
    if (!setup) return
    try {
      const { recoveryCodes } = await activation.mutateAsync({ sealed: setup.sealed, code: whole })
      onActivated(recoveryCodes)
    } catch (failure) {
      setCode('')
      if (!('code' in failureFields(failure))) {
        reportFailure('Les codes n’ont pas été activés', failure)
      }
    }
  }

  return (
    <>
      <div className="body">
        {error ? <p role="alert">{failureMessage(error)}</p> : null}
        {!setup && !error ? <Spinner /> : null}
        {setup ? (
          <div className="grid items-start gap-5 max-md:grid-cols-1 max-md:justify-items-center md:grid-cols-[auto_minmax(0,1fr)]">
            <QrCode text={setup.address} label="Code QR à scanner" />
            <div className="stack">
              <p>
                Scannez ce code avec votre application d’authentification, ou saisissez-y la
                clé&nbsp;:
              </p>
              <SecretText
                secret={setup.secret}
                shown={inGroups(setup.secret)}
                copyLabel="Copier la clé"
                copiedLabel="Copiée"
              />
              <CodeField
                value={code}
                error={failureFields(activation.error)['code']?.[0]}
                isBusy={activation.isPending}
                onChange={setCode}
                onWhole={(whole) => void send(whole)}
              />
            </div>
          </div>
        ) : null}
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
      </footer>
    </>
  )
}

/** In groups of four letters, which the application reads without the spaces too. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
