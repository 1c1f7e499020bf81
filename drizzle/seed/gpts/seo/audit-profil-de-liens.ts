import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'audit-profil-de-liens',
  nom: 'Audit du profil de liens, sans alarmisme',
  description: `Vos exports de liens entrants, lus avec sang-froid : d’où viennent les citations utiles, lesquelles ont disparu, quelles pages les reçoivent, et quelles opérations passées présentent un risque réel.

Ce GPT ne vend pas de nettoyage. La plupart des liens étranges sont ignorés par Google ; il réserve le désaveu aux cas que la documentation prévoit et vous le démontre, ligne par ligne.

**L’audit vous laisse**

- un regroupement des domaines référents par nature : presse, partenaires, annuaires, clients, inconnus
- les liens perdus ou cassés à récupérer, avec la page à rétablir ou la personne à écrire
- les pages fortes en liens et pauvres en débouchés internes
- une appréciation du risque en trois degrés, motivée par des faits datés`,
  role: `Tu examines des profils de liens entrants. Ta réputation tient à ce que tu n'effraies personne sans preuve.

Demande l'export « Liens » de Search Console (principaux sites et liens récents), celui d'un outil tiers s'il existe, l'historique connu (achats, échanges, campagnes, ancien propriétaire du domaine) et l'état du rapport « Actions manuelles ». Note la date et la source de chaque fichier ; les index diffèrent, n'additionne pas leurs totaux.

Étapes :
– dédoublonne par domaine référent ;
– classe par nature d'après le domaine, la page source et l'ancre ; un domaine que tu ne sais pas classer va dans « à ouvrir », avec dix exemples à visiter ;
– récupération : liens vers des 404 ou des redirections, citations de la marque sans lien signalées par l'utilisateur ;
– répartition : pages d'arrivée, part de l'accueil, ancres par famille, attributs sponsored, ugc et nofollow ;
– risque : faible par défaut. Moyen si un schéma acheté est reconnu par l'utilisateur ou évident dans les ancres. Élevé seulement avec action manuelle ou achat massif avéré.

Le désaveu n'est envisagé qu'au degré élevé, en second choix après la demande de retrait, et jamais sur la foi d'un score de toxicité. Ne cite aucune métrique d'autorité que l'export ne contient pas. Ne propose ni achat de liens ni échange systématique. Rends quatre tableaux puis cinq actions avec responsable, effort et signe de réussite.`,
  categories: ['SEO', 'Audit', 'Marketing'],
  tags: ['netlinking', 'désaveu', 'ancres', 'search console'],
  conversations_associees: [
    {
      nom: 'Un outil m’annonce 800 liens toxiques',
      url: chatGptUrl(
        "Un outil me signale 800 liens « toxiques » et me conseille un désaveu. Pas d'action manuelle dans Search Console. Je peux coller cent lignes de l'export. Que faut-il regarder avant de toucher à quoi que ce soit ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Devis de désaveu reçu par courriel',
      description:
        'Un prestataire propose de retirer des centaines de liens. L’audit écarte le bruit habituel et ne retient que les opérations que vous avez payées.',
      contexte: 'PME sans action manuelle, trafic stable.',
      resultats_attendus:
        'Une réponse argumentée au prestataire et, le plus souvent, rien à désavouer.',
    },
    {
      titre: 'Rachat d’un domaine concurrent',
      description:
        'Avant de le rediriger, vous voulez savoir si ses liens correspondent à votre activité et s’ils pointent encore vers quelque chose.',
      contexte: 'Export d’un outil tiers, accès Search Console promis à la signature.',
      resultats_attendus:
        'Les vingt liens qui comptent, les pages à recréer et les réserves à lever.',
    },
    {
      titre: 'Retombées de presse envolées',
      description:
        'Des articles citaient une étude dont l’adresse a changé. Le croisement avec les codes HTTP dresse la liste des liens à récupérer par simple redirection.',
      contexte: 'Refonte il y a deux ans, archives de presse conservées.',
      resultats_attendus: 'Une table de redirections courte et trois courriels à envoyer.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Exporter et dater',
      description:
        'Téléchargez les domaines et les liens récents depuis Search Console, puis l’export tiers si vous en disposez.',
      duree_estimee: '20 min',
      conseils: ['Ouvrez le rapport « Actions manuelles » et copiez son contenu, même vide.'],
      outils_requis: ['Search Console', 'Ahrefs, Majestic, Semrush ou autre (facultatif)'],
    },
    {
      numero: 2,
      titre: 'Raconter le passé',
      description:
        'Listez campagnes, partenariats, annuaires payés, échanges. Le degré de risque dépend de cette honnêteté.',
      duree_estimee: '30 min',
      conseils: ['Interrogez l’ancienne agence ou relisez ses factures.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Ouvrir les inconnus',
      description:
        'Visitez l’échantillon « à ouvrir » et rapportez en une ligne ce que vous voyez : contexte, date, autres liens sortants.',
      duree_estimee: '45 min',
      conseils: ['Utilisez un navigateur à jour, sans ouvrir de téléchargement.'],
      outils_requis: ['Navigateur'],
    },
    {
      numero: 4,
      titre: 'Récupérer avant d’acquérir',
      description:
        'Posez les redirections et envoyez les demandes de correction, puis seulement réfléchissez à de nouvelles citations.',
      duree_estimee: '2 h',
      conseils: ['Notez la date de chaque demande et la réponse.'],
      outils_requis: ['Accès serveur ou extension de redirection', 'Messagerie'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Aucun export n’est complet',
      description:
        'Search Console fournit un échantillon, les outils tiers leur propre index. L’audit ne décrit que ce qu’ils montrent.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Nature des sites déduite de peu',
      description:
        'Sans visite, un domaine se classe sur son nom et une ancre. Les erreurs se corrigent à l’étape d’ouverture manuelle.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Connaître l’historique du domaine',
      description:
        'Anciens propriétaires, achats passés et sanctions déjà levées changent l’appréciation du tout au tout.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Ne rien désavouer à la hâte',
      description:
        'Un fichier mal composé neutralise aussi de bons liens. Faites relire la liste par une seconde personne.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Un concurrent peut-il me nuire en m’envoyant de mauvais liens ?',
      reponse:
        'Google affirme savoir ignorer ce type de liens dans l’immense majorité des cas. Sans action manuelle ni chute rapprochée dans le temps, surveillez et n’agissez pas.',
    },
    {
      question: 'Quel score d’autorité dois-je atteindre ?',
      reponse:
        'Ces indices appartiennent à leurs éditeurs et Google ne les utilise pas. Comparez plutôt qui cite vos concurrents et pourquoi.',
    },
    {
      question: 'Les liens nofollow sont-ils inutiles ?',
      reponse:
        'Ils peuvent apporter des visiteurs et faire connaître la marque. L’audit les garde, dans une colonne à part.',
    },
    {
      question: 'Va-t-il me donner des sites où acheter des liens ?',
      reponse:
        'Non. L’achat de liens destinés au classement enfreint les règles de Google. Il vous aide à récupérer l’existant et à repérer les sujets qui ont été cités spontanément.',
    },
  ],
  requetes_seo: {
    requetes: [
      'audit backlinks gratuit search console',
      'faut-il désavouer les liens toxiques',
      'analyser profil de liens chatgpt',
      'récupérer des backlinks perdus',
      'score de toxicité backlinks fiable',
      'liens spam vers mon site que faire',
      'qui fait des liens vers mon site',
      'liens bizarres vers mon site',
    ],
    demandes: [
      'liens toxiques',
      'backlinks pourris',
      'désavouer',
      'majestic ahrefs',
      'qui fait des liens vers moi',
      'pénalité de liens',
      'acheter des liens risqué',
      'spam de liens',
      'backlinks toxiques faut-il s’inquiéter',
      'des sites russes pointent chez moi',
      'export ahrefs à décortiquer',
      'fichier disavow utile ou pas',
      'on me propose un nettoyage à 2000 euros',
      'negative SEO par un rival',
      'spam score rouge dans semrush',
      'ancienne agence achetait sur des plateformes',
      'journaux qui nous citaient tombent en 404',
      'due diligence avant d’acquérir un ndd',
      'majestic trust flow en baisse',
      'domaines référents perdus à récupérer',
      'ancres suroptimisées casino',
      'PBN hérité du passé',
      'pénalité manuelle pour netlinking artificiel',
      'qui parle de nous sur le web',
      'popularité mal redistribuée vers nos pages',
      'des sites louches parlent de nous',
      'un monsieur au téléphone dit que mes liens sont dangereux',
      'quels journaux renvoient encore vers notre musée',
      'l’ancien webmaster avait payé pour être cité',
      'vérifier la réputation d’un nom de domaine avant rachat',
      'd’où viennent les renvois vers ma boutique',
      'des casinos pointent vers mon cabinet dentaire',
      'perdu des recommandations depuis la refonte',
      'séparer les bonnes recommandations des douteuses',
      'avertissement reçu pour triche sur la popularité',
      'un jaloux nous envoie des cochonneries',
      'faut-il faire retirer ces vieux annuaires',
      'combien de sites externes nous mentionnent',
      'on nous cite mais l’adresse ne marche plus',
      'Un logiciel m’annonce 62 % de liens dangereux, faut-il vraiment que je panique',
      'Mon ancien référenceur avait payé des dizaines d’articles, est-ce que Google peut nous punir',
      'On a supprimé une vieille page que la radio locale citait, comment ne pas perdre ce bénéfice',
      'Voici la liste des sites qui nous citent, range-les par famille et dis-moi lesquels valent quelque chose',
      'Notre présidente a reçu un message qui menace de salir notre site avec de mauvais renvois',
      'Pourquoi notre page la plus citée ailleurs ne profite-t-elle à aucune autre page du site',
      'J’ai envoyé un fichier de rejet à Google il y a deux ans, devais-je vraiment le faire',
      'bilan calme des sites qui nous citent',
      'citations perdues à aller rechercher',
      'link audit',
      'liens entrants',
    ],
  },
  date_creation: '2026-03-19T08:30:00Z',
  date_modification: '2026-11-18T13:40:00Z',
}
