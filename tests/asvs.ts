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
  '1.1.1': ['Input is decoded once, before it is checked', test('worker/http/every-route.test.ts', 'what is encoded twice is decoded once')],
  '1.1.2': ['Output is encoded last', tests(['worker/endpoints/hostile-content.test.ts', 'is text on every page, encoded once'], ['worker/endpoints/hostile-content.test.ts', 'is the same in every answer of the API'], ['worker/endpoints/hostile-content.test.ts', 'is the same in every cell of a spreadsheet'], ['worker/endpoints/hostile-content.test.ts', 'is the same in the feed and in every other XML'], ['worker/endpoints/hostile-content.test.ts', 'runs nothing where somebody renders the markdown'], ['worker/endpoints/hostile-content.test.ts', 'is the same to assistants'], ['worker/endpoints/hostile-content.test.ts', 'is drawn in an image'])],
  '1.2.1': ['HTML, attributes, headers are encoded for where they stand', tests(['worker/endpoints/hostile-content.test.ts', 'is text on every page, encoded once'], ['worker/endpoints/hostile-content.test.ts', 'is in no header'], ['worker/http/every-route.test.ts', 'a text in the place of any part of an address'], ['worker/http/launch.test.ts', 'as a header spells it'])],
  '1.2.2': ['Addresses are encoded, and of safe schemes', tests(['worker/endpoints/hostile-content.test.ts', 'is encoded in every address that holds it'], ['worker/endpoints/hostile-content.test.ts', 'its addresses are of the web'], ['worker/text/markdown-part.test.ts', 'a link leads to %s and nowhere else'], ['shared/text/markdown-tree.test.ts', '%s is not kept'], ['shared/text/external-url.test.ts', 'refuses the scheme of %j'])],
  '1.2.3': ['JSON cannot be left, in a page or by itself', tests(['worker/endpoints/hostile-content.test.ts', 'is the same in the data within pages, which nothing of it ends'], ['worker/endpoints/hostile-content.test.ts', 'is the same in every answer of the API'], ['worker/endpoints/hostile-content.test.ts', 'is the same to assistants'])],
  '1.2.4': ['Queries have parameters', tests(['worker/routers/every-mutation.test.ts', 'sends the texts that it is given beside its statements'], ['worker/routers/sql-texts.test.ts', 'in the filters of a list'], ['worker/routers/sql-texts.test.ts', 'in a search, which finds all or nothing of it'])],
  '1.2.9': ['No text that is typed becomes a regular expression', tests(['regular-expressions.test.ts', 'are made of no text that is given'], ['regular-expressions.test.ts', 'are all of the sources'])],
  '1.3.2': ['Nothing is evaluated', tests(['house.test.ts', 'makes neither code nor markup of a text'], ['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['e2e/frame/hostile-texts.spec.ts', 'run no script in the browser, and lead nowhere'])],
  '1.3.3': ['What enters a dangerous place is bounded and cleaned', tests(['shared/admin/audit-mask.test.ts', 'is on one line for any text, without a character that moves a cursor'], ['shared/admin/audit-mask.test.ts', 'is bounded for whatever is sent'], ['worker/endpoints/hostile-content.test.ts', 'is in no header'], ['worker/endpoints/hostile-content.test.ts', 'is the same in every cell of a spreadsheet'], ['worker/routers/input-schemas.test.ts', 'has texts of a greatest length'])],
  '1.3.5': ['Markdown cannot run', tests(['drizzle/markdown.test.ts', 'of any text holds only our elements and addresses'], ['worker/text/markdown-part.test.ts', 'a text holds neither HTML, images nor unsafe links'], ['worker/text/markdown-part.test.ts', 'a text on one line is shown sign for sign'])],
  '1.3.6': ['An address that was typed is asked at night alone, and never within a private network', tests(['drizzle/local/links/ask-address.test.ts', 'does not connect to'], ['drizzle/local/links/ask-address.test.ts', 'connects to what was checked, though the name leads elsewhere by then'], ['drizzle/local/links/public-address.test.ts', '%j is not'], ['worker/services/links/look-at.test.ts', 'asks nothing of %s, be it linked or where a redirect leads'], ['worker/http/built-outbound.test.ts', 'asks nobody but its database'])],
  '1.3.7': ['Templates are code alone', tests(['worker/endpoints/hostile-content.test.ts', 'is text on every page, encoded once'], ['house.test.ts', 'makes neither code nor markup of a text'])],
  '1.4.2': ['Numbers have a range', tests(['worker/routers/input-schemas.test.ts', 'has whole numbers, none of them greater than a number can be'], ['shared/lists/list-query.test.ts', 'counts a mangled %s as absent'])],
  '1.5.2': ['What is read from JSON is of a known form', tests(['worker/http/hostile-inputs.test.ts', '%s answers whatever it is sent'], ['worker/routers/input-schemas.test.ts', 'is of known types'], ['shared/items/sections/conversations.test.ts', 'reads any stored value without failing'], ['shared/items/sections/workflow.test.ts', 'reads any stored value without failing'], ['shared/variables/profiles.test.ts', 'are what can be read of them, whatever is stored'], ['web/offline/kept-choice.test.ts', 'are pages of items, whatever is stored'])],

  // Validation and business logic
  '2.1.1': ['The rules of input are written down', document('worker/INPUT.md', '**One schema for each kind of value.**')],
  '2.1.2': ['So are those of values that belong together', document('worker/INPUT.md', '**Values that belong together**')],
  '2.1.3': ['So are limits, of one and of all', document('worker/limits/README.md', '**Limits**, each counted')],
  '2.2.1': ['Input is checked against what is allowed', tests(['worker/routers/input-schemas.test.ts', 'is of known types'], ['worker/routers/input-schemas.test.ts', 'has texts of a greatest length'], ['worker/routers/input-schemas.test.ts', 'has lists of a greatest length'], ['worker/routers/input-schemas.test.ts', 'has no other keys than its own, or drops them'], ['worker/http/api.test.ts', 'of %s is a 400 in French that names the fields, without a stack'])],
  '2.2.2': ['The server checks, whatever the client did', tests(['worker/http/hostile-inputs.test.ts', '%s answers whatever it is sent'], ['worker/routers/admin/foreign-columns.test.ts', 'with such a column'], ['worker/http/every-route.test.ts', 'a text in the place of any part of an address'], ['worker/mcp/hostile-calls.test.ts', 'refuses %s: %j'], ['worker/mcp/hostile-calls.test.ts', 'no text is more than a text, wherever an assistant sends it'])],
  '2.2.3': ['Values that belong together are checked together', tests(['worker/routers/admin/prompts.test.ts', 'refuses a slug that is taken, beside its field'], ['worker/routers/admin/prompts.test.ts', 'cannot overwrite each other'], ['worker/routers/admin/redirects.test.ts', '%s is refused as a wrong input'], ['worker/services/planning/carry-out.test.ts', 'refuses what is past, what is not finished and what would change nothing'], ['worker/routers/admin/users.test.ts', 'who demote, suspend or remove each other at once'])],
  '2.3.1': ['Steps are taken in their order', tests(['worker/routers/every-mutation.test.ts', 'that continues what was never begun writes nothing'], ['worker/routers/every-mutation.test.ts', 'that ends something ends it once'], ['worker/routers/every-mutation.test.ts', 'that takes back what the journal holds takes back its own alone'], ['worker/auth/factors/second-step.test.ts', 'is finished by nobody without its cookie'], ['worker/auth/factors/second-step.test.ts', 'is finished once'], ['worker/services/import/write-rows.test.ts', 'passes over an item that changed since the file was tried'])],
  '2.3.2': ['Limits of the business hold', tests(['worker/routers/admin/users.test.ts', 'who demote, suspend or remove each other at once'], ['worker/auth/sign-in.test.ts', 'ends the oldest of more than five sessions'], ['worker/http/api.test.ts', 'a batch of more than ten calls is refused'], ['worker/services/links/reports.test.ts', 'has room for so many a day, and for so many in all'], ['worker/services/tables/saved-views.test.ts', 'nobody has more views than a strip of tabs can show'])],
  '2.3.3': ['An operation succeeds whole or not at all', tests(['worker/routers/every-mutation.test.ts', 'whose last statement fails is refused, and nothing of it is written'], ['worker/routers/every-mutation.test.ts', 'writes in one batch, and a question in none'], ['prove/kills.test.ts', 'loses no acknowledged write, does none by half'])],
  '2.4.1': ['Automation is held back', tests(['worker/limits/built-limits.test.ts', 'let exactly 60 of 200 searches at once pass'], ['worker/auth/sign-in-limits.test.ts', 'let three of many wrong passwords at once reach the hash'], ['worker/mcp/endpoint.test.ts', 'counts every call once, whatever it asks'], ['worker/services/links/reports.test.ts', 'counts against a limit of its own'])],

  // The browser
  '3.2.1': ['An answer is shown as nothing else', tests(['worker/http/every-route.test.ts', 'says the type of what it holds'], ['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '3.2.2': ['Text is put into pages as text', tests(['house.test.ts', 'makes neither code nor markup of a text'], ['worker/http/pages/pages.test.ts', 'keeps what visitors type from becoming markup'], ['e2e/frame/hostile-texts.spec.ts', 'run no script in the browser, and lead nowhere'])],
  '3.3.1': ['Cookies are for HTTPS; the sidebar’s has the name and the path that the specification wants', tests(['worker/http/cookies.test.ts', 'is of this host alone, for HTTPS'], ['worker/http/cookies.test.ts', 'nothing else in the sources sets one'], ['web/admin/sidebar-state.test.ts', 'lasts seven days and goes with the administration alone'])],
  '3.3.2': ['Cookies say which sites they go with', tests(['worker/http/cookies.test.ts', 'goes with no other site'], ['worker/http/cookies.test.ts', 'nothing else in the sources sets one'], ['web/admin/sidebar-state.test.ts', 'lasts seven days and goes with the administration alone'])],
  '3.3.3': ['Cookies are of this host alone; the sidebar’s has the name and the path that the specification wants', tests(['worker/http/cookies.test.ts', 'is of this host alone, for HTTPS'], ['worker/http/cookies.test.ts', 'nothing else in the sources sets one'])],
  '3.3.4': ['No script reads a session', tests(['worker/http/cookies.test.ts', 'no script reads it'], ['worker/http/cookies.test.ts', 'stands in no other header and in no body'])],
  '3.4.1': ['HSTS on every answer', tests(['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '3.4.2': ['CORS where it is meant', tests(['worker/http/every-route.test.ts', 'is open to other origins at /mcp alone, without credentials'], ['worker/mcp/endpoint.test.ts', 'is the only one: elsewhere a foreign page may neither ask nor write'])],
  '3.4.3': ['A content policy', tests(['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['worker/app.test.ts', 'allow no script, style, frame or base but those of the site itself'], ['worker/http/ads-policy.test.ts', 'the policy lets no script run that stands in the page'])],
  '3.4.4': ['No type is guessed', tests(['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '3.4.5': ['A referrer policy', tests(['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '3.4.6': ['No page is framed', tests(['worker/http/every-route.test.ts', 'may stand in no frame, but for the preview in a frame of our own'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '3.5.1': ['A request from elsewhere changes nothing', test('worker/http/same-origin.test.ts', '%s is not carried out, whatever it asks')],
  '3.5.2': ['Nor one that needs no preflight', tests(['worker/http/same-origin.test.ts', '%s is not carried out, whatever it asks'], ['worker/http/same-origin.test.ts', 'may not ask what it may send: there is no CORS'])],
  '3.5.3': ['What changes something is no GET', tests(['worker/http/same-origin.test.ts', 'by %s is not carried out'], ['worker/http/same-origin.test.ts', 'is not carried out as another method than its own'], ['worker/routers/every-mutation.test.ts', 'writes in one batch, and a question in none'])],
  '3.5.4': ['Applications have hosts of their own', deviation('The administration lives on the host of the site, as the specification wants. It is another build without a chunk in common, its policy lets no foreign script in, and no text of an editor becomes markup on either.')],
  '3.7.1': ['No technology that browsers left behind', tests(['html.test.ts', '%s is valid HTML in French'], ['worker/http/every-route.test.ts', 'sends the security headers, with their values'], ['house.test.ts', 'makes neither code nor markup of a text'])],
  '3.7.2': ['Redirects to other hosts are known ones', tests(['worker/http/every-route.test.ts', 'leads to no other host, but for the launch of a GPT'], ['worker/app.test.ts', 'of %s stays on the site'], ['shared/addresses/redirect.test.ts', 'on the site when it is a path'], ['shared/addresses/redirect-target.test.ts', 'is on this site for any address made of whatever breaks out of one'])],

  // The API
  '4.1.1': ['Answers say their type and charset', tests(['worker/http/every-route.test.ts', 'says the type of what it holds, and the charset of every text'], ['worker/http/built-site.test.ts', 'carry the same security headers as pages'])],
  '4.1.2': ['Only pages lead from HTTP to HTTPS', deviation('The platform redirects before the Worker runs; the client of the API knows one origin, which HSTS keeps to HTTPS.')],
  '4.1.3': ['Headers of the platform are nobody else’s', tests(['worker/http/every-route.test.ts', 'what a client writes in the headers of proxies changes no answer, no limit and no row'], ['worker/http/limits.test.ts', 'knows a client by the address that the platform gives, and by no other header'], ['worker/auth/sign-in-limits.test.ts', 'are three whatever many addresses a client writes in headers'], ['worker/app.test.ts', 'never comes from what a request says of its host'])],
  '4.2.1': ['Where a message ends is agreed', tests(['worker/http/built-site.test.ts', 'is agreed %s, and the next message is answered'], ['worker/http/built-site.test.ts', 'is said by pieces rather than by %s, and nothing more is read'], ['worker/http/built-site.test.ts', 'is refused with %s, and nothing more is read'], ['worker/http/built-site.test.ts', 'is counted by what comes, and not by what a length says beside'], ['worker/http/same-origin.test.ts', 'that comes in pieces is counted too'])],

  // Authentication
  '6.1.1': ['Defences against guessing are written down', document('worker/auth/PASSWORDS.md', 'Nobody can lock an owner out')],
  '6.1.2': ['So are words that make no password', document('worker/auth/PASSWORDS.md', '`worker/auth/common-words.ts` lists those words')],
  '6.1.3': ['So is every way in', tests(['worker/auth/ways-in.test.ts', 'names every procedure of accounts that anybody may call'], ['worker/auth/ways-in.test.ts', 'names every procedure that begins a session'])],
  '6.2.1': ['At least 8 characters', tests(['worker/auth/sessions.test.ts', 'that %s is refused beside its field'], ['worker/auth/sign-in.test.ts', 'are for %s: %j is answered with %i'])],
  '6.2.2': ['One’s password can be changed', test('worker/auth/sessions.test.ts', 'takes the place of the old one, ends the other sessions, and is written down')],
  '6.2.3': ['With the former one', test('worker/auth/sessions.test.ts', 'is not set under a wrong one, and after three of them not under the right one')],
  '6.2.4': ['None of the most frequent', deviation('None of the 49,233 most frequent leaked passwords may be chosen, as a test shows. Only 308 of them have the 12 characters that a new password needs, where the standard asks for the 3,000 most frequent of that length. Rules refuse besides sequences, repetitions, dates, and up to three of about 1,500 usual words with digits around them.')],
  '6.2.5': ['Of any composition', tests(['worker/auth/sessions.test.ts', 'of %s is taken as it was typed, and opens for no other spelling'], ['worker/auth/known-passwords.test.ts', 'may be chosen: %s'])],
  '6.2.6': ['Masked, and shown on demand', tests(['e2e/accounts/admin-password.spec.ts', 'a password is shown while one asks for it'], ['e2e/admin/admin-controls.spec.ts', 'fields of passwords name their purpose, are not spell-checked and take a paste'])],
  '6.2.7': ['Paste and password managers', test('e2e/admin/admin-controls.spec.ts', 'fields of passwords name their purpose, are not spell-checked and take a paste')],
  '6.2.8': ['Checked exactly as typed', tests(['worker/auth/sessions.test.ts', 'of %s is taken as it was typed, and opens for no other spelling'], ['worker/auth/password.test.ts', 'opens with its own password, to the last of 128 characters, exactly as typed'])],
  '6.2.9': ['64 characters and more', tests(['worker/auth/sessions.test.ts', 'of %s is taken as it was typed, and opens for no other spelling'], ['worker/auth/password.test.ts', 'to the last of 128 characters'])],
  '6.2.10': ['No password ends by itself', test('worker/auth/sessions.test.ts', 'is still the password ten years later, with nothing to change')],
  '6.2.11': ['None of its owner’s words, nor of the site’s', tests(['worker/auth/known-passwords.test.ts', 'is any word that is used often, with digits and signs around it'], ['worker/auth/known-passwords.test.ts', 'is made of words of its owner'], ['worker/auth/sessions.test.ts', 'that %s is refused beside its field'])],
  '6.2.12': ['None that leaked', tests(['worker/auth/known-passwords.test.ts', 'none of the 49,233 most frequent leaked passwords may be chosen'], ['worker/auth/sessions.test.ts', 'that %s is refused beside its field'], ['worker/auth/registration.test.ts', 'asks for a challenge, and for a password that is not tried first'])],
  '6.3.1': ['Guessing is held back', tests(['worker/auth/sign-in-limits.test.ts', 'let three of many wrong passwords at once reach the hash'], ['worker/auth/sign-in-limits.test.ts', 'are ten for one account from everywhere'], ['worker/auth/ways-in.test.ts', 'three failures keep the client out, also from the right proof'], ['worker/auth/factors/second-step.test.ts', 'signs in with a code in a browser that it knows'])],
  '6.3.2': ['No account by default', tests(['drizzle/seed/seed.test.ts', 'brings no account, so that nobody comes in before one is made'], ['drizzle/admin.test.ts', 'is there by no default'])],
  '6.3.3': ['Several factors', deviation('Offered to every account and required by a setting, since the specification wants a password alone to do: passkeys, one-time codes, recovery codes.')],
  '6.3.4': ['No other way in, each as strong', tests(['worker/auth/ways-in.test.ts', 'names every procedure of accounts that anybody may call'], ['worker/auth/ways-in.test.ts', 'names every procedure that begins a session: nothing else in the sources does'], ['worker/auth/ways-in.test.ts', 'has no other than those that are tried below'], ['worker/auth/ways-in.test.ts', 'the same session begins'], ['worker/auth/ways-in.test.ts', 'nobody comes in whose account %s'], ['worker/auth/ways-in.test.ts', 'three failures keep the client out'], ['worker/auth/factors/second-step.test.ts', 'counts failed codes as failed sign-ins'])],
  '6.4.1': ['First passwords are random and short-lived', tests(['drizzle/admin.test.ts', 'has a password for one use, within 24 hours'], ['drizzle/admin.test.ts', 'signs in with it, and after it was replaced no more'], ['worker/routers/admin/users.test.ts', 'opens an account with a password that is shown once, valid for a day'], ['worker/auth/sign-in.test.ts', 'for %s is the one answer, and the journal knows why'], ['worker/auth/sign-in.test.ts', 'with a one-time password opens nothing but the form that replaces it'])],
  '6.4.2': ['No hints and no questions', tests(['worker/auth/ways-in.test.ts', 'names every procedure of accounts that anybody may call'], ['worker/auth/ways-in.test.ts', 'has no other than those that are tried below'])],
  '6.4.3': ['A reset that passes no second factor by', tests(['worker/auth/factors/own-factors.test.ts', 'a reset that leaves the second factors asks for them after the one-time password too'], ['worker/auth/factors/own-factors.test.ts', 'an administrator who resets a password may take the second factors away with it'])],

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
