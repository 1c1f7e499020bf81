import type { WordGroup } from '#shared/search/dictionary.ts'

/**
 * The vocabulary that French SEO and marketing share, one group a line: expressions with « = » between
 * them ask the same; who asks for one of them also wants what those after « > » find, not the reverse.
 */
const lines = `
SEO = référencement = référencement naturel = search engine optimization = SEO naturel = optimisation pour les moteurs de recherche
SEO technique = technical SEO = référencement technique = optimisation technique
audit SEO = audit de référencement = diagnostic SEO = bilan SEO = analyse SEO = SEO audit = vérifier son référencement = état des lieux SEO = check-up SEO = audit de site > audit on-page
audit technique = audit SEO technique = technical audit = audit de crawl = bilan technique > audit SEO = crawl = indexation
audit on-page = SEO on-page = analyser une page = optimiser une page = page qui ne décolle pas = on page SEO > audit SEO = balise title = code source
visible sur google = visibilité google = remonter sur google = premier sur google = première page google = se positionner sur google = gagner des positions = améliorer son référencement = mieux classé = ranker > audit SEO = mots-clés = intention de recherche
apparaître sur google = apparaît pas sur google = introuvable sur google = invisible sur google = absent de google = site non référencé = google ne trouve pas le site = google ignore mes pages > indexation = pages exclues = search console
diagnostic = diagnostiquer = identifier la cause = origine du problème = root cause
crawl = crawling = exploration = explorer un site = passage des robots
googlebot = robot google = bingbot = user-agent = spider = robot d'exploration = robot d'indexation > crawl = logs serveur
budget de crawl = crawl budget = budget d'exploration = gaspillage de crawl = fréquence de crawl = google explore trop de pages > crawl = logs serveur
robots.txt = fichier robots = disallow = bloquer les robots = interdire l'exploration > crawl
sitemap = sitemap XML = fichier sitemap = plan de site XML = index de sitemaps > indexation
soumettre son site = déclarer son site à google = inscrire son site sur google = demander l'indexation = accélérer l'indexation = indexnow = indexing API = forcer l'indexation > indexation = sitemap = inspection d'URL
indexation = indexabilité = indexable = index google
pages exclues = page non indexée = rapport d'indexation = couverture de l'index = explorée actuellement non indexée = détectée actuellement non indexée = problème d'indexation = pages désindexées > indexation = search console
noindex = meta robots = désindexer = retirer de l'index = supprimer une page de google = x-robots-tag = désindexation volontaire > indexation
inspection d'URL = outil d'inspection = URL inspection = tester une URL en direct > search console = indexation
canonical = canonique = balise canonique = URL canonique = rel canonical > contenu dupliqué = indexation
contenu dupliqué = duplicate content = duplication = contenu en double = textes identiques = DUST = copier-coller de pages > canonical
soft 404 = fausse 404 = erreur 404 déguisée > pages exclues = codes HTTP
erreur 404 = page 404 = page introuvable = not found = erreur 410 > redirection 301 = soft 404
lien cassé = lien mort = lien brisé = broken link = lien rompu > soft 404 = maillage interne
codes HTTP = code de réponse = statut HTTP = status code = code de statut = code d'état > logs serveur
erreur 500 = erreur serveur = erreur 5xx = erreur 503 = site en panne > codes HTTP = logs serveur
redirection = redirection 301 = rediriger = redirection permanente = 301 redirect
redirection temporaire = redirection 302 = code 307 > redirection
chaîne de redirections = boucle de redirection = redirect chain = redirections en cascade > redirection = crawl
table de correspondance = plan de redirection = mapping d'URL = table de redirection = ancienne et nouvelle URL = redirect map > redirection = migration
htaccess = fichier htaccess = apache = rewriterule = mod_rewrite = règle de réécriture > redirection = regex
migration = migrer un site = migration SEO = bascule = replatforming = changement de CMS = changer de plateforme = transfert de site > redirection = recette
refonte = refondre = redesign = refaire son site = moderniser son site = nouvelle version du site = relookage > migration = redirection = recette
changement de domaine = changer de nom de domaine = changer de NDD = nouveau domaine > migration = redirection
nom de domaine = NDD = domain name = extension de domaine > changement de domaine
HTTPS = certificat SSL = passage en HTTPS = SSL = site non sécurisé > migration = redirection
structure d'URL = réécriture d'URL = slug = permalien = URL rewriting = adresse de page > arborescence = redirection
paramètre d'URL = URL à paramètres = query string = URL dynamique = identifiant de session > facettes = crawl = canonical
recette = recette technique = recette SEO = cahier de recette = cahier de tests = QA = UAT = vérifications avant livraison > mise en ligne
mise en ligne = mise en production = MEP = déploiement = go live = livraison du site = lancement du site = passage en prod > recette
préproduction = préprod = staging = environnement de test = site de développement > recette
logs serveur = log = analyse de logs = journal d'accès = fichier log = access log = log analysis = journaux serveur > googlebot = crawl
robots IA = GPTBot = ClaudeBot = PerplexityBot = OAI-SearchBot = CCBot = google-extended = crawler IA = bloquer les IA > robots.txt = logs serveur
llms.txt = fichier llms > robots IA = GEO
javascript = JS = rendu javascript = javascript SEO = HTML rendu = client-side rendering = CSR = rendering > indexation
SSR = server-side rendering = rendu côté serveur = prérendu = prerendering = hydratation > javascript
single page application = SPA = application monopage = framework javascript = framework front > javascript = SSR
code source = HTML = source de la page = balisage HTML
ticket SEO = ticket jira = ticket technique = demande aux développeurs = spécifier une correction > backlog
core web vitals = CWV = signaux web essentiels = web vitals = page experience > performance web = LCP = INP = CLS
performance web = vitesse de chargement = temps de chargement = site lent = page lente = webperf = lenteur = accélérer son site = site rapide = page speed = vitesse du site > core web vitals
LCP = largest contentful paint = affichage du plus grand élément > core web vitals
INP = interaction to next paint = FID = réactivité de la page = latence d'interaction = page qui rame au clic > core web vitals = javascript
CLS = cumulative layout shift = décalage de mise en page = stabilité visuelle = page qui bouge = layout shift > core web vitals
TTFB = time to first byte = temps de réponse serveur = serveur lent = hébergement lent > performance web
lighthouse = pagespeed insights = pagespeed = PSI = gtmetrix = webpagetest = score de performance > performance web = core web vitals
crux = données de terrain = chrome UX report = field data = RUM = mesures réelles > core web vitals
cache = mise en cache = caching = plugin de cache = WP Rocket > performance web
CDN = content delivery network = cloudflare = réseau de diffusion > performance web
scripts tiers = third-party scripts = ressources bloquantes = render blocking = minification = chargement asynchrone > performance web = javascript
mobile = smartphone = responsive = mobile first = mobile friendly = version téléphone > performance web
images = photo = picture
poids des images = image lourde = compresser une image = optimiser les images = réduire la taille des photos > images = webp = performance web
webp = avif = format d'image = convertir en webp > images = performance web
lazy loading = chargement différé = lazyload = chargement paresseux > images = performance web
texte alternatif = attribut alt = balise alt = alt text = alternative textuelle = décrire une image > images = accessibilité
google images = SEO image = référencement des images = recherche par image = google lens > texte alternatif = images
vidéo intégrée = iframe youtube = embed vidéo = lecteur vidéo lourd > performance web = images
balise title = title tag = meta title = titre SEO = balise titre = titre de page google
méta description = meta desc = description dans google = texte sous le titre google > balise title = taux de clic
balises meta = métadonnées = metadata = metas > balise title = méta description
balise H1 = Hn = H1 H2 = balises Hn = headings = hiérarchie des titres = structure des titres > audit on-page
architecture du site = arborescence = structure du site = information architecture = organiser les pages = rubriquage > maillage interne
cocon sémantique = silo = silotage = topic cluster = cluster thématique = cocon = siloing > arborescence = maillage interne = page mère
page mère = page pilier = pillar page = contenu pilier = hub de contenu > cocon sémantique
autorité thématique = topical authority = topical map = carte thématique = couverture thématique > cocon sémantique
maillage interne = lien interne = maillage = internal linking = linking interne = relier ses pages = liens entre pages
page orpheline = orphan page = page isolée = aucune page ne pointe vers > maillage interne
profondeur = profondeur de clic = niveau de profondeur = page trop profonde = click depth = nombre de clics depuis l'accueil > maillage interne = arborescence
ancre = texte d'ancre = anchor text = ancre de lien = texte du lien = anchor
pagerank = jus de lien = link juice = popularité interne = seo juice > maillage interne = backlinks
fil d'ariane = breadcrumb = breadcrumblist > maillage interne = données structurées
pagination = page suivante = infinite scroll = défilement infini > crawl = page catégorie
données structurées = schema.org = structured data = JSON-LD = schema markup = microdonnées = balisage schema = balisage sémantique = balisage structuré > résultats enrichis
résultats enrichis = rich results = rich snippet = extrait enrichi = étoiles dans les résultats > données structurées
balisage product = schema product = données structurées produit = aggregaterating = balisage produit > données structurées = fiche produit
localbusiness = schema localbusiness = balisage local > données structurées = SEO local
entités = entité nommée = entity SEO = web sémantique > données structurées
knowledge graph = knowledge panel = panneau de connaissances = graphe de connaissances = wikidata > entités = données structurées
hreflang = balise hreflang = x-default = rel alternate = mauvaise langue affichée = mauvaise version pays > SEO international = multilingue
SEO international = référencement international = international SEO = site multi-pays = vendre à l'étranger = internationalisation = i18n = marché étranger > hreflang = localisation
multilingue = multilingual = bilingue = site traduit = version anglaise = plurilingue > hreflang = traduction
weglot = WPML = polylang = plugin de traduction > multilingue = hreflang
localisation = traduction = traduire = translation = transcréation = adaptation culturelle = deepl = adapter à un pays > hreflang
belgique = wallonie = bruxelles > localisation
suisse = suisse romande = romand = helvétique > localisation
québec = québécois = canada francophone = canadien > localisation
backlinks = netlinking = link building = lien entrant = acquisition de liens = obtenir des liens = inbound link = campagne de liens = linkbuilding
profil de liens = audit de liens = analyse de backlinks = link profile = audit de netlinking > backlinks = domaines référents
lien toxique = mauvais lien = lien spam = negative SEO = lien nocif > désaveu = profil de liens
désaveu = disavow = désavouer = fichier de désaveu > profil de liens
domaines référents = referring domains = sites référents > profil de liens = backlinks
autorité de domaine = domain authority = domain rating = trust flow = citation flow = autorité du site > profil de liens = backlinks
article invité = guest post = guest blogging = publication invitée > backlinks = relations presse
achat de liens = acheter des liens = article sponsorisé = lien payant = plateforme de netlinking = liens sponsorisés > backlinks = profil de liens
nofollow = dofollow = attribut de lien = rel sponsored > backlinks
prospection de liens = outreach = démarcher des sites = contacter des blogueurs = demande de lien > backlinks = partenariats
digital PR = RP digitales = presse numérique = linkbait = link bait > relations presse = backlinks
mention de marque = brand mention = citation non liée = mention sans lien > backlinks = notoriété
liens locaux = backlinks locaux = partenariat local = sponsoring local = parrainage = local link building > partenariats = backlinks = presse locale
PBN = private blog network = ferme de liens = réseau de blogs = link farm > backlinks = profil de liens
black hat = spamdexing = techniques interdites = tricher avec google = black hat SEO > abus de contenu
abus de contenu = scaled content abuse = spam de contenu = contenu de masse = contenus générés en masse
pénalité = action manuelle = manual action = sanction google = penalty = site puni > chute de trafic
core update = mise à jour google = algorithm update = changement d'algorithme = helpful content = HCU = algo google > chute de trafic
chute de trafic = baisse de trafic = perte de trafic = perdre du trafic = traffic drop = trafic en baisse = perdre des visiteurs = effondrement du trafic = recul du trafic = dégringoler > diagnostic = search console
perte de positions = baisse de positions = perdre des places = chute de classement = déclassement = reculer dans google = ranking drop = page en recul = contenu en baisse = descendre dans google > mise à jour de contenu = chute de trafic
cellule de crise = gestion de crise = urgence SEO = crise SEO > chute de trafic
content pruning = élagage de contenu = supprimer des pages = nettoyer le site = contenu pauvre = thin content = pages inutiles > pages exclues = mise à jour de contenu
mots-clés = keyword = mot clef = requête = expression de recherche = terme de recherche = search query = KW
recherche de mots-clés = keyword research = étude de mots-clés = trouver des mots-clés = choisir ses mots-clés = liste de mots-clés = analyse de mots-clés = stratégie de mots-clés = idées de mots-clés > regroupement de mots-clés = volumes de recherche = intention de recherche
volumes de recherche = search volume = nombre de recherches = volume mensuel = demande de recherche = potentiel de recherche = volume de requêtes
saisonnalité = saisonnier = seasonality = pic de recherche = haute saison = période de l'année > volumes de recherche = google trends
google trends = trends = tendances de recherche = courbe de tendance = tendances google > saisonnalité = volumes de recherche
longue traîne = long tail = requêtes longues = mots-clés de niche = expressions longues > mots-clés
regroupement de mots-clés = clustering = keyword clustering = grouper des mots-clés = regrouper des requêtes = trier des mots-clés = classer des mots-clés > plan de pages = mots-clés
plan de pages = keyword mapping = mapping de mots-clés = mot-clé par page = associer mots-clés et pages > regroupement de mots-clés
intention de recherche = search intent = intention = user intent = intention utilisateur = cherchent les internautes = informationnel ou transactionnel
difficulté des mots-clés = keyword difficulty = KD = mot-clé concurrentiel = concurrence sur un mot-clé > SERP = mots-clés
requêtes de marque = branded = brand query = trafic de marque = recherches sur mon nom = marque et hors marque > search console = regex
champ lexical = champ sémantique = cooccurrences = TF-IDF = termes associés = LSI = vocabulaire thématique > entités = lexique
optimisation sémantique = yourtextguru = yourtext.guru = surfer SEO = semji = 1.fr = score sémantique > champ lexical = brief
keyword planner = planificateur de mots-clés = outil de planification google ads = ubersuggest = keyword tool > volumes de recherche = mots-clés
cannibalisation = cannibalisation de mots-clés = keyword cannibalization = pages en concurrence = pages qui se concurrencent = conflit entre pages > fusion de pages
fusion de pages = consolidation de contenu = regrouper des articles = merger des pages > redirection = cannibalisation
content gap = écart éditorial = keyword gap = gap analysis = sujets manquants = lacunes de contenu = sujets de mes concurrents > analyse concurrentielle
analyse concurrentielle = étude de concurrence = benchmark = competitor analysis = étudier ses concurrents = concurrents SEO = comparer aux concurrents > concurrents = veille concurrentielle
veille concurrentielle = surveiller les concurrents = competitive intelligence = suivi de la concurrence = espionner ses concurrents > concurrents
quick wins = gains rapides = striking distance = positions 11 à 20 = deuxième page google = opportunités SEO > search console = audit on-page = priorisation
suivi de positions = rank tracking = position tracking = suivre son classement = rank tracker = tracker ses positions > search console = rapport SEO
SERP = page de résultats = résultats de recherche = résultats google = search results
modules google = SERP features = fonctionnalités de SERP = encarts google = blocs de la SERP = recherche universelle > SERP
extrait optimisé = featured snippet = position zéro = position 0 = answer box = encadré google = snippet optimisé > réponse courte
réponse courte = réponse concise = passage citable = réponse directe = answer first > extrait optimisé
PAA = people also ask = autres questions posées = questions des internautes = answer the public = alsoasked > FAQ = intention de recherche
google suggest = recherches associées = autocomplétion google = suggestions google = related searches > mots-clés
taux de clic = CTR = click-through rate = impressions mais aucun clic = améliorer les clics > balise title = méta description
zéro clic = zero click = zero-click search = google répond à ma place = moins de clics à cause de l'IA > extrait optimisé
recherche vocale = voice search = assistant vocal = alexa = siri > réponse courte = extrait optimisé
GEO = generative engine optimization = AEO = answer engine optimization = LLMO = GSO = SEO IA = référencement IA = SEO pour LLM = moteurs génératifs = optimiser pour chatgpt > visibilité IA = cité par les assistants IA
visibilité IA = LLM visibility = visible dans chatgpt = apparaître dans chatgpt = présence dans les IA = suivi de marque dans les LLM = part de voix IA = visibilité LLM > GEO
cité par les assistants IA = citation IA = cité par chatgpt = recommandé par chatgpt = source des réponses IA = mentionné par l'IA > GEO = visibilité IA
AIO = aperçu IA = SGE = search generative experience = résumé IA google = réponse IA de google > GEO
mode IA = google AI mode > GEO
chatbot = modèle de langage = IA conversationnelle = moteur de réponse = agent conversationnel
intelligence artificielle = IA générative
chatgpt search = searchgpt = recherche chatgpt > GEO = cité par les assistants IA
perplexity > assistants IA = cité par les assistants IA
IA se trompe sur ma marque = IA dit de mon entreprise = fausses informations sur mon entreprise = réputation dans les IA > visibilité IA = réputation
SEO local = référencement local = local SEO = visibilité locale = recherche locale = référencement de proximité = clients locaux = trouvé dans ma ville > fiche google
fiche google = google business profile = GBP = GMB = google my business = fiche établissement = fiche d'établissement google = profil d'établissement > google maps
google maps = maps = plans google = carte google = itinéraire google > fiche google = pack local
pack local = local pack = map pack = 3-pack = trois résultats de carte > google maps = SEO local
posts google = google post = publication sur la fiche = actualités de la fiche > fiche google
horaires d'ouverture = horaires = heures d'ouverture = opening hours > fiche google = NAP
avis clients = avis de consommateurs = customer reviews = avis en ligne = trustpilot = avis vérifiés = note client
avis google = google reviews = étoiles google = note google > avis clients = fiche google
demande d'avis = obtenir des avis = collecter des avis = solliciter un avis = générer des avis = récolter des avis = relance avis > avis clients
réponse aux avis = répondre aux avis = répondre à un avis google = review response > avis google
avis négatif = mauvais avis = faux avis = client mécontent = avis 1 étoile = bad review > réponse aux avis = réputation
réputation = e-réputation = online reputation = image en ligne = ORM > avis clients
NAP = coordonnées = nom adresse téléphone = name address phone = cohérence des coordonnées = adresse erronée > annuaires
annuaires = citations locales = pages jaunes = local citations = annuaire professionnel = directory = yelp > NAP
fiche en double = doublon de fiche = double fiche google > NAP = fiche google
déménagement = changement d'adresse = nouvelle adresse = changement de numéro = relocalisation de l'entreprise > NAP = annuaires
page ville = page par commune = page géolocalisée = pages villes en série = SEO ville > pages satellites = SEO local
pages locales = page d'agence = page de magasin = page d'établissement = page de point de vente = landing page locale > SEO local
pages satellites = doorway page = doorway = page de porte > abus de contenu
réseau d'agences = franchise = multi-établissements = réseau de magasins = succursales = enseigne > pages locales
store locator = localisateur de magasins = carte des magasins = trouver un magasin > réseau d'agences = pages locales
zone d'intervention = zone de chalandise = zone desservie = secteur géographique = service area = rayon d'action > SEO local = page ville
artisan = métiers du bâtiment = BTP = entreprise du bâtiment > SEO local
plombier = plomberie > artisan
commerce de proximité = commerçant = petit commerce = boutique physique = magasin de quartier > SEO local = fiche google
restaurant = restaurateur = brasserie > fiche google = avis google
e-commerce = ecommerce = boutique en ligne = vente en ligne = site marchand = online shop = commerce électronique = webshop = e-shop = vendre sur internet
fiche produit = page produit = product page = description produit = PDP = décrire un produit
texte fournisseur = description fabricant = description fournisseur = fiche copiée > fiche produit = contenu dupliqué
page catégorie = PLP = category page = page rayon = page collection = listing produits = texte de catégorie
facettes = navigation à facettes = filtres produits = faceted navigation = filtre de catégorie = filtres de boutique > crawl = noindex = canonical
catalogue produits = gros catalogue = milliers de références = SKU = références produits > fiche produit
variantes produit = déclinaisons = taille et couleur = product variants > fiche produit = canonical
rupture de stock = produit indisponible = out of stock = produit épuisé = article épuisé = stock épuisé > soft 404
fin de série = produit supprimé = produit arrêté = discontinued = fin de gamme = produit obsolète > rupture de stock = redirection
google merchant center = merchant center = GMC = flux produits = product feed = flux shopping = flux merchant > google shopping
google shopping = annonces shopping = shopping ads = comparateur google > google merchant center
produit refusé = erreur merchant = flux refusé = produits non approuvés = attribut manquant > google merchant center
GTIN = EAN = code-barres = UPC = barcode > google merchant center
fiches gratuites = free listings = shopping gratuit > google merchant center
black friday = cyber monday = vendredi noir > soldes = saisonnalité
recherche interne = moteur de recherche interne = barre de recherche = site search = recherche sur le site = loupe du site
zéro résultat = no results = produit introuvable dans la boutique > recherche interne
guide d'achat = buying guide = conseil d'achat > page catégorie
synthèse d'avis = résumer des avis = analyser les avis = analyse des avis clients = review analysis > avis clients = verbatim
panier abandonné = abandon de panier = cart abandonment = checkout = tunnel d'achat = tunnel de commande > formulaire = conversion
prestashop > e-commerce = CMS
shopify = boutique shopify > e-commerce = CMS
woocommerce = woo > e-commerce = CMS
magento = adobe commerce > e-commerce = CMS
marketplace = place de marché = amazon > e-commerce = fiche produit
CMS = content management system = gestionnaire de contenu = système de gestion de contenu
wordpress = WP = site wordpress > CMS
plugin SEO = yoast = yoast SEO = rank math = SEOPress = extension SEO > balise title = méta description = sitemap
wix = squarespace = webflow = jimdo = créateur de site > CMS
search console = GSC = google search console = webmaster tools = outils pour webmasters
GA4 = google analytics = google analytics 4 = analytics = universal analytics
mesure d'audience = web analytics = statistiques du site = analyse d'audience = stats de visites = audience du site > GA4
matomo = piwik = plausible = piano analytics = alternative à google analytics > GA4
google tag manager = GTM = gestionnaire de balises = tag manager = server-side tracking = TMS > plan de marquage
plan de marquage = tagging plan = plan de taggage = tracking plan = tracking = taguer un site = plan de tracking = datalayer > GA4
événements clés = key events = événement GA4 = suivi des conversions = conversion tracking = objectif GA4 = event tracking > plan de marquage = GA4
données faussées = tracking cassé = écart entre GA4 et search console = données incohérentes = chiffres différents > GA4 = plan de marquage
bigquery = big query = export groupé = bulk data export = data warehouse > SQL = search console
SQL = requête SQL = base de données = langage SQL = interroger une base
tableau de bord = dashboard = tableau de suivi = cockpit
looker studio = data studio = google data studio = looker > tableau de bord = reporting
dataviz = visualisation de données = power BI = data visualization = graphiques > tableau de bord
reporting = rapport SEO = rapport mensuel = bilan mensuel = SEO report = rapport client = rapport de performance = commenter les chiffres > tableau de bord = search console = GA4
KPI = indicateurs = métriques = metrics = indicateurs clés = chiffres à suivre = indicateur de performance > tableau de bord
comparer des périodes = comparaison de périodes = year over year = YoY = évolution mensuelle > reporting
ROI = rentabilité = retour sur investissement = rentable = prouver la valeur du SEO = return on investment > budget SEO
attribution = modèle d'attribution = multi-touch = contribution des canaux = canal à l'origine des ventes > GA4 = UTM = parcours client
UTM = lien tracké = paramètres UTM = suivi de campagne = campaign tracking = lien de campagne = tracer une campagne = URL builder > GA4
source de trafic = canal d'acquisition = provenance des visiteurs = par quel canal viennent les visiteurs > GA4 = UTM
prévision de trafic = prévision SEO = forecast = projection de trafic = estimer le trafic = prévoir le trafic = potentiel de trafic > scénarios = budget SEO
trafic organique = trafic naturel = trafic SEO = organic traffic = visiteurs venus de google
augmenter son trafic = attirer des visiteurs = générer du trafic = développer son trafic = personne ne visite le site > trafic organique = mots-clés = audit SEO
taux de rebond = bounce rate = taux d'engagement = visiteurs qui partent > GA4 = page d'atterrissage
heatmap = carte de chaleur = carte de clics = clarity = hotjar = enregistrement de session > conversion = test utilisateur
alerte = monitoring = alerting = surveillance du site = détection d'anomalie > chute de trafic = automatisation
automatisation = automation = tâche répétitive = gagner du temps = workflow automatique = tâches manuelles
zapier = n8n = make.com = integromat = connecteur no-code > automatisation = no-code
no-code = low-code = nocode = sans coder un site = développer sans développeur = bubble
lovable = vibe coding = bolt.new = générateur d'application = coder avec l'IA > no-code = application
application = appli = application web = app mobile = logiciel sur mesure
cahier des charges = spécification = CDC = expression de besoins = PRD = specs
python = script python = pandas = google colab = jupyter = notebook > automatisation
script SEO = petit programme = coder un outil SEO = bout de code > python = apps script
apps script = google apps script = office scripts = script google sheets = macro = VBA > tableur = automatisation
regex = expressions régulières = regexp = RE2 = filtre regex = pattern matching = regular expression
tableur = spreadsheet = feuille de calcul = classeur
google sheets = gsheet = sheets > tableur
excel = xlsx = fichier excel = tableau excel > tableur
formules = formule excel = fonction excel = recherchev = vlookup = xlookup = recherchex = query google sheets > tableur
tableau croisé dynamique = TCD = pivot table > tableur
CSV = fichier CSV = export CSV = extraction de données > tableur
scraping = web scraping = aspirer un site = scraper = importxml = extraire des données d'un site > python = tableur
améliorer un prompt = prompt engineering = réécrire un prompt = ingénierie de prompt = prompting = optimiser un prompt = mauvaise réponse de chatgpt
screaming frog = crawler SEO = outil de crawl = logiciel de crawl = sitebulb > crawl = maillage interne
oncrawl = botify = lumar = seolyzer > crawl = logs serveur
semrush = sem rush = sistrix = haloscan > mots-clés = analyse concurrentielle
ahrefs = majestic = majestic SEO > backlinks = profil de liens = mots-clés
accessibilité = a11y = accessibilité numérique = handicap = web accessibility = accessible aux handicapés > RGAA
RGAA = WCAG = référentiel d'accessibilité = norme d'accessibilité > accessibilité
audit d'accessibilité = audit RGAA = audit a11y = test d'accessibilité > accessibilité = RGAA
déclaration d'accessibilité = obligation d'accessibilité = european accessibility act = acte européen d'accessibilité = EAA > RGAA = accessibilité
lecteur d'écran = screen reader = NVDA = voiceover = malvoyant = aveugle > accessibilité = texte alternatif
navigation au clavier = keyboard navigation = focus visible > accessibilité
RGPD = GDPR = protection des données = données personnelles = vie privée = CNIL = privacy > conformité
cookies = bandeau cookies = cookie banner = consentement = CMP = traceurs = bannière de consentement > RGPD
consent mode = mode consentement = google consent mode > cookies = GA4 = google tag manager
conformité = mise en conformité = compliance = respecter la loi = obligations légales > réglementation
réglementation = législation = juridique = loi = legal > conformité
veille réglementaire = veille juridique = nouvelle loi = regulatory watch = suivre la réglementation > réglementation = conformité
règlement européen sur l'IA = loi sur l'IA > veille réglementaire = conformité
annonce de prix = prix barré = directive omnibus = affichage des prix > réglementation = soldes
page événement = temps fort commercial = opération commerciale = marronnier = événement commercial = page promotionnelle > soldes = black friday = saisonnalité
noël = fêtes de fin d'année > page événement = saisonnalité
soldes = période de soldes = promotions saisonnières > black friday = page événement
brief de contenu = brief éditorial = content brief = brief rédacteur = commander un article = consignes au rédacteur > brief = plan d'article
plan d'article = outline = structure d'article = trame d'article = sommaire d'article > brief
rédaction = écriture
rédaction web = content writing = rédaction de contenu = écriture web = web writing = rédaction seo
rédacteur = content writer = rédacteur web = pigiste > rédacteur indépendant
déléguer la rédaction = externaliser la rédaction = sous-traiter la rédaction = trouver un rédacteur = faire écrire ses articles = textbroker = textmaster = redacteur.com > brief = rédacteur indépendant
syndrome de la page blanche = page blanche = panne d'inspiration = manque d'inspiration > idées de contenu
idées de contenu = idées d'articles = sujets d'articles = trouver des sujets = content ideas = brainstorming éditorial > plan éditorial
calendrier éditorial = planning éditorial = planning de publication = content calendar = planning de contenu = agenda éditorial > plan éditorial = planification
plan éditorial = programme éditorial = editorial plan = content plan = plan de contenu > calendrier éditorial = stratégie éditoriale
stratégie éditoriale = stratégie de contenu = content strategy = content marketing = marketing de contenu > plan éditorial
inbound marketing = inbound = marketing entrant = attirer sans démarcher > stratégie éditoriale = génération de contacts = livre blanc
ligne éditoriale = ligne édito = politique éditoriale > charte éditoriale = stratégie éditoriale
angle éditorial = angle d'article = parti pris = angle d'attaque = angle original > brief
mise à jour de contenu = actualiser un article = rafraîchir un article = content refresh = contenu vieilli = contenu obsolète = contenu périmé = vieux articles = dépoussiérer = remettre au goût du jour
article en baisse = article qui recule = content decay = article qui ne marche plus = article qui perd du trafic = article en perte de vitesse > mise à jour de contenu = perte de positions
élaguer = content pruning = pruning = nettoyage de contenu = supprimer de vieux articles = faire le ménage dans le blog > mise à jour de contenu = fusion de pages
audit de contenu = content audit = audit éditorial = inventaire de contenu = content inventory > plan éditorial = mise à jour de contenu
fusionner des articles = regrouper des articles = consolider des articles = articles qui se répètent = articles en double > fusion de pages = cannibalisation
contenu evergreen = evergreen = sujet intemporel = contenu intemporel = contenu pérenne > plan éditorial
content gap = écarts éditoriaux = lacunes de contenu = sujets manquants = sujets non couverts = trous dans le contenu > analyse concurrentielle = plan éditorial
relecture = relire = proofreading = correcteur = corriger un texte = corriger un article = corriger des fautes = correction de texte > orthographe
orthographe = grammaire = fautes d'orthographe = fautes de français = conjugaison = spelling = coquilles > relecture
antidote = languagetool = prolexis = scribens = bonpatron = reverso = grammarly > orthographe = relecture
typographie = règles typographiques = orthotypographie > relecture
ponctuation = signes de ponctuation = espaces insécables > typographie = relecture
secrétariat de rédaction = secrétaire de rédaction = copy editor = copy editing > relecture = titres
réécriture = réécrire = récrire = reformuler = paraphraser = rewriting = retravailler un texte = remanier
spin = content spinning = spinner un texte = spintax = générer des variantes de texte > abus de contenu = contenu dupliqué
production en série = contenu en masse = textes à la chaîne = mass content = générer des textes en masse = contenu industriel = bulk content > abus de contenu = séries
plagiat = texte volé = article recopié = copyscape = on a copié mes textes = compilatio > contenu dupliqué
texte robotique = texte qui sonne ia = texte qui sent chatgpt = humaniser un texte = texte sans âme = style ia = texte passe-partout > style = ton de marque = relecture
titre d'article = headline = titraille = trouver un titre = titre accrocheur = titre éditorial > titres = accroche
clickbait = putaclic = piège à clics = titre racoleur = titre mensonger > titres
accroche = hook = phrase d'accroche = première phrase = punchline = amorce = attirer l'attention > titres
chapô = introduction d'article = intro d'article = chapeau d'article = paragraphe d'ouverture > accroche
nombre de mots = longueur d'un article = combien de mots = longueur de texte > brief
faq = foire aux questions = questions fréquentes = questions récurrentes = questions courantes = frequently asked questions > questions clients
base de connaissances = help center = knowledge base = selfcare > faq = support client = mode d'emploi
support client = service client = SAV = service après-vente = customer support = customer care = helpdesk > relation client
zendesk = intercom = freshdesk = gorgias = helpscout > support client = tickets = faq
glossaire = lexique = terminologie = recueil de définitions = dictionnaire de termes = définir des mots > définition
vocabulaire métier = mots du métier = langage du métier = vocabulaire technique = vocabulaire professionnel = vocabulaire d'un secteur > lexique = terminologie = rédaction spécialisée
jargon = termes techniques = mots compliqués = langue de bois > lexique = langage clair
langage clair = français simple = plain language = écriture simple = simplifier un texte = langage simple > simplification = lisibilité
FALC = facile à lire et à comprendre = easy to read > langage clair = accessibilité
texte incompréhensible = texte compliqué = texte pas clair = texte trop technique = offre pas claire = texte indigeste > langage clair = simplification
lisibilité = readability = score de lisibilité = flesch = scolarius = phrases trop longues > langage clair
vulgarisation = expliquer à un débutant = pédagogie = rendre compréhensible > langage clair
rédaction administrative = courrier administratif = lettre officielle = courrier officiel > langage clair
CGV = conditions générales de vente = conditions de vente = CGU = petits caractères > langage clair = conformité
ton de marque = tone of voice = brand voice = voix de marque = tonalité = identité verbale = ton éditorial = langage de marque > charte éditoriale
charte éditoriale = guide de style = style guide = charte rédactionnelle = règles d'écriture = editorial guidelines > ton de marque
résumer = synthèse = synthétiser = condenser = summary = récapituler = abréger = points clés = raccourcir un texte = TLDR
executive summary = note de synthèse = one pager = résumé pour dirigeant = page de synthèse > comité de direction = compte rendu
traduire = traduction = translation > localisation
deepl = google translate = google traduction = linguee > traduction = localisation
localisation francophone = transcréation = adaptation culturelle = adapter un site à un pays = l10n > localisation = traduction
québec = québécois = français canadien = canada francophone > localisation
belgique = wallonie > localisation
suisse = suisse romande = romandie = helvétique > localisation
fact checking = vérification des faits = vérifier une information = vérifier des chiffres = contrôle des faits = vérifier les affirmations = débunker > sources
hallucination = chatgpt invente = l'ia invente = fausses informations = l'ia se trompe = chatgpt dit n'importe quoi = erreurs de l'ia > vérification des faits
webographie = bibliographie = liste de sources = sourcer = trouver des sources = références documentaires > sources primaires = documentation
sources primaires = source originale = document d'origine = source officielle = remonter à la source > webographie = sources
e-e-a-t = eeat = signaux de confiance = prouver mon expertise = crédibilité = autorité de l'auteur = expérience expertise autorité fiabilité > expertise = preuves
page auteur = bio auteur = fiche auteur = biographie d'auteur = author bio = signature d'auteur = encadré auteur > e-e-a-t = expertise
ymyl = your money your life = sujets sensibles = santé et finance > vérification des faits = e-e-a-t
contenu santé = contenu médical > ymyl = vérification des faits
contenu financier = finance personnelle = conseils d'argent > ymyl = vérification des faits
article de fond = longform = contenu long = article approfondi = format long = article expert = article fouillé
blog = blogging = billet de blog = article de blog = blog post = bloguer > rédaction web = article
blog sans lecteurs = personne ne lit mon blog = articles pas lus = blog mort = personne ne lit mes articles > diffusion = recyclage de contenu = mise à jour de contenu
diffusion de contenu = content distribution = promouvoir un article = faire connaître un article = promotion de contenu = faire lire un article > diffusion = recyclage de contenu
recyclage de contenu = repurposing = content repurposing = recycler un article = réutiliser un article = décliner un article = déclinaison de contenu = transformer un article > diffusion
livre blanc = white paper = ebook = guide téléchargeable = guide pdf > page de téléchargement = contenu long
lead magnet = aimant à prospects = contenu premium = contenu téléchargeable = freebie = gated content = ressource gratuite contre email > livre blanc = page de téléchargement = génération de contacts
étude de cas = case study = cas client = success story = customer story = histoire client > témoignage client = preuve sociale
témoignage client = testimonial = parole de client = client qui témoigne > preuve sociale = étude de cas
preuve sociale = social proof = validation sociale > témoignage client = avis clients
réassurance = rassurer = inspirer confiance = gagner la confiance = trust signals = les gens n'ont pas confiance > preuves = preuve sociale
retour d'expérience = rex = retex = lessons learned > expertise
portfolio = références clients = showcase > étude de cas
mode d'emploi = guide pratique = marche à suivre = notice
procédure = SOP = mode opératoire = documenter un process = process interne > mode d'emploi
rédaction technique = technical writing = documentation technique > mode d'emploi
checklist = liste de contrôle = liste de vérification = points à vérifier
comparatif = comparer = versus = vs = face-à-face
page alternative = alternative à un concurrent = page versus = comparaison avec un concurrent = se comparer aux concurrents > comparatif = publicité comparative
guide d'achat = buying guide = guide de choix = conseils d'achat > comparatif
storytelling = récit de marque = raconter une histoire = narration = mise en récit > étude de cas = retour d'expérience
interview = itw = entretien publié > transcription = citation
transcription = retranscription = speech to text = enregistrement audio = dictaphone > interview
otter = whisper = happyscribe = noota = sonix = turboscribe = tldv = fireflies = fathom > transcription = compte rendu
copywriting = copywriter = écriture persuasive = rédaction persuasive = conception-rédaction = texte qui vend = textes vendeurs > page de vente
AIDA = formule de copywriting = framework copywriting = problem agitate solve = storybrand > copywriting = page de vente
page de vente = sales page = lettre de vente = sales letter = page commerciale = page pour vendre > copywriting = objections
landing page = page d'atterrissage = page de destination = page de campagne = LP > conversion
page de capture = squeeze page = opt-in page = page d'inscription > page d'atterrissage = page de téléchargement = génération de contacts
page qui ne vend pas = page qui ne convertit pas = visites sans ventes = trafic sans conversion = visiteurs qui n'achètent pas = clics mais pas de ventes = site qui ne vend pas > page d'atterrissage = conversion = page de vente
site sans contacts = zéro demande de devis = le téléphone ne sonne pas > conversion = formulaire = page d'atterrissage
taux de rebond = bounce rate = visiteurs qui repartent = quitter la page tout de suite = les gens partent > page d'atterrissage
CTA = call to action = appel à l'action = bouton d'action = texte de bouton = bouton d'achat > conversion = page d'atterrissage
premier écran = above the fold = hero section = ligne de flottaison = haut de page > page d'atterrissage
proposition de valeur = USP = UVP = value proposition = unique selling proposition = promesse de vente = argument unique > positionnement = page d'atterrissage
différenciation = sortir du lot = positionnement de marque = positionnement marketing > positionnement
argumentaire commercial = sales pitch = argumentaire de vente = discours commercial = script de vente = arguments pour vendre > objections = vente
elevator pitch = présenter son activité = se présenter en une minute = pitch > positionnement = profil
objections = freins à l'achat = client qui hésite = réticences = craintes du client = obstacles à l'achat > preuves
closing = conclure une vente = signer un client = décrocher un contrat > vente = objections
page de tarifs = pricing page = page de prix = grille tarifaire = afficher ses prix = afficher ses tarifs > prix = tarifs
page à propos = about us = page équipe = présentation de l'entreprise > e-e-a-t = ton de marque
page de service = page prestation = présenter ses services = présenter ses prestations > page de vente
google ads = adwords = SEA = PPC = annonces payantes = liens sponsorisés = search ads > cohérence annonce = page d'atterrissage
facebook ads = meta ads = social ads = pub facebook = publicité instagram = linkedin ads > cohérence annonce = page d'atterrissage
persuasion = neuromarketing = biais cognitifs = psychologie de l'acheteur = déclencheurs d'achat > copywriting = objections
taux de conversion = conversion rate = taux de transformation = CVR > conversion
CRO = conversion rate optimization = optimisation de la conversion = améliorer la conversion = augmenter les conversions = convertir davantage > conversion = test a/b
augmenter les ventes = booster les ventes = augmenter le chiffre d'affaires = développer les ventes > conversion = vente = page de vente
test a/b = a/b testing = ab test = split test = tester deux versions = comparer deux versions de page = expérimentation > hypothèses
ab tasty = kameleoon = optimizely = vwo = google optimize > test a/b
taille d'échantillon = significativité statistique = puissance statistique = p-value = durée d'un test = effectif par variante = test significatif > test a/b = statistiques
heatmap = carte de chaleur = carte de clics = scroll map > ux = page d'atterrissage = hypothèses
session replay = enregistrement de session = session recording = revoir les visites > ux = hypothèses
hotjar = microsoft clarity = contentsquare = mouseflow = fullstory > ux = hypothèses = page d'atterrissage
ux = expérience utilisateur = user experience = ergonomie = utilisabilité = usability = site facile à utiliser > test utilisateur
test utilisateur = user testing = test d'utilisabilité = faire tester son site = usability test = observer de vrais utilisateurs > ergonomie = ux
microcopie = ux writing = microcopy = textes d'interface = libellés = messages d'erreur > formulaire = ux
formulaire de contact = page de contact = contact form > formulaire
demande de devis = formulaire de devis = quote request > formulaire = devis
abandon de formulaire = formulaire trop long = personne ne remplit le formulaire = form drop-off = formulaire pas rempli > formulaire = abandon = test utilisateur
typeform = google forms = tally = jotform = surveymonkey = framaforms = limesurvey = qualtrics > questionnaire = enquête client = formulaire
tunnel de conversion = tunnel de vente = funnel = sales funnel = entonnoir de vente = TOFU MOFU BOFU > parcours client = conversion
panier abandonné = abandon de panier = relance de panier = cart abandonment > abandon = courriel = conversion
checkout = tunnel d'achat = page de paiement = tunnel de commande = étape de paiement > formulaire = conversion
pain points = irritants = points de friction = points de douleur = problèmes des clients = ce qui énerve les clients > voix du client = parcours client
pop-up = popup = popin = fenêtre surgissante = exit intent > conversion = génération de contacts
calendly = prise de rendez-vous = réservation en ligne = réserver un appel = cal.com > conversion = formulaire
réseaux sociaux = social media = médias sociaux = SMO = plateformes sociales
community management = CM = animer une communauté = gérer ses réseaux = social media manager = animer une page > réseaux sociaux = modération = calendrier éditorial
quoi publier sur les réseaux = idées de posts = idées de publications > calendrier éditorial = réseaux sociaux = idées de contenu
programmer des posts = planifier ses publications = planning réseaux sociaux = calendrier social = social media calendar > calendrier éditorial = planification
hootsuite = swello = agorapulse = metricool = meta business suite > réseaux sociaux = calendrier éditorial
post linkedin = publication linkedin = publier sur linkedin = écrire sur linkedin = contenu linkedin > linkedin = prise de parole
profil linkedin = bio linkedin = titre linkedin = optimiser son linkedin = résumé linkedin = section infos > linkedin = profil
personal branding = marque personnelle = marque perso = image professionnelle = se rendre visible > linkedin = profil = positionnement
thought leadership = leader d'opinion = devenir une référence = posture d'expert = parler en expert > expertise = prise de parole = post linkedin
employee advocacy = salariés ambassadeurs = ambassadeurs internes = faire poster les salariés > linkedin = prise de parole
social selling = prospecter sur linkedin = vendre sur linkedin = sales navigator > linkedin = profil = post linkedin
instagram = insta = IG > réseaux sociaux
facebook = FB = page facebook > réseaux sociaux
twitter = tweet = x.com = bluesky = mastodon > réseaux sociaux = post
vidéo courte = short video = vidéo verticale = vidéo au téléphone = short-form video = mini vidéo = reels = shorts > tiktok = script
tiktok = tik tok > vidéo courte
youtube = YT = chaîne youtube > vidéo = script
miniature youtube = thumbnail = vignette de vidéo > youtube
script vidéo = scénario vidéo = storyboard = texte à dire en vidéo = prompteur = déroulé vidéo > scénario = script = vidéo
face caméra = parler devant la caméra = peur de la caméra = à l'aise à l'oral > vidéo = script
capcut = montage vidéo = inshot = premiere pro = davinci resolve > vidéo courte = vidéo
podcast = balado = émission audio = baladodiffusion
show notes = page d'épisode = notes d'épisode = description d'épisode > podcast
webinaire = webinar = conférence en ligne = masterclass > présentation = génération de contacts
carrousel = carousel = post à faire défiler = slides linkedin = post multi-images > document pdf
canva = adobe express = figma > carrousel = images
légende de photo = caption = texte de post = légende instagram > post = réseaux sociaux
modération = trolls = haters = commentaires haineux > commentaires = relation client
répondre aux commentaires = gérer les commentaires = commentaires négatifs = réactions négatives > commentaires = modération
UGC = user generated content = contenu généré par les utilisateurs = contenu créé par les clients > avis clients = témoignage client = réseaux sociaux
marketing d'influence = influenceur = collaboration rémunérée = partenariat rémunéré > partenariats = réglementation = réseaux sociaux
taux d'engagement = likes = engagement sur les réseaux > réseaux sociaux
zéro engagement = posts sans réactions = mes posts font un flop > accroche = post = réseaux sociaux
gagner des abonnés = followers = augmenter son audience = développer sa communauté > réseaux sociaux
social listening = écoute sociale = écoute des réseaux = brand monitoring > forums = voix du client = réputation
forum = fil de discussion = communauté en ligne = groupe de discussion > voix du client
reddit = quora = groupes facebook = discord = doctissimo > forums = voix du client
newsletter = infolettre = lettre d'information = lettre d'info > e-mailing
e-mailing = campagne e-mail = email marketing = mailing = marketing par courriel = campagne de mails > newsletter = courriel
courriel = mail = e-mail = message électronique
mailchimp = brevo = sendinblue = mailjet = activecampaign = klaviyo = mailerlite = sarbacane = convertkit = substack = beehiiv > newsletter = e-mailing = courriel
objet du mail = subject line = ligne d'objet = objet de newsletter = titre du mail > newsletter = courriel
préheader = preheader text = texte d'aperçu = preview text > newsletter = courriel
taux d'ouverture = open rate = mails pas ouverts = personne n'ouvre mes mails = newsletter pas lue > newsletter = délivrabilité
délivrabilité = deliverability = mails en spam = tomber en spam = courrier indésirable = SPF DKIM DMARC > e-mailing = courriel
séquence de bienvenue = welcome email = mail de bienvenue = welcome series = accueillir un nouvel abonné = premier mail après inscription > bienvenue = courriel = automatisation
marketing automation = automatisation marketing = autorépondeur = drip campaign = scénario d'emails = séquence d'emails = workflow email > automatisation = courriel
lead nurturing = nurturing = entretenir ses prospects = faire mûrir un prospect = prospect pas prêt > courriel = automatisation = livre blanc
fidélisation = rétention = garder ses clients = faire revenir les clients = churn = perdre des clients = attrition > relation client
réactiver des clients = clients inactifs = win-back = reconquête = anciens clients > fidélisation = courriel
liste email = base d'abonnés = collecter des emails = récolter des adresses mail = mailing list > newsletter = génération de contacts = rgpd
utm = lien balisé = lien tracké = campaign url builder = paramètres de campagne > ga4
prospection = démarchage = outbound = chasse commerciale > objections = vente = génération de contacts
trouver des clients = attirer des clients = acquisition de clients = chercher des clients = carnet de commandes vide = manque de clients > génération de contacts = conversion
cold email = cold mailing = mail de prospection = email à froid = cold outreach = mail à un inconnu > génération de contacts = courriel
lemlist = la growth machine = waalaxy = phantombuster > génération de contacts
cold call = appel à froid = téléprospection = phoning = démarchage téléphonique = script d'appel > objections = génération de contacts
leads = prospects = clients potentiels = contacts commerciaux = pistes commerciales > génération de contacts
génération de contacts = génération de leads = lead generation = lead gen = capter des prospects = obtenir des contacts > livre blanc = formulaire = page de téléchargement
lead scoring = qualifier les prospects = MQL = prospects pas qualifiés = mauvais leads > formulaire = persona
CRM = gestion de la relation client = customer relationship management = fichier clients = base clients > relation client
hubspot = salesforce = pipedrive = zoho = sellsy > relation client = génération de contacts
relance = follow-up = prospect qui ne répond pas = client qui ne répond plus = devis sans réponse = ghosting > courriel = objections
devis refusé = devis perdus = client parti ailleurs > objections = preuves
b2b = btob = business to business = clientèle d'entreprises = vendre aux entreprises
bouche-à-oreille = referral = recommandation entre clients = programme de parrainage > parrainage = avis clients
partenariat = co-marketing = apporteur d'affaires = collab
relations presse = RP = relations médias = attaché de presse = media relations = relations publiques > communiqué de presse = médias
communiqué de presse = press release = communiqué = annonce à la presse > relations presse
dossier de presse = press kit = kit média = espace presse = media kit > communiqué de presse = relations presse
passer dans la presse = retombées presse = couverture médiatique = passer dans les médias = avoir un article dans le journal > relations presse = communiqué de presse
contacter un journaliste = pitch presse = mail aux journalistes = intéresser un journaliste = écrire à une rédaction > relations presse = communiqué de presse
répondre à un journaliste = media training = porte-parole = éléments de langage = interview presse = questions de journaliste > interview = relations presse = citation
digital pr = RP digitales = presse numérique = e-rp > relations presse = netlinking = liens entrants
données internes = étude exclusive = baromètre = données propriétaires = chiffres maison = data study > digital pr = relations presse
lancement de produit = product launch = lancer une offre = nouveau produit = nouvelle offre = go-to-market > annonce = communiqué de presse = page de vente
branding = identité de marque = image de marque = brand identity = plateforme de marque > ton de marque = positionnement
naming = trouver un nom = nom de marque = nom d'entreprise = nom de produit > identité verbale = positionnement
slogan = baseline = tagline = signature de marque > accroche = identité verbale
notoriété = brand awareness = faire connaître sa marque > relations presse = réseaux sociaux
persona = buyer persona = avatar client = client idéal = ICP = ideal customer profile = portrait-robot du client = client type = profil d'acheteur > segmentation
public cible = cœur de cible = audience cible = connaître ses clients = cible marketing > persona = segmentation
segmentation = segments de clientèle = typologie de clients = groupes de clients > persona
entretien client = interview client = customer interview = user interview = parler à ses clients = customer discovery = interroger ses clients > étude qualitative = verbatim
guide d'entretien = trame d'interview = questions à poser aux clients = grille d'entretien = interview guide > entretien client
étude qualitative = quali = recherche utilisateur = user research = ux research = qualitative research > entretien client = verbatim
codage qualitatif = analyse thématique = dépouiller des entretiens = analyser des verbatims = coder des réponses > codage = verbatim
focus group = table ronde de clients = panel de consommateurs > étude qualitative
jobs to be done = JTBD = motivations d'achat = pourquoi les clients achètent = tâche à accomplir > entretien client
voix du client = voice of customer = VOC = mots des clients = feedback client = retours clients = langage client > verbatim
verbatim = citation de client = phrase exacte du client = propos recueillis > voix du client
enquête = sondage = questionnaire = survey = étude par questionnaire > enquête client
enquête de satisfaction = NPS = net promoter score = CSAT = satisfaction client = clients satisfaits > enquête client = voix du client
question biaisée = question orientée = biais d'enquête = réponses faussées > biais = questionnaire
parcours client = customer journey = parcours d'achat = parcours utilisateur = journey map = experience map = user journey = étapes d'achat > points de contact = cartographie
points de contact = touchpoints = moments de vérité > parcours client
étude de marché = market research = analyse de marché = connaître son marché = taille du marché > analyse concurrentielle = enquête client
analyse concurrentielle = benchmark = competitor analysis = étude de la concurrence = espionner ses concurrents = étudier ses concurrents > concurrents
veille concurrentielle = competitive intelligence = surveiller les concurrents = suivre ses concurrents = surveillance de la concurrence > concurrents = veille
veille = se tenir au courant = rester informé = curation = suivre l'actualité > documentation
réglementation = loi = législation = cadre légal = obligations légales = juridique = veille juridique > conformité
rgpd = gdpr = données personnelles = protection des données = cnil = dpo > conformité = consentement
SWOT = forces et faiblesses = matrice swot = menaces et opportunités > analyse concurrentielle
plan marketing = stratégie marketing = plan de communication = plan de com = stratégie de communication > plan éditorial = feuille de route
proposition commerciale = propale = offre commerciale = business proposal = proposition de mission > devis = appel d'offres
devis = chiffrage = quotation = estimation de prix = chiffrer une prestation > prix
fixer ses prix = tarification = pricing = TJM = taux journalier = combien facturer = combien demander = augmenter ses tarifs > prix = tarifs
appel d'offres = AO = RFP = request for proposal = compétition d'agences = consultation d'agences > proposition commerciale = mémoire technique = marché public
marché public = commande publique = DCE = boamp = acheteur public > appel d'offres = mémoire technique
mémoire technique = note méthodologique = dossier de réponse > appel d'offres
cahier des charges = spécification = specs = CDC
lancement de mission = kick-off = réunion de lancement = onboarding client = nouveau client = démarrage de mission = démarrer avec un client = accueillir un client > cadrage = atelier
brief client = questionnaire de découverte = atelier de cadrage = comprendre le besoin du client > cadrage = lancement de mission
compte rendu = CR de réunion = notes de réunion = meeting notes = procès-verbal = PV de réunion = minutes de réunion
préparer une réunion = agenda de réunion = déroulé de réunion = réunion client > atelier = compte rendu
atelier = workshop = séance de travail collective
rapport mensuel = reporting = bilan mensuel = monthly report = rapport client > rapport seo = tableau de bord
tableau de bord = dashboard = cockpit de pilotage > reporting = indicateurs
looker studio = data studio = power bi = tableau software > tableau de bord = reporting
KPI = indicateurs = métriques = metrics = indicateurs de performance = quels chiffres suivre > mesure = tableau de bord
OKR = objectifs et résultats clés = objectifs smart = fixer des objectifs > indicateurs
convaincre mon patron = convaincre la direction = convaincre mon chef = faire adhérer la direction > argumentaire = comité de direction = présentation
défendre un budget = obtenir un budget = justifier une dépense = business case = argumentaire budgétaire = demander des moyens > budget seo = direction financière = roi
comité de direction = codir = comex = direction générale = comité exécutif > présentation = décision
direction financière = DAF = CFO = contrôle de gestion > budget seo = rentabilité
powerpoint = slides = deck = diaporama = google slides = keynote = gamma.app > présentation
roi = retour sur investissement = rentabilité = return on investment = ça vaut le coup > seuil de rentabilité = budget seo
seuil de rentabilité = point mort = break-even > rentabilité = scénarios
prévision = forecast = projection = prévisionnel = estimer les résultats futurs > scénarios
feuille de route = roadmap = plan à 90 jours = planning trimestriel = plan trimestriel > planification = priorisation
plan d'action = action plan = liste d'actions = actions à mener > feuille de route = priorisation
priorisation = arbitrage = score ICE = RICE = MoSCoW = matrice impact effort = matrice eisenhower > backlog
quick wins = gains rapides = résultats rapides = low hanging fruits > priorisation = plan d'action
gestion de projet = project management = chef de projet = pilotage de projet = diagramme de gantt > planification
trello = asana = monday.com = clickup = jira = basecamp > gestion de projet = backlog
notion = airtable = coda > planification = calendrier éditorial = gestion de projet
charge de travail = plan de charge = capacité de l'équipe = staffing > planification = capacité
manque de temps = débordé = gagner du temps = aller plus vite > automatisation = charge de travail
formation = training = former une équipe = support de cours = e-learning = cours en ligne > pédagogie
choisir une agence = choisir un prestataire = comparer des devis = sélectionner une agence = comparer des offres > comparatif = appel d'offres
audit gratuit = rendez-vous découverte = appel découverte = préaudit > proposition commerciale = audit
client mécontent = réclamation = client difficile = plainte = litige client = client en colère = insatisfaction > relation client = réponse aux avis
gestion de crise = cellule de crise = crisis management = situation d'urgence
bad buzz = communication de crise = polémique = shitstorm = scandale > gestion de crise = réputation = modération
réputation = e-réputation = image en ligne = online reputation > avis clients
avis clients = customer reviews = reviews = commentaires de clients = notes et étoiles > réputation
trustpilot = avis vérifiés = tripadvisor = google reviews = pages jaunes avis > avis clients = réponse aux avis
réponse aux avis = répondre aux avis = avis négatif = mauvais avis = gérer les avis > avis google = réputation
demande d'avis = obtenir des avis = collecter des avis = récolter des avis > avis clients = avis google
faux avis = acheter des avis = avis bidon = avis frauduleux > avis clients = réponse aux avis
supprimer un avis = signaler un avis = faire retirer un avis = avis diffamatoire > réponse aux avis = avis google
synthèse d'avis = analyser les avis = analyse de sentiment = dépouiller des avis = que retenir des avis > avis clients = verbatim
saisonnalité = saisonnier = seasonality = haute saison = basse saison = période creuse = pic de demande > google trends
temps fort = marronnier = opération commerciale = événement commercial = journée mondiale = campagne saisonnière > saisonnalité = page événement
soldes = promo = remise = réduction = rabais = déstockage = code promo > page événement
black friday = cyber monday = BFCM > soldes = page événement = saisonnalité
noël = fêtes de fin d'année = cadeaux de noël > saisonnalité = page événement
rétroplanning = planning à rebours = reverse planning = combien de temps à l'avance > planification = saisonnalité
freelance = indépendant = auto-entrepreneur = micro-entrepreneur = solopreneur = travailleur indépendant > consultant
devenir freelance = se lancer en freelance = premiers clients = débuter à son compte > indépendant = positionnement = profil
consultant = consulting = conseil indépendant = expert-conseil
TPE = PME = petite entreprise = small business = petite boîte = petite structure > artisan = seo local
artisan = artisanat = métiers du bâtiment = BTP = bâtiment > chantiers = seo local
plombier = chauffagiste = plomberie > artisan = chantiers
électricien = installateur électrique > artisan = chantiers
couvreur = toiture = charpentier > artisan = chantiers
menuisier = menuiserie = ébéniste > artisan = chantiers
commerçant = commerce de proximité = magasin = boutique physique = petit commerce > fiche google = seo local = avis google
petit budget = moyens limités > priorisation = budget seo
`

/** The starting groups of the search vocabulary, which the administration then edits. */
export const wordGroups = (): WordGroup[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [same = '', wider = ''] = line.split(' > ')
      return { termes: readSide(same), larges: readSide(wider) }
    })

const readSide = (side: string) => (side === '' ? [] : side.split(' = '))
