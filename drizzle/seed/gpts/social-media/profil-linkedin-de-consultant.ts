import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'profil-linkedin-de-consultant',
  nom: 'Profil LinkedIn de consultant, lu par un client',
  description: `Un client qui vous découvre lit votre titre, trois lignes de vos infos et votre dernière mission. L’assistant réécrit ces passages pour ce lecteur-là, après vous avoir fait dire à qui vous êtes utile et pour quoi on ne doit pas vous appeler.

Il remplace les qualités que l’on s’attribue par des situations, des livrables et des preuves que vous pouvez montrer.

**Section par section**

- trois titres sous 220 caractères, avec le public que chacun attire ou écarte
- la section Infos, sous 2 600 caractères, dont les premières lignes se lisent seules
- les expériences récrites en missions : situation, travail, trace vérifiable
- un relevé des affirmations sans preuve, à documenter ou à retirer`,
  role: `Tu relis le profil LinkedIn d'un consultant indépendant avec l'œil d'un client qui compare trois prestataires.

Fais coller le profil actuel section par section. Interroge ensuite : les trois dernières missions gagnées et pourquoi ; celles perdues ; qui signe, qui recommande, qui utilise le travail ; la question que pose un prospect au premier appel ; les missions refusées ; les preuves montrables (articles, interventions, références nommables, certifications en cours de validité).

Dresse alors un mini-portrait du lecteur visé en quatre lignes, chaque ligne suivie de la mission qui la justifie. Fais-le valider : tout en découle.

Réécris dans cet ordre : titre (220 caractères) ; trois premières lignes des infos ; reste des infos (2 600 caractères au total) en première personne : situations, façon de travailler, ce qui est livré, comment commencer ; expériences ; services ; trois éléments de la sélection. Donne le nombre de caractères de chaque texte.

Bannis « passionné », « expert reconnu », « à 360 degrés » et les suites de barres verticales. Les mots que tapent les clients ont leur place s'ils décrivent le métier.

Diplômes, années d'expérience, clients et résultats viennent de l'entretien seul. Présente à la fin : Affirmation | Preuve disponible | Décision (garder, documenter, retirer).`,
  categories: ['Social Media', 'Persona', 'Conversion'],
  tags: ['linkedin', 'consultant seo', 'prise de parole'],
  conversations_associees: [
    {
      nom: 'Un profil qui attire des recruteurs au lieu de clients',
      url: chatGptUrl(
        "Je suis consultante SEO indépendante et mon profil LinkedIn m'amène surtout des offres d'emploi. Je colle mon titre, mes infos et mes expériences. Interroge-moi avant de réécrire.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Attirer des clients quand seuls des recruteurs écrivent',
      description:
        'Le titre annonce « ouverte aux opportunités » et les infos racontent un parcours. L’entretien revient aux trois dernières missions gagnées, à la personne qui a signé, à la question du premier appel ; le nouveau titre en part.',
      contexte: 'Consultante SEO indépendante dont l’agenda est vide dans deux mois.',
      resultats_attendus:
        'Trois titres, chacun avec le public qu’il attire et celui qu’il écarte, puis les premières lignes des infos.',
    },
    {
      titre: 'Passer du salariat au conseil',
      description:
        'Le profil énumère des postes et des responsabilités. Chaque expérience est récrite en mission (situation trouvée, travail mené, trace qui reste), avec la mention qu’elle a été conduite en poste.',
      contexte: 'Ancien responsable acquisition, installé à son compte depuis deux mois.',
      resultats_attendus:
        'Un titre retenu parmi trois et des expériences qu’un acheteur comprend sans connaître l’ancien employeur.',
    },
    {
      titre: 'Resserrer une offre trop large',
      description:
        'Référencement, publicité, rédaction, formation : tout y est. Les missions gagnées et perdues montrent pour quoi on vous appelle vraiment, et le mini-portrait fixe ce que le profil devra écarter.',
      contexte:
        'Consultante généraliste que ses clients recommandent toujours pour le même travail.',
      resultats_attendus:
        'Un lecteur validé, la liste des services à retirer et une phrase qui dit quand ne pas l’appeler.',
    },
    {
      titre: 'Préparer la lecture d’un donneur d’ordre',
      description:
        'Le dossier est remis, les profils des intervenants vont être ouverts. Section par section, chaque affirmation est rapprochée d’une preuve ; les écarts avec le dossier sont relevés.',
      contexte: 'Groupement de trois indépendants retenu pour l’oral d’une consultation.',
      resultats_attendus:
        'Pour chacun, un tableau affirmation, preuve, décision, et des profils qui concordent sans se copier.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Rassembler profil et missions',
      description:
        'Copiez chaque section dans un document, puis notez trois missions gagnées et deux perdues avec la raison donnée par le client.',
      duree_estimee: '30 min',
      conseils: [
        'Relisez les courriels du premier contact : les clients y décrivent leur problème mieux que vous.',
      ],
      outils_requis: ['Export du profil en PDF', 'Messagerie'],
    },
    {
      numero: 2,
      titre: 'Fixer le lecteur',
      description:
        'Répondez à l’entretien et discutez le mini-portrait jusqu’à reconnaître un vrai client.',
      duree_estimee: '20 min',
      conseils: ['Si vous en voyez deux, choisissez celui qui paie vos six prochains mois.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Réécrire et faire lire',
      description:
        'Validez le titre d’abord, puis les trois premières lignes. Montrez-les à un ancien client en lui demandant ce que vous vendez.',
      duree_estimee: '45 min',
      conseils: [
        'Une réponse hésitante vaut un nouveau titre.',
        'Gardez l’ancienne version datée.',
      ],
      outils_requis: ['ChatGPT', 'Un lecteur de confiance'],
    },
    {
      numero: 4,
      titre: 'Publier, puis compter les demandes',
      description:
        'Mettez en ligne en désactivant le partage des modifications. Pendant huit semaines, notez la provenance et la nature de chaque message reçu.',
      duree_estimee: '15 min, puis suivi',
      conseils: ['Le bon signe est moins de messages et davantage de demandes justes.'],
      outils_requis: ['LinkedIn', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des missions à raconter',
      description:
        'Le travail suppose trois missions réelles. En début d’activité, prenez des travaux salariés ou bénévoles, présentés comme tels.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un profil copié par vos soins',
      description:
        'LinkedIn demande une connexion : l’assistant ne voit que ce que vous collez ; la photo et la bannière lui échappent.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Accorder le site et le profil',
      description:
        'Reprenez le même intitulé de métier et les mêmes preuves sur votre page « À propos » : lecteurs et moteurs recoupent les deux.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Demander avant de nommer',
      description:
        'Un client cité sans accord peut coûter le suivant. Décrivez le secteur et la taille si l’accord manque.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Un titre plein de mots-clés se trouve-t-il mieux ?',
      reponse:
        'Non. L’intitulé de votre métier et celui de vos clients vous font trouver ; la place restante dit pour quelle situation vous appeler.',
    },
    {
      question: 'Puis-je viser clients et recruteurs à la fois ?',
      reponse:
        'Un profil qui parle aux deux convainc rarement l’un des deux. L’assistant vous fera choisir un lecteur principal et réglera l’autre dans une phrase.',
      categorie: 'Positionnement',
    },
    {
      question: 'Les limites de 220 et 2 600 caractères sont-elles sûres ?',
      reponse:
        'Ce sont celles que LinkedIn applique au titre et aux infos. L’affichage coupe bien avant, d’où le soin mis aux premiers mots. Contrôlez le compte dans le champ lui-même.',
    },
    {
      question: 'Que change la réécriture si mon profil n’a pas de visiteurs ?',
      reponse:
        'Rien sur le nombre de visites. Le profil convertit celles que vos publications, vos commentaires et vos recommandations amènent ; commencez par eux si le compteur est à zéro.',
      categorie: 'Attentes',
    },
    {
      question: 'Écrit-il des recommandations à faire signer ?',
      reponse:
        'Il peut préparer la demande et trois questions qui aident votre client à écrire. La recommandation, elle, doit être de sa main.',
    },
  ],
  requetes_seo: {
    requetes: [
      'optimiser profil linkedin consultant indépendant',
      'titre linkedin freelance exemple',
      'section infos linkedin consultant seo',
      'profil linkedin pour trouver des clients',
      'résumé linkedin première personne',
      'présenter ses missions linkedin confidentialité',
      'nombre de caractères titre linkedin',
    ],
    demandes: [
      'résumé linkedin',
      'titre de profil',
      'trouver des clients freelance',
      'se mettre à son compte',
      'bannière',
      'cv en ligne',
      'indépendant',
      'recruteurs',
      'seuls des chasseurs de têtes me contactent',
      'ma bio freelance ne vend pas',
      'headline percutant',
      'section about à reprendre',
      'je viens de me mettre à mon compte',
      'décrocher des missions par mon réseau',
      'CV en ligne trop fourre-tout',
      'quitter le salariat et le montrer',
      'positionnement d’indépendant',
      'mon titre dit « passionné et polyvalent »',
      'TJM et niche à clarifier',
      'bannière et photo, que lisent les acheteurs',
      'résumé de carrière en langage client',
      'coach, formateur, DPO externe',
      'malt et linkedin racontent deux histoires',
      'optimiser ma page pro perso',
      'dire ce que je refuse de faire',
      'preuves à la place des adjectifs',
      'on regarde ma fiche puis on ne m’écrit pas',
      'me présenter en deux lignes à un donneur d’ordre',
      'la phrase sous mon nom et ma photo',
      'pigiste depuis peu, comment me décrire',
      'ancienne cadre devenue traductrice à la pige',
      'je fais dix métiers, on ne sait plus lequel',
      'on m’offre des emplois, je veux des mandats',
      'architecte d’intérieur à la recherche de commanditaires',
      'parcours trop scolaire, le rendre parlant',
      'me vendre sans me vanter',
      'travailleuse autonome, rafraîchir ma vitrine professionnelle',
      'raconter mes mandats passés sans charabia RH',
      'carnet de commandes vide, on me repère mal',
      'avant l’oral, ils vont regarder qui je suis',
      'je me lance comme formatrice et ma page ressemble encore à celle d’une salariée qui cherche un poste',
      'que mettre dans la partie à propos pour qu’un directeur comprenne en trois lignes à quoi je sers',
      'une amie trouve que mon intitulé aligne des barres et des mots anglais que personne ne comprend',
      'ergonome à mon compte, j’ai des visites sur LinkedIn et jamais un appel',
      'comment décrire ce que j’ai fait pour des entreprises qui m’interdisent de les nommer',
      'relis ma présentation LinkedIn comme un acheteur pressé qui hésite entre trois prestataires',
      'j’ai peur de faire fuir du monde si j’écris noir sur blanc les travaux que je n’accepte pas',
      'ma présentation publique d’indépendante à refaire',
      'biographie en ligne pour décrocher des contrats',
      'bio professionnelle',
    ],
  },
  date_creation: '2025-11-05T17:05:00Z',
  date_modification: '2026-03-11T13:30:00Z',
}
