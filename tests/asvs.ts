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
  '7.1.1': ['Their times are written down', document('worker/auth/README.md', '**Sessions.**')],
  '7.1.2': ['So is how many one has', document('worker/limits/README.md', '5, a further one ends the oldest')],
  '7.2.1': ['The server judges them', test('worker/auth/mutated-cookies.test.ts', 'of thousands of mutated cookies none opens a session')],
  '7.2.2': ['Their secrets are made for each', test('worker/auth/sessions.test.ts', 'is replaced when less than five minutes of it are left')],
  '7.2.3': ['Of random bits enough', document('worker/auth/README.md', '256 random bits')],
  '7.2.4': ['A new one at every sign-in', test('worker/auth/sign-in.test.ts', 'has another session than before, which no longer opens anything')],
  '7.3.1': ['They end when idle', test('worker/auth/sessions.test.ts', 'is alive after 14:59 and ended after 15:00')],
  '7.3.2': ['They end in any case', test('worker/auth/sessions.test.ts', 'ends twelve hours after the sign-in, whatever is done')],
  '7.4.1': ['Ended, they open nothing', test('worker/auth/sessions.test.ts', 'opens nothing when %s')],
  '7.4.2': ['They end with their account', test('worker/routers/admin/users.test.ts', 'that is suspended has no session, and may come back')],
  '7.4.3': ['They end with a password', test('worker/auth/sessions.test.ts', 'takes the place of the old one, ends the other sessions')],
  '7.4.4': ['Signing out is at hand', test('e2e/admin/admin-frame.spec.ts', 'the ways out are named in full')],
  '7.4.5': ['Administrators end those of others', test('e2e/accounts/admin-users.spec.ts', 'the sessions of an account can be ended, and its password replaced')],
  '7.5.1': ['Factors ask for the password again', test('worker/auth/factors/own-factors.test.ts', 'are changed by whoever gave the password within ten minutes')],
  '7.5.2': ['One sees and ends one’s own', test('worker/auth/sessions.test.ts', 'tells its user where else it is open')],

  // Authorization
  '8.1.1': ['Who may do what is written down', document('worker/auth/README.md', '**Who may.**')],
  '8.1.2': ['And to which fields', document('worker/auth/README.md', 'What a role changes about a statement is a condition of that statement')],
  '8.2.1': ['No function without a right', test('worker/routers/access.test.ts', 'gets what the policy gives')],
  '8.2.2': ['No item without one', test('e2e/accounts/admin-roles.spec.ts', 'the contributor finds neither the editor nor the preview of another draft')],
  '8.2.3': ['No field without one', test('worker/routers/admin/users.test.ts', '%s takes no other column from the client')],
  '8.3.1': ['The server decides', test('worker/routers/access.test.ts', 'changes nothing by what is refused, valid as it is')],

  // Tokens
  '9.1.1': ['Signatures are checked first', test('worker/auth/session-token.test.ts', 'of thousands of mutated tokens none is accepted')],
  '9.1.2': ['One algorithm', test('worker/auth/session-token.test.ts', 'with %s is refused')],
  '9.1.3': ['Keys of the configuration alone', test('worker/auth/session-token.test.ts', 'of a former secret is read as long as the configuration names it')],
  '9.2.1': ['Their time is checked', test('worker/auth/session-token.test.ts', 'is read as it was signed, until it is past')],
  '9.2.2': ['Their kind is checked', test('worker/auth/session-token.test.ts', 'is none of another kind')],
  '9.2.3': ['Whom they are for is checked', test('worker/auth/session-token.test.ts', 'with %s is refused')],
  '9.2.4': ['They name whom they are for', test('worker/auth/session-token.test.ts', 'with %s is refused')],

  // Cryptography
  '11.1.1': ['Keys and their lives are written down', document('worker/auth/README.md', '**Keys.**')],
  '11.1.2': ['So is what each is for', document('worker/auth/README.md', 'AES-256-GCM of codes')],
  '11.2.1': ['Of libraries and the platform alone', document('worker/auth/README.md', 'AES-256-GCM of codes')],
  '11.2.2': ['Costs and keys can be replaced', test('worker/auth/password.test.ts', 'opens under a former pepper, and asks to be made anew')],
  '11.2.3': ['128 bits at least', deviation('Recovery codes have 80 random bits, since people type them; failed ones count as failed sign-ins. All other keys have 128 bits or more.')],
  '11.4.1': ['SHA-256 and nothing weaker', document('worker/auth/README.md', 'HMAC-SHA-256 of the cookies')],
  '11.4.2': ['Passwords are hashed at a cost', test('worker/auth/password.test.ts', 'costs what OWASP asks for')],
  '11.4.3': ['Digests are long enough', test('platforms.test.ts', 'gives every archive a digest to check it by')],
  '11.4.4': ['Keys are not drawn from passwords', document('worker/auth/README.md', 'AES-256-GCM of codes')],
  '11.5.1': ['Random numbers are of the platform', test('worker/auth/password.test.ts', 'has a salt of its own, 10,000 times')],
  '11.6.1': ['Signatures of approved kinds', test('worker/auth/factors/second-step.test.ts', 'signs in as the second step')],

  // Communication
  '12.1.1': ['TLS 1.2 or 1.3', deviation('TLS ends at the platform, whose least version is set in its zone: no test here reaches it.')],
  '12.1.2': ['Ciphers', deviation('They are the platform’s.')],
  '12.2.1': ['Everything over TLS', test('worker/app.test.ts', 'ask for HTTPS only where the site is served by it')],
  '12.2.2': ['Certificates that browsers trust', deviation('They are the platform’s.')],
  '12.3.1': ['So is what the Worker asks', test('drizzle/deploy.test.ts', 'refuses, before it is asked anything, the database %s with the token «%s»')],
  '12.3.2': ['Certificates are checked', deviation('By the platform’s own `fetch`, which has no way to leave it out.')],
  '12.3.3': ['Inside, too', test('drizzle/deploy.test.ts', 'refuses, before it is asked anything, the database %s with the token «%s»')],

  // Configuration
  '13.1.1': ['Who is talked to is written down', document('worker/README.md', '**Who is talked to.**')],
  '13.2.1': ['The database knows its clients', test('worker/database/read-token.test.ts', 'answers nobody with %s')],
  '13.2.2': ['With the least rights', test('worker/database/read-token.test.ts', 'refuses to whoever has the token for reading')],
  '13.2.3': ['And no credential by default', test('worker/database/read-token.test.ts', 'keeps its key for its owner alone')],
  '13.2.4': ['For a request nobody else is talked to', test('worker/http/built-outbound.test.ts', 'asks nobody but its database')],
  '13.2.5': ['Nobody else is read from', document('worker/README.md', 'each address is configuration or a constant')],
  '13.3.1': ['Secrets are in no source and no build', test('drizzle/wrangler-dev.test.ts', 'npm start shares the database and the secrets, hides them')],
  '13.3.2': ['For their owner alone', test('drizzle/local/secrets-file.test.ts', 'is readable by its owner alone')],
  '13.4.1': ['No history of the source is published', test('worker/http/built-site.test.ts', 'answers %s with its status and the security headers')],
  '13.4.2': ['Nothing for developers in production', test('worker/http/site-not-ready.test.ts', 'answers a stranger with one sentence and a reference')],
  '13.4.3': ['No lists of folders', test('worker/http/built-site.test.ts', 'answers %s with its status and the security headers')],
  '13.4.4': ['No TRACE', test('worker/app.test.ts', '%s is a 405')],
  '13.4.5': ['No documents or gauges by chance', test('worker/http/api.test.ts', 'is not there: this API is the service, without what it does not use')],

  // Data
  '14.1.1': ['Data has classes', document('worker/README.md', '**Data.** Public')],
  '14.1.2': ['Each with its rules', document('worker/README.md', '**Data.** Public')],
  '14.2.1': ['No secret in an address', test('worker/http/same-origin.test.ts', 'is not carried out as another method than its own')],
  '14.2.2': ['No cache keeps what is not public', test('worker/page-cache/built-secrecy.test.ts', 'keeps no byte of a draft, of a session or of the administration anywhere')],
  '14.2.3': ['Nothing goes to third parties', test('budgets.test.ts', 'asks no other origin for anything')],
  '14.2.4': ['The rules of each class hold', test('worker/services/security-events.test.ts', 'of 10,000 events with secrets in them the journal holds none')],
  '14.3.1': ['Signing out clears the browser', test('e2e/accounts/admin-password.spec.ts', 'signing out forgets drafts, and leaves what the visitor keeps')],
  '14.3.2': ['No browser keeps the administration', test('worker/page-cache/built-visitors.test.ts', 'forbids every cache to keep %s')],
  '14.3.3': ['Nor its storage, but drafts', deviation('Drafts that an editor types are kept in the browser until they are saved or the editor signs out: losing work is the greater harm. Nothing secret is among them.')],

  // Code
  '15.1.1': ['When packages are mended is written down', document('worker/README.md', '**Packages.**')],
  '15.1.2': ['Which there are is listed', test('bill-of-materials.test.ts', 'names every package that is published, its version and its digest')],
  '15.1.3': ['So is what costs most', document('worker/README.md', '**What costs most.**')],
  '15.2.1': ['Packages are mended in time', test('package-floors.test.ts', 'is at least %s')],
  '15.2.2': ['What costs most cannot be abused', test('worker/auth/cost-of-refusal.test.ts', 'costs at most twice the cheapest refusal by the most expensive input')],
  '15.2.3': ['Only what is needed is published', test('budgets.test.ts', 'publishes a Worker of at most')],
  '15.3.1': ['Answers hold the fields that are shown', test('worker/http/pages/hidden-items.test.ts', 'show not a byte at %s')],
  '15.3.2': ['Redirects of others are not followed', document('worker/README.md', 'no redirect is followed')],
  '15.3.3': ['No field is set that was not meant', test('worker/routers/admin/foreign-columns.test.ts', 'with such a column')],
  '15.3.4': ['A client’s address is the platform’s', test('worker/http/limits.test.ts', 'knows a client by the address that the platform gives, and by no other header')],
  '15.3.5': ['Types are checked', test('worker/http/api.test.ts', 'of %s is a 400 in French that names the fields, without a stack')],
  '15.3.6': ['No prototype is polluted', test('worker/http/hostile-inputs.test.ts', '%s answers whatever it is sent')],
  '15.3.7': ['A parameter given twice is one', test('worker/addresses/public-address.test.ts', 'does not depend on the order of parameters, nor on those that no page reads')],

  // Logs and failures
  '16.1.1': ['Logs are written down', document('worker/README.md', '**Logs.** The journal')],
  '16.2.1': ['When, where, who, what', test('worker/services/security-events.test.ts', 'is of a type, with details, an instant, a network and a browser')],
  '16.2.2': ['In UTC', document('worker/README.md', 'who did what and when in UTC')],
  '16.2.3': ['Nowhere else', test('worker/wrangler.test.ts', 'has its own log, and none of every visitor’s address and query string')],
  '16.2.4': ['In one form', document('worker/README.md', 'a line of JSON')],
  '16.2.5': ['Without secrets', test('worker/runtime/error-log.test.ts', 'names a query that failed, and none of the values that a visitor gave it')],
  '16.3.1': ['Every sign-in, and every try', test('worker/auth/sign-in.test.ts', 'for %s is the one answer, and the journal knows why')],
  '16.3.2': ['Refused calls', deviation('A call that is refused for want of a right writes nothing: whoever may do nothing could fill the journal. Refused sign-ins and opened screens are written.')],
  '16.3.3': ['What tries to get round', test('worker/auth/sign-in-limits.test.ts', 'raise one alarm, and ask more work of whoever comes next')],
  '16.3.4': ['What nobody expected', test('worker/http/api.test.ts', 'is logged once under an id, and answered without a word of what happened')],
  '16.4.1': ['Nothing breaks a line', test('shared/admin/audit-mask.test.ts', 'is on one line and readable, whatever was sent')],
  '16.4.2': ['Nobody changes them', test('worker/scheduled.test.ts', 'is neither edited nor shortened by anybody')],
  '16.4.3': ['They are kept elsewhere too', deviation('The Worker’s log is the platform’s; the journal is in the site’s own database, and goes elsewhere with its backups.')],
  '16.5.1': ['Failures tell nothing', test('worker/http/pages/failed-rendering.test.tsx', 'makes it a 500 in French under the id that is logged')],
  '16.5.2': ['What fails elsewhere leaves the site', test('worker/page-cache/built-outage.test.ts', 'serves what another rendered, and says of the rest when to come back')],
  '16.5.3': ['What fails lets nobody in', test('worker/auth/sign-in-limits.test.ts', 'lets nobody sign in while nobody counts')],
}
