import { glob, readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

/** The libraries that may do the work; a row of the document names those of its file. */
const knownLibraries = [
  'node:crypto',
  'Web Crypto',
  'jose',
  'altcha-lib',
  '@oslojs/otp',
  '@simplewebauthn/browser',
  '@simplewebauthn/server',
]

/** How the sources spell an algorithm, and what the document calls it. */
const spellings: [spelling: RegExp, name: string][] = [
  [/'PBKDF2\/SHA-256'|algorithms\/web\/pbkdf2/, 'PBKDF2-SHA-256'],
  [/\bscryptSync\(/, 'scrypt'],
  [
    /createHmac\('sha256'|name: 'HMAC', hash: 'SHA-256'|'HS256'|hmacSignatureSecret/,
    'HMAC-SHA-256',
  ],
  [/name: 'HKDF',\s+hash: 'SHA-256'/, 'HKDF-SHA-256'],
  [/createHash\('sha256'\)|digest\('SHA-256'/, 'SHA-256'],
  [/'aes-256-gcm'|name: 'AES-GCM', length: 256/, 'AES-256-GCM'],
  [/'ed25519'|'EdDSA'|\balgorithms = \[-8/, 'Ed25519'],
  [/\balgorithms = \[-8, -7, -257\]/, 'ES256'],
  [/\balgorithms = \[-8, -7, -257\]/, 'RS256'],
  [/\bgenerateHOTP\(/, 'HMAC-SHA-1'],
]

/** Names of algorithms that no source may hold, whatever its file: broken, or of another strength. */
const refused =
  /\b(?:md[245]|sha-?1|sha-?224|ripemd|rc4|des|3des|des-ede3?|blowfish|ecb|cbc|hs384)\b/i

const files = await Array.fromAsync(
  glob('{shared,drizzle,worker,web}/**/*.{ts,tsx,js}', { cwd: projectPath() }),
)
const sources = new Map<string, string>()
for (const file of files) {
  const text = await readFile(projectPath(file), 'utf8')
  sources.set(file, text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, ''))
}

const usesOf = (source: string) =>
  [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)]
    .map(([, name = '']) =>
      knownLibraries.find((library) => name === library || name.startsWith(`${library}/`)),
    )
    .concat(/\bcrypto\.(?:subtle|getRandomValues)\b/.test(source) ? ['Web Crypto'] : [])
    .filter((library) => library !== undefined)

const used = new Map(
  [...sources].flatMap(([file, source]) => {
    const found = new Set(usesOf(source))
    // Base64 is no cryptography.
    const isCoding = !/\bSignJWT\b|\bjwtVerify\b/.test(source)
    if (isCoding) found.delete('jose')
    return found.size > 0 ? [[file, [...found].toSorted()] as const] : []
  }),
)

type Row = {
  file: string
  libraries: string[]
  algorithms: string[]
  protects: string
  key: string
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const listOf = (cell = '') => cell.replaceAll('`', '').split(', ').toSorted()

/** The table of the document: a row for each file. */
async function readInventory(): Promise<Row[]> {
  const text = await readFile(projectPath('worker/auth/CRYPTOGRAPHY.md'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, file = '', library, algorithms, protects = '', key = ''] = cellsOf(line)
      const named = algorithms === 'none' ? [] : listOf(algorithms)
      return {
        file: file.replaceAll('`', ''),
        libraries: listOf(library),
        algorithms: named,
        protects,
        key,
      }
    })
}

const rows = await readInventory()

describe('the inventory of cryptography', () => {
  it('has a row for each file that uses a library or the platform, and for no other', () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual([...used.keys()].toSorted())
  })

  it('names the libraries and the algorithms of each file', () => {
    const found = rows.map(({ file }) => {
      const source = sources.get(file) ?? ''
      const names = spellings.flatMap(([spelling, name]) => (spelling.test(source) ? [name] : []))
      return { file, libraries: used.get(file), algorithms: names.toSorted() }
    })

    expect(
      rows.map(({ file, libraries, algorithms }) => ({ file, libraries, algorithms })),
    ).toEqual(found)
  })

  it('says what each protects, and by which key or how many random bits', () => {
    expect(rows.filter(({ protects, key }) => !/^[A-Z]/.test(protects) || !key)).toEqual([])
  })

  it('knows every spelling of an algorithm that a file hands to a library', () => {
    const calls =
      /createHash\('[^']+'\)|createHmac\('[^']+'|create(?:C|Dec)ipheriv\('?[\w-]+|subtle\.digest\('[^']+'|generateKeyPairSync\('[^']+'|\b(?:HS|RS|ES|PS)\d{3}\b|\bpbkdf2(?:Sync)?\(|'PBKDF2'/g
    const handed = new Set([...sources.values()].flatMap((source) => source.match(calls) ?? []))

    expect([...handed].toSorted()).toEqual([
      'HS256',
      'createCipheriv(cipher',
      'createDecipheriv(cipher',
      "createHash('sha256')",
      "createHmac('sha256'",
      "generateKeyPairSync('ed25519'",
      "subtle.digest('SHA-256'",
    ])
  })

  it('is of nothing broken: no file names a weaker algorithm', () => {
    const weak = [...used.keys()].filter((file) => refused.test(sources.get(file) ?? ''))

    expect(weak).toEqual([])
  })

  it('leaves random numbers that may be guessed to the pauses of the database alone', () => {
    const guessable = [...sources].flatMap(([file, source]) =>
      /\bMath\.random\b/.test(source) ? [file] : [],
    )

    expect(guessable).toEqual(['worker/database/batch-reads.ts', 'worker/database/write-batch.ts'])
  })

  it('shortens no digest that anything is authenticated by', () => {
    const shortened = [...used.keys()].flatMap((file) =>
      (sources.get(file) ?? '')
        .split('\n')
        .filter((line) => /\.(?:slice|subarray|substring|substr)\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

    expect(shortened.toSorted()).toEqual([
      // The name under which a hash mentions its pepper.
      "drizzle/accounts/password-hash.ts: id: createHash('sha256').update(secret).digest('hex').slice(0, 8),",
      // The name of a build.
      'drizzle/commands/production-build.ts: VITE_BUILD_ID: buildId.slice(0, 16),',
      // A list of migrations.
      'drizzle/export/check-export.ts: const { kept } = schemaAfter(known.slice(0, last + 1))',
      // The object that counts for a client, one of sixteen.
      'worker/limits/counter-client.ts: const object = Number.parseInt(key.slice(0, 8), 16) % objectsPerPurpose',
      // The version of a copy, which tells a browser that it has it.
      "worker/page-cache/cached-page.ts: const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12)",
    ])
  })
})
