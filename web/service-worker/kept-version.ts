import { readNote } from '#web/offline/kept-copy.ts'

const said = 'Hors ligne : vous consultez une version enregistrée'

/**
 * A kept page as it is shown: it says that it is one, and of when. At the start of the body and no part of
 * what the client brings to life, which passes over it there alone; without a link, since the first one
 * of the page leads to its content.
 */
export async function asKeptVersion(copy: Response): Promise<Response> {
  const html = await copy.text()
  const bodyAt = html.indexOf('>', html.indexOf('<body')) + 1
  const shown = html.slice(0, bodyAt) + notice(readNote(copy)?.checkedAt) + html.slice(bodyAt)
  return new Response(shown, { headers: copy.headers })
}

const notice = (checkedAt: number | undefined) =>
  `<aside class="offline" aria-label="Hors ligne"><p>${said}${
    checkedAt === undefined ? '' : ` ${instant(checkedAt)}`
  }</p></aside>`

const instant = (time: number) =>
  `le ${new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' }).format(time)} à ${new Intl.DateTimeFormat(
    'fr',
    { hour: '2-digit', minute: '2-digit' },
  )
    .format(time)
    .replace(':', '\u00a0h\u00a0')}`
