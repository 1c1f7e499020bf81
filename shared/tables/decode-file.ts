import { type Decoded, decodeText } from '#shared/text/decode-text.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

/** A file as it was chosen. */
export type ChosenFile = { nom: string; octets: Uint8Array }

/** The text of a file. Throws `UnreadableFile` where it is empty, binary or damaged. */
export function decodeFile({ nom, octets }: ChosenFile): Decoded {
  if (octets.length === 0) throw new UnreadableFile(`«\u00a0${nom}\u00a0» est vide.`)
  const advice = adviceFor(nom, octets)
  if (advice) throw new UnreadableFile(`«\u00a0${nom}\u00a0» ${advice}`)
  const read = decodeText(octets)
  if (!read) {
    throw new UnreadableFile(
      `«\u00a0${nom}\u00a0» n’est pas un fichier de texte. Un classeur de tableur s’exporte d’abord en CSV.`,
    )
  }
  if ('text' in read) return read
  throw new UnreadableFile(
    `«\u00a0${nom}\u00a0», ligne ${read.damagedLine}\u00a0: un caractère est écrit dans un autre encodage que le reste. Corrigez-le, ou enregistrez le fichier à nouveau en UTF-8.`,
  )
}

const workbook =
  'est un classeur de tableur. Exportez en CSV\u00a0: dans le tableur, «\u00a0Enregistrer sous\u00a0» ou «\u00a0Télécharger\u00a0», puis CSV.'
const archive =
  'est une archive. Décompressez-la, puis prenez un des fichiers CSV qu’elle contient.'

/** The first bytes of other formats that exports come in. */
const signatures = [
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], advice: workbook },
  { bytes: [0x1f, 0x8b], advice: archive },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], advice: 'est un PDF. Exportez le tableau en CSV.' },
]
const zip = [0x50, 0x4b, 0x03, 0x04]

function adviceFor(nom: string, octets: Uint8Array): string | undefined {
  const startsWith = (bytes: readonly number[]) =>
    bytes.every((byte, index) => octets[index] === byte)
  // A workbook is a ZIP archive too.
  if (startsWith(zip)) return isWorkbook(nom, octets) ? workbook : archive
  return signatures.find(({ bytes }) => startsWith(bytes))?.advice
}

/** The media type is detected from the first bytes, or from the names of the first parts. */
function isWorkbook(nom: string, octets: Uint8Array): boolean {
  if (/\.(?:xls[xmb]|ods|numbers)$/i.test(nom)) return true
  const names = new TextDecoder('latin1').decode(octets.subarray(0, 4096))
  return /\[Content_Types\]\.xml|_rels\/|xl\/|application\/vnd\.oasis\.opendocument/.test(names)
}
