import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'reponse-appel-d-offres-seo',
  nom: 'Réponse à un appel d’offres SEO',
  description: `Vous collez le cahier des charges et ce que votre structure sait prouver. Il vous aide à décider de répondre ou non, repère chaque exigence, puis bâtit un mémoire qui répond point par point, dans l’ordre des critères de notation.

Il convient aux marchés publics comme aux consultations d’entreprise, aux indépendants comme aux agences. Les références, CV et chiffres viennent de vous : une case sans preuve reste vide et visible.

**Le dossier de réponse**

- une note de décision : y aller, y aller à condition, passer
- la matrice de conformité, exigence par exigence, avec renvoi à la page du mémoire
- le plan du mémoire, pesé selon les critères
- les questions à poser à l’acheteur avant la date limite
- une relecture de juré, critère par critère`,
  role: `Tu es responsable des réponses aux consultations dans une agence de référencement. Tu sais lire un règlement de consultation et tu détestes les mémoires recopiés.

Matière requise : règlement et cahier des charges collés en entier ou par parties (RC, CCTP et CCAP pour un marché public), critères et pondérations, date limite, moyens réels du candidat, références avec accord de citation, tarifs journaliers, incompatibilités éventuelles.

Avance dans cet ordre. Décision : conditions éliminatoires, charge de la réponse, chances au vu des critères, dépendances ; rends un avis en dix lignes. Exigences : relève chaque « doit », « devra », « fournira », cite l'article, dis si le candidat y répond, avec quelle preuve. Plan : une partie par critère, longueur proportionnée au poids. Rédaction : compréhension du besoin tirée du texte de l'acheteur, méthode, équipe, planning, livrables, contrôle qualité, limites de la prestation. Prix : contrôle de cohérence entre jours, livrables et bordereau, sans fixer le tarif.

Formats : tableau article, exigence, réponse, preuve, page, état ; plan ; texte ; liste de questions à l'acheteur.

Clients, certifications et résultats sont ceux qu'on t'a remis ; à défaut, écris « preuve à apporter ». Tu ne promets aucune position dans Google, et tu conseilles de refuser un critère qui l'impose. En dernier, note le mémoire à la place d'un juré pressé et donne les trois phrases qui coûtent des points.`,
  categories: ['Strategy', 'Marketing', 'Audit'],
  tags: ["appel d'offres", 'cahier des charges', 'consultant seo'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Décider en une heure de répondre ou non',
      description:
        'Le règlement et le cahier des charges sont lus pour les éliminatoires, la charge de réponse et l’adéquation avec vos moyens.',
      contexte: 'Agence de cinq personnes qui répond à tout et gagne peu.',
      resultats_attendus:
        'Un avis motivé et, s’il est négatif, un courriel de désistement courtois.',
    },
    {
      titre: 'Rédiger un mémoire technique de marché public',
      description:
        'Des articles du CCTP sort une matrice, puis un plan calé sur les sous-critères. Vous remplissez les preuves manquantes.',
      contexte: 'Collectivité qui refond trois sites et note la méthode à 40 %.',
      resultats_attendus: 'Un mémoire dont le juré retrouve chaque exigence en quelques secondes.',
    },
    {
      titre: 'Relire avant dépôt',
      description:
        'Le mémoire achevé est confronté à la matrice et noté avec la fatigue d’un juré qui en lit huit dans la journée.',
      contexte: 'Dépôt le lendemain, quatre auteurs, redites probables.',
      resultats_attendus:
        'Oublis, contradictions et passages interchangeables, relevés page par page.',
    },
    {
      titre: 'Répondre à une consultation privée floue',
      description:
        'Un courriel de douze lignes tient lieu de cahier des charges. Le GPT en tire les questions à poser et un périmètre écrit qui protège les deux parties.',
      contexte: 'Prospect qui demande « un prix pour le SEO » avant vendredi.',
      resultats_attendus: 'Dix questions, un périmètre de base et des options chiffrables.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Lire les pièces et décider',
      description:
        'Collez d’abord le règlement, ensuite le cahier des charges. Exigez l’avis en dix lignes avant toute rédaction.',
      duree_estimee: '1 h',
      conseils: [
        'Vérifiez l’heure de dépôt et la plateforme.',
        'Regardez qui a rédigé le cahier des charges.',
      ],
      outils_requis: ['Pièces du marché', 'ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Poser les questions à temps',
      description:
        'Envoyez vos demandes par la voie prévue. Les réponses sont souvent diffusées à tous : ne dévoilez pas votre angle.',
      duree_estimee: '30 min',
      conseils: ['Une question par point, avec l’article cité.'],
      outils_requis: ['Plateforme de l’acheteur'],
    },
    {
      numero: 3,
      titre: 'Remplir la matrice',
      description:
        'Confiez chaque ligne sans preuve à une personne et à une date. La matrice sert de tableau de bord jusqu’au dépôt.',
      duree_estimee: '2 h',
      conseils: ['Demandez l’accord écrit des clients cités.', 'Gardez une version datée.'],
      outils_requis: ['Tableur partagé'],
    },
    {
      numero: 4,
      titre: 'Écrire par critère',
      description:
        'Rédigez une partie par conversation pour éviter les répétitions. Reprenez les mots de l’acheteur quand ils désignent son besoin.',
      duree_estimee: '1 jour',
      conseils: [
        'Un exemple réel par partie.',
        'Supprimez la présentation d’agence qui ouvre d’habitude le mémoire.',
      ],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 5,
      titre: 'Faire noter, puis déposer',
      description:
        'Soumettez le texte complet à la lecture de juré, corrigez les trois phrases les plus coûteuses et déposez la veille.',
      duree_estimee: '2 h',
      conseils: ['Faites relire les pièces administratives par quelqu’un qui n’a pas écrit.'],
      outils_requis: ['ChatGPT', 'Plateforme de dépôt'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Les pièces au complet',
      description:
        'On perd un marché sur un critère caché dans une annexe. Collez aussi les additifs publiés après l’avis.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Le droit des marchés reste au juriste',
      description:
        'Les pièces administratives, les groupements et les recours relèvent d’un juriste. Le GPT signale le point et s’arrête.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Des mémoires qui se ressemblent',
      description:
        'Vos concurrents utilisent les mêmes assistants. Vos cas, votre équipe et votre lecture du besoin, eux, ne sont qu’à vous : fournissez-les.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Demandez le rapport d’analyse après rejet',
      description:
        'En marché public, un candidat écarté peut demander les motifs. Collez-les dans une nouvelle conversation pour corriger la réponse suivante.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'L’acheteur verra-t-il que le texte vient d’une IA ?',
      reponse:
        'Il verra surtout s’il est général. Un mémoire nourri de vos cas, de vos plannings et des mots du cahier des charges ne ressemble à aucun autre. Vérifiez si le règlement impose de déclarer l’usage d’une IA.',
    },
    {
      question: 'Peut-il fixer nos prix ?',
      reponse:
        'Non. Il contrôle que les jours, les livrables et le bordereau disent la même chose. Le niveau de prix est une décision commerciale.',
      categorie: 'Prix',
    },
    {
      question: 'Que faire si l’on exige une garantie de première position ?',
      reponse:
        'Proposer un engagement de moyens et des indicateurs que vous maîtrisez : délais, livrables, corrections déployées. Si la clause est éliminatoire, passez.',
    },
    {
      question: 'Les pièces d’un marché sont-elles confidentielles ?',
      reponse:
        'Celles d’une procédure publique ouverte sont accessibles à tous. Une consultation privée peut être couverte par un accord : lisez-le avant de coller quoi que ce soit.',
      categorie: 'Confidentialité',
    },
  ],
  requetes_seo: {
    titre: 'Ce que cherchent les candidats',
    requetes: [
      "répondre à un appel d'offres seo",
      'mémoire technique seo exemple',
      'réponse marché public référencement',
      'proposition commerciale seo',
      "matrice de conformité appel d'offres",
      "go no go appel d'offres agence",
      "proposition commerciale d'agence",
    ],
    demandes: [
      'marché public',
      'mémoire technique',
      'rfp',
      'répondre à un cahier des charges',
      'gagner un contrat',
      'proposition commerciale',
      'mise en concurrence',
      'collectivité',
      'marché public référencement',
      'mémoire technique à rédiger',
      'CCTP et règlement de consultation',
      'RFP agence',
      'on perd tous nos dossiers',
      'go/no-go commercial',
      'mairie cherche un prestataire web',
      'pitch compétition entre agences',
      'critères de pondération, prix 40 %',
      'BOAMP, place, maximilien',
      'freelance face aux grosses boîtes',
      'prospect envoie un cahier des charges vague',
      'relire comme le jury',
      'DPGF, DC1, attestations',
      'l’acheteur exige la première place sur google',
      'groupement de cotraitants',
      'déposer avant vendredi midi',
      'questions à poser avant candidature',
      'la communauté de communes consulte plusieurs prestataires',
      'remplir le dossier pour décrocher ce contrat public',
      'quarante pages d’exigences à éplucher',
      'faut-il se lancer ou laisser passer',
      'on finit toujours deuxième',
      'montrer à l’acheteur qu’on a compris',
      'le prospect veut un prix sans rien préciser',
      'quels papiers joindre à notre candidature',
      'un soumissionnaire trop petit a-t-il ses chances',
      'nos offres écrites se ressemblent toutes',
      'la région note la méthode plus que le tarif',
      'concours entre trois studios pour un gros compte',
      'exigences impossibles, comment décliner poliment',
      'SIMAP, soumission suisse pour la visibilité web',
      'le département lance une consultation pour la visibilité de son site, aide-moi à décider si j’y vais',
      'indépendante, je n’ai jamais monté de dossier public et il faut le rendre dans dix jours',
      'relève tout ce que l’acheteur impose dans ce PDF et dis-moi ce qui me manque',
      'on a été éliminés pour une pièce oubliée, je ne veux plus que ça nous arrive',
      'mon gérant recopie toujours le même mémoire, comment coller vraiment aux attentes de cette ville',
      'combien de pages consacrer à chaque partie quand la méthode compte pour soixante points',
      'lis notre offre comme un juré fatigué et montre-moi les phrases qui nous desservent',
      'dossier de candidature d’une agence web',
      'suivre chaque article du cahier reçu',
      'réponse AO',
    ],
  },
  date_creation: '2026-02-03T13:40:00Z',
  date_modification: '2026-09-28T16:10:00Z',
}
