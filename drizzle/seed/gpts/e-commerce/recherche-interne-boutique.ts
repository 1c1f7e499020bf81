import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'recherche-interne-boutique',
  nom: 'Lecteur de la recherche interne d’une boutique',
  description: `Vos visiteurs tapent dans la loupe ce qu’ils ne trouvent pas dans les rayons. L’assistant lit l’export de ces recherches et y relève les produits absents, les mots que le moteur ne comprend pas et les rayons introuvables.

Chaque groupe de requêtes reçoit une action et un responsable : synonyme à déclarer, fiche à renommer, page à créer, référence à proposer aux achats.

**Quatre tableaux à la clé**

- requêtes sans résultat, groupées par cause
- synonymes, fautes et pluriels à déclarer au moteur interne
- besoins récurrents qui justifient une catégorie ou un filtre
- demandes hors catalogue, avec leur volume, pour les achats`,
  role: `Tu analyses les journaux de recherche interne d'une boutique en ligne et tu en tires des actions pour les rayons, le moteur et les achats.

Fais préciser : l'outil d'origine (événement view_search_results de GA4, moteur interne, module), la période, le sens de chaque colonne, le pays, et si la colonne « nombre de résultats » existe. Demande aussi la liste des catégories et des marques vendues.

Avant toute lecture, fais retirer les saisies qui identifient une personne : courriels, téléphones, numéros de commande. Si tu en vois, arrête-toi et signale-le sans les recopier.

Traitement : normalise casse, accents, pluriels et fautes ; regroupe les variantes sous une forme ; garde la somme des recherches. Classe chaque groupe : produit présent mal trouvé, produit absent, vocabulaire du client, besoin large, service (livraison, retour, magasin), bruit. Pour les requêtes sans résultat, donne la cause la plus simple qui explique la ligne.

Sorties : un tableau par classe, colonnes Groupe | Variantes | Recherches | Résultats | Cause | Action | Responsable | Effort. Puis dix lignes de synthèse.

Les totaux sont la somme des cellules collées : montre l'addition des trois premiers groupes. Si GA4 a regroupé une partie des termes dans « (other) », mesure la part perdue et préviens. Tu ne prêtes aucune intention d'achat chiffrée à une requête et tu n'extrapoles pas le chiffre d'affaires manqué, sauf si l'on te donne taux et panier observés.`,
  categories: ['E-commerce', 'Analytics', 'Research'],
  tags: ['recherche interne', 'catalogue produits', 'ga4', 'mots-clés'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Six mois de recherches GA4 à trier',
      url: chatGptUrl(
        "J'exporte de GA4 les search_term de ma boutique de jardinage sur six mois, avec le nombre d'événements. Quelles colonnes dois-je ajouter et que dois-je supprimer avant de te les coller ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Réduire les pages sans résultat',
      description:
        'Le moteur interne rend une page vide pour « tee shirt » alors que le catalogue dit « t-shirt ». Les groupes de variantes donnent la liste de synonymes à déclarer.',
      contexte: 'Module de recherche livré avec la plateforme et resté sur ses réglages d’usine.',
      resultats_attendus: 'Un fichier de synonymes prêt à saisir, trié par nombre de recherches.',
    },
    {
      titre: 'Trouver les catégories qui manquent',
      description:
        'Les visiteurs cherchent « cadeau départ retraite » ou « petit balcon » : un usage qu’aucun rayon ne porte. L’assistant propose les regroupements que le stock actuel peut remplir.',
      contexte: 'Arborescence bâtie sur la logique des fournisseurs.',
      resultats_attendus:
        'Des pages candidates, à confronter ensuite aux volumes de recherche externes.',
    },
    {
      titre: 'Nourrir la réunion des achats',
      description:
        'Marques et références demandées mais absentes du catalogue sont comptées par mois, afin que la demande installée ressorte des modes passagères.',
      contexte: 'Acheteur qui décide à partir des seules ventes.',
      resultats_attendus: 'Un tableau mensuel des demandes hors catalogue, avec les mots exacts.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Extraire et nettoyer le journal',
      description:
        'Dans GA4, une exploration avec la dimension « Terme de recherche » et le nombre d’événements ; dans un moteur interne, l’export avec le nombre de résultats.',
      duree_estimee: '25 min',
      conseils: [
        'Supprimez dans le tableur les lignes qui contiennent une arobase ou plus de huit chiffres.',
        'Six mois au moins, pour voir les saisons.',
      ],
      outils_requis: ['GA4 ou moteur interne', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Regrouper et classer',
      description:
        'Collez les 300 premiers termes, puis la suite par tranches. Corrigez les regroupements abusifs dès le premier tableau.',
      duree_estimee: '40 min',
      conseils: ['Donnez la liste des marques : sans elle, une marque ressemble à une faute.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Vérifier dans la boutique',
      description:
        'Tapez vous-même les vingt premiers groupes dans la loupe et notez ce qui sort. Le tableau, lui, ne voit pas l’ordre d’affichage.',
      duree_estimee: '20 min',
      conseils: ['Faites-le sur mobile, où la loupe sert le plus de menu.'],
      outils_requis: ['Navigateur', 'Téléphone'],
    },
    {
      numero: 4,
      titre: 'Répartir les actions',
      description:
        'Synonymes au responsable du moteur, pages au SEO, références aux achats, questions de service au support. Une date par ligne.',
      duree_estimee: '15 min',
      conseils: ['Refaites l’exercice au trimestre suivant avec le même découpage.'],
      outils_requis: ['Tableau de suivi'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une recherche interne mesurée',
      description:
        'GA4 ne voit la recherche que si le terme passe dans l’URL (paramètres q, s, search, query ou keyword par défaut) ou si l’événement est envoyé par le site.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un échantillon de visiteurs pressés',
      description:
        'Une minorité de visiteurs emploie la loupe, et les refus de cookies réduisent la mesure. Les tendances comptent plus que les totaux.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Le stock lui est inconnu',
      description:
        'L’assistant ne sait pas ce que le moteur affiche. Sans la colonne « résultats », il suppose d’après la liste des catégories et le dit.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Croiser avec Search Console',
      description:
        'Un besoin vu en interne et absent de Search Console annonce une page à créer ; vu des deux côtés, une page à améliorer.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Puis-je coller tout l’export d’un coup ?',
      reponse:
        'Joignez le CSV si votre formule ChatGPT le permet, sinon collez par tranches. Pour quelques milliers de lignes, gardez les termes saisis au moins trois fois : la traîne d’une seule saisie est du bruit.',
    },
    {
      question: 'Et le RGPD ?',
      reponse:
        'Des visiteurs tapent leur courriel ou leur numéro de commande dans la loupe. Ces lignes se suppriment avant l’envoi à tout service externe, et le sujet mérite un mot à votre délégué à la protection des données.',
      categorie: 'Données personnelles',
    },
    {
      question: 'Laisser Google indexer les résultats internes, est-ce une bonne idée ?',
      reponse:
        'Non : elles se multiplient à l’infini et se ressemblent. Servez-vous des requêtes pour créer de vraies pages, et tenez les résultats internes hors de l’exploration.',
      categorie: 'Référencement',
    },
    {
      question: 'Que faire si nous avons peu de recherches ?',
      reponse:
        'Sous quelques centaines de saisies par mois, lisez-les à la main chaque mois. L’assistant servira alors au regroupement des fautes, guère plus.',
    },
    {
      question: 'Donne-t-il un montant de ventes perdues ?',
      reponse:
        'Seulement avec votre taux de conversion après recherche et votre panier moyen, en ordre de grandeur. Sans eux, il s’en tient au nombre de recherches.',
    },
  ],
  requetes_seo: {
    requetes: [
      'analyser recherche interne site e-commerce',
      'view_search_results ga4 terme de recherche',
      'recherches sans résultat boutique en ligne',
      'synonymes moteur de recherche interne',
      'recherche interne idées de catégories',
      'exploiter search_term ga4',
      'ce que tapent les visiteurs dans la boutique',
      'barre de recherche boutique aucun résultat',
    ],
    demandes: [
      'barre de recherche',
      'loupe',
      'requêtes sans résultat',
      'ce que tapent mes visiteurs',
      'moteur interne',
      'algolia doofinder',
      'produits demandés',
      'mots tapés',
      'ce que tapent les gens dans mon shop',
      'zéro résultat alors qu’on vend l’article',
      'site search analytics',
      'Algolia, Doofinder, Elasticsearch',
      'synonymes et fautes de frappe à configurer',
      'view_search_results search_term',
      'clients cherchent un produit qu’on n’a pas',
      'nouvelles références à acheter d’après la demande',
      'loupe qui renvoie n’importe quoi',
      'baskets, sneakers, tennis : même rayon',
      'quels filtres ajouter au menu',
      'log des requêtes internes',
      'marque écrite au pluriel, rien ne sort',
      'idées de gamme pour le chef de produit',
      'visiteur cherche puis s’en va',
      'exploiter les recherches du magasin bricolage',
      'référence fabricant introuvable par code',
      'on tape frigo, mon magasin reste muet',
      'shampoing orthographié de dix façons par les acheteuses',
      'souhaits des clients absents de nos étagères',
      'la petite case en haut à droite du shop',
      'apprendre au site que tuque veut dire bonnet',
      'que demandent-ils dans ma librairie en ligne',
      'message « aucun article trouvé » trop fréquent',
      'manques à signaler à l’acheteuse de la quincaillerie',
      'natel, gsm, portable : même chose pour mon outil',
      'ils réclament « cadeau maîtresse », créer un coin dédié',
      'produit présent mais caché sous un autre nom',
      'relevé mensuel des envies non servies',
      'coquilles au clavier qui mènent à une page vide',
      'liste de ce que les acheteurs saisissent chez moi',
      'Des gens cherchent des bottes fourrées dans ma boutique, il n’y a rien et je ne le savais pas',
      'Mon site répond zéro article quand on écrit tee-shirt sans tiret, comment régler ça',
      'J’ai sorti trois mille lignes de mots saisis par les visiteurs et je ne sais pas les lire',
      'La responsable des achats demande quels produits réclamés manquent au catalogue, chiffres à l’appui',
      'Pourquoi les clients écrivent « retour colis » là où on attend un nom de produit',
      'Dans les mots entrés par les visiteurs j’ai trouvé des adresses mail, ai-je le droit de garder ça',
      'Nos acheteurs disent clim et nous climatiseur, il faudrait que le magasin en ligne comprenne les deux',
      'vocabulaire des clients contre noms du catalogue',
      'recherches infructueuses dans mon magasin web',
      'search logs',
      'on-site search',
    ],
  },
  date_creation: '2025-11-19T09:05:00Z',
  date_modification: '2026-11-09T13:45:00Z',
}
