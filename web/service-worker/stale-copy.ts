import { readNote } from '#web/offline/kept-copy.ts'

const noticeText = 'Hors ligne : vous consultez une version enregistrée'

/**
 * Adds a notice with the date to a page from the cache. Hydration ignores an element only at the start of the
 * body. The notice has no link: the first link of a page leads to its content.
 */
export async function markStaleCopy(copy: Response): Promise<Response> {
  const html = await copy.text()
  const bodyAt = html.indexOf('>', html.indexOf('<body')) + 1
  const shown = html.slice(0, bodyAt) + notice(readNote(copy)?.checkedAt) + html.slice(bodyAt)
  return new Response(shown, { headers: copy.headers })
}

const notice = (checkedAt: number | undefined) =>
  `<aside class="offline" aria-label="Hors ligne"><p>${noticeText}${
    checkedAt === undefined ? '' : ` ${instant(checkedAt)}`
  }</p></aside>`

const instant = (time: number) =>
  `le ${new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' }).format(time)} à ${new Intl.DateTimeFormat(
    'fr',
    { hour: '2-digit', minute: '2-digit' },
  )
    .format(time)
    .replace(':', '\u00a0h\u00a0')}`
