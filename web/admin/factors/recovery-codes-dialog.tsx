import { useState } from 'react'

import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { saveFile } from '#web/admin/controls/save-file.ts'
import { insetBox } from '#web/admin/controls/secret-text.tsx'
import { SwitchField } from '#web/admin/form/switch-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'

type RecoveryCodesDialogProps = { codes: string[] | null; onClose: () => void }

/** Recovery codes, shown once: the window closes when they were put away. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog title="Vos codes de secours" isOpen={codes !== null} onClose={() => {}} isAlert>
      <RecoveryCodes codes={codes ?? []} onClose={onClose} />
    </Dialog>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isCopied, markCopied] = useCopiedState()
  const [isPutAway, setIsPutAway] = useState(false)
  const text = codes.join('\n')
  return (
    <>
      <div className="body stack">
        <div tabIndex={-1} data-first>
          <Notice tone="warn">
            <p>
              Ils ne seront plus montrés. Chacun sert une seule fois, à la place de votre second
              facteur. D’éventuels codes plus anciens ne valent plus rien.
            </p>
          </Notice>
        </div>
        <ol
          className={`${insetBox} grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-3 gap-y-1 px-4 py-3 font-mono text-label leading-relaxed font-semibold`}
          aria-label="Codes de secours"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button
            data-state={isCopied ? 'copied' : undefined}
            onClick={async () => {
              if (await copyText(text)) markCopied()
            }}
          >
            <Icon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? 'Copiés' : 'Copier'}
          </Button>
          <Button onClick={() => saveFile('codes-de-secours.txt', `${text}\n`, 'text/plain')}>
            <Icon name="down" />
            Enregistrer
          </Button>
        </div>
        <SwitchField label="J’ai mis ces codes de côté" value={isPutAway} onChange={setIsPutAway} />
      </div>
      <footer>
        <Button variant="ink" disabled={!isPutAway} onClick={onClose}>
          Terminer
        </Button>
      </footer>
    </>
  )
}
