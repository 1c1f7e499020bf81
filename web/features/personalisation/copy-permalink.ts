import { formatNumber } from '#shared/text/plural.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { linkMaxLength, LinkTooLongError } from '#web/storage/packed-link.ts'
import { showToast } from '#web/ui/toast.tsx'

import { permalink } from './permalink.ts'

/** The link to this page with these values, and a version of its text; fails when they are too long. */
export const linkToHere = (
  variables: PromptVariable[],
  values: PromptValues,
  text: string | null,
): Promise<string> => permalink(location.origin + location.pathname, variables, values, text)

/** Result of fitting a version of the text, and the values, into a link of limited length. */
export type VersionFit = 'fits' | 'version-too-long' | 'too-long-together'

export async function versionFit(
  variables: PromptVariable[],
  values: PromptValues,
  text: string,
): Promise<VersionFit> {
  if (await canLink(variables, values, text)) return 'fits'
  return (await canLink([], {}, text)) ? 'too-long-together' : 'version-too-long'
}

const canLink = (...contents: Parameters<typeof linkToHere>): Promise<boolean> =>
  linkToHere(...contents).then(
    () => true,
    () => false,
  )

/** Says what became of such a link. */
export async function tellCopiedLink(making: Promise<string>, isCopied: boolean): Promise<void> {
  const link = await making.catch(nullWhenTooLong)
  if (link === null) {
    showToast({
      type: 'error',
      title: 'Valeurs trop longues pour un lien',
      description: `Un lien est limité à ${formatNumber(linkMaxLength)}\u00a0caractères. Raccourcissez une valeur, ou copiez le prompt rempli.`,
    })
  } else if (isCopied) {
    showToast({
      type: 'success',
      title: 'Lien personnalisé copié !',
      description: 'Qui le reçoit lit vos valeurs\u00a0; ce site ne les reçoit pas.',
    })
  } else {
    history.replaceState(history.state, '', link)
    showToast({
      type: 'error',
      title: 'Copie impossible',
      description: 'Le lien est dans la barre d’adresse\u00a0: copiez-le de là.',
    })
  }
}

function nullWhenTooLong(error: unknown): null {
  if (error instanceof LinkTooLongError) return null
  throw error
}
