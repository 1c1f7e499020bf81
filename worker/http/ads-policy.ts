const google = {
  /** The script itself, the frames and pictures of what it shows. */
  syndication: 'https://*.googlesyndication.com',
  auction: 'https://googleads.g.doubleclick.net',
  /** Tells people from programs. */
  quality: 'https://*.adtrafficquality.google',
  /** Google's own certified question, where the publisher has switched it on in AdSense. */
  messages: 'https://fundingchoicesmessages.google.com',
  home: 'https://www.google.com',
}

const hosts = Object.values(google).join(' ')

/**
 * The policy of a page that may load AdSense. Google names no hosts: it supports a nonce for each
 * request and nothing else, since its hosts change
 * (https://developers.google.com/publisher-tag/guides/content-security-policy), and a page that is
 * kept can carry none. These are the hosts that public policies have come to, such as those of
 * https://github.com/blockscout/frontend/pull/3725 and https://github.com/2anki/2anki.net/pull/2808:
 * when Google adds one, an advertisement is missing and nothing else. No script is inline or evaluated;
 * styles are, since advertisements bring theirs. Neither the script nor the consent library
 * makes its markup by a policy of Trusted Types.
 */
export const adsPolicy = (directives: readonly string[]): string[] =>
  directives
    .filter((directive) => !directive.includes('trusted-types'))
    .map((directive) => {
      const name = directive.slice(0, directive.indexOf(' '))
      return directive + (added[name] ?? '')
    })
    .concat(`frame-src ${hosts}`)

const added: Record<string, string> = {
  'script-src': ` ${google.syndication} ${google.auction} ${google.quality} ${google.messages}`,
  'style-src': " 'unsafe-inline'",
  'img-src': ` ${hosts}`,
  'connect-src': ` ${hosts}`,
}
