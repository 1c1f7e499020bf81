import { useQuery } from '@tanstack/react-query'

import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import type { SocialTag } from '#shared/pages/page-head.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'

type UrlDetailsProps = { url: CockpitUrl | null; onClose: () => void }

/** All that a page says to search engines and social networks beside its two texts. */
export function UrlDetails({ url, onClose }: UrlDetailsProps) {
  return (
    <Dialog
      title={url?.path ?? ''}
      isOpen={url !== null}
      onClose={onClose}
      isWide
      className="[&_h3]:mb-2 [&_h3]:text-small"
    >
      {url ? <Details url={url} /> : null}
    </Dialog>
  )
}

function Details({ url }: { url: CockpitUrl }) {
  const { type, head, stored } = url
  const isPage = type !== 'orpheline'
  return (
    <div className="body stack">
      <p>
        <a href={url.path} target="_blank" rel="noopener noreferrer">
          Ouvrir cette adresse<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </p>
      {isPage ? null : (
        <p>Aucune page ne répond à ce chemin&nbsp;: ce qui suit n’est montré à personne.</p>
      )}
      <section aria-labelledby="url-head">
        <h3 id="url-head">Moteurs de recherche</h3>
        <dl className={tagList}>
          <Tag name="title">{head.title}</Tag>
          <Tag name="description">{head.description}</Tag>
          <Tag name="keywords">{head.keywords}</Tag>
          {isPage ? <Tag name="canonical">{head.canonical}</Tag> : null}
          {isPage ? (
            <Tag name="robots">
              {head.robots ?? 'Aucune balise\u00a0: la page peut être indexée et ses liens suivis'}
            </Tag>
          ) : null}
          <Tag name="Origine des textes">
            {stored ? 'Configuration enregistrée' : 'Valeurs de la page'}
          </Tag>
        </dl>
      </section>
      <section aria-labelledby="url-social">
        <h3 id="url-social">Réseaux sociaux</h3>
        <dl className={tagList}>
          {head.social.map((tag) => (
            <Tag key={nameOf(tag)} name={nameOf(tag)}>
              {tag.content}
            </Tag>
          ))}
        </dl>
        {isPage ? <OwnImage social={head.social} /> : null}
      </section>
      {isPage ? <StructuredData path={url.path} types={url.structured} /> : null}
    </div>
  )
}

const tagList =
  'grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1 text-label max-md:grid-cols-1 max-md:gap-0'

type TagProps = { name: string; children: string | undefined }

function Tag({ name, children }: TagProps) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere max-md:mb-2">{children}</dd>
    </>
  )
}

const nameOf = ({ property, name }: SocialTag) => property ?? name ?? ''

/** The image that the site draws; one from elsewhere is not loaded here. */
function OwnImage({ social }: { social: SocialTag[] }) {
  const address = social.find(({ property }) => property === 'og:image')?.content
  if (!address || new URL(address).origin !== location.origin) return null
  return (
    <img
      className="h-auto w-full border border-edge"
      src={address}
      alt="Aperçu pour les réseaux sociaux"
      width="1200"
      height="630"
    />
  )
}

/** What the page carries at this moment, read from the page itself. */
function StructuredData({ path, types }: { path: string; types: string[] }) {
  const { data, isError } = useQuery({
    queryKey: ['structured-data', path],
    queryFn: () => readStructuredData(path),
    retry: false,
  })
  return (
    <section aria-labelledby="url-structured">
      <h3 id="url-structured">Données structurées</h3>
      <p>
        {types.length === 0
          ? 'Cette page n’en a pas\u00a0: elle ne décrit ni fiche, ni liste.'
          : types.join(', ')}
      </p>
      {isError ? <p>La page n’a pas pu être lue.</p> : null}
      {!data && !isError ? <Spinner /> : null}
      {data?.map((block) => {
        const text = JSON.stringify(block, null, 2)
        return (
          <pre
            key={text}
            className="mt-2 mb-0 rounded-2 border border-edge p-3 font-mono text-micro leading-normal font-normal wrap-anywhere whitespace-pre-wrap"
          >
            {text}
          </pre>
        )
      })}
    </section>
  )
}

const block = /<script type="application\/ld\+json"[^<>]*>([^<]*)<\/script>/g

/** The structured data that a page carries, as its HTML has it. */
async function readStructuredData(path: string): Promise<unknown[]> {
  const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const html = await response.text()
  return [...html.matchAll(block)].map(([, json = '']): unknown => JSON.parse(json))
}
