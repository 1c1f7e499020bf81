import { readFileSync } from 'node:fs'

import { projectPath } from '#drizzle/local/project-root.ts'
import { maxTerms, type WordGroup } from '#shared/search/word-group.ts'

/** The starting groups of the search vocabulary, which the administration then edits. */
export const wordGroups = (): WordGroup[] => [...readVocabulary(), ...readAbsentSubjects()]

const readVocabulary = (): WordGroup[] =>
  readLines('vocabulary.txt').map((line) => {
    const [same = '', wider = ''] = line.split(' > ')
    return { termes: readExpressions(same), larges: readExpressions(wider), absence: null }
  })

/** A subject with more expressions than a group may have becomes several groups. */
const readAbsentSubjects = (): WordGroup[] =>
  readLines('absent-subjects.txt').flatMap((line) => {
    const [message = '', href = '', label = '', names = ''] = line.split(' | ')
    const termes = readExpressions(names)
    return Array.from({ length: Math.ceil(termes.length / maxTerms) }, (_, part) => ({
      termes: termes.slice(part * maxTerms, (part + 1) * maxTerms),
      larges: [],
      absence: { message, href, label },
    }))
  })

const readLines = (name: string): string[] =>
  readFileSync(projectPath(`drizzle/seed/${name}`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const readExpressions = (side: string) => (side === '' ? [] : side.split(' = '))
