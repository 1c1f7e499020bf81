import { type ReactNode, useState } from 'react'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { noticeClass } from '#web/ui/notice.tsx'

import { discardLinkedText, saveVersion, restoreText, notifyChanged } from './save-version.ts'
import type { PageText } from './use-page-text.ts'
import type { VersionDiff } from './version-diff.tsx'
import { VersionEditor } from './version-editor.tsx'
import { isOriginalChanged } from './versions.ts'

export function VersionPart({ page }: { page: PageText }) {
  return (
    <div className="border-b border-edge bg-info-tint px-4 py-2 md:px-6 max-md:[&_button]:min-h-11">
      <Content page={page} />
    </div>
  )
}

function Content({ page }: { page: PageText }) {
  const { prompt, stored, unsavedText, isEditing } = page
  if (isEditing) return <VersionEditor page={page} onDone={focusEditButton} />
  if (unsavedText?.isFromLink) return <LinkedVersion page={page} />
  return (
    <>
      <OwnVersion page={page} />
      {isOriginalChanged(stored, prompt) ? <ChangedOriginal page={page} /> : null}
    </>
  )
}

function OwnVersion({ page }: { page: PageText }) {
  const change = changeOf(page)
  return (
    <Version
      page={page}
      title="Votre version"
      hint={
        page.unsavedText
          ? 'non gardée dans ce navigateur\u00a0: elle part avec cette page'
          : 'gardée dans ce navigateur'
      }
    >
      <Button
        size="sm"
        onClick={() =>
          change(() => saveVersion(page, page.prompt, page.prompt), {
            title: 'Texte d’origine rétabli',
            description: 'Votre version est effacée. Vos valeurs restent.',
          })
        }
      >
        <Icon name="reset" />
        Revenir à l’original
      </Button>
    </Version>
  )
}

function LinkedVersion({ page }: { page: PageText }) {
  const change = changeOf(page)
  const { text, prompt, stored } = page
  return (
    <Version
      page={page}
      title="Version reçue par un lien"
      hint={'ce texte n’est pas celui du site\u00a0: relisez-le avant de l’utiliser'}
    >
      <Button
        size="sm"
        onClick={() =>
          change(() => saveVersion(page, text, prompt), {
            title: 'Version gardée',
            description: stored
              ? 'Dans ce navigateur, à la place de la vôtre.'
              : 'Dans ce navigateur\u00a0: elle est la vôtre.',
          })
        }
      >
        Garder cette version
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() =>
          change(() => discardLinkedText(page), {
            title: 'Version du lien retirée',
            description: stored
              ? 'La vôtre est de nouveau affichée.'
              : 'Le texte est celui du site.',
          })
        }
      >
        {stored ? 'Revenir à ma version' : 'Voir l’original'}
      </Button>
    </Version>
  )
}

type VersionProps = { page: PageText; title: string; hint: string; children: ReactNode }

function Version({ page: { prompt, text }, title, hint, children }: VersionProps) {
  const [diff, toggleDiff] = useDiff()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-small">
          <strong>{title}</strong> <span className="text-label text-ink-2">{hint}</span>
        </p>
        <div className="flex flex-wrap gap-1">
          <Button size="sm" variant="quiet" aria-expanded={diff !== null} onClick={toggleDiff}>
            Différences
          </Button>
          {children}
        </div>
      </div>
      {diff ? (
        <diff.VersionDiff
          before={prompt}
          after={text}
          names={['le texte d’origine', 'cette version']}
        />
      ) : null}
    </>
  )
}

function ChangedOriginal({ page }: { page: PageText }) {
  const change = changeOf(page)
  const { prompt, text, stored } = page
  const [diff, toggleDiff] = useDiff()
  return (
    <div className={noticeClass({ tone: 'warn', className: 'my-2' })}>
      <Icon name="warn" />
      <div className="min-w-0 flex-1">
        <output className="block">
          Le texte d’origine a changé depuis que vous avez écrit votre version.
        </output>
        <div className="mt-1 flex flex-wrap gap-1">
          <Button size="sm" aria-expanded={diff !== null} onClick={toggleDiff}>
            Ce qui a changé
          </Button>
          <Button
            size="sm"
            onClick={() =>
              change(() => saveVersion(page, text, prompt), {
                title: 'Votre version reste',
                description: 'Elle est maintenant comparée au nouveau texte.',
              })
            }
          >
            Garder la mienne
          </Button>
          <Button
            size="sm"
            onClick={() =>
              change(() => saveVersion(page, prompt, prompt), {
                title: 'Nouveau texte pris',
                description: 'Votre version est effacée. Vos valeurs restent.',
              })
            }
          >
            Prendre le nouveau texte
          </Button>
        </div>
        {diff && stored ? (
          <diff.VersionDiff
            before={stored.original}
            after={prompt}
            names={['le texte d’avant', 'le nouveau texte']}
          />
        ) : null}
      </div>
    </div>
  )
}

/** Runs a change of the text and shows a message with undo. A failed write shows its own message. */
const changeOf =
  (page: PageText) => (change: () => boolean, message: { title: string; description: string }) => {
    if (change()) notifyChanged(page.slug, message, () => restoreText(page, page))
    focusEditButton()
  }

/** The code that compares two texts while the differences are shown, and the way to show them or not. */
function useDiff() {
  const [code, setCode] = useState<{ VersionDiff: typeof VersionDiff } | null>(null)
  const toggle = () => {
    if (code) return setCode(null)
    import('./version-diff.tsx').then(setCode, () => tellNotLoaded('Différences indisponibles'))
  }
  return [code, toggle] as const
}

/** The button that had the focus may be gone. */
function focusEditButton() {
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>('button[aria-label="Modifier le texte"]')
    const button = Array.from(buttons).find((found) => found.checkVisibility())
    button?.focus({ preventScroll: true })
    // A shorter text can leave the page scrolled below it.
    const section = button?.closest('section')
    if (section && section.getBoundingClientRect().bottom < innerHeight / 2) {
      section.scrollIntoView()
    }
  })
}
