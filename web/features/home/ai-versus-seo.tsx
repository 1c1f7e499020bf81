import type { Claims } from '#shared/site/site-settings.ts'
import { typeset } from '#shared/text/typography.ts'

type AiVersusSeoProps = { claims: Claims }

/** The claims are the editor's own, with their source note. */
export function AiVersusSeo({ claims }: AiVersusSeoProps) {
  return (
    <section className="section" aria-labelledby="ia-seo">
      <div className="rail">
        <div className="rail-head">
          <h2 id="ia-seo">IA et SEO traditionnel</h2>
          <p>Ce que l’assistant accélère, et ce qui reste votre métier.</p>
        </div>
        <div className="rail-body">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
          <section className="scroll-x" tabIndex={0} aria-label="Tableau comparatif">
            <table className="compare">
              <thead>
                <tr>
                  <th scope="col">Tâche</th>
                  <th scope="col">À la main</th>
                  <th scope="col">Avec une fiche du fonds</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Premier audit d’un site</th>
                  <td>{typeset(claims.audit_cost)}</td>
                  <td>{typeset(claims.cheaper)} moins cher</td>
                </tr>
                <tr>
                  <th scope="row">Lecture d’une SERP</th>
                  <td>Résultat après résultat</td>
                  <td>{typeset(claims.faster)} plus rapide</td>
                </tr>
                <tr>
                  <th scope="row">Chiffres et sources</th>
                  <td>Vous les cherchez</td>
                  <td>
                    {claims.hallucinations} hallucination tolérée&nbsp;: la fiche interdit
                    d’inventer
                  </td>
                </tr>
                <tr>
                  <th scope="row">Arbitrage et signature</th>
                  <td>Vous</td>
                  <td>Toujours vous</td>
                </tr>
              </tbody>
            </table>
          </section>
          {claims.source_note ? <p className="source">{typeset(claims.source_note)}</p> : null}
        </div>
      </div>
    </section>
  )
}
