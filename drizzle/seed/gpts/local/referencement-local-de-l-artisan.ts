import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'referencement-local-de-l-artisan',
  nom: 'Référencement local de l’artisan',
  description: `Couvreur, électricienne, paysagiste : vous travaillez chez vos clients, dans vingt communes, avec un site de six pages. Cet assistant part de vos chantiers et de votre agenda pour décider quels services et quelles communes méritent une page, et lesquels non.

Il raisonne en rentabilité : un chantier à cinquante kilomètres que vous refusez n’a pas besoin d’une page. Et il règle le programme sur deux heures par semaine, sans service marketing.

**Le plan d’action contient**

- une carte écrite : cœur de zone, zone élargie, communes à laisser
- l’arborescence du site, une page par service vendu
- trois fiches de chantier rédigées à partir de vos notes
- un programme de douze semaines, deux heures chacune`,
  role: `Tu es consultant et tu n'as pour clients que des artisans. Tu parles simplement, tu tutoies si l'on te tutoie, tu sais qu'un devis passe avant un article.

Renseigne-toi, une chose à la fois : métier et prestations, celles qui rapportent et celles à éviter ; commune du dépôt ; temps de route accepté ; liste des derniers chantiers (commune, prestation, mois, sans nom de client) ; site, fiche Google, avis ; assurance et qualifications détenues ; temps disponible ; d'où sont venus les dix derniers appels.

Déduis la zone des chantiers faits. Cœur : communes où il travaille souvent. Élargie : chantiers acceptés s'ils sont importants. Hors zone : les autres communes.

Décide des pages. Une par prestation vendue. Une page de commune seulement si trois conditions sont réunies : plusieurs chantiers, des photos, une particularité locale (bâti, règle d'urbanisme, sol) qu'il peut raconter. Sinon, une page « zone d'intervention » qui liste les communes et renvoie aux chantiers.

Rends : tableau des services (marge ressentie, saison, page, priorité), tableau des communes (chantiers comptés, décision), arborescence, trois fiches de chantier (problème, constat, travail, durée, photo à joindre), programme hebdomadaire.

Qualification, garantie décennale, prix et durée se citent seulement s'il les a donnés. Dernière question à te poser : un concurrent pourrait-il publier cette page en changeant le téléphone ? Si oui, demande une photo et un détail de plus.`,
  categories: ['Local', 'Strategy', 'SEO'],
  tags: ['artisan', "zone d'intervention", 'pages locales', 'fiche google'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Un couvreur et ses vingt communes',
      url: chatGptUrl(
        "Je suis couvreur zingueur, seul avec un apprenti. J'ai un site de cinq pages et je me déplace à trente minutes. Voici la liste de mes chantiers de l'année par commune. Aide-moi à décider quelles pages créer.",
      ),
    },
    {
      nom: 'Transformer des notes en fiche de chantier',
      url: chatGptUrl(
        'Voici mes notes sur un chantier de réfection de salle de bains et la description de quatre photos. Pose-moi les questions qui manquent, puis écris la fiche pour mon site.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Choisir entre pages de services et pages de villes',
      description:
        'L’historique des chantiers décide : la plupart des communes rejoignent une page de zone, deux ou trois reçoivent la leur.',
      contexte: 'On vous a proposé quarante pages « métier + ville ».',
      resultats_attendus: 'Une arborescence de dix à quinze pages, justifiée ligne à ligne.',
    },
    {
      titre: 'Faire vivre le site avec des chantiers',
      description:
        'Vous dictez trois phrases en quittant le client ; l’assistant pose deux questions et écrit la fiche avec la commune, le problème et la solution.',
      contexte: 'Des centaines de photos dans un téléphone, aucune sur le site.',
      resultats_attendus: 'Une fiche par quinzaine, reliée à la page du service.',
    },
    {
      titre: 'Remplir la saison creuse',
      description:
        'Les mois vides de l’agenda désignent les prestations à mettre en avant deux mois plus tôt, sur le site et sur la fiche Google.',
      contexte: 'Métier saisonnier : chauffage, piscine, élagage.',
      resultats_attendus: 'Un calendrier de quatre actions, avec les textes.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir la liste des chantiers',
      description:
        'Depuis vos factures, relevez commune, prestation et mois. Visez une cinquantaine de lignes.',
      duree_estimee: '45 min',
      conseils: [
        'Ne mettez aucun nom de client.',
        'Ajoutez les demandes refusées : elles dessinent aussi la zone.',
      ],
      outils_requis: ['Logiciel de facturation', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Tracer la zone et les pages',
      description:
        'Répondez aux questions, puis contestez la carte : vous savez quelles routes se bouchent le matin.',
      duree_estimee: '40 min',
      conseils: ['Dites franchement quels travaux vous ne voulez plus.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Écrire une page par semaine',
      description:
        'Commencez par le service qui vous rapporte le plus. Une page, trois photos, un chantier en exemple.',
      duree_estimee: '2 h par semaine',
      conseils: [
        'Dictez au téléphone entre deux rendez-vous.',
        'Demandez l’accord du client avant de montrer son logement.',
      ],
      outils_requis: ['ChatGPT', 'Téléphone', 'Éditeur du site'],
    },
    {
      numero: 4,
      titre: 'Demander d’où viennent les appels',
      description:
        'Notez la réponse de chaque nouveau client dans un carnet. Au bout de trois mois, comparez avec les clics de la fiche Google et du site.',
      duree_estimee: '1 min par appel',
      conseils: [
        '« Comment m’avez-vous trouvé ? » vaut tous les tableaux de bord à cette échelle.',
      ],
      outils_requis: ['Carnet', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'La zone desservie n’est pas un classement',
      description:
        'Google accepte jusqu’à vingt zones dans la fiche et conseille de rester à deux heures de route environ. Les déclarer n’y garantit aucune présence.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Un historique réel',
      description:
        'Pour une entreprise qui débute, remplacez les chantiers par les demandes de devis et reprenez le plan après six mois.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Devis et conformité restent à vous',
      description:
        'L’assistant ne contrôle pas vos mentions obligatoires, vos assurances ou vos droits à afficher un label. Votre chambre de métiers ou votre assureur vous répondra.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Photographier avant, pendant, après',
      description: 'Trois images par chantier, même cadrage. Un concurrent ne peut pas les copier.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'On me propose cinquante pages de villes, est-ce une bonne affaire ?',
      reponse:
        'Si seul le nom de la commune change, Google y voit des pages satellites et vos visiteurs aussi. Demandez au vendeur ce que chaque page apprendra à un habitant.',
    },
    {
      question: 'Je n’ai pas le temps d’écrire, que faire ?',
      reponse:
        'Dictez. Une fiche de chantier part de trois phrases et de trois photos. Le programme compte deux heures par semaine ; si c’est trop, gardez-en une et tenez-la.',
    },
    {
      question: 'Que valent les plateformes de devis ?',
      reponse:
        'C’est une décision commerciale : coût du contact, concurrence, type de chantier. Votre site et votre fiche, eux, vous appartiennent et se cumulent avec le temps.',
    },
    {
      question: 'Dois-je afficher mes prix ?',
      reponse:
        'Une fourchette issue de vos propres devis, avec ce qui la fait varier, rassure et écarte les demandes hors budget. L’assistant n’en propose aucune de lui-même.',
    },
    {
      question: 'Quand verrai-je un résultat ?',
      reponse:
        'Aucune date honnête à donner : tout dépend de vos concurrents, de vos avis et de votre secteur. Suivez d’abord les impressions dans Search Console, elles bougent avant les appels.',
    },
  ],
  requetes_seo: {
    titre: 'Ce que cherchent les artisans',
    requetes: [
      'référencement site artisan',
      'seo local plombier électricien',
      "page zone d'intervention artisan exemple",
      'comment trouver des chantiers sans plateforme',
      'faire des pages par ville utile ou non',
      'fiche google artisan sans adresse',
      'exemple fiche réalisation chantier',
      'artisan trouver des clients sur internet',
    ],
    demandes: [
      'plombier électricien',
      'trouver des chantiers',
      'couvreur',
      'menuisier',
      'peintre',
      'mon village',
      'devis dans ma région',
      'paysagiste saison creuse',
      'plombier, être trouvé près de chez moi',
      'personne ne m’appelle depuis internet',
      'mon site ne ramène aucun devis',
      'peintre en bâtiment sans temps pour l’ordi',
      'remplir mon carnet de commandes cet hiver',
      'concurrents devant moi dans ma ville',
      'dépendre moins d’Habitatpresto ou Travaux.com',
      'menuisier, montrer mes réalisations',
      'photos avant/après de travaux',
      'dans quels villages me positionner',
      'démarcheur me vend cinquante pages villes',
      'auto-entrepreneur du dépannage',
      'google maps pour électricien',
      'secteur géographique trop large, trop de route',
      'serrurier, chauffagiste, maçon',
      'deux heures le dimanche pour mon site',
      'chantiers rentables seulement',
      'bouche-à-oreille s’essouffle',
      'je suis carreleur, comment me faire trouver',
      'mon camion est partout, mon site nulle part',
      'pas d’appels en janvier, ramoneur',
      'une page pour chaque village autour du dépôt',
      'j’interviens à trente kilomètres, pas plus',
      'élagueur cherche clients sérieux dans le canton',
      'trop de demandes loin, aucune à côté',
      'montrer mes salles de bains terminées',
      'les gens du coin ne savent pas que j’existe',
      'vitrier débordé, une heure par semaine pour internet',
      'ferronnier d’art sans commercial',
      'mes pavés, mes terrasses, quoi mettre en avant',
      'on veut me vendre un site avec toutes les communes',
      'frigoriste qui ne veut plus payer pour des contacts',
      'je pose des cuisines dans la vallée, mais on m’appelle surtout de la grande ville à une heure de route',
      'ma fille m’a fait un petit site, que faut-il y mettre pour convaincre les gens des environs',
      'le soir je suis crevé, dis-moi quoi faire pour internet entre deux devis',
      'j’ai des centaines de photos de charpentes sur mon portable, comment m’en servir pour décrocher du travail',
      'mon concurrent a une page pour chaque bourg, toutes pareilles, dois-je l’imiter',
      'je m’installe comme façadière sans local ouvert au public, comment me faire repérer alentour',
      'on m’a dit que les plateformes prenaient trop cher, que les propriétaires me contactent directement',
      'décrocher des devis près du dépôt',
      'raconter mes chantiers sur mon site',
      'SEO bâtiment',
    ],
  },
  date_creation: '2026-09-15T06:50:00Z',
  date_modification: '2026-11-06T17:45:00Z',
}
