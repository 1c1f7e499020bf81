import { describe, expect, it } from 'vitest'

import type { JournalEntry } from '#shared/admin/admin-log.ts'
import { detailLines } from '#web/admin/journal/detail-lines.ts'
import { entryTitle, recordName } from '#web/admin/journal/entry-words.ts'

const entry: JournalEntry = {
  id: 'une',
  action: 'gpt.change',
  table_name: 'gpts',
  record_id: 'une',
  auteur: 'claire@example.org',
  compte: null,
  created_at: '2026-11-30T10:00:00.000Z',
  valeurs: null,
  fiches: [],
  changees: 20,
  natures: [],
  annulables: 0,
  annulee: false,
}
const withDetails = (details: unknown): JournalEntry['valeurs'] => ({
  event_type: '',
  details,
  timestamp: '',
  ip_address: '',
  user_agent: '',
})

describe('the title of a row of the journal', () => {
  it('names a batch by its items and its field', () => {
    const changed = { ...entry, valeurs: withDetails({ champ: 'ia', valeur: 'Claude' }) }
    expect(entryTitle(changed)).toBe('20 GPT modifiés\u00a0: IA')
    expect(entryTitle({ ...changed, changees: 1 })).toBe('1 GPT modifié\u00a0: IA')
  })

  it('counts the items of an import', () => {
    expect(entryTitle({ ...entry, action: 'import.write' })).toBe('20 fiches importées')
  })

  it('is the label of any other action', () => {
    expect(entryTitle({ ...entry, action: 'prompt.update', changees: 1 })).toBe('Prompt modifié')
  })
})

describe('the title of a row about one item', () => {
  it.each([
    ['prompt.update', { statut: 'valide', depuis: 'brouillon' }, 'Prompt publié'],
    ['prompt.update', { statut: 'valide', depuis: 'valide' }, 'Modifications publiées'],
    // Rows of an earlier release have no former status.
    ['gpt.update', { statut: 'valide' }, 'GPT publié'],
    ['gpt.update', {}, 'GPT modifié'],
    ['prompt.statut', { champ: 'statut', valeur: 'refuse' }, 'Prompt refusé'],
    ['gpt.statut', { champ: 'statut', valeur: 'brouillon' }, 'GPT remis en brouillon'],
    ['gpt.copie', { statut: 'valide' }, 'Modifications d’un GPT en ligne, non publiées'],
    ['gpt.copie', { statut: 'brouillon' }, 'Modification d’un brouillon de GPT'],
    ['prompt.copie', { abandonnee: true }, 'Modifications d’un prompt abandonnées'],
    ['prompt.relecture', { demandee: true }, 'Relecture d’un prompt demandée'],
    ['prompt.relecture', { demandee: false }, 'Demande de relecture retirée'],
  ])('of %s with %j is «%s»', (action, details, title) => {
    const row = { ...entry, action, changees: 1, valeurs: withDetails(details) }
    expect(entryTitle(row)).toBe(title)
  })

  it('counts the items whose status was set at once', () => {
    const details = { champ: 'statut', valeur: 'refuse' }
    const row = { ...entry, action: 'prompt.statut', changees: 3, valeurs: withDetails(details) }
    expect(entryTitle(row)).toBe('3 prompts refusés')
  })
})

describe('the details of a row', () => {
  it('name fields and values by their labels, and leave version numbers out', () => {
    expect(detailLines({ statut: 'valide', depuis: 'refuse', version: 10 })).toEqual([
      { label: 'Statut', text: 'Valide' },
      { label: 'Statut d’avant', text: 'Refusé' },
    ])
    expect(detailLines({ champ: 'statut', valeur: 'refuse', raison: 'valide' })).toEqual([
      { label: 'Champ', text: 'Statut' },
      { label: 'Valeur', text: 'Refusé' },
      { label: 'Raison', text: 'valide' },
    ])
    expect(detailLines({ champ: 'tags', geste: 'ajouter', valeur: 'audit' })).toEqual([
      { label: 'Champ', text: 'Tags' },
      { label: 'Geste', text: 'Ajouté' },
      { label: 'Valeur', text: 'audit' },
    ])
  })
})

describe('the name of a record', () => {
  it('is the e-mail of an account, also of a deleted one', () => {
    const account = { ...entry, action: 'user.role', table_name: 'users' }
    expect(recordName({ ...account, compte: 'marc@example.org' })).toBe('marc@example.org')
    const deleted = { ...account, valeurs: withDetails({ email: 'parti@example.org' }) }
    expect(recordName(deleted)).toBe('parti@example.org')
  })

  it('is the e-mail address of the account that signed in or was refused', () => {
    const event = { ...entry, action: 'sign_in', table_name: 'security' }
    expect(recordName(event)).toBe('claire@example.org')
    const refused = { ...event, auteur: null, valeurs: withDetails({ email: 'c***@example.org' }) }
    expect(recordName(refused)).toBe('c***@example.org')
    expect(recordName({ ...entry, table_name: 'sessions' })).toBe('claire@example.org')
  })

  it('is the label of a setting', () => {
    const setting = { ...entry, table_name: 'site_settings', record_id: 'moderation_required' }
    expect(recordName(setting)).toBe('Modération requise')
    expect(recordName({ ...setting, record_id: 'ancien' })).toBe('ancien')
  })
})
