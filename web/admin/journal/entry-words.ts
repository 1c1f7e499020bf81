import { z } from 'zod'

import { actionLabel } from '#shared/admin/action-labels.ts'
import { settingNames } from '#shared/admin/setting-labels.ts'
import { type Statut, statutSchema } from '#shared/items/statut.ts'
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
export function entryTitle(entry: JournalEntry): string {
  const { action, changees, valeurs } = entry
  const precise = itemActionTitle(entry)
  if (precise !== null) return precise
  const inWords = batches[action]
  if (!inWords || changees === 0) return actionLabel(action)
  const field = detailLines(valeurs?.details).find(({ label }) => label === 'Champ')
  return field ? `${inWords(changees)}\u00a0: ${field.text}` : inWords(changees)
}

const kinds: Record<string, { one: string; many: string; of: string }> = {
  prompt: { one: 'Prompt', many: 'prompts', of: 'd’un prompt' },
  gpt: { one: 'GPT', many: 'GPT', of: 'd’un GPT' },
}

const statutDone: Record<Statut, [one: string, many: string]> = {
  valide: ['publié', 'publiés'],
  brouillon: ['remis en brouillon', 'remis en brouillon'],
  refuse: ['refusé', 'refusés'],
}

/** What the row of an action on items holds, as far as its title depends on it. */
const itemDetailsSchema = z.object({
  statut: statutSchema.optional().catch(undefined),
  depuis: statutSchema.optional().catch(undefined),
  valeur: statutSchema.optional().catch(undefined),
  demandee: z.boolean().optional().catch(undefined),
  abandonnee: z.boolean().optional().catch(undefined),
})

/** A title that says more than the action: what became of the item. Null where its row holds nothing of that. */
function itemActionTitle({ action, changees, valeurs }: JournalEntry): string | null {
  const [name = '', done] = action.split('.')
  const kind = kinds[name]
  const details = itemDetailsSchema.safeParse(valeurs?.details).data
  if (!kind || !details) return null
  const { statut, depuis, valeur, demandee, abandonnee } = details
  if (done === 'update' && statut === 'valide') {
    return depuis === 'valide' ? 'Modifications publiées' : `${kind.one} publié`
  }
  if (done === 'statut' && valeur !== undefined) {
    const [one, many] = statutDone[valeur]
    return changees > 1 ? `${changees} ${kind.many} ${many}` : `${kind.one} ${one}`
  }
  if (done === 'copie' && abandonnee) return `Modifications ${kind.of} abandonnées`
  if (done === 'copie' && statut === 'valide') {
    return `Modifications ${kind.of} en ligne, non publiées`
  }
  if (done === 'relecture' && demandee !== undefined) {
    return demandee ? `Relecture ${kind.of} demandée` : 'Demande de relecture retirée'
  }
  return null
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
