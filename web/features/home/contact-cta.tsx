import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ContactCtaProps = { email: string }

export function ContactCta({ email }: ContactCtaProps) {
  return (
    <section className="cta" aria-labelledby="contact">
      <div>
        <h2 id="contact">Il manque une fiche&nbsp;?</h2>
        <p>
          Décrivez la tâche que vous refaites chaque semaine. Si elle peut servir à d’autres, nous
          l’écrivons et nous vous citons.
        </p>
      </div>
      <div className="acts">
        <a className={buttonClass({ variant: 'accent', size: 'lg' })} href={`mailto:${email}`}>
          <Icon name="mail" />
          Nous écrire
        </a>
        <PageLink className={buttonClass({ size: 'lg' })} to="/ajouter">
          Contribuer
        </PageLink>
      </div>
    </section>
  )
}
