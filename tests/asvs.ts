/**
 * What the OWASP Application Security Verification Standard 5.0 asks of this site at its levels 1 and 2, in
 * short words, and what answers it: tests by their file and a part of their title, words of a document of this
 * repository, or the reason for which the site does otherwise. Left out is what it has no part of: uploads,
 * OAuth, WebRTC, GraphQL, sockets, mail, commands of the system, several tenants.
 */
export type Answer =
  | { tests: TestPlace[] }
  | { document: [file: string, words: string] }
  | { deviation: string }

type TestPlace = [file: string, title: string]

const test = (file: string, title: string): Answer => tests([file, title])
const tests = (...places: TestPlace[]): Answer => ({
  tests: places.map(([file, title]) => [`tests/${file}`, title]),
})
const document = (file: string, words: string): Answer => ({ document: [file, words] })
const deviation = (reason: string): Answer => ({ deviation: reason })

// One line a requirement.
// prettier-ignore
export const requirements: Record<string, [words: string, answer: Answer]> = {
  // Encoding
  '1.1.1': ['Input is decoded once, before it is checked', document('worker/README.md', 'Nothing is decoded twice')],
  '1.1.2': ['Output is encoded last', test('worker/http/pages/pages.test.ts', 'keeps what editors wrote from becoming markup')],
  '1.2.1': ['HTML, attributes, headers are encoded for where they stand', test('worker/http/pages/pages.test.ts', 'keeps what visitors type from becoming markup')],
  '1.2.2': ['Addresses are encoded, and of safe schemes', test('shared/text/markdown-tree.test.ts', '%s is not kept')],
  '1.2.3': ['JSON in a page cannot leave it', test('worker/http/pages/pages.test.ts', 'keeps what editors wrote from becoming markup')],
  '1.2.4': ['Queries have parameters', test('worker/routers/sql-texts.test.ts', 'in the filters of a list')],
  '1.2.9': ['No text that is typed becomes a regular expression', test('regular-expressions.test.ts', 'are all of the sources')],
  '1.3.2': ['Nothing is evaluated', test('e2e/frame/hostile-texts.spec.ts', 'run no script in the browser, and lead nowhere')],
  '1.3.3': ['What enters a dangerous place is bounded and cleaned', test('shared/admin/audit-mask.test.ts', 'is on one line for any text, without a character that moves a cursor')],
  '1.3.5': ['Markdown cannot run', test('drizzle/markdown.test.ts', 'of any text holds only our elements and addresses')],
  '1.3.6': ['An address that was typed is asked at night alone, and never within a private network', test('drizzle/local/links/ask-address.test.ts', 'does not connect to')],
  '1.3.7': ['Templates are code alone', document('worker/README.md', '**Rules of input.**')],
  '1.4.2': ['Numbers have a range', test('shared/lists/list-query.test.ts', 'counts a mangled %s as absent')],
  '1.5.2': ['What is read from JSON is of a known form', test('shared/items/sections/conversations.test.ts', 'reads any stored value without failing')],

  // Validation and business logic
  '2.1.1': ['The rules of input are written down', document('worker/README.md', '**Rules of input.**')],
  '2.1.2': ['So are those of values that belong together', document('worker/README.md', 'what a value must be to another')],
  '2.1.3': ['So are limits, of one and of all', document('worker/limits/README.md', '**Limits**, each counted')],
  '2.2.1': ['Input is checked against what is allowed', test('worker/http/api.test.ts', 'of %s is a 400 in French that names the fields, without a stack')],
  '2.2.2': ['The server checks, whatever the client did', test('worker/routers/admin/foreign-columns.test.ts', 'with such a column')],
  '2.2.3': ['Values that belong together are checked together', test('worker/routers/admin/prompts.test.ts', 'refuses a slug that is taken, beside its field')],
  '2.3.1': ['Steps are taken in their order', test('worker/auth/factors/second-step.test.ts', 'is finished by nobody without its cookie')],
  '2.3.2': ['Limits of the business hold', test('worker/routers/admin/users.test.ts', 'who demote, suspend or remove each other at once')],
  '2.3.3': ['An operation succeeds whole or not at all', test('prove/kills.test.ts', 'loses no acknowledged write, does none by half')],
  '2.4.1': ['Automation is held back', test('worker/limits/built-limits.test.ts', 'let exactly 60 of 200 searches at once pass')],

  // The browser
  '3.2.1': ['An answer is shown as nothing else', test('worker/app.test.ts', 'are on %s')],
  '3.2.2': ['Text is put into pages as text', test('worker/http/pages/pages.test.ts', 'keeps what visitors type from becoming markup')],
  '3.3.1': ['Cookies are for HTTPS', test('worker/http/cookies.test.ts', 'every cookie of every answer is of this host alone')],
  '3.3.2': ['Cookies say which sites they go with', test('worker/http/cookies.test.ts', 'every cookie of every answer is of this host alone')],
  '3.3.3': ['Cookies are of this host alone', test('worker/http/cookies.test.ts', 'every cookie of every answer is of this host alone')],
  '3.3.4': ['No script reads a session', test('worker/auth/sign-in.test.ts', 'gets a cookie that only this site ever sees')],
  '3.4.1': ['HSTS on every answer', test('worker/app.test.ts', 'ask for HTTPS only where the site is served by it')],
  '3.4.2': ['CORS where it is meant', test('worker/mcp/endpoint.test.ts', 'is the only one: elsewhere a foreign page may neither ask nor write')],
  '3.4.3': ['A content policy', test('worker/app.test.ts', 'allow no script, style, frame or base but those of the site itself')],
  '3.4.4': ['No type is guessed', test('worker/http/built-site.test.ts', 'answers %s with its status and the security headers')],
  '3.4.5': ['A referrer policy', test('worker/http/built-site.test.ts', 'answers %s with its status and the security headers')],
  '3.4.6': ['No page is framed', test('worker/http/built-site.test.ts', 'carry the same security headers as pages')],
  '3.5.1': ['A request from elsewhere changes nothing', test('worker/http/same-origin.test.ts', '%s is not carried out, whatever it asks')],
  '3.5.2': ['Nor one that needs no preflight', test('worker/http/same-origin.test.ts', 'by %s is not carried out')],
  '3.5.3': ['What changes something is no GET', test('worker/http/same-origin.test.ts', 'is not carried out as another method than its own')],
  '3.5.4': ['Applications have hosts of their own', deviation('The administration lives on the host of the site, as the specification wants. It is another build without a chunk in common, its policy lets no foreign script in, and no text of an editor becomes markup on either.')],
  '3.7.1': ['No technology that browsers left behind', test('html.test.ts', '%s is valid HTML in French')],
  '3.7.2': ['Redirects to other hosts are known ones', test('shared/addresses/redirect-target.test.ts', 'is on this site for any address made of whatever breaks out of one')],

  // The API
  '4.1.1': ['Answers say their type and charset', test('worker/http/pages/pages.test.ts', '%s has all of its tags')],
  '4.1.2': ['Only pages lead from HTTP to HTTPS', deviation('The platform redirects before the Worker runs; the client of the API knows one origin, which HSTS keeps to HTTPS.')],
  '4.1.3': ['Headers of the platform are nobody else’s', test('worker/auth/sign-in-limits.test.ts', 'are three whatever many addresses a client writes in headers')],
  '4.2.1': ['Where a message ends is agreed', test('worker/http/same-origin.test.ts', 'that comes in pieces is counted too')],

  // Authentication
  '6.1.1': ['Defences against guessing are written down', document('worker/limits/README.md', '**Limits**, each counted')],
  '6.1.2': ['So are words that make no password', document('worker/auth/README.md', 'words of the trade and of the site')],
  '6.1.3': ['So is every way in', document('worker/auth/README.md', '**Ways in.**')],
  '6.2.1': ['At least 8 characters', test('worker/auth/sign-in.test.ts', 'are for %s: %j is answered with %i')],
  '6.2.2': ['One’s password can be changed', test('worker/auth/sessions.test.ts', 'takes the place of the old one, ends the other sessions, and is written down')],
  '6.2.3': ['With the former one', test('worker/auth/sessions.test.ts', 'is not set under a wrong one')],
  '6.2.4': ['None of the most frequent', test('worker/auth/known-passwords.test.ts', 'none of the 49,233 most frequent leaked passwords may be chosen')],
  '6.2.5': ['Of any composition', test('worker/auth/known-passwords.test.ts', 'may be chosen: %s')],
  '6.2.6': ['Masked, and shown on demand', test('e2e/accounts/admin-password.spec.ts', 'a password is shown while one asks for it')],
  '6.2.7': ['Paste and password managers', test('e2e/admin/admin-controls.spec.ts', 'fields of passwords name their purpose, are not spell-checked and take a paste')],
  '6.2.8': ['Checked exactly as typed', test('worker/auth/password.test.ts', 'opens with its own password, to the last of 128 characters, exactly as typed')],
  '6.2.9': ['64 characters and more', test('worker/auth/password.test.ts', 'to the last of 128 characters')],
  '6.2.10': ['No password ends by itself', document('worker/auth/README.md', '**Ways in.**')],
  '6.2.11': ['None of its owner’s words', test('worker/auth/known-passwords.test.ts', 'is made of words of its owner')],
  '6.2.12': ['None that leaked', test('worker/auth/known-passwords.test.ts', 'none of the 49,233 most frequent leaked passwords may be chosen')],
  '6.3.1': ['Guessing is held back', test('worker/auth/sign-in-limits.test.ts', 'let three of many wrong passwords at once reach the hash')],
  '6.3.2': ['No account by default', test('drizzle/admin.test.ts', 'is there by no default')],
  '6.3.3': ['Several factors', deviation('Offered to every account and required by a setting, since the specification wants a password alone to do: passkeys, one-time codes, recovery codes.')],
  '6.3.4': ['No other way in, each as strong', test('worker/auth/factors/second-step.test.ts', 'counts failed codes as failed sign-ins')],
  '6.4.1': ['First passwords are random and short-lived', test('drizzle/admin.test.ts', 'has a password for one use, within 24 hours')],
  '6.4.2': ['No hints and no questions', document('worker/auth/README.md', '**Ways in.**')],
  '6.4.3': ['A reset that passes no second factor by', test('worker/auth/factors/own-factors.test.ts', 'an administrator who resets a password may take the second factors away with it')],

  // Sessions
  '7.1.1': ['Their times are written down', test('worker/readme.test.ts', 'states the times of the code, none of them longer than NIST asks')],
  '7.1.2': ['So is how many one has', document('worker/services/access/README.md', 'Sessions of one account, the oldest goes | 5')],
  '7.2.1': ['The server judges them', tests(['worker/auth/mutated-cookies.test.ts', 'of thousands of mutated cookies none opens a session'], ['worker/auth/mutated-cookies.test.ts', 'opens nothing without the row that the database has of it'], ['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'])],
  '7.2.2': ['Their secrets are made for each', test('worker/auth/keys/drawn-secrets.test.ts', 'is 256 bits of the platform, another at each sign-in, renewal and change of password')],
  '7.2.3': ['Of random bits enough', test('worker/auth/keys/drawn-secrets.test.ts', 'is 256 bits of the platform, another at each sign-in, renewal and change of password')],
  '7.2.4': ['A new one at every sign-in', tests(['worker/auth/sign-in.test.ts', 'has another session than before, which no longer opens anything'], ['worker/auth/sessions.test.ts', 'is another once the password is typed again, and the former ends with its grace'], ['worker/auth/sessions.test.ts', 'leaves a copy of the cookie worth nothing at once, and its session goes on'])],
  '7.3.1': ['They end when idle', tests(['worker/auth/sessions.test.ts', 'is alive after 14:59 and ended after 15:00'], ['worker/auth/sessions.test.ts', 'is not kept alive by questions'], ['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'])],
  '7.3.2': ['They end in any case', test('worker/auth/sessions.test.ts', 'ends twelve hours after the sign-in, whatever is done')],
  '7.4.1': ['Ended, they open nothing', tests(['worker/auth/sessions.test.ts', 'opens nothing, 100 times out of 100, because %s'], ['worker/auth/sessions.test.ts', 'ends the session when it comes back after it was replaced, for its newest holder too'], ['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'])],
  '7.4.2': ['They end with their account', tests(['worker/routers/admin/users.test.ts', 'that is suspended has no session, and may come back'], ['worker/routers/admin/users.test.ts', 'that is removed leaves neither grants nor sessions'], ['worker/auth/sessions.test.ts', 'opens nothing when %s'])],
  '7.4.3': ['They end with a password', tests(['worker/auth/sessions.test.ts', 'takes the place of the old one, ends the other sessions'], ['worker/routers/admin/users.test.ts', 'whose password is reset must replace it, and its sessions end'], ['worker/auth/factors/own-factors.test.ts', 'can be ended by one who changed a factor, without typing the password again: %s'], ['worker/auth/factors/own-factors.test.ts', 'are tried after each change of a factor that there is'])],
  '7.4.4': ['Signing out is at hand', tests(['e2e/admin/admin-screens.spec.ts', 'without a violation, and one can sign out'], ['e2e/accounts/admin-sign-in.spec.ts', 'a one-time password opens nothing but its replacement'], ['e2e/accounts/admin-factors.spec.ts', 'where a second factor is required, an account without one adds one before anything else'])],
  '7.4.5': ['Administrators end those of others', tests(['e2e/accounts/admin-users.spec.ts', 'the sessions of an account can be ended, and its password replaced'], ['worker/routers/admin/users.test.ts', '%s is one row of the journal, and none where the account is gone'])],
  '7.5.1': ['Factors ask for the password again', { ...tests(['worker/auth/recent-password.test.ts', 'is refused before its input is read: %s'], ['worker/auth/factors/own-factors.test.ts', 'are changed by whoever gave the password within ten minutes']), ...deviation('The password alone is asked for again: the second factor of an account that has one was given when its session began.') }],
  '7.5.2': ['One sees and ends one’s own', tests(['worker/auth/sessions.test.ts', 'tells its user where else it is open'], ['worker/auth/sessions.test.ts', 'own sessions'], ['worker/auth/recent-password.test.ts', 'is refused before its input is read: %s'])],

  // Authorization
  '8.1.1': ['Who may do what is written down', test('worker/readme.test.ts', 'gives each role what the code gives it, and names every capability')],
  '8.1.2': ['And to which fields', document('worker/services/access/README.md', 'otherwise an item is a draft')],
  '8.2.1': ['No function without a right', tests(['worker/routers/access.test.ts', 'gets what the policy gives'], ['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'], ['worker/routers/access.test.ts', 'of the administration declares the capability that it is meant to need'], ['worker/routers/admin/roles.test.ts', 'is refused to a %s, within the administration'])],
  '8.2.2': ['No item without one', tests(['worker/routers/admin/roles.test.ts', 'edits those drafts, and finds no other item whatever is asked of it'], ['worker/routers/admin/roles.test.ts', 'previews the page of their own drafts alone'], ['worker/auth/sessions.test.ts', 'own sessions'], ['worker/auth/factors/own-factors.test.ts', 'are renamed and removed by their owner, and by nobody else'], ['e2e/accounts/admin-roles.spec.ts', 'the contributor finds neither the editor nor the preview of another draft'])],
  '8.2.3': ['No field without one', tests(['worker/routers/input-schemas.test.ts', 'takes no column of any table that it does not name, at any depth'], ['worker/routers/admin/roles.test.ts', 'cannot make a draft of theirs %s'], ['worker/routers/admin/roles.test.ts', 'shows to each role what its screens show, and nothing else'], ['worker/routers/every-procedure.test.ts', 'is shown by no answer in the form in which it is stored'])],
  '8.3.1': ['The server decides', tests(['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'], ['worker/routers/admin/roles.test.ts', 'of a hundred at once, none is done after the role is gone'])],

  // Tokens
  '9.1.1': ['Signatures are checked first', tests(['worker/auth/session-token.test.ts', 'of thousands of mutated tokens none is accepted'], ['worker/auth/session-token.test.ts', 'the kinds above are all that the site signs'])],
  '9.1.2': ['One algorithm', tests(['worker/auth/session-token.test.ts', 'under one algorithm and 256 bits of signature'], ['worker/auth/session-token.test.ts', 'with %s is refused'])],
  '9.1.3': ['Keys of the configuration alone', tests(['worker/auth/session-token.test.ts', 'of a former secret is read as long as the configuration names it'], ['worker/auth/session-token.test.ts', 'asks nobody for a key, whatever its header names'], ['worker/auth/session-token.test.ts', 'with %s is refused'])],
  '9.2.1': ['Their time is checked', tests(['worker/auth/session-token.test.ts', 'is read as it was signed, until it is past'], ['worker/auth/session-token.test.ts', 'with %s is refused'])],
  '9.2.2': ['Their kind is checked', tests(['worker/auth/session-token.test.ts', 'is read as its own kind alone, whatever it claims'], ['worker/auth/session-token.test.ts', 'the kinds above are all that the site signs'])],
  '9.2.3': ['Whom they are for is checked', test('worker/auth/session-token.test.ts', 'with %s is refused')],
  '9.2.4': ['They name whom they are for', test('worker/auth/session-token.test.ts', 'says for whom, from when and until when it is')],

  // Cryptography
  '11.1.1': ['Keys and their lives are written down', document('worker/auth/CRYPTOGRAPHY.md', 'Once a year, and within a day of any suspicion')],
  '11.1.2': ['So is what each is for', tests(['worker/auth/keys/inventory.test.ts', 'has a row for each file that uses a library or the platform, and for no other'], ['worker/auth/keys/inventory.test.ts', 'names the libraries and the algorithms of each file'], ['worker/auth/keys/inventory.test.ts', 'says what each protects, and by which key or how many random bits'])],
  '11.2.1': ['Of libraries and the platform alone', test('worker/auth/keys/inventory.test.ts', 'names the libraries and the algorithms of each file')],
  '11.2.2': ['Costs and keys can be replaced', tests(['worker/auth/password.test.ts', 'opens under a former pepper, and asks to be made anew'], ['worker/auth/password.test.ts', 'of another cost opens, and asks to be made anew'], ['worker/auth/session-token.test.ts', 'of a former secret is read as long as the configuration names it'], ['worker/auth/factors/sealed-secrets.test.ts', 'opens under a former pepper, and says that it should be sealed anew'], ['worker/routers/every-procedure.test.ts', 'was stored by a procedure that is known to do so'])],
  '11.2.3': ['128 bits at least', { ...tests(['worker/auth/keys/drawn-secrets.test.ts', 'is 256 bits of the platform'], ['worker/auth/keys/drawn-secrets.test.ts', 'are 256 random bits each, others in every folder'], ['worker/runtime/config.test.ts', 'refuses a %s of %s and names it']), ...deviation('Recovery codes have 80 random bits, since people type them, and failed ones count as failed sign-ins; RSA keys of passkeys are as long as their authenticator makes them, mostly 2,048 bits, which is worth 112. All other keys have 128 bits or more.') }],
  '11.4.1': ['Nothing weaker than SHA-256, but for the codes of RFC 6238', tests(['worker/auth/keys/inventory.test.ts', 'knows every spelling of an algorithm that a file hands to a library'], ['worker/auth/keys/inventory.test.ts', 'is of nothing broken: no file names a weaker algorithm'], ['worker/auth/factors/one-time-codes.test.ts', 'at %i seconds are those of RFC 6238'])],
  '11.4.2': ['Passwords are hashed at a cost', tests(['worker/routers/every-procedure.test.ts', 'is a hash by scrypt of the whole cost, under a salt of its own and the newest pepper'], ['worker/routers/every-procedure.test.ts', 'is what scrypt and HMAC-SHA-256 make of it, and nothing without the pepper'], ['worker/routers/every-procedure.test.ts', 'was stored by a procedure that is known to do so'], ['worker/auth/password.test.ts', 'costs what OWASP asks for'])],
  '11.4.3': ['Digests are long enough', tests(['worker/auth/keys/inventory.test.ts', 'shortens no digest that anything is authenticated by'], ['worker/auth/keys/inventory.test.ts', 'knows every spelling of an algorithm that a file hands to a library'], ['worker/routers/every-procedure.test.ts', 'is kept as a digest of 256 bits'], ['worker/routers/every-procedure.test.ts', 'is a hash by scrypt of the whole cost'], ['worker/auth/session-token.test.ts', 'under one algorithm and 256 bits of signature'], ['platforms.test.ts', 'gives every archive a digest to check it by'])],
  '11.4.4': ['Keys that are drawn from a passphrase cost to guess', test('drizzle/backup/backup.test.ts', 'holds the secrets, which only the passphrase opens')],
  '11.5.1': ['Random numbers are of the platform, of 128 bits but for recovery codes', tests(['worker/auth/keys/drawn-secrets.test.ts', 'is 256 bits of the platform'], ['worker/auth/keys/drawn-secrets.test.ts', 'is of the platform, and %s has %i bits'], ['worker/auth/keys/drawn-secrets.test.ts', 'is of the platform, and a recovery code has 80 bits'], ['worker/auth/keys/drawn-secrets.test.ts', 'is of the platform, and the nonce of a challenge has 128 bits'], ['worker/auth/keys/inventory.test.ts', 'leaves random numbers that may be guessed to the pauses of the database alone'], ['worker/auth/password.test.ts', 'has a salt of its own, 10,000 times'])],
  '11.6.1': ['Signatures of approved kinds', { ...tests(['worker/auth/factors/own-factors.test.ts', 'take a passkey that signs by an algorithm that is asked for, and no other'], ['worker/auth/factors/second-step.test.ts', 'that %s is refused']), ...deviation('Signatures of passkeys are checked by RS256 too, after Ed25519 and ES256: the authenticators of older machines with Windows have no other.') }],

  // Communication
  '12.1.1': ['TLS 1.2 or 1.3', deviation('TLS ends at the platform, whose least version its owner sets in the zone, as worker/README.md asks: no test here reaches it.')],
  '12.1.2': ['Ciphers', deviation('They are the platform’s.')],
  '12.2.1': ['Everything over TLS', { ...tests(['worker/app.test.ts', 'ask for HTTPS for two years, of this host and of those below it'], ['drizzle/commands/published-addresses.test.ts', 'are refused where %s is %s, unencrypted'], ['worker/http/cookies.test.ts', 'every cookie of every answer is of this host alone']), ...deviation('What a first visit asks over plain HTTP is redirected by the platform, where its owner turned that on, or by the proxy of a machine of one’s own: no test here reaches either.') }],
  '12.2.2': ['Certificates that browsers trust', deviation('They are the platform’s.')],
  '12.3.1': ['So is what the Worker asks', tests(['drizzle/commands/published-addresses.test.ts', 'are refused where the database is %s and its token %s'], ['drizzle/commands/published-addresses.test.ts', 'are refused where %s is %s, unencrypted'], ['worker/outbound.test.ts', 'is encrypted wherever its address is written in the source'])],
  '12.3.2': ['Certificates are checked', test('worker/outbound.test.ts', 'is checked by its certificate: no source leaves that out')],
  '12.3.3': ['Inside, too', tests(['drizzle/commands/published-addresses.test.ts', 'are encrypted in the configuration that is deployed'], ['drizzle/commands/published-addresses.test.ts', 'are refused where %s is %s, unencrypted'])],

  // Configuration
  '13.1.1': ['Who is talked to is written down', test('worker/outbound.test.ts', 'goes to a host that the document names')],
  '13.2.1': ['The database knows its clients', { ...tests(['worker/database/read-token.test.ts', 'answers nobody with %s'], ['drizzle/commands/published-addresses.test.ts', 'are refused where the database is %s and its token %s']), ...deviation('The tokens of the database, one for reading and one for writing, have no end: they are replaced at its server, as worker/auth/CRYPTOGRAPHY.md asks.') }],
  '13.2.2': ['With the least rights', tests(['worker/database/read-token.test.ts', 'refuses to whoever has the token for reading'], ['worker/database/read-token.test.ts', 'is read with the token for reading: %s'])],
  '13.2.3': ['And no credential by default', tests(['worker/auth/keys/drawn-secrets.test.ts', 'are 256 random bits each, others in every folder'], ['worker/database/read-token.test.ts', 'answers nobody with %s'], ['worker/runtime/config.test.ts', 'refuses a %s of %s and names it'])],
  '13.2.4': ['For a request nobody else is talked to', tests(['worker/http/built-outbound.test.ts', 'asks nobody but its database'], ['worker/outbound.test.ts', 'is sent from one of the places that are known'])],
  '13.2.5': ['Nobody else is read from', tests(['worker/outbound.test.ts', 'is sent from one of the places that are known'], ['worker/wrangler.test.ts', 'binds what its code asks for'], ['drizzle/local/links/ask-address.test.ts', 'does not connect to'])],
  '13.3.1': ['Secrets are in no source and no build', tests(['worker/http/built-site.test.ts', 'holds no secret of the site or of the machine that built it'], ['drizzle/commands/published-addresses.test.ts', 'hold no secret there: those are set at the platform'], ['drizzle/wrangler-dev.test.ts', 'npm start shares the database and the secrets, hides them'])],
  '13.3.2': ['For their owner alone', tests(['drizzle/local/secrets-file.test.ts', 'is readable by its owner alone'], ['worker/auth/keys/drawn-secrets.test.ts', 'in files that their owner alone reads'])],
  '13.4.1': ['No history of the source is published', tests(['worker/http/built-site.test.ts', 'answers %s with its status and the security headers'], ['worker/http/built-site.test.ts', 'is of kinds that a site is made of'])],
  '13.4.2': ['Nothing for developers in production', tests(['worker/http/built-site.test.ts', 'is made for visitors: libraries without their aids for developers'], ['worker/http/site-not-ready.test.ts', 'answers a stranger with one sentence and a reference'], ['worker/http/api.test.ts', 'of %s is a 400 in French that names the fields, without a stack'])],
  '13.4.3': ['No lists of folders', test('worker/http/built-site.test.ts', 'lists no folder, however it is asked for')],
  '13.4.4': ['No TRACE', test('worker/http/built-site.test.ts', 'answers TRACE with a refusal, and repeats nothing of it')],
  '13.4.5': ['No documents or gauges by chance', tests(['worker/addresses/intended-addresses.test.ts', 'answers no address but those that are meant to be answered'], ['worker/addresses/intended-addresses.test.ts', 'documents and gauges are not at %s'], ['worker/endpoints/health.test.ts', 'is told without a word of what it holds'])],

  // Data
  '14.1.1': ['Data has classes', test('worker/readme.test.ts', 'gives every table one class, and the accounts two')],
  '14.1.2': ['Each with its rules', test('worker/readme.test.ts', 'says of each class who reads it, where it is cached, how long it is kept and what logs hold')],
  '14.2.1': ['No secret in an address', tests(['worker/routers/input-schemas.test.ts', 'that stands in an address names nothing secret'], ['worker/http/same-origin.test.ts', 'is not carried out as another method than its own'])],
  '14.2.2': ['No cache keeps what is not public', test('worker/page-cache/built-secrecy.test.ts', 'keeps no byte of a draft, of a session or of the administration anywhere')],
  '14.2.3': ['Nothing goes to third parties', tests(['budgets.test.ts', 'asks no other origin for anything'], ['worker/http/built-outbound.test.ts', 'asks nobody but its database'], ['e2e/admin/admin-frame.spec.ts', 'nothing of the public site comes along, and no advertising'], ['e2e/visitor/consent.spec.ts', 'who accepts gets one script, however many pages follow'])],
  '14.2.4': ['The rules of each class hold', tests(['worker/services/security-events.test.ts', 'of 10,000 events with secrets in them the journal holds none'], ['worker/routers/every-procedure.test.ts', 'is in no table as it was typed or shown'], ['worker/scheduled.test.ts', 'the journal forgets what is older than twelve months'], ['worker/scheduled.test.ts', 'sessions go thirty days after their end'], ['worker/scheduled.test.ts', 'is neither edited nor shortened by anybody'])],
  '14.3.1': ['Signing out clears the browser', tests(['e2e/accounts/admin-password.spec.ts', 'signing out forgets drafts, and leaves what the visitor keeps'], ['worker/auth/sessions.test.ts', 'clears the cookie and what the browser kept, and is written down'])],
  '14.3.2': ['No browser keeps the administration', tests(['worker/page-cache/built-visitors.test.ts', 'forbids every cache to keep %s'], ['worker/page-cache/built-visitors.test.ts', 'forbids every cache to keep the answer of $name'], ['worker/page-cache/built-visitors.test.ts', 'forbids every cache to keep what it reads'])],
  '14.3.3': ['Nor its storage, but drafts', deviation('Drafts that an editor types are kept in the browser until they are saved or the editor signs out: losing work is the greater harm. Nothing secret is among them.')],

  // Code
  '15.1.1': ['When packages are mended is written down', document('worker/README.md', 'mended within seven days if it can be reached, else within thirty')],
  '15.1.2': ['Which there are is listed', tests(['bill-of-materials.test.ts', 'names every package that is published, its version and its digest'], ['bill-of-materials.test.ts', 'names whatever those packages need in their turn, each by the digest of the lock file'], ['platforms.test.ts', 'gives every archive a digest to check it by'])],
  '15.1.3': ['So is what costs most', document('worker/README.md', '**What costs most.**')],
  '15.2.1': ['Packages are mended in time', { ...test('package-floors.test.ts', 'is at least %s'), ...deviation('Floors are the holes that were known when they were written. What became known since is looked for by npm audit before each release, which no test can ask.') }],
  '15.2.2': ['What costs most cannot be abused', test('worker/auth/cost-of-refusal.test.ts', 'costs at most twice the cheapest refusal by the most expensive input')],
  '15.2.3': ['Only what is needed is published', tests(['worker/http/built-site.test.ts', 'holds no title of a test, and no sentence of the commands or of the starting content'], ['worker/http/built-site.test.ts', 'is made for visitors: libraries without their aids for developers'], ['bill-of-materials.test.ts', 'names none that only makes or tests it'])],
  '15.3.1': ['Answers hold the fields that are shown', tests(['worker/http/pages/hidden-items.test.ts', 'show not a byte at %s'], ['worker/http/pages/hidden-items.test.ts', 'leave to a public %s the fields that its page shows, and no other'], ['worker/http/pages/hidden-items.test.ts', 'are looked for in the answer of every procedure that visitors may ask'], ['worker/routers/every-procedure.test.ts', 'is shown by no answer in the form in which it is stored'])],
  '15.3.2': ['Redirects of others are not followed', tests(['worker/outbound.test.ts', 'follows no redirect by itself'], ['worker/outbound.test.ts', 'a database is not believed, whoever opened it'], ['worker/outbound.test.ts', 'nor is a service that is told of changed pages'], ['worker/auth/challenge.test.ts', 'is never open while the verification %s'], ['drizzle/local/links/ask-address.test.ts', 'goes round in a circle no more than five times'])],
  '15.3.3': ['No field is set that was not meant', tests(['worker/routers/input-schemas.test.ts', 'takes no column of any table that it does not name, at any depth'], ['worker/routers/admin/foreign-columns.test.ts', 'with such a column'])],
  '15.3.4': ['A client’s address is the platform’s', tests(['worker/http/limits.test.ts', 'knows a client by the address that the platform gives, and by no other header'], ['worker/auth/sign-in-limits.test.ts', 'are three whatever many addresses a client writes in headers'], ['worker/services/security-events.test.ts', 'as the server saw them'], ['worker/readme.test.ts', 'a proxy of one’s own overwrites the header by which a client is known'])],
  '15.3.5': ['Types are checked', tests(['worker/routers/input-schemas.test.ts', 'takes a value for no other type than its own'], ['worker/http/api.test.ts', 'of %s is a 400 in French that names the fields, without a stack'])],
  '15.3.6': ['No prototype is polluted', test('worker/http/hostile-inputs.test.ts', '%s answers whatever it is sent')],
  '15.3.7': ['A parameter given twice is one', tests(['worker/addresses/repeated-parameters.test.ts', '%s of %s is its last value, for the page and for its copy'], ['worker/addresses/repeated-parameters.test.ts', 'in the address and in the body is that of the body: the address adds nothing'], ['worker/auth/session-token.test.ts', '%s is none'])],

  // Logs and failures
  '16.1.1': ['Logs are written down', test('worker/readme.test.ts', 'names every security event, and no other')],
  '16.2.1': ['When, where, who, what', tests(['worker/routers/every-procedure.test.ts', 'says when in UTC, from where, by whom, what and to what, whichever procedure wrote it'], ['worker/services/security-events.test.ts', 'is of a type, with details, an instant, a network and a browser'])],
  '16.2.2': ['In UTC', tests(['worker/routers/every-procedure.test.ts', 'says when in UTC, from where, by whom, what and to what, whichever procedure wrote it'], ['worker/runtime/error-log.test.ts', 'is one line of JSON without a character that moves a cursor'])],
  '16.2.3': ['Nowhere else', tests(['worker/wrangler.test.ts', 'has its own log, and none of every visitor’s address and query string'], ['worker/outbound.test.ts', 'is sent from one of the places that are known'])],
  '16.2.4': ['In one form', test('worker/runtime/error-log.test.ts', 'is one line of JSON without a character that moves a cursor')],
  '16.2.5': ['Without secrets', tests(['worker/runtime/error-log.test.ts', 'names a query that failed, and none of the values that a visitor gave it'], ['worker/services/security-events.test.ts', 'of 10,000 events with secrets in them the journal holds none'], ['worker/routers/every-procedure.test.ts', 'is in no table as it was typed or shown'])],
  '16.3.1': ['Every sign-in, and every try', tests(['worker/auth/journal-of-attempts.test.ts', 'is written to the journal: %s'], ['worker/auth/journal-of-attempts.test.ts', 'is one of those above: no other procedure takes a password, a code or a signature'], ['worker/auth/sign-in.test.ts', 'for %s is the one answer, and the journal knows why'])],
  '16.3.2': ['Refused calls', deviation('A call that is refused for want of a right writes nothing: whoever may do nothing could fill the journal. Refused sign-ins and opened screens are written.')],
  '16.3.3': ['What tries to get round', { ...tests(['worker/auth/sign-in-limits.test.ts', 'raise one alarm, and ask more work of whoever comes next'], ['worker/auth/sign-in-limits.test.ts', 'are written to the journal once for a run of refusals'], ['worker/auth/sign-in.test.ts', 'that %s is refused, and is no failed attempt'], ['worker/auth/sessions.test.ts', 'ends the session when it comes back after it was replaced'], ['worker/auth/factors/second-step.test.ts', 'whose counter goes back is refused']), ...deviation('An input that its schema refuses is not written: whoever may do nothing could fill the journal with such.') }],
  '16.3.4': ['What nobody expected', tests(['worker/http/api.test.ts', 'is logged once under an id, and answered without a word of what happened'], ['worker/http/api.test.ts', 'is a 503 in French whose reason only the log knows'], ['worker/http/pages/failed-rendering.test.tsx', 'makes it a 500 in French under the id that is logged'], ['worker/scheduled.test.ts', 'a database that does not answer is logged, and the next night does the work'])],
  '16.4.1': ['Nothing breaks a line', tests(['shared/admin/audit-mask.test.ts', 'is on one line for any text, without a character that moves a cursor'], ['worker/runtime/error-log.test.ts', 'is one line of JSON without a character that moves a cursor'])],
  '16.4.2': ['Nobody changes them', tests(['worker/scheduled.test.ts', 'is neither edited nor shortened by anybody'], ['worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is'])],
  '16.4.3': ['They are kept elsewhere too', deviation('The Worker’s log is the platform’s; the journal is in the site’s own database, and goes elsewhere with its backups.')],
  '16.5.1': ['Failures tell nothing', tests(['worker/http/pages/failed-rendering.test.tsx', 'makes it a 500 in French under the id that is logged'], ['worker/http/api.test.ts', 'is logged once under an id, and answered without a word of what happened'], ['worker/http/hostile-inputs.test.ts', 'shows nothing of its inside'], ['worker/auth/who-may.test.ts', 'gives nothing while it cannot be read'])],
  '16.5.2': ['What fails elsewhere leaves the site', tests(['worker/page-cache/built-outage.test.ts', 'serves what another rendered, and says of the rest when to come back'], ['worker/page-cache/built-outage.test.ts', 'takes from visitors no page that was ever shown'], ['worker/auth/challenge.test.ts', 'is never open while the verification %s'])],
  '16.5.3': ['What fails lets nobody in', tests(['worker/auth/sign-in-limits.test.ts', 'lets nobody sign in while nobody counts'], ['worker/auth/who-may.test.ts', 'gives nothing while it cannot be read'], ['worker/auth/challenge.test.ts', 'is never open while the verification %s'], ['worker/routers/admin/users.test.ts', 'is undone with its row of the journal when the write fails'])],
}
