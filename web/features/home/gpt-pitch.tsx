import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type GptPitchProps = { gptCount: number }

export function GptPitch({ gptCount }: GptPitchProps) {
  return (
    <section className="section" aria-labelledby="pourquoi-gpt">
      <div className="rail">
        <div className="rail-head">
          <h2 id="pourquoi-gpt">Quand passer du prompt au GPT</h2>
          <p>Un prompt répond à une tâche. Un GPT tient une mission et en garde le fil.</p>
          <PageLink className="more" to="/gpts">
            Ouvrir la collection de {gptCount} GPT <Icon name="arrow" />
          </PageLink>
        </div>
        <div className="rail-body">
          <ol className="steps steps-row">
            <li>
              <h3>Il pose les questions</h3>
              <p>
                Objectif, périmètre, exports&nbsp;: il réclame ce qui lui manque avant de conclure.
              </p>
            </li>
            <li>
              <h3>Il suit une méthode</h3>
              <p>
                Chaque dossier publie ses étapes et ses cas d’usage. Vous savez où vous en êtes, et
                ce qui vient après.
              </p>
            </li>
            <li>
              <h3>Il écrit ses limites</h3>
              <p>
                Ce qu’il ne sait pas faire est écrit sur le dossier, à côté de ce qu’il faut
                préparer. Lisez-le d’abord.
              </p>
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}
