import { z } from 'zod'

import { actionLabel } from '#shared/admin/action-labels.ts'
import { settingNames } from '#shared/admin/setting-labels.ts'
import { settingKeys } from '#shared/site/site-settings.ts'
import { countOf } from '#shared/text/plural.ts'

import { detailLines } from './detail-lines.ts'
import type { JournalEntry } from './journal-entry.ts'

/** Actions on any number of items, in words. */
const batches: Record<string, (count: number) => string> = {
  'prompt.change': (count) => countOf(count, 'prompt modifié', 'prompts modifiés'),
  'prompt.statut': (count) => countOf(count, 'prompt modifié', 'prompts modifiés'),
  'gpt.change': (count) => countOf(count, 'GPT modifié', 'GPT modifiés'),
  'gpt.statut': (count) => countOf(count, 'GPT modifié', 'GPT modifiés'),
  'import.write': (count) => countOf(count, 'fiche importée', 'fiches importées'),
}

/** Title of a row of the journal, such as «20 GPT modifiés : IA» for a batch. */
export function entryTitle({ action, changees, valeurs }: JournalEntry): string {
  const inWords = batches[action]
  if (!inWords || changees === 0) return actionLabel(action)
  const field = detailLines(valeurs?.details).find(({ label }) => label === 'Champ')
  return field ? `${inWords(changees)}\u00a0: ${field.text}` : inWords(changees)
}

const isSecurityTable = (table: string) => table === 'security' || table === 'sessions'

const accountSchema = z.object({ email: z.string() })

/**
 * Name of a record that is not an item: the e-mail of an account, the label of a setting, else the id. An event around
 * sign-in has a random id, so its name is the e-mail of its author.
 */
export function recordName(entry: JournalEntry): string {
  const { table_name, record_id, compte, auteur, valeurs } = entry
  if (table_name === 'site_settings') {
    const key = settingKeys.find((name) => name === record_id)
    return key ? settingNames[key].label : record_id
  }
  const account = isSecurityTable(table_name) ? auteur : compte
  return account ?? accountSchema.safeParse(valeurs?.details).data?.email ?? record_id
}
