import { RailSection } from '#web/ui/layout/page-section.tsx'
import { TopicList } from '#web/ui/topic-list.tsx'

export function OptimisationTips() {
  return (
    <RailSection
      id="conseils"
      title="Quatre réglages avant de copier"
      text="Ce que vous donnez à l’assistant, et ce que vous relisez ensuite."
      folds
    >
      <TopicList topics={tips} />
    </RailSection>
  )
}

const tips = [
  {
    title: 'Donnez la matière',
    text: 'Collez l’export Search Console, la page, les avis. Sans données, l’assistant complète avec du vraisemblable, et le vraisemblable se relit mal.',
  },
  {
    title: 'Remplissez toutes les variables',
    text: 'Un champ laissé entre crochets est une question à laquelle l’assistant répondra seul. Écrivez «\u00a0inconnu\u00a0» plutôt que rien.',
  },
  {
    title: 'Faites nommer les manques',
    text: 'Gardez la ligne qui demande de signaler ce qui manque. Une réserve écrite vaut mieux qu’un tableau complet et faux.',
  },
  {
    title: 'Relisez avec la source ouverte',
    text: 'Prenez trois lignes du résultat et remontez à l’export. Si l’une ne s’y retrouve pas, relancez avant de livrer.',
  },
]
