import { ExternalLink } from '#web/ui/external-link.tsx'

type AuthorNameProps = {
  nom: string | null
  linkedinUrl: string | null
  /** Who signs what has no author of its own. */
  fallback: { consultant_name: string; linkedin_url: string }
}

export function AuthorName({ nom, linkedinUrl, fallback }: AuthorNameProps) {
  const name = nom ?? fallback.consultant_name
  const url = nom === null ? fallback.linkedin_url : linkedinUrl
  return url === null ? name : <ExternalLink href={url}>{name}</ExternalLink>
}
