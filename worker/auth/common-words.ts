/** Words that leaked passwords are made of, in French and English: the usual ones, not a dictionary. */
export const commonWords: ReadonlySet<string> = new Set(
  `
abc abcd abcde abcdef abcdefg abcdefgh abcdefghijkl qwe qwer qwert qwerty qwertyuiop asdf asdfgh asdfghjkl zxcv
zxcvbn zxcvbnm azer azert azerty azertyui azertyuiop qsdf qsdfgh qsdfghjklm wxcv wxcvbn qaz wsx qazwsx edc rfv
qazwsxedc qazxsw aze qsd wxc aqw zsx poiuytreza poiuytrewq mlkjhgfdsq lkjhgfdsa uiop hjkl
password passwort passw passwd pass passe passer motdepasse mot de mdp code codesecret secret secrets secrete
secure security securite admin administrator administrateur administration root user users utilisateur guest
login logon signin connexion account compte master maitre default defaut temp temporary temporaire test testing
tester essai demo welcome bienvenue bonjour bonsoir salut hello coucou hi goodbye aurevoir changeme change
changemoi changer changezmoi letmein letme in entrer ouvre ouvretoi sesame ouvert open opensesame unlock access
acces system systeme server serveur database base site website web internet email mail gmail hotmail yahoo orange
free wanadoo google facebook twitter youtube instagram tiktok linkedin amazon apple iphone samsung android windows
microsoft office excel word linux ubuntu computer ordinateur portable mobile telephone network reseau wifi box
livebox freebox sfr bouygues bbox prompt prompts promptotheque promptheque chatgpt gpt openai claude gemini seo
referencement marketing catalogue bibliotheque contenu redaction digital agence client clients consultant entreprise
societe bureau travail boulot work job business company team equipe project projet
i you me my we us he she it the a an of to and or for with from in on at is am are be was by not no yes
je tu il elle on nous vous ils elles moi toi lui eux mon ma mes ton ta tes son sa ses notre votre leur
le la les un une des du au aux et ou ne pas plus tres bien bon bonne oui non est suis es sont avec pour dans par
sur chez mais donc or ni car qui que quoi qu ce cet cette ces
love loves lover lovely iloveyou ilove youandme jetaime jtaime aime aimer amour amours mamour amoureux amoureuse
coeur coeurs heart bisous bisou kiss kisses calin cherie cheri doudou loulou chouchou chou bebe baby babygirl babe
honey sugar sweet sweetie sweetheart angel ange anges darling princess princesse prince king queen roi reine
bigdaddy daddy mommy mom dad maman papa mamie papy mere pere frere soeur fils fille famille family enfant enfants
ami amis amie copain copine friend friends forever toujours jamais never always everyday everything something
nothing lucky happy happiness heureux heureuse bonheur joie joy smile sourire rire funny cool super genial magic
magique magie dream dreams reve reves hope espoir faith foi peace paix freedom liberte liberty egalite fraternite
trust confiance believe life vie live mort death beautiful beau belle joli jolie pretty cute mignon sexy hot baise
merde putain connard salope fuck fucker fuckyou fuckoff shit bitch asshole pussy porn
sun soleil sunshine moon lune star stars etoile etoiles sky ciel earth terre mer ocean plage beach water eau fire
feu ice glace snow neige rain pluie wind vent storm orage thunder tonnerre lightning eclair summer ete winter hiver
spring printemps autumn automne fall january february march april may june july august september october november
december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre monday tuesday
wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche today aujourdhui
tomorrow demain noel christmas halloween vacances holiday holidays anniversaire birthday newyear
red rouge blue bleu green vert verte yellow jaune black noir noire white blanc blanche pink rose purple violet
violette orange grey gris brown marron gold golden or silver argent diamond diamant crystal cristal
flower fleur fleurs rose roses lily daisy jasmine jasmin violette tulipe marguerite tree arbre forest foret
butterfly papillon coccinelle abeille cat cats chat chats chaton minou minette kitty kitten dog dogs chien chiens
doggy puppy horse horses cheval chevaux poney pony tiger tigre lion lions lionne leopard panther panthere bear ours
wolf loup loups fox renard rabbit lapin mouse souris monkey singe bird oiseau eagle aigle falcon faucon dolphin
dauphin dauphins shark requin fish poisson snake serpent dragon dragons spider araignee turtle tortue elephant
girafe zebra cow vache pig cochon chicken poulet duck canard poussin licorne unicorn phoenix griffon
chocolate chocolat cookie cookies biscuit bonbon candy cake gateau caramel vanilla vanille banana banane pomme
cherry cerise strawberry fraise peach peche lemon citron kiwi mango ananas cheese fromage fromages burger pizza
pasta coffee cafe tea beer biere wine vin vodka whisky rhum champagne pepper poivre ginger gingembre butter beurre
football foot soccer baseball basketball basket hockey rugby tennis golf judo karate boxing boxe surf ski skate
dance danse danser music musique guitar guitare piano drum drummer batterie singer chanteur metal rock rocknroll
punk techno rap hiphop jazz radio player joueur game gamer games jeu jeux gaming minecraft fortnite pokemon pikachu
mario sonic zelda link naruto sasuke goku dragonball onepiece luffy vegeta starwars skywalker jedi vader yoda
startrek matrix batman superman spiderman ironman captain america avengers hulk thor wonder woman harrypotter harry
potter hermione hobbit gandalf frodo lordoftherings tolkien simpson simpsons bart homer mickey minnie disney donald
snoopy garfield scooby scoobydoo barbie hellokitty nemo simba stitch tigger winnie bambi asterix obelix tintin
milou zidane ronaldo messi neymar mbappe beckham griezmann platini marseille paris parissg psg om olympique
lyon lyonnais bordeaux toulouse nantes lille rennes lens strasbourg saintetienne asse montpellier nice monaco brest
lorient metz nancy reims dijon grenoble angers toulon bretagne corse normandie provence alsace france francais
francaise french viveleroi vivelafrance vive allezlesbleus allez bleus equipedefrance champion champions
championsdumonde coupedumonde worldcup london londres england english american usa newyork canada quebec belgique
suisse espagne italie portugal algerie maroc tunisie senegal cameroun congo afrique africa europe berlin madrid
barcelona barcelone realmadrid juventus milan inter chelsea arsenal liverpool manchester united city manutd
yankees cowboys steelers lakers rangers eagles packers raiders redsox dodgers giants broncos
ferrari porsche mercedes bmw audi renault peugeot citroen clio megane ford mustang chevy corvette camaro toyota
honda yamaha suzuki kawasaki harley davidson ducati moto motard voiture car cars racing turbo nascar
michael michel michelle mike john johnny jean jeanne jeanpierre david daniel danielle robert thomas tom tommy
william will charles charlie charlotte chloe emma lea manon camille sarah laura julie julien marie anne annie anna
antoine anthony alexandre alexandra alexis alex andrea andrew andre arthur ashley audrey aurelie aurelien bastien
benjamin benoit bernard brandon bruno caroline catherine cedric celine chantal christelle christian christine
christophe claire clara claude claudine clement coralie corinne cyril damien delphine denis didier dominique dylan
edouard elise elisabeth elizabeth elodie emilie emmanuel enzo eric estelle eva fabien fabrice florence florian
francis franck francois francoise frederic gabriel gaelle george georges gerard gilles guillaume gregory hannah
helene henri hugo ines isabelle jack jackson jacques james jason jennifer jenny jeremy jerome jessica jessie joel
jordan joseph joshua josephine juliette justin justine karine kevin laetitia laurent laurence leo lionel lisa loic
lola louis louise luc lucas lucie ludovic madeleine maelle marc marcel margaux margot marine marion mark martin
martine mathieu mathilde matthew matthieu maxime maxence melanie melissa michele mohamed monique morgan morgane
nadia nadine nathalie nathan nicolas nicole nicholas noah noemie oceane olivia olivier pascal patricia patrick paul
pauline peter philippe pierre quentin rachel raphael raymond rebecca regis remi remy rene richard robin roger roland
romain romane ronald ryan sabrina samantha samuel sandra sandrine sebastien serge severine simon sophie stephane
stephanie steven sylvain sylvie tanguy theo thierry tiffany tristan valentin valentine valerie vanessa veronique
victor victoria vincent virginie xavier yann yannick yves yvette zoe maeva amelie alice adrien agathe
superstar superwoman supernova ninja samurai warrior guerrier soldier soldat army armee navy marine pirate pirates
hunter chasseur killer tueur sniper shadow ombre ghost fantome vampire demon devil diable satan lucifer hell enfer
heaven paradis god dieu jesus christ jesuschrist marie allah inchallah bismillah blessed amen bouddha buddha
wizard witch sorciere merlin knight chevalier legend legende hero heros power pouvoir force energy energie strong
fort fortune money dollar euro euros million millionaire bank banque casino poker jackpot lottery loto number
numero one two three four five six seven eight nine ten zero un deux trois quatre cinq six sept huit neuf dix
hundred thousand cent mille first premier last dernier new nouveau nouvelle old vieux big grand grande gros small
petit petite little mini maxi mega giga ultra hyper alpha beta gamma omega delta sigma zeta
school ecole college lycee university universite student etudiant teacher professeur prof classe class book livre
livres house maison home chambre garden jardin door porte window fenetre key cle clef car bus train avion plane
bateau boat ship velo bike road route street rue ville city village pays country world monde mondial universe
univers galaxy galaxie planet planete space espace jupiter saturn venus neptune pluton mercury apollo atlas zeus
athena hercules achille ulysse poseidon cesar napoleon louisxiv jeannedarc
trustno trustnoone whatever whatsup blabla blablabla lalala lol lolol mdr ptdr hahaha haha toto tata titi tutu
totototo foobar foo bar baz azaz lolo lili lulu nini nono nana zaza zozo kiki koko coco cocorico bibi bobo boubou
loveyou lovelove missyou imissyou thankyou merci beaucoup please svp sil teplait
`
    .split(/\s+/)
    .filter((word) => word.length > 1),
)
