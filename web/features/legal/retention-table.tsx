import { retention } from '#shared/site/retention.ts'
import { ComparisonTable } from '#web/ui/comparison-table.tsx'

/** The longest that each kind of data is kept, by what the purge goes by. */
export function RetentionTable() {
  return (
    <ComparisonTable
      columns={['Données', 'Durée']}
      rows={retentions.map(({ data, duration }) => [data, duration])}
    />
  )
}

const months = (count: number) => `${count}\u00a0mois`
const days = (count: number) => `${count}\u00a0jours`

const retentions = [
  {
    data: 'Données de navigation\u00a0: compte des recherches, sans identifiant',
    duration: months(retention.searchMonths),
  },
  {
    data: 'Adresses du site demandées en vain, sans identifiant',
    duration: months(retention.missingPageMonths),
  },
  {
    data: 'Signalements\u00a0: la page et ce que vous en dites, sans identifiant',
    duration: days(retention.reportDays),
  },
  { data: 'Empreinte d’adresse, contre les abus', duration: '24\u00a0heures au plus' },
  { data: 'Journaux de connexion', duration: months(retention.journalMonths) },
  {
    data: 'Nombre d’événements de connexion et d’inscription, par heure, sans identifiant',
    duration: days(retention.eventCountDays),
  },
  {
    data: 'Comptes, avec leurs clés d’accès, leurs codes et leurs sessions',
    duration: 'jusqu’à leur suppression',
  },
  {
    data: 'Comptes ouverts par des visiteurs et restés sans rôle',
    duration: months(retention.unusedAccountMonths),
  },
  { data: 'Sessions terminées', duration: days(retention.endedDays) },
  {
    data: 'Qui a ouvert quelle fiche dans l’administration, pour prévenir les autres',
    duration: days(retention.endedDays),
  },
  { data: 'Fiches supprimées, dans la corbeille', duration: days(retention.endedDays) },
  {
    data: 'Versions précédentes des fiches, avec qui les a enregistrées',
    duration: `toutes pendant ${days(retention.everySaveDays)}, puis une par heure et par personne, jusqu’à la disparition de la fiche`,
  },
  {
    data: 'Versions précédentes des réglages, et publications planifiées une fois faites',
    duration: months(retention.journalMonths),
  },
  {
    data: 'Sauvegardes de la base, qui gardent un temps ce qui en est effacé ou terminé',
    duration: `les ${retention.backups} dernières`,
  },
  { data: 'Données de contact', duration: '3\u00a0ans après le dernier contact' },
  { data: 'Cookies', duration: '13\u00a0mois au plus' },
]
