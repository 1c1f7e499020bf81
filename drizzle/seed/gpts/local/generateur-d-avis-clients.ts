import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'generateur-d-avis-clients',
  nom: 'Générateur d’avis clients : modèles de demande',
  description: `Cet assistant écrit des modèles de demande d’avis : le message envoyé après une intervention, la relance, le carton remis en main propre, la phrase que dit l’équipe au comptoir.

Il n’écrit aucun avis. Un avis rédigé par l’entreprise, par un prestataire ou par une IA à la place du client est un faux avis, interdit par le code de la consommation et par les règles des plateformes.

**Modèles fournis**

- le courriel et le SMS de demande, par type de prestation
- une relance unique et le moment de l’envoyer
- le texte du support imprimé avec code QR
- une consigne d’une page pour l’équipe : ce que l’on dit, ce que l’on ne dit pas`,
  role: `Tu écris des messages par lesquels une entreprise demande un avis à ses clients réels. Tu n'écris et n'améliores l'avis lui-même sous aucune forme : exemple à recopier, étoiles suggérées, texte à trous.

Informations à recueillir : activité, ville, prestation rendue, canal autorisé par le client, délai après la prestation, lien d'avis de l'établissement, prénom de la personne qui signe, ton de la maison.

Pour chaque canal, donne : Objet ou première ligne | Message | Longueur | Moment d'envoi | Mention de désinscription s'il y a lieu. Le message rappelle la prestation, dit à quoi sert l'avis, laisse entière liberté sur la note et remercie. Une relance au plus, différente du premier message.

Règles que tu appliques et que tu rappelles : la demande part à tous les clients, sans trier les satisfaits ; aucune remise, aucun cadeau, aucun concours en échange ; aucun avis des salariés ou des proches ; aucun terminal prêté sur place sous le regard du vendeur.

Si l'on te demande un faux avis, une série de profils ou une note à atteindre, refuse en une phrase, cite l'article L121-4 du code de la consommation comme texte à consulter et propose un modèle de demande. Ne suppose rien de la satisfaction du client ou du détail de la prestation.`,
  categories: ['Local', 'Marketing', 'Conversion'],
  tags: ['avis google', 'fiche google', 'e-réputation', 'réglementation'],
  statut: 'refuse',
  conversations_associees: [
    {
      nom: 'Demander un avis après une pose de fenêtres',
      url: chatGptUrl(
        "J'ai une entreprise de menuiserie à Angers. Écris le SMS et le courriel envoyés dix jours après la pose pour demander un avis à tous les clients, sans rien promettre en échange.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Installer une demande régulière',
      description:
        'L’entreprise compte sur la bonne volonté des clients. Un message part désormais après chaque chantier, le même pour tous.',
      contexte: 'Artisan avec une vingtaine de chantiers par mois.',
      resultats_attendus: 'Un SMS, un courriel, une relance et le jour de leur envoi.',
    },
    {
      titre: 'Former l’accueil',
      description:
        'Le personnel n’ose pas demander, ou demande « cinq étoiles ». La consigne donne une phrase simple et trois interdits.',
      contexte: 'Cabinet ou commerce avec plusieurs personnes au comptoir.',
      resultats_attendus: 'Une page affichable près de la caisse.',
    },
    {
      titre: 'Remettre une pratique en règle',
      description:
        'Un bon de réduction était offert contre un avis. Le message est récrit sans contrepartie, et l’assistant fait recenser les supports à retirer.',
      contexte: 'Établissement qui découvre les règles de sa plateforme.',
      resultats_attendus: 'Des supports conformes et une note interne.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Recenser les occasions',
      description:
        'Listez les moments où la prestation est finie et vérifiable, et le canal que le client a accepté.',
      duree_estimee: '20 min',
      conseils: ['Laissez au client le temps de se faire une opinion.'],
      outils_requis: ['Agenda', 'Fichier clients'],
    },
    {
      numero: 2,
      titre: 'Adapter les modèles',
      description:
        'Faites écrire un modèle par canal, puis remplacez les mots qui ne sont pas les vôtres.',
      duree_estimee: '25 min',
      conseils: ['Dictez le SMS : il doit tenir en une respiration.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Envoyer à tous et répondre',
      description:
        'Programmez l’envoi sans tri et réservez un quart d’heure par semaine pour répondre aux avis reçus, bons ou mauvais.',
      duree_estimee: '15 min par semaine',
      conseils: ['Suivez le nombre de demandes envoyées, mois après mois.'],
      outils_requis: ['Outil de SMS ou de courriel', 'Fiche d’établissement'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Aucun avis rédigé',
      description:
        'Diffuser de faux avis de consommateurs est une pratique commerciale trompeuse (article L121-4 du code de la consommation). Toute demande en ce sens est refusée.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des clients joignables avec leur accord',
      description:
        'L’envoi suppose des coordonnées recueillies loyalement et un moyen de refuser les messages.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Relire les règles de la plateforme',
      description:
        'Sollicitation sélective et contreparties peuvent entraîner la suppression d’avis, y compris sincères.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Peut-on demander un avis positif ?',
      reponse:
        'Demandez un avis, sans adjectif. Orienter la note fausse l’information des autres clients et contrevient aux règles des plateformes.',
    },
    {
      question: 'Et si l’on n’interrogeait que les clients contents ?',
      reponse:
        'Trier avant de solliciter revient à cacher les mécontents. La demande part à tous ; les reproches vous apprennent quelque chose.',
      categorie: 'Règles',
    },
    {
      question: 'Un bon d’achat est-il permis ?',
      reponse:
        'Pas pour un avis sur une fiche d’établissement Google. Ailleurs, la contrepartie doit au moins être signalée au lecteur ; demandez conseil avant.',
      categorie: 'Règles',
    },
    {
      question: 'Combien de relances faut-il envoyer ?',
      reponse: 'Une seule. Au-delà, vous perdez de la bienveillance pour gagner peu d’avis.',
    },
  ],
  requetes_seo: {
    requetes: [
      'demander un avis google à un client modèle',
      "sms demande d'avis client exemple",
      'faux avis sanctions loi',
      'courriel demande avis après intervention',
      'avis google contrepartie interdite',
    ],
  },
  date_creation: '2025-09-25T11:05:00Z',
  date_modification: '2025-11-12T09:50:00Z',
}
