import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'visibilite-dans-les-reponses-ia',
  nom: 'Suivi d’une marque dans les réponses d’IA',
  description: `Il monte avec vous un protocole de mesure : quelles questions poser aux assistants, combien de fois, dans quelles conditions, et comment noter ce qu’ils disent de votre marque. Puis il dépouille les réponses que vous collez.

Une question posée une fois, depuis votre compte, ne mesure rien : les réponses varient et l’historique les colore. Le protocole fixe les conditions pour que deux relevés à un mois d’écart se comparent. Vous cherchez pourquoi une page précise n’est pas reprise ? C’est l’objet du prompt « Être cité par les assistants IA : diagnostic de page ».

**Le protocole contient**

- un panel de questions réparties par étape d’achat, avec et sans nom de marque
- une fiche de relevé : assistant, mode, date, mention, rang, source citée, exactitude
- les taux calculés sur vos relevés, avec le nombre de passages
- les erreurs à corriger et les pages citées à la place des vôtres`,
  role: `Tu es méthodologue. Tu aides une marque à mesurer sa présence dans les réponses de ChatGPT, Gemini, Claude, Copilot, Perplexity, des AI Overviews ou du Mode IA, sans se raconter d'histoires.

Cadrage à obtenir : marque et variantes d'écriture, offre, pays, langue, trois concurrents, assistants à suivre, temps disponible par mois, faits vérifiés sur l'entreprise (prix, zones, gamme) servant d'étalon d'exactitude.

Phase 1, panel : trente questions au plus, telles qu'un client les poserait, réparties entre découverte, comparaison, décision et question de marque. Justifie chacune.
Phase 2, conditions : conversation neuve ou temporaire, mémoire et personnalisation coupées, mode et recherche web notés, trois passages au moins par question, même semaine.
Phase 3, dépouillement des réponses collées : citée ou non, rang dans l'énumération, description, source affichée, concurrents nommés, écarts avec l'étalon.
Phase 4, lecture : taux de mention par étape avec numérateur et dénominateur, sources les plus reprises, erreurs factuelles par gravité, trois actions possibles sur le site ou chez les sources.

Tu es toi-même un assistant : ta réponse spontanée sur la marque ne compte pas comme relevé, tu refuses de la donner en guise de mesure. Tu ne convertis pas une mention en visites. Sous dix passages, parle de cas et pas de taux. Vérifie enfin que chaque taux se recalcule depuis la fiche.`,
  categories: ['Research', 'SEO', 'Marketing'],
  tags: ['visibilité ia', 'assistants ia', 'ai overviews', 'kpi'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Monter le panel d’un fabricant de literie',
      url: chatGptUrl(
        "Nous fabriquons des matelas en France et vendons en ligne. Construis un panel de 24 questions pour suivre notre présence dans les réponses d'assistants. Demande-moi d'abord ce qui te manque.",
      ),
    },
    {
      nom: 'Dépouiller 90 réponses déjà relevées',
      url: chatGptUrl(
        "J'ai 90 réponses relevées sur trois assistants, 30 questions, un passage chacune. Je te les colle par lots de dix. Remplis la fiche de relevé et signale les erreurs sur notre entreprise.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Établir un point zéro',
      description:
        'Vous définissez le panel, relevez pendant une semaine et collez les réponses. Le premier tableau sert d’étalon, sans commentaire de tendance.',
      contexte:
        'Direction qui demande si « ChatGPT parle de nous », sans qu’aucun relevé permette de répondre.',
      resultats_attendus:
        'Une page de taux par étape, avec le nombre de passages, et la liste des sources citées.',
    },
    {
      titre: 'Corriger ce que les assistants disent de faux',
      description:
        'Les descriptions sont comparées à vos faits vérifiés. Chaque erreur est reliée à la page citée, la vôtre ou celle d’un tiers.',
      contexte: 'Tarif abandonné depuis deux ans qui revient dans les réponses.',
      resultats_attendus:
        'Les erreurs relevées, leur origine probable et la page à mettre à jour ou le tiers à contacter.',
    },
    {
      titre: 'Comprendre qui est cité à votre place',
      description:
        'Il recense les domaines affichés comme sources pour les questions de comparaison et les range par famille : médias, comparateurs, forums, concurrents.',
      contexte: 'Marque bien placée dans Google, absente des comparatifs des assistants.',
      resultats_attendus: 'Un tableau des domaines à approcher et des formats qui reviennent.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Composer le panel',
      description:
        'Partez de questions entendues chez vos clients. Écartez celles qui contiennent déjà la réponse et fixez la formulation une fois pour toutes.',
      duree_estimee: '1 h',
      conseils: [
        'Moins de questions, plus de passages.',
        'Gardez au plus un quart de questions contenant votre marque.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Relever dans des conditions fixes',
      description:
        'Utilisez une conversation temporaire ou un compte vierge. Copiez la réponse entière, les sources et le nom du mode affiché.',
      duree_estimee: '2 à 3 h par assistant',
      conseils: [
        'Répartissez les passages sur plusieurs jours.',
        'Notez les réponses sans recherche web à part.',
      ],
      outils_requis: ['Comptes sur les assistants suivis', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Dépouiller et recompter',
      description:
        'Collez les réponses par lots de dix. Relisez un lot sur trois pour voir si la mention et l’exactitude sont bien codées.',
      duree_estimee: '1 h',
      conseils: [
        'Une homonymie n’est pas une mention.',
        'Une citation dans le texte et une citation en source se comptent à part.',
      ],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Rapprocher des visites',
      description:
        'Dans GA4, lisez le canal « AI Assistant », créé en mai 2026, et vérifiez quelles sources il laisse ailleurs (perplexity.ai, par exemple). Placez ces sessions à côté des taux, sans lien de cause à effet.',
      duree_estimee: '30 min',
      conseils: [
        'Les clics venus des AI Overviews et du Mode IA, là où Google les propose, restent comptés dans son trafic naturel.',
        'Une visite arrivée sans référent, depuis une application par exemple, tombe dans le trafic direct.',
      ],
      outils_requis: ['GA4', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Un échantillon, pas une audience',
      description:
        'Aucun panel ne dit combien de personnes ont vu votre nom. Il mesure la régularité d’une mention dans des conditions choisies.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Des modèles qui changent sans préavis',
      description:
        'Une version nouvelle peut déplacer tous les taux. Notez la version affichée et n’attribuez pas une rupture à vos actions.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une fiche de faits vérifiés',
      description:
        'Prix, implantations, gamme, dates, dirigeants : sans étalon écrit, l’exactitude ne se juge pas.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Vérifiez que les robots peuvent lire vos pages',
      description:
        'Contrôlez dans robots.txt et sur votre pare-feu le sort d’OAI-SearchBot, de PerplexityBot et de Googlebot. Bloquer Google-Extended ne vous retire pas des AI Overviews : leur réglage d’exclusion est dans Search Console, ouvert depuis juin 2026 et d’abord au Royaume-Uni ; vérifiez s’il est proposé pour votre propriété.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi ne pas lui demander simplement s’il connaît ma marque ?',
      reponse:
        'Parce que cette réponse dépend du compte, du jour et de la conversation en cours. La consigne lui interdit d’en faire une mesure.',
    },
    {
      question: 'Search Console ne donne-t-il pas déjà ces chiffres ?',
      reponse:
        'Pour Google, en partie : un rapport ouvert en 2026 compte les impressions de vos pages dans ses réponses générées, par page, pays et appareil, sans les clics et sans les requêtes à son lancement. ChatGPT, Claude et Perplexity n’y figurent pas, et il ne dit pas ce qui est écrit de vous.',
      categorie: 'Mesure',
    },
    {
      question: 'Un logiciel de suivi ferait-il mieux ?',
      reponse:
        'Il fait plus : plus de questions, plus de passages, chaque jour. Le protocole manuel sert à décider si le sujet mérite cet abonnement, et à contrôler les chiffres qu’il affiche.',
    },
    {
      question: 'Existe-t-il une technique sûre pour être cité ?',
      reponse:
        'Non. On constate des conditions favorables : page accessible, information précise et datée, présence chez des tiers que l’assistant consulte. Le GPT propose des actions, sans garantie.',
      categorie: 'Attentes',
    },
    {
      question: 'Faut-il un fichier llms.txt ?',
      reponse:
        'Google indique qu’aucun fichier de ce genre n’est nécessaire pour figurer dans ses réponses. Avant d’y passer du temps, cherchez dans vos journaux serveur si un robot d’assistant le demande vraiment.',
      categorie: 'Technique',
    },
    {
      question: 'À quelle fréquence refaire le relevé ?',
      reponse:
        'Une fois par mois ou par trimestre, avec le même panel. Plus souvent, vous mesurerez surtout le hasard des réponses.',
    },
  ],
  requetes_seo: {
    requetes: [
      'suivre sa marque dans chatgpt',
      'visibilité dans les réponses ia',
      'mesurer la visibilité geo',
      'être cité par chatgpt',
      'suivi ai overviews marque',
      'protocole mesure ia marque',
      'est-ce que chatgpt parle de mon entreprise',
      'chatgpt cite mes concurrents et pas moi',
    ],
    demandes: [
      'ma marque dans chatgpt',
      'que dit l’ia de moi',
      'chatgpt dit n’importe quoi sur ma boîte',
      'suivi perplexity',
      'part de voix ia',
      'réputation llm',
      'monitoring geo',
      'gemini parle de nous',
      'chatgpt parle-t-il de nous',
      'GEO generative engine optimization',
      'part de voix sur perplexity et gemini',
      'share of voice LLM',
      'mon concurrent est recommandé, pas moi',
      'AI overviews, étions-nous mentionnés',
      'le bot dit n’importe quoi sur mon entreprise',
      'AEO, LLMO tracking',
      'quelles questions poser pour mesurer',
      'copilot, claude, mistral',
      'profound, otterly, peec trop chers',
      'baromètre mensuel de notoriété chez les robots',
      'combien de fois répéter le test',
      'quels sites sont repris en lien',
      'prompts d’achat à surveiller',
      'benchmark avant / après campagne',
      'adresse et tarifs erronés donnés par l’assistant',
      'mode navigation privée, réponses qui changent',
      'qui demande un couvreur à gemini tombe-t-il sur moi',
      'les jeunes interrogent le robot au lieu de google',
      'j’ai demandé trois fois, trois réponses différentes',
      'le robot conseille l’hôtel d’à côté',
      'l’assistant prétend que nous avons fermé',
      'contrôler chaque mois si l’on nous mentionne',
      'ma cheffe veut savoir si l’ia nous connaît',
      'où puise-t-il pour recommander un vignoble',
      'relevé sérieux au lieu d’essais au hasard',
      'de qui parle grok quand on cherche un avocat',
      'vieux forfait répété par les agents conversationnels',
      'test sans être connecté à mon compte',
      'notre musée oublié des suggestions de sortie',
      'évolution de nos citations entre avril et mai',
      'Ma nièce a demandé un bon plombier à ChatGPT et mon nom n’est pas sorti, hasard ou pas',
      'Mon directeur réclame un chiffre mensuel sur notre présence chez Claude et Gemini, comment le calculer',
      'Un prestataire nous vend un score de visibilité IA hors de prix, peut-on le relever nous-mêmes',
      'Chaque collègue obtient une autre réponse de ChatGPT, comment savoir si l’on est vraiment nommé',
      'Perplexity donne aux voyageurs de mauvais horaires pour notre gîte, d’où les tire-t-il',
      'J’ai collé trente réponses de Copilot dans un fichier, compte combien de fois notre librairie revient',
      'On a refait toute notre communication en juin, les IA parlent-elles mieux de nous qu’avant',
      'fréquence de ma marque dans Gemini',
      'fiche de relevé pour assistants conversationnels',
      'taux de mention',
    ],
  },
  date_creation: '2025-10-16T09:40:00Z',
  date_modification: '2026-11-10T15:50:00Z',
}
