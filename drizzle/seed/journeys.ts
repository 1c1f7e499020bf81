import type { Journey, JourneyStep } from '#shared/journeys/journey.ts'

/** A journey as it is written here: its items by their slugs. */
export type JourneySeed = Pick<Journey, 'slug' | 'titre' | 'introduction'> & {
  etapes: (Pick<JourneyStep, 'but' | 'transmet'> &
    ({ prompt: string; gpt?: never } | { gpt: string; prompt?: never }))[]
}

/**
 * The journeys that the catalogue starts with, in the order of their list. What is typed into the prompt of
 * step 1 fills at least half of the variables of steps 2 to 4, which a test counts.
 */
export const journeySeeds: JourneySeed[] = [
  {
    slug: 'refonte',
    titre: 'Refonte',
    introduction:
      'Refondre un site sans perdre ce qui marchait : un gabarit mesuré avant les travaux, puis le plan de migration, les redirections et la recette. À commencer avant les maquettes, tant que l’arborescence peut encore bouger.',
    etapes: [
      {
        prompt: 'audit-on-page-url',
        but: 'Relever ce que vaut aujourd’hui la page la plus importante du gabarit à refondre : douze contrôles, chacun appuyé sur le code ou déclaré non vérifiable.',
        transmet:
          'L’adresse témoin, le public, l’objectif et les contraintes, avec les corrections prioritaires.',
      },
      {
        prompt: 'diagnostic-core-web-vitals',
        but: 'Mesurer LCP, INP et CLS de la même page avant les travaux, pour que le nouveau gabarit ait un état de référence.',
        transmet:
          'Les mesures de départ et les tickets à inscrire au cahier des charges technique.',
      },
      {
        prompt: 'brief-contenu-redacteur',
        but: 'Écrire le brief de la page qui remplacera la page témoin : ce qu’elle garde de l’ancienne, ce qu’elle ajoute, ce qu’elle prouve.',
        transmet: 'Le plan de la nouvelle page, ses titres et les liens internes qu’elle attend.',
      },
      {
        gpt: 'plan-de-migration-seo',
        but: 'Étendre la méthode au site entier : inventaire des URL, rétroplanning, seuils d’alerte et responsables.',
        transmet:
          'Les anciennes URL, classées par clics et par liens, et leurs nouvelles adresses.',
      },
      {
        prompt: 'plan-redirections-refonte',
        but: 'Apparier chaque ancienne URL à sa destination et obtenir les règles dans l’ordre où le serveur les lira.',
        transmet: 'La table de redirections, les URL à décider et l’échantillon à tester.',
      },
      {
        gpt: 'recette-seo-avant-mise-en-ligne',
        but: 'Vérifier la préproduction cas par cas et donner, ou refuser, le feu vert de la bascule.',
        transmet: 'Le verdict, les réserves datées et les contrôles de la première heure.',
      },
    ],
  },
  {
    slug: 'chute-de-trafic',
    titre: 'Chute de trafic',
    introduction:
      'Les clics reculent et chacun a son explication. Ce parcours établit la baisse, écarte les causes une à une, puis corrige les pages touchées. Réunissez les exports Search Console et GA4 de la période et de la même période de l’an dernier, avec la liste datée de ce qui a changé.',
    etapes: [
      {
        prompt: 'rapport-mensuel-commente',
        but: 'Établir la baisse : quels clics manquent et sur quelles pages, en distinguant marque et hors marque.',
        transmet:
          'Les exports, la période, les changements datés et les cinq pages qui pèsent le plus dans la perte.',
      },
      {
        gpt: 'cellule-de-crise-trafic',
        but: 'Conduire l’enquête dans l’ordre, de la mesure à la concurrence, avec un test et une donnée pour écarter chaque cause.',
        transmet: 'La cause établie, ou la liste courte des hypothèses encore ouvertes.',
      },
      {
        prompt: 'rapport-discover-sujets',
        but: 'Vérifier dans Discover quelles pages ont été vues et lesquelles ont été lues : ses pics retombent sans que les positions bougent.',
        transmet: 'Les trois groupes de pages et les titres à reprendre.',
      },
      {
        prompt: 'cannibalisation-export-search-console',
        but: 'Chercher dans l’export si deux de vos pages se disputent les requêtes perdues.',
        transmet:
          'La page à garder pour chaque groupe de requêtes, et celles à fusionner ou à recentrer.',
      },
      {
        prompt: 'mise-a-jour-contenu-en-baisse',
        but: 'Reprendre une page en recul section par section, une fois sa cause connue.',
        transmet: 'Les retouches à publier et les signes à surveiller à quatre puis huit semaines.',
      },
      {
        gpt: 'seo-en-comite-de-direction',
        but: 'Rendre compte à la direction : ce qui est établi, ce qui est corrigé, la décision à prendre.',
        transmet: 'Six pages, une décision demandée et la date du prochain point.',
      },
    ],
  },
  {
    slug: 'nouveau-client',
    titre: 'Nouveau client',
    introduction:
      'Les premières semaines d’une mission : comprendre le marché avant la réunion de lancement, livrer un premier résultat, fixer un plan et un budget. L’offre, le public et les preuves du client se décrivent une fois et servent jusqu’au bout.',
    etapes: [
      {
        prompt: 'ecarts-editoriaux-concurrents',
        but: 'Comparer le client à trois concurrents, sujet par sujet, pour arriver à la première réunion avec des faits.',
        transmet:
          'L’offre, le public, les preuves, les pages existantes et les dix écarts à discuter avec le client.',
      },
      {
        gpt: 'lancement-de-mission-seo',
        but: 'Préparer l’atelier de lancement : ordre du jour, questions à chaque service, accès à demander. Puis en rédiger le compte rendu.',
        transmet: 'Les décisions, les points ouverts et le vocabulaire du client.',
      },
      {
        prompt: 'questions-longues-mode-ia',
        but: 'Découper, par hypothèse, les questions entières des acheteurs, et chercher quelle page du client répond à chaque partie.',
        transmet: 'Les réponses qui manquent ou se contredisent, page par page.',
      },
      {
        prompt: 'titres-meta-descriptions-serie',
        but: 'Livrer un premier résultat visible : titres et descriptions d’un lot de pages, validés sur cinq exemples.',
        transmet: 'Le tableau à importer dans le CMS et le ton que le client a accepté.',
      },
      {
        gpt: 'feuille-de-route-seo-trimestrielle',
        but: 'Ranger écarts, réponses manquantes et demandes du client dans treize semaines que les équipes peuvent tenir.',
        transmet: 'Les chantiers datés, leur charge et les points de contrôle.',
      },
      {
        prompt: 'prevision-trafic-budget',
        but: 'Défendre la feuille de route devant la direction financière : trois scénarios, un point mort, des hypothèses visibles.',
        transmet:
          'La note au directeur financier et les deux hypothèses qui renversent la décision.',
      },
    ],
  },
]
