import { trpc } from '#web/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/clipboard.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

type CopyPromptButtonProps = {
  slug: string
  titre: string
  label: string
  /** The sentence of the toast: home names the prompt, lists do not (R41, R62). */
  copied: string
  isPrimary?: boolean
}

/** Copies a prompt from its card; the text is fetched when the pointer or the keyboard gets near. */
export function CopyPromptButton(props: CopyPromptButtonProps) {
  const { slug, titre, label, copied, isPrimary = false } = props
  const utils = trpc.useUtils()
  const prefetch = () => void utils.catalogue.promptText.prefetch({ slug })

  async function copy() {
    const known = utils.catalogue.promptText.getData({ slug })
    if (await copyText(known ?? utils.catalogue.promptText.ensureData({ slug }))) {
      showToast({ type: 'success', title: 'Prompt copié !', description: copied })
    } else {
      showToast({
        type: 'error',
        title: 'Copie impossible',
        description: 'Ouvrez la fiche du prompt et copiez le texte affiché.',
      })
    }
  }

  return (
    <button
      type="button"
      className={buttonClass({
        size: 'sm',
        variant: isPrimary ? 'ink' : 'outline',
        className: 'needs-js',
      })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
      {label}
      <span className="vh"> : {titre}</span>
    </button>
  )
}
