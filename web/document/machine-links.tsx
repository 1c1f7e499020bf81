import {
  feedPath,
  manifestPath,
  openSearchPath,
  themeColours,
} from '#shared/addresses/machine-paths.ts'

/**
 * What the head of every page says to programs, the same on each. The server alone writes it: the
 * client leaves it where it is.
 */
export function MachineLinks() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath} />
      <link rel="search" type="application/opensearchdescription+xml" href={openSearchPath} />
      <link rel="alternate" type="application/atom+xml" title="Nouveautés" href={feedPath} />
    </>
  )
}
