/** The assistants a prompt opens in, told apart by what the product itself does with each. */
export function PromptsPerPlatform() {
  return (
    <section className="section" aria-labelledby="assistants">
      <div className="rail">
        <div className="rail-head">
          <h2 id="assistants">Un même prompt, six assistants</h2>
          <p>
            Le texte est le même partout. Ce qui change&nbsp;: la façon dont il arrive, et ce que
            vous lui joignez. Trop long pour une adresse, il est copié&nbsp;: collez-le.
          </p>
        </div>
        <div className="rail-body">
          <dl className="anat">
            <div>
              <dt>ChatGPT</dt>
              <dd>
                Le prompt s’ouvre dans une nouvelle discussion. Joignez vos exports en CSV&nbsp;:
                ils se lisent mieux qu’un tableau collé.
              </dd>
            </div>
            <div>
              <dt>Claude</dt>
              <dd>
                Le prompt s’ouvre dans une nouvelle discussion. Placez les longs documents avant la
                consigne, et demandez la citation exacte qui fonde chaque constat.
              </dd>
            </div>
            <div>
              <dt>Gemini</dt>
              <dd>
                Le prompt est copié d’abord&nbsp;: collez-le si le champ est vide. Vérifiez chaque
                lien cité avant de le reprendre.
              </dd>
            </div>
            <div>
              <dt>Le Chat</dt>
              <dd>
                Le prompt est copié&nbsp;: collez-le dans une nouvelle discussion. Dites dans quelle
                langue répondre si vos documents sont en anglais.
              </dd>
            </div>
            <div>
              <dt>Perplexity</dt>
              <dd>
                La recherche part dès l’ouverture&nbsp;: remplissez les variables avant. Ouvrez les
                sources qu’il cite, et gardez celles qui disent bien ce qu’il leur fait dire.
              </dd>
            </div>
            <div>
              <dt>Copilot</dt>
              <dd>
                Le prompt est copié&nbsp;: collez-le dans une nouvelle discussion. Joignez vos
                fichiers un par un si l’envoi groupé est refusé.
              </dd>
            </div>
          </dl>
          <p className="source">
            Les six conservent vos échanges selon leurs propres réglages&nbsp;: regardez-les avant
            d’y mettre les données d’un client.
          </p>
        </div>
      </div>
    </section>
  )
}
