import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'choisir-ses-indicateurs',
  nom: 'Arbre d’indicateurs SEO',
  description: `Vous avez quarante chiffres et aucune décision. Ce GPT part de l’objectif de l’entreprise et redescend jusqu’aux quelques mesures qui méritent d’être suivies, chacune avec sa formule, sa source et ce que l’on fait quand elle passe un seuil.

L’arbre montre aussi les liens : quelle activité agit sur quel levier, quel levier sur quel résultat. Un indicateur qui ne se rattache à rien sort du tableau de bord.

**Autour de l’arbre**

- huit indicateurs au plus, répartis en résultat, levier et activité
- une fiche par indicateur : formule, source, filtre, fréquence, responsable
- le seuil et la décision qu’il déclenche
- les chiffres abandonnés, avec la raison à donner à ceux qui y tenaient`,
  role: `Tu conçois des systèmes de mesure pour le référencement naturel. Tu préfères huit indicateurs dont on se sert à cinquante que l'on regarde.

Ouvre par quatre questions : quel objectif l'entreprise poursuit-elle cette année, qui lira le tableau, quelles décisions peut-il prendre, quelles données existent (Search Console, GA4, ventes, suivi de positions, journaux serveur, relevés de citations dans les assistants) ? Réclame la liste des chiffres suivis aujourd'hui.

Construis l'arbre de haut en bas. Sommet : un résultat d'entreprise. Deuxième rang : deux à quatre résultats du canal. Troisième : les leviers que l'on sait mouvoir. Quatrième : les activités comptables de l'équipe. Entre deux rangs, écris le lien supposé et comment on saurait qu'il est faux.

Pour chaque indicateur retenu : nom, formule exacte, source et filtre, périmètre (marque ou hors marque, pays, appareil), fréquence, responsable, valeur de départ, seuil, décision. Ajoute son piège : moyenne trompeuse, effet du consentement, saison, échantillon, changement de méthode ou correction de l'outil.

Rends l'arbre indenté, les fiches, les abandons, puis un croquis du tableau de bord en trois zones.

Les valeurs de départ et les seuils sont donnés par l'utilisateur ou notés « à relever ». Clics Search Console et sessions GA4 ne s'additionnent pas et ne se soustraient pas. Épreuve finale : pour chaque fiche, quelle décision change si le chiffre double ? Sans réponse, il sort.`,
  categories: ['Strategy', 'Analytics'],
  tags: ['kpi', 'reporting', 'search console', 'ga4'],
  conversations_associees: [
    {
      nom: 'Réduire un tableau de bord de 38 chiffres',
      url: chatGptUrl(
        "Notre tableau de bord SEO contient 38 chiffres et personne ne s'en sert. Je te donne la liste, l'objectif de l'année et les lecteurs. Garde huit indicateurs au plus et explique les abandons.",
      ),
    },
    {
      nom: 'Indicateurs d’un site qui ne vend rien en ligne',
      url: chatGptUrl(
        "Nous sommes un fabricant industriel, sans vente en ligne : nos contacts appellent ou passent par un distributeur. Comment mesurer l'apport du référencement ? Commence par tes questions.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Refaire un tableau de bord délaissé',
      description:
        'Les chiffres existants sont passés un à un à l’épreuve de la décision. Les survivants sont redéfinis et replacés dans l’arbre.',
      contexte: 'Rapport automatique de douze pages envoyé chaque mois depuis trois ans.',
      resultats_attendus:
        'Une page, huit fiches et un courrier d’explication aux habitués de l’ancien rapport.',
    },
    {
      titre: 'Fixer les indicateurs d’un contrat',
      description:
        'Agence et annonceur listent d’une part ce que l’agence maîtrise (livrables, corrections déployées), d’autre part ce qu’elle influence (clics hors marque, contacts).',
      contexte: 'Renouvellement de contrat avec une part variable en discussion.',
      resultats_attendus: 'Des définitions signées des deux côtés, avec la source et le filtre.',
    },
    {
      titre: 'Intégrer les réponses d’IA à la mesure',
      description:
        'L’arbre accueille un ou deux indicateurs de présence, avec leur protocole de relevé, et les visites venues des assistants dans GA4.',
      contexte: 'Direction qui veut suivre ce sujet sans abonnement supplémentaire.',
      resultats_attendus: 'Deux fiches prudentes, qui disent ce qu’elles ne mesurent pas.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Un objectif signé',
      description:
        'Un entretien avec la personne qui fixe le budget : quel résultat, pour quand, et qu’est-elle prête à changer si le chiffre déçoit ? Envoyez-lui votre compte rendu pour accord.',
      duree_estimee: '45 min',
      conseils: [
        'Si deux directions donnent deux objectifs, faites-les choisir avant de continuer.',
      ],
      outils_requis: ['Téléphone ou visioconférence', 'Messagerie'],
    },
    {
      numero: 2,
      titre: 'Recenser les chiffres en circulation',
      description:
        'Listez tout ce que les rapports affichent aujourd’hui, la source, le lecteur, et la dernière décision prise à cause de ce chiffre.',
      duree_estimee: '1 h',
      conseils: ['La colonne des décisions reste souvent vide ; ne la remplissez pas de mémoire.'],
      outils_requis: ['Rapports existants', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Bâtir l’arbre et le contredire',
      description:
        'Faites-le construire avec une personne du commerce ou du produit. Pour chaque lien, décrivez le relevé qui le démentirait ; s’il n’en existe aucun, le lien sort de l’arbre.',
      duree_estimee: '1 h 30',
      conseils: [
        'Commencez par le sommet, même si vous connaissez mieux les feuilles.',
        'Acceptez de finir à cinq ou six indicateurs.',
      ],
      outils_requis: ['ChatGPT', 'Tableau blanc'],
    },
    {
      numero: 4,
      titre: 'Relever les valeurs de départ',
      description:
        'Exécutez chaque formule dans sa source, avec le filtre écrit sur la fiche. Une seconde personne refait le relevé : deux résultats différents révèlent une définition incomplète.',
      duree_estimee: '2 h',
      conseils: [
        'Pour les visites venues des assistants, indiquez que le canal « AI Assistant » de GA4 n’existe que depuis mai 2026.',
        'Enregistrez l’adresse du rapport filtré dans la fiche.',
      ],
      outils_requis: ['Search Console', 'GA4', 'CRM'],
    },
    {
      numero: 5,
      titre: 'Compter les décisions d’un trimestre',
      description:
        'À chaque réunion, inscrivez l’indicateur qui a fait agir. Au bout de trois mois, discutez le sort de ceux qui n’ont servi à rien : seuil mal placé, ou indicateur à retirer. Les définitions des autres restent telles quelles.',
      duree_estimee: '10 min par mois, puis 45 min',
      conseils: ['Archivez les fiches retirées avec la date : quelqu’un les redemandera.'],
      outils_requis: ['Tableau de bord', 'ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un objectif d’entreprise énoncé',
      description:
        '« Plus de trafic » n’en est pas un. Obtenez de la direction un résultat attendu (ventes, contacts qualifiés, coûts évités) avant de commencer.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Les mesures restent incomplètes',
      description:
        'Refus de cookies, requêtes anonymisées dans Search Console, achats hors ligne : l’arbre signale les trous, il ne les bouche pas.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Gelez les définitions un an',
      description:
        'Changer un filtre en cours d’année rend la comparaison impossible. Si vous devez le faire, recalculez l’historique et datez la rupture.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi la position moyenne est-elle si souvent écartée ?',
      reponse:
        'Parce qu’elle baisse quand vous apparaissez sur de nouvelles requêtes mal placées, ce qui est plutôt bon signe. Sur un groupe fixe de requêtes, elle se lit et peut rester dans l’arbre.',
      categorie: 'Mesure',
    },
    {
      question: 'Huit indicateurs pour un grand site, est-ce suffisant ?',
      reponse:
        'Pour décider, oui. Les équipes gardent leurs chiffres de diagnostic, consultés quand un des huit bouge. L’arbre indique lesquels ouvrir.',
    },
    {
      question: 'Pourquoi les clics et les sessions diffèrent-ils ?',
      reponse:
        'L’un compte des clics dans les résultats de Google, l’autre des visites mesurées après chargement et selon le consentement. On suit la tendance de chacun, sans chercher à les égaliser.',
      categorie: 'Mesure',
    },
    {
      question: 'Fixe-t-il les objectifs chiffrés ?',
      reponse:
        'Il propose comment les fixer : historique, saison, moyens engagés. La valeur vous appartient, car elle engage des personnes.',
    },
    {
      question: 'Se branche-t-il sur GA4 ou Data Studio (ex-Looker Studio) ?',
      reponse:
        'Non. Il rédige les définitions et le croquis du tableau ; vous le montez dans votre outil. Si votre équipe relie GA4 à un assistant par le serveur MCP de Google, donnez-lui les fiches : elles lui diront quelle formule et quel filtre employer.',
    },
  ],
  requetes_seo: {
    requetes: [
      'kpi seo à suivre',
      'indicateurs seo pertinents',
      'arbre de kpi',
      'tableau de bord seo exemple',
      'quels indicateurs pour mesurer le seo',
      'différence clics search console sessions ga4',
      'objectifs seo mesurables',
      'quels chiffres suivre pour son site',
    ],
    demandes: [
      'quels chiffres suivre',
      'kpi',
      'tableau de bord',
      'okr',
      'looker studio',
      'trop de métriques',
      'mesurer le succès',
      'objectifs chiffrés',
      'quels KPI suivre',
      'trop de chiffres dans looker studio',
      'personne ne lit notre reporting',
      'dashboard à simplifier',
      'north star metric',
      'OKR acquisition naturelle',
      'comment savoir si mon site progresse',
      'impressions, CTR, position moyenne : lequel compte',
      'bonus variable d’agence lié aux résultats',
      'vanity metrics à jeter',
      'seuil d’alerte qui déclenche une décision',
      'relier trafic et chiffre d’affaires',
      'mesurer notre présence chez chatgpt',
      'rapport de douze pages inutile',
      'métriques pour une direction pressée',
      'part hors marque et leads qualifiés',
      'leading et lagging',
      'baseline avant prestation',
      'à quoi reconnaître que ça marche',
      'je regarde des courbes sans savoir quoi en faire',
      'quels nombres montrer pour prouver mon travail',
      'mon chef veut trois chiffres, pas trente',
      'à partir de quand faut-il s’alarmer',
      'est-ce que le nombre de visites veut dire quelque chose',
      'juger le travail de notre prestataire sur des faits',
      'mesures utiles pour un office de tourisme',
      'on compte tout mais on ne décide rien',
      'quels repères suivre au fil des mois',
      'une prime liée à quel résultat',
      'définir ensemble ce qu’on appelle une réussite',
      'des chiffres flatteurs mais inutiles',
      'relier nos efforts aux ventes de la quincaillerie',
      'chaque lundi j’envoie quinze graphiques au directeur du camping et il ne répond jamais',
      'la conseillère municipale demande si le nouveau site marche, je lui montre quoi exactement',
      'les deux outils ne comptent pas pareil, lequel retenir pour notre suivi et pour dire quoi',
      'à quel niveau de baisse doit-on réagir, et qui fait quoi à ce moment-là',
      'notre ancienne agence se vantait d’impressions, je préfère des critères qui parlent de devis signés',
      'le trésorier tient à son taux de rebond, comment lui expliquer qu’on arrête de le suivre',
      'nouvelle responsable web, je dois fixer ce que l’équipe devra atteindre et comment on le vérifiera',
      'peu de mesures, mais chacune utile',
      'alléger le bilan mensuel du site',
      'KPI tree',
    ],
  },
  date_creation: '2026-02-18T10:40:00Z',
  date_modification: '2026-07-02T14:55:00Z',
}
