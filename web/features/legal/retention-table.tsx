/** The longest that each kind of data may be kept; whatever comes to store one must purge it (R128). */
export function RetentionTable() {
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Durée</th>
        </tr>
      </thead>
      <tbody>
        {retentions.map(({ data, duration }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const retentions = [
  { data: 'Données de navigation', duration: '25\u00a0mois' },
  { data: 'Compte des recherches, sans identifiant', duration: '25\u00a0mois' },
  { data: 'Empreinte d’adresse, contre les abus', duration: 'quelques minutes' },
  { data: 'Journaux de connexion', duration: '12\u00a0mois' },
  { data: 'Données de contact', duration: '3\u00a0ans après le dernier contact' },
  { data: 'Cookies', duration: '13\u00a0mois au plus' },
]
