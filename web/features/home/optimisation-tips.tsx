export function OptimisationTips() {
  return (
    <section className="section" aria-labelledby="conseils">
      <div className="rail">
        <div className="rail-head">
          <h2 id="conseils">Quatre réglages avant de copier</h2>
          <p>Ce que vous donnez à l’assistant, et ce que vous relisez ensuite.</p>
        </div>
        <div className="rail-body">
          <ul className="usecases">
            {tips.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
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
