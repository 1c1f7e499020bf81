import { countOf } from '#shared/text/plural.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

import { type Convention, conventions, type FoundConvention } from './mapping.ts'

type Rule = {
  /** Finds a name, and after a colon the value that stands for it. */
  pattern: RegExp
  /** Whether in this text it is something else: a program, a template's own language, markup. */
  isOther: (text: string) => boolean
  /** Why it is not rewritten unless one says so, where so many texts are left alone. */
  doubt: (left: number) => string | null
}

const codeWord =
  /^(?:import|export|const|let|var|function|def|class|return|public|private|if|for|while|#include|<\?php)\b/
const codeEnd = /[;{}]$|\):$|=/

/** Whether a line of a text is one of a program. */
const hasCode = (text: string): boolean =>
  /=>|<\/[a-z]/i.test(text) ||
  text.split('\n').some((line) => {
    const bare = line.trim()
    return codeWord.test(bare) && codeEnd.test(bare)
  })

const blocks = /\{\{[#/^>]|\{%/
const markup =
  /<\/|<(?:a|b|i|p|br|hr|div|span|ul|ol|li|h[1-6]|img|table|tr|td|th|script|style|html|head|body|button|input|form|svg|strong|em|code|pre)\b|\/>/i

const certain = () => null

const rules: Record<Convention, Rule> = {
  doubles: {
    pattern: /\{\{([^{}\n]{1,80})\}\}/g,
    isOther: (text) => blocks.test(text),
    doubt: certain,
  },
  dollar: {
    pattern: /\$\{([^{}\n:]{1,80})(?::([^{}\n]{0,300}))?\}/g,
    isOther: hasCode,
    doubt: certain,
  },
  accolades: {
    pattern: /(?<![\\${])\{([^{}\n]{1,80})\}(?!\})/g,
    isOther: hasCode,
    doubt: (left) =>
      left === 0
        ? null
        : `${countOf(left, 'texte du fichier a', 'textes du fichier ont')} des accolades de code\u00a0: regardez les exemples avant de les réécrire.`,
  },
  chevrons: {
    pattern: /<([^<>\n]{1,80})>/g,
    isOther: (text) => markup.test(text) || hasCode(text),
    doubt: (left) =>
      left === 0
        ? 'Les chevrons servent aussi de balises\u00a0: regardez les exemples avant de les réécrire.'
        : `${countOf(left, 'texte du fichier a', 'textes du fichier ont')} des balises\u00a0: regardez les exemples avant de les réécrire.`,
  },
}

const maxExamples = 5

/** What is to be filled in by other conventions than ours in some texts, and how sure that is. */
export function findConventions(texts: readonly string[]): FoundConvention[] {
  return conventions.flatMap((convention) => {
    const found = { nombre: 0, lignes: 0, avecValeur: 0, ecartees: 0 }
    const names = new Set<string>()
    for (const text of texts) {
      let inText = 0
      const isLeft = isOther(text, convention)
      rewrite(text, convention, (name, value) => {
        inText += 1
        if (isLeft) return
        if (value !== undefined) found.avecValeur += 1
        if (names.size < maxExamples) names.add(name)
      })
      if (inText > 0 && isLeft) found.ecartees += 1
      else if (inText > 0) {
        found.nombre += inText
        found.lignes += 1
      }
    }
    if (found.nombre === 0) return []
    const doute = rules[convention].doubt(found.ecartees)
    return [{ convention, ...found, exemples: [...names], doute }]
  })
}

/** A text with what is to be filled in between square brackets; what is code or markup stays as it is. */
export const withBrackets = (text: string, meant: readonly Convention[]): string =>
  conventions
    .filter((convention) => meant.includes(convention) && !isOther(text, convention))
    .reduce((rewritten, convention) => rewrite(rewritten, convention, () => {}), text)

type Tell = (name: string, value: string | undefined) => void

/** Outside of fenced code, names that can be a variable of ours. */
const rewrite = (text: string, convention: Convention, tell: Tell): string =>
  fencedParts(text)
    .map(({ part, isFenced }) => (isFenced ? part : rewritePart(part, convention, tell)))
    .join('\n')

function rewritePart(text: string, convention: Convention, tell: Tell): string {
  let rewritten = ''
  let position = 0
  for (const { 0: whole, 1: written = '', 2: value, index } of text.matchAll(
    rules[convention].pattern,
  )) {
    const name = written.trim()
    const end = index + whole.length
    if (!isName(name) || text[end] === '(') continue
    tell(name, value)
    rewritten += `${text.slice(position, index)}[${name}]`
    position = end
  }
  return rewritten + text.slice(position)
}

/** Blocks of code are left alone by themselves: they say nothing of the rest. */
const isOther = (text: string, convention: Convention): boolean =>
  rules[convention].isOther(
    fencedParts(text)
      .flatMap(({ part, isFenced }) => (isFenced ? [] : [part]))
      .join('\n'),
  )

/** The lines of a text in turns: outside of blocks of code, and those of a block. */
function fencedParts(text: string): { part: string; isFenced: boolean }[] {
  const parts: { lines: string[]; isFenced: boolean }[] = []
  let isFenced = false
  for (const line of text.split('\n')) {
    const isFence = line.startsWith('```')
    const last = parts.at(-1)
    const isOfBlock = isFenced || isFence
    if (last?.isFenced === isOfBlock) last.lines.push(line)
    else parts.push({ lines: [line], isFenced: isOfBlock })
    if (isFence) isFenced = !isFenced
  }
  return parts.map(({ lines, ...part }) => ({ part: lines.join('\n'), isFenced: part.isFenced }))
}

const isName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{N} _,’'/-]{0,79}$/u.test(name) &&
  !/[,’'/-]$|^(?:this|else|end)$/.test(name) &&
  parsePrompt(`[${name}]`).variables.length === 1
