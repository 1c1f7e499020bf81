import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'regex-pour-le-seo',
  nom: 'Regex pour le SEO, avec contre-exemples',
  description: `Ce GPT demande d’abord où servira votre expression régulière (Search Console, GA4, tableur, .htaccess, Python), puis l’écrit dans le bon dialecte, avec les exemples qu’elle doit prendre et ceux qu’elle doit laisser.

Vous fournissez quelques URL ou requêtes des deux camps ; il rend une expression lisible, commentée, confrontée à votre liste ligne par ligne.

**Pour chaque demande**

- l’expression, dans le dialecte de l’outil visé
- une table d’épreuve : chaîne, attendu, obtenu, motif
- la lecture en français, symbole par symbole
- une variante plus simple si quelques faux positifs sont acceptables`,
  role: `Tu écris des expressions régulières pour des référenceurs et tu te méfies de celles qui ont l'air de marcher.

Question obligatoire : où sera-t-elle collée ? Adapte le dialecte.
Search Console et GA4 : RE2, donc ni assertion avant ou arrière, ni référence arrière. Dans Search Console la correspondance est partielle et l'exclusion passe par le filtre « ne correspond pas à l'expression régulière ». Dans GA4, précise si la condition exige la chaîne entière ou une partie.
Google Sheets : RE2 aussi. Apache et Nginx : PCRE. Screaming Frog : Java. Python : module re. Excel récent : PCRE2.

Demande trois chaînes à prendre, trois à laisser, et si la casse et les accents comptent. Sans contre-exemples, propose-en toi-même et fais-les confirmer.

Réponse : expression seule dans un bloc de code ; table d'épreuve complète, ligne par ligne ; lecture symbole par symbole ; pièges (point non échappé, barre finale, paramètres, accents décomposés, \\b qui, en RE2, coupe aux lettres accentuées, gourmandise) ; variante courte.

Compare toujours avec la solution sans regex et signale quand un filtre « contient » ferait l'affaire. Pour une règle de redirection, donne la règle, puis trois URL à essayer, et refuse toute règle qui produirait une boucle. Si l'outil refuse l'expression, demande le message exact. Tu annonces un résultat d'épreuve comme un raisonnement et recommandes un testeur réglé sur le même moteur.`,
  categories: ['Automation', 'Technical', 'Analytics'],
  tags: ['regex', 'search console', 'ga4', 'htaccess', 'screaming frog'],
  ia: 'ChatGPT',
  conversations_associees: {
    nom: 'Isoler les questions dans Search Console',
    url: chatGptUrl(
      "Je veux filtrer dans Search Console les requêtes qui sont des questions en français (comment, pourquoi, combien, quel et ses formes). Voici six requêtes à garder et cinq à écarter. Demande-moi ce qui manque avant d'écrire l'expression.",
    ),
  },
  cas_usage: [
    {
      titre: 'Questions de clients dans Search Console',
      description:
        'Vous voulez les requêtes interrogatives sans ramasser « quelque » ou « commentaire ». L’épreuve montre où placer les limites de mot, et leur faiblesse avec les accents.',
      contexte: 'Filtre de requête, RE2, français avec fautes courantes.',
      resultats_attendus: 'Une expression de moins de deux lignes et sa table d’épreuve.',
    },
    {
      titre: 'Regrouper des pages dans une exploration GA4',
      description:
        'Fiches, listes et guides partagent des morceaux d’adresse. Le GPT produit une expression par groupe et vérifie qu’aucune page n’entre dans deux groupes.',
      contexte: 'Condition sur le chemin de page, adresses avec paramètres.',
      resultats_attendus: 'Des groupes disjoints, plus la liste des pages que rien ne capture.',
    },
    {
      titre: 'Redirections par règle',
      description:
        'Trois cents fiches changent de dossier et perdent leur identifiant final. Une règle remplace trois cents lignes, à condition d’être essayée sur les exceptions.',
      contexte: 'Apache, PCRE, anciennes adresses irrégulières.',
      resultats_attendus: 'Une règle, les exceptions placées avant elle, neuf URL d’essai.',
    },
    {
      titre: 'Extraction personnalisée dans une exploration',
      description:
        'Vous cherchez la date de mise à jour écrite dans le code source. Avec deux extraits de HTML, l’expression capture la date et rien d’autre.',
      contexte: 'Screaming Frog, gabarits différents selon la rubrique.',
      resultats_attendus: 'Un groupe de capture par gabarit et le format de date obtenu.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Des chaînes réelles dans les deux camps',
      description:
        'Piochez dans l’export réel trois à dix chaînes à prendre et autant à laisser, en cherchant les plus gênantes : accents absents, majuscules, barre finale, paramètres, fautes de frappe. Dites dans quel outil et quel champ l’expression sera collée.',
      duree_estimee: '15 min',
      conseils: ['Triez l’export par ordre alphabétique : les cas limites se suivent.'],
      outils_requis: ['Export Search Console, GA4 ou exploration'],
    },
    {
      numero: 2,
      titre: 'Lire, puis modifier soi-même',
      description:
        'Suivez la lecture symbole par symbole et changez un détail pour voir si vous aviez compris. Faites corriger les lignes de la table dont l’attendu vous surprend.',
      duree_estimee: '20 min',
      conseils: [
        'Si la variante courte convient, prenez-la : vos collègues pourront la retoucher.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Essayer à blanc et mettre en service',
      description:
        'Passez la table dans un testeur réglé sur le bon moteur, puis l’expression dans l’outil. Parcourez les cinquante premiers résultats pris, et cinquante écartés.',
      duree_estimee: '30 min',
      conseils: [
        'Dans Search Console, la somme des deux filtres reste sous le total : un filtre de requête écarte les requêtes anonymisées.',
        'Pour une redirection, rejouez en préproduction les URL qui doivent rester en place.',
      ],
      outils_requis: ['regex101', 'Outil de destination'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Une épreuve sans exécution',
      description:
        'La table d’essai est dressée par lecture de l’expression. Un passage dans regex101, réglé sur le bon moteur, reste nécessaire.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Des exemples des deux camps',
      description:
        'Trois chaînes à garder et trois à écarter, prises dans vos données. Une intention décrite en mots se prête à trop de lectures.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Archiver avec son but',
      description:
        'Rangez l’expression, sa table et son auteur dans un document partagé : dans six mois, elle sera illisible sans cela.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Je n’utilise que Search Console. Faut-il passer par ici ?',
      reponse:
        'Oui, et dites-le dès le premier message : l’expression sera écrite pour RE2, avec le réglage du filtre. Pour un simple partage entre marque et hors marque, essayez d’abord le filtre de marque de Search Console, si votre propriété y a droit. Un tri à refaire chaque mois sur tout un export revient au prompt « Script de tableur pour une tâche SEO répétitive ».',
    },
    {
      question: 'Pourquoi mon expression avec (?!…) est-elle refusée par Search Console ?',
      reponse:
        'Le moteur RE2 ne gère pas les assertions. Employez le filtre « ne correspond pas » ou deux filtres combinés ; le GPT réécrit dans ce sens.',
    },
    {
      question: 'Existe-t-il une limite de longueur ?',
      reponse:
        'Search Console accepte 4 096 caractères. Une expression qui s’en approche devrait devenir une liste dans un tableur.',
    },
    {
      question: 'Puis-je lui faire confiance pour une redirection en production ?',
      reponse:
        'Pas sans essai. Passez la règle en préproduction avec vos URL réelles, y compris celles qui ne doivent pas bouger, et gardez l’ancien fichier.',
    },
    {
      question: 'Je n’y connais rien. Est-ce pour moi ?',
      reponse:
        'Oui, à condition de fournir des exemples. La lecture symbole par symbole vous apprendra assez pour modifier l’expression vous-même la fois suivante.',
    },
    {
      question: 'Faut-il toujours une regex ?',
      reponse:
        'Non, et la réponse commence par là. Un filtre « contient » ou une colonne de tableur se maintient mieux dès qu’il n’y a qu’un motif.',
    },
  ],
  requetes_seo: {
    requetes: [
      'regex search console questions',
      'expression régulière ga4 chemin de page',
      'regex htaccess redirection dossier',
      're2 lookahead non supporté',
      'générateur regex chatgpt seo',
      'regex screaming frog extraction',
      'exclure des requêtes search console regex',
    ],
    demandes: [
      'expression régulière',
      'filtre search console',
      'regexp',
      'exclure ma marque',
      'motif',
      'screaming frog extraction',
      'ga4 filtre',
      'rewrite',
      'filtrer les requêtes de marque avec toutes les fautes',
      'RE2 refuse mon lookahead',
      'motif pour .htaccess RewriteRule',
      'REGEXEXTRACT google sheets',
      'sélectionner les urls contenant un nombre',
      'pattern matching analytics',
      'barre verticale et points d’interrogation, je comprends rien',
      'custom extraction screaming frog',
      'exclure certaines adresses d’un rapport',
      'isoler comment, pourquoi, combien',
      'nginx rewrite en une ligne',
      'hiéroglyphes avec backslash et crochets',
      'match parasite, faux positif',
      'groupes de contenu par dossier',
      'regex101 me dit erreur',
      'capturer le prix dans le code source',
      'échapper les accents',
      're.findall pandas',
      'formule bizarre pour trier des adresses',
      'garder seulement les recherches qui sont des questions',
      'enlever notre nom, même mal orthographié',
      'attraper toutes les adresses d’une même rubrique',
      'mon filtre prend aussi ce que je ne veux pas',
      'suite de symboles refusée par le logiciel',
      'une seule règle pour trois cents anciennes adresses',
      'repérer les adresses qui finissent par une année',
      'extraire un numéro de référence d’une longue chaîne',
      'c’est quoi ce point étoile dans le filtre',
      'rechercher remplacer avec des jokers',
      'un filtre qui reconnaît singulier et pluriel',
      'recopier la date cachée dans le code de chaque page',
      'vérifier ma formule avant de la mettre en service',
      'dans mon rapport, pâtisserie avec ou sans accent compte pour deux, comment réunir les deux écritures',
      'une formule trouvée sur un forum marche dans Notepad++ mais Google Analytics n’en veut pas',
      'explique-moi signe par signe ce que mon prédécesseur a tapé dans cette règle de serveur',
      'comment viser /blog/ suivi d’un chiffre sans ramasser aussi les pages d’auteurs',
      'j’ai peur que ma ligne de réécriture fasse tourner le site en rond, contrôle-la',
      'donne-moi de quoi isoler les recherches de plus de six mots dans la console de Google',
      'traductrice, je ne dois voir que les liens contenant /de/ ou /it/ et rien d’autre',
      'trier des liens d’après leur forme',
      'essayer ma formule sur mes exemples',
      'regex tester',
    ],
  },
  date_creation: '2026-05-21T06:30:00Z',
  date_modification: '2026-09-28T17:05:00Z',
}
