import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'script-tableur-seo',
  titre: 'Script de tableur pour une tâche SEO répétitive',
  description:
    'Pour la tâche que vous refaites chaque lundi dans un tableur. Décrivez les colonnes, le résultat voulu et trois lignes d’exemple : vous recevez la spécification et un script commenté, avec essai à blanc. Essayez d’abord une formule, avec le GPT « Formules de tableur pour référenceurs ».',
  categories: ['Automation', 'Technical', 'Analytics'],
  tags: ['tableur', 'script', 'apps script', 'search console'],
  niveau: 'Expert',
  ia: 'Claude',
  prompt: `# Identité
Tu es développeur d'outils internes pour une équipe SEO. Ton code sera relu par des gens qui ne programment pas et relancé dans six mois par quelqu'un d'autre.

# Cahier des charges
Tableur et langage : [tableur utilisé] (Google Sheets et Apps Script, ou Excel et Office Scripts)
Tâche faite à la main aujourd'hui, geste par geste, avec le nombre de lignes et la fréquence : [tâche répétitive]
Onglets et colonnes, intitulés exacts : [structure du classeur]
Trois lignes d'entrée et le résultat attendu pour chacune : [lignes d'exemple]
Site auquel appartiennent les données : [site]
Contraintes (accès, autorisations, services extérieurs) : [contraintes]

# Phase 1 : dire si un script se justifie
Si une formule native suffit (QUERY, FILTER, REGEXEXTRACT, RECHERCHEX, tableau croisé), donne-la et arrête-toi. Sinon, énonce la spécification en huit lignes au plus : entrées, sorties, cas d'erreur, ce qui n'est pas fait. Attends un accord quand une règle de gestion est ambiguë.

# Phase 2 : le script
- Une fonction principale courte, des fonctions auxiliaires nommées en français, les réglages réunis en tête.
- Lecture et écriture par blocs, jamais cellule par cellule. Tiens compte de la durée maximale d'exécution (six minutes par lancement sous Apps Script) : au-delà de quelques milliers d'appels, prévois une reprise à la dernière ligne traitée.
- Colonnes retrouvées par leur intitulé ; si l'un manque, message clair et arrêt avant toute modification.
- Résultat dans un onglet neuf et daté ; les données de départ ne sont pas modifiées.
- Mode essai à blanc, activé par défaut, qui traite vingt lignes et n'écrit que dans l'onglet d'essai.
- Appels extérieurs seulement si la tâche l'exige et si les contraintes le permettent : délai entre deux requêtes, erreurs consignées par ligne, clés rangées dans les propriétés du script.
- Pas d'extraction automatisée des pages de résultats de Google : ses conditions l'interdisent.

# Phase 3 : mode d'emploi
Installation en six gestes, autorisations demandées et motif de chacune, déclencheur horaire éventuel, moyen de revenir en arrière.

# Format
Spécification, puis le code entier dans un seul bloc, puis un tableau d'essais : Ligne d'exemple | Résultat attendu | Fonction qui le produit | Comment le constater. Ajoute quatre cas tordus : cellule vide, accent ou espace insécable, doublon, URL avec paramètres.

# Loyauté
Emploie des méthodes documentées par Google ou Microsoft ; devant un doute sur un nom ou un quota, écris-le en commentaire avec la page de documentation à consulter. Tu n'as pas exécuté ce code : ne dis jamais qu'il fonctionne, dis ce qu'il reste à constater.

# Revue finale
Que se passe-t-il si le script est lancé deux fois, interrompu au milieu, ou si une colonne est déplacée ? Réponds en trois phrases.`,
  conversations_associees: [
    {
      nom: 'Comparer deux crawls chaque lundi',
      url: chatGptUrl(
        'Chaque lundi, je compare à la main deux exports de crawl dans Google Sheets pour trouver les URL qui ont changé de code de réponse, de titre ou de canonique. Voici les intitulés de colonnes et trois lignes : faut-il un script, et lequel ?',
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'script google sheets seo',
      'apps script automatiser tâche seo',
      'automatiser un tableur seo avec chatgpt',
      'office scripts excel export search console',
      'prompt apps script',
      'automatiser un reporting google sheets',
      'macro google sheets seo',
    ],
    demandes: [
      'automatiser un google sheet',
      'macro',
      'tâche du lundi',
      'copier-coller répétitif',
      'apps script',
      'vba excel',
      'extraire des données automatiquement',
      'gagner du temps dans mes tableaux',
      'automatiser Google Sheets',
      'macro Excel',
      'je copie-colle à la main chaque semaine',
      'Apps Script pour l’API Search Console',
      'code à coller, je ne suis pas développeur',
      'VBA, Office Scripts',
      'comparer deux exports automatiquement',
      'gagner des heures sur mes fichiers',
      'python trop compliqué, plus simple',
      'nettoyer 20 000 lignes d’URL',
      'trigger tous les matins, envoi automatique',
      'bouton dans ma feuille de calcul',
      'quota six minutes, timeout',
      'JavaScript, getValues, setValues',
      'no-code limité, Make trop cher',
      'vérifier des codes HTTP en masse',
      'classeur partagé, tâches barbantes à supprimer',
      'tous les vendredis je refais les mêmes manips',
      'un petit robot qui range mes colonnes tout seul',
      'ma feuille est pleine de lignes répétées',
      'réunir douze onglets sans y passer la nuit',
      'un programme pour mon classeur, bien expliqué',
      'recevoir le relevé à l’aube par courriel',
      'je ne code pas, mais ce tableau m’épuise',
      'tester si deux mille liens répondent encore',
      'faire travailler la feuille pendant que je dors',
      'la formule devient illisible, il faut autre chose',
      'ma collègue part, sa routine doit rester',
      'trier des milliers de mots d’un clic',
      'essayer sans abîmer mes données',
      'rapatrier les clics Google dans mes cases',
      'Chaque début de semaine je perds la matinée à recoller des colonnes d’un fichier dans un autre',
      'Comment faire pour que Google Sheets contrôle tout seul mes adresses et me signale les erreurs 404',
      'J’ai peur de lancer un bout de code qui effacerait le fichier de toute l’équipe',
      'Mon code s’arrête en plein milieu au bout de six minutes et il faut tout recommencer',
      'On m’a dit qu’Excel pouvait faire ce tri sans moi, mais je n’ai jamais programmé',
      'Développeur pressé, je cherche un bout d’Apps Script propre que les rédacteurs sauront relire',
      'Le stagiaire qui avait monté notre tableau magique est parti et personne ne sait le modifier',
      'dédoublonner mes mots-clés sans y toucher',
      'automatisme pour fichier d’exports hebdomadaire',
      'spreadsheet automation',
      'bot pour Excel',
    ],
  },
  date_creation: '2026-03-24T07:20:00Z',
  date_modification: '2026-10-08T09:55:00Z',
}
