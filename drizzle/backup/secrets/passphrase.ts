import { askSecretly, isAnswered } from '#drizzle/backup/terminal.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'

const shortest = 12

/** The passphrase that is to seal secrets; undefined where none is wanted or nobody can be asked. */
export async function newPassphrase(): Promise<string | undefined> {
  const passphrase = process.env.BACKUP_PASSPHRASE || (await askTwice())
  if (passphrase && passphrase.length < shortest) {
    throw new SetupError(`The passphrase of a backup has ${shortest} characters at least.`)
  }
  return passphrase || undefined
}

/** The passphrase that secrets were sealed with; undefined where nobody can be asked, or knows it. */
export async function knownPassphrase(): Promise<string | undefined> {
  const { BACKUP_PASSPHRASE } = process.env
  if (BACKUP_PASSPHRASE) return BACKUP_PASSPHRASE
  if (!isAnswered()) return undefined
  return (await askSecretly('Passphrase of the backup (empty: without its secrets): ')) || undefined
}

async function askTwice(): Promise<string> {
  if (!isAnswered()) return ''
  const passphrase = await askSecretly('Passphrase for the secrets (empty: leave them out): ')
  if (passphrase && (await askSecretly('The same again: ')) !== passphrase) {
    throw new SetupError('The two passphrases differ: nothing was written.')
  }
  return passphrase
}
