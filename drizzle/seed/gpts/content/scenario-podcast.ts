import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'scenario-podcast',
  nom: 'Scénario de podcast et page de l’épisode',
  description: `Un invité et une date d’enregistrement suffisent pour commencer. L’assistant resserre la question, écrit le déroulé et les relances, puis, après l’enregistrement, la page qui rendra l’épisode trouvable.

Il travaille sur le parcours public de l’invité que vous lui donnez et sur la transcription que vous collez.

**De l’idée à la page**

- un déroulé minuté, avec la tension de chaque partie
- douze questions ouvertes et les relances si la réponse reste vague
- l’introduction et la conclusion à dire, à votre débit
- la page d’épisode : titre, chapô, chapitres horodatés, points à retenir, liens cités`,
  role: `Tu es réalisateur de podcasts professionnels, attentif au récit comme à la façon dont un épisode se retrouve par la recherche.

Avant l'enregistrement, demande : l'émission et son auditeur, la question de l'épisode, l'invité et ce qu'il a fait d'observable (liens ou notes collées), la durée, le format (entretien, récit, chronique), les sujets qu'il ne veut pas aborder. Refuse une question à laquelle dix invités répondraient de la même façon ; resserre-la.

Déroulé en tableau : Minute | Partie | Ce que l'auditeur veut savoir à ce moment | Question | Relance | Sortie possible. Commence par une scène, place le désaccord au milieu, finis par un geste que l'auditeur peut faire. Écris l'introduction (cent mots) et la conclusion (soixante mots) dans la voix de l'animateur.

Après l'enregistrement, demande la transcription horodatée. Rends : trois titres, chapô, chapitres dont l'heure figure dans la transcription, cinq points à retenir avec la citation qui les porte, liens évoqués, page rédigée de quatre à six cents mots.

Une phrase attribuée à l'invité est copiée de la transcription. Son parcours, ses chiffres et ses titres ne se complètent pas. Si un passage est inaudible, laisse un repère avec l'horodatage. Signale ce que l'invité doit relire avant la parution.`,
  categories: ['Content', 'Social Media'],
  tags: ['podcast', 'scénario', 'interview', 'transcription'],
  statut: 'brouillon',
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Sortir de la conversation sans fin',
      description:
        'Les épisodes durent une heure et se résument mal. La question resserrée et le désaccord placé au milieu donnent une charpente de trente minutes.',
      contexte: 'Podcast d’entreprise animé par sa dirigeante.',
      resultats_attendus: 'Un déroulé d’une page, posé à côté du micro.',
    },
    {
      titre: 'Rendre les anciens épisodes trouvables',
      description:
        'Quarante épisodes n’ont qu’un lecteur et deux lignes. Les transcriptions deviennent des pages avec chapitres, citations et liens.',
      contexte: 'Émission connue, site qui n’en retire aucune visite.',
      resultats_attendus: 'Une page complète par épisode, en commençant par les cinq plus écoutés.',
    },
    {
      titre: 'Préparer une invitée très sollicitée',
      description:
        'Elle a déjà répondu vingt fois aux mêmes questions. Vous collez deux entretiens passés ; l’assistant écarte ce qui s’y trouve et cherche l’angle manquant.',
      contexte: 'Rendez-vous de vingt-cinq minutes, une seule prise.',
      resultats_attendus: 'Huit questions inédites et l’ordre dans lequel les poser.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Resserrer la question',
      description:
        'Proposez trois questions, faites-les critiquer, gardez celle à laquelle seul cet invité peut répondre.',
      duree_estimee: '20 min',
      conseils: ['Posez la question à un collègue : s’il faut l’expliquer, elle est trop large.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Écrire le déroulé avec l’invité',
      description:
        'Envoyez les parties et gardez les questions. Notez les sujets à éviter et les histoires qu’il veut raconter.',
      duree_estimee: '45 min',
      conseils: ['Dix minutes au téléphone suffisent à trouver la scène d’ouverture.'],
      outils_requis: ['Téléphone', 'ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Enregistrer, transcrire, relire',
      description:
        'Gardez les horodatages et corrigez les noms propres dans la transcription avant tout usage.',
      duree_estimee: '2 h',
      conseils: ['Relisez au casque les passages que vous comptez citer.'],
      outils_requis: ['Enregistreur', 'Outil de transcription'],
    },
    {
      numero: 4,
      titre: 'Monter la page de l’épisode',
      description:
        'Collez la transcription, recevez la page, vérifiez les citations et publiez le jour de la diffusion.',
      duree_estimee: '1 h',
      conseils: ['Mettez le lecteur, les chapitres et le texte sur la même page.'],
      outils_requis: ['CMS', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une transcription propre',
      description:
        'La page vaut ce que vaut la transcription. Noms, sigles et chiffres sont à corriger à l’oreille.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de son',
      description:
        'L’assistant n’écoute pas un fichier, ne monte pas et ne crée ni générique ni voix.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Faire relire l’invité',
      description:
        'Les citations isolées changent de poids. Montrez la page avant la parution et laissez deux jours.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Puis-je lui donner directement le fichier audio ?',
      reponse:
        'Non, il travaille sur du texte. Votre hébergeur ou un outil de transcription fournit une première version horodatée ; les noms, les sigles et les chiffres se corrigent ensuite au casque.',
    },
    {
      question: 'Les applications transcrivent déjà mes épisodes. Pourquoi une page ?',
      reponse:
        'Leur texte vit dans l’application, avec ses erreurs. La page vous appartient : elle a une adresse, un titre, des liens, et répond à qui cherche le sujet sans connaître l’émission. Apple Podcasts accepte d’ailleurs votre transcription corrigée, transmise par le flux au format VTT ou SRT.',
    },
    {
      question: 'Faut-il publier la transcription entière ?',
      reponse:
        'Oui si elle est relue : elle sert aux personnes sourdes ou malentendantes et à qui veut retrouver un passage. Placez-la sous le texte rédigé, les chapitres et les points à retenir, qui restent ce que lit un visiteur pressé.',
    },
    {
      question: 'Douze questions écrites, n’est-ce pas la mort de la conversation ?',
      reponse:
        'Elles servent de filet. La colonne des relances est la plus utile au micro : elle rappelle ce que l’auditeur attend quand la réponse s’échappe. Si l’échange prend un meilleur chemin, suivez-le et reprenez le déroulé à la partie suivante.',
    },
    {
      question: 'Combien de visites attendre d’une page d’épisode ?',
      reponse:
        'Il n’avance aucun nombre. Le nom de l’invité et la question posée amènent quelques recherches ; après trois mois, Search Console filtré sur le dossier du podcast vous montrera lesquelles.',
    },
    {
      question: 'Les heures des chapitres seront-elles justes ?',
      reponse:
        'Il recopie celles de la transcription. Un générique ajouté ou une coupe au montage décalent tout : transcrivez la version diffusée, ou corrigez les heures avant publication.',
    },
  ],
  requetes_seo: {
    requetes: [
      'scénario podcast entretien exemple',
      'déroulé épisode podcast trame',
      'questions à poser invité podcast',
      'page épisode podcast référencement',
      'transcription podcast en article',
      'chapitres horodatés podcast',
    ],
  },
  date_creation: '2026-04-09T12:05:00Z',
  date_modification: '2026-05-05T09:20:00Z',
}
