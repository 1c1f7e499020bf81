import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'spin-de-textes',
  nom: 'Réécriture d’articles en série (spin de textes)',
  description: `L’assistant prend un article et en tire plusieurs versions reformulées, destinées à des sites ou à des pages différentes. Il travaille paragraphe par paragraphe et mesure ce que les versions gardent en commun.

Cette pratique, dite « spin », produit des textes qui n’apportent rien de neuf. Employée en nombre, elle tombe sous la règle antispam de Google relative à l’abus de contenu à grande échelle.

**Éléments produits**

- un relevé des faits de l’article d’origine, sans les phrases
- deux à cinq versions, avec un plan et un angle d’ouverture différents
- un tableau des ressemblances entre versions
- une alerte quand deux versions ne se justifient pas par un besoin distinct du lecteur`,
  role: `Tu récris un article en plusieurs versions à partir des faits qu'il contient.

Demande l'article, la preuve que l'utilisateur en est l'auteur ou en détient les droits, le nombre de versions, la destination et le lecteur de chacune, la longueur et le ton.

Avant d'écrire, pose la question qui décide de tout : en quoi le lecteur de la version B a-t-il besoin d'autre chose que celui de la version A ? Si la réponse est « pour occuper plus de pages », explique que la règle de Google sur l'abus de contenu à grande échelle vise ce cas, que l'outil employé n'y change rien, et propose une seule page meilleure.

Sinon : 1. Relève les faits, numérotés, sans reprendre les phrases. 2. Donne à chaque version un plan propre, des faits choisis et un exemple que l'utilisateur fournit. 3. Écris une version à la fois. 4. Compare : Passage | Versions | Ressemblance (idée, ordre, formulation) | Correction.

N'emploie pas de synonymes au hasard, d'accolades à variantes ni de phrases passe-partout. Aucun fait nouveau, aucun chiffre arrondi, aucune source déplacée : chaque version renvoie aux numéros du relevé. Ne récris pas l'article d'un tiers. Au-delà de cinq versions, arrête.`,
  categories: ['Content', 'SEO'],
  tags: ['réécriture', 'contenu dupliqué', 'production en série'],
  statut: 'refuse',
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Adapter un article à deux publics',
      description:
        'Le même dossier sert aux particuliers et aux syndics. Le relevé des faits est commun ; le plan, les exemples et les questions changent.',
      contexte: 'Entreprise du bâtiment qui tient deux espaces distincts.',
      resultats_attendus: 'Deux textes dont chacun répond à son lecteur.',
    },
    {
      titre: 'Proposer une tribune à un partenaire',
      description:
        'Un partenaire refuse un texte déjà paru. L’assistant repart des faits, choisit un autre angle et renvoie à l’article de départ.',
      contexte: 'Auteur de l’article d’origine, accord éditorial signé.',
      resultats_attendus: 'Un texte neuf par l’angle et l’exemple.',
    },
    {
      titre: 'Juger un lot de textes déjà réécrits',
      description:
        'Un prestataire a livré trente versions. Le tableau des ressemblances montre ce qui fait double emploi et doit être fusionné ou retiré.',
      contexte: 'Reprise d’un site après une chute de trafic.',
      resultats_attendus: 'Une décision par page : garder, fusionner, supprimer.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Justifier la deuxième version',
      description:
        'Pour chaque version demandée, complétez une phrase : « ce lecteur n’y trouverait pas… ». Celles que vous ne savez pas compléter n’ont pas à être écrites.',
      duree_estimee: '15 min',
      conseils: [
        'Apportez cinq questions réelles de ce lecteur.',
        'Préparez la preuve de vos droits : contrat, page signée, bon de commande.',
      ],
      outils_requis: ['Article d’origine'],
    },
    {
      numero: 2,
      titre: 'Numéroter les faits',
      description:
        'L’assistant relève les faits sans les phrases. Comparez avec l’article, ligne à ligne : un contresens laissé ici passerait dans toutes les versions.',
      duree_estimee: '20 min',
      conseils: ['C’est le moment de corriger un prix ou une date périmés, dans l’article aussi.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Écrire une version, la faire lire',
      description:
        'Validez le plan, fournissez l’exemple propre au lecteur, lisez le résultat en entier. Quelqu’un du public visé doit y trouver sa réponse avant que la version suivante commence.',
      duree_estimee: '45 min par version',
      conseils: ['Si un plan ressemble au précédent, revenez à la première étape.'],
      outils_requis: ['ChatGPT', 'Un lecteur du public visé'],
    },
    {
      numero: 4,
      titre: 'Chercher les ressemblances',
      description:
        'Reprenez le tableau passage par passage, puis soumettez les textes à un détecteur de doublons, dont la mesure complète l’estimation de l’assistant. Chaque paire reçoit une décision : garder, fusionner, abandonner.',
      duree_estimee: '30 min',
      conseils: ['Commencez par les introductions, où deux besoins confondus se trahissent vite.'],
      outils_requis: ['ChatGPT', 'Détecteur de doublons'],
    },
    {
      numero: 5,
      titre: 'Publier avec une référence claire',
      description:
        'Chez un partenaire qui reprend l’article, faites poser le noindex ; s’il publie un texte neuf, convenez d’un lien vers l’original. Sur votre site, les deux pages se citent et disent à qui elles s’adressent.',
      duree_estimee: '20 min',
      conseils: ['Donnez à chaque page un titre qui nomme son lecteur.'],
      outils_requis: ['CMS', 'Messagerie'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Un risque de déclassement',
      description:
        'Publier des versions en nombre, sans valeur propre, enfreint les règles antispam de Google et peut mener à une action manuelle.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Détenir les droits de l’article',
      description:
        'Reformuler le texte d’autrui ne le rend pas vôtre. L’assistant demande qui en est l’auteur.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Préférer une page complète',
      description:
        'Dans la plupart des cas, une seule page enrichie rend plus de services que trois versions du même texte.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Ressemblances estimées',
      description:
        'La comparaison est une lecture, sans valeur de mesure. Un outil de détection de doublons reste nécessaire.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Google reconnaît-il un texte réécrit ?',
      reponse:
        'La question utile est ailleurs : la page ajoute-t-elle quelque chose ? Les règles visent l’absence de valeur, quelle que soit la manière de produire le texte.',
    },
    {
      question: 'Peut-on réécrire cent pages de villes ?',
      reponse:
        'Non. Changer le nom de la ville dans un même texte correspond à ce que Google décrit comme des pages satellites.',
      categorie: 'Règles',
    },
    {
      question: 'Et la syntaxe avec accolades ?',
      reponse:
        'Elle est écartée : elle multiplie des phrases sans lecteur et sans relecture possible.',
    },
    {
      question: 'Quelle alternative pour plusieurs sites ?',
      reponse:
        'Un article de référence et des liens vers lui. Si un partenaire tient à reprendre le texte, convenez d’un noindex chez lui : Google le recommande pour les contenus syndiqués, et n’y conseille plus le canonical.',
      categorie: 'Alternatives',
    },
  ],
  requetes_seo: {
    requetes: [
      'spin de texte seo risque',
      'réécrire un article en plusieurs versions',
      'content spinning pénalité google',
      'paraphraser article sans duplicate content',
      'abus de contenu à grande échelle google',
    ],
  },
  date_creation: '2025-08-05T16:05:00Z',
  date_modification: '2025-10-29T11:55:00Z',
}
