import type { Claims } from '#shared/site/site-settings.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { Notice } from '#web/admin/controls/notice.tsx'

/** Warns while the footer claims more prompts or GPTs than the catalogue publishes. */
export function ExceedingClaims({ claims }: { claims: Claims }) {
  const { data } = api.admin.dashboard.useQuery()
  if (!data) return null
  const [prompts, gpts] = [data.prompts.valide, data.gpts.valide]
  if (numberIn(claims.footer_prompts) <= prompts && numberIn(claims.footer_gpts) <= gpts)
    return null
  return (
    <div className="full">
      <Notice tone="warn" title="Le pied de page annonce plus que le catalogue.">
        <p>
          {`Il affiche «\u00a0${claims.footer_prompts} prompts\u00a0» et «\u00a0${claims.footer_gpts} GPT\u00a0», le catalogue publie ${countOf(prompts, 'prompt', 'prompts')} et ${countOf(gpts, 'GPT', 'GPT')}. Affichez les nombres réels, ou changez ceux de «\u00a0Chiffres affichés\u00a0».`}
        </p>
      </Notice>
    </div>
  )
}

/** The number that a claim begins with, such as 150 of «150+»; 0 of a claim without one. */
const numberIn = (claim: string) => Number(claim.replaceAll(/\D/g, ''))
