import * as fc from 'fast-check'

/** What no answer may show: the way of a failure, or the words of the database. */
export const insides =
  /\n\s+at .+:\d+:\d+|Failed query|SQLITE_|SQL_|node_modules|\bselect .+ from |\binsert into /i

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Egnp.exe',
  '\uFEFF',
  '\u2028',
  "' OR 1=1; DROP TABLE prompts; --",
  // Without spaces: what keeps and shows it is not to be taken for one that shows a statement of its own.
  '" UNION SELECT(password_hash)FROM(users)--',
  '%_\\%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '${7*7}',
  '{{7*7}}',
  'NaN',
  '1e400',
  '-0',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  '👩‍👩‍👧‍👦'.repeat(50),
  'é'.repeat(5000),
  'a'.repeat(100_000),
  '['.repeat(5000),
  '_a*'.repeat(7000),
]
const numbers = [-1, 0, -0, 0.5, 1e21, 1e308, 2 ** 53, -(2 ** 53), 999_999, 1_000_000]

/** JSON, as its text: what parsing it does to objects is part of what is tried. */
const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const polluting = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
const notJson = ['', '{', '[[[', 'undefined', '{"a":1}}', "{'a':1}", '\0', '\uFFFD', 'null null']

const hostileValue = fc.oneof(
  fc.constantFrom(...hostileTexts).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(...numbers).map(String),
  fc.integer().map(String),
  fc.constantFrom('true', 'false', 'null', '[]', '{}', polluting, deep(3), deep(2000)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constant(JSON.stringify(Array.from({ length: 1001 }, (_, index) => `valeur-${index}`))),
)

/**
 * Texts to send to a procedure in place of a valid input: that input with one or several of its values
 * replaced by hostile ones, taken out, or joined by others; values of other kinds; what is no JSON.
 */
export function hostileInputs(valid: unknown): fc.Arbitrary<string> {
  const changed = fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), hostileValue), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => changes.reduce(change, JSON.stringify(valid ?? null)))
  return fc.oneof(
    { arbitrary: changed, weight: 8 },
    { arbitrary: hostileValue, weight: 2 },
    { arbitrary: fc.constantFrom(...notJson), weight: 1 },
    { arbitrary: fc.constant(JSON.stringify(valid ?? null)), weight: 1 },
  )
}

const placeholder = '"\uE000hostile"'

/** Changes one value of a JSON text, chosen by a number. */
function change(json: string, [place, how, value]: [number, string, string]): string {
  const root = parse(json)
  const parents = objectsOf(root)
  const parent = parents[place % Math.max(parents.length, 1)]
  if (!parent) return value
  const keys = Object.keys(parent)
  const key = keys[place % Math.max(keys.length, 1)]
  if (how === 'add' || key === undefined)
    Object.assign(parent, { [`autre${place % 7}`]: JSON.parse(placeholder) })
  else if (how === 'remove') Reflect.deleteProperty(parent, key)
  else Object.assign(parent, { [key]: JSON.parse(placeholder) })
  // As text, so that what parsing does to it happens where it is received.
  return JSON.stringify(root).replaceAll(placeholder, () => value)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Every object and list within a value, itself included, however deep: a stack would end before it. */
function objectsOf(value: unknown): object[] {
  const found: object[] = []
  const left = [value]
  for (const one of left) {
    if (typeof one !== 'object' || one === null) continue
    found.push(one)
    left.push(...Object.values(one))
  }
  return found
}
