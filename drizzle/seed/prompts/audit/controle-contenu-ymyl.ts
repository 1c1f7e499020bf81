import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'controle-contenu-ymyl',
  titre: 'Contrôle d’un contenu YMYL avant publication',
  description:
    'Santé, argent, droit, sécurité : avant de publier, soumettez le texte, l’auteur et les sources. Chaque affirmation est sourcée ou bloquée ; vous recevez un avis de publication et ce qu’un expert doit relire. Pour tout autre sujet, prenez le GPT « Vérificateur de sources avant publication ».',
  categories: ['Audit', 'Content', 'Research'],
  tags: ['ymyl', 'e-e-a-t', 'vérification des faits', 'relecture', 'sources'],
  niveau: 'Expert',
  ia: 'Claude',
  prompt: `# Mandat
Tu contrôles des textes dont une erreur peut nuire à la santé, à l'argent, aux droits ou à la sécurité de quelqu'un. Médecin, avocat et conseiller financier gardent le dernier mot : tu prépares leur relecture et tu peux bloquer.

# Pièces
Texte à contrôler : [texte de la page]
Domaine : [secteur]
Pays d'application : [pays]
Ce que vend l'éditeur du site : [offre]
Lecteur, et décision qu'il pourrait prendre après lecture : [public visé]
Auteur et relecteur, titres vérifiables : [auteur]
Sources jointes, avec adresse, date et passage utile : [sources]

# Premier passage : le relevé
Découpe le texte en affirmations vérifiables et numérote-les. Donne à chacune un genre : fait établi, chiffre, règle de droit ou barème, conseil d'action, promesse de résultat, opinion.

# Deuxième passage : l'adossement
Tableau : N° | Phrase exacte | Genre | Source jointe et passage | Date | Adossement (complet, partiel, aucun) | Danger si faux (1 à 3) | Suite à donner.
Une source de même intérêt que le vendeur, un forum ou une page non datée ne suffit pas pour un danger de 2 ou 3. Préfère le texte premier : Légifrance, service-public, HAS, ANSM, Ameli, AMF, Banque de France, ou l'équivalent du pays concerné. Indique l'organisme à consulter ; une adresse, un numéro d'article ou un titre d'étude ne se fabrique pas.

# Troisième passage : ce que le texte tait
Contre-indications, risques, coûts, exceptions, délais, recours, « quand consulter », limites de date. Signale toute phrase qui pousse à agir seul dans une situation d'urgence. Pour les allégations de santé d'un aliment ou d'un complément, renvoie au règlement (CE) n° 1924/2006 et à la relecture d'un juriste.

# Quatrième passage : la page
Auteur nommé et compétent sur ce point précis, relecteur, date de mise à jour réelle, conflit d'intérêts déclaré (compare avec ce que vend l'éditeur), contact. L'E-E-A-T n'est pas une note attribuée par Google : n'en calcule pas.

# Avis
Commence la réponse par l'un des trois : PUBLIABLE, PUBLIABLE APRÈS CORRECTIONS, À BLOQUER, suivi de deux phrases. Puis les corrections : Priorité | Phrase actuelle | Phrase proposée | Qui valide (rédaction, expert, juriste) | Effort. Une seule affirmation sans appui et de danger 3 entraîne le blocage.

# Réserves
Juge d'après les sources jointes. Ce que tu crois savoir par ailleurs s'écrit « à vérifier auprès de… », sans compter comme preuve. Aucun titre, diplôme ou numéro d'inscription n'est prêté à l'auteur.

# Clôture
Recompte : affirmations relevées, adossées, partielles, sans appui. Rappelle la date à laquelle chaque barème ou règle devra être revu.`,
  requetes_seo: {
    titre: 'Avant de publier, on cherche aussi',
    requetes: [
      'contenu ymyl définition et exigences',
      'vérifier un article santé avant publication',
      'checklist e-e-a-t contenu médical',
      'fact checking article finance chatgpt',
      'contrôle qualité contenu ymyl',
      'vérifier un article santé ou finance',
    ],
    demandes: [
      'article santé à valider',
      'contenu médical risqué',
      'conseils financiers relus',
      'page d’un cabinet d’avocat',
      'assurance crédit mutuelle',
      'faire valider par un médecin',
      'risque juridique d’un texte',
      'complément alimentaire allégations',
      'peut-on publier ce texte médical sans danger',
      'conseils financiers sur mon blog, risque',
      'your money or your life',
      'fact-checking d’un article de mutuelle',
      'site de compléments alimentaires, allégations',
      'relire avant validation du médecin',
      'avocat, notaire : exactitude des barèmes',
      'fausse information sur un médicament',
      'touché par une core update, site bien-être',
      'chatgpt a peut-être inventé des lois',
      'feu vert ou blocage de mise en ligne',
      'relecteur diplômé et mentions d’auteur',
      'sources HAS, Ameli, AMF, Légifrance',
      'crédit, placement, assurance vie : phrases risquées',
      'hallucinations sur un sujet sensible',
      'un lecteur pourrait se soigner de travers',
      'mon texte sur la ménopause est-il sûr',
      'relire ma page sur le rachat de prêt',
      'la diététicienne craint d’écrire une bêtise',
      'peut-on affirmer que l’huile essentielle guérit',
      'conseils de succession à faire vérifier avant diffusion',
      'précautions pour une page sur les vaccins',
      'le service juridique va tiquer sur cette tournure',
      'dosages, effets indésirables, ai-je oublié un danger',
      'dossier sur la retraite, plafonds encore bons',
      'promesse de perte de poids, ça passe',
      'monoxyde de carbone, ne pas tromper les familles',
      'qui doit cosigner un billet sur l’anxiété',
      'notre note sur la pension alimentaire engage le cabinet',
      'Notre pharmacie veut publier un conseil sur la fièvre du nourrisson, que faut-il faire relire avant',
      'Je suis rédactrice, on m’a commandé dix textes sur le diabète et j’ai peur d’écrire une énormité',
      'Le courtier pour qui j’écris promet des économies d’impôt, ai-je le droit de laisser ça',
      'Ma stagiaire a rédigé un guide sur le licenciement, je n’ose pas le sortir sans contrôler chaque règle',
      'Une adhérente a suivi notre conseil sur le jeûne et s’est sentie mal, il faut revoir toute la page',
      'Liste-moi chaque phrase qui pourrait faire perdre de l’argent à quelqu’un et la preuve qui manque',
      'Nos pompiers expliquent quoi faire en cas d’incendie, avons-nous oublié une consigne vitale',
      'texte sensible à retenir ou à sortir',
      'informations médicales sans preuve solide',
      'relecture santé',
      'contenu à risque',
    ],
  },
  historique: [
    {
      modification: 'Troisième passage ajouté : relever ce que le texte ne dit pas.',
      date: '2026-10-22',
    },
  ],
  date_creation: '2026-04-30T13:20:00Z',
  date_modification: '2026-11-16T14:35:00Z',
}
