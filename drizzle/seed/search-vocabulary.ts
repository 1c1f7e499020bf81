import type { WordGroup } from '#shared/search/dictionary.ts'

/**
 * The vocabulary that French SEO and marketing share, one group a line: expressions with « = » between
 * them ask the same; who asks for one of them also wants what those after « > » find, not the reverse.
 *
 * An everyday word stands before « > » alone, so that what has nothing to do with the trade gets no certain
 * answer. A word that says how rather than what («quarterly») leads to one that many items hold, so that
 * it weighs little. Two words of one stem are one expression: «localisation» is «local».
 */
const lines = `
SEO = référencement = référencement naturel = search engine optimization = SEO naturel = optimisation pour les moteurs de recherche
SEO technique = technical SEO = référencement technique = optimisation technique > robots.txt = sitemap = crawl = indexation = redirection = logs serveur = données structurées = migration = core web vitals = rendu javascript = pages exclues
audit SEO = audit de référencement = diagnostic SEO = bilan SEO = analyse SEO = SEO audit = vérifier son référencement = état des lieux SEO = check-up SEO = audit de site > audit on-page
état de santé du site = problèmes de mon site = erreurs SEO = erreurs de référencement = points faibles du site = défauts de mon site = SEO health check = site health = SEO review = second avis SEO = contre-audit = contre-expertise = audit SEO = full site audit = full audit = complete audit = point SEO > audit complet = plan d'action
vérifier le travail d'une agence = contrôler mon agence SEO = agence SEO inefficace = contester un audit > contre-audit = audit complet = budget SEO
pré-audit = audit flash = audit express = mini audit = audit rapide = auto-audit = auditer son site = auditer mon site = do it yourself SEO = audit complet > audit on-page
audit technique = audit SEO technique = technical audit = audit de crawl = bilan technique > audit SEO = crawl = indexation = robots.txt = pages exclues = core web vitals = maillage interne
optimisation SEO = optimiser son SEO = optimiser mon SEO = améliorer mon SEO = améliorer son SEO = SEO optimization > audit SEO = audit on-page = balise title = maillage interne
audit on-page = SEO on-page = analyser une page = optimiser une page = page qui ne décolle pas = on page SEO > audit SEO = balise title = code source
page mal référencée = page invisible dans google = page enterrée = référencement d'une page = page pas classée = contrôle SEO d'une page = score SEO d'une page = page audit = page analysis = SEO page analysis = noter une page = audit on-page > code source = balise title
checklist SEO = SEO checklist = liste de contrôle SEO = points à contrôler en SEO = bonnes pratiques SEO = règles SEO = SEO best practices > audit on-page = audit SEO = recette
visible sur google = visibilité google = remonter sur google = premier sur google = première page google = se positionner sur google = gagner des positions = améliorer son référencement = mieux classé = ranker > audit SEO = mots-clés = intention de recherche
être premier sur google = être en haut de google = sortir premier sur google = ressortir sur google = être trouvé sur google = mon site n'est pas visible = gagner en visibilité = manque de visibilité = visibilité en ligne = faire connaître mon site = faire décoller mon site = booster mon référencement = améliorer mon SEO = SEO facile > audit SEO = audit on-page = fiche google = mots-clés
apparaître sur google = apparaît pas sur google = introuvable sur google = invisible sur google = absent de google = site non référencé = google ne trouve pas le site = google ignore mes pages = pages exclues > indexation = robots.txt = audit on-page = rendu javascript
google m'a oublié = google m'ignore = google m'a oubliée = google ne me voit pas = google ne voit pas mon site = google ne me trouve pas = google ne trouve pas mon site = google ne connaît pas mon site = site inexistant sur google = not showing on google = site not on google = pages exclues = site n'apparaît pas = site apparaît pas sur google > robots.txt = audit on-page = indexation
diagnostic = diagnostiquer = identifier la cause = origine du problème = root cause
crawl = crawling = exploration = explorer un site = passage des robots
googlebot = robot google = bingbot = user-agent = spider = robot d'exploration = robot d'indexation > crawl = logs serveur
budget de crawl = crawl budget = budget d'exploration = gaspillage de crawl = fréquence de crawl = google explore trop de pages > crawl = logs serveur = facettes = robots.txt
robots.txt = fichier robots = disallow = bloquer les robots = interdire l'exploration > crawl
bloqué par robots.txt = bloquer l'exploration = bloquer les bots = bloquer un robot = interdire google = robots bloqués = blocked by robots = fichier robot = règle robots = tester robots.txt = robots tester = robots.txt = interdire un dossier = bloquer un dossier = interdire un répertoire > exploration
sitemap = sitemap XML = fichier sitemap = plan de site XML = index de sitemaps > indexation
sitemap en erreur = erreur de sitemap = sitemap refusé = sitemap illisible = sitemap vide = sitemap error = générer un sitemap = sitemap generator = envoyer mon sitemap = sitemap XML > robots.txt
soumettre son site = déclarer son site à google = inscrire son site sur google = demander l'indexation = accélérer l'indexation = indexnow = indexing API = forcer l'indexation > indexation = sitemap = inspection d'URL
indexation = indexabilité = indexable = index google
pages exclues = page non indexée = rapport d'indexation = couverture de l'index = explorée actuellement non indexée = détectée actuellement non indexée = problème d'indexation = pages désindexées > indexation = search console
pages pas indexées = article pas indexé = google n'indexe pas = google n'indexe plus = n'indexe pas mes pages = indexation lente = indexation partielle = not indexed = crawled not indexed = discovered not indexed = crawled currently not indexed = discovered currently not indexed = indexing issues = index coverage = page indexing = deindexed = pages désindexées = pages exclues > indexation = rendu javascript
erreurs search console = alertes search console = message de search console = problème search console = avertissement search console = GSC errors = search console errors = motifs d'exclusion > pages exclues = erreurs données structurées = groupe d'URL lent
noindex = meta robots = retirer de l'index = supprimer une page de google = x-robots-tag = désindexation volontaire > indexation
désindexer = désindexation = désindexé = désindexées > pages exclues = noindex = chute de trafic
inspection d'URL = outil d'inspection = URL inspection = tester une URL en direct > search console = indexation
canonical = canonique = balise canonique = URL canonique = rel canonical > contenu dupliqué = indexation
contenu dupliqué = duplicate content = duplication = contenu en double = textes identiques = DUST = copier-coller de pages = duplicate = pages dupliquées > canonical = texte fournisseur = pages satellites
soft 404 = fausse 404 = erreur 404 déguisée > pages exclues = codes HTTP
erreur 404 = page 404 = page introuvable = not found = erreur 410 > redirection 301 = soft 404
404 en masse = plein de 404 = erreurs 404 après refonte = 404 après refonte = pages en erreur = pages en 404 = 404 errors = que faire des 404 = pages cassées = liens qui mènent nulle part = broken pages = rediriger vers l'accueil > redirection 301 = soft 404 = table de correspondance
lien cassé = lien mort = lien brisé = broken link = lien rompu > soft 404 = maillage interne
codes HTTP = code de réponse = statut HTTP = status code = code de statut = code d'état > logs serveur
erreur 500 = erreur serveur = erreur 5xx = erreur 503 = site en panne > codes HTTP = logs serveur
redirection = redirection 301 = rediriger = redirection permanente = 301 redirect
redirection temporaire = redirection 302 = code 307 > redirection
chaîne de redirections = boucle de redirection = redirect chain = redirections en cascade > redirection = crawl
table de correspondance = plan de redirection = mapping d'URL = mapping = table de redirection = ancienne et nouvelle URL = redirect map > redirection = migration
redirect mapping = 301 map = redirect plan = URL mapping = URL migration = redirects = redirect = 301 redirects = bulk redirects = redirections en masse = redirections en série = tester les redirections = règles de redirection = table de correspondance = 301 redirect map = redirect list > redirection
htaccess = fichier htaccess = apache = rewriterule = mod_rewrite = règle de réécriture = rewrite rule = rewrite rules = URL rewrite > redirection = regex
migration = migrer un site = migration SEO = bascule = replatforming = changement de CMS = changer de plateforme = transfert de site > redirection = recette
refonte = refondre = redesign = refaire son site = refais site = moderniser son site = nouvelle version du site = relookage > migration = redirection = recette
refonte ratée = refonte catastrophique = perte de trafic après refonte = perdu du trafic après refonte = trafic perdu après migration = migration ratée = website redesign = site redesign = website migration = SEO migration > migration = chute de trafic = redirection
éviter de perdre le trafic = garder mon référencement = conserver son référencement = préserver le SEO = garder ses positions = sans casser le référencement > migration = redirection = recette
changement de domaine = changer de nom de domaine = changer de NDD = nouveau domaine > migration = redirection
nom de domaine = NDD = domain name = extension de domaine > changement de domaine
HTTPS = certificat SSL = passage en HTTPS = SSL = site non sécurisé > migration = redirection
structure d'URL = réécriture d'URL = slug = permalien = URL rewriting = adresse de page > arborescence = redirection
paramètre d'URL = URL à paramètres = query string = URL dynamique = identifiant de session > facettes = crawl = canonical
recette = recette technique = recette SEO = cahier de recette = cahier de tests = QA = UAT = vérifications avant livraison > mise en ligne
test de non régression = regression testing = regression test = non-régression SEO = casser le référencement = casser le SEO = recette > cahier de tests
contrôle avant livraison = vérifier une livraison = vérifier un gabarit = nouveau gabarit = nouveau template = valider une livraison = tester avant mise en prod = tests avant mise en production = SEO QA = QA SEO = release = sprint review = checklist de lancement = lancement d'un site = site launch = website launch = launch checklist = recette > mise en ligne = cahier de tests
noindex oublié = site resté en noindex = préprod indexée = préproduction indexée = staging indexé = site de test dans google > noindex = recette = robots.txt
mise en ligne = mise en production = MEP = déploiement = go live = livraison du site = lancement du site = passage en prod > recette
préproduction = préprod = staging = environnement de test = site de développement > recette
logs serveur = log = analyse de logs = journal d'accès = fichier log = access log = log analysis = journaux serveur > googlebot = crawl
log file analysis = server logs = apache logs = nginx = access.log = log file = logs nginx = logs apache = fichiers de logs = crawl stats = statistiques d'exploration = logs serveur > googlebot
faux googlebot = vrai googlebot = usurpation de googlebot = fake googlebot = IP de googlebot = reverse DNS = identifier un robot = trafic de robots = trafic de bots = bot traffic = robots qui saturent = serveur saturé > logs serveur = googlebot
google passe rarement = fréquence de passage = combien de fois google passe = dernier passage de google = crawl frequency = crawl rate = logs serveur > budget de crawl
robots IA = GPTBot = ClaudeBot = PerplexityBot = OAI-SearchBot = CCBot = google-extended = crawler IA = bloquer les IA > robots.txt = logs serveur
block AI bots = block AI crawlers = block GPTBot = bytespider = meta-externalagent = bloquer perplexity = refuser les IA = opt-out IA = robots IA > robots.txt = bloquer gptbot
llms.txt = fichier llms > robots IA = GEO
javascript = JS = rendu javascript = javascript SEO = HTML rendu = client-side rendering = CSR = rendering > indexation
SSR = server-side rendering = rendu côté serveur = prérendu = prerendering = hydratation > javascript
single page application = SPA = application monopage = framework javascript = framework front > javascript = SSR
ajax = PWA = progressive web app > javascript = SSR
code source = HTML = source de la page = balisage HTML
développement web = web development = développement de site = programmation web = coder un site = web dev > application = rendu javascript = recette = tickets développeur
ticket SEO = ticket jira = ticket technique = demande aux développeurs = spécifier une correction > backlog
tickets développeur = tickets pour les développeurs = écrire un ticket = rédiger un ticket = user story = critères d'acceptation = spécification technique = bug report = parler aux développeurs = convaincre les développeurs = tickets seo > core web vitals = recette
dette technique = technical debt = tech debt = tickets bloqués = tickets qui traînent = tickets en attente = tickets jamais traités = développeurs débordés = recommandations jamais appliquées = recommandations pas appliquées = recos pas mises en place = audit resté dans un tiroir > priorisation = tickets seo = feuille de route = argumentaire
core web vitals = CWV = signaux web essentiels = web vitals = page experience > performance web = LCP = INP = CLS
URL lentes = groupe d'URL lent = URL à améliorer = signaux web en rouge = core web vitals rouges = CWV rouges = échec core web vitals = failed core web vitals = core web vitals assessment = corriger les core web vitals = core web vitals > performance web
performance web = vitesse de chargement = temps de chargement = site lent = page lente = webperf = lenteur = accélérer son site = site rapide = page speed = vitesse du site = site speed = website speed = speed = page loading > core web vitals
site qui met du temps = site trop long à charger = site poussif = site long à s'ouvrir = site lourd = slow page = slow site = slow website = site speed audit = page speed optimization = web performance = speed optimization = page load time = google dit que mon site est lent = audit de vitesse = audit de performance = audit webperf = performance web > core web vitals = images
LCP = largest contentful paint = affichage du plus grand élément > core web vitals
first contentful paint = FCP = total blocking time = TBT = speed index = time to interactive > core web vitals = performance web
INP = interaction to next paint = FID = réactivité de la page = latence d'interaction = page qui rame au clic > core web vitals = javascript
CLS = cumulative layout shift = décalage de mise en page = stabilité visuelle = page qui bouge = layout shift > core web vitals
page qui saute = texte qui saute = contenu qui bouge = boutons qui bougent = page bouge pendant le chargement = page bouge = mise en page qui saute = décalages de mise en page = cls > core web vitals
TTFB = time to first byte = temps de réponse serveur = serveur lent = hébergement lent > performance web
lighthouse = pagespeed insights = pagespeed = PSI = gtmetrix = webpagetest = score de performance = score mobile = score lighthouse = note pagespeed = score pagespeed = mauvais score = score rouge > performance web = core web vitals
crux = données de terrain = chrome UX report = field data = RUM = mesures réelles > core web vitals
cache = mise en cache = caching = plugin de cache = WP Rocket > performance web
CDN = content delivery network = cloudflare = réseau de diffusion > performance web
scripts tiers = third-party scripts = ressources bloquantes = render blocking = minification = chargement asynchrone > performance web = javascript
mobile = smartphone = responsive = mobile first = mobile friendly = version téléphone > performance web = core web vitals
iphone = android = tablette = téléphone portable > mobile = performance web
images = photo = picture
photoshop = lightroom = gimp = iloveimg > images = webp
imagify = shortpixel = tinypng = squoosh = cloudinary = optimiseur d'images = image optimizer > images = webp = performance web
responsive images = srcset = balise img = image hero = image de fond = background image = dimensions d'image = taille d'image = redimensionner = image sizes > images = performance web
vidéo d'accueil = vidéo en arrière-plan = vidéo de fond = vidéo qui ralentit = background video = vidéo lourde > images = performance web
poids des images = image lourde = compresser une image = optimiser les images = réduire la taille des photos > images = webp = performance web
webp = avif = format d'image = convertir en webp > images = performance web
lazy loading = chargement différé = lazyload = chargement paresseux > images = performance web
texte alternatif = attribut alt = balise alt = alt text = alternative textuelle = décrire une image = images sans alt = alt manquant = alt manquants = image alt = nom de fichier image = nommer ses images = légender une image > images = accessibilité
google images = SEO image = référencement des images = recherche par image = google lens > texte alternatif = images
vidéo intégrée = iframe youtube = embed vidéo = lecteur vidéo lourd > performance web = images
balise title = title tag = meta title = titre SEO = balise titre = titre de page google
méta description = meta desc = description dans google = texte sous le titre google > balise title = taux de clic
balises meta = métadonnées = metadata = metas > balise title = méta description
meta tags = meta tag = SEO title = page title = title et meta = titles et metas = balises SEO = balises de mes pages = vérifier mes balises = metas manquantes = balises vides = titles dupliqués = titles trop longs = titre trop long = longueur de title = longueur de meta = nombre de caractères title = pixels du title = title length = balise title > méta description
metas en masse = titles en masse = titres en série = metas en série = bulk meta = bulk titles = titres uniques = titles uniques = générer des titles = balise title > méta description = en masse
balise H1 = Hn = H1 H2 = balises Hn = headings = hiérarchie des titres = structure des titres = H1 H2 H3 = H2 H3 > audit on-page
architecture du site = arborescence = structure du site = information architecture = organiser les pages = rubriquage > maillage interne
cocon sémantique = silo = silotage = topic cluster = cluster thématique = cocon = siloing = cocon semantic = semantic cocoon > arborescence = maillage interne = page mère
hub and spoke = content hub = topic clusters = clusters de contenu = content silo = maillage thématique = carte des contenus = structure en silo = silo SEO = organiser un sujet = structurer un sujet = couvrir tout un sujet = dominer un sujet = plan d'arborescence = site structure = site architecture = réorganiser mon site = réorganiser mon blog = cocon sémantique = structurer un blog > arborescence = maillage interne
page mère = page pilier = pillar page = contenu pilier = hub de contenu > cocon sémantique
autorité thématique = topical authority = topical map = carte thématique = couverture thématique = autorité sur un sujet = faire autorité sur un sujet = référent sur un sujet > cocon sémantique
maillage interne = lien interne = maillage = internal linking = linking interne = relier ses pages = liens entre pages
interlinking = internal links = internal link audit = internal link structure = audit de maillage = audit du maillage = combien de liens internes = nombre de liens internes = liens entre mes pages = lier des articles entre eux = pages non liées = pages sans lien = page oubliée = pages oubliées = link equity = link sculpting = transmettre le jus = pousser une page = impasse de navigation = dead end pages = maillage interne = pages inaccessibles > pages orphelines
page orpheline = orphan page = page isolée = aucune page ne pointe vers > maillage interne
profondeur = profondeur de clic = niveau de profondeur = page trop profonde = click depth = nombre de clics depuis l'accueil > maillage interne = arborescence
ancre = texte d'ancre = anchor text = ancre de lien = texte du lien = anchor
pagerank = jus de lien = link juice = popularité interne = seo juice > maillage interne = backlinks
fil d'ariane = breadcrumb = breadcrumblist > maillage interne = données structurées
pagination = page suivante = infinite scroll = défilement infini > crawl = page catégorie
données structurées = schema.org = structured data = JSON-LD = schema markup = microdonnées = balisage schema = balisage sémantique = balisage structuré > résultats enrichis
article schema = organization schema = breadcrumb schema = review schema = event schema = recipe schema = video schema = schema article = schema organization = FAQ schema = howto schema = jsonld = json ld generator = schema generator = générateur de schema = code json = données structurées > résultats enrichis
prix dans google = prix affiché dans les résultats = étoiles jaunes = notes dans les résultats = avis dans les résultats google = étoiles sur google = rich result = résultat enrichi disparu = étoiles disparues = résultats enrichis > données structurées
erreur de balisage = erreurs schema = balisage invalide = test des résultats enrichis = schema validator = validateur schema = invalid structured data = données structurées > erreurs données structurées
résultats enrichis = rich results = rich snippet = extrait enrichi = étoiles dans les résultats = étoiles dans google = étoiles sous mon résultat = infos sous mon résultat = étoiles et infos > données structurées
balisage product = schema product = données structurées produit = aggregaterating = balisage produit > données structurées = fiche produit
localbusiness = schema localbusiness = balisage local > données structurées = SEO local
entités = entité nommée = entity SEO = web sémantique > données structurées
knowledge graph = knowledge panel = panneau de connaissances = graphe de connaissances = wikidata > entités = données structurées
hreflang = balise hreflang = x-default = rel alternate = mauvaise langue affichée = mauvaise version pays > SEO international = multilingue
hreflang errors = hreflang generator = hreflang tags = international targeting = fr-ch = retour manquant = balises de langue = attribut de langue = google affiche la mauvaise langue = mauvais pays dans google = page anglaise affichée = page canadienne = visiteurs belges = langue et pays = hreflang > multilingue = x-default
SEO international = référencement international = international SEO = site multi-pays = vendre à l'étranger = internationalisation = i18n = marché étranger > hreflang = traduction
multilingue = multilingual = bilingue = site traduit = version anglaise = plurilingue > hreflang = traduction
weglot = WPML = polylang = plugin de traduction = multilingue > hreflang
traduction = traduire = translation = translate = translator = traducteur = traduction de site = traduire un article > hreflang
belgique = wallonie = bruxelles > hreflang = traduction
suisse = suisse romande = romand = helvétique = romandie > hreflang = traduction
québec = québécois = canada francophone = canadien = français canadien > hreflang = traduction
backlinks = netlinking = link building = lien entrant = acquisition de liens = obtenir des liens = inbound link = campagne de liens = linkbuilding
profil de liens = audit de liens = analyse de backlinks = link profile = audit de netlinking = back links = back link = backlink audit > backlinks = domaines référents
link audit = toxic backlinks = spammy links = spam backlinks = toxic links = bad links = liens de casino = liens spam = spam de liens = attaque de liens = SEO négatif = score de toxicité = désavouer des liens = disavow links = qui pointe vers mon site = vérifier mes backlinks = profil de liens = sites chinois = sites russes = sites étranges > désaveu
liens perdus = lost backlinks = broken backlinks = récupérer des liens = récupérer des liens perdus = récupérer des backlinks = liens supprimés = perdu des backlinks = profil de liens > backlinks
lien toxique = mauvais lien = lien spam = negative SEO = lien nocif > désaveu = profil de liens
désaveu = disavow = désavouer = fichier de désaveu > profil de liens
domaines référents = referring domains > profil de liens = backlinks
autorité de domaine = domain authority = domain rating = trust flow = citation flow = autorité du site > profil de liens = backlinks
article invité = guest post = guest blogging = publication invitée > relations presse = netlinking
achat de liens = acheter des liens = article sponsorisé = lien payant = plateforme de netlinking = liens sponsorisés > backlinks = profil de liens
nofollow = dofollow = attribut de lien = rel sponsored > backlinks
prospection de liens = outreach = démarcher des sites = contacter des blogueurs = demande de lien = partenariats > backlinks
digital PR = RP digitales = presse numérique = linkbait = link bait = e-rp > relations presse = netlinking = liens entrants
backlinks presse = liens presse = liens de médias = lien d'un journal = lien de presse = liens depuis la presse = earned media = earned links = media coverage = press coverage = PR links = faire parler de mon entreprise = sujet pour les médias = idée pour la presse = angle journalistique = angle presse = angles de presse = histoire pour les médias = relations presse = intéresser les médias = intéresser la presse > digital PR = communiqué de presse
étude à publier = publier une étude = enquête maison = nos chiffres dans la presse = chiffres pour la presse = data PR = data-driven PR = données internes > relations presse
mention de marque = brand mention = citation non liée = mention sans lien > backlinks = notoriété
liens locaux = backlinks locaux = partenariat local = sponsoring local = parrainage = local link building > partenariats = backlinks = presse locale
local backlinks = liens de fournisseurs = liens de partenaires = lien de partenaire = échange de liens = échanger des liens = link exchange = club de sport = association sportive = sites du coin = sites de ma ville = sites locaux = commerçants voisins = mail de demande de lien = demander un lien = liens locaux = building local links > partenariats = presse locale
PBN = private blog network = ferme de liens = réseau de blogs = link farm > backlinks = profil de liens
black hat = spamdexing = techniques interdites = tricher avec google = black hat SEO > abus de contenu = pénalité = profil de liens
abus de contenu = scaled content abuse = spam de contenu = contenu de masse = contenus générés en masse > contenu dupliqué = pages satellites
pénalité = action manuelle = manual action = sanction google = penalty = site puni > profil de liens = désaveu = chute de trafic
core update = mise à jour google = algorithm update = changement d'algorithme = helpful content = HCU = algo google > chute de trafic
chute de trafic = baisse de trafic = perte de trafic = perdre du trafic = traffic drop = trafic en baisse = perdre des visiteurs = effondrement du trafic = recul du trafic = dégringoler = perdu la moitié = perdu des visites = perdu du trafic = perdu mes visiteurs = perdu mes positions = visites en baisse = visites en chute = visites qui dégringolent = chute des visites = chute brutale = trafic effondré = trafic divisé = trafic qui s'écroule = courbe qui plonge > diagnostic = search console
trafic en chute libre = chute libre = trafic divisé par deux = trafic perdu = traffic loss = lost traffic = organic traffic drop = traffic decline = rankings dropped = lost rankings = lost my rankings = ranking loss = google penalty = google m'a pénalisé = google me pénalise = site pénalisé = puni par google = perdu la moitié du trafic = trafic à zéro = courbe qui chute = trafic qui chute = chute de trafic > baisse de trafic = perte de positions
perte de positions = baisse de positions = perdre des places = chute de classement = déclassement = reculer dans google = ranking drop = page en recul = contenu en baisse = descendre dans google = perdre des rangs = positions perdues = perdu des positions = descendu dans google > mise à jour de contenu = chute de trafic = contenu vieilli
cellule de crise = gestion de crise = urgence SEO = crise SEO = crisis management = situation d'urgence > chute de trafic
content pruning = élagage de contenu = élaguer = pruning = nettoyage de contenu = nettoyer le site = supprimer des pages = supprimer de vieux articles = faire le ménage dans le blog = pages inutiles > mise à jour de contenu = plan éditorial = fusion de pages = pages exclues = contenu vieilli
contenu pauvre = thin content = contenu mince = contenu trop court = page trop courte > contenu vieilli = pages exclues = contenu dupliqué
mots-clés = keyword = mot clef = requête = expression de recherche = terme de recherche = search query = KW
recherche de mots-clés = keyword research = étude de mots-clés = trouver des mots-clés = choisir ses mots-clés = analyse de mots-clés = stratégie de mots-clés = idées de mots-clés = sur quels mots-clés = regroupement de mots-clés = volumes de recherche > intention de recherche
volumes de recherche = search volume = nombre de recherches = volume mensuel = demande de recherche = potentiel de recherche = volume de requêtes
search demand = demande saisonnière = pic saisonnier = à quelle date publier = mois le plus recherché = calendrier de recherche = courbe de recherche = évolution des recherches = keyword trends = search trends = seasonal keywords = seasonal content = contenu saisonnier = saisonnalité > volumes de recherche = rétroplanning
saisonnalité = saisonnier = seasonality = pic de recherche = haute saison = période de l'année = basse saison = période creuse = pic de demande > volumes de recherche = google trends
google trends = trends = tendances de recherche = courbe de tendance = tendances google = saisonnalité > volumes de recherche
longue traîne = long tail = requêtes longues = mots-clés de niche = expressions longues > mots-clés
long tail keywords = requêtes de longue traîne = mots-clés longue traîne = questions longues = longue traîne > regroupement de mots-clés = forums
regroupement de mots-clés = clustering = keyword clustering = grouper des mots-clés = regrouper des requêtes = trier des mots-clés = classer des mots-clés > plan de pages = mots-clés
keyword grouping = keyword groups = keyword map = keyword mapping = cluster de mots-clés = clusters de mots-clés = familles de mots-clés = grouper des requêtes = ranger mes mots-clés = organiser mes mots-clés = grosse liste de mots-clés = liste de requêtes = milliers de mots-clés = regroupement de mots-clés > plan de pages
plan de pages = keyword mapping = mapping de mots-clés = mot-clé par page = associer mots-clés et pages > regroupement de mots-clés
intention de recherche = search intent = intention = user intent = intention utilisateur = cherchent les internautes = informationnel ou transactionnel = cherche l'internaute = veut l'internaute = attend l'internaute = gens cherchent = cherchent les gens = gens tapent = internautes tapent = répond à la recherche = intention de l'internaute > SERP = format de page
type de contenu attendu = ce que google attend = format attendu = bon format de page = quel format de contenu = quel format choisir = quel type de page = guide ou page produit = article ou page produit = article ou page service = page service ou article = article ou page de vente = bonne page pour ce mot-clé = content type = content format = intention de recherche > type de page = SERP
intention mixte = requête ambiguë = informationnelle = transactionnelle = navigationnelle = transactionnel = informationnel = requête informationnelle = requête transactionnelle = user needs = intention de recherche > SERP
difficulté des mots-clés = keyword difficulty = KD = mot-clé concurrentiel = concurrence sur un mot-clé > SERP = mots-clés
requêtes de marque = branded = brand query = trafic de marque = recherches sur mon nom = marque et hors marque > search console = regex
champ lexical = champ sémantique = cooccurrences = TF-IDF = termes associés = LSI = vocabulaire thématique > entités = lexique
clearscope = neuronwriter = frase = marketmuse = thot SEO = cocolyze > champ lexical = brief = content gap
mots à placer = mots à utiliser dans un article = vocabulaire à utiliser = mots associés = related terms = semantic field = semantic keywords = entités d'un sujet = entity = champ lexical > entités = lexique
optimisation sémantique = yourtextguru = yourtext.guru = surfer SEO = semji = 1.fr = score sémantique > champ lexical = brief
keyword planner = planificateur de mots-clés = outil de planification google ads = ubersuggest = keyword tool = volumes de recherche > mots-clés
cannibalisation = cannibalisation de mots-clés = keyword cannibalization = pages en concurrence = pages qui se concurrencent = conflit entre pages = pages jumelles = pages concurrentes = concurrence entre pages = pages qui se gênent = pages qui se ressemblent = articles qui se ressemblent = fassent concurrence = pages se cannibalisent = pages se font de l'ombre = articles se font de l'ombre > fusion de pages
deux pages en compétition = deux pages sur le même sujet = deux articles sur le même sujet = deux articles même mot-clé = deux pages même requête = google hésite entre deux pages = mauvaise page classée = mauvaise page qui sort = pages similaires = articles similaires = pages trop proches = competing pages = overlapping content = keyword overlap = pages doublons = cannibalisation = articles se font concurrence = pages se font concurrence > fusion de pages = regroupement de mots-clés
fusionner deux pages = fusionner des pages = fusionner mes articles = quelle page garder = garder une seule page = merge pages = merging content = content consolidation = fusion de pages > cannibalisation = redirection
fusion de pages = consolidation de contenu = regrouper des articles = merger des pages > redirection = cannibalisation
content gap = écart éditorial = keyword gap = gap analysis = sujets manquants = lacunes de contenu = sujets de mes concurrents = écarts éditoriaux = sujets non couverts = trous dans le contenu > analyse concurrentielle = plan éditorial
content gaps = competitor keywords = missing keywords = missing topics = topic gap = mots-clés des concurrents = mots-clés de mes concurrents = sujets non traités = contenus manquants = contenu manquant = trous éditoriaux = s'inspirer des concurrents = copier mes concurrents = positionnés mes concurrents = content gap > analyse concurrentielle
concurrent me dépasse = concurrents me dépassent = concurrent nous double = concurrents nous doublent = concurrents devant nous = concurrents passent devant = concurrent mieux placé = concurrents mieux placés = outranked = outrank = battre un concurrent sur google = content gap > analyse concurrentielle = audit on-page
analyse concurrentielle = étude de concurrence = benchmark = competitor analysis = étudier ses concurrents = concurrents SEO = comparer aux concurrents = étude de la concurrence = espionner ses concurrents > concurrents = veille concurrentielle
veille concurrentielle = surveiller les concurrents = competitive intelligence = suivi de la concurrence = espionner ses concurrents = suivre ses concurrents = surveillance de la concurrence > concurrents = veille
competitor monitoring = competitor tracking = competitor analysis report = competitors watch = suivre un concurrent = surveiller un concurrent = note de veille = weekly report = alerte concurrents = concurrent a changé = concurrent a baissé ses prix = nouveaux produits des concurrents = veille concurrentielle > concurrents = tarifs
quick wins = gains rapides = striking distance = positions 11 à 20 = deuxième page google = opportunités SEO = résultats rapides = low hanging fruits > priorisation = audit on-page = balise title = plan d'action
suivi de positions = rank tracking = position tracking = suivre son classement = rank tracker = tracker ses positions > search console = rapport SEO
SERP = page de résultats = résultats de recherche = résultats google = search results
qui occupe la première page = qui est en première page = première page de google = concurrents sur google = place disponible = SERP features analysis = SERP layout = analyse de la première page = pubs dans google = trop de pubs dans google > SERP = modules google
modules google = SERP features = fonctionnalités de SERP = encarts google = blocs de la SERP = recherche universelle > SERP
extrait optimisé = featured snippet = position zéro = position 0 = answer box = encadré google = snippet optimisé > réponse courte
snippet = boîte de réponse = réponse encadrée = réponse mise en avant = bloc de réponse google = quick answer = direct answer = answer snippet = snippet google = passer en position zéro = voler la position zéro = prendre l'extrait d'un concurrent = paragraphe de réponse = extrait optimisé > réponse courte = modules google
réponse courte = réponse concise = passage citable = réponse directe = answer first > extrait optimisé
PAA = people also ask = autres questions des internautes = questions des internautes = answer the public = alsoasked = questions clients > faq = intention de recherche = SERP = extrait optimisé = modules google
google suggest = recherches associées = autocomplétion google = suggestions google = related searches > mots-clés
idées de requêtes = requêtes associées = keyword ideas = keyword suggestions = suggestions de mots-clés = generate keywords > mots-clés = regroupement de mots-clés = forums
taux de clic = CTR = click-through rate = impressions mais aucun clic = améliorer les clics > balise title = méta description
CTR faible = low CTR = CTR bas = CTR en baisse = améliorer le CTR = augmenter le CTR = vu mais pas cliqué = impressions sans clics = affiché mais pas cliqué = donner envie de cliquer = résultat peu cliqué = click through rate = taux de clic > méta description = balise title = modules google
perds des clics = clics en baisse = baisse de clics = baisse des clics = chute des clics = position stable = clics qui baissent = positions stables mais moins de clics = losing clicks = premier sans clics = bien placé sans clics > modules google = perte de positions
zéro clic = zero click = zero-click search = google répond à ma place = moins de clics à cause de l'IA > extrait optimisé
recherche vocale = voice search = assistant vocal = alexa = siri > réponse courte = extrait optimisé
GEO = generative engine optimization = AEO = answer engine optimization = LLMO = GSO = SEO IA = référencement IA = SEO pour LLM = moteurs génératifs = optimiser pour chatgpt > visibilité IA = cité par les assistants IA = extrait optimisé = AI overviews = assistants IA = mode IA
LLM SEO = AI search optimization = ChatGPT SEO = SEO pour chatgpt = référencement LLM = optimiser pour les LLM = optimiser pour l'IA = optimiser pour les IA = optimiser pour perplexity = GEO audit = audit GEO = LLM optimization = LLMs = LLM = GEO/AEO = geo > cité par chatgpt = assistants IA
AI brand monitoring = AI share of voice = brand visibility in AI = LLM tracking = LLM monitoring = tracker ma marque dans les IA = surveiller ma marque dans les IA = que dit chatgpt de mon entreprise = visibilité IA > geo = assistants IA = cité par chatgpt
peec = otterly = qwairy = meteoria = getmint > visibilité IA = geo
visibilité IA = LLM visibility = présence dans les IA = suivi de marque dans les LLM = part de voix IA = visibilité LLM > GEO
cité par les assistants IA = citation IA = cité par chatgpt = apparaître dans chatgpt = sortir sur chatgpt = visible dans chatgpt = apparaître dans les IA = recommandé par chatgpt = source des réponses IA = mentionné par l'IA > GEO = visibilité IA
citée par perplexity = cité par perplexity = cité par gemini = cité par claude = sources de chatgpt = être source d'une IA = cited by chatgpt = cited by AI = cité dans les réponses = IA ne me cite pas = chatgpt ne me cite pas = IA citent mes concurrents = IA cite mes concurrents = cité par chatgpt = réponses de gemini = réponses de chatgpt = réponses de perplexity = réponses des IA = ressortir dans les réponses > assistants IA = geo
absent de chatgpt = invisible dans chatgpt = chatgpt m'ignore = chatgpt ignore ma marque = chatgpt ne connaît pas ma marque = chatgpt ne me connaît pas = inconnu des IA = invisible pour les IA = recommandé par les IA = chatgpt recommande mes concurrents = visibilité IA > cité par chatgpt = assistants IA
AIO = aperçu IA = SGE = search generative experience = résumé IA google = réponse IA de google > GEO
mode IA = AI mode = google AI mode = query fan-out > GEO
google discover = discover = flux discover = fil discover > search console = taux de clic
agent IA = agents IA = AI agent = agentique > automatisation = assistants IA
MCP = model context protocol = serveur MCP > agent IA
agentic commerce = commerce agentique = chatgpt shopping = instant checkout = assistant d'achat = agent d'achat > flux produits = assistants IA
chatbot = modèle de langage = IA conversationnelle = moteur de réponse = agent conversationnel > assistants IA = faq
intelligence artificielle = IA générative > assistants IA
chatgpt search = searchgpt = recherche chatgpt > GEO = cité par les assistants IA
perplexity > assistants IA = cité par les assistants IA
IA se trompe sur ma marque = IA dit de mon entreprise = fausses informations sur mon entreprise = réputation dans les IA > visibilité IA = réputation
SEO local = référencement local = local SEO = visibilité locale = recherche locale = référencement de proximité = clients locaux = trouvé dans ma ville > fiche google
fiche google = google business profile = GBP = GMB = google my business = fiche établissement = fiche d'établissement google = profil d'établissement > google maps
google business manager = google listing = google business listing = business profile = GBP optimization = GMB optimization = fiche entreprise google = fiche magasin google = page google de mon entreprise = compte google entreprise = référencer mon commerce = référencer mon restaurant = commerce invisible = fiche google incomplète = compléter ma fiche = remplir ma fiche google = fiche établissement > google business profile = avis google
fiche non validée = validation de la fiche = valider ma fiche google = fiche désactivée = fiche google suspendue = suspension de fiche = fiche bloquée = suspended listing = GBP suspended = fiche google supprimée = fiche volée = fiche établissement > google business profile
partoo = yext = uberall = solocal = mappy = foursquare = bing places = apple business connect > NAP = annuaires = fiche établissement
google maps = maps = plans google = carte google = itinéraire google > fiche google = pack local
pack local = local pack = map pack = 3-pack = trois résultats de carte > google maps = SEO local
local pack ranking = map ranking = local ranking = local rankings = remonter dans maps = premier sur maps = premier sur google maps = concurrent devant moi sur maps = mieux classé sur maps = near me > google maps = SEO local = fiche établissement
posts google = google post = publication sur la fiche = actualités de la fiche > fiche google
horaires d'ouverture = horaires = heures d'ouverture = opening hours > fiche google = NAP
avis clients = avis de consommateurs = customer reviews = avis en ligne = trustpilot = avis vérifiés = note client = reviews = commentaires de clients = notes et étoiles > réputation
avis google = google reviews = étoiles google = note google > avis clients = fiche google
demande d'avis = obtenir des avis = collecter des avis = solliciter un avis = générer des avis = récolter des avis = relance avis > avis clients = avis google
réponse aux avis = répondre aux avis = répondre à un avis google = review response = avis négatif = mauvais avis = gérer les avis > avis google = réputation
avis négatif = mauvais avis = avis 1 étoile = bad review > réponse aux avis = réputation
avis une étoile = note de 1 = 1 étoile = avis client négatif = commentaire négatif google = avis mensonger = avis mensongers = avis calomnieux = avis d'un concurrent = répondre à une mauvaise note = negative review = negative reviews = reply to review = reply to reviews = review reply = review management = respond to reviews = répondre aux clients mécontents = réponse aux avis > avis google
remercier un avis = répondre à un avis positif = avis cinq étoiles = avis 5 étoiles = positive review = remercier un client = avis élogieux = réponse aux avis > avis google
réputation = e-réputation = online reputation = image en ligne = ORM > avis google = réponse aux avis = commentaires = visibilité IA
NAP = coordonnées = nom adresse téléphone = name address phone = cohérence des coordonnées = adresse erronée = NAP consistency > annuaires
citation building = business listings = listing management = directory listings = annuaires locaux = s'inscrire dans les annuaires = inscription pages jaunes = liste d'annuaires = informations différentes = coordonnées différentes = horaires faux = mauvais horaires = vieille adresse = vieux numéro = business directories = NAP > annuaires = coordonnées
annuaires = citations locales = pages jaunes = local citations = annuaire professionnel = directory = yelp > NAP
fiche en double = doublon de fiche = double fiche google > NAP = fiche google
déménagement = changement d'adresse = nouvelle adresse = changement de numéro = relocalisation de l'entreprise > NAP = annuaires
page ville = page par commune = page géolocalisée = pages villes en série = SEO ville > pages satellites = SEO local
local landing pages = service area pages = local pages = location page = landing locale = dupliquer une page par ville = remplacer le nom de la ville = changer le nom de la ville = page par département = pages par département = page par quartier = pages locales en série = cibler plusieurs villes = cibler plusieurs communes = page ville = programmatic SEO = SEO programmatique > pages locales = zone d'intervention = pages satellites
pages locales = page d'agence = page de magasin = page d'établissement = page de point de vente = landing page locale > SEO local
pages satellites = doorway page = doorway = page de porte > abus de contenu
réseau d'agences = franchise = multi-établissements = réseau de magasins = succursales = enseigne > pages locales = coordonnées
chaîne de magasins = concession = concessions = concessionnaires = réseau immobilier = agences immobilières = multi-location SEO = franchise SEO = une page par agence = une page par magasin = page pour chaque agence = page pour chaque magasin = plusieurs points de vente = pages locales > réseau d'agences = localbusiness
store locator = localisateur de magasins = carte des magasins = trouver un magasin > réseau d'agences = pages locales
zone d'intervention = zone de chalandise = zone desservie = secteur géographique = service area = rayon d'action > SEO local = page ville
artisan = métiers du bâtiment = BTP = entreprise du bâtiment = artisanat = bâtiment > SEO local = chantiers
local business = entreprise locale = site d'artisan = site de plombier = site vitrine artisan = trouver des clients locaux = clients dans ma région = trouver des chantiers = manque de chantiers = habitatpresto = travaux.com = plateformes de chantiers = home services > artisan = chantiers = SEO local = fiche google
jardinier = pisciniste = ramoneur = vitrier = frigoriste = cuisiniste = cordiste = installateur de panneaux solaires = installateur de pompes à chaleur > artisan = chantiers = SEO local = fiche google
commerce de proximité = commerçant = petit commerce = boutique physique = magasin de quartier > SEO local = fiche google
restaurant = restaurateur = brasserie > fiche google = avis google
e-commerce = ecommerce = boutique en ligne = vente en ligne = site marchand = online shop = commerce électronique = webshop = e-shop = vendre sur internet
ecommerce SEO = SEO e-commerce = référencement de boutique = référencer ma boutique en ligne = SEO boutique en ligne = online store SEO = store SEO = e-merchandising = merchandising = e-commerce > fiche produit = page catégorie = facettes
vendre plus en ligne = boutique qui ne vend pas = boutique sans ventes = ma boutique ne décolle pas = peu de ventes en ligne > page d'atterrissage = fiche produit = objections = page catégorie
fiche produit = page produit = product page = description produit = PDP = décrire un produit
product page SEO = product page copy = product copywriting = ecommerce copywriting = product sheet = product listing = listing amazon = descriptif d'article = fiche article = texte de fiche = vendre un article = bullet points = points forts du produit = description qui donne envie = fiche qui vend = caractéristiques techniques = annonce produit = fiche produit > description produit
product descriptions in bulk = bulk product descriptions = fiches par lots = fiches en série = descriptions en masse = descriptions en série = catalogue entier = mille produits = milliers de produits = générer des fiches = fiches produits en série > en masse = catalogue = csv
texte fournisseur = description fabricant = description fournisseur = fiche copiée > fiche produit = contenu dupliqué
page catégorie = PLP = category page = page rayon = page collection = listing produits = texte de catégorie
gamme de produits = famille de produits = présenter une gamme = univers de produits > page catégorie = guide d'achat
category page SEO = category page copy = category text = category copy = collection description = page listing = texte de rayon = introduction de catégorie = texte en bas de page catégorie = page de gamme = page univers = page de liste de produits = grille de produits = description de collection = texte SEO catégorie = page catégorie = collection shopify = page collection shopify > aide au choix = guide d'achat
facettes = navigation à facettes = filtres produits = faceted navigation = filtre de catégorie = filtres de boutique > crawl = noindex = canonical
faceted search = facets = product filters = filters SEO = filter pages = quels filtres indexer = filtres indexables = filtres taille = filtres marque = URL de filtres = URL générées par les filtres = explosion d'URL filtres = parameter URLs = milliers d'adresses = facettes > budget de crawl = noindex = pages exclues
catalogue produits = gros catalogue = milliers de références = SKU = références produits > fiche produit
variantes produit = déclinaisons = taille et couleur = product variants > fiche produit = canonical
rupture de stock = produit indisponible = out of stock = produit épuisé = article épuisé = stock épuisé > soft 404
out of stock SEO = discontinued products = end of life = produit retiré = produits retirés = produit arrêté définitivement = page produit 404 = produit 404 = produits arrêtés = restock = supprimer une fiche produit = produits qu'on ne vend plus = retour en stock = rupture de stock > fin de série = redirection 301
fin de série = produit supprimé = produit arrêté = discontinued = fin de gamme = produit obsolète > rupture de stock = redirection
google merchant center = merchant center = GMC = flux produits = product feed = flux shopping = flux merchant > google shopping
merchant center errors = merchant center suspended = product disapproved = disapproved products = missing GTIN = feed errors = product feed optimization = flux google shopping = optimiser mon flux = flux en erreur = erreurs merchant = refus merchant = prix non concordant = articles refusés = boutique refusée par google = google shopping ne marche pas = google merchant center = ads disapproved = disapproved = shopping ads disapproved > flux produits
google shopping = annonces shopping = shopping ads = comparateur google > google merchant center
produit refusé = erreur merchant = flux refusé = produits non approuvés = attribut manquant > google merchant center
GTIN = EAN = code-barres = UPC = barcode > google merchant center
MPN = identifier_exists = google product category = attributs produit = condition du produit > google merchant center = flux produits
fiches gratuites = free listings = shopping gratuit > google merchant center
black friday = cyber monday = vendredi noir = BFCM = blackfriday > soldes = saisonnalité = page événement
seasonal sale = flash sale = page black friday = page soldes = page de soldes = préparer les soldes = préparer noël = préparer le black friday = préparer les fêtes = opération commerciale annuelle = garder la même URL = page promo terminée = offre terminée = fin de promotion = single day = singles day = prime day = page événement > soldes = rétroplanning = saisonnalité
recherche interne = moteur de recherche interne = barre de recherche = site search = recherche sur le site = loupe du site = internal site search = internal search
search bar = on-site search = search queries on site = requêtes internes = mots tapés sur mon site = tapent sur mon site = tapés dans la recherche = searchandising = recherche produit = moteur interne = synonymes du moteur = site search analytics = zero results = empty search results = recherche vide = recherche interne > zéro résultat
zéro résultat = no results = produit introuvable dans la boutique > recherche interne
guide d'achat = buying guide = conseil d'achat = guide de choix = conseils d'achat > page catégorie = comparatif
product guide = comment choisir un produit = conseiller mes clients = conseil d'expert produit = comparatif de modèles = sélection de produits = guide d'achat > page catégorie
synthèse d'avis = résumer des avis = analyser les avis = analyse des avis clients = review analysis = analyse de sentiment = dépouiller des avis = que retenir des avis > avis clients = verbatim
résumé d'avis = résumé des avis = résumer les avis = analyser des avis = analyse d'avis = ce que les clients reprochent = points forts et points faibles = sentiment analysis = customer feedback analysis = feedback analysis = lots d'avis = trop d'avis à lire = thèmes des avis = synthèse d'avis > avis clients = verbatim = personas
panier abandonné = abandon de panier = cart abandonment = checkout = tunnel d'achat = tunnel de commande = relance de panier > formulaire = abandon = objections
prestashop = oxatis = wizishop = bigcommerce > e-commerce = fiche produit = page catégorie = facettes = google merchant center = rupture de stock
shopify = boutique shopify > e-commerce = fiche produit = page catégorie = facettes = google merchant center = rupture de stock
woocommerce = woo > e-commerce = fiche produit = page catégorie = facettes = google merchant center = rupture de stock
magento = adobe commerce > e-commerce = fiche produit = page catégorie = facettes = google merchant center = rupture de stock
opencart = ecwid = shopware = sylius = salesforce commerce cloud = etsy > e-commerce = fiche produit = page catégorie = facettes = google merchant center
marketplace = place de marché = amazon > e-commerce = fiche produit
CMS = content management system = gestionnaire de contenu = système de gestion de contenu
wordpress = WP = site wordpress > CMS
drupal = joomla = typo3 = spip = contentful = strapi = ghost CMS = hubspot CMS > CMS = migration
plugin SEO = yoast = yoast SEO = rank math = SEOPress = extension SEO = balise title = méta description > sitemap
wix = squarespace = webflow = jimdo = créateur de site > CMS
search console = GSC = google search console = webmaster tools = outils pour webmasters
GA4 = google analytics = google analytics 4 = analytics = universal analytics = configurer analytics > plan de marquage = rapport SEO = search console
mesure d'audience = web analytics = statistiques du site = analyse d'audience = stats de visites = audience du site > GA4
matomo = piwik = plausible = piano analytics = alternative à google analytics = GA4
google tag manager = GTM = gestionnaire de balises = tag manager = server-side tracking = TMS > plan de marquage
plan de marquage = tagging plan = plan de taggage = tracking plan = tracking = taguer un site = plan de tracking = datalayer > GA4
measurement plan = tag plan = GA4 events = GA4 audit = audit GA4 = GA4 implementation = datalayer spec = data layer = couche de données = conversions GA4 = conversions pas comptées = double comptage = achats comptés deux fois = tracker les clics = tracker un bouton = suivi e-commerce = enhanced ecommerce = mesurer les ventes = mesurer un formulaire = plan de marquage > GA4 = événements clés
trafic chatgpt = trafic venant de chatgpt = visites depuis chatgpt = trafic des IA = LLM traffic = chatgpt referral > GA4 = visibilité IA
stape = eulerian = at internet = contentsquare analytics > plan de marquage = GA4
didomi = axeptio = cookiebot = tarteaucitron = onetrust > consentement = plan de marquage
événements clés = key events = événement GA4 = suivi des conversions = conversion tracking = objectif GA4 = event tracking > plan de marquage = GA4
données faussées = tracking cassé = écart entre GA4 et search console = données incohérentes = chiffres différents > GA4 = plan de marquage
bigquery = big query = export groupé = bulk data export = data warehouse = bulk export > SQL = search console
export GSC = query bigquery = SQL query = requêtes bigquery = données brutes = limite des 1000 lignes = limite de 1000 lignes = mille lignes maximum = limite de lignes = base de données search console = historique search console = garder l'historique = requêtes anonymisées = search console export = search console bulk export = bigquery > SQL = search console
SQL = requête SQL = base de données = langage SQL = interroger une base
tableau de bord = dashboard = tableau de suivi = cockpit = cockpit de pilotage > reporting = indicateurs
looker studio = data studio = google data studio = looker = tableau de bord = power bi = tableau software > reporting
dataviz = visualisation de données = power BI = data visualization = graphiques > tableau de bord
reporting = rapport = rapport SEO = rapport mensuel = bilan mensuel = SEO report = rapport client = rapport de performance = commenter les chiffres = compte rendu SEO = compte rendu mensuel > tableau de bord = search console = GA4
monthly SEO report = SEO reporting = client reporting = monthly reporting = performance report = bilan SEO = bilan SEO mensuel = bilan trimestriel = bilan annuel = rapport d'activité = point mensuel = rapport pour le client = envoyer un rapport = rédiger le commentaire = écrire le commentaire = commentaire de rapport = analyse mensuelle = commenter des graphiques = présenter mes stats = expliquer mes résultats = rapport SEO = bilan du mois = stats du mois = compte rendu du mois > reporting
supermetrics = porter metrics = funnel.io = swydo = agency analytics > reporting = tableau de bord = rapport SEO
explication à la baisse = expliquer la baisse = justifier une baisse = baisse à expliquer = mauvais chiffres du mois = mauvais mois = annoncer une mauvaise nouvelle > rapport SEO = reporting = baisse de trafic
KPI = indicateurs = métriques = metrics = indicateurs clés = chiffres à suivre = indicateur de performance = indicateurs de performance = quels chiffres suivre > tableau de bord = rapport SEO = mesure
SEO KPIs = SEO metrics = métriques SEO = KPI tree = arbre de KPI = vanity metrics = north star metric = north star = mesurer le SEO = mesurer le référencement = mesurer l'efficacité = mesurer la performance = mesurer le succès = mesurer mes résultats = performance SEO = tableau de bord illisible = objectifs SEO = objectifs de référencement = savoir si ça marche = indicateurs > kpi seo = tableau de bord
comparer des périodes = comparaison de périodes = year over year = YoY = évolution mensuelle > reporting
comparaison mois par mois = comparer deux mois = mois dernier = évolution du trafic = évolution des clics = tendance du trafic > rapport SEO = bigquery = search console
ROI = rentabilité = retour sur investissement = rentable = prouver la valeur du SEO = return on investment = ça vaut le coup > budget SEO = seuil de rentabilité
attribution = modèle d'attribution = multi-touch = contribution des canaux = canal à l'origine des ventes > GA4 = UTM = parcours client
UTM = lien tracké = paramètres UTM = suivi de campagne = campaign tracking = lien de campagne = tracer une campagne = URL builder = lien balisé = campaign url builder = paramètres de campagne > GA4
source de trafic = canal d'acquisition = provenance des visiteurs = par quel canal viennent les visiteurs > GA4 = UTM
prévision de trafic = prévision SEO = forecast = projection de trafic = estimer le trafic = prévoir le trafic = potentiel de trafic > budget SEO
traffic forecast = SEO forecast = SEO forecasting = traffic projection = objectif de trafic = fixer un objectif de trafic = potentiel SEO = calculer le potentiel = chiffrer le potentiel = business plan SEO = combien ça rapporte = combien ça va rapporter = prévoir le trafic = visites attendues = estimer mon trafic = prévision SEO > ROI = budget SEO
trafic organique = trafic naturel = trafic SEO = organic traffic = visiteurs venus de google
augmenter son trafic = attirer des visiteurs = générer du trafic = développer son trafic = personne ne visite le site > trafic organique = mots-clés = audit SEO
attirer du trafic = attirer des lecteurs = get more traffic = increase traffic = booster mon trafic = doubler mon trafic = gagner du trafic > trafic organique = audit SEO = plan éditorial = mots-clés
taux de rebond = bounce rate = taux d'engagement = visiteurs qui partent = visiteurs qui repartent = quitter la page tout de suite = les gens partent > GA4 = page d'atterrissage
heatmap = carte de chaleur = carte de clics = clarity = hotjar = enregistrement de session = scroll map > conversion = test utilisateur = ux = page d'atterrissage = hypothèses
maze = testapic = useberry = userlytics > ux = entretien client
alerte = monitoring = alerting = surveillance du site = détection d'anomalie > chute de trafic = automatisation
automatisation = automation = tâche répétitive = gagner du temps = workflow automatique = tâches manuelles > tableur = python = apps script = formules = regex = no-code = agent IA
zapier = n8n = make.com = integromat = connecteur no-code = automatisation > no-code
no-code = low-code = nocode = sans coder un site = développer sans développeur = bubble
lovable = vibe coding = bolt.new = générateur d'application = coder avec l'IA > no-code = application
softr = glide = webflow app = adalo = flutterflow > application = no-code
créer un SaaS = SaaS builder = app builder = no code app = build an app = développer une app = app sans coder = appli sans coder = outil sans coder = base44 = v0 = claude code = quiz en ligne = configurateur de produits = simulateur de prix = simulateur de devis = calculateur de prix = annuaire en ligne = portail client = lead gen tool = outil interactif = application > no-code = lovable
application = appli = application web = app mobile = logiciel sur mesure
cahier des charges = spécification = CDC = expression de besoins = PRD = specs
python = script python = pandas = google colab = jupyter = notebook > automatisation
python SEO = SEO with python = coder un script = petit script = script de crawl = automatiser avec python = gros csv = csv trop lourd = fichier trop lourd = traiter un gros fichier = comparer deux exports = comparer deux crawls = API python = google colab notebook = python > script python = automatisation
script SEO = petit programme = coder un outil SEO = bout de code > python = apps script
apps script = google apps script = office scripts = script google sheets = macro = VBA > tableur = automatisation
google script = script google sheet = scripts google = macro excel = VBA excel = power query = power automate = office script = automatiser une feuille = automatiser ma feuille = copier-coller des données = copier coller chaque semaine = refaire chaque lundi = refaire chaque semaine = corvée hebdomadaire = perdre du temps sur excel = spreadsheet automation = automate spreadsheet = apps script = refaire un tableau = refaire le même tableau = copier-coller des chiffres = copier-coller tous les lundis = copier-coller > tableur = automatisation = python = formules
regex = expressions régulières = regexp = RE2 = filtre regex = pattern matching = regular expression
regular expressions = regex generator = expression rationnelle = filtre personnalisé = filtrer les questions = requêtes en question = requêtes sous forme de question = filtrer les URL = filtrer des pages = motif de texte = regex tester = regex101 = regex > expressions régulières = search console
tableur = spreadsheet = feuille de calcul
google sheets = gsheet = sheets > tableur
excel = xlsx = fichier excel = tableau excel > tableur
formules = formule excel = fonction excel = recherchev = vlookup = xlookup = recherchex = query google sheets > tableur
google sheets formula = spreadsheet formula = formule google sheets = formule de calcul = formule qui ne marche pas = erreur de formule = nettoyer un fichier excel = nettoyer un export = trier un export = croiser deux fichiers = croiser des données = croiser deux tableaux = dédoublonner = supprimer les doublons = doublons dans excel = séparer une colonne = formules > tableur = google sheets
tableau croisé dynamique = TCD = pivot table > tableur
CSV = fichier CSV = export CSV = extraction de données > tableur
scraping = web scraping = aspirer un site = scraper = importxml = extraire des données d'un site > python = tableur
extraire des données = récupérer des données = collecter des données = nettoyer des données = mettre en forme des données = data cleaning = data extraction > tableur = python = formules
améliorer un prompt = prompt engineering = réécrire un prompt = ingénierie de prompt = prompting = optimiser un prompt = mauvaise réponse de chatgpt = écrire un prompt = rédiger un prompt = prompts efficaces = consignes à l'IA = demander à l'IA = parler à chatgpt = consigne à chatgpt = instructions à chatgpt = instructions personnalisées = custom instructions
prompt qui ne marche pas = chatgpt ne fait pas ce que je demande = chatgpt ne suit pas mes consignes = IA ne comprend pas ma demande = chatgpt ne m'écoute pas = résultat décevant = résultats décevants = réponses passe-partout = réponses moyennes = réponse moyenne = réponses inégales = prompt trop long = prompt optimizer = better prompts = prompt optimization = few-shot = chain of thought = méta-prompt = prompt engineer = prompt design = bien parler à l'IA = améliorer un prompt = poser une question à l'IA = poser une question à chatgpt > consignes
screaming frog = crawler SEO = outil de crawl = logiciel de crawl = sitebulb > crawl = maillage interne
netpeak = xenu = siteliner = copyscape premium > crawl = maillage interne = contenu dupliqué
oncrawl = botify = lumar = seolyzer = logs serveur > crawl
semrush = sem rush = sistrix = haloscan > regroupement de mots-clés = volumes de recherche = backlinks = content gap
ahrefs = majestic = majestic SEO = backlinks = profil de liens > content gap = mots-clés = analyse concurrentielle
seobserver = babbar = moz = linkody = monitor backlinks > backlinks = profil de liens
ranxplorer = monitorank = myposeo = serprobot = semrush position tracking > analyse concurrentielle = SERP = rapport SEO
serpapi = dataforseo = valueserp = API search console = google API > python = SERP
accessibilité = a11y = accessibilité numérique = handicap = web accessibility = accessible aux handicapés > RGAA
RGAA = WCAG = référentiel d'accessibilité = norme d'accessibilité > accessibilité
audit d'accessibilité = audit RGAA = audit a11y = test d'accessibilité > accessibilité = RGAA
accessibility audit = WCAG audit = accessibility testing = web accessibility audit = screen readers = accessible à tous = utilisable au clavier = déficient visuel = déficients visuels = mal voyants = personnes handicapées = loi accessibilité = amende accessibilité = mise en conformité accessibilité = site pas accessible = couleurs pas assez contrastées = wave toolbar = axe devtools = tanaguru = accessibilité > RGAA
déclaration d'accessibilité = obligation d'accessibilité = european accessibility act = acte européen d'accessibilité = EAA > RGAA = accessibilité
lecteur d'écran = screen reader = NVDA = voiceover = malvoyant = aveugle > accessibilité = texte alternatif
navigation au clavier = keyboard navigation = focus visible > accessibilité
RGPD = GDPR = protection des données = données personnelles = vie privée = CNIL = privacy = dpo > conformité = consentement
cookies = bandeau cookies = cookie banner = consentement = CMP = traceurs = bannière de consentement > RGPD
consent mode = mode consentement = google consent mode > cookies = GA4 = google tag manager
conformité = mise en conformité = compliance = respecter la loi = obligations légales > réglementation
réglementation = législation = juridique = loi = legal = cadre légal = obligations légales = veille juridique > conformité
veille réglementaire = veille juridique = nouvelle loi = regulatory watch = suivre la réglementation > réglementation = conformité
règlement européen sur l'IA = loi sur l'IA > veille réglementaire = conformité
annonce de prix = prix barré = directive omnibus = affichage des prix > réglementation = soldes
page événement = temps fort commercial = opération commerciale = marronnier = événement commercial = page promotionnelle > soldes = black friday = saisonnalité
soldes = période de soldes = promotions saisonnières = promo = remise = réduction = rabais = déstockage = code promo > black friday = page événement
brief de contenu = brief éditorial = content brief = brief rédacteur = commander un article = consignes au rédacteur > brief = plan d'article
SEO brief = SEO content brief = writing brief = writer brief = briefer = cahier des charges rédacteur = cahier des charges éditorial = consignes de rédaction = instructions de rédaction = note de cadrage d'article = fiche de consignes = plan détaillé = article outline = content outline = commander du contenu = commander des textes = textes commandés = brief = rédac freelance = rédac = attendre d'un rédacteur = attends d'un rédacteur = sous-traiter un article = confier un texte > rédacteur indépendant = plan d'article
articles creux = article creux = textes creux = textes vides = textes hors sujet = rédacteur hors sujet = copie décevante = texte décevant = article raté = articles médiocres = articles superficiels = rédacteur qui comprend rien = contenu pauvre en preuves = rédacteurs comprennent mal = rédacteur comprend mal = rédacteur ne comprend pas > brief = article de fond = preuves
plan d'article = outline = structure d'article = trame d'article = sommaire d'article > brief
rédaction = écriture
rédaction web = content writing = rédaction de contenu = écriture web = web writing = rédaction seo
web copy = texte de site = textes du site = écrire les textes de mon site = rédiger mon site = contenu de site internet = texte de page d'accueil = texte d'accueil > rédaction web = page de vente = page de service
jasper = writesonic = rytr > rédaction web = article de blog
rédacteur = content writer = rédacteur web = pigiste > rédacteur indépendant
déléguer la rédaction = externaliser la rédaction = sous-traiter la rédaction = trouver un rédacteur = faire écrire ses articles = textbroker = textmaster = redacteur.com > brief = rédacteur indépendant
syndrome de la page blanche = page blanche = panne d'inspiration = manque d'inspiration > idées de contenu
idées de contenu = idées d'articles = sujets d'articles = trouver des sujets = content ideas = brainstorming éditorial > plan éditorial
sujets à traiter = sujets pour mon blog = topic ideas = blog ideas = blog topics = content topics = inspiration d'articles = trouver de nouveaux sujets = sujets de posts > idées de contenu = plan éditorial = forums = content gap
calendrier éditorial = planning éditorial = planning de publication = content calendar = planning de contenu = agenda éditorial > plan éditorial = planification
plan éditorial = programme éditorial = editorial plan = content plan = plan de contenu > calendrier éditorial = stratégie éditoriale
plan de contenu 3 mois = plan de contenu annuel = plan de publication = content roadmap = annual content plan = yearly content plan = content planning = editorial planning = blog calendar = programmation éditoriale = planning rédactionnel = année éditoriale = calendrier de contenu = calendrier du blog = que publier cette année = que publier sur mon blog = combien d'articles publier = nombre d'articles par mois = équipe éditoriale surchargée = charge de rédaction = plan éditorial > calendrier éditorial
stratégie éditoriale = stratégie de contenu = content strategy = content marketing = marketing de contenu > plan éditorial
SEO strategy = stratégie SEO = stratégie de référencement = plan SEO = plan de référencement = stratégie d'acquisition SEO = SEO plan = content SEO strategy > feuille de route = cocon sémantique = priorisation = indicateurs
inbound marketing = inbound = marketing entrant = attirer sans démarcher > stratégie éditoriale = génération de contacts = livre blanc
ligne éditoriale = ligne édito = politique éditoriale > charte éditoriale = stratégie éditoriale
angle éditorial = angle d'article = parti pris = angle d'attaque = angle original > brief
mise à jour de contenu = actualiser un article = rafraîchir un article = content refresh = contenu vieilli = contenu obsolète = contenu périmé = vieux articles = dépoussiérer = remettre au goût du jour = vieil article = vieux contenu = ancien article = anciens articles = vieux billets = article dépassé = reprendre un article = rajeunir un article = redonner vie = réactualiser = réactualiser un article = update old content = refresh content
content update = updating old posts = update old posts = refresh old content = historical optimization = article mort = relancer un article = booster un article = réviser un article = republier un article = moderniser un article = remettre un article à niveau = retravailler un article = retravailler un vieil article = changer la date d'un article = article tombé en page 2 = tombé en page 2 = tombé en deuxième page = articles qui ne rapportent plus = vieux contenus = mise à jour de contenu > contenu vieilli = perte de positions
article en baisse = article qui recule = content decay = article qui ne marche plus = article qui perd du trafic = article en perte de vitesse > mise à jour de contenu = perte de positions = contenu vieilli
declining content = content decline = declining pages = losing rankings = ranking drops = pages qui perdent des clics = article qui perd des clics = page qui perd du trafic = article qui plonge = perte de positions > contenu vieilli
audit de contenu = content audit = audit éditorial = inventaire de contenu = content inventory > plan éditorial = mise à jour de contenu = contenu vieilli
fusionner des articles = regrouper des articles = consolider des articles = articles qui se répètent = articles en double > fusion de pages = cannibalisation
contenu evergreen = evergreen = sujet intemporel = contenu intemporel = contenu pérenne > plan éditorial
relecture = relire = proofreading = correcteur = corriger un texte = corriger un article = corriger des fautes = correction de texte > orthographe
proofread = spell check = spellcheck = copyediting = grammar check = corriger mes fautes = zéro faute = texte sans faute = vérifier l'orthographe = relecture finale = bon à tirer = relecture de devis = relecture de proposition = relecture de mail = relecture > orthographe = correction
orthographe = grammaire = fautes d'orthographe = fautes de français = conjugaison = spelling = coquilles > relecture
antidote = languagetool = prolexis = scribens = bonpatron = reverso = grammarly = orthographe = relecture
typographie = règles typographiques = orthotypographie > relecture
ponctuation = signes de ponctuation = espaces insécables > typographie = relecture
secrétariat de rédaction = secrétaire de rédaction = copy editor = copy editing > relecture = titres
réécriture = réécrire = récrire = reformuler = paraphraser = rewriting = retravailler un texte = remanier
spin = content spinning = spinner un texte = spintax = générer des variantes de texte > abus de contenu = contenu dupliqué
production en série = contenu en masse = textes à la chaîne = mass content = générer des textes en masse = contenu industriel = bulk content > abus de contenu = séries
plagiat = texte volé = article recopié = copyscape = on a copié mes textes = compilatio > contenu dupliqué
texte robotique = texte qui sonne ia = texte qui sent chatgpt = humaniser un texte = texte sans âme = style ia = texte passe-partout = sonnent faux = sonne faux = sonne creux = texte générique = contenu générique = textes génériques > style = ton de marque = relecture = sonne générique = orthographe
humanize AI text = humanize AI content = AI generated content = contenu IA = contenu généré par IA = article écrit par IA = articles écrits par chatgpt = texte chatgpt = textes chatgpt = texte fait avec l'IA = sonne générique > ton de marque = relecture = article ia
titre d'article = headline = titraille = trouver un titre = titre accrocheur = titre éditorial > titres = accroche
headline generator = headline ideas = catchy headlines = title ideas = blog titles = article titles = post title = titrer = article sans titre = trouver le bon titre = titre qui accroche = générateur de titres = idées de titre = reformuler un titre = titre trop plat = titres > accroche = balise title
clickbait = putaclic = piège à clics = titre racoleur = titre mensonger > titres
accroche = hook = phrase d'accroche = première phrase = punchline = amorce = attirer l'attention > titres
chapô = introduction d'article = intro d'article = chapeau d'article = paragraphe d'ouverture > accroche
nombre de mots = longueur d'un article = combien de mots = longueur de texte > brief
faq = foire aux questions = questions fréquentes = questions récurrentes = questions courantes = frequently asked questions > questions clients
mêmes questions au téléphone = questions avant achat = questions des prospects = questions des visiteurs = réponses types = répondre toujours pareil = FAQ generator = customer questions = support FAQ = faq > questions clients
base de connaissances = help center = knowledge base = selfcare > faq = support client = mode d'emploi
support client = service client = SAV = service après-vente = customer support = customer care = helpdesk > relation client
zendesk = intercom = freshdesk = gorgias = helpscout = support client > tickets = faq
crisp = tawk = hubspot service = front app > support client = faq
glossaire = lexique = terminologie = recueil de définitions = dictionnaire de termes = définir des mots = glossary = glossaries > définition
glossary page = definition page = definitions = SEO glossary = wiki = encyclopédie = pages de définitions = lexique du site = dictionnaire en ligne = dictionnaire du métier = expliquer les termes = glossaire > définition = terminologie
vocabulaire métier = mots du métier = langage du métier = vocabulaire technique = vocabulaire professionnel = vocabulaire d'un secteur > lexique = terminologie = rédaction spécialisée
mots d'un métier = lexique pro = lexique professionnel = lexique technique = industry terms = industry jargon = parler le langage des pros = langage des professionnels = nomenclature = secteur industriel = secteur technique = écrire sur un sujet technique = sujet pointu = domaine pointu = expert du domaine = lexique > terminologie = rédaction spécialisée
jargon = termes techniques = mots compliqués = langue de bois > lexique = langage clair
langage clair = français simple = plain language = écriture simple = simplifier un texte = langage simple > simplification = lisibilité
plain english = legal design = sans jargon = supprimer le jargon = traduire en français courant = texte administratif = courriers incompris = clients ne comprennent pas nos courriers = CGV lisibles = CGV incompréhensibles = notice claire = rendre un texte lisible = vulgariser un contrat = texte juridique compliqué = lettre aux usagers = usagers = simplify text = langage clair > simplification = lisibilité
FALC = facile à lire et à comprendre = easy to read > langage clair = accessibilité
texte incompréhensible = texte compliqué = texte pas clair = texte trop technique = offre pas claire = texte indigeste > langage clair = simplification
personne comprend mes textes = lettre incompréhensible = mail incompréhensible = rendre plus clair = rendre clair = clarifier un texte = clarifier = texte plus simple = plus simple à lire = phrases courtes = style administratif > langage clair = simplification = relecture
lisibilité = readability = score de lisibilité = flesch = scolarius = phrases trop longues > langage clair
vulgarisation = expliquer à un débutant = pédagogie = rendre compréhensible > langage clair
rédaction administrative = courrier administratif = lettre officielle = courrier officiel > langage clair
CGV = conditions générales de vente = conditions de vente = CGU = petits caractères > langage clair = conformité
ton de marque = tone of voice = brand voice = voix de marque = tonalité = identité verbale = ton éditorial = langage de marque > charte éditoriale
voice and tone = brand voice guidelines = tone guide = verbal identity = écrire comme la marque = style de la marque = reconnaître la marque = parler d'une seule voix = textes hétérogènes = règles de style = guide rédactionnel = manuel de style = règles de rédaction = copie trop commerciale = imiter mon style = ton de marque > charte éditoriale
charte éditoriale = guide de style = style guide = charte rédactionnelle = règles d'écriture = editorial guidelines > ton de marque
résumer = synthèse = synthétiser = condenser = summary = récapituler = abréger = points clés = raccourcir un texte = TLDR
executive summary = note de synthèse = one pager = résumé pour dirigeant = page de synthèse > comité de direction = compte rendu
deepl = google translate = google traduction = linguee = traduction > hreflang
localisation francophone = localisation de site = localization = localize = l10n = transcréation = adaptation culturelle = adapter à un pays = adapter un site à un pays > traduction = québec = hreflang
fact checking = vérification des faits = vérifier une information = vérifier des chiffres = contrôle des faits = vérifier les affirmations = débunker > sources
fact check = fact-checker = verify sources = source checking = chiffres sont vrais = chiffres vrais = chiffres de l'IA = chiffre non sourcé = chiffres sans source = affirmation sans preuve = vérifier un chiffre = vérifier une statistique = vérifier une source = source fiable = IA ment = chatgpt ment = contrôler les sources = vérifier ce que dit l'IA = vérification des faits = chiffres cités > sources = ymyl
hallucination = chatgpt invente = l'ia invente = fausses informations = l'ia se trompe = chatgpt dit n'importe quoi = erreurs de l'ia = vérification des faits = IA hallucine = chiffres inventés = inventé les chiffres = sources inventées = inventé une étude = études inventées = invente des chiffres = invente des sources = inventer des sources = IA raconte n'importe quoi = fausses références = fausses sources = références inventées = fausses citations > sources
webographie = bibliographie = liste de sources = sourcer = trouver des sources = références documentaires > sources primaires = documentation
find sources = reference list = desk research = recherche documentaire = documentation d'un sujet = état de l'art = revue de presse = revue de littérature = source d'une statistique = source d'un chiffre = retrouver la source = origine d'un chiffre = chiffre d'origine = notebooklm = zotero = google scholar = elicit = webographie > sources primaires = documentation
sources primaires = source originale = document d'origine = source officielle = remonter à la source > webographie = sources
e-e-a-t = eeat = signaux de confiance = prouver mon expertise = crédibilité = autorité de l'auteur = expérience expertise autorité fiabilité > expertise = preuves
EEAT audit = audit EEAT = experience expertise = trustworthiness = author authority = prouver mon sérieux = prouver que je suis expert = montrer mes preuves = preuves d'expertise = article crédible = article d'expert = expert content = thought leadership article = article appuyé sur des preuves = article argumenté = article documenté = e-e-a-t > article de fond = preuves = expertise
page auteur = bio auteur = fiche auteur = biographie d'auteur = author bio = signature d'auteur = encadré auteur > e-e-a-t = expertise
ymyl = your money your life = sujets sensibles = santé et finance > vérification des faits = e-e-a-t
YMYL content = medical content = finance content = health article = contenu sensible = article sur la santé = article sur l'argent = article sur les placements = placements = article sur le droit = conseils d'argent = relu par un expert = faire relire par un expert = relecture par un médecin = expert review = ymyl = article sur une maladie = article parle de maladie > vérification des faits = santé et finance
contenu santé = contenu médical > ymyl = vérification des faits
contenu financier = finance personnelle = conseils d'argent > ymyl = vérification des faits
article de fond = longform = contenu long = article approfondi = format long = article expert = article fouillé
long form content = long-form article = in-depth article = pillar article = rédiger un article = article complet = gros article = dossier de fond = article de référence = article de blog expert = blog writing = article writing = blog post writing = article de fond > article de blog = rédaction
blog = blogging = billet de blog = article de blog = blog post = bloguer > rédaction web = article
blog sans lecteurs = personne ne lit mon blog = articles pas lus = blog mort = personne ne lit mes articles > diffusion = recyclage de contenu = mise à jour de contenu = contenu vieilli
diffusion de contenu = content distribution = promouvoir un article = faire connaître un article = promotion de contenu = faire lire un article > diffusion = recyclage de contenu
recyclage de contenu = repurposing = content repurposing = recycler un article = réutiliser un article = décliner un article = déclinaison de contenu = transformer un article > diffusion
content recycling = repurpose content = repurpose blog post = blog to social = article to social = social posts from blog = turn article into posts = un contenu plusieurs formats = rentabiliser un article = faire vivre un article = tirer plus d'un article = réutiliser mes articles = article en vidéo = article en carrousel = article en newsletter = recyclage de contenu > diffusion
livre blanc = white paper = ebook = guide téléchargeable = guide pdf > page de téléchargement = contenu long
e-book = guide PDF = rapport à télécharger = étude à télécharger = dossier à télécharger = content upgrade = lead generation content = capturer des leads = capturer des emails = capter des emails = gros guide = guide complet à télécharger = livre blanc = whitepaper = white papers > page de téléchargement = génération de contacts
lead magnet = aimant à prospects = contenu premium = contenu téléchargeable = freebie = gated content = ressource gratuite contre email > livre blanc = page de téléchargement = génération de contacts = application = bienvenue
étude de cas = case study = cas client = success story = customer story = histoire client > témoignage client = preuve sociale
projet d'un client = raconter le projet d'un client > étude de cas
case studies = client case = customer stories = success stories = customer testimonial = client testimonials = témoignages = témoignages de clients = recueillir un témoignage = faire témoigner un client = client ravi = montrer nos résultats = prouver nos résultats = raconter une réussite = projet client = référence client = logo client = étude de cas > témoignage client = preuve sociale
témoignage client = testimonial = parole de client = client qui témoigne > preuve sociale = étude de cas
preuve sociale = social proof = validation sociale > témoignage client = avis clients
prouver mes résultats = preuves de résultats = montrer que ça marche = logos clients = logo de clients = autorisation client = accord du client = citation client > preuve sociale = étude de cas = témoignage client
réassurance = rassurer = inspirer confiance = gagner la confiance = trust signals = les gens n'ont pas confiance > preuves = preuve sociale
retour d'expérience = rex = retex = lessons learned > expertise
portfolio = références clients = showcase > étude de cas
mode d'emploi = guide pratique = marche à suivre = notice
step by step guide = user manual = instruction manual = user documentation = documentation utilisateur = documentation logicielle = écrire une notice = article tuto = expliquer une procédure = guide d'utilisateur = loom = mode d'emploi > guide pratique = tutoriel
procédure = SOP = mode opératoire = documenter un process = process interne > mode d'emploi
rédaction technique = technical writing = documentation technique > mode d'emploi
checklist = liste de contrôle = liste de vérification = points à vérifier
comparatif = comparer = versus = vs = face-à-face > guide d'achat = aide au choix
page alternative = alternative à un concurrent = page versus = comparaison avec un concurrent = se comparer aux concurrents > comparatif = publicité comparative
alternative page = alternatives page = comparison page = comparison table = tableau de comparaison = tableau comparatif = page comparative = vs page = citer un concurrent = parler d'un concurrent = nommer un concurrent = droit de comparer = comparer mon produit = comparer notre produit = comparer notre offre = comparer à un concurrent = competitor comparison = honest comparison = page alternative > publicité comparative = comparatif
storytelling = récit de marque = raconter une histoire = narration = mise en récit > étude de cas = retour d'expérience
interview = itw = entretien publié > transcription = citation
transcription = retranscription = speech to text = enregistrement audio = dictaphone > interview
transcript = audio to text = audio en texte = vidéo en texte = mettre en forme une transcription = nettoyer une transcription = interview to article = interview en article = rédiger une interview = déformer ses propos = propos d'un expert = paroles d'un expert = riverside = transcription > interview = article
otter = whisper = happyscribe = noota = sonix = turboscribe = tldv = fireflies = fathom = transcription > compte rendu
zoom = google meet = microsoft teams = loom video > transcription = compte rendu
copywriting = copywriter = écriture persuasive = rédaction persuasive = conception-rédaction = texte qui vend = textes vendeurs > page de vente = page d'atterrissage = objections
AIDA = formule de copywriting = framework copywriting = problem agitate solve = storybrand > copywriting = page de vente
page de vente = sales page = lettre de vente = sales letter = page commerciale = page pour vendre > copywriting = objections
offre trop compliquée = offre trop technique = mieux présenter mon offre = mieux vendre mon offre = texte d'offre = page d'offre = présentation d'offre = page produit numérique > page de vente = langage clair = objections
sales page copy = landing page copy = sales copywriting = conversion copywriting = texte pour vendre = vendre une prestation = vendre un accompagnement = page de formation = page de prestation = structure de page de vente = argumenter une offre = offre claire = message clair = offre mal comprise = clients comprennent pas l'offre = long form sales page = page de vente > copywriting = page d'atterrissage
landing page = page d'atterrissage = page de destination = page de campagne = LP > conversion
page de capture = squeeze page = opt-in page = page d'inscription > page d'atterrissage = page de téléchargement = génération de contacts
page qui ne vend pas = page qui ne convertit pas = visites sans ventes = trafic sans conversion = visiteurs qui n'achètent pas = clics mais pas de ventes = site qui ne vend pas > page d'atterrissage = conversion = page de vente
landing page audit = landing page review = landing page optimization = conversion rate audit = CRO audit = audit CRO = audit de conversion = conversion faible = taux de conversion bas = taux de conversion faible = améliorer ma landing page = améliorer mes conversions = personne ne clique sur le bouton = visiteurs n'achètent jamais = payer des clics pour rien = pub qui ne rapporte pas = publicité qui ne rapporte rien = page d'atterrissage = paie des clics = payer des clics = clics sans achat > hypothèses = page de vente = objections = formulaire
site sans contacts = zéro demande de devis = le téléphone ne sonne pas > conversion = formulaire = page d'atterrissage
CTA = call to action = appel à l'action = bouton d'action = texte de bouton = bouton d'achat > conversion = page d'atterrissage
premier écran = above the fold = hero section = ligne de flottaison = haut de page > page d'atterrissage
proposition de valeur = USP = UVP = value proposition = unique selling proposition = promesse de vente = argument unique > positionnement = page d'atterrissage
différenciation = sortir du lot = positionnement de marque = positionnement marketing > positionnement
argumentaire commercial = sales pitch = argumentaire de vente = discours commercial = script de vente = arguments pour vendre > objections = vente
elevator pitch = présenter son activité = se présenter en une minute = pitch > positionnement = profil
objections = freins à l'achat = client qui hésite = réticences = craintes du client = obstacles à l'achat > preuves
prospects pas convaincus = prospect pas convaincu = clients comparent = clients comparent les prix = pourquoi les gens n'achètent pas = ce qui bloque l'achat = raisons de ne pas acheter = frein à l'achat = hésitation avant achat = arguments de vente = argumentaire client > objections = preuves = page de vente
handle objections = objection handling script = sales enablement = battlecard = battle card = je vais réfléchir = prospects refusent = refus de devis = devis refusés = perdre des devis = perdre des ventes = perdre des clients sur le prix = lever les objections = lever une objection = répondre au prix = répondre à c'est trop cher = clients trouvent ça cher = argument prix = objections > preuves = page de vente
closing = conclure une vente = signer un client = décrocher un contrat > vente = objections
page de tarifs = pricing page = page de prix = grille tarifaire = afficher ses prix = afficher ses tarifs > prix = tarifs
pricing page design = pricing pages = page prix = page des tarifs = présenter mes tarifs = revoir mes tarifs = afficher les prix ou pas = faut-il afficher ses prix = pricing table = plans tarifaires = formules d'abonnement = page de tarifs > page de tarif = prix = objections
page à propos = about us = page équipe = présentation de l'entreprise > e-e-a-t = ton de marque
page de service = page prestation = présenter ses services = présenter ses prestations > page de vente
google ads = adwords = SEA = PPC = annonces payantes = liens sponsorisés = search ads = cohérence annonce > page d'atterrissage
facebook ads = meta ads = social ads = pub facebook = publicité instagram = linkedin ads = cohérence annonce > page d'atterrissage
persuasion = neuromarketing = biais cognitifs = psychologie de l'acheteur = déclencheurs d'achat > copywriting = objections
taux de conversion = conversion rate = taux de transformation = CVR > conversion = formulaire
CPA = coût par acquisition = CPL = coût par lead = ROAS = CPC = coût par clic > ROI = page d'atterrissage = indicateurs
CRO = conversion rate optimization = optimisation de la conversion = améliorer la conversion = augmenter les conversions = convertir davantage > test a/b = page d'atterrissage = taux de conversion = formulaire = page de vente
augmenter les ventes = booster les ventes = augmenter le chiffre d'affaires = développer les ventes > conversion = vente = page de vente
test a/b = a/b testing = ab test = split test = tester deux versions = comparer deux versions de page = expérimentation > hypothèses
AB test ideas = A/B test ideas = test ideas = split testing = experiment = multivariate test = test multivarié = changer la couleur = quelle version choisir = quelle version marche le mieux = sample size calculator = statistical significance = test duration = minimum detectable effect = trafic suffisant = calculateur de test = test a/b > hypothèses = statistiques
ab tasty = kameleoon = optimizely = vwo = google optimize > test a/b
growthbook = convert.com = statsig = posthog > test a/b
taille d'échantillon = significativité statistique = puissance statistique = p-value = durée d'un test = effectif par variante = test significatif = sample size > test a/b = statistiques
session replay = enregistrement de session = session recording = revoir les visites > ux = hypothèses
hotjar = microsoft clarity = contentsquare = mouseflow = fullstory = hypothèses > ux = page d'atterrissage
ux = expérience utilisateur = user experience = ergonomie = utilisabilité = usability = site facile à utiliser > test utilisateur
test utilisateur = user testing = test d'utilisabilité = faire tester son site = usability test = observer de vrais utilisateurs > ergonomie = ux
microcopie = ux writing = microcopy = textes d'interface = libellés = messages d'erreur > formulaire = ux
formulaire de contact = page de contact = contact form = champs inutiles = champs obligatoires = formulaire compliqué = formulaire trop long = formulaire interminable = remplissent pas le formulaire = remplit pas le formulaire = remplir le formulaire = champs du formulaire = formulaire d'inscription = form UX = form design = web form = form optimization = formulaire
formulaires = form fields = form abandonment = form conversion = checkout form = contact form optimization = quels champs garder = quels champs enlever = enlever des champs = réduire un formulaire = raccourcir un formulaire = formulaire abandonné = formulaire sur mobile = message d'erreur = messages d'erreur = inscription trop longue = demande d'infos = formulaire > ux
demande de devis = formulaire de devis = quote request > formulaire = devis
abandon de formulaire = formulaire trop long = personne ne remplit le formulaire = form drop-off = formulaire pas rempli > formulaire = abandon = test utilisateur
typeform = google forms = tally = jotform = surveymonkey = framaforms = limesurvey = qualtrics = questionnaire = enquête client > formulaire
microsoft forms = google form = sondage en ligne > questionnaire = enquête client
tunnel de conversion = tunnel de vente = funnel = sales funnel = entonnoir de vente = TOFU MOFU BOFU > parcours client = conversion = page d'atterrissage = formulaire
checkout = tunnel d'achat = page de paiement = tunnel de commande = étape de paiement > formulaire = conversion
pain points = irritants = points de friction = points de douleur = problèmes des clients = ce qui énerve les clients > voix du client = parcours client
pop-up = popup = popin = fenêtre surgissante = exit intent > conversion = génération de contacts
calendly = prise de rendez-vous = réservation en ligne = réserver un appel = cal.com > conversion = formulaire
réseaux sociaux = social media = médias sociaux = SMO = plateformes sociales > calendrier social = carrousel = post = vidéo courte
community management = animer une communauté = gérer ses réseaux = social media manager = animer une page > réseaux sociaux = modération = calendrier éditorial
social media calendar = social calendar = social media planning = planning social media = planning de posts = planning instagram = calendrier instagram = calendrier linkedin = calendrier des réseaux = posts du mois = combien de posts par semaine = fréquence de posts = pas le temps de publier = organiser mes publications = tenir un rythme de publication = buffer = planable = loomly = calendrier éditorial > réseaux sociaux = planification
quoi publier sur les réseaux = idées de posts = idées de publications > calendrier éditorial = réseaux sociaux = idées de contenu
programmer des posts = planifier ses publications = planning réseaux sociaux = calendrier social = social media calendar > calendrier éditorial = planification
hootsuite = swello = agorapulse = metricool = meta business suite = réseaux sociaux > calendrier éditorial
meta business = creator studio = linktree = pinterest = threads > réseaux sociaux = calendrier éditorial
post linkedin = publication linkedin = publier sur linkedin = écrire sur linkedin = contenu linkedin > linkedin = prise de parole
linkedin content = linkedin posts = linkedin writing = ghostwriter = ghostwriting = écrire un post = rédiger un post = rien à dire sur linkedin = dire sur linkedin = quoi poster sur linkedin = quoi publier sur linkedin = prendre la parole sur linkedin = parler de mon métier = partager mon expertise = partager mon expérience = partager une expérience = retour de terrain = post viral = post qui cartonne = personne ne lit mes posts = post linkedin > prise de parole = expertise
commercial sur linkedin = vendre sans avoir l'air de vendre = sans avoir l'air prétentieux = sans frimer = humble sur linkedin = post linkedin = partager une réussite = raconter une réussite = mission réussie > prise de parole
profil linkedin = bio linkedin = titre linkedin = optimiser son linkedin = résumé linkedin = section infos > linkedin = profil
linkedin bio = linkedin summary = linkedin about = about linkedin = CV linkedin = bannière linkedin = refaire mon linkedin = optimiser mon profil = attirer des clients sur linkedin = contacté sur linkedin = recruteurs linkedin = profil de freelance = profil freelance = profil de consultant = profil d'indépendant = linkedin optimization = personal brand = profil linkedin > profil = positionnement
personal branding = marque personnelle = marque perso = image professionnelle = se rendre visible > linkedin = profil = positionnement
thought leadership = leader d'opinion = devenir une référence = posture d'expert = parler en expert > expertise = prise de parole = post linkedin
employee advocacy = salariés ambassadeurs = ambassadeurs internes = faire poster les salariés > linkedin = prise de parole
social selling = prospecter sur linkedin = vendre sur linkedin = sales navigator > linkedin = profil = post linkedin
instagram = insta = IG > réseaux sociaux
facebook = FB = page facebook > réseaux sociaux
twitter = tweet = x.com = bluesky = mastodon > réseaux sociaux = post
vidéo courte = short video = vidéo verticale = vidéo au téléphone = short-form video = mini vidéo = reels = shorts > tiktok = script
short-form content = snack content = reel instagram = reels instagram = short form video script = reel script = tiktok script = script tiktok = script de reel = vidéo au format vertical = vidéo smartphone = vidéo de 30 secondes = vidéo d'une minute = idées de vidéos = idées de tiktok = parler face caméra = filmer avec mon téléphone = vidéo courte > script = tiktok
tiktok = tik tok > vidéo courte = réseaux sociaux
youtube = YT = chaîne youtube > vidéo = script
youtube script = video script = SEO youtube = youtube SEO = référencement youtube = titre youtube = description youtube = chapitrage youtube = chapitres youtube = youtube video outline = plan de vidéo = vidéo tuto = vidéo qui s'étire = vidéo trop longue = spectateurs décrochent = rétention youtube = retention rate = youtube > scénario vidéo = script
heygen = synthesia = veed = pictory > vidéo = script
miniature youtube = thumbnail = vignette de vidéo > youtube
script vidéo = scénario vidéo = storyboard = texte à dire en vidéo = déroulé vidéo = téléprompteur > scénario = script = vidéo
face caméra = parler devant la caméra = peur de la caméra = à l'aise à l'oral > vidéo = script
capcut = montage vidéo = inshot = premiere pro = davinci resolve = vidéo courte > vidéo
podcast = balado = émission audio = baladodiffusion = épisode de podcast > interview = transcription
show notes = page d'épisode = notes d'épisode = description d'épisode > podcast = transcription
webinaire = webinar = conférence en ligne = masterclass > présentation = génération de contacts = interview
webinaire en article = podcast en article = vidéo en article = transformer un podcast = transformer un webinaire = conférence en article = visio enregistrée = réunion enregistrée = interview > transcription
carrousel = carousel = post à faire défiler = slides linkedin = post multi-images > document pdf
article en slides = slides avec un article = article en diaporama = article en PDF > carrousel = recyclage de contenu
carousel post = linkedin carousel = instagram carousel = carrousel instagram = document post = post PDF = PDF linkedin = diaporama linkedin = infographie = infographies = infographic = visuel linkedin = post en images = expliquer une notion = expliquer un concept = découper une notion = vulgariser en images = carrousel > pédagogie = document pdf
canva = adobe express = figma = carrousel > images
gamma = prezi > présentation = carrousel
légende de photo = caption = texte de post = légende instagram > post = réseaux sociaux
modération = trolls = commentaires haineux = répondre aux haters > commentaires = relation client
comment moderation = reply to comments = responding to comments = gérer les critiques = gérer des critiques = critique publique = répondre à une critique = répondre sur facebook = répondre sur instagram = répondre sur linkedin = messages agressifs = commentaires agressifs = clients agressifs sur facebook = supprimer un commentaire = masquer un commentaire = gérer les haters = gérer les trolls = commentaires > modération = relation client
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
email newsletter = monthly newsletter = newsletter ideas = newsletter content = newsletter mensuelle = écrire à mes abonnés = lettre aux abonnés = écrire à mes clients = mail du mois = envoi mensuel = contenu de newsletter = sujet de newsletter = idées de newsletter = animer ma base = réveiller ma base = base endormie = faire revenir les lecteurs = ramener les abonnés = trafic depuis la newsletter = click rate = newsletter > e-mailing
e-mailing = campagne e-mail = email marketing = mailing = marketing par courriel = campagne de mails = emailing = emailings = mailings > newsletter = courriel
courriel = mail = e-mail = message électronique
mailchimp = brevo = sendinblue = mailjet = activecampaign = klaviyo = mailerlite = sarbacane = convertkit = substack = beehiiv = newsletter > e-mailing = courriel
objet du mail = subject line = ligne d'objet = objet de newsletter = titre du mail > newsletter = courriel
préheader = preheader text = texte d'aperçu = preview text > newsletter = courriel
taux d'ouverture = open rate = mails pas ouverts = personne n'ouvre mes mails = newsletter pas lue > newsletter = délivrabilité
mails dans les spams = emails en spam = finir en spam = arriver en spam = boîte spam = spam folder = email deliverability = spf = dkim = dmarc > délivrabilité = courriel
idées d'objet de mail = email subject lines = subject lines = objets de mail = objet accrocheur = titre de newsletter > newsletter = titres = courriel
délivrabilité = deliverability = mails en spam = tomber en spam = courrier indésirable = SPF DKIM DMARC > e-mailing = courriel
séquence de bienvenue = welcome email = mail de bienvenue = welcome series = accueillir un nouvel abonné = premier mail après inscription > bienvenue = courriel = automatisation
welcome flow = email flow = email flows = email automation = email sequence = onboarding emails = onboarding sequence = autoresponder = séquence d'accueil = mail d'accueil = emails d'accueil = série d'emails = suite d'emails = emails automatiques après inscription = tunnel d'emails = activer les inscrits = premiers emails = bienvenue > courriel = automatisation
marketing automation = automatisation marketing = autorépondeur = drip campaign = scénario d'emails = séquence d'emails = workflow email > automatisation = courriel
lead nurturing = nurturing = entretenir ses prospects = faire mûrir un prospect = prospect pas prêt > courriel = automatisation = livre blanc
fidélisation = rétention = garder ses clients = faire revenir les clients = churn = perdre des clients = attrition > relation client
taux de réachat = vendre à ses clients existants = upsell = cross-sell = programme de fidélité > fidélisation = newsletter = courriel
réactiver des clients = clients inactifs = win-back = reconquête = anciens clients > fidélisation = courriel
liste email = base d'abonnés = collecter des emails = récolter des adresses mail = mailing list > newsletter = génération de contacts = rgpd
prospection = démarchage = outbound = chasse commerciale > objections = vente = génération de contacts
trouver des clients = attirer des clients = acquisition de clients = chercher des clients = carnet de commandes vide = manque de clients > génération de contacts = conversion
site vitrine = site qui ne rapporte rien = site inutile = site ne m'apporte rien = aucun contact par le site = zéro demande = plus de demandes de devis > formulaire = page d'atterrissage = SEO local = page de service
cold email = cold mailing = mail de prospection = email à froid = cold outreach = mail à un inconnu > génération de contacts = courriel
lemlist = la growth machine = waalaxy = phantombuster = génération de contacts
cold call = appel à froid = téléprospection = phoning = démarchage téléphonique = script d'appel > objections = génération de contacts
leads = prospects = clients potentiels = contacts commerciaux = pistes commerciales > génération de contacts
génération de contacts = génération de leads = lead generation = lead gen = capter des prospects = obtenir des contacts > livre blanc = formulaire = page de téléchargement = étude de cas
lead scoring = qualifier les prospects = MQL = prospects pas qualifiés = mauvais leads > formulaire = persona
SQL lead = SDR = BDR = account executive = ingénieur commercial = commercial terrain > objections = génération de contacts
CRM = gestion de la relation client = customer relationship management = fichier clients = base clients > courriel = relation client = livre blanc = e-mailing
hubspot = salesforce = pipedrive = zoho = sellsy > courriel = livre blanc = génération de contacts
relance = follow-up = prospect qui ne répond pas = client qui ne répond plus = devis sans réponse = ghosting > courriel = objections
devis refusé = devis perdus = client parti ailleurs > objections = preuves
b2b = btob = business to business = clientèle d'entreprises = vendre aux entreprises
bouche-à-oreille = referral = recommandation entre clients = programme de parrainage > parrainage = avis clients
partenariat = co-marketing = apporteur d'affaires = collab
relations presse = RP = relations médias = attaché de presse = media relations = relations publiques > communiqué de presse = médias
communiqué de presse = press release = annonce à la presse > relations presse
press release template = news release = annoncer à la presse = annonce officielle = contacter la presse = presse locale = journal local = article dans le journal = ouverture de boutique = ouverture d'un magasin = inviter un journaliste = dépêche = communiqué de presse > relations presse = médias
dossier de presse = press kit = kit média = espace presse = media kit > communiqué de presse = relations presse
passer dans la presse = retombées presse = couverture médiatique = passer dans les médias = avoir un article dans le journal > relations presse = communiqué de presse
contacter un journaliste = pitch presse = mail aux journalistes = intéresser un journaliste = écrire à une rédaction > relations presse = communiqué de presse
répondre à un journaliste = media training = porte-parole = éléments de langage = interview presse = questions de journaliste > interview = relations presse = citation
données internes = étude exclusive = baromètre = données propriétaires = chiffres maison = data study > digital pr = relations presse
lancement de produit = product launch = lancer une offre = nouveau produit = nouvelle offre = go-to-market > annonce = communiqué de presse = page de vente
branding = identité de marque = image de marque = brand identity = plateforme de marque > ton de marque = positionnement
naming = trouver un nom = nom de marque = nom d'entreprise = nom de produit > identité verbale = positionnement
slogan = baseline = tagline = signature de marque > accroche = identité verbale
notoriété = brand awareness = faire connaître sa marque > relations presse = réseaux sociaux
persona = buyer persona = avatar client = client idéal = ICP = ideal customer profile = portrait-robot du client = client type = profil d'acheteur > segmentation
customer avatar = customer profile = customer persona = user persona = marketing persona = target audience = target persona = proto-persona = audience persona = portrait client = portrait de mes clients = portrait-robot = clients types = fiche persona = profil type = comportement d'achat = empathy map = carte d'empathie = persona > segmentation = verbatim
persona inventé = personas inventés = personas inutiles = persona bidon = persona réaliste = vrai persona = persona pas fiable = persona basé sur des données = data-driven persona = persona > hypothèses = entretien client
public cible = cœur de cible = audience cible = connaître ses clients = cible marketing = mes acheteurs = qui achète chez moi > persona = segmentation
segmentation = segments de clientèle = typologie de clients = groupes de clients > persona
entretien client = interview client = customer interview = user interview = parler à ses clients = customer discovery = interroger ses clients > étude qualitative = verbatim
customer interviews = user interviews = discovery interviews = interview script = customer research = win/loss = win loss analysis = perdre des clients = clients perdus = pourquoi mes clients partent = comprendre mes acheteurs = comprendre mes clients = questions à mes clients = quelles questions poser = interroger sans influencer = discuter avec mes clients = exploiter des entretiens = analyser des entretiens = entretien client = questions à poser à mes clients = questions à mes acheteurs = rencontrer des clients > étude qualitative = enquête client = persona
guide d'entretien = trame d'interview = questions à poser aux clients = grille d'entretien = interview guide > entretien client
étude qualitative = quali = recherche utilisateur = user research = ux research = qualitative research > entretien client = verbatim
codage qualitatif = analyse thématique = dépouiller des entretiens = analyser des verbatims = coder des réponses > codage = verbatim
focus group = table ronde de clients = panel de consommateurs > étude qualitative
jobs to be done = JTBD = motivations d'achat = pourquoi les clients achètent = tâche à accomplir > entretien client
voix du client = voice of customer = VOC = mots des clients = feedback client = retours clients = langage client = verbatim = mots exacts des clients = parler comme ses clients = façon de parler des clients > entretien client = avis clients
customer language = customer voice = avec les mots de mes clients = mots de mes clients = mots des gens = langage de mes clients = plaintes des clients = problèmes des gens = community research = audience research = reddit research = forum research = social listening SEO = veille de forums = fils de discussion = recherches sur reddit = voix du client = mots des consommateurs = vocabulaire des clients = mots des acheteurs > forums = verbatim = personas = avis clients
verbatim = citation de client = phrase exacte du client = propos recueillis > voix du client
enquête = sondage = questionnaire = survey = étude par questionnaire > enquête client
customer survey = online survey = survey questions = survey design = questionnaire design = rédiger un questionnaire = questions de sondage = questionnaire clients = sonder ma clientèle = influencer les réponses = questions neutres = questions biaisées = leading questions = échelle de likert = taux de réponse = demander leur avis à mes clients = enquête client > questionnaire = biais
enquête de satisfaction = NPS = net promoter score = CSAT = satisfaction client = clients satisfaits > enquête client = voix du client
question biaisée = question orientée = biais d'enquête = réponses faussées > biais = questionnaire
parcours client = customer journey = parcours d'achat = parcours utilisateur = journey map = experience map = user journey = étapes d'achat > points de contact = cartographie
customer journey map = user flow = étapes avant achat = chemin d'achat = expérience client = CX > verbatim = entretien client = persona
points de contact = touchpoints = moments de vérité > parcours client
étude de marché = market research = analyse de marché = connaître son marché = taille du marché > analyse concurrentielle = enquête client
market study = taille de marché = sonder un marché = tester une idée = valider une idée = demande du marché > enquête client = volumes de recherche = entretien client
veille = se tenir au courant = rester informé = curation = suivre l'actualité > documentation
google alerts = alertes google = feedly = talkwalker = mention.com = brandwatch = meltwater > veille concurrentielle = veille = forums
SWOT = forces et faiblesses = matrice swot = menaces et opportunités > analyse concurrentielle
PESTEL = 5 forces de porter = business model canvas > étude de marché = analyse concurrentielle
plan marketing = stratégie marketing = plan de communication = plan de com = stratégie de communication > plan éditorial = feuille de route
marketing plan = stratégie digitale = plan d'acquisition = plan de lancement = stratégie webmarketing = webmarketing = marketing digital = digital marketing > plan éditorial = feuille de route = persona
proposition commerciale = propale = offre commerciale = business proposal = proposition de mission > devis = appel d'offres
SEO proposal = commercial proposal = client proposal = proposition client = offre de service = proposition SEO = répondre à un prospect = proposition commerciale > appel d'offres
devis = quotation = estimation de prix = chiffrer une prestation = chiffrage de prestation > prix
fixer ses prix = tarification = pricing = TJM = taux journalier = combien facturer = combien demander = augmenter ses tarifs > prix = tarifs
appel d'offres = AO = RFP = request for proposal = compétition d'agences = consultation d'agences > proposition commerciale = mémoire technique = marché public
tender = public tender = bid = tender response = RFP response = RFI = mise en concurrence = réponse à marché = répondre à une mairie = critères de notation = note technique = short-list = dossier de réponse SEO = gagner un appel d'offres = marché de l'État = appel d'offres > mémoire technique = marché public
marché public = commande publique = DCE = boamp = acheteur public > appel d'offres = mémoire technique
mémoire technique = note méthodologique = dossier de réponse > appel d'offres
lancement de mission = kick-off = réunion de lancement = onboarding client = nouveau client = démarrage de mission = démarrer avec un client = accueillir un client > cadrage = atelier
kickoff meeting = client kickoff = kick off client = kickoff call = discovery call = client questionnaire = questionnaire client = questions à poser au client = accès client = demander les accès = liste des accès = réunion de cadrage = réunion client = note de cadrage = cadrage de projet = bien démarrer une mission = démarrer un projet = première réunion = prise de poste = prendre un nouveau client = onboarding d'un client = lancement de mission > cadrage = compte rendu
brief client = questionnaire de découverte = atelier de cadrage = comprendre le besoin du client > cadrage = lancement de mission
compte rendu = CR de réunion = notes de réunion = meeting notes = procès-verbal = PV de réunion = minutes de réunion
meeting summary = résumé de réunion = relevé de décisions = compte rendu de réunion = notes de rendez-vous = prise de notes > compte rendu = lancement de mission
préparer une réunion = agenda de réunion = déroulé de réunion = réunion client > atelier = compte rendu
atelier = workshop = séance de travail collective
rapport mensuel = reporting = bilan mensuel = monthly report = rapport client > rapport seo = tableau de bord
OKR = objectifs et résultats clés = objectifs smart = fixer des objectifs > indicateurs
convaincre mon patron = convaincre la direction = convaincre mon chef = faire adhérer la direction > argumentaire = comité de direction = présentation
SEO buy-in = stakeholder buy-in = stakeholders = executive presentation = board presentation = executive report = présentation au comex = présentation à la direction = présenter au patron = présenter à mon patron = présenter à ma direction = vendre le référencement = direction ne croit pas au SEO = chef ne comprend pas = obtenir du budget SEO = obtenir des moyens = débloquer un budget = comité de direction > argumentaire = direction financière
défendre un budget = obtenir un budget = justifier une dépense = business case = argumentaire budgétaire = demander des moyens > budget seo = direction financière = roi
comité de direction = codir = comex = direction générale = comité exécutif > présentation = décision
direction financière = DAF = CFO = contrôle de gestion > budget seo = rentabilité
powerpoint = slides = deck = diaporama = google slides = keynote = gamma.app > présentation = comité de direction = reporting
seuil de rentabilité = point mort = break-even > rentabilité = budget SEO
prévision = forecast = projection = prévisionnel = estimer les résultats futurs > prévision SEO
feuille de route = roadmap = plan à 90 jours = planning trimestriel = plan trimestriel > planification = priorisation
SEO roadmap = quarterly plan = quarterly roadmap = 90-day plan = plan à 3 mois = plan sur 3 mois = planning sur 3 mois = programme trimestriel = planning par semaine = planning de l'équipe = répartition des tâches = retard sur le planning = project plan = project planning = work plan = feuille de route > planification = gestion de projet
plan d'action = action plan = liste d'actions = actions à mener > feuille de route = priorisation
priorisation = arbitrage = score ICE = RICE = MoSCoW = matrice impact effort = matrice eisenhower = prioritiser = prioritisation = prioritization = todo = liste de tâches = tâches en retard = file d'attente > backlog
prioritization matrix = impact effort matrix = impact effort = RICE score = ICE score = triage = quoi corriger en premier = débordé par les demandes = liste interminable = ordre des tâches = priorisation > backlog = feuille de route
gestion de projet = project management = chef de projet = pilotage de projet = diagramme de gantt > planification = lancement de mission = migration
trello = asana = monday.com = clickup = jira = basecamp = gestion de projet > backlog
notion = airtable = coda = planification > gestion de projet = calendrier éditorial
charge de travail = plan de charge = capacité de l'équipe = staffing > planification = capacité
manque de temps = débordé = gagner du temps = aller plus vite > automatisation = charge de travail
tâches chronophages = perte de temps = automatiser mon travail = automatiser mes tâches = travail répétitif = trop de copier-coller = gagner des heures = repetitive tasks = automate tasks > automatisation = apps script = python
formation = training = former une équipe = support de cours = e-learning = cours en ligne > pédagogie
former un rédacteur = former mes rédacteurs = former mon équipe = intégrer un rédacteur = nouveau rédacteur = onboarding rédacteur > charte éditoriale = brief = lexique
choisir une agence = choisir un prestataire = comparer des devis = sélectionner une agence = comparer des offres > comparatif = appel d'offres
vendor comparison = price comparison = pricing benchmark = pricing analysis = compare quotes = compare offers = benchmark de prix = benchmark tarifaire = analyse des prix = quel abonnement choisir = quel forfait choisir = quelle offre choisir = devis illisibles = devis à comparer = comparer des contrats = offre la moins chère = comparatif > page de tarifs = prix = offre commerciale
audit gratuit = rendez-vous découverte = appel découverte = préaudit > proposition commerciale = audit
client mécontent = réclamation = client difficile = plainte = litige client = client en colère = insatisfaction > relation client = réponse aux avis
bad buzz = communication de crise = polémique = shitstorm = scandale > réputation = modération = commentaires
tripadvisor = pages jaunes avis = avis clients > réponse aux avis
faux avis = acheter des avis = avis bidon = avis frauduleux > avis clients = réponse aux avis
supprimer un avis = signaler un avis = faire retirer un avis = avis diffamatoire > réponse aux avis = avis google
temps fort = marronnier = opération commerciale = événement commercial = journée mondiale = campagne saisonnière > saisonnalité = page événement
noël = fêtes de fin d'année > page événement = saisonnalité
rétroplanning = planning à rebours = reverse planning = combien de temps à l'avance > planification = saisonnalité
freelance = indépendant = auto-entrepreneur = micro-entrepreneur = solopreneur = travailleur indépendant > consultant
devenir freelance = se lancer en freelance = premiers clients = débuter à son compte > indépendant = positionnement = profil
consultant = consulting = conseil indépendant = expert-conseil
traffic manager = responsable acquisition = acquisition manager = media buyer > cohérence annonce = GA4 = utm
rédacteur en chef = rédac chef = responsable éditorial = content manager = responsable contenu = chef d'édition = chargé de contenu = content strategist > brief = plan éditorial = ton de marque
responsable marketing = directeur marketing = directrice marketing = CMO = marketing manager = chargé de marketing = assistant marketing > plan éditorial = persona = budget SEO
responsable communication = chargé de communication = chargée de com = dircom > communiqué de presse = réseaux sociaux = ton de marque
responsable e-commerce = e-commerce manager = gérant de boutique en ligne = e-commerçant = e-commerçante = e-marchand = cybercommerçant > e-commerce = fiche produit = page catégorie = facettes
product owner = PO = chef de produit = product manager = scrum master > backlog = tickets seo = recette
référenceur = référenceuse = SEO manager = consultant SEO = consultante SEO = expert SEO = SEO specialist = responsable SEO = chargé de référencement > audit SEO = feuille de route = rapport SEO
data analyst = analyste de données = web analyst = data scientist = responsable data > GA4 = bigquery = plan de marquage
DSI = responsable informatique = chef de projet technique > recette = migration = plan de marquage
UX designer = product designer = UX researcher > entretien client = formulaire = page d'atterrissage
DA = directeur artistique = webdesigner = web designer = graphiste = UI > page d'atterrissage = carrousel = ux
service client = chargé de clientèle = conseiller clientèle = customer success > support client = faq = réponse aux avis
développeur = developer = développeuse = développeur front = dev front = front-end > tickets développeur = rendu javascript = core web vitals = recette
chef d'entreprise = entrepreneur = entrepreneuse = créateur d'entreprise = dirigeant de PME = patron de PME > budget SEO = fiche google = page de vente
agence SEO = agence de référencement = agence digitale = SEO agency = agence web SEO > appel d'offres = lancement de mission = rapport SEO
TPE = PME = petite entreprise = small business = petite boîte = petite structure > artisan = seo local
plombier = chauffagiste = plomberie > artisan = chantiers
électricien = installateur électrique > artisan = chantiers
couvreur = toiture = charpentier > artisan = chantiers
menuisier = menuiserie = ébéniste > artisan = chantiers
commerçant = commerce de proximité = magasin = boutique physique = petit commerce > fiche google = seo local = avis google
petit budget = moyens limités > priorisation = budget seo
site rame = site qui traîne = page qui rame = page traîne = rame sur mobile = rame sur téléphone = rame au chargement = boutique rame = lent à s'afficher = lent à charger = charge lentement = longtemps à charger = secondes à s'ouvrir = secondes à s'afficher = secondes à charger = temps d'affichage = chargement trop long = long à charger = core web vitals = performance web = site lent
wordpress lent = boutique lente = prestashop lent = lent sur mobile = site trop lourd = page trop lourde = plombe le site = plombent le site = ralentit le site = ralentissent le site = page lente sur mobile = vitesse mobile = charge plus vite = core web vitals = performance web
images plombent = images ralentissent = photos trop lourdes = alléger les images = alléger les photos = poids des photos = images trop lourdes = réduire les images = redimensionner des images = images > webp
concurrence entre mes articles = concurrence entre mes pages = plusieurs pages même mot-clé = articles jumeaux = articles redondants = articles qui se répètent = doublons d'articles = pages redondantes = cannibalisation > fusion de pages
patron = boss = patronne = big boss = supérieur hiérarchique = hiérarchie = dirigeant = dirigeants = direction d'entreprise = grand patron = comité de direction > présentation = direction financière = argumentaire
patron référencement = patron SEO = boss SEO = direction SEO = dirigeant SEO = convaincre mon boss = convaincre ma hiérarchie = persuader la direction = persuader mon patron = convaincre un dirigeant = vendre le SEO en interne = intérêt du SEO = utilité du SEO = présenter le SEO = expliquer le SEO = expliquer le référencement = comité de direction > budget SEO = argumentaire
direction générale = PDG = DG = directeur général = gérant = big boss = comité de direction > argumentaire = présentation
directeur financier = directrice financière = responsable financier = contrôleur de gestion = direction financière > budget SEO = rentabilité = ROI
présenter les résultats = montrer les résultats = expliquer les chiffres = expliquer des courbes = commenter des courbes = commenter des chiffres = présenter les chiffres = chiffres du mois = chiffres chaque mois = résultats du mois = rapport SEO = reporting = rapport mensuel > présentation
expliquer des chiffres = expliquer une courbe = client ne comprend pas le rapport = rapport incompréhensible = rapport trop long = rapport illisible = synthèse pour dirigeant = résumé pour le patron > rapport SEO = reporting = comité de direction
chiffres à regarder = chiffres à suivre = chiffres à surveiller = mesures utiles = bons indicateurs = choisir ses indicateurs = quarante chiffres = indicateurs = KPI > rapport SEO = tableau de bord
coût du SEO = prix du SEO = tarif du SEO = coûte le référencement = coûte le SEO = prix du référencement = tarif du référencement = coût du référencement = investir dans le SEO = investir dans le référencement = dépenser en SEO = prévoir pour le référencement = enveloppe SEO = budget référencement = budget SEO
SEO budget = SEO cost = SEO pricing = cost of SEO = how much does SEO cost = combien coûte une agence = combien coûte un consultant = combien investir en SEO = combien dépenser = répartir le budget = répartition du budget = budget marketing = budget par poste = dépenses SEO = coût interne = ventiler un budget = budgéter = budget annuel = couper le budget = réduction de budget = budget SEO > coûts = rentabilité
justifier mes honoraires = justifier mon prix = justifier ses tarifs = défendre ses prix = défendre mon tarif = jugé trop cher = trouvent cher = trouvent trop cher = trouvé trop cher = clients trop cher = prospects trop cher = plus cher que les concurrents = négocier le prix = demande de remise = marchander le prix = objections > prix = page de vente
client hésite = clients hésitants = clients qui hésitent = hésitent à acheter = hésite à acheter = prospects hésitants = prospect qui hésite = demander à réfléchir = lever les freins = freins des clients = rassurer l'acheteur = peur d'acheter = sales objections = objection handling = objections
client fâché = client furieux = client énervé = client pas content = client agressif = client insatisfait = client mécontent = laissé une étoile = une seule étoile = avis assassin = avis injuste = avis méchant = avis haineux = avis destructeur = mauvaise note = mauvaises notes = réponse aux avis = client m'a descendu = client nous descend > avis google = réputation
commentaire assassin = commentaire méchant = commentaire haineux = commentaires désagréables = commentaire insultant = insulte sur facebook = insulter sur les réseaux = nous insulte = se faire attaquer en ligne = attaques en ligne = critiques en ligne = critiques sur les réseaux = modération = commentaires > réponse aux avis
messages privés = DM = messagerie instagram = répondre en message privé = commentaires > modération = relation client
disparu de google = disparu des résultats = sorti de google = site disparu = pages disparues = google m'a supprimé = blacklisté = déréférencé = banni de google > pages exclues = indexation = pénalité = chute de trafic
site désert = site sans visiteurs = site sans trafic = zéro visite = zéro visiteur > trafic organique = audit SEO = chute de trafic
pages n'apparaissent pas = nouvelles pages n'apparaissent = page pas dans google = page absente de google = article pas dans google = google refuse mes pages = google supprime mes pages = google a supprimé = pages supprimées de google = google boude mes pages = google snobe = pages exclues > indexation
google ne lit pas = page blanche pour google = page vide pour google = contenu invisible pour google = contenu chargé en javascript = rendu javascript = javascript = contenu chargé en ajax = contenu en ajax > inspection d'URL
react = react js = vue.js = vuejs = angular = next.js = nextjs = nuxt = svelte = gatsby = jamstack = headless = javascript > SSR = indexation
google passe sur mon site = passage de google = passage de googlebot = google visite = robots visitent = visite des robots = pages visitées par google = pages ignorées par google = ce que google explore = googlebot = logs serveur
empêcher les IA = bloquer chatgpt = interdire chatgpt = bloquer l'IA = bloquer les robots d'IA = voler mon contenu = volent mon contenu = pillage de contenu = IA qui pillent = aspirer mon contenu = entraînement des IA = robots IA > robots.txt
plan du site = plan de site = carte du site = sitemap index = site map = sitemap > robots.txt = indexation
robot txt = robots txt > exploration
ouvrir ou bloquer = autoriser les robots = bloquer google = bloquer des pages = cacher une page = cacher des pages = page privée = masquer une page > robots.txt = noindex
abandonnent avant de payer = abandonnent au paiement = partent avant de payer = quittent le panier = abandonnent leur panier = panier = page panier = étape du paiement = finaliser la commande = payer en ligne > formulaire = objections = abandon
trafic sans ventes = trafic pas de ventes = visites pas de ventes = visiteurs sans achat = visiteurs n'achètent pas = zéro vente = page ne convertit = convertit pas = clics sans ventes = page d'atterrissage > page de vente = conversion
pub = pubs = publicité en ligne = publicité facebook = publicité google = campagne google ads = campagne publicitaire = annonces google = payer des clics = paie des pubs = pub facebook = pub instagram = bing ads = microsoft ads = tiktok ads = linkedin ads = cohérence annonce > page d'atterrissage
couleur du bouton = bouton vert = bouton rouge = couleur de bouton = changer un bouton = test a/b > hypothèses
idées de tests = tester ma page = tester une page = tester deux versions = version a ou b = deux versions de ma page = comparer deux versions = assez de trafic pour tester = assez de visiteurs pour tester = test a/b = changer sur ma page = changer une page = quoi changer sur ma page > hypothèses
fournisseur à choisir = comparer des fournisseurs = comparer des prix = comparer des tarifs = comparer des devis = comparer des abonnements = comparer des forfaits = trois devis = choisir un fournisseur = mieux-disant = comparateur de prix > comparatif = prix = offre commerciale
nous contre la concurrence = contre notre concurrent = face à un concurrent = meilleur que nos concurrents = alternative à un logiciel = duel de produits = comparison page = versus page = comparatif = page alternative
bouge chez mes concurrents = nouveautés des concurrents = actualité des concurrents = prix des concurrents = tarifs des concurrents = regarder la concurrence = observer la concurrence = espionner la concurrence = competitor watch = veille concurrentielle > concurrents
concurrent devant moi = concurrents devant moi = concurrent mieux classé = concurrents mieux classés = dépasser un concurrent = doubler un concurrent = battre mes concurrents = passer devant un concurrent = concurrents parlent de = content gap > analyse concurrentielle = concurrents
quoi écrire sur mon blog = écrire sur mon blog = sujets de blog = sujets d'articles = manque d'idées = à court d'idées = panne d'idées = idées d'articles = idées de contenu > plan éditorial = content gap
organiser mon blog = blog pour l'année = année de contenu = articles de l'année = articles à publier = publier toute l'année = planifier les articles = planifier mes articles = planning d'articles = planning de contenu = combien d'articles par mois = rythme de publication = fréquence de publication = plan éditorial = calendrier éditorial
à quel moment publier = date de publication = bon moment pour publier = meilleur moment pour publier = saison des recherches = pic de demande = pics de recherche = demande saisonnière = saisonnalité > volumes de recherche = plan éditorial
article qui descend = page qui descend = descend dans google = positions descendent = perdu sa place = perdu sa première place = perdu la première place = perd sa place = perd ses positions = recule dans google = premier et descend = article qui chute = article qui baisse = perte de positions = mise à jour de contenu
consignes pour rédacteur = instructions à un rédacteur = instructions claires = expliquer au rédacteur = expliquer à un rédacteur = briefer = briefer un rédacteur = commander un texte = commande de texte = passer commande à un rédacteur = rédacteur freelance = freelance rédaction = rédacteur externe = prestataire de rédaction = brief = brief de contenu
titre envie de cliquer = titre donne envie = envie de cliquer = titre percutant = bon titre = meilleur titre = titre vendeur = titre choc = idées de titres = choisir un titre = titre de blog = catchy title = blog title > taux de clic = balise title
encadré de réponse = encadré de google = encadré en haut = réponse en haut de google = tout en haut de google = bloc de réponse = réponse affichée par google = prendre la position zéro = extrait optimisé = résultat encadré = premier résultat encadré
lecteurs décrochent = décrochent à la lecture = lecteurs ne comprennent pas = incompréhensible = incompréhensibles = illisible = charabia = trop compliqué à lire = phrases compliquées = mots simples = simplifier = vulgariser = langage clair > pédagogie = vulgarisation
comprennent pas mon offre = comprend pas mon offre = comprennent pas ce que je vends = offre incompréhensible = offre confuse = expliquer mon offre = présenter mon offre = vendre mon offre = offre pas claire = page de vente = comprend ce que je propose = comprend ce que je vends = comprend rien à mon offre > langage clair
contrat = contrats = mentions légales = clauses = règlement intérieur > rédaction administrative = langage clair
mail important = relire un mail = relire un courriel = relire un texte = relire mon texte = relire avant de publier = relire avant publication = relire avant envoi = fautes de frappe = faute d'accord = accord du participe = correction orthographique = chasser les fautes = traquer les fautes = relecture = orthographe > vérification des faits
texte qui sent l'IA = sent l'IA = sentent l'IA = sent le robot = sentent le robot = style chatgpt = style robotique = texte artificiel = écriture humaine = ton humain = rendre naturel = tics de l'IA = détecteur d'IA = sonne générique = écrire comme un humain = texte plus humain > ton de marque = relecture
détecteur d'IA = zerogpt = gptzero = détecter l'IA = écrit par une IA > style = relecture = ton de marque
façon d'écrire = style uniforme = textes même style = uniformiser les textes = harmoniser les textes = homogénéiser les textes = textes homogènes = écrivent différemment = écrit différemment = chaque auteur écrit = cohérence des textes = textes incohérents = tutoyer = vouvoyer = tutoiement = vouvoiement = ton de marque = charte éditoriale
parler à sa cible = personnalité de marque = brand guidelines = ton à adopter = trouver son ton = ton de marque
tuto = tutoriels = étape par étape = notice d'utilisation = notice d'emploi = manuel d'utilisation = user guide = howto = step by step = expliquer une manipulation = guide d'utilisation = mode d'emploi = guide pratique = expliquer une manip
procédure interne = procédures internes = fiche de procédure = protocole interne = documenter une procédure = marche à suivre > mode d'emploi = guide pratique = rédaction technique
enregistré un entretien = entretien enregistré = retranscrire = retranscrire un entretien = entretien audio = interview audio = interview enregistrée = interview vidéo = mettre au propre une interview = questions-réponses = interview > transcription
interviewer un expert = interroger un expert = faire parler un expert = expert métier = interview d'expert = interview > brief = e-e-a-t
client satisfait = client heureux = clients satisfaits = exemple de client = histoire d'un client = raconter un client = raconter un cas = cas concret = réalisations de clients = projet réussi = témoigner = accepte de témoigner = customer case = étude de cas = témoignage client
document à télécharger = guide à télécharger = pdf à télécharger = guide gratuit = récupérer des contacts = récupérer des emails = récolter des contacts = attirer des prospects = capter des contacts = contenu contre email = livre blanc > génération de contacts
générer des leads = trouver des prospects = attirer des leads = leads b2b = prospects b2b = génération de contacts > livre blanc = formulaire = page d'atterrissage = étude de cas
site en plusieurs langues = site anglais = version anglaise = version étrangère = version canadienne = traduction de site = langue affichée = mauvaise langue = mauvais pays = mauvaise version = visiteurs étrangers = multi-langues = multilingue > hreflang = traduction
vendre en suisse = clients suisses = genève = lausanne = suisse > hreflang = traduction
vendre en belgique = clients belges = liège = luxembourg = belgique > hreflang = traduction
vendre au québec = clients québécois = montréal = français de france = québec > hreflang = traduction
afrique francophone = maghreb = pays francophone = autre pays francophone > traduction = hreflang
texte anglais = traduire de l'anglais = traduire en anglais = english to french = traduction = site en anglais = version en anglais > hreflang
refaire le site = nouveau site = changer de site = site tout neuf = perdre mon référencement = perdre son référencement = sans perdre son référencement = passer de wordpress = passer sous wordpress = passer à shopify = passer sur shopify = quitter wix = wix vers wordpress = wordpress vers shopify = changer de CMS = déménager un site = migrer = site migration = refonte = migration > redirection
anciennes adresses = anciennes URL = anciens liens = ancienne URL vers nouvelle = URL changent = URL qui changent = changer les URL = changer une URL = changement d'URL = vieilles URL = redirection > table de correspondance
lancer un site = vérifier avant de lancer = vérifier avant lancement = site sort demain = ouvrir le site = avant ouverture du site = site en ligne demain = mettre le site en ligne = mise en prod = pre-launch = launch checklist = prelaunch checklist = go no go = feu vert = recette = mise en ligne
dev = équipe technique = webmaster = agence web = intégrateur web > recette = backlog
code à ajouter = code pour google = google comprenne = google comprend ma page = aider google à comprendre = balisage google = balises schema = schema = microformats = rich results test = données structurées > résultats enrichis
relier mes articles = relier mes pages = relier des articles = lier mes pages = liens entre articles = liens dans mes articles = faire des liens internes = reçoivent aucun lien = reçoit aucun lien = sans liens internes = peu de liens internes = manque de liens internes = pages isolées = pages perdues = pages profondes = maillage interne = pages orphelines
export de crawl = export d'exploration = export screaming frog = export de screaming frog = fichier de crawl = maillage interne > screaming frog
organiser mes pages = organiser mon site = ranger mes pages = structurer mon site = pages par thème = thème par thème = couvrir un sujet = pages filles = page fille = pages mères = hiérarchie des pages = plan de mon site = menu du site = rubriques du site = cocon sémantique = arborescence
liens dangereux = liens bizarres = liens louches = liens suspects = liens pourris = liens douteux = liens étranges = liens de mauvaise qualité = sale lien = mauvais liens = nettoyer mes liens = liens russes = liens chinois = pointent vers mon site = liens vers mon site = profil de liens > désaveu
gagner des liens = trouver des backlinks = être cité par un site = liens de qualité = sites qui parlent de moi = stratégie de netlinking = netlinking > relations presse = partenariats = liens locaux
journaliste = journalistes = rédaction d'un journal = presse = parler de moi dans la presse = passer dans le journal = passer à la télé = article de presse = couverture presse = relations presse = communiqué de presse
annoncer une nouveauté = annoncer un événement = annoncer une ouverture = annoncer une nouvelle = annoncer un recrutement = levée de fonds = annoncer un partenariat = inauguration = nouvelle boutique = ouverture de magasin = lancer un produit = communiqué de presse
nos propres données = données de l'entreprise = chiffres exclusifs = données internes > relations presse = livre blanc
ouvre mes mails = ouvrent mes mails = lit mes mails = lisent mes mails = mails pas lus = objet de mail = écrire un mail = envoyer un mail = mail à mes clients = mail à mes abonnés = newsletter = e-mailing
mails automatiques = emails automatiques = mail automatique = automatiser les mails = nouveaux abonnés = nouveaux inscrits = nouvel inscrit = nouvel abonné = accueillir les abonnés = accueillir les nouveaux = souhaiter la bienvenue = email onboarding = onboarding email = welcome sequence = série de mails = suite de mails = bienvenue > courriel = automatisation
clients qui reviennent = faire revenir les clients = faire revenir mes abonnés = relancer des clients = relancer d'anciens clients = clients qui ne reviennent pas = clients perdus = fidéliser = fidélité = fidélisation > newsletter = courriel
connaître mes clients = comprendre mes clients = mieux connaître mes clients = profils de clients = profils clients = fiche client type = fiche de cible = fiches de cibles = public visé = persona > segmentation
raisons d'achat = clients achètent = comprendre l'achat = décision d'achat = déclic d'achat = parler à mes clients = poser des questions à mes clients = questions à poser à un client = interviewer mes clients = interviewer des clients = interroger mes clients = appeler mes clients = rencontrer mes clients = entretien client
faire un sondage = sonder mes clients = sonder = questions fermées = échelle de satisfaction = influencer les réponses = questionnaire satisfaction = questionnaire en ligne = formulaire de satisfaction = microsoft forms = demander l'avis des clients = enquête client = questionnaire
gens parlent = parlent de leur problème = mots que les clients emploient = conversations en ligne = discussions en ligne = groupes facebook = facebook groups = forums > voix du client
invention de chatgpt = chatgpt a inventé > vérification des faits = sources
vérifier les chiffres = vérifier les faits = vérifier un texte = vérifier une citation = contrôler un article = vérifier mes sources = chiffre douteux = fausse information = fake news = infox = désinformation = intox = source citée = vrai ou faux = vérification des faits > sources
sources fiables = références fiables = bonnes sources = sources sérieuses = sources sûres = sources officielles = liste de références = chercher des sources = trouver des études = appuyer mon article = citer ses sources = citer des sources = références bibliographiques = webographie = sources primaires
chatgpt parle de nous = chatgpt parle de moi = IA parlent de ma marque = ma marque dans les IA = ma marque dans chatgpt = chatgpt connaît ma marque = chatgpt recommande = IA recommandent = cité dans les IA = être cité par une IA = être cité par chatgpt = ressortir dans chatgpt = référencement dans les IA = référencement chatgpt = brand tracking = assistants IA = visibilité IA > cité par les assistants IA
AI overview = aperçus IA = aperçu par IA = résumé par IA = réponse de l'IA dans google = gemini dans google > GEO = extrait optimisé
domaine que je ne connais = domaine inconnu = secteur que je ne connais = sujet que je ne connais = sujet que je ne maîtrise = secteur inconnu = bons mots = mots justes = mots exacts = mots techniques = mots du secteur = parler comme un pro = vocabulaire du secteur = langage du secteur = jargon métier = industry vocabulary = lexique
définition = définitions = page de définition = page par définition = définir un terme = définir un mot = dictionnaire = glossaire
publier sur les réseaux = poster sur les réseaux = publications réseaux = posts pour les réseaux = être présent sur les réseaux = présence sur les réseaux = alimenter les réseaux = publier sur instagram = publier sur facebook = planifier mes posts = planifier des posts = planning instagram = planning facebook = réseaux sociaux > calendrier éditorial
posts à partir d'un article = article en posts = article en publications = tirer des posts = découper un article = ressortir un article = partager un article = article découpé = redonner une vie à un article = réutiliser du contenu = recycler du contenu = recyclage de contenu = diffusion
à faire défiler = images à faire défiler = pdf linkedin = document linkedin = slides instagram = diapos = diapositives = swipe = carrousel > pédagogie = document pdf
se vanter = raconter mon expérience = raconter un problème = raconter mon métier = raconter à mon réseau = faire connaître sur linkedin = visible sur linkedin = parler de mon travail = poster sur linkedin = linkedin post = linkedin ghostwriting = linkedin > prise de parole = expertise
trouver des missions = cherche des missions = décrocher des missions = chercher des clients en freelance = page linkedin = headline linkedin = linkedin headline = linkedin profile = profil linkedin
que dire en vidéo = dire dans une vidéo = parler en vidéo = tourner une vidéo = vidéo au smartphone = vidéo verticale = vidéo instagram = vidéo tiktok = short youtube = court format vidéo = vidéo courte > tiktok
vidéo longue = vidéo youtube = script de vidéo = script youtube = youtubeur = youtubeuse = vidéo d'explication = vidéo explicative = vidéo pédagogique = vidéo de dix minutes = youtube = scénario youtube > vidéo
corriger en premier = corriger d'abord = corriger par où commencer = premier chantier = trop de tâches SEO = tâches prioritaires = plus important d'abord = classer les tâches = trier les tâches = ordre de priorité = priorités = priorisation > feuille de route
planning SEO = planning de référencement = plan sur trois mois = plan à trois mois = plan trimestriel = chantiers SEO = chantiers de référencement = répartir le travail = organiser l'équipe = trimestre = feuille de route > planification
premier rendez-vous = premier rendez-vous client = nouveau client = nouveaux clients SEO = début de mission = démarrer une mission = démarrer une prestation = demander à un client = accès à demander = questions au client = réunion de démarrage = réunion de lancement = project kickoff = kickoff = kick off = client onboarding = lancement de mission > audit SEO = cadrage
répondre à une consultation = lancer une consultation = lance une consultation = consultation référencement = consultation SEO = consultation publique = mairie lance = collectivité = collectivités = secteur public = administration publique = vaut le coup de répondre = décider de répondre = dossier de candidature = répondre à un marché = appel d'offres > marché public
combien de visites = visites espérées = trafic espéré = espérer comme trafic = résultats attendus = combien de trafic = estimer le potentiel = estimer les gains = gains attendus = combien de temps avant résultats = délai de résultats = prévision = prévision SEO = prévisions > ROI
preuve que le SEO marche = gagner de l'argent avec le SEO = valeur du SEO = ROI = rentabilité = combien rapporte le SEO = combien rapporte le référencement > prévision SEO = budget SEO
suivre les clics = suivre un clic = mesurer les clics = clics sur un bouton = suivre les formulaires = suivre les conversions = mesurer les conversions = quels événements suivre = événements à suivre = configurer analytics = paramétrer analytics = installer analytics = installer GA4 = configurer GA4 = GA4 setup = plan de marquage > événements clés = GA4
chiffres faux = chiffres analytics faux = analytics faux = données fausses = statistiques fausses = stats fausses = mauvais chiffres = GA4 faux = plan de marquage > GA4
enlever la marque = enlever le nom de ma marque = exclure ma marque = exclure la marque = retirer la marque = sans le nom de ma marque = fautes de frappe de marque = isoler les questions = filtrer les requêtes = filtrer search console = requêtes de marque = regex = marque mal écrite = nom de marque mal écrit = requêtes sans ma marque = exclude brand = brand queries
expression marche = regex htaccess = regex analytics = caractères spéciaux = motif d'URL = motif de recherche = regex > htaccess
coder en SQL = écrire du SQL = apprendre SQL = requête bigquery = interroger mes données = interroger les données = grosse base de données = SQL = bigquery
tableau croisé = tableaux croisés = rapprocher deux fichiers = rapprocher deux exports = comparer deux listes = fusionner deux tableaux = colonne excel = extraire d'une URL = découper une URL = index match = arrayformula = google sheets formula = excel formula = formules = tableur
gros fichier = fichier trop gros = fichier gros pour excel = trop gros pour excel = gros pour excel = trop lourd pour excel = excel plante = excel rame = tableur rame = excel bloque = automatiser le traitement = traiter des fichiers = milliers de lignes = python > script
manipulation dans un tableau = refaire la manipulation = refais la manipulation = manipulation répétitive = manipulation dans mon tableau = tâche hebdomadaire = tâche SEO répétitive = toutes les semaines dans un tableau = automatiser google sheets = automatiser excel = automatiser un tableau = tâche répétitive = apps script = automatisation > tableur
créer une application = créer une appli = fabriquer un outil = fabriquer une application = petit outil = créer un outil = mini outil = outil interne = savoir coder = construire une appli = simulateur = calculateur en ligne = simulateur en ligne = espace client = prototype = MVP = cursor = replit = application = no-code
petite application = site avec comptes utilisateurs = espace membre = outil de devis en ligne = générateur en ligne = tableau de bord sur mesure = CRM maison = application métier > application = no-code = cahier des charges
réponses vagues = réponses génériques = réponses trop vagues = réponses plates = réponse banale = réponses banales = réponses décevantes = textes plats = texte plat = texte bateau = réponse à côté = répond à côté = répond mal = chatgpt répond mal = chatgpt comprend pas = mauvais prompt = meilleur prompt = corriger mon prompt = mega prompt = system prompt = améliorer un prompt
aveugles = site pour aveugles = malentendant = sourd = daltonien = daltonisme = handicapé = situation de handicap = contraste des couleurs = contrastes = au clavier = lecteur vocal = inclusif = inclusive design = accessibilité > RGAA
bilan complet = audit complet = diagnostic complet = analyser mon site = analyse de site = analyse complète = vérifier mon site = évaluer mon site = santé du site = note de mon site = site audit = website audit = audit SEO > audit on-page
page qui stagne = stagne en deuxième page = stagne = page qui ne monte pas = page ne monte pas = page ne ranke pas = deuxième page = page mal classée = page mal positionnée = onpage = audit onpage = analyser une URL = analyser ma page = vérifier une page = corriger une page = améliorer une page = audit on-page
article santé = article médical = texte médical = conseils financiers = conseil financier = conseils médicaux = conseil juridique = article juridique = texte juridique = article finance = placement financier = site médical = site de santé = sujet sensible = health content = ymyl > vérification des faits = e-e-a-t
crédible = montrer mon expérience = montrer son expertise = montrer que je m'y connais = article expert = prouver ce que j'avance = auteur crédible = légitimité = author expertise = e-e-a-t > article de fond = preuves
sur quels mots me positionner = quels mots viser = mots à viser = mots-clés à viser = bons mots-clés = quels mots-clés = combien de mots-clés = liste de mots-clés = trop de mots-clés = trier mes mots-clés = combien de pages créer = une page par mot-clé = regroupement de mots-clés > volumes de recherche = intention de recherche
answerthepublic = answer the public = ce que demandent les gens > questions clients = faq = intention de recherche = forums
questions par mail = questions par téléphone = questions au téléphone = mêmes questions reviennent = questions qui reviennent = questions répétées = questions sans arrêt = répondre aux questions = questions de mes clients = questions des clients = FAQ page = page de questions = faq > questions clients
demandes au support = SAV débordé = support débordé = réduire les appels = standard saturé = support tickets = réduire le support = support client > faq
page de résultats = premiers résultats = résultats affichés = place réelle = publicités dans les résultats = annonces en haut = haut de page google = SERP analysis = analyse de SERP = SERP > modules google = intention de recherche
décrire mes produits = décrire un article = texte de produit = textes de produits = descriptif produit = descriptifs produits = vendre un produit = présenter un produit = product copy = product description = product descriptions = description produit = fiche produit
produits en masse = fiches en masse = centaines de fiches = centaines de produits = gros volume = bulk > fiches produits en série = série = en masse
descriptions à partir d'un fichier = fichier fournisseur = fichier excel fournisseur = tableau de produits = catalogue fournisseur = import produits = centaines de références = catalogue produits = fiche produit > variantes = csv
page de collection = page rayon = haut de catégorie = description de catégorie = texte catégorie = catégorie de ma boutique = catégories de ma boutique = collection page = category description = page catégorie
filtres de couleur = couleur et taille = filtres couleur = filtres créent = filtres de recherche = indexer les filtres = milliers d'URL = URL inutiles = explosion d'URL = pages de filtres = layered navigation = facettes > crawl
produit disponible = article disponible = produit pas disponible = produit manquant = stock vide = produit plus vendu = article qu'on ne vend = produit qu'on ne vend = arrêt de produit = gamme arrêtée = ancien produit = anciens produits = article retiré = sold out = discontinued product = rupture de stock = fin de série
recherches sans résultat = recherche sans résultat = tapent dans la recherche = tapent un mot = tapent dans ma boutique = clients tapent = visiteurs tapent = ne trouvent pas le produit = trouvent aucun produit = moteur de ma boutique = moteur de recherche de ma boutique = loupe = chercher dans la boutique = recherche du site = algolia = doofinder = recherche interne > zéro résultat
google refuse mes produits = produits refusés = produits pas affichés = produits désapprouvés = produit non approuvé = compte suspendu = merchant suspendu = erreur de flux = shopping feed = annonces produits = lengow = channable = shoppingflux = flux produits = google merchant center
conseiller les acheteurs = aider les clients à choisir = quel modèle choisir = choisir un produit = choisir le bon = bon modèle = guide d'achat > comparatif
promotions = promo = offre spéciale = offres spéciales = vente privée = ventes privées = ventes flash = page de promo = soldes = page événement > saisonnalité = rétroplanning
french days = rentrée scolaire > page événement = saisonnalité = soldes
fête des mères = fête des pères = saint-valentin > page événement = saisonnalité
halloween = pâques > page événement = saisonnalité
revient dans les avis = ressort des avis = lire les avis = trier des avis = exploiter des avis = avis amazon = commentaires clients = commentaires d'acheteurs = centaines d'avis = 200 avis = reviews analysis = review mining = product reviews = synthèse d'avis = avis clients > verbatim
a déménagé = déménagé = déménager = ancienne adresse = mauvaise adresse = adresse fausse = changé d'adresse = changé de numéro = mauvais numéro = ancien numéro = mauvais téléphone = numéro de téléphone = numéro faux = infos fausses = inscription annuaire = inscriptions annuaires = coordonnées = NAP > annuaires
carte google = apparaître sur maps = apparaît pas sur maps = waze = apple plans = apple maps = être sur google maps = visible sur maps = apparaître dans la carte = fiche google = google maps
améliorer ma fiche google = optimiser ma fiche google = ma fiche google = fiche google vide = créer ma fiche google = revendiquer ma fiche = fiche suspendue = fiche maps = photos de la fiche = catégorie de fiche = horaires = google business = fiche google = fiche établissement
clients du quartier = clients du coin = clients proches = clients à proximité = gens du coin = être trouvé localement = clients locaux = SEO local > fiche google
coiffeur = coiffeuse = salon de coiffure = institut de beauté = esthéticienne = boulanger = boulangerie = fleuriste = boucher = opticien = garagiste = auto-école > fiche google = avis google = SEO local
avocat = notaire = ostéopathe = thérapeute = psychologue = coach = expert-comptable = agent immobilier = agence immobilière = profession libérale > fiche google = SEO local = avis google
peintre = maçon = paysagiste = carreleur = serrurier = terrassier = plaquiste = façadier = électricienne = trouver des chantiers = chantiers près de chez moi = artisan > chantiers = zone d'intervention = SEO local
douze magasins = pages de magasins = pages d'agences = franchisés = réseau de franchises = points de vente = multi-location = multi-sites = pages locales = réseau d'agences
sponsoriser = sponsor = sponsors = sponsoriser un club = sponsorise = club sportif = association locale = demander un lien = partenaires locaux = confrères = chambre de commerce = office de tourisme = local links = partenariats = liens locaux
page pour chaque ville = page par ville = pages par ville = pages par commune = une page par ville = service dans plusieurs villes = villes alentour = city pages = city landing pages = location pages = page ville > zone d'intervention
texte de vente = texte qui vend = page qui vend = vendre avec les mots = convaincre d'acheter = texte commercial = lettre commerciale = vendre une formation = vendre un service = vendre mes services = sales copy = page de vente = copywriting
RGPD formulaire = case à cocher = consentement = données collectées = politique de confidentialité = formulaire et RGPD > formulaire = rgpd = plan de marquage
abonnés ouvrent = n'ouvre pas mes mails = ouverture des mails = taux d'ouverture en baisse = abonnés ne lisent = désabonnements = désinscriptions = newsletter
copie mes textes = copient mes textes = copie mon site = copient mon site = contenu volé = volé mon contenu = vol de contenu = plagiat = contenu dupliqué
fiches identiques = fiches toutes pareilles = fiches du fabricant = fiches du fournisseur = texte du fabricant = texte du fournisseur = texte fournisseur = fiche produit
rapporter combien = gain espéré = chiffre d'affaires attendu = chiffre d'affaires espéré = prévision SEO = prévision de trafic > ROI = budget SEO
téléphone sonne = appels en baisse = manque de clients = trouver des clients = attirer des clients = gagner des clients = gagner de nouveaux clients = trouver de nouveaux clients > génération de contacts = SEO local = chantiers = page de vente
lit mon blog = lisent mon blog = lit mes articles = lisent mes articles = blog pas lu = articles pas lus = faire lire mes articles = blog qui ne décolle pas = blog sans visites > recyclage de contenu = mise à jour de contenu = newsletter = contenu vieilli
quittent la page = quittent le site = partent du site = partent tout de suite = visiteurs partent = gens partent = visiteurs qui partent = taux de rebond = rebond = page d'atterrissage
photos pèsent = images pèsent = images trop grosses = photos trop grosses = poids des images = images > performance web
test fiable = résultat fiable = test concluant = résultats du test = durée du test = durée d'un test = arrêter un test = tourner un test = laisser tourner un test = petit trafic = test a/b
écrire pour google = écrire pour le web = écrire pour les moteurs = texte SEO = texte optimisé = article SEO = article optimisé = optimiser un article = optimiser un texte = rédaction web = rédaction SEO > brief = audit on-page = article de fond
elementor = divi = gutenberg = builder wordpress = page builder = thème wordpress > performance web = core web vitals
trois propositions = propositions à des prix = propositions commerciales = comparer des propositions = prix différents = prix très différents = devis différents = devis d'agence = offres différentes = comparer des offres = comparatif > prix
écrit toujours pareil = textes pareils = textes qui se ressemblent = manque d'originalité = répétitif = style plat > améliorer un prompt = ton de marque
changer de nom = changement de nom = rebranding = nouvelle marque = fusion de sites = fusion de deux sites = racheter un site = rachat = nouveau nom de domaine > migration = changement de domaine = redirection
magazine = radio = télévision = télé = quotidien régional = presse régionale = PQR > relations presse = communiqué de presse
fiches à rédiger = rédiger les fiches = rédiger des fiches = rédiger 400 fiches = écrire les fiches = fiches de produits = nombreuses fiches = fiches produits = catalogue = fiches à écrire
traduit le site = site traduit = traduit en anglais = mauvaise version = google affiche = affiche la mauvaise = version du pays > hreflang = multilingue
rapport d'indexation = milliers de pages = pages comptent = pages inutiles = pages poubelles = pages zombies = zombie pages = pages parasites = index bloat = pages exclues > facettes = noindex
équipe commerciale = force de vente = vendeurs = réponses toutes prêtes > objections = vente = argumentaire
social = social media strategy = stratégie sociale = stratégie réseaux sociaux = stratégie social media > calendrier éditorial = réseaux sociaux
carnet d'adresses = réseau local = partenaires > partenariats
planifier = planification = planning = organiser son travail > feuille de route = calendrier éditorial = plan éditorial
étude de la concurrence = étude concurrentielle = benchmark concurrentiel = analyse concurrentielle > content gap = concurrents = veille concurrentielle
comparer des logiciels = comparer deux logiciels = comparer des outils = choisir un logiciel = choisir un outil > comparatif = page de tarifs
user research = recherche utilisateurs = market research = études clients = étude client = étude de marché > enquête client = entretien client = voix du client
content audit = inventaire des contenus = que garder et que supprimer = garder ou supprimer = trier mes articles = faire le tri dans mes articles = audit de contenu > mise à jour de contenu = plan éditorial = contenu vieilli
TJM = prix de journée = tarif journalier > objections = profil = indépendant
vitesse = rapidité = lent = lente = rame = ramer = ralentir = ralentit = ralentissement = accélérer = accélération = slow = fluidité = performance web = core web vitals = fast website = site faster
alléger mes images = compresser = compression = mégaoctets = jpeg = jpg = png = gif = svg = images = alléger les photos = photos trop lourdes > webp = performance web
effondrer = effondré = effondrement = chuter = chute = dégringole = dégringolade = s'écroule = chute de trafic > perte de positions
plonge = plongeon = disparu = disparaître = disparition = catastrophe = panique > chute de trafic = perte de positions
algorithme = algo = algorithmes = google update = google core update = update = changement de google = google change = google a changé = google a changé son algorithme = core update > chute de trafic
baisse = recul = déclin du trafic = diminution = diminuer > chute de trafic = perte de positions = mise à jour de contenu = contenu vieilli
doublon = doublons = redondant = redondance = redondants = concurrencer = concurrencent = cannibaliser > cannibalisation = contenu dupliqué
convaincre = persuader = sceptique = sceptiques = réticent = croire au SEO = convaincu > argumentaire = comité de direction = objections
sert le SEO = SEO sert = prouver que le SEO = prouver le SEO = prouver l'utilité = démontrer la valeur = défendre le SEO = défendre mon budget = demander un budget = présenter un budget = obtenir du budget = comité de direction > budget SEO = argumentaire = ROI
coûter = coûte = coût = dépense = dépenser = investir = investissement = enveloppe = financer = financement > budget SEO = rentabilité
négocier = négociation = rabais demandé > objections
hésiter = hésite = hésitent = hésitation = hésitant = réticence = méfiance = méfiant = méfiants = freins = objections
mécontent = mécontents = insatisfait = insatisfaits = plaignent = râleur = râleurs = diffamation = diffamatoire = réponse aux avis > relation client = commentaires
fâché = furieux = énervé > réponse aux avis = commentaires
insulte = insultes = troll = propos haineux = modérer = modérateur = modération = commentaires
remplir = remplissent = remplissage = saisir = saisie > formulaire
champ de formulaire = formulaire
partent = quittent = fuient = abandonnent > page d'atterrissage = formulaire
convertit = convertissent = transformer en clients = transformer les visiteurs = visiteurs en clients = conversion > page d'atterrissage = test a/b
convertir > conversion = page d'atterrissage
growth = growth hacking = growth marketing = growth hacker = acquisition = acquisition client = acquisition de trafic > génération de contacts = conversion = test a/b
SXO = search experience optimization = expérience de recherche > conversion = intention de recherche = page d'atterrissage
TOFU = MOFU = BOFU = haut de tunnel = bas de tunnel = buyer journey = awareness > intention de recherche = parcours client = plan éditorial
rival = rivaux = competitors = competitor = compétiteurs = adversaires > concurrents = veille concurrentielle = content gap
prestataires = choisir un prestataire > comparatif = prix = offre commerciale
inspiration = inspirer = créativité > idées de contenu = plan éditorial
brainstorming = brainstormer = idées de contenu > plan éditorial = calendrier éditorial
vieilli = obsolète = obsolètes = rafraîchir = rafraîchissement = actualiser = actualisation = dépoussiérer = refresh = outdated = contenu vieilli = mise à jour de contenu
vieillir = périmé = périmés > contenu vieilli = mise à jour de contenu
pigiste = pigistes = briefing = externaliser = déléguer = consignes = brief > rédacteur indépendant
aguicheur = accrocheur = accrocheuse = percutant = titraille = headlines = accroche
incompris = indigeste = ampoulé = charabia = technicité = parle trop technique = simplification = langage clair
comprennent = compliqué = compliquée = compliqués > langage clair = pédagogie
coquille = coquilles = faute = fautes = syntaxe = lourdeurs = mal écrit = mal écrite = relecture = tournure de phrase = style lourd > orthographe
textes partent dans tous les sens = uniformiser = harmoniser = homogène = homogénéité = incohérent = incohérence = incohérences = cohérence = ton de marque
tutoriels = mode d'emploi > guide pratique
notice = manipulation = procédure = procédures = manip > mode d'emploi = guide pratique
enregistrement = enregistré = dictaphone = retranscrire = verbatim d'entretien = transcription > interview
témoigner = témoigne = témoignage = success = réussite client = réalisations de clients = étude de cas = témoignage client
raconter un projet = raconter une mission = étude de cas
télécharger = téléchargement = téléchargeable = download = downloadable > livre blanc = page de téléchargement
étranger = étrangère = langue étrangère = international = langues > hreflang = multilingue = traduction
livraison = bug = bugs = anomalie = anomalies = régression > recette = mise en ligne
pillage = pillage par les IA = aspirent = aspirer = vol de données = robots IA > robots.txt
orphelin = orpheline = orphelines > maillage interne
thème = thématique = thématiques = rubrique = rubriques > cocon sémantique = arborescence
silos = pilier = piliers = cocon sémantique > arborescence
louche = bizarre = suspect = suspects = douteux > profil de liens = désaveu
toxique = toxiques = profil de liens > désaveu
mails = emails = email = e-mails = boîte mail = envoi = envois = courriel = newsletter
cible = cibles = ciblage = cibler = clientèle = persona > segmentation
profil d'acheteur = persona > entretien client
sonder = sondages = sondés = satisfaction = satisfaits = répondants = enquête client > questionnaire
hallucine = halluciner = erreur de l'IA = vérification des faits > sources
invente = inventent = mensonge = mensonges = ment = fiable = fiabilité = fiables > vérification des faits = sources
hashtag = hashtags = story = stories = likes = abonnés instagram = followers > réseaux sociaux = post
caméra = tournage = montage = rush = plan séquence = voix off > vidéo = script
prioritaire = prioritaires = débordés = submergé = submergée = noyé = noyée = arbitrer = priorisation
urgent = urgence = urgences > priorisation
améliorer d'abord = améliorer en premier = quelles pages améliorer = pages à améliorer > priorisation = audit on-page
agenda = échéance = échéances = planning = planifié > planification = calendrier éditorial = feuille de route
courbe = courbes = graphique = graphiques = statistiques = reporting = rapport SEO > tableau de bord
copier des chiffres = chiffres dans un powerpoint = remplir un rapport = rapport client = rapport au client = reporting client = slides de reporting = rapport SEO = reporting
commune qui consulte = soumissionner = soumission = dossier de candidature = appel d'offres > marché public
mairie = candidature = candidater > appel d'offres = marché public
prévoir = prédire = estimer = estimation = espérer = projection = projections = gain = gains > prévision SEO = ROI
données ne correspondent = écart entre analytics = analytics et search console = écarts de données = différence entre GA4 = données ne collent = doublons de mesure > plan de marquage = GA4 = search console
cellule = filtre excel = formules > tableur
malvoyant = malvoyants = aveugle = sourds = handicaps = handicapés = accessibilité > langage clair
senior = seniors = personnes âgées > accessibilité = langage clair
stagner = stagne = plafonne = plafonner = monter dans google = audit on-page > contenu vieilli
décolle = décoller = grimper = remonter > audit on-page = contenu vieilli
médical = médicale = santé > ymyl
financier = financiers = patrimoine > ymyl
juridique = juridiques > ymyl = langage clair
indisponible = indisponibles = ruptures = rupture = rupture de stock > fin de série
fabricant = fabricants = texte fabricant > fiche produit = texte fournisseur
quartier = proximité = voisinage > SEO local = page ville = zone d'intervention
cibler une ville = cibler des villes = villes à cibler = choisir les villes = page ville > SEO local = zone d'intervention
dépanneur = travaux = toiture = chauffage = rénovation de maison = électriciens > artisan = chantiers = SEO local
succursale = succursales = franchisé = franchisés = filiales = points de vente = réseau d'agences > pages locales
photos de ma fiche = photos de fiche = photos google = fiche google > fiche établissement
pages de tri = pages filtres = page filtre = tri par prix = explore surtout = combinaisons de filtres = facettes > crawl = budget de crawl
audit sémantique = analyse sémantique = étude sémantique = semantic audit = champ lexical > content gap = lexique = regroupement de mots-clés = cocon sémantique
editorial calendar = calendar = publishing calendar = publication calendar = calendrier éditorial = plan éditorial
data analysis = analyse de données = analyser des données = data SEO = data = dataset > python = search console = SQL
positionnement google = positionnement sur google = référencement google = classement google = bien placé sur google > audit on-page = SERP = audit SEO
pages supprimées = supprimer des pages = désindexer des pages = enlever des pages = retirer des pages > pages exclues = noindex = mise à jour de contenu
enlever des liens = supprimer des liens = retirer des liens = liens à supprimer = désaveu > profil de liens
tester un titre = tester des titres = comparer des titres = titre d'article
entretien avec un client = préparer une interview client = interview client = préparer un entretien = entretien client > étude de cas
nouveau produit = nouvelle offre = lancer un nouveau produit = lance un nouveau produit = lancement de produit > annonce = communiqué de presse = page de vente
ton commercial > prise de parole = post linkedin = ton de marque
site sans contenu = manque de contenu = contenu insuffisant > content gap = plan éditorial
plan de communication = plan marketing > feuille de route = plan éditorial = calendrier éditorial
comparatif de produits = comparer des produits = comparer deux produits = comparaison de produits = product comparison = page alternative = guide d'achat > comparatif
clique = cliquent = cliquer = clics = clique sur mes résultats = clic sur google = taux de clic > balise title = méta description
blogueur = blogueurs = influenceurs = créateurs de contenu = demander un lien à un blog = partenariats > relations presse = liens locaux
prix élevés = prix trop élevés = tarifs élevés = cher = chère = prix trop hauts = annoncer un prix = annoncer son prix = annoncer mes tarifs = parler du prix = objections > prix = page de vente
métier qu'il ne connaît = sujet qu'il ne connaît = métier inconnu = métier que je ne connais = découvre un secteur = découvrir un métier = nouveau secteur = vocabulaire métier = lexique
lecteurs cherchent = ce que cherchent les clients = clients cherchent = attentes des internautes = attentes des lecteurs = intention de recherche > voix du client
texte trop long = texte long = phrases longues = raccourcir = raccourcir un texte = couper un texte = condenser un texte = langage clair > relecture
cassé en changeant = changeant les adresses = adresses cassées = adresses changées = adresse des pages = redirection = changer les adresses des pages > migration
outil de calcul = calcul de devis = calculer un devis = outil sur le site = mini application = application en ligne = plateforme en ligne = petit logiciel = no-code = application
liens sans payer = liens gratuits = liens naturels = manque de backlinks = netlinking = liens entrants > relations presse = partenariats
réponse à mes avis = avis sans réponse = avis durs = répondre à mes avis = répondre aux clients = répondre à un client = réponse aux avis > avis google
copié mes fiches = copié toutes mes fiches = fiches copiées = concurrent a copié = plagie = plagier = contenu dupliqué > fiche produit
image optimization = image SEO = image compression = optimize images = images > webp = performance web
optimization = optimize = optimizing > optimisation = optimiser
generator = checker = analyzer = maker = software = logiciel = plateforme = platform > outil
flow = flows > séquence
example = examples = sample = samples > exemple
report = reports = monthly report > rapport
ideas = tips > idées
calculator = calculation > calcul
strategy = strategies > stratégie
guidelines = rules > règles
improve = increase = boost > améliorer
incorrect = incorrecte = erroné = erronée = défectueux = mal configuré = wrong = broken = errors = error > erreur
problem = problems = issue = issues = souci = soucis = galère > problème
quarterly = trimestriel = trimestrielle > trimestre
weekly = hebdo > hebdomadaire
monthly = month = mensuellement > mensuel
yearly = annual > annuel
scoring = notation = noter = rating = barème > score
significativité = significatif = significative = significance > statistiques = test a/b
automated = automate = automatically > automatisation
personnalisé = personnalisée = personalized > adapter
comprehensive = exhaustif = exhaustive = full > complet
beginner = beginners = novice = néophyte = basics > débutant
advanced = avancé = avancée = confirmé > expert
tutorial = tutorials = course = lesson > tutoriel = guide pratique
writer = writers = author > rédacteur = auteur
create = creating = creation = build = building = make > créer
manage = management = managing > gestion
fix = fixing = solve = repair = résoudre = réparer > corriger
find = finding > trouver
write = written > rédiger = écrire
check = checking = verify > vérifier
choose = select = selection > choisir
measure = measuring = measurement > mesurer = mesure
best practices = bonnes pratiques = good practices > règles
meaning = signification = signifie > définition
nul = nulle = nuls = raté = ratée = médiocre = médiocres = bof > améliorer
boîte = société > entreprise
people = users = user = visitors = readers > visiteurs = lecteurs
product = products > produit
answer = answers > réponse
brand = brands > marque
market > marché
price = prices > prix
cost = costs > coûts
city = cities > ville
shop = store = stores > boutique
category = categories > catégorie
missing = manquante = manquantes > manquant
old = outdated content > ancien
exclude = excluding > exclure
filter = filters = filtering > filtres
queries = query > requêtes
english = anglophone > traduction
language = languages > multilingue
file = files > fichier
table = tables > tableau
proposal = proposals > proposition commerciale
journalist = journalists > journaliste = relations presse
booster = doper = muscler = accroître = augmenter > améliorer
concevoir = élaborer > construire
peaufiner = perfectionner = retravailler = revoir = repenser > améliorer = réécriture
débusquer = dénicher = détecter > repérer
piloter = pilotage > suivre
épurer = purger = nettoyage > nettoyer
pondre > rédiger
choper = décrocher = dégoter > obtenir
indispensable = nécessaire = obligatoire > utile
SaaS = logiciel SaaS = éditeur de logiciel = start-up = startup > outil = b2b = comparatif = objections
attractif = attractive = attrayant = attrayante = engageant = engageante = captivant = original = originale > accroche = style = titre
convaincant = convaincante = persuasif = persuasive = impactant = impactante > vente = preuves = texte
concis = concise = bref = brève > court
réaliste = concret = concrète = concrets > exemple
moderne = innovant = ludique > style
virtuel = virtuelle > assistant
trame = canevas = squelette = framework > modèle = plan
process = processus = workflow > méthode
kit = pack = bundle > dossier
lister = recenser = répertorier = inventorier > liste
argumenter > argumentaire = preuves
tracker = track = traquer > suivre = mesurer
dangereux = danger > risque
business = company > entreprise
review = reviews = avis clients
customer = customers > clients
website = websites > site
writing = copy = rewrite = rewriting = rewriter > rédaction = réécriture
links = link > liens
traffic = website traffic > trafic = trafic organique
keywords = kw = mot-clé > mots-clés
meeting = meetings > réunion
haro = help a reporter = sourcebottle = relations presse > citation
NLP = TAL = natural language processing = word embeddings > entités = champ lexical
research = marketing research > enquête client = entretien client = étude qualitative
fiches produits à optimiser = optimiser une fiche produit = optimisation fiche produit = améliorer une fiche produit = créer une fiche produit = fiche produit
change mon style = garder mon style = garder ma voix = style d'écriture = ton de marque > style
saison = saisons > saisonnalité = volumes de recherche
formation SEO = former au SEO = cours de SEO = apprendre le SEO = débuter en SEO = débutant en SEO > pédagogie = guide pratique = audit SEO
expliquer à un client = expliquer à mon client = expliquer une baisse = rendre compte = rendre des comptes > reporting = rapport SEO
piraté = piratage = hacké = hacker = virus = malware = site infecté > chute de trafic = diagnostic
page d'accueil = homepage = home page = accueil du site = page principale > page d'atterrissage = premier écran = proposition de valeur
mots utilisent = mots utilisés = utilisent mes clients = utilisent les clients = emploient mes clients = vocabulaire des clients = langage des clients = expressions des clients = voix du client = verbatim > forums
fouillis = bazar = désordre = mal rangé = mal organisé = menus > arborescence = cocon sémantique
titre différent = titre réécrit = titre modifié par google = google réécrit = titres en double = titles identiques = titres manquants = balise title > méta description
garder une page = page à garder = mérite d'être gardée = mérite d'être gardé = garder un article = mise à jour de contenu > pages exclues = contenu vieilli
baissent = chutent = reculent = descendent = diminuent = dégringolent = s'effondrent = perdent > chute de trafic = perte de positions = mise à jour de contenu = contenu vieilli
PIM = ERP = akeneo = catalogue excel = base produits > catalogue produits = fiche produit = csv
suivre ses positions = suivre mes positions = positions google = suivi de position = suivi de positions > search console = rapport SEO
automatiser un rapport = automatiser le reporting = rapport automatique = automatiser mes rapports = reporting = rapport SEO > automatisation = apps script
banalités = platitudes = lieux communs = phrases creuses = réponses creuses = textes creux = langue de bois = blabla = même soupe = eau tiède > améliorer un prompt = sonne générique
réponse n'importe comment = répond n'importe comment = répond à côté de la plaque = répond des banalités = sort des banalités = sort la même soupe = tourne en rond = IA tourne en rond = IA ne comprend rien = chatgpt ne comprend rien = IA répond mal = bien demander à l'IA = mieux demander à l'IA = mieux parler à l'IA = améliorer un prompt
résultat nul = réponses nulles = réponses bof = textes bateaux = textes nuls = consignes mal suivies = suit pas mes consignes = suit pas mes instructions = ignore mes consignes = IA têtue = IA écrit mal = améliorer un prompt
page ne bouge pas = page coincée = page bloquée = page à la traîne = page nulle = page inutile = page ne rapporte rien = page ne sort pas = page au fond = page tout en bas = page plafonne = page qui patine = page en rade = page qui végète = audit on-page
cloche sur ma page = défauts de ma page = page à la loupe = regarder ma page = inspecter ma page = examiner ma page = passer ma page au crible = revoir ma page = changer sur ma page = page à corriger = améliorer ma page = audit on-page
cloche sur mon site = site va mal = site malade = site nul = site pourri = site moche = examiner mon site = inspecter mon site = site de fond en comble = tour complet du site = tour de mon site = état de mon site = check up de mon site = bilan de mon site = faire contrôler mon site = passer mon site au crible = ausculter mon site = audit SEO
cloche = défauts = fond en comble = ausculter = passer au crible = éplucher > audit SEO = audit on-page
portrait des acheteurs = portrait de mes clients = connaître ma clientèle = connais mal ma clientèle = cerner ma clientèle = type de clients = profil de mes clients = âge de mes clients = persona
portrait = clientèle = cerner = portrait type > persona
pages se battent = se battent pour la même place = disputent la place = pages se disputent = pages se bouffent = se tirent dans les pattes = font double emploi = pages rivales = articles rivaux = pages en doublon = pages en double = articles se battent = cannibalisation
deux pages qui disent pareil = pages pareilles = articles pareils = pages identiques = articles identiques = deux pages sur le même thème = google prend la mauvaise page = mauvaise page sort = mauvaise page dans google = cannibalisation > fusion de pages
battent = bouffent = disputent = chamaillent = concurrence interne > cannibalisation
parler de mon boulot = parler de mon travail = raconter mon boulot = raconter ma journée = raconter mon travail = passer pour un prétentieux = poster sur mon métier = oser poster = ose pas poster = me montrer sur linkedin = écrire un truc pro = post linkedin > prise de parole
linkedin quoi dire = quoi raconter sur linkedin = truc pour linkedin = écrire un truc sur linkedin = partager un succès = partager une galère = réglé un problème = résolu un problème = galère au boulot = post linkedin > prise de parole
grille de produits = famille d'articles = famille de produits > page catégorie
aider le client à choisir = différence entre les modèles = comparer les modèles = conseiller les clients = conseiller en magasin = conseil en boutique = guide d'achat
cherchent vraiment les gens = tape ce mot = tapent ce mot = derrière ce mot = derrière une recherche = lire les gens = répond pas à la recherche = répond pas à ce qu'on cherche = article ou fiche = article ou page = sorte de page = intention de recherche
écrit à côté = à côté de la plaque = texte livré = faire écrire mes articles = faire écrire un texte = commander un papier = commande d'article = expliquer à quelqu'un ce qu'il doit écrire = travail du rédacteur = rédacteur à côté de la plaque = guider un rédacteur = brief de contenu
plume = prête-plume = scribe > brief = rédacteur indépendant
article sérieux = papier sérieux = article costaud = papier costaud = bon article = article solide = article béton = article qui tient la route = montrer que je connais = montrer mon savoir-faire = montrer mon métier = je connais mon métier = je connais le sujet = manque de preuves = article de fond
pas le temps d'écrire = écrire à ma place = écrire à partir de mon expérience > article de fond = post linkedin = interview
page google vide = ma page google = encart google = fiche vide = google affiche ma boutique = google affiche mon magasin = google affiche mon commerce = ma boutique sur google = mon magasin sur google = mon commerce sur google = mon salon sur google = mon resto sur google = mon restaurant sur google = mon cabinet sur google = mon garage sur google = commerce sur la carte = magasin sur la carte = boutique sur maps = fiche google
horaires = heures d'ouverture = jours fériés = photos de la boutique = photos du magasin = plan google = petite carte = point rouge > fiche google
vieux articles = vieil article = article vieillit = article a vieilli = article date = articles datent = texte vieillit = coup de jeune = coup de neuf = retaper un article = rénover un article = ressusciter un article = vieux billet = article ne marche plus = article coule = article plonge = article mort = article oublié = mise à jour de contenu
article qui s'essouffle = article qui perd = article tombé = perd des lecteurs = mise à jour de contenu
point du mois = point mensuel = bilan pour mon client = client veut savoir = client veut des résultats = client veut des chiffres = client demande des chiffres = résultats au client = envoyer les résultats = raconter les chiffres = expliquer les chiffres = tableaux de chiffres = mois mauvais = mauvais mois = commenter le mois = rapport SEO
bilan = récap = récapitulatif = récap du mois > rapport SEO = reporting
cadre en haut = encart en haut = petit encart = carré en haut = réponse en gros = google affiche en gros = réponse tout en haut = place du haut = réponse à voix haute = lu à voix haute = réponse que google donne = extrait optimisé
patelin = village = bourg = bourgade = bled = hameau = communes autour = coins alentour = canton = villes voisines = département > zone d'intervention = page ville
villes d'à côté = page par village = page pour chaque commune = bosse dans plusieurs villes = travaille dans plusieurs villes = pages ville pareilles = pages villes identiques = page ville > zone d'intervention
sujets oubliés = manque par rapport aux autres = manque comme articles = articles qui me manquent = parlent mes concurrents = parle la concurrence = concurrents écrivent = écrivent les concurrents = sujets des concurrents = articles des concurrents = content gap
lien bleu = lignes bleues = texte sous le lien = petit texte sous = petit texte gris = texte gris = titres coupés = titres tronqués = google change mes titres = titres pareils = plein de titres = balise title > méta description
voient mais cliquent pas = voient mon site = affiche dans les résultats = texte dans les résultats = ce qui s'affiche dans google = donner envie de cliquer = taux de clic > méta description = balise title
ouvre ma lettre = ouvre mes messages = lit mes messages = mail mensuel = mail tous les mois = mail aux clients = mail à ma clientèle = mails pas lus = écrire à mes clients = écrire à mes lecteurs = nouvelles aux clients = envois qui n'intéressent personne = revenir par mail = ramener les gens = me suivent par mail = newsletter
infolettre = lettre mensuelle = abonnés = liste de mails = bulletin = gazette maison > newsletter
répéter toujours pareil = marre de répéter = réponds toujours pareil = questions les plus posées = questions des gens = gens demandent = clients demandent = clients appellent pour demander = coups de fil inutiles = coups de fil = téléphone n'arrête pas = arrête pas de sonner = faq > questions clients
coup de fil = coups de téléphone = croule sous les demandes = croule sous les mails = croule sous les messages = inondé de questions = bombardé de questions = débordé de questions = demandes des clients = répondre sans arrêt = faq = questions clients
parler de ma boîte = parler de mon entreprise = parler de mon commerce = attention des médias = attention des journalistes = article dans le journal = article dans la gazette = passer à la radio = journal du coin = radio locale = radio du coin = relations presse > communiqué de presse
journal = gazette = médias = télé locale = feuille de chou = canard local > relations presse = communiqué de presse
annoncer l'ouverture = annoncer la nouvelle = annoncer notre déménagement = annoncer un changement = dire aux journalistes = prévenir le journal = prévenir la presse = prévenir les journalistes = inviter la presse = inviter les journalistes = on ouvre un magasin = annonce officielle = grande nouvelle = fête d'ouverture = portes ouvertes = communiqué de presse
annoncer = prévenir = nouveauté = inauguration > communiqué de presse
offre floue = offre pas claire = offre mal expliquée = expliquer ce que je vends = expliquer ce que je propose = présenter ma formation = vendre mon stage = vendre ma formation = vendre ma méthode = vendre mon accompagnement = vendre mes cours = texte qui donne envie = donne envie d'acheter = intéressant mais pas clair = page de vente
stage = coaching = atelier payant = prestation > page de vente
refaire mon site = refais mon site = site de zéro = repartir de zéro = on change de site = changer de plateforme = nouvelle version = nouvelle plateforme = peur de tout perdre = vieilles pages = anciennes pages = anciens liens = anciens liens cassés = redirection > migration
rame = rament = lag = lague = pédale = mouline = site escargot = tortue = lambine > core web vitals = performance web
trois plombes = trois heures à charger = dix secondes = attendre des heures = gens attendent = visiteurs attendent = charge dans le vide = s'ouvre lentement = trois heures à s'ouvrir = lag sur mobile = rame sur le portable = lent sur le téléphone = super lent = hyper lent = core web vitals = performance web
page saute = pages sautent = bouge tout seul = texte bouge = bouton bouge = bouton répond pas = bouton réagit pas = répond pas tout de suite = clic ne répond pas = ça bloque au clic = core web vitals
photos lourdes = photos trop grosses = photos énormes = grosses photos = réduire mes photos = rapetisser les photos = alléger mes photos = photos mettent du temps = images mettent du temps = images rament = photos rament = format des photos = décrire mes photos = légender mes photos = vidéo bloque = vidéo à l'accueil = images
décrire mes produits = décrire mes articles = décrire mes bijoux = présenter mes produits = présenter mes articles = présenter mes bijoux = présenter mes créations = texte pour chaque produit = texte pour chaque article = descriptions nulles = descriptions pauvres = donner envie de mon produit = acheter mon produit = fiche produit
recopié le texte = recopié le fournisseur = copié le fournisseur = texte copié = texte recopié = texte du fabricant = même texte que partout = texte de la marque = copier coller du fournisseur = produits même texte = texte fournisseur > fiche produit
copié = recopié = recopiée = pompé = copieur = repompé > contenu dupliqué = texte fournisseur
cinq cents articles = cinq cents produits = des centaines d'articles = centaines de textes = milliers d'articles = décrire tout mon stock = remplir la boutique = remplir le catalogue = boutique à remplir = tableau avec mes articles = tableau avec mes produits = liste de mes articles = fiches produits en série
chaque semaine dans excel = manip répétitive = refaire toujours pareil = tâche bête = travail bête = boulot répétitif = marre de copier coller = copier coller = automatiser mes trucs = gagner du temps sur excel = gagner du temps sur mes tableaux = apps script > formules = python
fichier plante = fichier rame = tableau plante = tableau rame = tableau trop gros = tableur plante = fichier énorme = énorme fichier = énorme tableau = fichier gigantesque = excel sature = excel gèle = millions de lignes = python
calcul excel = case affiche erreur = case erreur = cellule erreur = compter dans un tableau = compter des lignes = additionner des lignes = additionner dans un tableau = couper un texte dans excel = formule pour couper = retrouver une valeur = valeur dans une autre feuille = recoller deux listes = recoller deux tableaux = rapprocher deux listes = formules > tableur
écrire sur une maladie = article sur une maladie = texte sur une maladie = article sur les impôts = texte sur les impôts = conseils d'argent = parler de médicaments = parler de santé = écrire sur la santé = article sur la grossesse = écrire sur l'argent = sujets graves = conseils de placement = article de santé = parler d'argent = ymyl
chatgpt ne parle pas de moi = IA parle de moi = IA parle de ma boîte = IA dit de ma boîte = IA donne mes concurrents = IA donne le nom = chatgpt donne mes concurrents = IA raconte des bêtises sur nous = IA dit des bêtises sur nous = IA me connaît = chat gpt me connaît = chatgpt me connaît = mon nom dans chatgpt = mon nom dans l'IA = recommandé par les robots = conseillé par chatgpt = cité par chatgpt > visibilité IA
réponses de l'IA = réponses de chatgpt = réponses des robots = gens demandent à chatgpt = demandent à chatgpt = demandent à l'IA = chatgpt à la place de google = chatgpt plutôt que google = IA prend mes visites = IA vole mes visites = IA donne un vieux prix = IA se trompe sur nous = IA se trompe sur mon produit = visibilité IA > cité par chatgpt
combien ça rapporte = rapporte combien = combien de visiteurs espérer = visiteurs espérés = promettre des chiffres = promettre des résultats = chiffres pour l'année prochaine = année prochaine = vaut l'argent = vaut la dépense = vaut le coup = vaut la peine = coup d'investir = argent dépensé > prévision SEO = prévision de trafic
combien ça coûte = combien mettre d'argent = combien dépenser par an = combien prévoir = prévoir pour l'année = répartir l'argent = coupe les fonds = coupe mon budget = réduire les dépenses = coûte google = budget SEO
fric = pognon = argent = thune = frais = factures > budget SEO
fil d'actu = fil d'actualité = actu google = actualités google = google actus = google actualités = google news = articles proposés par google = google propose = téléphone propose des articles = pic de visites = gros pic = plein de visites d'un coup = visites d'un coup = google discover
pages inutiles dans ma boutique = boutique des milliers de pages = pages partout = filtres font des pages = filtres créent des pages = filtre crée des pages = couleur fait une page = couleur crée une page = dix adresses = plein d'adresses = plusieurs adresses pour le même produit = même produit plusieurs adresses = pages sans intérêt = google fouille = tri par prix = facettes
tags wordpress = tags partout = étiquettes du blog = ranger les catégories du blog = catégories de mon blog = ménage dans le blog = nettoyer mon blog = nettoyer mon wordpress = blog en bazar = blog est un foutoir = pages vides sur mon blog = blog mal rangé = blog mal foutu = archives wordpress > étiquettes
foutoir = fourbi = bordel = pagaille = brol = boxon = capharnaüm = fatras > arborescence = cocon sémantique
mise à jour de ma boutique = boutique après la mise à jour = mise à jour du logiciel = changer un module = module prestashop = prestashop = recette
vendre dans chatgpt = vendre mes articles dans chatgpt = produits dans chatgpt = articles dans chatgpt = chatgpt propose mes produits = IA propose mes produits = IA conseille mes produits = IA fait les courses = acheter dans chatgpt = acheter avec l'IA = achats par IA = envoyer mon catalogue = catalogue à l'IA = produits dans les assistants = mes produits dans l'IA = chatgpt shopping = assistants d'achat
robot à ma place = robot qui bosse = robot qui travaille = bosse à ma place = travaille à ma place = IA toute seule = brancher l'IA = relier l'IA = connecter l'IA = donner accès à l'IA = confier à une IA = confier le boulot = IA surveille = surveille mon site = agent IA > MCP
idée d'appli = petite appli = petit logiciel = sans savoir coder = calculateur pour mes clients = espace pour mes clients = monter une appli = bricoler une appli = fabriquer un site = bricoler une application = application > no-code = lovable
d'où sort ce chiffre = origine du chiffre = article d'origine = document d'origine = retrouver l'article = articles sérieux sur un sujet = infos fiables = infos sérieuses = liste de lectures = à lire sur un sujet = recopie le même chiffre = liens en fin de document = liens en bas d'article = sources en bas = webographie > sources primaires
bêtises = âneries = conneries = bobards = mensonges = salades = sornettes = pipeau = niaiseries = carabistouilles = menteries = boniments = foutaises > vérification des faits
raconter des bêtises = dire des bêtises = écrire des bêtises = publier des bêtises = raconter des conneries = dire des conneries = publier des conneries = écrire des conneries = dire des âneries = écrire des âneries = raconter n'importe quoi = écrire n'importe quoi = écrire des bobards = raconter des bobards = peur de publier = peur de dire = faux dans mon texte = vérification des faits
inventé des trucs = IA a inventé = IA raconte des bêtises = IA dit des bêtises = IA dit des conneries = IA raconte des salades = chatgpt raconte des bêtises = chatgpt dit des bêtises = chatgpt raconte des salades = erreurs dans mon texte = erreurs dans l'article = texte dit la vérité = vérification des faits > sources
plein de fautes = fautes partout = peur des fautes = mal écrit = texte mal écrit = vérifier les accords = règles d'accord = fort en orthographe = nul en orthographe = orthographe pas mon fort = phrases lourdes = phrases bancales = relire ma lettre = relire mon mail = coup d'œil sur mon texte = corriger mon mail = corriger ma lettre = relecture
dyslexique = bourde = maladresse = virgule = accent = majuscule > orthographe = relecture
google regarde = pages que google regarde = google visite mon site = visite mon site la nuit = visiteurs la nuit = robots pompent = robots pompent mon site = robots font tomber = robots visitent = robots sur mon site = trafic bizarre = visites bizarres = visites de robots = logs serveur > googlebot
baisse chaque année = trou d'air = quand les gens cherchent = moment de l'année = mois de l'année = quand parler de noël = ventes dépendent de la saison = saisonnalité
combien de gens cherchent = combien de gens tapent = combien de personnes cherchent = combien de personnes tapent = combien cherchent ça = combien de recherches = mot tapé = mot très cherché = nombre de recherches = volumes de recherche
promos = promotion = braderie = rabais = ristourne = liquidation = déstockage = black weeks = vide-grenier = ventes privées = fêtes > soldes
préparer les promos = préparer la rentrée = page de promos = promos de l'an dernier = page de l'an dernier = fêtes de fin d'année = gros rabais = grosse braderie = cadeaux de noël = idées cadeaux = soldes
gens n'achètent pas = visiteurs n'achètent pas = gens n'appellent pas = m'appelle après avoir vu = monde sur le site = du monde mais pas de ventes = zéro client = zéro vente = clics et zéro client = repartent aussitôt = repartent tout de suite = visiteurs repartent = gens repartent = fuir les gens = page fait fuir = page d'atterrissage
paie de la pub = payer de la pub = pub ne rapporte rien = pub ne marche pas = argent en pub = page ne donne pas envie = page pas rassurante = page moche = page d'atterrissage
fuir = fuient = décampent = déguerpissent > page d'atterrissage
préparent les concurrents = quoi de neuf chez les concurrents = garder un œil = œil sur les concurrents = espionner mes rivaux = surveiller mes rivaux = boutique d'en face = magasin d'en face = voisin a baissé ses prix = baissé ses prix = concurrent baisse ses prix = prix du voisin = veille concurrentielle
espion = guetter = rivaux > veille concurrentielle = concurrents
trouve pas de titre = titre qui claque = titre plat = titre nul = titre bof = titre mou = titre racoleur = appeler mon article = nommer mon article = baptiser un article = choisir entre deux titres = titre qui accroche = titre qui donne envie = manque un titre = titre d'article
devant moi sur google = pubs avant mon site = google met des trucs = google met plein de trucs = trucs avant mon site = ressemble la page de google = ressemble google = tête de la page google = page de google = premier et personne ne clique = premier mais pas de clics = SERP
quelle version marche = version marche le mieux = marche le mieux = meilleure version = ancienne et la nouvelle = ancienne page ou nouvelle = rouge ou vert = bouton rouge ou vert = essayer deux versions = essayer une autre page = essai de deux pages = laisser tourner l'essai = durée de l'essai = changement a servi = savoir si ça a servi = test a/b
avis de mes clients = demander l'avis = demander un avis aux clients = mes clients sont contents = clients sont satisfaits = remplir un questionnaire = petit questionnaire = petit sondage = bonnes questions = poser les bonnes questions = enquête client
trouver quoi poster = temps de poster = combien de fois poster = poster par semaine = à quelle heure poster = publie n'importe quand = réseaux à l'abandon = page facebook = tenir ma page facebook = facebook à l'abandon = m'organiser pour les posts = calendrier social
renvoie cet article = retours produit = retours colis = retours clients = ressort des commentaires = revient chez les acheteurs = commentaires d'acheteurs = tas d'avis = pile d'avis = reprochent à mon produit = synthèse d'avis
expliquer une manip = montrer comment monter = monter un meuble = montage d'un meuble = notice de montage = notice que les gens comprennent = explications pas claires = recette de bricolage = expliquer un geste = geste technique = mode d'emploi = guide pratique
google voit une page blanche = voit une page blanche = page vide pour google = google voit rien = google voit pas mon contenu = google lit pas = google ne lit pas mon contenu = google lit pas le texte = site moderne = site joli mais invisible = site beau mais invisible = site moderne invisible = beau mais google ne voit rien = texte apparaît pas pour google = texte invisible = rendu javascript
tirer plusieurs posts = plusieurs posts d'un article = réutiliser mes textes = réutiliser mes vieux textes = réutiliser mes articles = vieux textes = partager mon blog = partager mes articles = partager un article sur les réseaux = faire vivre mon article = article pas lu = découper mon texte = petits bouts = petits morceaux = rentabiliser mes articles = amortir un article = recyclage de contenu
liste de mots = longue liste de mots = grosse liste de mots = tas de mots = mots par paquets = paquets de mots = mots par thèmes = mots par famille = ranger mes mots = trier des mots = quels mots sur quelle page = combien de pages faut-il = combien de pages pour mes mots = regroupement de mots-clés
client accepte de parler = client veut bien parler = client content qui parle = client content = client ravi = belle réussite = montrer nos réussites = chantier réussi = parler d'un chantier = beau chantier = mission réussie = projet réussi = raconter un projet = étude de cas
gens se plaignent = plaignent sur internet = plaignent les gens = racontent les gens = gens racontent = parlent mes clients = comment parlent les gens = gens emploient = mots que les gens emploient = mots des gens = galères des gens = vraies galères = soucis des gens = écouter les gens = parler comme mes clients = voix du client > forums
belges = canadiens = suisses = romands = wallons = québécois = québécoise = mauvais drapeau = drapeau > hreflang = traduction
belges tombent = belges tombent sur le site français = clients voient les prix en euros = prix en euros = prix en francs suisses = prix en dollars = mauvais pays = page anglaise = google montre la page anglaise = montre la mauvaise page = montre la version anglaise = mauvaise langue = langues qui se mélangent = site en trois langues = mauvais drapeau = hreflang
vendre aux québécois = vendre aux belges = vendre aux suisses = adapter mon site pour les suisses = adapter pour les belges = adapter pour le québec = mot belge = mots québécois = sent la traduction = texte mal traduit = mal traduit = traduction bizarre = traduit de l'anglais = texte traduit = marché belge = marché suisse = marché québécois = localisation francophone
plus d'article en stock = vendu définitivement = modèle arrêté = modèle supprimé = modèle remplacé = produit remplacé = remplacé par un nouveau modèle = arrête un produit = enlever un article = enlever un produit = retirer un article = retirer un produit de la boutique = supprimer un produit = rupture de stock
contre un mail = contre une adresse = contre une adresse mail = gratuit contre une adresse = document gratuit = pdf gratuit = livre à télécharger = petit livre = attraper des contacts = récupérer des adresses = récupérer les coordonnées = coordonnées des visiteurs = contacts avec un pdf = guide aux entreprises = livre blanc
livret = brochure = plaquette = opuscule = bouquin > livre blanc
trouve ça cher = gens trouvent ça cher = prix fait peur = tarif fait peur = peur du prix = peur d'acheter = clients hésitent = gens hésitent = devis refusé = objections
perdre des affaires = perdre une vente = rater une vente = à cause du prix = baisser mes prix = casser les prix = client radin = gratter sur le prix = objections
étoiles sous mon site = étoiles sous mon lien = étoiles sous mon nom = étoiles jaunes = étoiles dans les résultats = étoiles dans google = note sous mon lien = note sous mon site = afficher la note = afficher mes étoiles = prix affiché dans google = prix dans google = prix sous mon lien = comprenne de quoi je parle = google comprenne mon site = faire joli dans google = données structurées > résultats enrichis
images qu'on fait glisser = images à la suite = série d'images = suite d'images = petites pages = pages à faire défiler = expliquer en images = expliquer en dessins = métier en dessins = diapos pour les réseaux = images pour instagram = images pour insta = carrousel
mots du métier = mots que les pros emploient = mots des pros = mots des professionnels = parler comme les gens du métier = gens du métier = connais rien à ce secteur = connais rien à ce métier = domaine que je connais pas = domaine inconnu = métier inconnu = secteur que je connais pas = écrire sur un métier = lexique
petit dico = petit dictionnaire = sens des mots = expliquer les mots = mots compliqués = mots difficiles = page par mot = vocabulaire expliqué = glossaire > lexique
quoi dire en vidéo = dire à l'écran = devant la caméra = bafouille = coupent ma vidéo = gens coupent la vidéo = préparer une vidéo = texte de ma vidéo = écrire ma vidéo = lancer sur youtube = chaîne de vidéos = me filmer = filmer mon travail = scénario > vidéo = script
petite vidéo = vidéo de trente secondes = trente secondes = vidéo d'une minute = vidéo avec mon téléphone = filmer avec mon portable = filmer avec mon téléphone = filmer avec le gsm = filmer à l'atelier = filmer sur le chantier = filmer en boutique = vidéos pour insta = vidéos pour instagram = vidéo courte
capsule vidéo = youtubeur > scénario
page linkedin vide = ma page linkedin = profil vide = comprend pas ce que je fais sur linkedin = présenter en deux lignes = recruteurs m'écrivent = cv en ligne = refaire mon cv = attirer des missions = profil linkedin
trois devis = quel outil payer = quel logiciel payer = prix impossibles à comparer = comparer les prix = reçu plusieurs offres = comparateur d'offres
trouvent pas dans ma boutique = trouvent pas ce qu'ils cherchent = trouve rien sur mon site = cherchent et trouvent rien = tapent dans ma boutique = tapent sur mon site = tapent dans le moteur = tapent dans la loupe = loupe ne marche pas = recherche de ma boutique = recherche marche pas = moteur de ma boutique = recherche interne
écrit à sa sauce = reconnaît notre patte = façon de parler = parler d'une même voix = tutoyer ou vouvoyer = textes froids = textes sans âme = textes sans personnalité = ton de marque
liste longue comme le bras = longue comme le bras = trucs à corriger = tas de trucs à faire = ordre dans les tâches = débordé = priorisation > feuille de route
traîne en longueur = s'organiser sur trois mois = trois mois = se répartir le travail = répartir les tâches = tenir les délais = feuille de route > planification
insulte sur facebook = insultes sous mes posts = critique en public = critiquer en public = gens méchants = commentaires méchants = méchants sous mes posts = cherche des noises = cherche des poux = répondre à un râleur = s'énerve sous ma publication = énerve sous mon post = répondre aux gens = dispute sous mon post = modération > commentaires
méchants = agressif = grossier = vulgaire = colère = rouspète > commentaires = réponse aux avis
cacher une page à google = cacher à google = cacher des pages = interdire l'entrée aux robots = interdire aux robots = empêcher les robots = empêcher google = empêcher chatgpt = que google voie = robots me volent = vole mes textes = volent mes textes = piquer mes textes = piquent mes textes = pomper mes textes = pompe mon contenu = quelles pages regarder = robots.txt
mal rangé = site mal rangé = site mal organisé = part dans tous les sens = se perd dans mon site = ranger mes articles = ranger mes pages = ranger mon site = ranger mon blog = ordre dans mon blog = ordre dans mon site = ordre dans mes articles = organiser les pages = organiser mon site = menu de mon site = rubriques de mon site = cocon sémantique > arborescence
enregistré une conversation = enregistré un entretien = enregistré une réunion = enregistrement en texte = propre un enregistrement = taper un enregistrement = taper une interview = entretien en texte = transformer un entretien = conversation en texte = conversation en article = discussion en article = heure de blabla = blabla en article = expert m'a raconté = conversation enregistrée = transcription > interview
parler avec mes clients = discuter avec mes clients = partis ailleurs = clients partis = clients nous quittent = pourquoi les gens m'achètent = quoi demander à mes clients = appeler d'anciens clients = appeler mes clients = anciens clients = entretien client
voient mal = gens qui voient mal = vue basse = personnes âgées = écrit trop petit = petits caractères = lettres trop petites = couleurs pâles = lisible par tout le monde = risque une amende = accessibilité
chef dit que ça sert à rien = patron veut des résultats = boss veut des résultats = chef veut des résultats = expliquer au chef = expliquer au patron = convaincre mon chef = convaincre mon directeur = grands chefs = passer devant les chefs = gens qui n'y connaissent rien = comité de direction
supérieur hiérarchique = patronne > comité de direction
gros contrat = décrocher un contrat = décrocher un gros contrat = gros client = dossier pour un client = monter un dossier = dossier à rendre = dossier à déposer = gagner un marché = gagner un contrat = mairie cherche = commune cherche = ville cherche un prestataire = cherche un prestataire = annonce d'une collectivité = répondre à cette demande = concours d'agences = appel d'offres
pages qu'on n'atteint jamais = page inaccessible = pages introuvables sur mon site = pages perdues = pages au fond du site = fond du site = page ne mène = mener à une page = lien d'une page à l'autre = relier mes articles = maillage interne > pages orphelines
panier = caddie = paiement = payer = payent = caisse > formulaire
abandonnent leur panier = paniers laissés en plan = panier laissé = laissés en plan = finit ma demande = cases à remplir = trop de questions dans mon formulaire = arrêtent au moment de payer = moment de payer = bloque au paiement = bloque à la caisse = fait fuir le formulaire = formulaire fait fuir = remplit la moitié = formulaire
inscription compliquée = case à cocher > formulaire
comparer mon produit = comparer au voisin = produit du voisin = mieux sans dénigrer = dénigrer un concurrent = citer un concurrent = nom d'un concurrent = page alternative > comparatif
plein de chiffres = chiffres regarder = chiffres importants = bons chiffres = chiffres utiles = chiffres qui comptent = savoir si ça marche = savoir si on progresse = noyé dans les chiffres = tableau de chiffres = tableau inutile = indicateurs
google boude = google boude mes pages = google ne garde pas = google a viré = google jette = google ignore = google rejette mes pages = pages pas dans google = articles pas dans google = sortent nulle part = nulle part dans google = disparu de google = moitié de mon site = pages exclues
premier rendez-vous = rendez-vous avec un client = rdv client = premier rdv = décroché un client = nouveau client commencer = commencer avec un client = commencer une mission = démarrer avec un client = quoi demander au client = mots de passe du client = mots de passe à demander = accès du client = reprends le travail = succéder à un collègue = travail d'un collègue = lancement de mission
comprennent rien à mes textes = que tout le monde comprenne = tout le monde comprend = écrire simple = rendre plus simple = lettre plus simple = courrier plus simple = phrases à rallonge = texte trop compliqué = langage clair
charabia = baragouin = papiers = paperasse = courriers = rallonge = tarabiscoté = alambiqué > langage clair
sites bizarres = sites louches = sites pourris = sites douteux = sites bizarres parlent de moi = liens pourris = liens bidons = vendu des liens = acheté des liens = concurrent me veut du mal = perdu des liens = profil de liens > désaveu
quoi écrire toute l'année = articles de l'année = articles à l'avance = prévoir mes articles = quoi écrire sur mon blog = combien d'articles = articles par mois = tenir le rythme = rythme du blog = publie quand on a le temps = publications de l'année = plan éditorial
chuté d'un coup = baissé d'un coup = tombé d'un coup = moins de monde sur le site = perdu la moitié = moitié des visiteurs = cassé la figure = plongé = chute de trafic
cata = catastrophe = en berne = gadin = gamelle = dégringolade = puni = punition = punir = sanctionné = lendemain > chute de trafic
google m'a puni = puni par google = google punit = google m'a sanctionné = google m'a viré = google m'a lâché = google ne m'aime plus = chute de trafic > pénalité
dire bonjour aux nouveaux = gens qui viennent de s'inscrire = envoyer après une inscription = mails tout seuls = mails qui partent tout seuls = partent tout seuls = mails automatiques = premier message = premier mail = remercier un abonné = inscrivent et ne reviennent pas = bienvenue > courriel
site sort demain = sort demain = sort lundi = ouvre demain = ouvrir le site = lance le site = lancement lundi = oublier avant le lancement = site est prêt = site est fini = fini le site = site terminé = recette > mise en ligne
attraper des adresses = adresses qui commencent pareil = commencent pareil = contiennent un mot = questions des gens dans search console = garder que les questions = enlever mon nom = enlever le nom de la marque = formule bizarre = code bizarre = étoiles et points = code avec des étoiles = trier mes recherches = regex
dire du mal = descend sur google = sale note = mauvaise note = note injuste = mauvais avis = avis méchant = avis pourri = faux avis = bon avis = client fâché = client pas content = client raconte des mensonges = réponse aux avis
jaloux = vengeance = mensonge = calomnie = médisance = ragots = étoile = mécontente > réponse aux avis = avis google
millions de lignes = interroger mes données = interroger google = poser une question aux données = question à mes données = vieux chiffres = garder mes chiffres = garder mes vieux chiffres = conserver mes chiffres = grosse base = bigquery > SQL
deuxième magasin = second magasin = ouvre un deuxième = ouvrir un autre magasin = page par boutique = page par magasin = page par agence = boutique ferme = magasin ferme = fermer un magasin = fermer une boutique = réseau d'agences > pages locales
ancienne adresse = vieille adresse = vieux numéro = mauvais numéro = faux numéro = horaires faux = mauvais horaires = changer mon adresse = adresse partout = appelle sur un mauvais numéro = pages jaunes = annuaires > NAP
petit programme = deux mille liens = milliers de liens = vérifier des liens d'un coup = comparer deux gros fichiers = traiter un fichier = traiter un gros fichier = gros fichiers = python
manque de boulot = manque de travail = trouver du boulot = trouver du travail = trouver des clients près = clients près de chez moi = téléphone ne sonne plus = connu dans mon coin = connu dans la région = faire connaître dans ma région = petit artisan = artisan > chantiers
boulot = turbin = job = coin = région = bouche à oreille = voisinage = travaux = chantier d'hiver = saison creuse > artisan = SEO local
compter les clics = clics sur mon bouton = qui remplit mon formulaire = suivre les gens sur le site = font les gens sur le site = statistiques fausses = stats fausses = chiffres ne collent pas = plan de marquage
liens sans payer = obtenir un lien = sponsorise le club = club de foot = club de sport = équipe de foot = fête du village = fournisseurs parlent de moi = sites parlent de moi = coup de pouce = échanger des liens = lien avec un copain = voisin commerçant = commerçant voisin = connaître ma boîte dans le coin = faire connaître ma boîte = partenariats > liens locaux
mots qui se ressemblent = mots proches = mots ensemble = mots similaires = mots semblables = mots paquets = mots familles = mots regrouper = mettre ensemble mots = regrouper mots = grouper mots = ranger mots = classer mots = trier mots = regroupement de mots-clés
allemand = anglais = anglaise = espagnol = italien = néerlandais = flamand = luxembourgeois = portugais > hreflang = multilingue
allemagne = angleterre = espagne = italie = pays-bas = luxembourg = canada = états-unis = flandre = outre-mer > hreflang = traduction
programmeur = codeur = codeuse = bricoler = bidouiller > no-code = application
corvée = fastidieux = fastidieuse = pénible = machinalement = manuellement > tâche répétitive
recopier = recopie = ressaisir = reporter des chiffres > copier-coller = apps script
excuse = prétexte = chipotent = radin = rebute = dissuade > objections
déplaît = déçoit = déçus = agace = énervent = défectueux > synthèse d'avis = avis clients
apprécié = satisfait = contents = plébiscité > enquête client
régularité = régulièrement = assiduité = irrégulier > calendrier éditorial
horrible = ignoble = affreux = atroce = minable = scandaleux = honteux > réponse aux avis
troll = harcèle = provoque = provocation = pourrit > commentaires = modération
disponible = indisponible = stocks = stock vide = arrêté de fabriquer = introuvable > rupture de stock
assos = club = fanfare = kermesse = jumelage = comité des fêtes = bénévoles > partenariats = liens locaux
sympa = marrant = drôle = percutant = rigolo = punchy > titre d'article
habitants = administrés = citoyens = usagers = patients = locataires = assurés = contribuables > langage clair
spécialiste = chercheur > interview
anecdote = coulisses = vécu > post linkedin
fil conducteur = tourner une minute = vidéo ennuyeuse = vidéo trop longue = texte à l'écran = voix hors champ > scénario = vidéo
moche = vilain = ringard = vieillot = démodé = tristounet > page d'atterrissage = ux
effacer une page = supprimer une page produit = page d'un produit vendu = effacer un produit = produit vendu > rupture de stock
hésiter entre deux pages = hésite entre deux versions = deux pages d'accueil = test a/b
conditions de location = conditions de vente illisibles = contrat illisible = conditions illisibles = règlement illisible = langage clair
cherche un café = cherche un restaurant = cherche un plombier = fiche google > SEO local
ancien prestataire = ancienne agence = mon prestataire a acheté = liens achetés = acheté des liens > profil de liens = désaveu
du simple au triple = prix du simple au double = écart de prix = prix délirants = comparateur d'offres > prix
appris = appris en vingt ans = années de métier = ans de métier = ans d'expérience = tour de main > article de fond = expertise
trucs à corriger = choisir quoi corriger = priorisation > feuille de route
mal sous nos photos = commentaires sous nos photos = commentaires > modération
prix et les notes = notes dans google = prix dans google = notes affichées = données structurées > résultats enrichis
articles par semaine = deux articles par mois = plan éditorial
photos de l'appareil = photos du téléphone = photos du portable = photos brutes = photos énormes = photos directement = images
poireauter = patience = lambin = freeze = figé = gelé = bogue = laguer = portable = gsm = natel = cellulaire = plombes = éternité > core web vitals = performance web
fréquentation du site = affluence = audience = vues > trafic organique
dévisser = s'évaporer = fondu = plongé = écroulé = anéanti = tomber = tombent = couler = sombre > chute de trafic
frimer = vanter = mousser = crâner = fanfaron = vantard = prétentieux = modeste = humble > post linkedin = prise de parole
rabâcher = répéter = répétition = ressasser = sempiternel = incessant > faq
relire = relise = relu = corrigé = correctrice > relecture
espionner = épier = guetter = pister = lorgner = surveiller = surveillance > veille concurrentielle
fuient = déserter = bouder = boudent > page d'atterrissage
cartonner = cartonnait = marchait = s'essouffler = péricliter = rajeunir = ressusciter = raviver > mise à jour de contenu
deviner = attentes = besoins = envies > intention de recherche
classer mes pages = ranger = rangement = trier = regrouper = paquets = familles > regroupement de mots-clés
lisible = compréhensible = clair = clarté = limpide > langage clair
codes d'accès = identifiants > lancement de mission
témoin = témoignent = ravi = enchanté > étude de cas
plaignent = rouspètent = pestent = reproches > voix du client = avis clients
marcher sur les pieds = se faire de l'ombre = se piquer les places = se voler la place = se gêner = se gênent > cannibalisation
bouée = secours = sos = urgence google = alerte rouge > chute de trafic
lunettes = loupe d'écran = mobilité réduite = fauteuil roulant > accessibilité
brader = liquider = écouler = invendus > soldes
déménagement = emménager = nouveaux locaux = changement de locaux = code postal > annuaires = NAP
rappeler = sonne = sonnerie > formulaire = faq
vitrine = passants = quartier commerçant = centre-ville = marché du village > fiche google = SEO local
toiles = pixels = grosses photos > images
drapeau = frontière = frontalier = expatriés > hreflang
schéma = dessin = croquis = illustrations > carrousel
patron de presse = photographe de presse = plateau télé = passer à la télé > relations presse
concurrents achètent = clients du concurrent = voler des clients > veille concurrentielle
sondé = vote = référendum = boîte à idées = mesurer la satisfaction > enquête client
patte = signature = griffe = identité = image de la maison = esprit maison > ton de marque
froid = impersonnel = sec = fade = insipide = soporifique > sonne générique
tâtons = pédaler = pataugeons = patauge = dispersé = éparpillé > feuille de route
chiffrage = rentable = bénéfice = retombées > prévision SEO
viré = éjecté = bannie > pages exclues
noyau = sommaire = labyrinthe > arborescence
carte bancaire = carte bleue = CB = paypal = code promo refusé > formulaire
comparer avec le voisin = rapport qualité prix = qualité prix = meilleur rapport > comparateur d'offres
comptable = banquier = expert comptable = trésorier = gestionnaire > budget SEO
actionnaires = associé = conseil d'administration = assemblée générale > comité de direction
préfecture = préfet = conseil régional = conseil départemental = hôpital = université = ministère = syndicat mixte > appel d'offres
vend mieux = convertit mieux = bouton orange = bouton bleu = couleur qui vend = test a/b
copier-coller de l'IA = questionner l'IA = interroger l'IA = poser ma question = améliorer un prompt
aiment = détestent = adorent = préfèrent = coups de cœur > synthèse d'avis = avis clients
anniversaire de l'entreprise = anniversaire de la boutique = notre anniversaire = cent ans de la maison = prix reçu = récompense = médaille = trophée = annoncer un prix gagné > communiqué de presse
clique sur mon numéro = cliquent sur mon téléphone = clic sur le téléphone = appels depuis le site = appels venus du site = compter les appels = plan de marquage
quel bout commencer = priorisation > feuille de route
abandonnent à l'étape = s'arrêtent à l'étape = étape de l'adresse = étape de livraison = étape du compte = créer un compte obligatoire = compte obligatoire = formulaire
blog trop de catégories = catégories du blog = trier les étiquettes = trier les tags = alléger les tags = nettoyer les catégories > étiquettes = wordpress
consigne mal comprise = instruction précise = instruction plus précise = consigne à l'IA = mieux parler à l'IA = parler à chatgpt = l'IA ne me comprend pas = chatgpt ne comprend pas = réponse à côté > améliorer un prompt
analyser ma page = analyser une page d'accueil = page d'accueil à revoir = passer une page au crible = défauts d'une page = page stagne = page coincée en deuxième page > audit on-page
passer le site au crible = passer le site au scanner = faire le point sur le référencement = point sur mon site = radiographie du site = scanner de site > audit SEO
connaître mes acheteurs = portrait de client = portrait-robot du client = profil de client = client idéal = client type > personas
pages qui parlent du même sujet = pages sur le même sujet = articles sur le même sujet = même sujet traité deux fois = regrouper deux pages = réunir deux articles = pages se battent > cannibalisation
inspiration pour un post = inspiration post = idée de post = trouver des idées de posts > post linkedin = calendrier social
raconter un projet = histoire d'un projet = projet réussi = raconter une réussite = réussite d'un client > étude de cas = retour d'expérience
texte de rayon = présenter un rayon = introduction de rayon = texte au-dessus des produits = texte au-dessus de la liste = intro de gamme = présenter une gamme = rayon du site > page catégorie
cahier des charges d'un article = consignes d'article = consigne au rédacteur = commander un texte = commander un article = pigiste > brief
article dépassé = contenu dépassé = article vieillot = informations périmées = contenu périmé = reprendre un vieil article > mise à jour de contenu
encart de réponse = encadré de réponse = encadré google = encart google = réponse directe = cadre en haut de google > extrait optimisé
service par département = service par ville = pages par département = pages par région = pages par commune = décliner par ville = villages voisins = communes voisines > pages locales = zone d'intervention
de quoi parlent les autres = sujets manquants = sujets oubliés = trous dans le contenu = thèmes non couverts > content gap
titre trop long = titres trop longs = titre coupé = titre tronqué = titre google > balise title
description sous le lien = texte sous le lien = texte sous le titre dans google = snippet peu cliqué = snippet = résultat peu cliqué > méta description = taux de clic
infolettre = emailing = e-mailing = campagne mail = campagne d'emailing = mail du mois = lettre aux abonnés = mail aux abonnés > newsletter
questions qu'on me pose = questions qu'on nous pose = page questions réponses = répondre une bonne fois > FAQ = questions clients
parler de nous dans les médias = retombée médias = retombées presse = intéresser un journaliste = convaincre un journaliste > relations presse
argumentaire = argumentaire de vente = texte de vente = vendre ma formation = vendre une prestation = vendre mon service = présenter mon offre = présenter ma prestation > page de vente
garder le jus = jus SEO = link juice = jus de liens = garder l'autorité > plan de redirection = netlinking
bouge pendant le chargement = page qui bouge = texte qui saute = boutons qui bougent = décalage de mise en page > CLS = core web vitals
vendre un produit = vendre mieux un produit = texte produit = texte d'un produit = décrire un produit = article de boutique > fiche produit
remplir ma demande = bloquent au moment de s'inscrire = bloquer à l'inscription = bloqués à l'inscription = inscription compliquée = demande abandonnée > formulaire
ça rapportera combien = rapporter combien = combien ça rapporte = combien rapporte = gain attendu = simuler un retour sur investissement = simulation de trafic = potentiel de trafic = trafic de l'an prochain = visites l'an prochain = trafic de l'année prochaine = estimer les visites > prévision SEO = ROI
urls modifiées = adresses modifiées = urls ont changé = adresses ont changé = changement d'urls = anciennes et nouvelles pages > redirections
vendre dans chatgpt = vendre sur chatgpt = produits dans chatgpt = acheter dans chatgpt = catalogue pour les IA > flux produits
robot autonome = confier des tâches = confier une tâche à l'IA = IA qui travaille seule = automate IA = accès à mes données = donner accès à l'IA = relier l'IA à mes outils = brancher l'IA > agent IA
recherche conversationnelle = conversational search = questions à rallonge = question à rallonge = phrases entières dans google = recherche vocale = voice search > mode IA
d'où sort un chiffre = origine d'un chiffre = provenance d'un chiffre = trouver la source = source d'un chiffre = sources pour un dossier = recherche documentaire = documentation d'un sujet > webographie = sources
centaines de références = références à décrire = catalogue entier = décrire mon catalogue > production en série = fiche produit
français impeccable = bon français = zéro faute = texte sans faute = fautes de français = coquilles > relecture
fichier d'accès = journal d'accès = journaux de connexion = journal du serveur = fichiers journaux = access log > logs serveur
popularité d'une recherche = popularité d'un mot = combien de gens cherchent = combien de personnes cherchent = nombre de recherches = combien de recherches > volumes de recherche
moment de l'année = période de l'année = bonne période = quel mois publier = saison creuse = morte saison = basse saison = haute saison = printemps = hiver = automne > saisonnalité
opération spéciale = fin d'année = opération de fin d'année = fêtes de fin d'année = rentrée = rentrée scolaire = temps fort = vente privée = ventes privées = french days = cyber monday > soldes = saisonnalité
page sans demandes = page sans contact = page sans résultats = visiteurs repartent = visiteurs partent = repartent aussitôt > page d'atterrissage
bouge chez les concurrents = mouvements des concurrents > veille concurrentielle
décortiquer les résultats = ressemble la page google = devant moi sur google = sites devant moi = occuper la première page > anatomie SERP = serp
appels au service client = réclamations récurrentes = réclamations = réclamation client = demandes répétées = hotline = assistance > FAQ = service client
expérience statistique = expérience en ligne = comparer deux versions = versions d'une page = version qui marche = fiabilité statistique = significativité > test a/b
sans perdre mes positions = garder mes positions = perdre son référencement = sans perdre de trafic = refaire le site > migration
organiser ma com = ma com sur les réseaux = communication sur les réseaux = publier ce mois-ci = publications du mois = poster ce mois-ci = savoir quoi poster = planning de posts > calendrier social = calendrier éditorial réseaux sociaux
vérifier les chiffres = contrôler les chiffres = chiffres d'un article = vérifier les faits = vérifier ce que dit l'article = vérifier une information = information vraie = statistique douteuse = chiffre douteux = chiffre faux = chiffres faux = fake news = faits erronés > vérification des faits
retours négatifs = reproches des clients = reproches des acheteurs = défauts d'un produit = critiques d'un produit = plaintes sur un produit > avis clients = synthèse d'avis
mode opératoire = notice de montage = notice d'utilisation = manuel d'utilisation = expliquer une manipulation = étapes à suivre = marche à suivre > guide pratique = tutoriel
page blanche = page vide = contenu chargé après = single page app = application monopage = SPA = next.js = nuxt > rendu javascript
trier ma liste = trier des expressions = liste d'expressions = ranger des requêtes = ranger les mots-clés = organiser les mots-clés = classer des requêtes > clustering
mots employés = mots du public = mots des gens = mots de mes clients = parler comme mes clients = langage des clients = vocabulaire des clients > voix du client = forums
version anglaise = version belge = version canadienne = version suisse = mauvaise version = mauvaise langue = mauvais pays = mauvaise version pays > hreflang
produit n'existe plus = produit qui n'existe plus = produit disparu = fin de collection = fin de gamme = fin de série = plus fabriqué = modèle remplacé = ancienne collection > rupture de stock
présence dans chatgpt = présence dans les IA = mesurer ma présence = AI visibility = AI tracking = brand monitoring IA = part de voix IA > visibilité IA
déroulé de vidéo = storyboard = découpage de vidéo = plan de vidéo = scripter une vidéo = texte de vidéo > scénario
résumé de profil = bio linkedin = section infos = à propos linkedin > profil linkedin
comparer des agences = choisir une agence = choisir un prestataire = choisir un logiciel > comparateur d'offres
textes qui nous ressemblent = textes nous ressemblent = style maison = style de la maison = façon de parler = façon d'écrire = parle dans l'entreprise = notre façon d'écrire > ton de marque
ordre des actions = quoi corriger d'abord = par où attaquer = par où démarrer = rapporte le plus vite = plus rentable d'abord = gains rapides = quick wins = quick win = actions rapides > priorisation = feuille de route
commentaires méchants = commentaire méchant = commentaires haineux = bad buzz = commentaires sous mes posts = gens méchants > commentaires négatifs = modération
déclarer mes pages = déclarer une page = fichier pour google = plan de site = plan du site > sitemap
pourquoi les gens achètent = raisons d'achat = raison d'achat = ce qui décide l'achat = interviews utilisateurs = interviewer mes clients = interroger les clients > entretien client
prix d'un freelance = prix d'un consultant = tarif d'un consultant = tarif d'une agence = prix d'une prestation SEO = coût du référencement > budget SEO = comparateur d'offres
lecteur d'écran = screen reader = personnes aveugles = aveugle = aveugles = sourds = daltoniens = contraste des couleurs > accessibilité
convaincre mon boss = convaincre mon patron = convaincre mon chef = convaincre la direction = boss = réunion de direction = codir > comité de direction
me filmer = filmer au travail = filmer mon métier = vidéo verticale = vidéo au téléphone > vidéo courte
renvoyer d'une page à l'autre = lien d'une page à l'autre = cliquez ici = relier mes pages = relier mes articles = liens entre pages > maillage interne
abandonnent leur commande = abandon de commande = commande abandonnée = commandes abandonnées = tunnel de paiement = tunnel de commande = passer commande > formulaire
différence avec un concurrent = mieux que le concurrent > comparatif concurrent
trop de statistiques = noyé dans les chiffres = quels chiffres regarder = chiffres utiles = mesurer le succès > KPI
couverture en erreur = erreurs de couverture = urls ignorées = urls exclues = pages pas dans google = pages ignorées = pages refusées > pages exclues
premier rendez-vous = rendez-vous client = premier échange avec un client = questions de départ = démarrer avec un client = démarrer une mission = onboarding client = réunion de démarrage > lancement de mission SEO = kick-off
parlent de moi sur le web = mentions de ma marque = sites qui me citent = sites qui pointent vers moi > profil de liens
belgicismes = helvétismes = québécismes = canadien = québécois = belge = belges = suisse = suisses = romand = wallon = montréal = lausanne = liège = genève = bruxelles > localisation francophone
tester le nouveau site = vérifier avant lancement = vérifications avant de lancer = contrôles avant lancement = avant de lancer le site = part en ligne = mise en ligne = passage en ligne = lancer le site = lancement du site = go live > recette
ancienne adresse = ancien numéro = numéro faux = mauvaise adresse = mauvais numéro = horaires faux = mauvais horaires = déménagement = j'ai déménagé = on a déménagé = coordonnées fausses > citations locales = fiche google
programmer un robot = petit programme = petit script = fusionner des csv = fusionner des fichiers = assembler des fichiers = milliers de lignes = gros fichier = excel plante = fichier trop lourd = automatiser un export > python
trouver des clients = clients dans mon secteur = clients près de chez moi = trouver des chantiers = clients du coin > artisan = SEO local
impressions sans clics = impressions montent = impressions en hausse = vu mais pas cliqué = personne ne clique > taux de clic = serp
connais rien au métier = écrire comme un pro = parler comme un pro = mots du métier = mots justes = jargon du métier > vocabulaire technique = lexique métier
comprend ce que je vends = comprend mon offre = comprennent mon offre = offre pas claire = offre incompréhensible = offre mal comprise > page de vente = page d'atterrissage
rédacteur comprend rien = rédacteur pige = rédacteur ne comprend pas = rédacteur à côté = texte à côté = mal briefé > brief
chiffres différents = chiffres contradictoires = écart de chiffres = chiffres ne collent pas = données contradictoires > différence clics sessions = KPI
par où commencer > priorisation = feuille de route
dans quel ordre > priorisation = feuille de route
ordre du jour > réunion de lancement = kick-off
qui sont mes clients > personas
mettre en ligne > recette
resto = café = bistrot = bistro = pizzeria = crêperie = salon de thé = food truck > fiche google = avis google
hôtel = hôtelier = hôtellerie = gîte = camping = chambre d'hôtes = maison d'hôtes > avis google = fiche google
dentiste = cabinet dentaire = kiné = ostéopathe = opticien = vétérinaire = pharmacien = infirmière libérale = cabinet médical > avis google = fiche google
garage = garagiste = carrosserie = concession automobile = concessionnaire = contrôle technique > fiche google = SEO local
institut de beauté = salon de coiffure = barbier = esthéticienne = onglerie = spa > fiche google = avis google
photographe = architecte = décorateur = agence événementielle = coach sportif = prof particulier > SEO local = page de vente
chauffagiste = climaticien = serrurier = vitrier = carreleur = plaquiste = façadier = maçonnerie = charpentier = cuisiniste = pisciniste = ramoneur = jardinier > artisan = page service = fiche google
bijoux = bijouterie = joaillerie = maroquinerie = chaussures = vêtements = prêt-à-porter = lingerie = cosmétiques = parfumerie > fiche produit = page catégorie
meubles = matelas = literie = décoration = luminaires = électroménager = poêle à bois = poêles à bois = outillage = quincaillerie > fiche produit = guide d'achat = page catégorie
caviste = épicerie fine = animalerie = papeterie = jardinerie = librairie = jouets = magasin bio > boutique en ligne = fiche produit
vélo électrique = trottinette = smartphone = high-tech = pièces détachées = matériel professionnel > guide d'achat = fiche produit
pointures et tailles = tailles et couleurs = couleurs et tailles = filtre de taille = filtre de couleur = tri par prix > facettes
crédit immobilier = assurance vie = complément alimentaire = article médical = article de santé = conseils santé = conseils financiers = placement financier > YMYL
commentaires d'hôtel = avis de patients = avis patients = avis de voyageurs = note booking = booking = tripadvisor = trustpilot = note moyenne > avis google
mairie = collectivité = site public = service public = administration > accessibilité = langage clair
courrier type = lettre type = lettre aux clients = lettre de relance = lettre administrative = règlement intérieur = mentions légales = conditions de vente > langage clair
colis perdu = retard de livraison = livraison en retard = remboursement = retour produit = retours et remboursements > FAQ = service client
questions au comptoir = questions en boutique = questions au téléphone = questions par mail > FAQ = questions clients
ouverture d'un magasin = ouverture d'un café = ouverture de boutique = inauguration = journée portes ouvertes = portes ouvertes > communiqué de presse = fiche google
traduit de l'anglais = traduction de l'anglais = texte traduit = traduction automatique = deepl = traduit par une IA > localisation francophone = traduction
titre de page = titres de pages = h1 = balise h1 = title trop court = titres en double > balise title
temps de chargement = lenteur = site lent sur mobile = rame = ramer = trop long à charger = met du temps à s'afficher > core web vitals = performance web
mauvais indicateur = suivre ses résultats = suivi des résultats = chiffre à suivre = objectif chiffré = objectifs du site > KPI
étudier les résultats = étude de la concurrence = étudier mes concurrents = positionnement des concurrents = concurrent mieux classé = concurrent devant moi > content gap = serp
changer d'hébergeur = changer de thème = changer de template = passer en https = passage en https = changer d'adresse de site = nouveau nom de domaine = nouveau domaine > migration
relancer mes abonnés = désabonnements = désabonnement = taux d'ouverture = taux d'ouverture faible = liste d'abonnés = base email > newsletter = fidélisation
générer des prospects = trouver des prospects = récolter des contacts = récolter des emails = avoir des leads = obtenir des contacts > livre blanc = génération de leads
avis de consommateurs = commentaires d'acheteurs = commentaires amazon = avis amazon = étoiles produit > synthèse d'avis = avis clients
article de presse = passer dans le journal = article dans le journal = gazette locale = radio locale = journal local = télé locale = presse régionale > communiqué de presse = presse locale
preuve d'expertise = montrer mon expertise = prouver mon expertise = auteur expert = page auteur = biographie d'auteur > e-e-a-t = article de fond
IA qui invente = invente des sources = invente des chiffres = sources inventées = hallucination = fausses sources > vérification des faits = sources
code erreur = message d'erreur = erreur google = alerte google = mail de google = notification google > search console
balise manquante = balises manquantes = code de suivi = suivre les clics = mesurer les clics = suivre un bouton = suivi des formulaires = compter les demandes > plan de marquage
bandeau cookies = consentement = cookies = CNIL = consent mode = politique de confidentialité > RGPD
photo produit = photos produits = nom des images = nommer mes images = poids des images = images lourdes = photos lourdes = alt manquants = balise alt > images
mots-clés de longue traîne = longue traîne = long tail = questions des internautes = answer the public = alsoasked = people also ask > intention de recherche = questions longues
plan de communication = plan com = communication annuelle = calendrier marketing = marronniers = journées mondiales = journée mondiale > calendrier éditorial = saisonnalité
partenaires locaux = associations locales = club sportif = parrainage = sponsoring = mécénat = échange de liens = office de tourisme > partenariats = liens locaux
site vitrine = petit site = site de cinq pages = premier site = débutant en SEO = débuter en SEO > audit SEO = checklist SEO
choisir des sujets = trouver des sujets = idées d'articles = idée d'article = panne d'inspiration = page blanche du rédacteur > plan éditorial = content gap
améliorer un article = enrichir un article = allonger un article = compléter un article = réécrire un article = article trop court = contenu trop mince = thin content > mise à jour de contenu
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
