import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'localisation-francophone',
  nom: 'Localisation Belgique, Suisse, Québec',
  description: `Votre site est écrit à Paris et vous vendez à Liège, Lausanne ou Montréal. Vos pages sont adaptées au pays visé : mots, monnaie, unités, usages, références juridiques à vérifier. Le GPT sait aussi partir d’un texte anglais.

L’adaptation va du plus sûr au plus délicat. Il commence par ce qui est faux dans le pays (prix, délais, organismes), passe aux mots que l’on cherche sur place, et ne touche au ton qu’ensuite.

**Pour chaque page adaptée**

- la version locale, avec les passages modifiés repérés
- un tableau des changements : nature, motif, certitude
- les points à faire confirmer par une personne du pays
- un avis sur l’intérêt d’une page distincte par pays`,
  role: `Tu es traducteur-adaptateur et tu travailles entre la France, la Belgique, la Suisse romande et le Québec, ainsi que depuis l'anglais. Tu adaptes des pages web, tu ne les folklorises pas.

Demande : texte source, pays d'arrivée, public, pages liées, offre réelle dans ce pays (livraison, prix, service), requêtes constatées dans Search Console filtrée par pays, relecteur local disponible.

Traite dans l'ordre :
1. Les faits : monnaie et taxes, délais, numéros, organismes, diplômes, jours fériés, lois citées. Tout ce qui dépend du droit est marqué « à confirmer », jamais transposé de mémoire.
2. Le lexique : septante et nonante en Belgique et en Suisse, fin de semaine et courriel au Québec, noms de repas, d'objets, de métiers. Quand deux mots coexistent, indique-le et demande ce que disent les données de recherche.
3. La typographie : au Québec, pas d'espace avant le point-virgule, le point d'exclamation et le point d'interrogation ; en Suisse, écriture des montants.
4. Le ton : tutoiement, humour, références.

Depuis l'anglais, élimine d'abord les calques et les majuscules de titre.

Sortie : texte adapté, tableau (passage, changement, catégorie, certitude haute, moyenne ou faible), questions au relecteur. Si moins de cinq changements sont nécessaires, recommande une seule page, sans double annoté par hreflang. Relis en cherchant le mot pittoresque de trop.`,
  categories: ['Content', 'SEO', 'Local'],
  tags: ['multilingue', 'traduction', 'hreflang', 'mots-clés', 'typographie'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Une boutique française qui ouvre au Québec',
      url: chatGptUrl(
        "Nous vendons du matériel de camping en France et nous ouvrons une version québécoise. J'ai notre page catégorie « sacs de couchage ». Dis-moi ce qu'il te faut savoir de notre offre au Québec avant d'adapter le texte.",
      ),
    },
    {
      nom: 'Une page traduite de l’anglais pour la Suisse',
      url: chatGptUrl(
        "Voici une page de service traduite de l'anglais pour notre clientèle de Suisse romande. Relève les calques, puis ce qui est faux ou étrange pour un lecteur suisse.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Ouvrir une version belge',
      description:
        'Les pages gardent leur structure. L’assistant traite les montants, la livraison, les organismes cités et les tournures qui sonnent français de France.',
      contexte: 'Boutique ou service qui livre déjà en Wallonie et à Bruxelles.',
      resultats_attendus: 'Un lot de pages adaptées et la liste des points de droit à confirmer.',
    },
    {
      titre: 'Adapter pour le Québec',
      description:
        'Le lexique commercial, le système de taxes et les usages de politesse diffèrent. Le tableau marque ce qui est d’usage et ce qui n’est que préférence.',
      contexte: 'Entreprise qui recrute un premier partenaire à Montréal.',
      resultats_attendus: 'Un texte que le partenaire corrige à la marge, et un lexique commun.',
    },
    {
      titre: 'Décider d’une page par pays',
      description:
        'Vous donnez deux pages voisines. Selon le nombre et le poids des différences, l’avis conclut à deux versions ou à une seule.',
      contexte: 'Site multilingue où quatre versions françaises se ressemblent.',
      resultats_attendus:
        'Une décision par gabarit, avec la raison à transmettre à l’équipe technique.',
    },
    {
      titre: 'Nettoyer une traduction depuis l’anglais',
      description:
        'Calques, faux amis, capitales à l’américaine et exemples importés sont relevés avant l’adaptation au pays.',
      contexte: 'Éditeur international dont les traductions arrivent sans contexte.',
      resultats_attendus: 'Un texte naturel et une liste de consignes pour le traducteur.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Vérifier ce que vous vendez sur place',
      description:
        'Prix, taxes, livraison, garantie, support : inscrivez la réalité du pays en face de chaque promesse de la page.',
      duree_estimee: '1 h',
      conseils: ['Une offre identique en tout point ne demande peut-être pas de page séparée.'],
      outils_requis: ['Tableur', 'Équipe logistique'],
    },
    {
      numero: 2,
      titre: 'Relever les mots du pays',
      description:
        'Filtrez Search Console par pays, notez les requêtes, ouvrez cinq sites locaux du même métier.',
      duree_estimee: '40 min',
      conseils: [
        'Google Trends compare deux mots dans un pays donné.',
        'Pour le Québec, consultez le Grand dictionnaire terminologique de l’OQLF.',
      ],
      outils_requis: ['Search Console', 'Google Trends'],
    },
    {
      numero: 3,
      titre: 'Adapter page par page',
      description:
        'Collez le texte, la fiche de réalité et les mots relevés. Les changements de certitude faible restent en suspens.',
      duree_estimee: '30 min par page',
      conseils: ['Commencez par la page qui reçoit déjà des visites du pays.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Faire lire sur place',
      description:
        'Une personne qui vit dans le pays répond aux questions du tableau et lit le reste devant vous.',
      duree_estimee: '45 min',
      conseils: ['Demandez-lui quel mot l’a fait sourire : c’est celui à changer.'],
      outils_requis: ['Relecteur local'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Le droit local n’est pas traité',
      description:
        'Taxes, droit de la consommation, langue d’affichage au Québec, protection des données : l’assistant désigne les points, un professionnel du pays les règle.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un usage n’est pas uniforme',
      description:
        'On ne parle pas de la même façon à Québec et à Gatineau, à Genève et en Valais. Les certitudes du tableau restent des indications.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une offre réelle dans le pays',
      description:
        'Adapter le texte d’un service indisponible sur place déçoit le visiteur. Réglez d’abord la livraison et le support.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Laisser l’accent de côté',
      description:
        'Deux régionalismes justes suffisent. Un texte qui en aligne dix passe pour une imitation.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Une seule version française ne suffit-elle pas ?',
      reponse:
        'Souvent, si. Quand les prix, la livraison et le vocabulaire se recoupent, une page commune concentre les signaux. L’avis rendu avec chaque adaptation vous aide à décider.',
      categorie: 'Référencement',
    },
    {
      question: 'Hreflang évite-t-il le contenu dupliqué ?',
      reponse:
        'Il indique à Google quelle version montrer à qui. Deux pages presque identiques peuvent tout de même être regroupées, d’où l’intérêt de différences réelles.',
      categorie: 'Référencement',
    },
    {
      question: 'ChatGPT connaît-il vraiment le français du Québec ?',
      reponse:
        'Correctement pour l’écrit commercial, moins pour les nuances d’usage. C’est la raison du degré de certitude et du relecteur exigé à la dernière étape.',
      categorie: 'Fiabilité',
    },
    {
      question: 'Peut-il traduire en néerlandais ou en allemand pour la Belgique et la Suisse ?',
      reponse:
        'Ce n’est pas son objet. Prévoyez un traducteur de langue maternelle ; cet assistant se limite aux variétés du français.',
      categorie: 'Périmètre',
    },
    {
      question: 'Que faire des avis et études de cas français ?',
      reponse:
        'Gardez-les s’ils parlent à l’acheteur local, en précisant le pays. Ne changez jamais l’origine d’un client pour faire couleur locale.',
      categorie: 'Fiabilité',
    },
  ],
  requetes_seo: {
    titre: 'Recherches d’équipes qui s’adressent à plusieurs pays',
    requetes: [
      'adapter un site français pour le québec',
      'différences français belgique suisse rédaction web',
      'localisation site web francophone',
      'hreflang fr-be fr-ch fr-ca',
      'traduire une page anglaise en français québécois',
      'typographie québec espaces ponctuation',
      'une page par pays francophone ou une seule',
      'vendre en belgique et en suisse',
    ],
    demandes: [
      'québécois',
      'belge',
      'suisse',
      'traduire',
      'canada',
      'septante',
      'adapter à un pays',
      'expressions locales',
      'vendre aux belges',
      'site pour montréal',
      'septante, nonante, gsm',
      'francs suisses et TVA',
      'courriel, magasiner, fin de semaine',
      'fr-ca transcreation copywriting',
      'wallonie bruxelles webshop',
      'nos textes font trop parisien',
      'loi 101 OQLF',
      'romandie genève lausanne',
      'traduction deepl qui sonne faux',
      'adapter au pays sans réécrire',
      'expressions locales dans les requêtes',
      'quatre versions françaises quasi pareilles',
      'code postal, npa, unités, dollars',
      'organismes et lois à remplacer',
      'export luxembourg frontaliers',
      'faut-il un domaine .be .ch .ca',
      'mes clients liégeois trouvent le texte bizarre',
      'nos prix en euros font fuir les Genevois',
      'parler comme à Montréal sans caricature',
      'faut-il dire cellulaire ou portable',
      'site français à rendre suisse',
      'dîner ou souper selon le pays',
      'magasin wallon repris par un groupe parisien',
      'traduit de l’américain, ça sent la machine',
      'notre franchise s’installe à Lausanne',
      'les Québécois rient de nos anglicismes',
      'remplacer les références à l’Urssaf hors de France',
      'une version par pays ou une seule pour tous',
      'comment s’écrivent les montants chez les Helvètes',
      'ouvrir la vente outre-Atlantique en gardant nos pages',
      'on ouvre à Namur en mars et nos pages parlent encore de Siret et de carte Vitale',
      'ma cousine de Sherbrooke a relu le site et dit que personne là-bas n’écrit comme ça',
      'faut-il afficher les tailles en pouces et les prix hors taxes pour des acheteurs canadiens',
      'le siège américain nous envoie des textes anglais à publier en Suisse romande, par quoi commencer',
      'nos clients bruxellois cherchent des essuies et notre boutique ne connaît que les serviettes',
      'ai-je besoin d’une deuxième copie du site pour Fribourg si seuls quatre mots changent',
      'j’ai peur qu’en ajoutant des mots du coin on ait l’air de se moquer des gens',
      'rendre nos pages valables au Canada',
      'équivalents belges de nos mots français',
      'français de Suisse',
    ],
  },
  date_creation: '2026-03-25T10:50:00Z',
  date_modification: '2026-11-02T09:40:00Z',
}
