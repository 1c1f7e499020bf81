import type { WordGroup } from '#shared/search/dictionary.ts'

/**
 * The vocabulary that French SEO and marketing share, one group a line: expressions with « = » between
 * them ask the same; who asks for one of them also wants what those after « > » find, not the reverse.
 */
const lines = `
SEO = référencement = référencement naturel = search engine optimization = SEO naturel = optimisation pour les moteurs de recherche
SEO technique = technical SEO = référencement technique = optimisation technique > robots.txt = sitemap = crawl = indexation = redirection = logs serveur = données structurées = migration
audit SEO = audit de référencement = diagnostic SEO = bilan SEO = analyse SEO = SEO audit = vérifier son référencement = état des lieux SEO = check-up SEO = audit de site > audit on-page
audit technique = audit SEO technique = technical audit = audit de crawl = bilan technique > audit SEO = crawl = indexation = robots.txt = pages exclues = core web vitals = maillage interne = données structurées = redirection
audit on-page = SEO on-page = analyser une page = optimiser une page = page qui ne décolle pas = on page SEO = page qui stagne = stagne en deuxième page = stagne = page qui ne monte pas = page ne ranke pas = deuxième page = page mal classée = page mal positionnée = onpage = audit onpage = analyser une URL = vérifier une page = corriger une page = améliorer une page > audit SEO = balise title = code source
visible sur google = visibilité google = remonter sur google = premier sur google = première page google = se positionner sur google = gagner des positions = améliorer son référencement = mieux classé = ranker = ranking = rankings drop = référencement google = classement google = bien placé sur google > audit SEO = mots-clés = intention de recherche = SERP = audit on-page = positions
apparaître sur google = apparaît pas sur google = introuvable sur google = invisible sur google = absent de google = site non référencé = google ne trouve pas le site = google ignore mes pages = domaines référents = referring domains > indexation = pages exclues = search console = profil de liens = backlinks
diagnostic = diagnostiquer = identifier la cause = origine du problème = root cause = diagnose
crawl = crawling = exploration = explorer un site = passage des robots = crawled = oncrawl = botify = lumar = seolyzer = logs serveur > robots.txt
googlebot = robot google = bingbot = user-agent = spider = robot d'exploration = robot d'indexation > crawl = logs serveur
budget de crawl = crawl budget = budget d'exploration = gaspillage de crawl = fréquence de crawl = google explore trop de pages > crawl = logs serveur = facettes = robots.txt
robots.txt = fichier robots = disallow = bloquer les robots = interdire l'exploration = empêcher google = empêcher google d'explorer = interdire à google = explorer un dossier = bloquer un dossier = exclure un dossier = interdire un dossier = bloquer une URL = bloquer l'accès = bloquer le crawl = block googlebot = block crawlers = block AI = block bots = robots file = sitemap errors = erreur de sitemap = sitemap XML errors = sitemap cassé > crawl = sitemap
sitemap = sitemap XML = fichier sitemap = plan de site XML = index de sitemaps = plan du site = carte du site = sitemap index = site map > indexation = robots.txt
soumettre son site = déclarer son site à google = inscrire son site sur google = demander l'indexation = accélérer l'indexation = indexnow = indexing API = forcer l'indexation > indexation = sitemap = inspection d'URL
indexation = indexabilité = indexable = index google
pages exclues = page non indexée = rapport d'indexation = couverture de l'index = explorée actuellement non indexée = détectée actuellement non indexée = problème d'indexation = pages désindexées = milliers de pages = pages comptent = pages inutiles = pages poubelles = pages zombies = zombie pages = pages parasites = index bloat > indexation = search console = facettes = noindex
noindex = meta robots = désindexer = retirer de l'index = supprimer une page de google = x-robots-tag = désindexation volontaire > indexation
inspection d'URL = outil d'inspection = URL inspection = tester une URL en direct > search console = indexation
canonical = canonique = balise canonique = URL canonique = rel canonical > contenu dupliqué = indexation
contenu dupliqué = duplicate content = duplication = contenu en double = textes identiques = DUST = copier-coller de pages = texte fournisseur = description fabricant = description fournisseur = fiche copiée = copié mes fiches = concurrent a copié = plagie > canonical = pages satellites = fiche produit
soft 404 = fausse 404 = erreur 404 déguisée > pages exclues = codes HTTP
erreur 404 = page 404 = page introuvable = not found = erreur 410 > redirection 301 = soft 404
lien cassé = lien mort = lien brisé = broken link = lien rompu = maillage interne = export de crawl = export d'exploration = export screaming frog = fichier de crawl > soft 404 = screaming frog
codes HTTP = code de réponse = statut HTTP = status code = code de statut = code d'état = codage qualitatif = analyse thématique = dépouiller des entretiens = analyser des verbatims > logs serveur = codage = verbatim
erreur 500 = erreur serveur = erreur 5xx = erreur 503 = site en panne > codes HTTP = logs serveur
redirection = redirection 301 = rediriger = redirection permanente = 301 redirect = redirecting = anciennes adresses = anciennes URL = anciens liens = ancienne URL vers nouvelle = URL changent = changer les URL = vieilles URL > table de correspondance
redirection temporaire = redirection 302 = code 307 > redirection
chaîne de redirections = boucle de redirection = redirect chain = redirections en cascade > redirection = crawl
table de correspondance = plan de redirection = mapping d'URL = table de redirection = ancienne et nouvelle URL = redirect map > redirection = migration
htaccess = fichier htaccess = apache = rewriterule = mod_rewrite = règle de réécriture > redirection = regex
migration = migrer un site = migration SEO = bascule = replatforming = changement de CMS = changer de plateforme = transfert de site = refaire le site = refais site = nouveau site = changer de site = site tout neuf = perdre mon référencement = perdre son référencement = passer de wordpress = passer à shopify = quitter wix = wix vers wordpress = wordpress vers shopify = déménager un site = site migration = refonte > redirection = recette
refonte = refondre = redesign = refaire son site = moderniser son site = nouvelle version du site = relookage > migration = redirection = recette
changement de domaine = changer de nom de domaine = changer de NDD = nouveau domaine > migration = redirection
nom de domaine = NDD = domain name = extension de domaine > changement de domaine
HTTPS = certificat SSL = passage en HTTPS = SSL = site non sécurisé > migration = redirection
structure d'URL = réécriture d'URL = slug = permalien = URL rewriting = adresse de page > arborescence = redirection
paramètre d'URL = URL à paramètres = query string = URL dynamique = identifiant de session > facettes = crawl = canonical
recette = recette technique = recette SEO = cahier de recette = cahier de tests = QA = UAT = vérifications avant livraison = livraison = bug = anomalie = régression = bug report = smoke test = test plan > mise en ligne
mise en ligne = mise en production = MEP = déploiement = go live = livraison du site = lancement du site = passage en prod = launch = launching = release > recette
préproduction = préprod = staging = environnement de test = site de développement > recette
logs serveur = log = analyse de logs = journal d'accès = fichier log = access log = log analysis = journaux serveur > googlebot = crawl
robots IA = GPTBot = ClaudeBot = PerplexityBot = OAI-SearchBot = CCBot = google-extended = crawler IA = bloquer les IA = empêcher les IA = bloquer chatgpt = interdire chatgpt = bloquer les robots d'IA = voler mon contenu = volent mon contenu = pillage de contenu = IA qui pillent = aspirer mon contenu = entraînement des IA > robots.txt = logs serveur
llms.txt = fichier llms > robots IA = GEO
javascript = JS = rendu javascript = javascript SEO = HTML rendu = client-side rendering = CSR = rendering = google ne lit pas = page blanche pour google = page vide pour google = contenu invisible pour google = contenu chargé en javascript > indexation = inspection d'URL
SSR = server-side rendering = rendu côté serveur = prérendu = prerendering = hydratation > javascript
single page application = SPA = application monopage = framework javascript = framework front > javascript = SSR
code source = HTML = source de la page = balisage HTML
ticket SEO = ticket jira = ticket technique = demande aux développeurs = spécifier une correction > backlog
core web vitals = CWV = signaux web essentiels = web vitals = page experience > performance web = LCP = INP = CLS
performance web = vitesse de chargement = temps de chargement = site lent = page lente = webperf = lenteur = accélérer son site = site rapide = page speed = vitesse du site = site speed = website speed = speed = page loading > core web vitals
LCP = largest contentful paint = affichage du plus grand élément > core web vitals
INP = interaction to next paint = FID = réactivité de la page = latence d'interaction = page qui rame au clic > core web vitals = javascript
CLS = cumulative layout shift = décalage de mise en page = stabilité visuelle = page qui bouge = layout shift > core web vitals
TTFB = time to first byte = temps de réponse serveur = serveur lent = hébergement lent > performance web
lighthouse = pagespeed insights = pagespeed = PSI = gtmetrix = webpagetest = score de performance > performance web = core web vitals
crux = données de terrain = chrome UX report = field data = RUM = mesures réelles > core web vitals
cache = mise en cache = caching = plugin de cache = WP Rocket > performance web
CDN = content delivery network = cloudflare = réseau de diffusion = performance web
scripts tiers = third-party scripts = ressources bloquantes = render blocking = minification = chargement asynchrone > performance web = javascript
mobile = smartphone = responsive = mobile first = mobile friendly = version téléphone > performance web = core web vitals
images = photo = picture = pics = visuel = illustration = photographie = photographier = cliché photo = record = sommet = maximum > hausse
poids des images = image lourde = compresser une image = optimiser les images = réduire la taille des photos = compresser mes photos = photos du site = photos de produits = taille des images = dimensions d'image = format des photos = qualité des images = image alt = image alt text = alt texts = image SEO optimization = optimize photos = resize images = convert to webp = tinypng = squoosh = imagemagick = photoshop = images > webp = performance web = texte alternatif
webp = avif = format d'image = convertir en webp = images plombent = images ralentissent = photos trop lourdes = alléger les images = alléger les photos = poids des photos = images trop lourdes = réduire les images = redimensionner des images = images > performance web
lazy loading = chargement différé = lazyload = chargement paresseux > images = performance web
texte alternatif = attribut alt = balise alt = alt text = alternative textuelle = décrire une image > images = accessibilité
google images = SEO image = référencement des images = recherche par image = google lens > texte alternatif = images
vidéo intégrée = iframe youtube = embed vidéo = lecteur vidéo lourd > performance web = images
balise title = title tag = meta title = titre SEO = balise titre = titre de page google = titre différent = titre réécrit = titre modifié par google = google réécrit = titres en double = titles identiques = titres manquants > méta description
méta description = meta desc = description dans google = texte sous le titre google = plugin SEO = yoast = yoast SEO = rank math = SEOPress = extension SEO = balise title > taux de clic = sitemap
balises meta = métadonnées = metadata = metas > balise title = méta description
balise H1 = Hn = H1 H2 = balises Hn = headings = hiérarchie des titres = structure des titres = H1 H2 H3 = H2 H3 = titre = headline > audit on-page
architecture du site = arborescence = structure du site = information architecture = organiser les pages = rubriquage = organiser mon site = ranger mes pages = pages par thème = thème par thème = couvrir un sujet = pages filles = pages mères = hiérarchie des pages = plan de mon site = menu du site = rubriques du site = cocon sémantique = fouillis = bazar = désordre = mal rangé = mal organisé = menus > maillage interne
cocon sémantique = silo = silotage = topic cluster = cluster thématique = cocon = siloing = cocon semantic = semantic cocoon = thème = thématique = rubrique = pilier = topic = subject > arborescence = maillage interne = page mère = sujet
page mère = page pilier = pillar page = contenu pilier = hub de contenu > cocon sémantique
autorité thématique = topical authority = topical map = carte thématique = couverture thématique > cocon sémantique
maillage interne = lien interne = maillage = internal linking = linking interne = relier ses pages = liens entre pages = relier mes articles = lier mes pages = liens entre articles = reçoivent aucun lien = reçoit aucun lien = manque de liens internes = pages isolées = pages perdues = pages introuvables = pages profondes = pages orphelines
page orpheline = orphan page = page isolée = aucune page ne pointe vers = orphan = orphaned > maillage interne
profondeur = profondeur de clic = niveau de profondeur = page trop profonde = click depth = nombre de clics depuis l'accueil > maillage interne = arborescence
ancre = texte d'ancre = anchor text = ancre de lien = texte du lien = anchor
pagerank = jus de lien = link juice = popularité interne = seo juice > maillage interne = backlinks
fil d'ariane = breadcrumb = breadcrumblist > maillage interne = données structurées
pagination = page suivante = infinite scroll = défilement infini > crawl = page catégorie
données structurées = schema.org = structured data = JSON-LD = schema markup = microdonnées = balisage schema = balisage sémantique = balisage structuré = code à ajouter = code pour google = google comprenne = google comprend ma page = aider google à comprendre = balisage = balisage google = schema = microformats = rich results test > résultats enrichis
résultats enrichis = rich results = rich snippet = extrait enrichi = étoiles dans les résultats = étoiles dans google = infos sous mon résultat = étoiles et infos = avis google = google reviews = note google > données structurées = avis clients = fiche google
balisage product = schema product = données structurées produit = aggregaterating = balisage produit > données structurées = fiche produit
localbusiness = schema localbusiness = balisage local > données structurées = SEO local
entités = entité nommée = entity SEO = web sémantique > données structurées
knowledge graph = knowledge panel = panneau de connaissances = graphe de connaissances = wikidata > entités = données structurées
hreflang = balise hreflang = x-default = rel alternate = mauvaise langue affichée = mauvaise version pays > SEO international = multilingue
SEO international = référencement international = international SEO = site multi-pays = vendre à l'étranger = internationalisation = i18n = marché étranger = étranger = étrangère = langue = abroad = foreign = overseas > hreflang = localisation = multilingue
multilingue = multilingual = bilingue = site traduit = version anglaise = plurilingue = plusieurs langues = site en plusieurs langues = site anglais = version étrangère = version canadienne = traduction de site = langue affichée = mauvaise langue = mauvais pays = mauvaise version = visiteurs étrangers = multi-langues = lang = traduit le site = traduit en anglais = google affiche = affiche la mauvaise = version du pays > hreflang = traduction = localisation
weglot = WPML = polylang = plugin de traduction = multilingue > hreflang
localisation = traduction = traduire = translation = transcréation = adaptation culturelle = deepl = adapter à un pays = nearby = near me = près de moi = google translate = google traduction = linguee = localisation francophone = adapter un site à un pays = l10n = translate = translator = localization = traduit > hreflang = SEO local
belgique = wallonie = bruxelles > localisation
suisse = suisse romande = romand = helvétique > localisation
québec = québécois = canada francophone = canadien = français canadien > localisation
backlinks = netlinking = link building = lien entrant = acquisition de liens = obtenir des liens = inbound link = campagne de liens = linkbuilding = hyperlink = hyperliens = URL entrante = liens sans payer = liens gratuits = liens naturels = manque de backlinks > lien = relations presse = partenariats
profil de liens = audit de liens = analyse de backlinks = link profile = audit de netlinking = back links = backlink audit = achat de liens = acheter des liens = article sponsorisé = lien payant = plateforme de netlinking = liens sponsorisés > backlinks = domaines référents
lien toxique = mauvais lien = lien spam = negative SEO = lien nocif > désaveu = profil de liens
désaveu = disavow = désavouer = fichier de désaveu = enlever des liens = supprimer des liens = retirer des liens = liens à supprimer > profil de liens
autorité de domaine = domain authority = domain rating = trust flow = citation flow = autorité du site > profil de liens = backlinks
article invité = guest post = guest blogging = publication invitée = backlinks = ahrefs = majestic = majestic SEO = profil de liens > relations presse = content gap = mots-clés
nofollow = dofollow = attribut de lien = rel sponsored > backlinks
prospection de liens = outreach = démarcher des sites = contacter des blogueurs = demande de lien = partenariats = sponsoriser = sponsoriser un club = club sportif = association locale = partenaires locaux = confrères = chambre de commerce = office de tourisme = local links = liens locaux > backlinks
digital PR = RP digitales = presse numérique = linkbait = link bait = relations presse = e-rp = RP = relations médias = attaché de presse = media relations = relations publiques = haro = help a reporter = sourcebottle > backlinks = netlinking = liens entrants = communiqué de presse = médias = citation
mention de marque = brand mention = citation non liée = mention sans lien = mentioned > backlinks = notoriété = cité = mentions = visibilité IA = cité par les assistants IA
liens locaux = backlinks locaux = partenariat local = sponsoring local = parrainage = local link building = mécénat = sponsoring = parrainage de club = don à une association > partenariats = backlinks = presse locale
PBN = private blog network = ferme de liens = réseau de blogs = link farm > backlinks = profil de liens
black hat = spamdexing = techniques interdites = tricher avec google = black hat SEO > abus de contenu
abus de contenu = scaled content abuse = spam de contenu = contenu de masse = contenus générés en masse = production en série = textes à la chaîne = mass content = générer des textes en masse = contenu industriel = bulk content > séries
pénalité = action manuelle = manual action = sanction google = penalty = site puni = chute de trafic = core update = mise à jour google = algorithm update = changement d'algorithme = helpful content = HCU = algo google > profil de liens = désaveu
chute de trafic = baisse de trafic = perte de trafic = perdre du trafic = traffic drop = trafic en baisse = perdre des visiteurs = effondrement du trafic = recul du trafic = dégringoler = perdu la moitié = perdu des visites = perdu du trafic = perdu mes positions = visites en baisse = visites en chute = visites qui dégringolent = chute des visites = chute brutale = trafic effondré = trafic divisé = trafic qui s'écroule = courbe qui plonge = audience en baisse > diagnostic = search console
perte de positions = baisse de positions = perdre des places = chute de classement = déclassement = reculer dans google = ranking drop = page en recul = contenu en baisse = descendre dans google = article qui descend = page qui descend = descend dans google = positions descendent = perdu sa place = perdu sa première place = perd sa place = perd ses positions = premier et descend = article qui chute = article qui baisse = mise à jour de contenu > chute de trafic
cellule de crise = gestion de crise = urgence SEO = crise SEO = crisis management = situation d'urgence > chute de trafic
content pruning = élagage de contenu = supprimer des pages = nettoyer le site = contenu pauvre = thin content = pages inutiles = mise à jour de contenu = pages supprimées = désindexer des pages = enlever des pages = retirer des pages > pages exclues = noindex
mots-clés = keyword = mot clef = requête = expression de recherche = terme de recherche = search query = KW = semrush = sem rush = sistrix = haloscan = content gap > regroupement de mots-clés = volumes de recherche = backlinks = profil de liens
recherche de mots-clés = keyword research = étude de mots-clés = trouver des mots-clés = choisir ses mots-clés = analyse de mots-clés = stratégie de mots-clés = idées de mots-clés = sur quels mots-clés = regroupement de mots-clés = volumes de recherche = sur quels mots me positionner = quels mots viser = mots-clés à viser = bons mots-clés = combien de mots-clés = liste de mots-clés = trier mes mots-clés = combien de pages créer = une page par mot-clé > intention de recherche
volumes de recherche = search volume = nombre de recherches = volume mensuel = demande de recherche = potentiel de recherche = volume de requêtes = keyword planner = planificateur de mots-clés = outil de planification google ads = ubersuggest = keyword tool > saisonnalité = mots-clés
saisonnalité = saisonnier = seasonality = pic de recherche = haute saison = période de l'année = basse saison = période creuse = pic de demande = à quel moment publier = date de publication = bon moment pour publier = meilleur moment pour publier = saison des recherches = demande saisonnière > volumes de recherche = google trends = plan éditorial
google trends = trends = tendances de recherche = courbe de tendance = tendances google = saisonnalité = saison > volumes de recherche
longue traîne = long tail = requêtes longues = mots-clés de niche = expressions longues > mots-clés = forums = facettes = content gap
regroupement de mots-clés = clustering = keyword clustering = grouper des mots-clés = regrouper des requêtes = trier des mots-clés = classer des mots-clés > plan de pages = mots-clés
plan de pages = keyword mapping = mapping de mots-clés = mot-clé par page = associer mots-clés et pages > regroupement de mots-clés
intention de recherche = search intent = intention = user intent = intention utilisateur = cherchent les internautes = informationnel ou transactionnel = veut l'internaute = attend l'internaute = gens cherchent = cherchent les gens = gens tapent = internautes tapent = répond à la recherche = intention de l'internaute > SERP = format de page
difficulté des mots-clés = keyword difficulty = KD = mot-clé concurrentiel = concurrence sur un mot-clé > SERP = mots-clés
requêtes de marque = branded = brand query = trafic de marque = recherches sur mon nom = marque et hors marque > search console = regex
champ lexical = champ sémantique = cooccurrences = TF-IDF = termes associés = LSI = vocabulaire thématique = audit sémantique = analyse sémantique = étude sémantique = semantic audit > entités = lexique = content gap = regroupement de mots-clés = cocon sémantique
optimisation sémantique = yourtextguru = yourtext.guru = surfer SEO = semji = 1.fr = score sémantique > champ lexical = brief
cannibalisation = cannibalisation de mots-clés = keyword cannibalization = pages en concurrence = pages qui se concurrencent = conflit entre pages = pages jumelles = pages concurrentes = concurrence entre pages = pages qui se gênent = se font de l'ombre = pages qui se ressemblent = articles qui se ressemblent = fassent concurrence = pages se cannibalisent = concurrence entre mes articles = plusieurs pages même mot-clé = articles jumeaux = articles redondants = articles qui se répètent = doublons d'articles = pages redondantes = fusion de pages
fusion de pages = consolidation de contenu = regrouper des articles = merger des pages = fusionner des articles = consolider des articles = articles qui se répètent = articles en double = merge content = consolidate = consolidate content = keep or delete = keep or merge > redirection = cannibalisation
content gap = écart éditorial = keyword gap = gap analysis = sujets manquants = lacunes de contenu = sujets de mes concurrents = sujets non couverts = trous dans le contenu > analyse concurrentielle = plan éditorial
analyse concurrentielle = étude de concurrence = benchmark = competitor analysis = étudier ses concurrents = concurrents SEO = comparer aux concurrents = espionner ses concurrents = benchmark concurrentiel = veille concurrentielle > concurrents = content gap
veille concurrentielle = surveiller les concurrents = competitive intelligence = suivi de la concurrence = espionner ses concurrents = suivre ses concurrents = surveillance de la concurrence = bouge chez mes concurrents = nouveautés des concurrents = actualité des concurrents = prix des concurrents = tarifs des concurrents = regarder la concurrence = observer la concurrence = competitor watch > concurrents = veille
quick wins = gains rapides = striking distance = positions 11 à 20 = deuxième page google = opportunités SEO = résultats rapides = low hanging fruits > search console = audit on-page = priorisation = plan d'action = balise title
suivi de positions = rank tracking = position tracking = suivre son classement = rank tracker = tracker ses positions = suivre ses positions = positions google > search console = rapport SEO
SERP = page de résultats = résultats de recherche = résultats google = search results = premiers résultats = résultats affichés = place réelle = publicités dans les résultats = annonces en haut = haut de page google = SERP analysis = analyse de SERP > modules google = intention de recherche
modules google = SERP features = fonctionnalités de SERP = encarts google = blocs de la SERP = recherche universelle > SERP
extrait optimisé = featured snippet = position zéro = position 0 = answer box = encadré google = snippet optimisé = encadré de réponse = encadré en haut = réponse en haut de google = tout en haut de google = bloc de réponse = réponse affichée par google > réponse courte
réponse courte = réponse concise = passage citable = réponse directe = answer first > extrait optimisé
PAA = people also ask = autres questions des internautes = answer the public = alsoasked = questions clients = answerthepublic = ce que demandent les gens > faq = intention de recherche = SERP = extrait optimisé = forums
google suggest = recherches associées = autocomplétion google = suggestions google = related searches > mots-clés
taux de clic = CTR = click-through rate = impressions mais aucun clic = améliorer les clics = clique = clics = clique sur mes résultats = clic sur google > balise title = méta description = SERP
zéro clic = zero click = zero-click search = google répond à ma place = moins de clics à cause de l'IA > extrait optimisé
recherche vocale = voice search = assistant vocal = alexa = siri > réponse courte = extrait optimisé
GEO = generative engine optimization = AEO = answer engine optimization = LLMO = GSO = SEO IA = référencement IA = SEO pour LLM = moteurs génératifs = optimiser pour chatgpt > visibilité IA = cité par les assistants IA = extrait optimisé = AI overviews = assistants IA
visibilité IA = LLM visibility = visible dans chatgpt = apparaître dans chatgpt = présence dans les IA = suivi de marque dans les LLM = part de voix IA = visibilité LLM > GEO = robots IA
cité par les assistants IA = citation IA = cité par chatgpt = recommandé par chatgpt = source des réponses IA = mentionné par l'IA > GEO = visibilité IA
AIO = aperçu IA = SGE = search generative experience = résumé IA google = réponse IA de google = AI overview = résumé par IA = réponse générée = gemini dans google > GEO = extrait optimisé
mode IA = google AI mode > GEO
chatbot = modèle de langage = IA conversationnelle = moteur de réponse = agent conversationnel = large language model = grand modèle de langage = moteurs d'IA = GenAI = AI answers = AI engines > assistants IA = visibilité IA = GEO
intelligence artificielle = IA générative
chatgpt search = searchgpt = recherche chatgpt > GEO = cité par les assistants IA
perplexity > assistants IA = cité par les assistants IA
IA se trompe sur ma marque = IA dit de mon entreprise = fausses informations sur mon entreprise = réputation dans les IA > visibilité IA = réputation
SEO local = référencement local = local SEO = visibilité locale = recherche locale = référencement de proximité = clients locaux = trouvé dans ma ville = clients du quartier = clients du coin = clients proches = clients à proximité = gens du coin = dans mon quartier = être trouvé localement = commune = proximité = voisinage > fiche google = page ville = zone d'intervention
fiche google = google business profile = GBP = GMB = google my business = fiche établissement = fiche d'établissement google = profil d'établissement = améliorer ma fiche google = optimiser ma fiche google = fiche google vide = créer ma fiche google = revendiquer ma fiche = fiche suspendue = fiche maps = photos de la fiche = catégorie de fiche = horaires = photos google > google maps = avis google = annuaires
google maps = maps = plans google = carte google = itinéraire google = apparaître sur maps = apparaît pas sur maps = waze = apple plans = apple maps = visible sur maps = apparaître dans la carte = fiche google = changer la catégorie = catégorie de ma fiche = catégorie principale = fiche sur maps = adresse sur maps = repère google maps = google maps listing = google maps ranking = map ranking = local ranking > pack local
pack local = local pack = map pack = 3-pack = trois résultats de carte > google maps = SEO local
posts google = google post = publication sur la fiche = actualités de la fiche > fiche google
horaires d'ouverture = horaires = heures d'ouverture = opening hours > fiche google = NAP
avis clients = avis de consommateurs = customer reviews = avis en ligne = trustpilot = avis vérifiés = note client = reviews = commentaires de clients = notes et étoiles = tripadvisor = google reviews = pages jaunes avis = réponse aux avis > réputation
demande d'avis = obtenir des avis = collecter des avis = solliciter un avis = générer des avis = récolter des avis = relance avis > avis clients = avis google
réponse aux avis = répondre aux avis = répondre à un avis google = review response = avis négatif = mauvais avis = gérer les avis = avis sans réponse = avis durs = répondre aux clients = faux avis = client mécontent = avis 1 étoile = bad review > avis google = réputation
réputation = e-réputation = online reputation = image en ligne = ORM > avis google = réponse aux avis = commentaires = visibilité IA
NAP = coordonnées = nom adresse téléphone = name address phone = cohérence des coordonnées = adresse erronée = a déménagé = déménager = ancienne adresse = mauvaise adresse = adresse fausse = changé d'adresse = changé de numéro = mauvais numéro = ancien numéro = mauvais téléphone = numéro de téléphone = numéro faux = infos fausses = inscription annuaire > annuaires
annuaires = citations locales = pages jaunes = local citations = annuaire professionnel = directory = yelp > NAP
fiche en double = doublon de fiche = double fiche google > NAP = fiche google
déménagement = changement d'adresse = nouvelle adresse = changement de numéro = relocalisation de l'entreprise = cassé en changeant = changeant les adresses = liens cassés = adresses cassées = adresses changées = adresse des pages = redirection > NAP = annuaires = migration
page ville = page par commune = page géolocalisée = pages villes en série = SEO ville = service dans plusieurs villes = villes alentour = city pages = city landing pages = location pages = villes voisines = communes voisines = communes alentour = dix villes = page par quartier = villes du département = page par département = pages géographiques = geo pages = geo landing = local landing = local landing pages = service area pages > pages satellites = SEO local = zone d'intervention
pages locales = page d'agence = page de magasin = page d'établissement = page de point de vente = landing page locale = douze magasins = franchisés = réseau de franchises = points de vente = multi-location = multi-sites = réseau d'agences = succursale = filiales = mes magasins = chaîne de magasins = trente magasins = réseau de magasins = franchise SEO = multi location SEO = store pages = store locator pages = branch pages > SEO local
pages satellites = doorway page = doorway = page de porte > abus de contenu
réseau d'agences = franchise = multi-établissements = réseau de magasins = succursales = enseigne = teach = teaching = explain = explaining = educational = éducatif = learn = course = training course > pages locales = pédagogie = vulgarisation = formation
store locator = localisateur de magasins = carte des magasins = trouver un magasin > réseau d'agences = pages locales
zone d'intervention = zone de chalandise = zone desservie = secteur géographique = service area = rayon d'action > SEO local = page ville
artisan = métiers du bâtiment = BTP = entreprise du bâtiment = artisanat = bâtiment = contractor = tradesman = tradespeople = plumber = electrician = roofer = builder > SEO local = chantiers
commerce de proximité = commerçant = petit commerce = boutique physique = magasin de quartier = magasin > seo local = fiche google = avis google
restaurant = restaurateur = brasserie > fiche google = avis google
e-commerce = ecommerce = boutique en ligne = vente en ligne = site marchand = online shop = commerce électronique = webshop = e-shop = vendre sur internet
fiche produit = page produit = product page = description produit = PDP = décrire un produit = décrire un article = texte de produit = vendre un produit = présenter un produit = product copy = product description
page catégorie = PLP = category page = page rayon = page collection = listing produits = texte de catégorie = haut de catégorie = description de catégorie = catégorie de ma boutique = collection page = category description
facettes = navigation à facettes = filtres produits = faceted navigation = filtre de catégorie = filtres de boutique = filter = filtre > crawl = noindex = canonical
catalogue produits = gros catalogue = milliers de références = SKU = références produits = descriptions à partir d'un fichier = fichier fournisseur = fichier excel fournisseur = tableau de produits = catalogue fournisseur = import produits = centaines de références = fiche produit > variantes = csv
variantes produit = déclinaisons = taille et couleur = product variants > fiche produit = canonical
rupture de stock = produit indisponible = out of stock = produit épuisé = article épuisé = stock épuisé = produit n'existe plus = article n'existe plus = produit retiré = produit qui ne revient pas = page d'un produit arrêté = fiche d'un produit arrêté = garder la fiche = supprimer la fiche = rediriger la fiche = rediriger ou garder = garder ou rediriger = garder ou supprimer la page = unavailable = unavailable products = discontinued products > soft 404 = fin de série = redirection
fin de série = produit supprimé = produit arrêté = discontinued = fin de gamme = produit obsolète > rupture de stock = redirection
google merchant center = merchant center = GMC = flux produits = product feed = flux shopping = flux merchant = google refuse mes produits = produits refusés = produits pas affichés = produits désapprouvés = produit non approuvé = compte suspendu = merchant suspendu = erreur de flux = shopping feed = annonces produits = lengow = channable = shoppingflux > google shopping
google shopping = annonces shopping = shopping ads = comparateur google > google merchant center
produit refusé = erreur merchant = flux refusé = produits non approuvés = attribut manquant > google merchant center
GTIN = EAN = code-barres = UPC = barcode > google merchant center
fiches gratuites = free listings = shopping gratuit > google merchant center
black friday = cyber monday = vendredi noir = BFCM = blackfriday > soldes = saisonnalité = page événement
recherche interne = moteur de recherche interne = barre de recherche = site search = recherche sur le site = loupe du site = internal site search = internal search = recherches sans résultat = tapent dans la recherche = tapent un mot = tapent dans ma boutique = clients tapent = visiteurs tapent = ne trouvent pas le produit = moteur de ma boutique = moteur de recherche de ma boutique = loupe = chercher dans la boutique = algolia = doofinder > zéro résultat
zéro résultat = no results = produit introuvable dans la boutique > recherche interne
guide d'achat = buying guide = conseil d'achat = guide de choix = conseiller les acheteurs = aider les clients à choisir = quel modèle choisir = choisir un produit = choisir le bon > page catégorie = comparatif
synthèse d'avis = résumer des avis = analyser les avis = analyse des avis clients = review analysis = analyse de sentiment = dépouiller des avis = que retenir des avis = revient dans les avis = ressort des avis = lire les avis = trier des avis = exploiter des avis = avis amazon = commentaires clients = commentaires d'acheteurs = centaines d'avis = 200 avis = review mining = product reviews = avis clients > verbatim
panier abandonné = abandon de panier = cart abandonment = checkout = tunnel d'achat = tunnel de commande = relance de panier = page de paiement = étape de paiement = abandonnent avant de payer = abandonnent au paiement = partent avant de payer = quittent le panier = panier = page panier = finaliser la commande = payer en ligne > formulaire = abandon = objections = conversion
prestashop = oxatis = wizishop = bigcommerce > e-commerce = fiche produit = page catégorie = facettes = google merchant center
shopify = boutique shopify > e-commerce = fiche produit = page catégorie = facettes = google merchant center = rupture de stock = flux produits
woocommerce = woo > e-commerce = fiche produit = page catégorie = facettes = google merchant center
magento = adobe commerce > e-commerce = fiche produit = page catégorie = facettes = google merchant center
marketplace = place de marché = amazon > e-commerce = fiche produit
CMS = content management system = gestionnaire de contenu = système de gestion de contenu
wordpress = WP = site wordpress > CMS
wix = squarespace = webflow = jimdo = créateur de site > CMS
search console = GSC = google search console = webmaster tools = outils pour webmasters
GA4 = google analytics = google analytics 4 = analytics = universal analytics = configurer analytics = matomo = piwik = plausible = piano analytics = alternative à google analytics > plan de marquage = rapport SEO = search console
mesure d'audience = web analytics = statistiques du site = analyse d'audience = stats de visites = audience du site > GA4
google tag manager = GTM = gestionnaire de balises = tag manager = server-side tracking = TMS > plan de marquage
plan de marquage = tagging plan = plan de taggage = tracking plan = tracking = taguer un site = plan de tracking = datalayer > GA4
événements clés = key events = événement GA4 = suivi des conversions = conversion tracking = objectif GA4 = event tracking > plan de marquage = GA4
données faussées = tracking cassé = écart entre GA4 et search console = données incohérentes = chiffres différents > GA4 = plan de marquage
bigquery = big query = export groupé = bulk data export = data warehouse = bulk export > SQL = search console
SQL = requête SQL = base de données = langage SQL = interroger une base = data analysis = analyse de données = data SEO = data = dataset = database = table SQL > python = search console = bigquery
tableau de bord = dashboard = tableau de suivi = cockpit = cockpit de pilotage = scorecard = tableau de pilotage > reporting = indicateurs
looker studio = data studio = google data studio = looker = tableau de bord = reporting = power bi = tableau software = dataviz = visualisation de données = data visualization = graphiques
reporting = rapport SEO = rapport mensuel = bilan mensuel = SEO report = rapport client = rapport de performance = commenter les chiffres = compte rendu SEO = compte rendu mensuel = monthly report = présenter les résultats = montrer les résultats = expliquer les chiffres = expliquer des courbes = commenter des courbes = présenter les chiffres = chiffres du mois = résultats du mois = courbe = graphique = statistiques > tableau de bord = search console = GA4 = présentation
KPI = indicateurs = métriques = metrics = indicateurs clés = chiffres à suivre = indicateur de performance = goal = objectives = objectif chiffré = chiffres dans le dashboard = chiffres importants = mesurer le SEO = mesurer le succès = mesurer la réussite = mesurer l'efficacité = objectifs SEO = SEO metrics = SEO KPI = KPI tree = north star = north star metric = vanity metrics > tableau de bord = rapport SEO = mesure
comparer des périodes = comparaison de périodes = year over year = YoY = évolution mensuelle > reporting
ROI = rentabilité = retour sur investissement = rentable = prouver la valeur du SEO = return on investment = ça vaut le coup = preuve que le SEO marche = rapporte le SEO = rapporte le référencement = gagner de l'argent avec le SEO = valeur du SEO > budget SEO = seuil de rentabilité = prévision SEO
attribution = modèle d'attribution = multi-touch = contribution des canaux = canal à l'origine des ventes > GA4 = UTM = parcours client
UTM = lien tracké = paramètres UTM = suivi de campagne = campaign tracking = lien de campagne = tracer une campagne = URL builder = lien balisé = campaign url builder = paramètres de campagne > GA4
source de trafic = canal d'acquisition = provenance des visiteurs = par quel canal viennent les visiteurs > GA4 = UTM
prévision de trafic = prévision SEO = forecast = projection de trafic = estimer le trafic = prévoir le trafic = potentiel de trafic = rapporter combien = gain espéré = chiffre d'affaires attendu = chiffre d'affaires espéré = scénarios > budget SEO = ROI
trafic organique = trafic naturel = trafic SEO = organic traffic = visiteurs venus de google
augmenter son trafic = attirer des visiteurs = générer du trafic = développer son trafic = personne ne visite le site > trafic organique = mots-clés = audit SEO
taux de rebond = bounce rate = taux d'engagement = visiteurs qui partent = visiteurs qui repartent = quitter la page tout de suite = les gens partent = quittent la page = quittent le site = partent du site = partent tout de suite = repartent = rebond = page d'atterrissage = partent = quittent = fuient = abandonnent > GA4 = formulaire
heatmap = carte de chaleur = carte de clics = clarity = hotjar = enregistrement de session = scroll map = session replay = session recording = revoir les visites = microsoft clarity = contentsquare = mouseflow = fullstory = hypothèses > conversion = test utilisateur = ux = page d'atterrissage
alerte = monitoring = alerting = surveillance du site = détection d'anomalie = tracker = tracking tool = monitor = watch > chute de trafic = automatisation = suivi
automatisation = automation = tâche répétitive = gagner du temps = workflow automatique = tâches manuelles = manipulation dans un tableau = refaire la manipulation = refais la manipulation = manipulation répétitive = tâche hebdomadaire = tâche SEO répétitive = toutes les semaines dans un tableau = automatiser google sheets = automatiser excel = automatiser un tableau = apps script > tableur = python = formules = regex = no-code
zapier = n8n = make.com = integromat = connecteur no-code = automatisation > no-code
no-code = low-code = nocode = sans coder un site = développer sans développeur = bubble = outil de calcul = calcul de devis = outil sur le site = mini application = application en ligne = plateforme en ligne = petit logiciel = application
lovable = vibe coding = bolt.new = générateur d'application = coder avec l'IA > no-code = application
application = appli = application web = app mobile = logiciel sur mesure = app = web app = software = logiciel = saas > no-code
cahier des charges = spécification = CDC = expression de besoins = PRD = specs
python = script python = pandas = google colab = jupyter = notebook > automatisation
script SEO = petit programme = coder un outil SEO = bout de code > python = apps script
apps script = google apps script = office scripts = script google sheets = macro = VBA > tableur = automatisation
regex = expressions régulières = regexp = RE2 = filtre regex = pattern matching = regular expression
tableur = spreadsheet = feuille de calcul = worksheet = sheet = google sheets = gsheet
excel = xlsx = fichier excel = tableau excel > tableur
formules = formule excel = fonction excel = recherchev = vlookup = xlookup = recherchex = query google sheets = cellule = somme = filtre excel = column = row > tableur = colonnes
tableau croisé dynamique = TCD = pivot table > tableur
CSV = fichier CSV = export CSV = extraction de données > tableur
scraping = web scraping = aspirer un site = scraper = importxml = extraire des données d'un site > python = tableur
améliorer un prompt = prompt engineering = réécrire un prompt = ingénierie de prompt = prompting = optimiser un prompt = mauvaise réponse de chatgpt = écrire un prompt = rédiger un prompt = prompts efficaces = consignes à l'IA = demander à l'IA = parler à chatgpt = consigne à chatgpt = instructions à chatgpt = instructions personnalisées = custom instructions
screaming frog = crawler SEO = outil de crawl = logiciel de crawl = sitebulb = crawl = maillage interne
accessibilité = a11y = accessibilité numérique = handicap = web accessibility = accessible aux handicapés = aveugles = site pour aveugles = malentendant = sourd = daltonien = daltonisme = situation de handicap = contraste des couleurs = contrastes = au clavier = lecteur vocal = inclusif = inclusive design = malvoyant = personnes âgées = senior > RGAA = langage clair
RGAA = WCAG = référentiel d'accessibilité = norme d'accessibilité > accessibilité
audit d'accessibilité = audit RGAA = audit a11y = test d'accessibilité > accessibilité = RGAA
déclaration d'accessibilité = obligation d'accessibilité = european accessibility act = acte européen d'accessibilité = EAA > RGAA = accessibilité
lecteur d'écran = screen reader = NVDA = voiceover = malvoyant = aveugle > accessibilité = texte alternatif
navigation au clavier = keyboard navigation = focus visible > accessibilité
RGPD = GDPR = protection des données = données personnelles = vie privée = CNIL = privacy = dpo > conformité = consentement
cookies = bandeau cookies = cookie banner = consentement = CMP = traceurs = bannière de consentement = RGPD formulaire = case à cocher = données collectées = politique de confidentialité = formulaire et RGPD = privacy policy = consent banner > rgpd = formulaire = plan de marquage
consent mode = mode consentement = google consent mode > cookies = GA4 = google tag manager
conformité = mise en conformité = compliance = respecter la loi = obligations légales = réglementation = législation = juridique = loi = legal = cadre légal = veille juridique = paiement = paie > paye
veille réglementaire = veille juridique = nouvelle loi = regulatory watch = suivre la réglementation > réglementation = conformité
règlement européen sur l'IA = loi sur l'IA > veille réglementaire = conformité
annonce de prix = prix barré = directive omnibus = affichage des prix = page de tarifs = pricing page = page de prix = grille tarifaire = afficher ses tarifs > réglementation = soldes = prix = tarifs
page événement = temps fort commercial = opération commerciale = marronnier = événement commercial = page promotionnelle = temps fort = journée mondiale = campagne saisonnière > soldes = black friday = saisonnalité
soldes = période de soldes = promotions saisonnières = promo = remise = réduction = rabais = déstockage = code promo = promotions = offre spéciale = vente privée = ventes flash = french days = rentrée = rentrée scolaire = fête des mères = fête des pères = saint-valentin = pâques = halloween = noël = page de promo = page événement > black friday = saisonnalité = rétroplanning
brief de contenu = brief éditorial = content brief = brief rédacteur = commander un article = consignes au rédacteur = instructions à un rédacteur = instructions claires = expliquer au rédacteur = briefer = commander un texte = passer commande à un rédacteur = rédacteur freelance = freelance rédaction = rédacteur externe = prestataire de rédaction > plan d'article
plan d'article = outline = structure d'article = trame d'article = sommaire d'article = structure d'un texte > brief
rédaction = écriture = content writer = rédacteur web = pigiste = briefing = externaliser = déléguer = consignes = brief > rédacteur indépendant
rédaction web = content writing = rédaction de contenu = écriture web = web writing = rédaction seo = écrire pour google = écrire pour le web = écrire pour les moteurs = texte SEO = texte optimisé = article SEO = article optimisé = optimiser un article = optimiser un texte = optimiser un contenu > brief = audit on-page = article de fond
déléguer la rédaction = externaliser la rédaction = sous-traiter la rédaction = trouver un rédacteur = faire écrire ses articles = textbroker = textmaster = redacteur.com > brief = rédacteur indépendant
syndrome de la page blanche = page blanche = panne d'inspiration = manque d'inspiration > idées de contenu
idées de contenu = idées d'articles = sujets d'articles = trouver des sujets = content ideas = brainstorming éditorial = quoi écrire sur mon blog = sujets de blog = manque d'idées = à court d'idées = panne d'idées = inspiration = brainstorming = brainstormer = créativité > plan éditorial = content gap = calendrier éditorial
calendrier éditorial = planning éditorial = planning de publication = content calendar = planning de contenu = agenda éditorial = organiser mon blog = blog pour l'année = année de contenu = articles de l'année = articles à publier = publier toute l'année = planifier les articles = planning d'articles = combien d'articles par mois = rythme de publication = fréquence de publication = plan éditorial = editorial calendar = calendar = publishing calendar = publication calendar > planification = réseaux sociaux
plan éditorial = programme éditorial = editorial plan = content plan = plan de contenu > calendrier éditorial = stratégie éditoriale
stratégie éditoriale = stratégie de contenu = content strategy = content marketing = marketing de contenu > plan éditorial = cocon sémantique = content gap
inbound marketing = inbound = marketing entrant = attirer sans démarcher > stratégie éditoriale = génération de contacts = livre blanc
ligne éditoriale = ligne édito = politique éditoriale > charte éditoriale = stratégie éditoriale
angle éditorial = angle d'article = parti pris = angle d'attaque = angle original = trouver l'angle = bon angle = angle différent = angle unique = point de vue original = angle = point de vue > brief
mise à jour de contenu = actualiser un article = rafraîchir un article = content refresh = contenu vieilli = contenu obsolète = contenu périmé = vieux articles = dépoussiérer = remettre au goût du jour = vieil article = vieux contenu = ancien article = vieux billets = article dépassé = reprendre un article = rajeunir un article = redonner vie = réactualiser = réactualiser un article = update old content = refresh content
article en baisse = article qui recule = content decay = article qui ne marche plus = article qui perd du trafic = article en perte de vitesse > mise à jour de contenu = perte de positions
élaguer = content pruning = pruning = nettoyage de contenu = supprimer de vieux articles = faire le ménage dans le blog > mise à jour de contenu = fusion de pages
audit de contenu = content audit = audit éditorial = inventaire de contenu = content inventory = que garder et que supprimer = trier mes articles > plan éditorial = mise à jour de contenu
contenu evergreen = evergreen = sujet intemporel = contenu intemporel = contenu pérenne > plan éditorial
relecture = relire = proofreading = correcteur = corriger un texte = corriger un article = corriger des fautes = correction de texte = relis = correcteur orthographique = correcteur en ligne = corriger ma lettre = vérifier la ponctuation = vérifier l'orthographe = vérifier mon français = texte sans fautes = zéro faute = améliorer mon français = proofread = grammar check = spelling check = copyediting > orthographe = typographie
orthographe = grammaire = fautes d'orthographe = fautes de français = conjugaison = spelling = coquilles = faute = syntaxe = tournure = style lourd = lourdeurs = mal écrit = relecture
antidote = languagetool = prolexis = scribens = bonpatron = reverso = grammarly = orthographe = relecture = mail important = relire un mail = relire un courriel = relire un texte = relire avant de publier = relire avant publication = relire avant envoi = fautes de frappe = faute d'accord = accord du participe = correction orthographique = chasser les fautes = traquer les fautes > vérification des faits
typographie = règles typographiques = orthotypographie > relecture
ponctuation = signes de ponctuation = espaces insécables > typographie = relecture
secrétariat de rédaction = secrétaire de rédaction = copy editor = copy editing > relecture = titres
réécriture = réécrire = récrire = reformuler = paraphraser = rewriting = retravailler un texte = remanier = writing = copy = rewrite = retravailler = remodeler = refaire = reprendre à zéro > rédaction
spin = content spinning = spinner un texte = spintax = générer des variantes de texte > abus de contenu = contenu dupliqué
plagiat = texte volé = article recopié = copyscape = on a copié mes textes = compilatio = copient mes textes = copie mon site = copient mon site = contenu volé = volé mon contenu = contenu dupliqué
texte robotique = texte qui sonne ia = texte qui sent chatgpt = humaniser un texte = texte sans âme = style ia = texte passe-partout > style = ton de marque = relecture
titre d'article = headline = titraille = trouver un titre = titre accrocheur = titre éditorial = aguicheur = accrocheur = percutant = tester un titre = comparer des titres = impactant = saisissant = piquant = mémorable > titres
clickbait = putaclic = piège à clics = titre racoleur = titre mensonger > titres
accroche = hook = phrase d'accroche = première phrase = punchline = amorce = attirer l'attention = opening line = first line > titres = script = post linkedin = balise title
chapô = introduction d'article = intro d'article = chapeau d'article = paragraphe d'ouverture > accroche
nombre de mots = longueur d'un article = combien de mots = longueur de texte > brief
faq = foire aux questions = questions fréquentes = questions récurrentes = questions courantes = frequently asked questions > questions clients
base de connaissances = help center = knowledge base = selfcare > faq = support client = mode d'emploi
support client = service client = SAV = service après-vente = customer support = customer care = helpdesk = keep = stay = remain > relation client = garder
zendesk = intercom = freshdesk = gorgias = helpscout = support client = demandes au support = SAV débordé = support débordé = réduire les appels = standard saturé = support tickets = réduire le support > tickets = faq
glossaire = lexique = terminologie = recueil de définitions = dictionnaire de termes = définir des mots = glossary = glossaries = définition = page de définition = définir un terme = dictionnaire = meaning = signification
vocabulaire métier = mots du métier = langage du métier = vocabulaire technique = vocabulaire professionnel = vocabulaire d'un secteur > lexique = terminologie = rédaction spécialisée
jargon = termes techniques = mots compliqués = langue de bois > lexique = langage clair
langage clair = français simple = plain language = écriture simple = simplifier un texte = langage simple = contrat = mentions légales = clauses = règlement intérieur > simplification = lisibilité = rédaction administrative
FALC = facile à lire et à comprendre = easy to read > langage clair = accessibilité
texte incompréhensible = texte compliqué = texte pas clair = texte trop technique = offre pas claire = texte indigeste > langage clair = simplification
lisibilité = readability = score de lisibilité = flesch = scolarius = phrases trop longues = texte trop long = raccourcir = raccourcir un texte = couper un texte = condenser un texte = langage clair = relecture
vulgarisation = expliquer à un débutant = pédagogie = rendre compréhensible = explicatif = didactique > langage clair
rédaction administrative = courrier administratif = lettre officielle = courrier officiel > langage clair
CGV = conditions générales de vente = conditions de vente = CGU = petits caractères = conditions d'utilisation > langage clair = conformité = conditions
ton de marque = tone of voice = brand voice = voix de marque = tonalité = identité verbale = ton éditorial = langage de marque = marque doit s'exprimer = exprimer = manière de parler = façon de parler = façon de s'exprimer = manière d'écrire = ton à employer = personnalité de la marque = charte de ton = charte rédactionnelle = brand voice guidelines = voice guidelines = tone guidelines = verbal identity = brand language = textes disparates > charte éditoriale
charte éditoriale = guide de style = style guide = charte rédactionnelle = règles d'écriture = editorial guidelines = editorial style = charte de rédaction = manuel de style > ton de marque
résumer = synthèse = synthétiser = condenser = summary = récapituler = abréger = points clés = raccourcir un texte = TLDR
executive summary = note de synthèse = one pager = résumé pour dirigeant = page de synthèse > comité de direction = compte rendu
fact checking = vérification des faits = vérifier une information = vérifier des chiffres = contrôle des faits = vérifier les affirmations = débunker = vérifier les faits = vérifier un texte = vérifier une citation = contrôler un article = vérifier mes sources = chiffre douteux = fausse information = fake news = infox = désinformation = intox = source citée = vrai ou faux > sources
hallucination = chatgpt invente = l'ia invente = fausses informations = l'ia se trompe = chatgpt dit n'importe quoi = erreurs de l'ia = vérification des faits = IA hallucine = chiffres inventés = inventé les chiffres = sources inventées = inventé une étude = études inventées = invente des sources = IA raconte n'importe quoi = invente = mensonge = ment = fiable = fiabilité > sources
webographie = bibliographie = liste de sources = trouver des sources = références documentaires > sources primaires = documentation
sources primaires = source originale = document d'origine = source officielle = remonter à la source = sources fiables = références fiables = bonnes sources = sources sérieuses = sources sûres = liste de références = chercher des sources = trouver des études = appuyer mon article = citer ses sources = références bibliographiques = webographie > sources
e-e-a-t = eeat = signaux de confiance = prouver mon expertise = crédibilité = autorité de l'auteur = expérience expertise autorité fiabilité > expertise = preuves = vérification des faits = données structurées
page auteur = bio auteur = fiche auteur = biographie d'auteur = author bio = signature d'auteur = encadré auteur > e-e-a-t = expertise
ymyl = your money your life = sujets sensibles = santé et finance = article santé = article médical = texte médical = conseils financiers = conseils médicaux = conseil juridique = article juridique = texte juridique = article finance = placement financier = crédit immobilier = site médical = site de santé = health content > vérification des faits = e-e-a-t
contenu santé = contenu médical > ymyl = vérification des faits
contenu financier = finance personnelle = conseils d'argent > ymyl = vérification des faits
article de fond = longform = contenu long = article approfondi = format long = article expert = article fouillé
blog = blogging = billet de blog = article de blog = blog post = bloguer > rédaction web = article
blog sans lecteurs = personne ne lit mon blog = articles pas lus = blog mort = personne ne lit mes articles = lisent mon blog = lisent mes articles = blog pas lu = faire lire mes articles = blog qui ne décolle pas = blog sans visites > diffusion = recyclage de contenu = mise à jour de contenu = newsletter
diffusion de contenu = content distribution = promouvoir un article = faire connaître un article = promotion de contenu = faire lire un article > diffusion = recyclage de contenu
recyclage de contenu = repurposing = content repurposing = recycler un article = réutiliser un article = décliner un article = déclinaison de contenu = transformer un article > diffusion
livre blanc = white paper = ebook = guide téléchargeable = guide pdf = whitepaper = e-book = livre numérique = guide PDF gratuit = guide gratuit à télécharger = contenu à télécharger = document à offrir = cadeau contre email = PDF contre email = contenu pour avoir des contacts = magnet = lead magnets = gated = download page = rapport téléchargeable > page de téléchargement = contenu long = génération de contacts
lead magnet = aimant à prospects = contenu premium = contenu téléchargeable = freebie = gated content = ressource gratuite contre email > livre blanc = page de téléchargement = génération de contacts = bienvenue
étude de cas = case study = cas client = success story = customer story = histoire client = client satisfait = client content = client heureux = exemple de client = raconter un client = raconter un cas = cas concret = réalisations = projet réussi = témoigner = accepte de témoigner = customer case = témoignage client = success = réussite client = testimonials = success stories = witness > preuve sociale
témoignage client = testimonial = parole de client = client qui témoigne > preuve sociale = étude de cas = objections = avis clients
preuve sociale = social proof = validation sociale > témoignage client = avis clients
réassurance = rassurer = inspirer confiance = gagner la confiance = trust signals = les gens n'ont pas confiance > preuves = preuve sociale
retour d'expérience = rex = retex = lessons learned > expertise
portfolio = références clients = showcase > étude de cas
mode d'emploi = guide pratique = marche à suivre = notice = tutoriels = étape par étape = notice d'utilisation = notice d'emploi = manuel d'utilisation = user guide = howto = step by step = expliquer une manipulation = guide d'utilisation = manipulation = procédure
procédure = SOP = mode opératoire = documenter un process = process interne = effectuer = accomplir = exécuter > mode d'emploi
rédaction technique = technical writing = documentation technique > mode d'emploi
checklist = liste de contrôle = liste de vérification = points à vérifier = check list = pense-bête = points de contrôle
comparatif = comparer = versus = vs = face-à-face = nous vs concurrent = notre produit contre = comparer mon logiciel = comparer mon produit = face au leader = leader du marché = numéro un du marché = alternative page = alternative to = versus page = vs page = comparison page = compare page = page de comparaison = tableau comparatif = tableau de comparaison = comparaison honnête > guide d'achat = aide au choix = page alternative
page alternative = alternative à un concurrent = page versus = comparaison avec un concurrent = se comparer aux concurrents = comparatif de produits = comparer des produits = comparaison de produits = product comparison = guide d'achat > comparatif = publicité comparative
storytelling = récit de marque = raconter une histoire = narration = mise en récit > étude de cas = retour d'expérience
interview = itw = entretien publié = interviewing = interviewer un expert = interroger un expert = faire parler un expert = expert métier = thought leadership = leader d'opinion = devenir une référence = posture d'expert > transcription = citation = brief = e-e-a-t = expertise = prise de parole = post linkedin
transcription = retranscription = speech to text = enregistrement audio = dictaphone = verbatim transcript = enregistrement = retranscrire = verbatim d'entretien > interview
otter = whisper = happyscribe = noota = sonix = turboscribe = tldv = fireflies = fathom = transcription > compte rendu
copywriting = copywriter = écriture persuasive = rédaction persuasive = conception-rédaction = texte qui vend = textes vendeurs = texte de vente = page qui vend = vendre avec les mots = convaincre d'acheter = texte commercial = lettre commerciale = vendre une formation = vendre un service = sales copy = page de vente > objections = page d'atterrissage = fiche produit
AIDA = formule de copywriting = framework copywriting = problem agitate solve = storybrand > copywriting = page de vente
page de vente = sales page = lettre de vente = sales letter = page commerciale = page pour vendre > copywriting = objections
landing page = page d'atterrissage = page de destination = page de campagne = LP = landing = lander > conversion
page de capture = squeeze page = opt-in page = page d'inscription > page d'atterrissage = page de téléchargement = génération de contacts
page qui ne vend pas = page qui ne convertit pas = visites sans ventes = trafic sans conversion = visiteurs qui n'achètent pas = clics mais pas de ventes = site qui ne vend pas = trafic sans ventes = visiteurs sans achat = zéro vente = convertit pas = page d'atterrissage = conversion = convertir = convertissent = transformer en clients = transformer les visiteurs = visiteurs en clients > page de vente = test a/b
site sans contacts = zéro demande de devis = le téléphone ne sonne pas = trouver des clients = attirer des clients = acquisition de clients = chercher des clients = carnet de commandes vide = manque de clients = appels en baisse = nouveaux clients = gagner des clients > conversion = formulaire = page d'atterrissage = génération de contacts = SEO local = chantiers = page de vente
CTA = call to action = appel à l'action = bouton d'action = texte de bouton = bouton d'achat > conversion = page d'atterrissage
premier écran = above the fold = hero section = ligne de flottaison = haut de page > page d'atterrissage
proposition de valeur = USP = UVP = value proposition = unique selling proposition = promesse de vente = argument unique > positionnement = page d'atterrissage
différenciation = sortir du lot = positionnement de marque = positionnement marketing > positionnement
argumentaire commercial = sales pitch = argumentaire de vente = discours commercial = script de vente = arguments pour vendre > objections = vente
elevator pitch = présenter son activité = se présenter en une minute = pitch > positionnement = profil
objections = freins à l'achat = client qui hésite = réticences = craintes du client = obstacles à l'achat = hesitation = doubts = doute = clients hésitants = hésitent à acheter = prospects hésitants = prospect qui hésite = demander à réfléchir = lever les freins = freins des clients = rassurer l'acheteur = peur d'acheter = sales objections = objection handling > preuves = concerns = étude de cas = preuve sociale
closing = conclure une vente = signer un client = décrocher un contrat > vente = objections
page à propos = about us = page équipe = présentation de l'entreprise > e-e-a-t = ton de marque
page de service = page prestation = présenter ses services = présenter ses prestations > page de vente
google ads = adwords = SEA = PPC = annonces payantes = liens sponsorisés = search ads = cohérence annonce > page d'atterrissage
facebook ads = meta ads = social ads = pub facebook = publicité instagram = linkedin ads = cohérence annonce = pub = publicité en ligne = publicité facebook = publicité google = campagne google ads = campagne publicitaire = annonces google = payer des clics = paie des pubs = pub instagram = bing ads = microsoft ads = tiktok ads > page d'atterrissage
persuasion = neuromarketing = biais cognitifs = psychologie de l'acheteur = déclencheurs d'achat > copywriting = objections
taux de conversion = conversion rate = taux de transformation = CVR > conversion
CRO = conversion rate optimization = optimisation de la conversion = améliorer la conversion = augmenter les conversions = convertir davantage > test a/b = page d'atterrissage = taux de conversion = formulaire
augmenter les ventes = booster les ventes = augmenter le chiffre d'affaires = développer les ventes > conversion = vente = page de vente
test a/b = a/b testing = ab test = split test = tester deux versions = comparer deux versions de page = expérimentation = idées de tests = tester ma page = version a ou b = deux versions de ma page = comparer deux versions = assez de trafic pour tester = assez de visiteurs pour tester > hypothèses
ab tasty = kameleoon = optimizely = vwo = google optimize > test a/b
taille d'échantillon = significativité statistique = puissance statistique = p-value = durée d'un test = effectif par variante = test significatif = sample size > test a/b = statistiques
ux = expérience utilisateur = user experience = ergonomie = utilisabilité = usability = site facile à utiliser > test utilisateur
test utilisateur = user testing = test d'utilisabilité = faire tester son site = usability test = observer de vrais utilisateurs > ergonomie = ux
microcopie = ux writing = microcopy = textes d'interface = libellés = messages d'erreur > formulaire = ux
formulaire de contact = page de contact = contact form = champs inutiles = champs obligatoires = formulaire compliqué = formulaire trop long = formulaire interminable = remplissent pas le formulaire = remplit pas le formulaire = remplir le formulaire = champs du formulaire = formulaire d'inscription = form UX = form design = web form = form optimization = formulaire = abandon de formulaire = form drop-off = formulaire pas rempli > abandon = test utilisateur
demande de devis = formulaire de devis = quote request > formulaire = devis
typeform = google forms = tally = jotform = surveymonkey = framaforms = limesurvey = qualtrics = questionnaire = enquête client = faire un sondage = sonder mes clients = sonder = questions fermées = échelle de satisfaction = influencer les réponses = questionnaire satisfaction = questionnaire en ligne = formulaire de satisfaction = microsoft forms = demander l'avis des clients = satisfaction = satisfaits = répondants > formulaire
tunnel de conversion = tunnel de vente = funnel = sales funnel = entonnoir de vente = TOFU MOFU BOFU = customer path > parcours client = conversion = formulaire = événements clés = page d'atterrissage
pain points = irritants = points de friction = points de douleur = problèmes des clients = ce qui énerve les clients > voix du client = parcours client
pop-up = popup = popin = fenêtre surgissante = exit intent > conversion = génération de contacts
calendly = prise de rendez-vous = réservation en ligne = réserver un appel = cal.com = formulaire = form = training = former une équipe = support de cours = e-learning = cours en ligne > conversion = pédagogie
réseaux sociaux = social media = médias sociaux = SMO = plateformes sociales = social network = social post = social content
community management = CM = animer une communauté = gérer ses réseaux = social media manager = animer une page > réseaux sociaux = modération = calendrier éditorial
quoi publier sur les réseaux = idées de posts = idées de publications = poster sur les réseaux = publications réseaux = être présent sur les réseaux = présence sur les réseaux = alimenter les réseaux = publier sur instagram = publier sur facebook = planifier mes posts = planning instagram = planning facebook = réseaux sociaux = calendrier éditorial = hootsuite = swello = agorapulse = metricool = meta business suite > idées de contenu
programmer des posts = planifier ses publications = planning réseaux sociaux = calendrier social = social media calendar > calendrier éditorial = planification
post linkedin = publication linkedin = publier sur linkedin = écrire sur linkedin = contenu linkedin > linkedin = prise de parole
profil linkedin = bio linkedin = titre linkedin = optimiser son linkedin = résumé linkedin = section infos = trouver des missions = cherche des missions = décrocher des missions = chercher des clients en freelance = page linkedin = headline linkedin = linkedin headline = linkedin profile > linkedin = profil
personal branding = marque personnelle = marque perso = image professionnelle = se rendre visible > linkedin = profil = positionnement
employee advocacy = salariés ambassadeurs = ambassadeurs internes = faire poster les salariés > linkedin = prise de parole
social selling = prospecter sur linkedin = vendre sur linkedin = sales navigator > linkedin = profil = post linkedin
instagram = insta = IG > réseaux sociaux
facebook = FB = page facebook > réseaux sociaux
twitter = tweet = x.com = bluesky = mastodon > réseaux sociaux = post
vidéo courte = short video = vidéo verticale = vidéo au téléphone = short-form video = mini vidéo = reels = shorts = que dire en vidéo = parler en vidéo = tourner une vidéo = vidéo au smartphone = vidéo instagram = vidéo tiktok = short youtube = court format vidéo = script > tiktok
tiktok = tik tok > vidéo courte = réseaux sociaux
youtube = YT = chaîne youtube = vidéo longue = vidéo youtube = script de vidéo = script youtube = vidéo d'explication = vidéo explicative = vidéo pédagogique = vidéo de dix minutes = scénario > vidéo = script
miniature youtube = thumbnail = vignette de vidéo > youtube
script vidéo = scénario vidéo = storyboard = texte à dire en vidéo = déroulé vidéo > scénario = script = vidéo
face caméra = parler devant la caméra = peur de la caméra = à l'aise à l'oral > vidéo = script
capcut = montage vidéo = inshot = premiere pro = davinci resolve = vidéo courte > vidéo
podcast = balado = émission audio = baladodiffusion
show notes = page d'épisode = notes d'épisode = description d'épisode > podcast
webinaire = webinar = conférence en ligne = masterclass = génération de contacts = lemlist = la growth machine = waalaxy = phantombuster > présentation
carrousel = carousel = post à faire défiler = slides linkedin = post multi-images = billet en slides = article en slides = article en carrousel = billet en carrousel = article en pdf = blog en carrousel = transformer un article en slides = blog post to carousel = turn blog into = carousel post = carousel design = slides éducatives = post éducatif = post pédagogique = expliquer en images = notion en images = expliquer une notion = infographie = fiche visuelle > document pdf
canva = adobe express = figma = carrousel = à faire défiler = images à faire défiler = pdf linkedin = document linkedin = slides instagram = diapos = diapositives = swipe > images = pédagogie = document pdf
légende de photo = caption = texte de post = légende instagram > post = réseaux sociaux
modération = trolls = haters = commentaires haineux = commentaire assassin = commentaire méchant = commentaires désagréables = commentaire insultant = insulte sur facebook = insulter sur les réseaux = nous insulte = se faire attaquer en ligne = critiques en ligne = critiques sur les réseaux = commentaires = haine = harcèlement = propos haineux > relation client = réponse aux avis
répondre aux commentaires = gérer les commentaires = commentaires négatifs = réactions négatives = réponse à un commentaire = commentaire facebook = commentaire instagram = commentaires sous mes posts = commentaires sous ma pub = message désagréable = reply to comments = comment reply = comment replies = comment moderation = community manager = community manager réponses = commentaires = respond = response = answering = answer > réponse
UGC = user generated content = contenu généré par les utilisateurs = contenu créé par les clients > avis clients = témoignage client = réseaux sociaux
marketing d'influence = influenceur = collaboration rémunérée = partenariat rémunéré = ambassador = partenariat = co-marketing = apporteur d'affaires = collab = blogueur = créateurs de contenu = demander un lien à un blog > réglementation = réseaux sociaux = relations presse = liens locaux
taux d'engagement = likes = engagement sur les réseaux = hashtag = story = stories = abonnés instagram = followers = gagner des abonnés = augmenter son audience = développer sa communauté > réseaux sociaux = post
zéro engagement = posts sans réactions = mes posts font un flop > accroche = post = réseaux sociaux
social listening = écoute sociale = écoute des réseaux = brand monitoring > forums = voix du client = réputation
forum = fil de discussion = communauté en ligne = groupe de discussion = parlent les gens = gens parlent = ce que disent les consommateurs = discussions de consommateurs = discussions de clients = commentaires youtube = sous reddit = subreddit = reddit research = forum research = audience research = mots des gens = mots des internautes = écouter les clients > voix du client
reddit = quora = groupes facebook = discord = doctissimo = gens parlent = parlent de leur problème = mots que les clients emploient = conversations en ligne = discussions en ligne = facebook groups = forums > voix du client
newsletter = infolettre = lettre d'information = lettre d'info > e-mailing
e-mailing = campagne e-mail = email marketing = mailing = marketing par courriel = campagne de mails = emailing = CRM = gestion de la relation client = customer relationship management = fichier clients = base clients > newsletter = courriel = relation client = livre blanc
courriel = mail = e-mail = message électronique = inbox = mailbox = e-mail marketing = email copy = emails = boîte mail = envoi = newsletter = envoyer = expédier
mailchimp = brevo = sendinblue = mailjet = activecampaign = klaviyo = mailerlite = sarbacane = convertkit = substack = beehiiv = newsletter = courriel > e-mailing
objet du mail = subject line = ligne d'objet = objet de newsletter = titre du mail > newsletter = courriel
préheader = preheader text = texte d'aperçu = preview text > newsletter = courriel
taux d'ouverture = open rate = mails pas ouverts = personne n'ouvre mes mails = newsletter pas lue > newsletter = délivrabilité
délivrabilité = deliverability = mails en spam = tomber en spam = courrier indésirable = SPF DKIM DMARC > e-mailing = courriel
séquence de bienvenue = welcome email = mail de bienvenue = welcome series = accueillir un nouvel abonné = premier mail après inscription > bienvenue = courriel = automatisation
marketing automation = automatisation marketing = autorépondeur = drip campaign = scénario d'emails = séquence d'emails = workflow email > automatisation = courriel
lead nurturing = nurturing = entretenir ses prospects = faire mûrir un prospect = prospect pas prêt > courriel = automatisation = livre blanc
fidélisation = rétention = garder ses clients = faire revenir les clients = churn = perdre des clients = attrition = clients qui reviennent = faire revenir mes abonnés = relancer des clients = relancer d'anciens clients = clients perdus = fidélité > relation client = newsletter = courriel
réactiver des clients = clients inactifs = win-back = reconquête = anciens clients > fidélisation = courriel
liste email = base d'abonnés = collecter des emails = récolter des adresses mail = mailing list > newsletter = génération de contacts = rgpd
prospection = démarchage = outbound = chasse commerciale = lead = clients potentiels = contacts commerciaux = pistes commerciales > objections = vente = génération de contacts
cold email = cold mailing = mail de prospection = email à froid = cold outreach = mail à un inconnu = courriel > génération de contacts
cold call = appel à froid = téléprospection = phoning = démarchage téléphonique = script d'appel > objections = génération de contacts
génération de contacts = génération de leads = lead generation = lead gen = capter des prospects = obtenir des contacts = trouver des prospects = attirer des leads = leads b2b = prospects b2b > livre blanc = formulaire = page de téléchargement = page d'atterrissage
lead scoring = qualifier les prospects = MQL = prospects pas qualifiés = mauvais leads > formulaire = persona
hubspot = salesforce = pipedrive = zoho = sellsy > courriel = livre blanc = génération de contacts
relance = follow-up = prospect qui ne répond pas = client qui ne répond plus = devis sans réponse = ghosting = solliciter = recontacter > courriel = objections = demander
devis refusé = devis perdus = client parti ailleurs > objections = preuves
b2b = btob = business to business = clientèle d'entreprises = vendre aux entreprises
bouche-à-oreille = referral = recommandation entre clients = programme de parrainage > parrainage = avis clients
communiqué de presse = press release = communiqué = annonce à la presse > relations presse
dossier de presse = press kit = kit média = espace presse = media kit = newsroom = salle de presse > communiqué de presse = relations presse
passer dans la presse = retombées presse = couverture médiatique = passer dans les médias = avoir un article dans le journal > relations presse = communiqué de presse
contacter un journaliste = pitch presse = mail aux journalistes = intéresser un journaliste = écrire à une rédaction > relations presse = communiqué de presse
répondre à un journaliste = media training = porte-parole = éléments de langage = interview presse = questions de journaliste > interview = relations presse = citation
données internes = étude exclusive = baromètre = données propriétaires = chiffres maison = data study = nos propres données = données de l'entreprise = chiffres exclusifs > digital pr = relations presse = livre blanc
lancement de produit = product launch = lancer une offre = nouveau produit = nouvelle offre = go-to-market = lancer un nouveau produit > annonce = communiqué de presse = page de vente
branding = identité de marque = image de marque = brand identity = plateforme de marque > ton de marque = positionnement
naming = trouver un nom = nom de marque = nom d'entreprise = nom de produit > identité verbale = positionnement
slogan = baseline = tagline = signature de marque > accroche = identité verbale
notoriété = brand awareness = faire connaître sa marque > relations presse = réseaux sociaux
persona = buyer persona = avatar client = client idéal = ICP = ideal customer profile = portrait-robot du client = client type = profil d'acheteur = portrait de mes clients = portrait-robot = profil de clientèle = vrais acheteurs = types de clients = ma clientèle = profil type = fiche persona = buyer profile = customer profile = customer persona = user persona > segmentation = entretien client
public cible = cœur de cible = audience cible = connaître ses clients = cible marketing > persona = segmentation
segmentation = segments de clientèle = typologie de clients = groupes de clients > persona
entretien client = interview client = customer interview = user interview = parler à ses clients = customer discovery = interroger ses clients = préparer une interview client = préparer un entretien = raisons d'achat = clients achètent = comprendre l'achat = décision d'achat = déclic d'achat = poser des questions à mes clients = questions à poser à un client = appeler mes clients = rencontrer mes clients > étude qualitative = verbatim = étude de cas
guide d'entretien = trame d'interview = questions à poser aux clients = grille d'entretien = interview guide > entretien client
étude qualitative = quali = recherche utilisateur = user research = ux research = qualitative research = market research = études clients = étude de marché = analyse de marché = connaître son marché = taille du marché > entretien client = verbatim = enquête client = voix du client = analyse concurrentielle
focus group = table ronde de clients = panel de consommateurs > étude qualitative
jobs to be done = JTBD = motivations d'achat = pourquoi les clients achètent = tâche à accomplir > entretien client
voix du client = voice of customer = VOC = mots des clients = feedback client = retours clients = langage client = verbatim = mots exacts des clients = parler comme ses clients = façon de parler des clients = mots utilisent = utilisent mes clients = emploient mes clients = vocabulaire des clients = expressions des clients > entretien client = avis clients = forums
verbatim = citation de client = phrase exacte du client = propos recueillis > voix du client
enquête = sondage = questionnaire = survey = étude par questionnaire = poll = questionnaire design > enquête client
enquête de satisfaction = NPS = net promoter score = CSAT = satisfaction client = clients satisfaits > enquête client = voix du client
question biaisée = question orientée = biais d'enquête = réponses faussées = questionnaire de satisfaction = questionnaire client = questionnaire court = rédiger un questionnaire = questionnaire d'étude = questions neutres = formuler des questions = poser la bonne question = bonnes questions = questions ouvertes = influencer les réponses = influencer mes clients = orienter les réponses = survey design = survey questions = customer survey = feedback form = exit survey = enquête client > biais = questionnaire
parcours client = customer journey = parcours d'achat = parcours utilisateur = journey map = experience map = user journey = étapes d'achat > points de contact = cartographie
points de contact = touchpoints = moments de vérité > parcours client
veille = se tenir au courant = rester informé = curation = suivre l'actualité > documentation
SWOT = forces et faiblesses = matrice swot = menaces et opportunités > analyse concurrentielle
plan marketing = stratégie marketing = plan de communication = plan de com = stratégie de communication > plan éditorial = feuille de route = calendrier éditorial
proposition commerciale = propale = offre commerciale = business proposal = proposition de mission = trois propositions = propositions à des prix = comparer des propositions = prix différents = devis différents = devis d'agence = offres différentes = comparer des offres = comparatif > devis = appel d'offres = prix
devis = quotation = estimation de prix = chiffrer une prestation = citations d'expert > prix = citation
fixer ses prix = tarification = pricing = TJM = taux journalier = combien facturer = combien demander = augmenter ses tarifs = price = tarif > prix = page de tarifs
appel d'offres = AO = RFP = request for proposal = compétition d'agences = consultation d'agences = mairie = commune qui consulte = soumissionner = soumission = candidature > proposition commerciale = mémoire technique = marché public
marché public = commande publique = DCE = boamp = acheteur public > appel d'offres = mémoire technique
mémoire technique = note méthodologique = dossier de réponse > appel d'offres
lancement de mission = kick-off = réunion de lancement = onboarding client = nouveau client = démarrage de mission = démarrer avec un client = accueillir un client = premier rendez-vous = premier rendez-vous client = nouveaux clients SEO = début de mission = démarrer une prestation = demander à un client = accès à demander = questions au client = réunion de démarrage = project kickoff = kickoff = client onboarding > cadrage = atelier = audit SEO
brief client = questionnaire de découverte = atelier de cadrage = comprendre le besoin du client = connaître mes clients = mieux connaître mes clients = profils de clients = fiche client type = fiche de cible = public visé = persona = cible = ciblage = clientèle > cadrage = lancement de mission = segmentation
compte rendu = CR de réunion = notes de réunion = meeting notes = procès-verbal = PV de réunion = minutes de réunion
préparer une réunion = agenda de réunion = déroulé de réunion = réunion client > atelier = compte rendu
atelier = workshop = séance de travail collective
OKR = objectifs et résultats clés = objectifs smart = fixer des objectifs > indicateurs
convaincre mon patron = convaincre la direction = convaincre mon chef = faire adhérer la direction > argumentaire = comité de direction = présentation
défendre un budget = obtenir un budget = justifier une dépense = business case = argumentaire budgétaire = demander des moyens = sert le SEO = SEO sert = prouver que le SEO = prouver l'utilité = démontrer la valeur = défendre le SEO = demander un budget = présenter un budget = comité de direction > budget SEO = direction financière = ROI = argumentaire
comité de direction = codir = comex = direction générale = comité exécutif = PDG = DG = gérant = big boss > présentation = décision = argumentaire
direction financière = DAF = CFO = contrôle de gestion = responsable financier = comptable > budget seo = rentabilité = ROI
powerpoint = slides = deck = diaporama = google slides = keynote = gamma.app = carousel = slideshow > présentation = comité de direction = reporting = carrousel
seuil de rentabilité = point mort = break-even > rentabilité = scénarios
prévision = forecast = projection = prévisionnel = estimer les résultats futurs = forecasting = predict = prévoir = prédire = estimer = espérer = gain = prévision SEO = prévu = anticiper > scénarios = ROI
feuille de route = roadmap = plan à 90 jours = planning trimestriel = plan trimestriel = planning SEO = planning de référencement = plan sur trois mois = chantiers SEO = chantiers de référencement = répartir le travail = organiser l'équipe = trimestre > planification = priorisation
plan d'action = action plan = liste d'actions = actions à mener > feuille de route = priorisation
priorisation = arbitrage = score ICE = RICE = MoSCoW = matrice impact effort = matrice eisenhower = prioritiser = prioritization = backlog = to-do list = todo = liste de tâches = tâches en retard = file d'attente = prioriser des tâches = hiérarchiser = ordonner = prioritaire = urgence = débordés = submergé = noyé = priority
gestion de projet = project management = chef de projet = pilotage de projet = diagramme de gantt = trello = asana = monday.com = clickup = jira = basecamp = backlog > planification = lancement de mission = migration
notion = airtable = coda = planification = calendrier éditorial > gestion de projet
charge de travail = plan de charge = capacité de l'équipe = staffing > planification = capacité
manque de temps = débordé = gagner du temps = aller plus vite > automatisation = charge de travail
choisir une agence = choisir un prestataire = comparer des devis = sélectionner une agence = comparer des offres = quel forfait = quelle offre choisir = meilleur rapport qualité-prix = rapport qualité-prix = pricing comparison = price comparison = compare prices = compare quotes = quote comparison = vendor comparison = comparatif > appel d'offres = prix = offre commerciale
audit gratuit = rendez-vous découverte = appel découverte = préaudit > proposition commerciale = audit
client mécontent = réclamation = client difficile = plainte = litige client = client en colère = insatisfaction > relation client = réponse aux avis
bad buzz = communication de crise = polémique = shitstorm = scandale > gestion de crise = réputation = modération
faux avis = acheter des avis = avis bidon = avis frauduleux > avis clients = réponse aux avis
supprimer un avis = signaler un avis = faire retirer un avis = avis diffamatoire > réponse aux avis = avis google
noël = fêtes de fin d'année = cadeaux de noël > saisonnalité = page événement
rétroplanning = planning à rebours = reverse planning = combien de temps à l'avance > planification = saisonnalité
freelance = indépendant = auto-entrepreneur = micro-entrepreneur = solopreneur = travailleur indépendant = TJM = prix de journée = tarif journalier > consultant = objections = profil
devenir freelance = se lancer en freelance = premiers clients = débuter à son compte > indépendant = positionnement = profil
consultant = consulting = conseil indépendant = expert-conseil = acheteuse = lectrice = journaliste pigiste = shop = store = magasin en ligne = buyer = consumer = consommateur > cliente = développeuse = directrice = rédactrice = boutique
TPE = PME = petite entreprise = small business = petite boîte = petite structure > artisan = seo local
plombier = chauffagiste = plomberie > artisan = chantiers
électricien = installateur électrique = dépanneur = travaux = toiture = chauffage = rénovation de maison = résultat probant = couvreur = charpentier = couverture = coverage > artisan = chantiers = SEO local = étude de cas
menuisier = menuiserie = ébéniste > artisan = chantiers
petit budget = moyens limités > priorisation = budget seo
site rame = site qui traîne = page qui rame = page traîne = rame sur mobile = rame sur téléphone = rame au chargement = boutique rame = lent à s'afficher = lent à charger = charge lentement = longtemps à charger = secondes à s'ouvrir = secondes à s'afficher = secondes à charger = temps d'affichage = chargement trop long = long à charger = core web vitals = performance web = site lent
wordpress lent = boutique lente = prestashop lent = lent sur mobile = site trop lourd = page trop lourde = plombe le site = ralentit le site = ralentissent le site = page lente sur mobile = vitesse mobile = charge plus vite = core web vitals = performance web
patron = boss = big boss = supérieur hiérarchique = hiérarchie = dirigeant = direction d'entreprise = grand patron = comité de direction = boulot = job = taf = au bureau > présentation = direction financière = argumentaire = travail
patron référencement = patron SEO = boss SEO = direction SEO = dirigeant SEO = convaincre mon boss = convaincre ma hiérarchie = persuader la direction = persuader mon patron = convaincre un dirigeant = vendre le SEO en interne = intérêt du SEO = utilité du SEO = présenter le SEO = expliquer le SEO = expliquer le référencement = comité de direction > budget SEO = argumentaire
chiffres à regarder = chiffres à suivre = chiffres à surveiller = mesures utiles = bons indicateurs = choisir ses indicateurs = quarante chiffres = indicateurs = KPI > rapport SEO = tableau de bord
coût du SEO = prix du SEO = tarif du SEO = coûte le référencement = prix du référencement = tarif du référencement = investir dans le SEO = investir dans le référencement = dépenser en SEO = prévoir pour le référencement = enveloppe SEO = budget référencement = budget SEO
justifier mes honoraires = justifier mon prix = justifier ses tarifs = défendre ses prix = défendre mon tarif = jugé trop cher = trouvent cher = clients trop cher = prospects trop cher = plus cher que les concurrents = négocier le prix = demande de remise = marchander = objections > prix = page de vente
client fâché = client furieux = client énervé = client pas content = client agressif = client insatisfait = client mécontent = laissé une étoile = une seule étoile = avis assassin = avis injuste = avis méchant = avis haineux = avis destructeur = mauvaise note = réponse aux avis > avis google = réputation
messages privés = DM = messagerie instagram = répondre en message privé = commentaires = comments > modération = relation client
disparu de google = disparu des résultats = sorti de google = site disparu = pages disparues = google m'a supprimé = blacklisté = déréférencé = banni de google = chute de trafic > pages exclues = indexation = pénalité
site désert = site sans visiteurs = site sans trafic = zéro visite > trafic organique = audit SEO = chute de trafic
pages n'apparaissent pas = nouvelles pages n'apparaissent = page pas dans google = page absente de google = article pas dans google = google refuse mes pages = google supprime mes pages = google a supprimé = pages supprimées de google = google boude mes pages = google snobe = pages exclues > indexation
react = react js = vue.js = vuejs = angular = next.js = nextjs = nuxt = svelte = gatsby = jamstack = headless = javascript > SSR = indexation
google passe sur mon site = passage de google = passage de googlebot = google visite = robots visitent = visite des robots = pages visitées par google = pages ignorées par google = ce que google explore = googlebot = logs serveur
ouvrir ou bloquer = autoriser les robots = bloquer google = bloquer des pages = cacher une page = page privée = masquer une page > robots.txt = noindex
couleur du bouton = bouton vert = bouton rouge = changer un bouton = test a/b > hypothèses
fournisseur à choisir = comparer des fournisseurs = comparer des prix = comparer des tarifs = comparer des devis = comparer des abonnements = comparer des forfaits = trois devis = choisir un fournisseur = mieux-disant > comparatif = prix = offre commerciale
nous contre la concurrence = face à un concurrent = meilleur que nos concurrents = alternative à un logiciel = duel de produits = comparison page = versus page = comparatif = page alternative
concurrent devant moi = concurrent mieux classé = dépasser un concurrent = doubler un concurrent = battre mes concurrents = passer devant un concurrent = concurrents parlent de = content gap > analyse concurrentielle = concurrents
titre envie de cliquer = titre donne envie = envie de cliquer = titre percutant = bon titre = meilleur titre = titre vendeur = titre choc = idées de titres = choisir un titre = titre de blog = catchy title = blog title > taux de clic = balise title
lecteurs décrochent = décrochent à la lecture = lecteurs ne comprennent pas = incompréhensible = illisible = charabia = trop compliqué à lire = phrases compliquées = mots simples = simplifier = vulgariser = langage clair = comprennent = incompris = compliqué = compliquée = indigeste = ampoulé = technicité = parle trop technique = simplification = clarifier = clarification = rendre clair > pédagogie
comprennent pas mon offre = comprend pas mon offre = comprennent pas ce que je vends = offre incompréhensible = offre confuse = expliquer mon offre = présenter mon offre = vendre mon offre = offre pas claire = page de vente > langage clair
texte qui sent l'IA = sent l'IA = sentent l'IA = sent le robot = sentent le robot = style chatgpt = style robotique = texte artificiel = comme un humain = écriture humaine = ton humain = rendre naturel = tics de l'IA = détecteur d'IA = relecture = ton de marque
détecteur d'IA = zerogpt = gptzero = écrit par une IA > style = relecture = ton de marque
façon d'écrire = style uniforme = textes même style = uniformiser les textes = harmoniser les textes = homogénéiser les textes = textes homogènes = écrivent différemment = écrit différemment = chaque auteur écrit = cohérence des textes = textes incohérents = tutoyer = vouvoyer = tutoiement = vouvoiement = ton de marque = charte éditoriale
parler à sa cible = personnalité de marque = brand guidelines = ton à adopter = trouver son ton = ton de marque = change mon style = garder mon style = garder ma voix = style d'écriture > style
procédure interne = fiche de procédure = protocole interne = documenter une procédure = marche à suivre > mode d'emploi = guide pratique = rédaction technique
enregistré un entretien = entretien enregistré = retranscrire = retranscrire un entretien = entretien audio = interview audio = interview enregistrée = interview vidéo = mettre au propre une interview = questions-réponses = interview > transcription
document à télécharger = guide à télécharger = pdf à télécharger = récupérer des contacts = récupérer des emails = récolter des contacts = attirer des prospects = capter des contacts = contenu contre email = livre blanc = génération de contacts
vendre en suisse = vendre en belgique = vendre au québec = vendre à l'étranger = clients suisses = clients belges = clients québécois = montréal = genève = lausanne = liège = français de france = adapter au pays = luxembourg = afrique francophone = localisation
anglais = texte anglais = traduire de l'anglais = english to french = traduction > localisation
lancer un site = vérifier avant de lancer = vérifier avant lancement = site sort demain = ouvrir le site = avant ouverture du site = site en ligne demain = mettre le site en ligne = mise en prod = pre-launch = launch checklist = prelaunch checklist = go no go = feu vert = recette = mise en ligne
dev = équipe technique = webmaster = agence web = intégrateur = widget = plugin = extension = module > recette = backlog = outil = CMS
liens dangereux = liens bizarres = liens louches = liens suspects = liens pourris = liens douteux = liens étranges = liens de mauvaise qualité = sale lien = mauvais liens = nettoyer mes liens = liens russes = liens chinois = pointent vers mon site = liens vers mon site = profil de liens > désaveu
gagner des liens = trouver des backlinks = être cité par un site = liens de qualité = sites qui parlent de moi = stratégie de netlinking = netlinking > relations presse = partenariats = liens locaux
journaliste = rédaction d'un journal = presse = médias = parler de moi dans la presse = passer dans le journal = passer à la télé = article de presse = couverture presse = relations presse = communiqué de presse = reporter = newspaper = rapport > rapport SEO
annoncer une nouveauté = annoncer un événement = annoncer une ouverture = annoncer une nouvelle = annoncer un recrutement = levée de fonds = annoncer un partenariat = inauguration = nouvelle boutique = ouverture de magasin = lancer un produit = communiqué de presse
ouvre mes mails = ouvrent mes mails = lit mes mails = lisent mes mails = mails pas lus = objet de mail = écrire un mail = envoyer un mail = mail à mes clients = mail à mes abonnés = newsletter = e-mailing = abonnés ouvrent = ouverture des mails = taux d'ouverture en baisse = abonnés ne lisent = désabonnements = désinscriptions
mails automatiques = emails automatiques = automatiser les mails = nouveaux abonnés = nouveaux inscrits = nouvel inscrit = nouvel abonné = accueillir les abonnés = accueillir les nouveaux = souhaiter la bienvenue = email onboarding = onboarding email = welcome sequence = série de mails = suite de mails = bienvenue > courriel = automatisation
invention de chatgpt = chatgpt a inventé > vérification des faits = sources
chatgpt parle de nous = IA parlent de ma marque = ma marque dans les IA = ma marque dans chatgpt = chatgpt connaît ma marque = chatgpt recommande = IA recommandent = cité dans les IA = être cité par chatgpt = ressortir dans chatgpt = référencement dans les IA = référencement chatgpt = brand tracking = visibilité IA > cité par les assistants IA
domaine que je ne connais = domaine inconnu = secteur que je ne connais = sujet que je ne connais = sujet que je ne maîtrise = secteur inconnu = bons mots = mots justes = mots exacts = mots techniques = mots du secteur = parler comme un pro = vocabulaire du secteur = langage du secteur = jargon métier = industry vocabulary = lexique
posts à partir d'un article = article en posts = article en publications = tirer des posts = découper un article = ressortir un article = partager un article = article découpé = redonner une vie à un article = réutiliser du contenu = recycler du contenu = diffusion
se vanter = raconter mon expérience = raconter un problème = raconter mon métier = raconter à mon réseau = faire connaître sur linkedin = visible sur linkedin = parler de mon travail = poster sur linkedin = linkedin post = linkedin ghostwriting = linkedin > prise de parole = expertise
par où commencer = corriger en premier = corriger d'abord = corriger par où commencer = premier chantier = trop de tâches SEO = tâches prioritaires = tout est urgent = urgences = plus important d'abord = classer les tâches = trier les tâches = ordre de priorité = priorités = priorisation > feuille de route
répondre à une consultation = lancer une consultation = consultation référencement = consultation SEO = consultation publique = mairie lance = collectivité = secteur public = administration publique = vaut le coup de répondre = décider de répondre = dossier de candidature = répondre à un marché = appel d'offres > marché public
combien de visites = visites espérées = trafic espéré = espérer comme trafic = résultats attendus = combien de trafic = estimer le potentiel = estimer les gains = gains attendus = combien de temps avant résultats = délai de résultats = prévision = prévision SEO > scénarios = ROI
suivre les clics = mesurer les clics = clics sur un bouton = suivre les formulaires = suivre les conversions = mesurer les conversions = quels événements suivre = configurer analytics = paramétrer analytics = installer analytics = installer GA4 = configurer GA4 = GA4 setup = plan de marquage > événements clés = GA4
chiffres faux = chiffres analytics faux = analytics faux = données fausses = statistiques fausses = stats fausses = mauvais chiffres = GA4 faux = plan de marquage = statistique vraie = chiffre vrai = vrais chiffres = chiffre exact = étude bidon = source douteuse = lien source = sources citées = citation fausse = citation tronquée = fact-checker = factcheck = vérifier les dires = vérification des faits = source checking > GA4
enlever la marque = enlever le nom de ma marque = exclure ma marque = retirer la marque = sans le nom de ma marque = fautes de frappe de marque = isoler les questions = filtrer les requêtes = filtrer search console = requêtes de marque = regex
expression marche = regex htaccess = regex analytics = caractères spéciaux = motif d'URL = motif de recherche = regex = filtrer des urls = pattern = regex generator = regex builder = regex tester = regex help = écrire une regex = comprendre une regex = filtre personnalisé = filtre search console = isoler des requêtes = requêtes sous forme de question = requêtes en question = séparer marque = marque hors marque = regular expression generator > htaccess
coder en SQL = écrire du SQL = apprendre SQL = requête bigquery = interroger mes données = grosse base de données = SQL = bigquery = bigquery gsc = GSC bigquery = données search console = limite de 1000 lignes = plus de 1000 lignes = mille lignes = seize mois = SQL query = SQL query generator = SQL generator = SQL queries = write SQL = query data = écrire une requête SQL = requête en base
tableau croisé = rapprocher deux fichiers = rapprocher deux exports = comparer deux listes = fusionner deux tableaux = colonne excel = extraire d'une URL = découper une URL = index match = arrayformula = google sheets formula = excel formula = formules = tableur
gros fichier = fichier trop gros = fichier gros pour excel = trop gros pour excel = trop lourd pour excel = excel plante = excel rame = tableur rame = excel bloque = automatiser le traitement = traiter des fichiers = milliers de lignes = python > script
créer une application = créer une appli = fabriquer un outil = fabriquer une application = créer un outil = mini outil = outil interne = savoir coder = construire une appli = simulateur = calculateur en ligne = simulateur en ligne = espace client = prototype = MVP = cursor = replit = application = no-code
réponses vagues = réponses génériques = réponses plates = réponse banale = réponses décevantes = textes plats = texte bateau = réponse à côté = répond à côté = répond mal = chatgpt répond mal = chatgpt comprend pas = mauvais prompt = corriger mon prompt = mega prompt = system prompt = améliorer un prompt
bilan complet = audit complet = diagnostic complet = analyser mon site = analyse complète = vérifier mon site = évaluer mon site = santé du site = note de mon site = site audit = website audit = audit SEO > audit on-page
crédible = montrer mon expérience = montrer son expertise = montrer que je m'y connais = article expert = prouver ce que j'avance = auteur crédible = légitimité = author expertise = e-e-a-t > article de fond = preuves
questions par mail = questions par téléphone = mêmes questions reviennent = questions répétées = questions sans arrêt = répondre aux questions = questions de mes clients = FAQ page = page de questions = faq
produits en masse = fiches en masse = centaines de fiches = centaines de produits = gros volume = bulk > fiches produits en série = titres en série = série
filtres de couleur = couleur et taille = filtres créent = filtres de recherche = indexer les filtres = milliers d'URL = URL inutiles = explosion d'URL = pages de filtres = layered navigation = facettes = pages de tri = tri par prix = explore surtout = combinaisons de filtres > crawl = budget de crawl
plus en stock = produit disponible = article disponible = produit manquant = stock vide = produit plus vendu = article qu'on ne vend = produit qu'on ne vend = arrêt de produit = gamme arrêtée = ancien produit = article retiré = sold out = discontinued product = rupture de stock = fin de série = inventory = stoque = restock = réapprovisionnement = réassort
coiffeur = salon de coiffure = institut de beauté = esthéticienne = boulanger = boulangerie = fleuriste = boucher = opticien = garagiste = auto-école > fiche google = avis google = SEO local
avocat = notaire = ostéopathe = thérapeute = psychologue = coach = expert-comptable = agent immobilier = agence immobilière = profession libérale > fiche google = SEO local = avis google
peintre = maçon = paysagiste = carreleur = serrurier = terrassier = plaquiste = façadier = électricienne = trouver des chantiers = chantiers près de chez moi = artisan > chantiers = zone d'intervention = SEO local
fiches identiques = fiches toutes pareilles = fiches du fabricant = fiches du fournisseur = texte du fabricant = texte du fournisseur = fiche produit = fabricant
photos pèsent = images pèsent = images trop grosses = photos trop grosses = poids des images = images = image optimization = image SEO = image compression = optimize images > performance web = webp
test fiable = résultat fiable = test concluant = résultats du test = durée du test = arrêter un test = tourner un test = laisser tourner un test = petit trafic = test a/b = statistiques = number = stat = statistic > figures = chiffre
elementor = divi = gutenberg = builder wordpress = page builder = thème wordpress > performance web = core web vitals
écrit toujours pareil = textes pareils = textes qui se ressemblent = manque d'originalité = répétitif = style plat = anglicisme = barbarisme = pléonasme = concordance des temps = conjuguer = accord des verbes > améliorer un prompt = ton de marque = relecture = orthographe
logo = changer de nom = rebranding = nouvelle marque = fusion de sites = racheter un site = rachat = nouveau nom de domaine > migration = changement de domaine = redirection
magazine = radio = télévision = télé = quotidien régional = presse régionale = PQR > relations presse = communiqué de presse
fiches à rédiger = rédiger les fiches = rédiger 400 fiches = écrire les fiches = fiches de produits = nombreuses fiches = catalogue = fiches produits à optimiser = optimiser une fiche produit = améliorer une fiche produit = créer une fiche produit
équipe commerciale = force de vente = vendeurs = réponses toutes prêtes > objections = vente = argumentaire
social = social media strategy = stratégie sociale = stratégie réseaux sociaux = stratégie social media > calendrier éditorial = réseaux sociaux
carnet d'adresses = réseau local = partenaires > partenariats
planifier = planification = planning = organiser son travail = prévoir = agenda = échéance = planifié = programmer = script = programme informatique > feuille de route = calendrier éditorial = plan éditorial
comparer des logiciels = comparer des outils = choisir un logiciel = choisir un outil > comparatif = page de tarifs
vitesse = rapidité = lent = rame = ralentir = ralentit = accélérer = slow = fast = fluidité = performance web = core web vitals = loading = load = load time = loading time = ouverture de page
alléger = compresser = pèsent = lourd = mégaoctets = jpeg = jpg = png = gif = svg = poids = images > webp = performance web
effondrer = chuter = dégringole = dégringolade = plonge = plongeon = s'écroule = disparu = disparaître = disparition = catastrophe = panique = baissé = chute de trafic = recul = déclin = diminution = diminuer = régresser = chutent = descendent = perdent = disparaît > perte de positions = mise à jour de contenu
algorithme = algo = google update = google core update = update = changement de google = google change = google a changé son algorithme = core update > chute de trafic
doublon = redondant = concurrencer = cannibaliser > contenu dupliqué = pages exclues = formules
convaincre = persuader = sceptique = réticent = croire au SEO = convaincu = conviction = convaincant > argumentaire = comité de direction = objections
coûter = dépense = investir = enveloppe = financer = subvention = budget SEO = budget = spending = spend = cost > rentabilité
négocier = rabais demandé = hésiter = hésitant = réticence = méfiance = méfiant = freins = objections
mécontent = fâché = furieux = insatisfait = énervé = plaignent = râleur = diffamation = diffamatoire = réponse aux avis > relation client = commentaires
remplir = remplissent = champ de formulaire = saisir = saisie = formulaire = blabla = baratin = bullshit = verbiage = blablater = tourner autour du pot = délayage = superlatifs > langage clair = relecture
growth = growth hacking = growth marketing = growth hacker = acquisition = acquisition client = acquisition de trafic > génération de contacts = conversion = test a/b
SXO = search experience optimization = expérience de recherche > conversion = intention de recherche = page d'atterrissage
TOFU = MOFU = BOFU = haut de tunnel = bas de tunnel = buyer journey = awareness > intention de recherche = parcours client = plan éditorial
rival = competitors = compétiteurs = adversaires = rivalry = competing = challengers > concurrents = veille concurrentielle = content gap
prestataires = choisir un prestataire > comparatif = prix = offre commerciale
vieillir = vieilli = obsolète = périmé = rafraîchir = actualiser = dépoussiérer = refresh = outdated = mise à jour de contenu = old = aged > ancienne
textes partent dans tous les sens = uniformiser = harmoniser = homogène = homogénéité = incohérent = cohérence = ton de marque = consistency = consistent
raconter un projet = raconter une mission = étude de cas
télécharger = téléchargeable = download = downloadable = livre blanc = downloadable guide > page de téléchargement
piller = pillent = pillage = pillage par les IA = voler = vol de données = robots IA > robots.txt
isolées = orphelin > maillage interne
louche = bizarre = suspect = douteux = toxique = profil de liens = bizarrerie = anormal = inhabituel > désaveu = anomalie
caméra = tournage = montage = rush = plan séquence = voix off = vidéo = clip = filming = film = shoot > scénario = script
améliorer d'abord = améliorer en premier = quelles pages améliorer = chantiers > priorisation = audit on-page
copier des chiffres = chiffres dans un powerpoint = remplir un rapport = rapport client = reporting client = slides de reporting = rapport SEO = reporting = automatiser un rapport = automatiser le reporting = rapport automatique > automatisation = apps script
données ne correspondent = écart entre analytics = analytics et search console = écarts de données = différence entre GA4 = données ne collent = doublons de mesure > plan de marquage = GA4 = search console
stagner = plafonne = décolle = grimper = remonter = monter dans google = audit on-page > mise à jour de contenu = quick wins
médical = santé = juridique = financier = patrimoine = ymyl
épuisé = indisponible = ruptures = rupture de stock > fin de série
cibler une ville = villes à cibler = choisir les villes = page ville > SEO local = zone d'intervention
ton commercial > prise de parole = post linkedin = ton de marque
site sans contenu = manque de contenu = contenu insuffisant > content gap = plan éditorial
prix élevés = tarifs élevés = cher = prix trop hauts = annoncer un prix = annoncer son prix = annoncer mes tarifs = parler du prix = objections > prix = page de vente
métier qu'il ne connaît = sujet qu'il ne connaît = métier inconnu = métier que je ne connais = découvre un secteur = découvrir un métier = nouveau secteur = vocabulaire métier = lexique = wordlist = word list = thésaurus
lecteurs cherchent = ce que cherchent les clients = clients cherchent = attentes des internautes = attentes des lecteurs = intention de recherche > voix du client
optimization = optimizing > optimisation
customer > clients
website > site
links > liens
traffic = website traffic > trafic = trafic organique
meeting > réunion
NLP = TAL = natural language processing = word embeddings > entités = champ lexical
research = marketing research > enquête client = entretien client = étude qualitative
formation SEO = cours de SEO = apprendre le SEO = débuter en SEO = débutant en SEO > pédagogie = guide pratique = audit SEO
expliquer à un client = expliquer une baisse = rendre compte > reporting = rapport SEO
piraté = hacké = virus = malware = site infecté > chute de trafic = diagnostic
page d'accueil = homepage = home page = accueil du site = page principale > page d'atterrissage = premier écran = proposition de valeur
garder une page = page à garder = mérite d'être gardée = garder un article = mise à jour de contenu > pages exclues
PIM = ERP = akeneo = catalogue excel = base produits > catalogue produits = fiche produit = csv
vendre = vends = vendent = vendu > vente = page de vente
répondre = réponds = répondu > réponse
lire = lisent = lu > lecture
perdre = perds = perdu = perdent > perte
suivre = suivi = suit = suivent
réduire = réduction = réduit = réduisent
produire = production = produisent = item > produit
construction = construit = bâtir
choisissent = choisi > choix
découvrir = découverte
réception = reçoivent > reçu = reçoit = recevoir
essayer = essai = tester = tentative = brouillon = ébauche = premier jet > version
employer = emploie
corriger = correction = rectifier
supprimer = suppression = effacer = enlever
définir = définition
répartir = répartition = réparti = ventiler
protéger = protection
résoudre = résolution = solution = résout
expliquer = explication
publier = publication
communiquer = communication
identifier = identification = détecter > repérer
justifier = justification = prouver = argumenter
modifier = modification = changer
lancer = lancement
réussite = réussi
comprendre = compréhension = comprend = compris = full = whole > complete
apprendre = apprentissage = apprend = appris
retenir = rétention = retient = loyalty = loyal = repeat customers > fidélisation
contenir = contient
comparer = comparaison = comparison = comparing
extraire = extraction = extrait de données
regrouper = groupe = grouping
décider = décision = trancher
réunir = réunion = entrevue = call = appel de lancement = entrevue client
vérification = contrôler = check = checking = checkup = check-up = verify = validate = validator > vérifier
annuel = yearly = annual = douze mois > année
mensuel = monthly > mois
hebdomadaire = hebdo = weekly = chaque lundi > semaine
trimestriel = trimestre = quarterly = quarter = treize semaines = 90 jours
société = boîte = company = compagnie = firme > entreprise
existant = existing > existe
inexistant = arrêté = retiré de la vente > fin de série = rupture de stock
mauvais = nul = nulle = médiocre = pourri = naze = raté = décevant
cassé = abîmer = dégâts
error = mistake = issue = problem > erreurs
traitement = handling = handle = processing
recouvrement = overlap = chevauchement = overlapping > cannibalisation
vocabulaire = vocabulary = wording = mots employés
découpage = atomization = atomisation = slicing = déroulé = conducteur = séquencier = trame de tournage > recyclage de contenu = scénario = script
generator = builder = maker = creator = create = creating = building = design > générer = créer
improve = improving = enhance = boost = fixing = better = stimuler = dynamiser = doper = muscler = propulser > fix = augmenter
sample = examples = canevas = gabarit = trame = patron de document > modèle
plan = planning tool
analyze = analysis = decrypt = déchiffrer = décortiquer = éplucher = disséquer = scruter = lire entre les lignes > analyse = lire
advice = recommendations = tips = recommandation
mesure = measure = measuring
vente = sale = sell = selling > page de vente
entrepreneur = business owner = company owner = owner = chef d'entreprise > artisan = TPE
ville = city = cities = town > page ville
adresse = address = location = emplacement
téléphone = phone = portable
body copy = paragraphe > texts
article = post de blog = blog article
question = query = queries
calendrier = schedule = scheduling = calendar = échéancier = planning
tâche = task = ticket = to do
team = staff = collègues = collaborateurs > équipe
management = executive = board = stakeholder = C-level = CEO = CMO = leadership > direction = comité de direction
pitch deck = talk = exposé = visibility = visible = speak = say = tell = ask = asking = asked > presentation = visibilité = dire
revenu = chiffre d'affaires = turnover = income > ROI = rentabilité
croissance = grow = growing = croître = progression > développer
marché = market
preuve = proof = evidence
confiance = trust = credibility = fiabilité > preuves
true = véridique = authentique = vrais = exactitude = véracité > exact = vérification des faits = sources
fake = false = erroné = inexact = mensonger = racoleur = tapageur = sensationnaliste > faux = vérification des faits = titres = clickbait
pays = country = countries = nation
audit = auditing = assessment = assess = evaluation = review of site
interne = internal = inside links > maillage interne
indexed = indexing = deindexed = not indexed = unindexed > indexation = pages exclues
migrate = migrating = moving site = move site = website move > migration
accessible = accessibility audit = accessible website = disability = disabled users > accessibilité
compliance check = legal check = law = regulation > conformité = réglementation
subscribe = signup = sign-up > newsletter = bienvenue
unsubscribe = churned subscribers = désabonner > newsletter
welcome = onboarding = welcome mail = welcome emails = welcome flow = email flow = email sequence = drip emails = emails après inscription = mails après inscription = après inscription = email de confirmation = mail de confirmation = premier mail = mail aux nouveaux = nouveaux clients par mail = email series = automated emails = email automation = nurture sequence = onboarding emails = onboarding sequence = séquence d'emails = bienvenue > courriel = séquence
sequence = workflow = flow = flux d'emails
announcement = announcing > communiqué de presse = annonce
journaux = journal local = presse locale = gazette = feuille de chou = hebdo local > relations presse = communiqué de presse = partenariats
respondent = bias = unbiased = neutre = impartial > biais = enquête client
feedback = retour client = retours d'utilisateurs > voix du client = avis clients
community = communities = thread = discussions > forums
complaint = complain = reproche = griefs > avis clients = relation client
rating = stars = étoile = notation > avis google = avis clients
listing = annuaire local > annuaires = NAP
brand = branded content = marque > ton de marque
snippet > extrait optimisé = résultats enrichis
intent = user needs > intention de recherche
cluster = clustered > cocon sémantique = regroupement de mots-clés
tone = voice = personality = tonalité > ton de marque
guidelines = rules = charter > règles = charte éditoriale
proofreader = editor = editing = grammar = spellcheck = spell checker = typo = relecture > orthographe
simple = simply = plain = easy = easier > langage clair
readable = understand = understandable = understanding = clearer = clarity > langage clair = lisibilité
legalese = contract language = fine print = jargon juridique = jargon administratif > langage clair = rédaction administrative
manual = instructions = how-tos = doc utilisateur = mode d'emploi > documentation = guide pratique
engagement = engaging = interaction > réseaux sociaux
bio = about section = biographie > profil
career = recruiter = recruteur = chasseur de têtes = emploi = job offer = embaucher > profil linkedin = profil
freelancer = self-employed = solo = contractor profile > indépendant
engineer = codeur > développeurs = coder
code = coding = programming = programmer un outil > script
formula = function > formules
merge = merging = combine = joindre des fichiers = fusionner des fichiers = fusionner des exports > python = tableur
duplicate = duplicated = similar = similaire = same > contenu dupliqué = doublons = difference
thin = shallow = superficiel = creux = creuse = pauvre = manque de profondeur = pas assez approfondi > vide = article de fond = brief
deep = in-depth = fouillé = approfondi = approfondir = long-form = detailed = détaillé > article de fond
sourced = well researched = étayé > documenté = sourcé = article de fond = preuves
update = updating = updated = refreshing = rewrite old = republish = republier > mise à jour de contenu
decline = declining = drop = dropped = dropping = loss = losing = lost = decrease > chute de trafic = perte de positions
crash = tanked = plummet = hit by update > chute de trafic
penalized = penalised = sanctionné = sanction > pénalité = chute de trafic
toxic = spam = spammy = bad links = harmful > profil de liens = désaveu
partnership = partner = sponsorship > partenariats = liens locaux
exchange = échanger = échange de liens = troc de liens = swap > partenariats = liens locaux
supplier = vendor = fournisseur
offer = proposal = bid = tender = flop = fiasco = échec cuisant = ratage > appel d'offres = proposition commerciale = échec
subscription plan = plans tarifaires = abonnement = forfait = licence > comparatif = prix = page de tarifs
negotiation = discount request > objections
button = bouton > CTA = conversion
experiment = testing = variant = significance = significatif > test a/b = statistiques
hypothesis = assumptions = supposition > hypothèses
visitor = users > visiteur = trafic
bounce = bouncing = leave = leaving > taux de rebond = page d'atterrissage
category = categories = rayon = univers produits > page catégorie
discontinue = phased out = end of life = collection terminée = collection arrêtée = ancienne collection = modèle remplacé > fin de série = rupture de stock
feed = product feeds = flux = disapproved = rejected products > google merchant center
seasonal = season = holiday = vacances = fêtes > saisonnalité = page événement
holiday season = christmas = christmas sales = summer sales = winter sales = cadeaux > soldes = page événement = saisonnalité
choose = choosing = choice = which one > guide d'achat = comparatif
search bar = search box = champ de recherche = internal search bar = recherche interne > zéro résultat
roadmaps = milestones = jalon = étapes du projet > feuille de route
workload = capacity = resources = ressources = moyens humains > capacité = planification
kick off meeting = discovery call = intake = intake form = welcome client = client intake > lancement de mission
cheatsheet = cheat sheet = mémo > guide pratique
résultats nuls = réponse nulle = résultats décevants = résultat médiocre = chatgpt nul = IA nulle = formuler sa demande = formuler une consigne = prompt optimizer = prompt improver = prompt writing = prompt design = few-shot = chain of thought = réponse hors sujet = chatgpt hors sujet = mieux parler à l'IA = bien demander à l'IA = prompt parfait = améliorer un prompt
passer au crible = passer ma page au crible = page au crible = passer en revue = passer une page = examiner une page = inspecter une page = scanner une page = relever les défauts = troisième page = page analysis = page checker = page audit = page analyzer = SEO checker = contrôler une page = défauts de ma page = optimiser ma page = page n'est pas optimisée = balises d'une page = audit on-page > balise title = code source
persona inventé = persona cliché = persona caricatural = persona imaginaire = persona bidon = faux persona = persona sans données = persona vérifié > persona = hypothèses = segmentation
cliché = stéréotype = caricature = lieu commun = banalité > persona = angle éditorial
articles sur le même sujet = pages même sujet = deux articles même thème = deux pages pour un même mot = même mot-clé = google hésite = google mélange = google alterne = mauvaise page dans google = mauvaise page qui ressort = google affiche la mauvaise page = quelle page garder = se volent la place = se marchent sur les pieds = keyword overlap = page overlap = cannibalisation
cringe = prétentieux = prétention = vantard = arrogant = autopromotion = egotrip = poseur = posture = fanfaronner > prise de parole = linkedin
ce que j'ai appris = appris au travail = leçon apprise = leçon de terrain = anecdote = vécu = histoire vécue = expérience pro = vie professionnelle = victoire = raconter une victoire = raconter une réussite = raconter un échec = coulisses = retour d'expérience > post linkedin = prise de parole
intro = introduction > chapô = accroche
intro de catégorie = texte de rayon = intro de rayon = rayon de ma boutique = texte sous les produits = texte en bas de catégorie = bas de catégorie = collection description = collection shopify = texte de collection = category copy = category text = page de listing = liste de produits = page univers = page gamme = page catégorie
quel type de page = type de contenu = type de contenu attendu = format attendu = format de contenu = page ou article = article ou page = blog ou page = guide ou fiche = vidéo ou article = article ou vidéo = page service ou article = content format = content type = page type = attend google = google attend = format de page > intention de recherche = SERP
tape ce mot = tape ce mot-clé = tapent ce mot = quelqu'un qui tape = gens qui tapent = derrière un mot-clé = derrière une requête = sens de la requête = but de la recherche = besoin derrière = requête ambiguë = requête informationnelle = requête transactionnelle = informationnelle ou commerciale = intention commerciale = intention d'achat = keyword intent = intent analysis = intention de recherche
cahier des charges d'un article = cahier des charges éditorial = cahier des charges rédactionnel = modèle de brief = trame de brief = fiche de commande = commande éditoriale = consignes d'article = consignes de rédaction = instructions de rédaction = article assignment = writer brief = article brief = writing brief = SEO brief = expliquer au stagiaire = guider un rédacteur = cadrer un rédacteur = cadrer un article = préparer un article = brief > rédacteur indépendant = plan d'article
stagiaire = alternant = junior = débutant = novice = nouvel arrivant > brief = guide pratique
livrable décevant = textes décevants = articles décevants = rend des textes = rend des articles = articles bâclés = texte bâclé = articles creux = articles plats = rédacteur décevant = mauvais rédacteur = rédacteur qui ne comprend pas = texte hors sujet = article hors sujet = refaire réécrire = tout réécrire derrière = brief = chef d'édition
fiche vide = fiche pas remplie = page vide > description
commerce sur google = boutique sur google = magasin sur google = entreprise sur google = commerce visible = affiche mon commerce = fiche de commerce = fiche de mon magasin = fiche de mon restaurant = fiche professionnelle = profil google = page google = compte google business = GBP optimization = business profile = business listing = google listing = google local = google pro = fiche google > fiche établissement
article a perdu = page a perdu = perdu ses visites = perdu des visites article = meilleur article = article vedette = article phare = article qui marchait = article qui a vieilli = contenu qui vieillit = page vieillissante = article dépassé = update content = content update = update existing = existing content = old content = old article = old blog post = content refresh = historical optimization = retravailler un article = mise à jour de contenu
tombé en page 2 = passé en page 2 = tombé = rétrogradé = relégué = glisser = glisse en page > perte de positions = mise à jour de contenu
bilan pour le client = bilan du mois = bilan de campagne = bilan d'activité = bilan de performance = performance du site = performance du mois = résultats SEO = résultats du site = commentaire des chiffres = commentaire de stats = mes stats = stats du mois = point mensuel = compte rendu de performance = performance report = client reporting = client report = SEO reporting = monthly report = monthly SEO report = rapport SEO
réponse en haut = réponse de google = première réponse = réponse directe google = réponse immédiate = répondre en une phrase = définition google = cadre de réponse = featured = rich answer = instant answer = google answer = position 0 = extrait volé = extrait de mon concurrent = extrait optimisé
futur site = plan de site web = structure de page = structure de blog = organiser une thématique = thématique en pages = pages reliées = univers sémantique = structure SEO = site structure = site hierarchy = content hub = hub and spoke = content silo = content cluster = pillar cluster = semantic = semantic SEO = sémantique = cocons = cocoon = cocon sémantique > arborescence
où placer des liens = poser des liens = ajouter des liens = insérer des liens = liens à ajouter = liens à poser = aucun lien interne = pages sans lien = pages business = pages importantes = pages stratégiques = pages qui rapportent = money pages = pousser une page = internal links = internal link audit = link structure = linking plan = loin de l'accueil = maillage interne
concurrents traitent = traitent mes concurrents = concurrents publient = publient mes concurrents = positionnent mes concurrents = concurrents se positionnent = concurrents rankent = mots-clés des concurrents = contenu des concurrents = blog du concurrent = pages des concurrents = sujets des concurrents = competitor content = competitor keywords = competitor analysis = missing topics = content gaps = content opportunities
se positionnent > mots-clés = SERP
100 metas = metas en masse = metas en série = générer des metas = titles en masse = titles en série = titres trop longs = description trop longue = meta trop longue = titre coupé = titre tronqué = titles tronqués = metas vides = bulk meta = bulk titles = meta tags = meta descriptions = SEO titles = page titles = balise title > série
mail mensuel = mail du mois = mail hebdomadaire = lettre mensuelle = lettre aux clients = lettre aux abonnés = écrire à mes clients = écrire à mes abonnés = ramener mes abonnés = ramener du monde = faire revenir sur mon blog = nouvelles à mes clients = email newsletter = email copy = email campaign = email blast = emailing client = newsletter
poser les mêmes questions = questions posées = questions habituelles = questions d'avant-vente = questions avant achat = questions de visiteurs = foire = FAQ content = FAQ section = FAQ generator = bloc de questions = faq > questions clients
emails reçus = mails reçus = messages reçus = demandes reçues = centre d'aide = help articles = help docs = help desk = support articles = support emails = contact support = appels au support = réclamations = conversations de support = live chat = chat en direct = tickets de support = support client > faq
histoire pour la presse = histoire à raconter = idée pour les journalistes = angle de presse = angle média = sujet pour la presse = intéresser la presse = liens de médias = liens presse = backlinks presse = media links = PR ideas = PR angles = PR campaign = news angle = newsjacking = relations presse > digital pr = données internes
ouverture de mon restaurant = ouverture d'une boutique = prévenir la presse = prévenir les journaux = informer la presse = inviter la presse = texte pour la presse = article pour le journal = annonce officielle = communiquer une nouvelle = nouvelle importante = annonce presse = media release = news release
microdata = microdonnée = balisage événement = balisage recette = balisage article = balisage avis = schema faq = schema recipe = schema event = schema article = schema generator = schema organization = json pour google = code json = code structuré = étoiles jaunes = étoiles d'avis = données schema = structured = rich result = rich snippets = snippet enrichi = données structurées
access.log = fichiers de log = log files = log file analysis = log analyzer = server log = apache logs = journaux apache = nginx = nginx logs = journal serveur = google visite = google visite mes pages = page jamais visitée = visites de google = visites de googlebot = faux googlebot = fake googlebot = googlebot passe = combien de fois google = logs serveur
vendre ma prestation = vendre mon service = vendre mon programme = vendre une offre = vendre mon produit = vendre mon coaching = vendre un stage = vendre mon livre = programme en ligne = présenter mon offre = page d'offre = offre de service = page de présentation = landing copy = landing page copy = sales page copy = website copy = web copy = sales letter = texte pour vendre = page de vente > copywriting
301 mapping = URL mapping = redirect mapping = mapping = mapping de redirections = ancien site = ancien site vers le nouveau = rediriger l'ancien = vieux site = anciennes pages = anciennes pages en 404 = anciennes pages renvoient = pages renvoient une 404 = pages en 404 = 404 après refonte = erreurs 404 = liens qui renvoient = old URLs = new URLs = redirections de la refonte = table de correspondance = redirection > plan de redirection
passer de magento = magento vers shopify = prestashop vers shopify = prestashop vers woocommerce = changer de boutique = changer de logiciel de boutique = changer d'outil de site = changer d'hébergeur = changer de prestataire de site = fusionnons deux sites = fusionner deux sites = réunir deux sites = regrouper deux sites = absorber un site = racheter une entreprise = rachat de site = domain migration = CMS migration = platform migration = site merge = replateformer = déplacer un site = migration > redirection
secondes à s'ouvrir = page trop lente = LCP trop élevé = CLS mauvais = INP trop élevé = score rouge = score orange = score mobile = score pagespeed = note pagespeed = pagespeed rouge = audit de vitesse = audit de performance = performance audit = speed audit = slow page = slow site = slow website = web performance = web vitals = core web vitals = performance web
quoi tester en premier = idées de tests = idées d'A/B tests = test de page = tester une hypothèse = tester mon bouton = tester deux titres = test ideas = A/B test ideas = CRO ideas = CRO test = conversion test = hypotheses = hypothesis testing = test a/b
calculateur d'échantillon = taille d'échantillon = combien de visiteurs pour tester = nombre de visiteurs = significatif = résultat significatif = test non significatif = gagnant = variante gagnante = version gagnante = test terminé = durée minimale = AB test calculator = sample size calculator = confidence = intervalle de confiance = test statistique = puissance du test = test a/b > statistiques
article en vente = annonce de vente = description d'article = fiche article = description d'annonce = texte d'annonce = annonce leboncoin = vinted = etsy = cdiscount = ebay = fiche amazon = listing amazon = product listing = product page copy = product sheet = ecommerce copy = e-commerce copy = argumentaire produit = bénéfices produit = caractéristiques techniques = fiche produit > description produit
macro pour nettoyer = nettoyer mes exports = nettoyer un fichier = refais le même tableau = tableau chaque semaine = tableau à refaire = recopier = recopier des données = copier-coller = copier des exports = coller des exports = ressaisir = double saisie = manuellement = travail manuel = tâche manuelle = tâche ingrate = corvée = routine = script google sheets = automatisation > apps script = tableur
blog d'avocat = avocat conformité = contenu juridique = droit = article de droit = cabinet d'avocat = médecin = dentiste = santé publique = nutrition = complément alimentaire = complément = assurance = crédit = retraite = placements = épargne = bourse = cryptomonnaie = médicament = ymyl > vérification des faits
source dans chatgpt = source pour l'IA = IA me cite = citent d'autres sites = citer mon site = IA cite mes concurrents = perplexity me cite = cité par perplexity = cité par gemini = cité par claude = repris par l'IA = repris par chatgpt = recommandé par l'IA = get cited = cited by chatgpt = LLM citations = LLM SEO = cité par les assistants IA > GEO
dit gemini = dit copilot = parle de mon entreprise = connaît mon entreprise = IA connaît = IA oublie ma marque = image dans les IA = suivre ma marque = suivi de marque = AI visibility = AI brand visibility = AI tracking = LLM tracking = LLM mentions = LLM monitoring = brand in chatgpt = share of voice = part de voix = recommande nos concurrents = visibilité IA
gain de trafic = gagner en trafic = chiffrer le gain = chiffrer le SEO = chiffrer un projet SEO = valeur du trafic = combien rapporte = rapportera = retombées = SEO forecast = traffic forecast = traffic estimate = revenue forecast = business plan = business plan SEO = objectif de trafic = prévision SEO > scénarios = ROI
appli sans développeur = appli sans coder = application sans coder = site sans coder = créer un site = créer mon outil = créer un saas = saas = idée d'application = idée d'appli = idée de site = idée en cahier des charges = spécifier un projet = app builder = build an app = app idea = AI app = vibe coder = base44 = v0 = windsurf = claude code = application > lovable = no-code
références pour mon mémoire = mémoire = mémoire de master = thèse = dossier documentaire = recherche documentaire = état de l'art = état de l'art d'un sujet = revue de littérature = literature review = articles scientifiques = études scientifiques = études récentes = google scholar = zotero = pubmed = recherche d'études = documenter un sujet = bibliographie en ligne = sources pour un article = reading list = webographie > sources primaires = documentation
ghostwriter = ghostwriting = prête-plume = nègre littéraire = plume = écrire à ma place = façon différente = écrit à sa manière > post linkedin = chef d'édition = ton de marque = charte éditoriale
descriptions d'un coup = descriptions en masse = descriptions en série = descriptions en lot = 500 descriptions = 500 produits = mille produits = mille fiches = fiches à la chaîne = fiches en lot = textes de fiches = nouveaux produits à décrire = remplir le catalogue = product catalog = product catalogue = catalog = bulk product = bulk product descriptions = bulk descriptions = fiches à partir d'un csv = fiches produits en série > csv = catalogue
diagnostic de mon site = faire le point sur mon site = état de mon site = ausculter un site = passer mon site au crible = consultant SEO virtuel = SEO checkup = SEO check = SEO review = SEO analysis = website analysis = website review = site review = site check = full audit = full SEO audit = SEO health = bilan de santé = audit SEO
filtres indexés = filtres dans google = pages de filtre = combinaisons = combinaisons couleur = combinaisons de filtres = indexation des filtres = faceted = faceted search = faceted SEO = filter pages = attributs de filtre = critères de filtre = filtrage = tris et filtres = URL de filtres = URL avec paramètres = filtre marque = filtre prix = facettes > crawl = canonical
quand publier mon article = période de l'année = mois de l'année = mois fort = mois creux = demande en hausse = combien de gens cherchent = combien de recherches = combien de recherches par mois = recherches par mois = recherches mensuelles = nombre de recherches mensuelles = search demand = search trends = keyword volume = monthly searches = volumes de recherche > saisonnalité
page noël = page saint-valentin = page fête des mères = page rentrée = landing black friday = landing page noël = page promo = page de promotion = page des soldes = URL des soldes = page chaque année = réutiliser l'URL = même URL chaque année = event page = sales event = seasonal page = holiday page = promo page = page événement > soldes
landing review = landing page review = landing page audit = critique de page = avis sur ma page = avis sur ma page d'accueil = avis sur mon site = regard extérieur = œil neuf = œil extérieur = page fait fuir = fait fuir = fait fuir les visiteurs = pubs ne rapportent = publicités ne rapportent rien = campagne ne rapporte rien = annonces ne convertissent = argent gaspillé = budget gaspillé = clics gaspillés = clics payés = page d'atterrissage
surveiller mes concurrents = concurrents chaque semaine = concurrents chaque lundi = concurrent change = concurrent change ses prix = concurrent baisse ses prix = nouveau concurrent = mouvements des concurrents = suivre les prix = surveiller les prix = veille des prix = veille tarifaire = veille du marché = veille hebdomadaire = competitor monitoring = competitor tracking = competitor prices = market watch = competitive analysis = competitive monitoring = visualping = newsletter des concurrents = veille concurrentielle
nommer mon article = nommer ma vidéo = titre pour ma vidéo = titre youtube = titre de newsletter = titre de page = titre qui claque = titre punchy = titre original = titres possibles = proposer des titres = propositions de titres = variantes de titres = headline ideas = headline generator = title generator = title ideas = article title = catchy headline = titre d'article > titres
guide comment choisir = choisir son vélo = choisir sa taille = guide de tailles = guide passe devant = guide devant ma catégorie = guide et catégorie = guide d'achat et catégorie = guide contre catégorie = articles de conseil = blog de boutique = blog e-commerce = conseil aux acheteurs = buyer guide = shopping guide = guide d'achat > page catégorie
colonne d'urls = colonne de mots-clés = nettoyer une colonne = séparer une colonne = découper une colonne = extraire le domaine = somme conditionnelle = nb.si = si imbriqué = vlookup formula = regexextract = sheets formulas = excel formulas = google sheets formulas = spreadsheet formula = formule de calcul = formule google sheets = calculer dans excel = croiser deux fichiers = croiser des données = croiser deux exports = croiser = formules > tableur
première page de google = analyser la première page = que montre google = affiche google sur = qui occupe = premiers de google = trois premiers = top 10 = top 3 = dix premiers = premier résultat = google results = google SERP = SERP layout = SERP features = SERP study = résultats pour une requête = éplucher les résultats = SERP > modules google
google shopping refuse = articles refusés = refus merchant = erreur shopping = annonces refusées = produits non diffusés = produits en attente = gtin manquant = identifiant produit = marque manquante = prix incohérent = erreur de prix = image refusée = flux google = feed errors = product feed errors = product data = merchant feed = google feed = merchant error = google merchant center > flux produits
planning instagram = planning facebook = planning du mois = posts du mois = calendrier de posts = calendrier de publications = calendrier instagram = calendrier réseaux = organiser mes posts = organiser mes réseaux = gérer les réseaux seul = un mois de posts = un mois de contenu = content calendar = posting schedule = social calendar = social planner = posts instagram = posts facebook = pinterest = threads = snapchat = calendrier éditorial = réseaux sociaux
plaignent les acheteurs = acheteurs se plaignent = plaintes des acheteurs = défauts cités = défauts du produit = points forts et points faibles = points faibles du produit = avis d'acheteurs = avis sur un produit = avis de ma boutique = avis shopify = commentaires de produits = résumer des commentaires = review summary = product review summary = summarize reviews = customer feedback analysis = sentiment = analyse de sentiments = synthèse d'avis > verbatim = avis clients
écrire une notice = rédiger une notice = documentation utilisateur = documentation logiciel = doc technique = manuel utilisateur = manuel = expliquer une procédure = expliquer les étapes = montage d'un meuble = instructions de montage = étapes à suivre = step-by-step = step by step guide = tutorial = guide pratique > mode d'emploi
site vue = site en react = site angular = site vide pour google = google ne voit rien = google voit une page blanche = contenu pas lu par google = pas lu par google = javascript rendering = JS SEO = JS rendering = rendered HTML = client side rendering = SPA SEO = single page = site monopage = site dynamique = dynamic rendering = javascript > indexation
décliner en posts = décliner un contenu = faire vivre un article = vie d'un article = après parution = rediffuser = republier sur les réseaux = reposter un article = reposter = partager mes articles = partager mon blog = content atomization = content repurposing = repurpose = repurposing content = repurpose content = multi-canal = multicanal = recyclage de contenu > diffusion
trier 2000 mots-clés = 2000 mots-clés = milliers de mots-clés = expressions-clés = grouper des expressions = regrouper des expressions = regrouper par thème = regrouper par page = une seule page ou = combien de pages = keyword grouping = keyword groups = keyword cluster = cluster keywords = group keywords = mots-clés par page = regroupement de mots-clés > plan de pages
réussite avec des chiffres = réussite d'un client = résultats d'un client = résultats obtenus = chantier réussi = client vedette = référence client = histoire de réussite = customer success = customer success story = client story = client case = client testimonial = customer testimonial = testimonial page = case studies = étude de cas > témoignage client
balises de langue = code langue = version anglaise en france = version anglaise sort = anglais en france = mauvais site dans google = site belge = site suisse = site canadien = domaine par pays = .be = .ch = hreflang tags = hreflang checker = hreflang errors = international SEO check = language tags = multi-country = hreflang > multilingue
répondre à c'est trop cher = vais réfléchir = pas le bon moment = rappeler plus tard = pas intéressé = refus de devis = sales objection = objection handling = overcome objections = sales enablement = battlecard = objections > preuves
jargon du métier = jargon d'un secteur = jargon de la profession = apprendre les mots = apprendre le vocabulaire = vocabulaire de la profession = mots d'un secteur = mots d'un métier = termes du métier = termes d'un secteur = secteur industriel = secteur technique = secteur pointu = industrie = industriel = industrial terms = industry terms = industry jargon = trade vocabulary = domain vocabulary = chaudronnerie = vocabulaire métier > lexique = champ lexical
préparer une vidéo = vidéo de dix = vidéo trop longue = chaîne = lancer une chaîne = texte de vidéo = plan de vidéo = structure de vidéo = vidéo de formation = vidéo tutoriel = vidéo d'entreprise = video script = video outline = youtube script = youtube video = youtube chapters = chapitres youtube = youtube > scénario = vidéo
refaire mon profil = mon profil linkedin = refaire mon linkedin = améliorer mon linkedin = présentation linkedin = linkedin summary = linkedin bio = linkedin about = linkedin profile optimization = me vendre auprès = me vendre = auprès des recruteurs = CV = curriculum = recruteurs = titre de profil = titre professionnel = bannière linkedin = photo de profil = profil > positionnement = consultant
barre de recherche = tapent dans ma barre = taper dans la barre = recherches internes = internal searches = no results = zero results = search bar analytics = search terms report = recherches infructueuses = recherches vides = moteur du site = recherche boutique = searchandising = synonymes de recherche > zéro résultat
organiser les chantiers = chantiers du trimestre = travaux du trimestre = plan du trimestre = prochain trimestre = prochains mois = trois prochains mois = planifier le SEO = planifier les chantiers = répartition des tâches = quarterly plan = quarterly roadmap = quarterly SEO plan = SEO roadmap = roadmap SEO = SEO plan = SEO project plan = SEO strategy plan = sprint = feuille de route > planification
heure d'enregistrement = enregistrement d'une heure = une heure d'entretien = enregistrement avec un expert = conversation enregistrée = entretien zoom = visio enregistrée = appel enregistré = réunion enregistrée = verbatim d'un expert = portrait d'entreprise = portrait d'un salarié = article à partir d'un entretien = interview to article = transcript to article = interview write-up = Q&A = interview > transcription
pourquoi les gens achètent = pourquoi mes clients achètent = pourquoi ils partent = comprendre mes acheteurs = déclencheur d'achat = questions à mes clients = appeler d'anciens clients = échanger avec mes clients = discuter avec mes clients = écouter mes clients = user interviews = customer interviews = interview script = interview guide = discovery interviews = problem interviews = entretien client > jobs to be done
recommandations d'audit = recos = recos SEO = recommandations SEO = premières actions = tickets en attente = pile de tickets = demandes en attente = impact effort = effort matrix = impact = tri des tâches = priorisation > backlog
dette technique = technical debt = tech debt = corrections en retard = correctifs en attente = retard technique = problèmes techniques = chantiers techniques = bugs SEO > priorisation = backlog = feuille de route
équipe de développement = équipe dev = équipe tech = équipe IT = DSI = devs = développeurs refusent = développeurs ignorent = développeurs n'ont pas le temps = convaincre les développeurs = tickets refusés = tickets ignorés = ticket bien rédigé > backlog = priorisation = recette
combien coûte = combien prévoir = combien dépenser = combien investir = répartir mon budget = budget annuel = budget de l'année = budget marketing = budget digital = budget web = budget prévisionnel = SEO budget = SEO cost = SEO pricing = marketing budget = budget planning = budget SEO > coûts
lexique sur mon site = glossaire sur mon site = dictionnaire du métier = termes à expliquer = expliquer des termes = pages de définitions = définitions de termes = glossary page = glossary SEO = define terms = definitions = définition d'un mot = wiki = encyclopédie = glossaire
accessible aux handicapés = accessible aux aveugles = personnes handicapées = utilisable au clavier = site utilisable = WCAG audit = accessibility = accessible site = web accessibility audit = norme RGAA = obligation RGAA = conformité RGAA = taux de conformité = accessible = dyslexie = contraste = zoom texte = accessibilité > RGAA
SEO au codir = SEO au comex = présenter au patron = présenter à la direction = vulgariser le SEO = SEO pour le PDG = SEO pour la direction = expliquer à mon patron = expliquer à la direction = réunion de direction = conseil d'administration = actionnaires = investisseurs = board presentation = board deck = executive presentation = SEO presentation = SEO buy-in = buy-in = stakeholder buy-in = comité de direction > argumentaire
script reels = script tiktok = script de short = reels instagram = short = vidéo pour mon magasin = vidéo de commerçant = vidéo d'artisan = vidéo de 30 secondes = trente secondes = quarante secondes = une minute de vidéo = vidéo sans montage = filmer avec mon téléphone = short form = short form video = short video script = tiktok script = reels script = vidéo courte > script
rédiger une propale = propale d'agence = répondre à un marché = marché à remporter = gagner un appel d'offres = remporter un appel d'offres = dossier d'appel d'offres = dossier de consultation = RC et CCTP = CCTP = acte d'engagement = critères de notation = RFP response = RFP answer = RFP reply = tender response = bid response = proposal writing = agency proposal = SEO proposal = project proposal = appel d'offres > proposition commerciale
réduire les champs = envoient pas leur demande = envoient pas le formulaire = demande de devis en ligne = demande de contact = page de devis = inscription en ligne = étapes d'inscription = création de compte = créer un compte = page d'inscription = paiement en ligne = signup form = contact form = lead form = form fields = form abandonment = form conversion = checkout form = quote form = formulaire > abandon
google n'indexe pas = google ignore = indexe pas mes pages = pages pas indexées = pages refusées = désindexées = sorties de l'index = index coverage = coverage report = page indexing = indexing issues = crawled not indexed = discovered not indexed = not indexed = pages exclues > indexation
réunion de démarrage = démarrage avec un client = démarrer un projet = client qui démarre = client qui signe = signature d'un client = onboarding client = onboarding agence = agency onboarding = client onboarding = kickoff meeting = project kickoff = accès demander = accès au site = accès search console = droits d'accès = identifiants = discovery session = lancement de mission > cadrage
lettre compréhensible = texte compréhensible = compréhensible = rendre compréhensible = rendre lisible = rendre plus clair = rendre plus simple = simplifier une lettre = simplifier un règlement = simplifier un contrat = simplifier un document = simplifier des CGV = règlement = lettre aux habitants = courrier aux usagers = plain language rewrite = plain English = clear writing = easy language = simple language = langage clair > rédaction administrative
mauvais liens vers = liens vers mon site = envoie des mauvais liens = attaque de liens = attaque SEO = analyser mes backlinks = analyser mes liens = vérifier mes liens = perdu des liens = liens perdus = lost links = link audit = backlinks audit = backlink analysis = backlink checker = link analysis = toxic links = toxic backlinks = disavow links = bad backlinks = profil de liens > backlinks = désaveu
calendrier de contenu = calendrier d'articles = calendrier de rédaction = contenu pour l'année = articles pour l'année = planning de rédaction = planning du blog = planning annuel = combien d'articles = équipe de rédaction = rythme d'articles = content planning = content roadmap = content schedule = content strategy plan = annual content plan = yearly plan = blog calendar = blog planning = blog plan = plan éditorial > calendrier éditorial
français canadien = traduire en français canadien = adapter mon site = adapter un texte = adapter pour la suisse = adapter pour la belgique = site pour la suisse = site pour la belgique = clientèle suisse = clientèle belge = marché suisse = marché belge = marché québécois = expressions québécoises = francs suisses = dollars canadiens = septante = french localization = french canadian = belgian french = swiss french = localisation
trafic divisé = trafic coupé = trafic à zéro = trafic tombé = trafic a chuté = visites divisées = perdu tout mon trafic = perte de visites = site pénalisé = google m'a tué = update m'a tué = touché par une update = touché par la mise à jour = traffic loss = traffic drop analysis = lost traffic = organic traffic drop = chute de trafic > core update
checklist avant lancement = checklist de mise en ligne = avant la mise en ligne = tester le nouveau site = tester un site = vérifier le nouveau site = nouveau site prêt = site prêt = dernières vérifications = vérifications finales = pre launch = pre-launch QA = prelaunch = website launch = site launch = SEO QA = QA checklist = go-live checklist = recette
étoile injuste = avis injustifié = avis mensonger = avis d'un concurrent = avis menaçant = avis agressif = mauvais avis google = mauvais commentaires google = répondre à un avis = réponse à un avis = reply to reviews = review replies = review response = respond to reviews = respond to google reviews = negative review = bad reviews = google review > avis google
ancien numéro traîne = numéro traîne = ancienne adresse traîne = infos périmées = mauvaises infos = mauvaises coordonnées = infos erronées = nom d'entreprise différent = m'inscrire dans les annuaires = inscrire mon entreprise = référencer mon entreprise = annuaires gratuits = annuaires locaux = business directories = directory listing = local listings = NAP consistency = local citation = citation audit = NAP > annuaires
fusionner des exports = fusionner des csv = lignes impossible à ouvrir = impossible à ouvrir = fichier impossible = fichier énorme = énorme fichier = cent mille lignes = 500 000 lignes = un million de lignes = traitement de données = traitement de masse = python script = python SEO = python automation = script automatique = programme python = code python = jupyter notebook = python > script
site d'électricien = site de plombier = site de couvreur = site d'artisan = site web d'artisan = métier manuel = travaux à domicile = à domicile = déplacement = chantiers avec internet = trouver des clients localement = remplir mon carnet = carnet de commandes = vingt communes = petite entreprise locale = SEO artisan = contractor SEO = plumber SEO = local business = local service business = artisan > SEO local = chantiers
événements analytics = configurer les événements = mesurer les clics = clics sur mon numéro = clics sur le téléphone = appels depuis le site = mesurer les appels = mesurer les formulaires = mesurer les ventes = mesurer mes conversions = suivi des ventes = suivi des appels = call tracking = conversion setup = event setup = GA4 events = tracking setup = measurement plan = tag plan = plan de marquage > événements clés
lien de mon club = lien d'un partenaire = lien d'un fournisseur = fournisseurs et partenaires = échanger des liens = entraide locale = associations locales = club de foot = club de sport = école = mairie du village = local partnerships = local backlinks = local link building = local links = community links = partenariats > liens locaux
perds des clics = perdre des clics = perdu des clics = clics en baisse = impressions en hausse = impressions sans clics = positions stables = fewer clicks = losing clicks = clicks drop > SERP = taux de clic = chute de trafic = zéro clic
sonne faux = sonnent faux = texte fade = ton faux = texte générique = contenu générique = contenus IA = textes IA = articles IA = textes de chatgpt = écrit par chatgpt = generic content = AI writing = humanize > ton de marque = relecture = améliorer un prompt = article de fond
chiffres donnés = chiffres de l'IA = chiffres de chatgpt = données de l'IA = réponses de l'IA = réponse de chatgpt = confiance à chatgpt = confiance à l'IA = croire chatgpt = vérifier une réponse = AI hallucination > vérification des faits = sources primaires = ymyl
développement web = web development = web developer = dev web = front-end = frontend = back-end = backend = intégration web > javascript = performance web = recette = no-code = données structurées
pages zombies > mise à jour de contenu = audit de contenu = maillage interne = plan éditorial
concevoir = élaborer = imaginer = esquisser > construire = plan
ramener = amener = drainer > attirer = trafic
gaspiller = gâcher = gâchis = perte de temps > perdre
dénicher = glaner = grappiller = récolter = recueillir > trouver
démêler = débroussailler = défricher > trier
rompre = briser = rompu > casser
surmonter = remédier = pallier = contourner > résoudre = corriger
affiner = peaufiner = perfectionner = parfaire = étoffer = rehausser > améliorer = enrichir
rajouter = incorporer = inclure = insérer = intercaler > ajouter
retrancher = rogner = gommer = amputer > couper = supprimer
embrouiller = confondre = emmêler = confusion = confus > confondu
entreprendre = entamer = initier = débuter = démarrer = sensibiliser = éduquer = familiariser > lancer = pédagogie
aboutir = parvenir = atteindre un but > obtenir
déterminer = cerner = jauger = juger = statuer > décider
poursuivre = persister = persévérer > continuer
substituer = troquer > remplacer
rapatrier = transférer = transfert = basculer = déménager un contenu > migration
fractionner = scinder = diviser en > découper
séduire = plaire = captiver = captivant = intriguer > attirer = accroche
performer = surperformer = cartonner = exploser > performance
dominer = surclasser = surpasser = devancer = supplanter = battre > concurrents = dépasser
émerger = percer = sortir de la masse = se démarquer > positionnement
survoler = parcourir = lire en diagonale > lecture
craindre = redouter = inquiéter = peur = crainte > risque
souffrir = subir = encaisser > perdre
pénaliser = punir > pénalité
saturer = submerger = envahir = inonder
interpeller = interagir = dialoguer > réponse
superviser = orchestrer = coordonner = chapeauter > gestion de projet
implémenter = intégrer dans le code > mise en place
scénariser > scénario = script
revisiter = rajeunir = rénover = remettre à jour > mise à jour
revaloriser = valoriser = mise en valeur = redorer
moche = laid = hideux = démodé = vieillot = ringard = pas terrible > daté = refonte
ennuyeux = barbant = soporifique = terne = insipide = plat = monotone = lassant > accroche = ton de marque
compliqué à comprendre = confus pour le lecteur = opaque = hermétique = abscons = imprécis = flou > langage clair
interminable = à rallonge = trop long à lire > raccourcir = langage clair
indispensable = incontournable = requis = obligatoire = impératif > essentiel
adéquat = optimal = idéal = parfait = adapté > bon
inefficace = inutile = stérile = vain > échec
insuffisant = insuffisante > manque
ridicule = absurde = illogique = aberrant > incohérent
lacune = trou = angle mort > manque = écarts
atout = point fort = avantage > preuves = bénéfice
inconvénient = point faible = désavantage > défauts = freins
souci = pépin = tracas = galère = casse-tête > problème
arnaque = escroquerie = fraude = tromperie = abus > risque
surprise = inattendu = brutal = soudain = brusque > chute
talent = compétence = domaine d'expertise > expertise
acteurs du marché = acteurs = confrères = marques concurrentes > concurrents = veille concurrentielle
brochure = plaquette = dépliant = flyer = prospectus = tract = support commercial = plaquette commerciale > livre blanc = page de vente
spot = teaser = trailer = bande-annonce = pub vidéo > vidéo = script
manifeste = tribune = édito = éditorial = prise de position > prise de parole = article de fond
SMS = texto = whatsapp = messenger = telegram > message = relation client
backoffice = back-office = administration du site = intranet = extranet > CMS = application
footer = pied de page = header = sidebar = menu principal = mega menu > maillage interne = arborescence
wireframe = maquette = mockup = zoning = prototype cliquable > cahier des charges = page d'atterrissage
hébergeur = hosting = host = OVH = serveur mutualisé > serveur = migration
hôtelier = hôtel = hôtellerie = gîte = chambre d'hôtes = camping > fiche google = avis google
cafetier = bar = food truck = pizzeria = épicier = caviste = vigneron = viticulteur = libraire = photographe = vétérinaire = dentiste = kiné = kinésithérapeute = cuisiniste = salle de sport = club de gym > traiteur = fiche google = avis google = SEO local
startup = start-up = jeune pousse = scale-up = éditeur de logiciel = saas b2b > b2b = entreprise
association = ONG = organisme = institution = service public > fondation = langage clair = communiqué de presse
université = école supérieure = organisme de formation = centre de formation > formation
coincé = calent = butent = s'arrêtent en route > bloqué = abandon = freins
consultant m'a laissé = liste de points = longue liste = liste interminable = rapport d'audit = recommandations de l'agence > priorisation = backlog
offrir contre = contre une adresse = contre un email = échange d'un email = adresse mail contre > livre blanc = page de téléchargement = génération de contacts
a perdu son trafic > mise à jour de contenu = perte de positions
article pour les llm = optimiser pour l'IA = optimiser pour les LLM = contenu pour l'IA = plaire aux IA = plaire à chatgpt = écrire pour l'IA = IA qui lisent = lisible par l'IA > GEO = cité par les assistants IA
move = moving = switch = switching = transfer = from old to new > migration
both = each = every = several = many = multiple
which = where = when = why = who = whose
get = have = obtain = gain > obtenir
need = want = should = must
start = begin = beginning = starting > commencer
end = finish = stop = stopping > fin
show = display = see = look = view = find = discover = finding > afficher = search = trouver
add = insert = include = adding > ajouter
remove = delete = cut = removing > supprimer
edit = modify = changing > change = modifier
choose between > compare
send = sending = receive > envoyer
people = audience = readers > person = lecteurs
business = brand owner = small company > entreprise
money = paid = paying = expensive = cheap = price too high > prix
time = hours = days = week = month > temps
year = season of the year > année
first = second = last = next = previous > ordre
new = latest = recent = newest > nouveau
high = low = up = down = more = less
slow = slowly = loading slow = too slow > performance web = core web vitals
long = short > longueur
good = bad = best practices = better way = bonne pratique > conseils
right = wrong = incorrect > correct = exact
easy way = quick = quickly = fast way > rapide
why not = not working = doesn't work = isn't working = does not > problème
traffic is down = went down = going down = disappeared = disappear > chute de trafic
bring = attract = attracting = reach > attirer
launch a product = new product = product release > lancement de produit = communiqué de presse
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
