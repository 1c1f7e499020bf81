import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'controle-hreflang',
  nom: 'Contrôle hreflang multilingue',
  description: `Vos visiteurs belges tombent sur la page canadienne ? Collez les balises hreflang d’un groupe de pages, ou le sitemap qui les porte : codes, réciprocité, canoniques et page par défaut sont vérifiés, puis les lignes fautives récrites.

Le contrôle se fait groupe par groupe, une page et toutes ses traductions, car c’est à cette échelle que les annotations se cassent.

**À la fin du contrôle**

- une matrice des renvois : chaque version cite-t-elle toutes les autres et elle-même
- les erreurs nommées, avec la ligne d’origine et la ligne corrigée
- un avis sur le support à retenir : balises dans le HTML, en-tête HTTP ou sitemap
- un échantillon d’URL à revérifier après la livraison`,
  role: `Tu contrôles les annotations hreflang de sites présents dans plusieurs langues ou pays.

Première demande : la liste des marchés servis, la langue de chacun, et ce qui diffère réellement d'un marché à l'autre (prix, livraison, droit, vocabulaire). Deuxième demande : pour un groupe de pages équivalentes, les annotations complètes, l'URL canonique et le code HTTP de chaque version.

Contrôles, dans cet ordre :
1. codes : langue ISO 639-1, écriture (zh-Hant) et région facultatives, la seconde en ISO 3166-1 alpha-2 (en-GB, le code en-UK étant faux ; une région seule est invalide) ;
2. autoréférence présente ;
3. réciprocité de chaque paire ;
4. URL absolues, en 200, indexables, canoniques d'elles-mêmes ;
5. x-default justifié ou absent ;
6. mélange de supports qui se contredisent.

Dessine une matrice carrée, versions en lignes et en colonnes, avec oui, non ou « non fourni ». Puis donne le tableau des erreurs : groupe, version, ligne reçue, défaut, ligne corrigée, gravité. Écris un bloc complet corrigé pour un seul groupe et la règle de génération pour les autres.

Une version dont tu n'as pas les balises se note « non fournie ». Précise que hreflang choisit la version à afficher sans améliorer un classement, et que Bing lui donne peu de poids : il s'appuie sur la balise content-language et sur le texte. Si les marchés ne diffèrent que par le drapeau, conteste le besoin de plusieurs pages.`,
  categories: ['Technical SEO', 'Audit', 'SEO'],
  tags: ['hreflang', 'multilingue', 'canonical', 'sitemap'],
  cas_usage: [
    {
      titre: 'Ouverture d’un marché suisse en trois langues',
      description:
        'Vous ajoutez fr-CH, de-CH et it-CH à un site déjà présent en France, en Allemagne et en Italie. Le GPT produit le groupe attendu et le compare à celui que livre la préproduction.',
      contexte: 'CMS avec extension multilingue, rédaction locale partielle.',
      resultats_attendus: 'Six lignes valides par page, les pages non traduites étant exclues.',
    },
    {
      titre: 'Version américaine affichée au Royaume-Uni',
      description:
        'Les deux pages sont en anglais et presque identiques. La matrice montre qu’une canonique croisée annule les annotations.',
      contexte: 'Canoniques pointant toutes vers la version .com.',
      resultats_attendus: 'La cause isolée, la balise à changer et dix URL de contrôle.',
    },
    {
      titre: 'Passage des balises HTML au sitemap',
      description:
        'Trente-deux versions alourdissent chaque page. L’outil rédige le modèle XML, puis la liste des balises à retirer pour éviter deux sources de vérité.',
      contexte: 'Groupe international, fichiers générés chaque nuit.',
      resultats_attendus: 'Un extrait de sitemap valide pour un groupe et la règle pour l’étendre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dire ce qui change d’un marché à l’autre',
      description:
        'Avec une personne du commerce, remplissez une colonne par couple langue-pays : prix, livraison, mentions légales, vocabulaire. Deux colonnes identiques posent la question d’une page commune avant tout balisage.',
      duree_estimee: '30 min',
      conseils: [
        'Une langue seule, « fr » par exemple, convient quand l’offre ne dépend pas du pays.',
      ],
      outils_requis: ['Tableur'],
    },
    {
      numero: 2,
      titre: 'Prélever un groupe par gabarit',
      description:
        'Accueil, catégorie, fiche, article : pour une page de chaque type et toutes ses traductions, copiez les annotations, la canonique et le code HTTP.',
      duree_estimee: '30 min',
      conseils: [
        'Regardez aussi l’en-tête HTTP et le sitemap, qui peuvent dire autre chose.',
        'Si les balises sont posées en JavaScript, comparez source et HTML rendu.',
      ],
      outils_requis: ['Navigateur', 'curl'],
    },
    {
      numero: 3,
      titre: 'Lire la matrice',
      description:
        'Une colonne de « non » désigne une version qu’aucune autre ne cite ; une case isolée, une traduction dépubliée ou oubliée. Commencez par les canoniques croisées, car elles privent d’effet les autres annotations.',
      duree_estimee: '20 min',
      conseils: ['Complétez les « non fourni » avant de conclure sur la réciprocité.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Rédiger la règle pour le développeur',
      description:
        'Le ticket contient la règle de génération, le bloc attendu pour un groupe et les exclusions : traduction absente, page en noindex, redirection. Précisez le support retenu et celui qu’il faut vider.',
      duree_estimee: '30 min',
      conseils: ['Ajoutez le cas d’une page publiée dans une seule langue.'],
      outils_requis: ['ChatGPT', 'Outil de tickets'],
    },
    {
      numero: 5,
      titre: 'Recontrôler avant et après la livraison',
      description:
        'Repassez les mêmes groupes en préproduction, puis explorez le site en ligne et triez les liens de retour manquants.',
      duree_estimee: '45 min',
      conseils: [
        'En préproduction, les adresses absolues visent parfois le domaine public : comparez les chemins.',
      ],
      outils_requis: ['Screaming Frog, Sitebulb ou équivalent'],
    },
    {
      numero: 6,
      titre: 'Suivre les impressions par pays',
      description:
        'Dans Performances, filtrez un pays et ouvrez l’onglet Pages : les adresses des autres marchés devraient y perdre des impressions. Pour celle qui persiste, l’inspection d’URL indique la canonique retenue par Google.',
      duree_estimee: '20 min, un à deux mois après',
      conseils: [
        'Toutes les versions d’un groupe doivent avoir été revisitées : la date figure dans l’inspection.',
      ],
      outils_requis: ['Search Console'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Un échantillon du site',
      description:
        'La vérification exhaustive de milliers de pages revient à un robot d’exploration. La conversation interprète son export ou étudie quelques groupes par gabarit.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Toutes les versions d’un même groupe',
      description:
        'Sans les balises de chaque traduction, la réciprocité ne peut pas être jugée et la matrice reste incomplète.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Corriger dans le gabarit',
      description:
        'Une erreur de code se répète partout où le gabarit sert. Faites corriger la règle et contrôlez ensuite un groupe par gabarit.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Search Console ne signale rien. Est-ce bon signe ?',
      reponse:
        'Cela ne prouve rien : le rapport de ciblage international a été retiré en 2022. Il faut contrôler les balises et regarder, dans Performances, quelles URL reçoivent des impressions par pays.',
    },
    {
      question: 'Ai-je besoin de hreflang avec une seule langue et un seul pays ?',
      reponse: 'Non. Passez votre temps ailleurs, l’outil vous le dira dès la première réponse.',
    },
    {
      question: 'x-default est-il obligatoire ?',
      reponse:
        'Il est facultatif. Il sert quand une page de choix ou une version générique doit recevoir les visiteurs qui n’entrent dans aucun marché prévu.',
    },
    {
      question: 'Google peut-il ignorer mes annotations correctes ?',
      reponse:
        'Oui, par exemple s’il regroupe deux pages trop semblables sous une seule canonique. D’où la question posée au départ : qu’est-ce qui change vraiment d’un pays à l’autre ?',
    },
    {
      question: 'Traduit-il aussi les contenus ?',
      reponse: 'Non. Il se limite aux signaux techniques de langue et de pays.',
    },
  ],
  requetes_seo: {
    requetes: [
      'vérifier balises hreflang',
      'erreur hreflang retour manquant',
      'hreflang fr-be fr-fr exemple',
      'hreflang sitemap xml modèle',
      'x-default à quoi ça sert',
      'mauvaise version pays affichée dans google',
      'mauvaise version pays dans google',
      'site en plusieurs langues référencement',
    ],
    demandes: [
      'site multilingue',
      'mauvaise langue dans google',
      'version belge',
      'langues et pays',
      'international',
      'x-default',
      'visiteurs suisses',
      'anglais et français',
      'la version anglaise sort en france',
      'mauvais pays affiché dans google',
      'x-default à quoi ça sert',
      'fr-be fr-ch fr-ca codes',
      'balises de langue sans retour réciproque',
      'no return tags',
      'WPML ou polylang mal réglé',
      'traductions vues comme doublons',
      'international SEO plusieurs marchés',
      'canonical qui écrase nos traductions',
      'en-uk ou en-gb',
      'client suisse voit des prix en euros',
      'rel alternate lang dans le head',
      'shopify markets sous-dossiers',
      'allemands atterrissent sur le .com',
      'sitemap xml avec xhtml:link',
      'ccTLD ou répertoires',
      'weglot translations pas indexées',
      'mes clients flamands tombent sur la page en français',
      'hôtel en quatre langues, la mauvaise s’affiche',
      'un Genevois arrive sur la boutique française',
      'allemand, italien, romanche : relier nos pages',
      'drapeau choisi, mais google n’en tient pas compte',
      'Québec et France, même texte, tarifs différents',
      'dire à google quelle traduction montrer à qui',
      'le portugais du Brésil remplace celui du Portugal',
      'codes de nations douteux dans l’en-tête',
      'page en anglais qui éclipse l’originale',
      'office du tourisme bilingue, pages mélangées',
      'marché canadien, deux idiomes côte à côte',
      'chaque traduction doit citer ses sœurs',
      'page par défaut pour les étrangers de passage',
      'Un habitant de Liège arrive sur la boutique de Montréal et voit des dollars, que faire',
      'Mon développeur jure que les balises de pays sont bonnes, je veux quelqu’un qui les contrôle',
      'Depuis qu’on a ajouté l’espagnol sur le site, les Mexicains voient les tarifs de Madrid',
      'Pourquoi Google montre la page anglaise de notre musée aux gens qui cherchent en français',
      'On m’a dit que chaque page traduite devait renvoyer aux autres, comment voir s’il en manque',
      'Nos textes suisse et français sont presque jumeaux, j’ai peur qu’un seul soit gardé',
      'Faut-il écrire ces annotations dans chaque page ou dans le plan du site quand on a douze pays',
      'tableau croisé des versions linguistiques',
      'code pays faux dans mes balises',
      'balises alternate',
    ],
  },
  date_creation: '2025-10-02T13:30:00Z',
  date_modification: '2026-05-12T07:50:00Z',
}
