export function WhatIsAPrompt() {
  return (
    <section className="section" aria-labelledby="bon-prompt">
      <div className="rail">
        <div className="rail-head">
          <h2 id="bon-prompt">Qu’est-ce qu’un bon prompt&nbsp;?</h2>
          <p>
            Une consigne que l’on pourrait remettre à un confrère. Elle tient en six parties, et
            chacune se vérifie.
          </p>
        </div>
        <div className="rail-body">
          <dl className="anat">
            <div>
              <dt>Rôle</dt>
              <dd>
                Qui parle, en une phrase&nbsp;: «&nbsp;Tu es consultant SEO, spécialisé dans les
                refontes.&nbsp;»
              </dd>
            </div>
            <div>
              <dt>Contexte</dt>
              <dd>
                Vos variables, nommées&nbsp;: <span className="v">[URL de la page]</span>,{' '}
                <span className="v">[mot-clé principal]</span>, <span className="v">[persona]</span>
                .
              </dd>
            </div>
            <div>
              <dt>Méthode</dt>
              <dd>Des étapes numérotées, dans l’ordre où un professionnel les ferait.</dd>
            </div>
            <div>
              <dt>Format</dt>
              <dd>
                Un tableau aux colonnes nommées, un plan, du JSON-LD&nbsp;: jamais «&nbsp;une
                réponse détaillée&nbsp;».
              </dd>
            </div>
            <div>
              <dt>Limites</dt>
              <dd>Ce que l’assistant doit refuser d’inventer, et ce qu’il doit vous demander.</dd>
            </div>
            <div>
              <dt>Vérification</dt>
              <dd>Le contrôle à faire avant de vous rendre la copie.</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}
