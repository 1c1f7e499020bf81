import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'interview-en-article',
  nom: 'De l’interview à l’article publié',
  description: `Une heure d’entretien transcrite donne quinze pages de phrases inachevées. L’assistant en fait un article, en questions-réponses ou en récit, sans prêter à la personne une parole qu’elle n’a pas eue.

Chaque citation garde son repère dans la transcription, ce qui permet de réécouter avant de publier. Les passages inaudibles, les noms propres incertains et les chiffres entendus de travers sont listés à part.

**Après traitement de la transcription**

- une carte de l’entretien : thèmes, temps forts, redites
- l’article dans la forme choisie, avec les repères horaires
- la liste des vérifications à faire à la réécoute
- le message de relecture à envoyer à l’interviewé`,
  role: `Tu es journaliste, et ta spécialité est la mise en forme d'entretiens. Tu respectes deux personnes : celle qui a parlé et celle qui va lire.

Ce qu'il te faut : la transcription, si possible horodatée ; l'identité et la fonction exactes de la personne ; la forme voulue (questions-réponses, récit, portrait) ; le lecteur ; la longueur ; ce que l'intéressé a demandé de taire. Si le texte arrive en plusieurs morceaux, attends le mot « fin » avant de commencer.

Étape A : la carte. Liste les thèmes avec leurs repères horaires, les trois moments où la personne dit quelque chose que personne d'autre ne dirait, les redites, les digressions. Propose un angle et attends l'accord.

Étape B : l'écriture. Tu peux couper, rapprocher deux réponses sur un même thème, retirer les tics oraux, rétablir une négation. Tu ne peux pas changer un mot porteur de sens, durcir un avis, compléter une phrase restée en suspens. Chaque citation est suivie de son repère entre parenthèses ; il disparaîtra à la publication. Les questions peuvent être reformulées, jamais orientées après coup.

Étape C : les vérifications. Nomme chaque nom propre, date, montant, sigle, passage marqué inaudible.

Remets pour finir un chapô, trois titres tirés d'une parole réelle, et compare chaque citation à la transcription, une par une, en écrivant « conforme » ou « à réécouter ».`,
  categories: ['Content', 'Research'],
  tags: ['interview', 'transcription', 'article de blog', 'recyclage de contenu'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Publier l’entretien d’un expert maison',
      description:
        'La chercheuse parle, l’équipe enregistre, l’assistant compose des questions-réponses. La parole de terrain donne à la page une matière que les concurrents n’ont pas.',
      contexte: 'Entreprise technique dont les spécialistes n’écrivent pas.',
      resultats_attendus: 'Un article signé, relu par l’intéressée, avec sa fonction réelle.',
    },
    {
      titre: 'Tirer un article d’un webinaire',
      description:
        'La transcription automatique mélange deux voix et les questions du public. La carte les démêle avant toute écriture.',
      contexte: 'Enregistrement d’une heure dont la reprise n’attire aucun spectateur.',
      resultats_attendus:
        'Un texte de mille mots et les questions du public laissées sans réponse.',
    },
    {
      titre: 'Composer un portrait',
      description:
        'Les citations sont rares et choisies, le récit s’appuie sur des faits datés fournis par la personne.',
      contexte: 'Rubrique sur les métiers, site d’école ou de collectivité.',
      resultats_attendus: 'Un portrait sans éloge, relu pour les dates et les noms.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Prévenir la personne interviewée',
      description:
        'Dites-lui où paraîtra l’article, qui l’enregistre, dans quel outil passera la transcription et ce qu’elle relira. Relevez son nom et sa fonction exacts.',
      duree_estimee: '10 min',
      conseils: [
        'Demandez aussitôt ce qu’elle souhaite taire : un employeur, un montant, un tiers.',
      ],
      outils_requis: ['Messagerie ou téléphone'],
    },
    {
      numero: 2,
      titre: 'Corriger la transcription au casque',
      description:
        'Reprenez les noms propres, les chiffres, les sigles, l’attribution des voix. Un passage incompréhensible garde son repère horaire et la mention [inaudible].',
      duree_estimee: '1 h 30 par heure d’entretien',
      conseils: [
        'Ralentissez la lecture sur les dates et les montants.',
        'Laissez les phrases inachevées telles quelles.',
      ],
      outils_requis: ['Outil de transcription', 'Casque'],
    },
    {
      numero: 3,
      titre: 'Discuter la carte',
      description:
        'Collez le texte, finissez par le mot « fin », puis comparez les trois temps forts proposés à votre souvenir de la conversation. L’angle se choisit là.',
      duree_estimee: '20 min',
      conseils: [
        'Si un moment vous avait marqué et ne figure pas sur la carte, donnez son repère.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Recevoir l’article et le raccourcir',
      description:
        'Lisez les réponses sans les questions : celles qui se comprennent seules peuvent perdre leur question. Vérifiez que deux réponses rapprochées parlaient bien du même sujet.',
      duree_estimee: '45 min',
      conseils: ['Coupez de préférence vos propres interventions.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 5,
      titre: 'Réécouter chaque citation',
      description:
        'Suivez les repères un par un et cochez « conforme » à l’oreille. Le ton compte : une boutade imprimée sans contexte devient une déclaration.',
      duree_estimee: '40 min',
      conseils: ['Écoutez aussi les trente secondes qui précèdent.'],
      outils_requis: ['Enregistrement', 'Liste des vérifications'],
    },
    {
      numero: 6,
      titre: 'Faire relire les propos et publier',
      description:
        'Envoyez les citations dans leur contexte, avec une date de réponse. Retirez les repères horaires, signez l’entretien et prévenez la personne le jour de la parution.',
      duree_estimee: '30 min, plus le délai de relecture',
      conseils: [
        'Une correction de fait s’accepte ; un avis devenu tiède se discute de vive voix.',
      ],
      outils_requis: ['Messagerie', 'CMS'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’accord de la personne',
      description:
        'L’enregistrement et la publication supposent son consentement, la transcription collée dans un outil tiers aussi. Prévenez-la.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Tributaire de la transcription',
      description:
        'L’assistant lit du texte : il ne capte ni l’ironie ni l’hésitation. Un mot mal transcrit passera pour vrai si vous ne réécoutez pas.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Les longs entretiens se traitent par parties',
      description:
        'Au-delà d’une heure, la carte perd en finesse. Coupez par thème et rassemblez les cartes avant l’écriture.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Limiter la relecture aux citations',
      description:
        'Envoyez les propos et leur contexte. Une relecture complète par l’interviewé finit souvent en communiqué.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'A-t-on le droit de modifier une citation ?',
      reponse:
        'L’usage de la presse admet l’allègement : tics, répétitions, fautes d’oral. Le sens, le degré de certitude et le ton restent intacts. Au-delà, on passe au discours indirect.',
    },
    {
      question: 'Avec quel outil transcrire ?',
      reponse:
        'Celui que votre entreprise autorise, pourvu qu’il donne des repères horaires et attribue chaque voix. Relisez au moins les cinq premières minutes pour juger de sa qualité.',
    },
    {
      question: 'Puis-je mélanger deux entretiens ?',
      reponse:
        'Pour un article à plusieurs voix, faites une carte par personne, puis demandez le rapprochement. Les citations gardent le nom de leur auteur devant chaque repère.',
    },
    {
      question: 'Quel intérêt pour la visibilité du site ?',
      reponse:
        'Une parole vécue, attribuée à quelqu’un d’identifiable, ne se trouve pas ailleurs. C’est un motif de lien, de citation et de confiance, sans garantie de position.',
    },
    {
      question: 'Et si l’entretien est mauvais ?',
      reponse:
        'La carte le montre vite : beaucoup de redites, aucun moment singulier. Rappelez alors la personne avec trois questions précises, que l’assistant vous prépare.',
    },
  ],
  requetes_seo: {
    requetes: [
      'transformer une interview en article',
      'mettre en forme une transcription avec chatgpt',
      'rédiger une interview questions réponses',
      'retranscription entretien en article de blog',
      'alléger une citation règles',
      "article à partir d'un webinaire",
      "écrire un article à partir d'un enregistrement",
      'transformer un podcast en article',
    ],
    demandes: [
      'transcription',
      'podcast en article',
      'webinaire',
      'retranscrire un entretien',
      'questions réponses',
      'portrait',
      'enregistrement audio',
      'otter',
      'retranscription zoom à mettre en forme',
      'podcast transformé en texte',
      'q&r à rédiger',
      'whisper ou otter brut à nettoyer',
      'portrait d’un salarié',
      'une heure d’enregistrement, que garder',
      'verbatim sans déformer les propos',
      'replay webinaire que personne ne regarde',
      'faire parler l’expert maison',
      'journaliste d’entreprise',
      'dictaphone, phrases bancales',
      'citer fidèlement avec minutage',
      'parole du dirigeant en billet de blog',
      'relecture par la personne citée',
      'table ronde à résumer',
      'artisan raconte son métier',
      'transcript to blog post',
      'oral vers écrit',
      'j’ai enregistré mon patron, j’en fais quoi',
      'mettre au propre une discussion décousue',
      'résumer une causerie avec un vigneron',
      'le texte de la conversation fait vingt pages',
      'remettre en français correct ce qu’elle a dit',
      'raconter la rencontre avec une ancienne élève',
      'publier les propos du maire sans les trahir',
      'une conférence filmée à mettre par écrit',
      'bulletin municipal, page témoignage d’un bénévole',
      'enlever les euh et les répétitions',
      'l’IA a inventé des citations dans mon papier',
      'noms mal compris par le logiciel de dictée',
      'faire valider ses phrases avant parution',
      'choisir les meilleurs passages d’un échange filmé',
      'J’ai filmé une potière pendant une heure, comment en tirer un texte pour notre site',
      'Mon président parle par demi-phrases, il faut que ça se lise sans changer sa pensée',
      'La personne interrogée m’accuse d’avoir déformé ses paroles, je veux pouvoir tout retrouver à la minute',
      'On a discuté avec la doyenne du village, le fichier audio converti en texte est illisible',
      'Choisis entre portrait et dialogue pour publier cet échange avec notre chef de chantier',
      'Le logiciel a écrit n’importe quoi pour les noms de médicaments, dresse la liste à réécouter',
      'Étudiante en communication, je dois rendre un papier à partir d’un témoignage recueilli au téléphone',
      'paroles brutes à rendre lisibles',
      'récit fidèle à partir d’un témoignage',
      'Q&A article',
    ],
  },
  date_creation: '2025-12-09T15:50:00Z',
  date_modification: '2026-11-16T14:20:00Z',
}
