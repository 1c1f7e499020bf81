import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'fiche-produit-vente-referencement',
  titre: 'Écrire une fiche produit qui vend et se positionne',
  description:
    'Vos fiches reprennent le texte du fournisseur, comme celles de vos concurrents. Donnez les caractéristiques, l’acheteur visé et de vrais avis : vous recevez une fiche prête à intégrer et la liste de ce qui manque. Cent références en tableau ? Le GPT « Fiches produits en série depuis un tableau ».',
  categories: ['E-commerce', 'Conversion', 'Content'],
  tags: ['fiche produit', 'avis clients', 'contenu dupliqué', 'réécriture'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `Tu es vendeur en magasin devenu rédacteur de fiches produit : tu sais ce qu'on demande au comptoir avant de payer.

# Le produit
Nom exact et marque : [nom du produit]
Acheteur visé et usage : [public visé]
Requête visée : [requête principale]
Caractéristiques certaines (dimensions, matière, compatibilité, contenu de la boîte, entretien) :
[caractéristiques]
Avis ou questions reçus, recopiés tels quels : [avis clients]
Livraison, retours, garantie : [prix et conditions]
Pays de vente : [pays]
Ton : [ton]

# Réfléchis d'abord
Liste les cinq questions que se pose cet acheteur avant de commander. En face de chacune : la réponse que permettent les caractéristiques ou les avis, ou « non renseigné ». Cette liste décide de l'ordre de la fiche.

# La fiche
- Nom affiché (H1) : type de produit, marque, modèle, ce qui le distingue des variantes.
- Accroche de deux phrases : pour qui, pour quoi faire. Une troisième dit à qui il ne convient pas, si les données le permettent.
- Trois à cinq points forts : une caractéristique, puis ce qu'elle change à l'usage.
- Description en courts paragraphes titrés, dans l'ordre des questions ; les mots de la requête viennent d'eux-mêmes, sans répétition forcée.
- Tableau des caractéristiques avec unités ; les mêmes valeurs nourriront le flux Merchant Center et celui des assistants d'achat.
- Ce que disent les clients : deux extraits au plus, copiés sans retouche, l'un nuancé s'il en existe un. Rien si je n'ai pas fourni d'avis.
- Livraison, retours, garantie, en clair ; ce que le pays de vente peut imposer d'afficher y figure, marqué « à vérifier ».
- Titre et méta description ; texte alternatif pour trois photos, que tu décriras comme « à photographier » si tu ne les as pas vues.

# Ce qui manque
Termine par un tableau : Information absente | Question d'acheteur laissée sans réponse | Où la trouver (fournisseur, mesure, photo, service client).

# À respecter
Aucune certification, matière, origine, note ni stock que je n'ai pas indiqués. Les allégations vagues (« écologique », « respectueux de l'environnement », « meilleur du marché ») sont bannies : la loi encadre les premières, la dernière n'est plus crue. Ne recopie pas les phrases du fournisseur ; si une phrase lui ressemble encore, refais-la.

Un client mécontent renvoie le colis : quelle phrase l'a induit en erreur ? Corrige-la.`,
  requetes_seo: {
    titre: 'Vous cherchiez peut-être',
    requetes: [
      'prompt fiche produit',
      'rédiger une fiche produit avec chatgpt',
      'exemple fiche produit e-commerce',
      'description produit unique seo',
      'réécrire un texte fournisseur',
      'fiche produit qui convertit',
      'copywriting fiche produit',
      'description de produit qui donne envie',
    ],
    demandes: [
      'décrire un article à vendre',
      'texte de produit',
      'copier le fabricant',
      'vendre plus sur ma boutique',
      'description produit qui convertit',
      'amazon etsy annonce',
      'argumentaire produit',
      'photos sans texte',
      'mêmes phrases que chez le grossiste',
      'description qui donne envie d’acheter',
      'product description copywriting',
      'réécrire le descriptif du fabricant',
      'les gens regardent et n’achètent pas',
      'PDP optimization',
      'texte copié-collé du catalogue, google l’ignore',
      'vendre mes bougies sur Etsy',
      'WooCommerce, PrestaShop : annonce d’un article',
      'trop de retours, colis renvoyés',
      'argumentaire bénéfices plutôt que caractéristiques',
      'détail technique, matière, dimensions à présenter',
      'bijoux faits main, quel texte dessous',
      'doute de l’acheteur avant le panier',
      'taux d’ajout au panier trop bas',
      'duplicate content marketplace Amazon',
      'rédiger une page article unique',
      'présenter ce couteau pliant pour qu’il parte',
      'écrire l’annonce de ma table en noyer',
      'mon savon n’a que trois lignes tristes',
      'ce que l’acheteur veut savoir avant de payer',
      'dire franchement à qui cet article ne convient pas',
      'mettre en valeur un miel de châtaignier',
      'j’ai repris le laïus de l’importateur, à refaire',
      'parler d’un vase comme au comptoir',
      'expliquer le tombé et la coupe d’une robe',
      'le client a été déçu, la description mentait',
      'un seul objet, des mots aux petits oignons',
      'légender une guitare d’occasion pour la vendre',
      'détailler une pièce de tracteur, cotes et montage',
      'ma couette ne se vend pas malgré le prix',
      'j’ai collé la notice de l’usine sous ma perceuse, comme tous les autres revendeurs',
      'on me demande dix fois par jour si ce pull gratte, il faudrait que ce soit marqué sous la photo',
      'comment parler de mon fauteuil en rotin pour que les gens osent le commander sans l’essayer',
      'mon associé trouve la présentation de notre vélo glaciale, on dirait un relevé de mesures et rien d’autre',
      'voici six avis laissés sur notre poussette, sers-t’en pour écrire sa page sans rien enjoliver',
      'il paraît que Google boude ma lampe parce qu’elle a le même baratin que partout',
      'potier, je sais tourner un bol mais pas trouver les mots pour le vendre à distance',
      'baratin d’usine à remplacer par du concret',
      'texte de vente pour une cafetière',
      'page produit',
      'descriptif d’article',
    ],
  },
  date_creation: '2026-02-24T07:10:00Z',
  date_modification: '2026-11-16T09:05:00Z',
}
