/**
 * Everyday things and what people say about them, in French: the words that name a thing (folded; `*` for any ending),
 * what it reminds people of, arguments for and against it, why it is as it is, wishes, advice, and experiences (`+`
 * good, `-` bad).
 */
export const topicsLifeFr = `
# retraite* pension*
mind: le repos | les voyages | le temps libre | les petits-enfants | la fatigue | une petite pension | la liberté | le jardin | la vieillesse | soixante-quatre ans
good: on a enfin du temps pour soi | on peut s’occuper des petits-enfants | on l’a bien méritée après toute une vie de travail
bad: les pensions ne suivent pas les prix | on y arrive à bout de forces | l’âge recule sans arrêt
why: on vit plus longtemps qu’avant | il y a moins d’actifs pour payer les pensions | les métiers durs usent les gens
wish: des pensions qui suivent les prix | un départ plus tôt pour les métiers durs | un minimum qui permette de vivre
advice: mettez un peu de côté dès que possible | gardez des activités et des amis | vérifiez votre relevé de carrière
tale: + le premier lundi, j’ai fait la grasse matinée | - il a fallu six mois pour recevoir le premier versement | on m’a offert un vélo à mon départ
# ~ travail* bosse* metier* collegue* carriere* emploi* reunion* bureau entreprise* employeur* patron*
mind: le salaire | les collègues | la fatigue | le réveil | le stress | les horaires | un bon chef | la fierté | la routine
good: on y voit du monde | on se sent utile | l’équipe s’entend bien
bad: la charge augmente et le salaire non | on finit les journées à plat | on n’est pas assez nombreux
why: les salaires ne suivent pas | on manque de reconnaissance | les horaires ne vont pas avec la vie de famille | la direction veut tout contrôler
wish: de meilleurs salaires | des horaires plus souples | des chefs qui écoutent | du personnel en plus
advice: choisissez quelque chose qui vous plaît | faites des stages avant de vous décider | apprenez à dire non | ne restez pas là où on ne vous respecte pas
tale: + un collègue m’a tout appris, avec beaucoup de patience | - on nous a annoncé la nouvelle par un simple message | j’ai changé de poste et je ne le regrette pas
# teletravail* travail-a-distance distance bureaux vendredi* retour-au-bureau direction
mind: le calme | la visio | le temps gagné | la solitude | le pyjama | la liberté
good: on gagne le temps du trajet | on est plus au calme qu’au bureau | on s’organise mieux avec les enfants
bad: on se sent vite seul | on ne coupe plus vraiment | on ne voit plus l’équipe
why: la direction préfère avoir les gens sous les yeux | les bureaux vides coûtent cher | on travaille mieux au calme | le trajet fatigue pour rien
wish: deux jours au choix dans la semaine | un jour commun où tout le monde est là | une vraie confiance de la direction
advice: fixez-vous des horaires | sortez marcher à midi | gardez un coin réservé au travail
tale: + la réunion s’est faite de la maison et tout le monde y a gagné | - la connexion a coupé en plein appel
# bac baccalaureat examen* epreuve* concours brevet
mind: le stress | les révisions | la fête | les notes | l’été | la fierté
good: ça apprend à travailler | tout le monde passe la même chose | ça reste un souvenir
bad: tout se joue en quelques heures | presque tout le monde l’a | le stress est trop fort
why: il faut un diplôme pour la suite | on a toujours fait comme ça | les notes ne veulent plus dire grand-chose
wish: plus de contrôle continu | davantage d’épreuves orales | moins d’épreuves à la suite | les mêmes sujets pour tout le monde | un niveau plus exigeant | des épreuves plus pratiques
advice: révisez un peu chaque jour | dormez bien la veille | relisez votre copie
tale: + je l’ai eu au rattrapage et on a fêté ça | - j’ai tout oublié devant l’examinateur
# ~ jeune* adolescent* etudiant* etudes orientation voie avenir apprenti*
mind: l’espoir | les études | la fête | l’insouciance | l’inquiétude | le téléphone | l’énergie | l’avenir
good: ils ont de l’énergie et des idées | ils sont plus ouverts que nous au même âge
bad: on ne leur fait pas assez confiance | ils trouvent difficilement un premier emploi
why: on leur demande de choisir trop tôt | les études coûtent cher | ils n’ont plus confiance dans l’avenir | ils passent leur vie sur leur téléphone
wish: des logements étudiants moins chers | des stages payés | de vrais conseillers d’orientation | plus d’apprentissages
advice: faites ce qui vous plaît, pas ce que veulent les autres | essayez plusieurs métiers avant de choisir | partez un peu à l’étranger | n’ayez pas peur de vous tromper | pensez à l’apprentissage | travaillez à l’école, ça sert toujours | parlez avec des gens qui font le métier | écoutez votre cœur | prenez votre temps, rien n’est définitif
tale: + un stage m’a donné l’idée de mon métier | - on m’a donné de mauvais conseils après le bac
# naissance* natalite bebe* enfant* fecondite parent* maternite
mind: la joie | les nuits courtes | le bruit | les rires | l’école | l’avenir | la responsabilité | les jouets | la famille
good: ils mettent de la vie dans une maison | ils donnent un sens à tout le reste
bad: ça coûte cher | on n’a plus une minute à soi
why: la vie est trop chère pour avoir des enfants | les logements sont trop petits | les jeunes ont peur de l’avenir | les femmes veulent d’abord une carrière | on manque de places en crèche | les couples se forment plus tard | beaucoup préfèrent rester libres
wish: des places en crèche | de vraies aides pour les parents | des congés plus longs | des horaires adaptés
advice: écoutez-les | posez des limites et tenez-les | passez du temps avec eux | ne les comparez pas
tale: + mon fils m’a préparé le petit déjeuner tout seul | - la crèche a fermé une semaine sans prévenir | + j’ai gardé les petits d’une amie tout un week-end | - le bébé d’à côté a pleuré toute la nuit
# ecole* college* lycee* professeur* prof* enseignant* devoirs eleve* classe*
mind: la maîtresse | les copains | les devoirs | la récréation | la cantine | les souvenirs d’enfance | l’ennui | les mathématiques
good: les enseignants font leur possible | les enfants y vont avec plaisir
bad: les classes sont trop chargées | les absents ne sont pas remplacés | le niveau baisse
why: les classes sont trop chargées | on ne respecte plus les professeurs | le métier est mal payé | les programmes changent tout le temps
wish: moins d’élèves par classe | des professeurs mieux payés | plus de sport et de sorties | une meilleure cantine
advice: suivez les devoirs sans les faire à leur place | parlez avec les professeurs | encouragez plus que vous ne grondez
tale: + une institutrice m’a donné le goût de lire | - j’ai passé l’année au fond de la classe
# cantine* restauration-scolaire repas-de-la-cantine
mind: le plateau | le bruit | les copains | les épinards | le pain | la file d’attente | les frites
good: les enfants mangent chaud | c’est équilibré | les prix suivent les revenus
bad: c’est trop gras et trop cuit | il y a trop de bruit | on jette la moitié des plateaux | les portions sont trop petites
why: il faut nourrir vite et pour pas cher | les repas viennent d’une cuisine centrale | les enfants n’ont pas le temps de manger
wish: des légumes de saison | une cuisine sur place | moins de sel | des produits du coin | plus de temps pour manger | un menu affiché à l’avance | moins de bruit | des portions adaptées à chacun | du pain frais tous les jours
advice: goûtez à tout | demandez le menu de la semaine
tale: + le cuisinier nous a fait un vrai repas de Noël | - le plat est arrivé froid
# ~ famille* mere pere grand-mere grand-pere grands-parents frere* soeur* noel anniversaire* fete*
mind: les repas | l’amour | les disputes | mes parents | le soutien | les souvenirs | la maison | les fêtes | le sapin
good: on peut toujours compter dessus | on se retrouve avec plaisir
bad: chacun vit loin des autres | on se dispute pour des riens
why: chacun vit loin des autres | on n’a plus le temps de se voir | les familles ont changé
wish: plus de temps ensemble | des trains moins chers pour se voir
advice: appelez-les souvent | ne restez pas fâchés | organisez un repas de temps en temps
tale: + on était quinze autour de la table et on a bien ri | - une dispute a gâché le repas | ma mère avait fait son gratin
# ami* amitie* amour* couple* mariage* divorce* conjoint*
mind: la confiance | la fidélité | le soutien | les fous rires | la tendresse | le partage | le temps | les disputes
good: on se comprend sans parler | on peut tout se dire
bad: on se voit trop peu | chacun est pris par sa vie
why: on se sépare plus facilement qu’avant | chacun pense d’abord à soi | on ne se parle plus assez | on se connaît mal au début
wish: plus de temps à deux | plus d’écoute
advice: parlez-vous, même quand c’est difficile | gardez du temps à deux | gardez patience | ne cherchez pas à changer l’autre
tale: + un ami a traversé la France pour mon anniversaire | - on s’est perdus de vue sans raison
# voisin* voisine* voisinage
mind: le bruit | l’entraide | un café partagé | la tondeuse du dimanche | la politesse | les clés | mon voisin d’en face | les disputes | le bonjour du matin
good: on se rend des services | ils gardent les clés pendant les vacances
bad: il y a du bruit tard le soir | on se croise sans se parler
why: on ne prend plus le temps de se parler | les gens restent chez eux | on déménage souvent
wish: une fête des voisins | moins de bruit le soir | un peu plus de bonjour dans l’escalier
advice: présentez-vous en arrivant | prévenez quand vous faites une fête | parlez avant de vous fâcher
tale: + ma voisine m’a apporté de la soupe quand j’étais malade | - ils ont fait des travaux un dimanche matin
# ~ quartier* rue rues
mind: le calme | les commerces | les voisins | les enfants qui jouent | le bruit | l’école | le marché
good: c’est un quartier calme | les voisins se disent bonjour | on a tout à pied | c’est vivant sans être bruyant | il y a un peu de verdure
bad: il n’y a plus beaucoup de commerces | c’est difficile de se garer | le soir, c’est mort | ça manque d’arbres | on entend la route
why: les commerces ont fermé | les loyers ont monté | tout le monde se connaît | il n’y a rien pour les jeunes
wish: plus de verdure | des bancs à l’ombre | un commerce de proximité | moins de voitures | des rues plus propres
advice: allez au marché le samedi | faites le tour à pied | parlez aux commerçants
tale: + la fête du quartier a réuni tout le monde | - on a cassé la vitre de ma voiture | un commerce a rouvert au coin
# ~ ville* commune* village* campagne* bourg
mind: le calme | l’église | les champs | le bruit | les commerces | la place | l’ennui | les embouteillages | l’air pur
good: on y vit bien | il y a des associations pour tous les goûts | on respire
bad: les commerces ferment | il faut la voiture pour tout | il ne se passe rien le soir
why: il n’y a pas de travail sur place | les commerces sont partis en périphérie | les loyers sont trop chers en ville | les jeunes partent pour les études
wish: des commerces dans le centre | plus de transports | un médecin | des pistes cyclables | plus d’arbres
advice: venez un jour de marché | inscrivez-vous dans une association | laissez la voiture
tale: + le maire est venu inaugurer le parc et on a dansé | - la boulangerie a fermé du jour au lendemain
# logement* loyer* maison* appartement* demenag* proprietaire*
mind: le confort | le loyer | le crédit | le jardin | le calme | les travaux | la sécurité | mon canapé
good: on s’y sent chez soi | c’est lumineux et calme
bad: c’est trop cher pour ce que c’est | on entend les voisins | c’est mal isolé
why: on construit trop peu | les loyers montent plus vite que les salaires | il y a trop de locations de vacances | les banques ne prêtent plus
wish: des loyers encadrés | plus de logements sociaux | des aides pour isoler
advice: visitez deux fois avant de signer | regardez l’isolation | faites l’état des lieux avec soin
tale: + le propriétaire a refait la cuisine sans augmenter le loyer | - la fuite a duré tout l’hiver | on a tout repeint nous-mêmes
# menage rangement vaisselle repassage poubelle* taches
mind: la corvée | l’aspirateur | la poussière | le partage | le samedi matin | la propreté
good: on se sent bien quand tout est propre | ça vide la tête
bad: c’est toujours à refaire | c’est mal partagé
why: on n’apprend pas aux garçons à le faire | chacun a ses habitudes | ça prend du temps et personne n’aime ça
wish: un meilleur partage | un peu d’aide une fois par semaine
advice: faites un peu chaque jour | partagez les tâches par écrit | mettez de la musique
tale: on a fait un planning sur le frigo | - j’ai tout fait sans aide pendant des années
# cuisine* cuisiner repas diner dejeuner petit-dejeuner plat plats gateau* recette*
mind: les odeurs | la famille | le plaisir | ma grand-mère | le partage | un bon gratin | la vaisselle
good: c’est un moment où on se parle | c’est meilleur quand on le fait soi-même
bad: on n’a pas le temps de cuisiner en semaine | on mange trop vite
why: on rentre tard et on n’a plus le courage | les plats tout prêts sont plus simples | on n’apprend plus à cuisiner
wish: plus de temps pour cuisiner | des recettes simples | des produits de saison
advice: cuisinez pour deux jours | goûtez | commencez par des choses simples
tale: + j’ai réussi un gâteau pour toute la table | - j’ai tout laissé brûler | on a mangé dehors jusqu’à la nuit
# course* supermarche* magasin* hypermarche* caddie* caisse* epicerie* cooperative* adherent* grande-surface
mind: la liste | le caddie | les prix | la queue à la caisse | les promotions | la corvée | le choix
good: on y trouve tout au même endroit | les prix y sont plus bas
bad: les prix montent toutes les semaines | on attend à la caisse | il n’y a plus rien à côté
why: les prix ont trop augmenté | les grandes surfaces ont tué les petits commerces | on n’a pas le temps d’aller ailleurs
wish: des produits d’ici à un prix correct | des horaires plus larges | un rayon en vrac | plus de caisses ouvertes
advice: faites une liste | comparez les prix au kilo | n’y allez pas le samedi
tale: + j’ai trouvé de bons légumes à moitié prix | - j’ai attendu vingt minutes à la caisse | j’ai pris du pain, des fruits et du fromage
# commerce* boutique* marche boulangerie* boulanger* librairie* commercant*
mind: la boulangerie | le sourire | le marché du samedi | les vitrines vides | le conseil | les prix
good: on y est bien conseillé | ça fait vivre le centre
bad: c’est souvent plus cher | ils ferment les uns après les autres
why: tout le monde achète sur Internet | les loyers sont trop chers | il n’y a plus de place pour se garer | les grandes surfaces ont tout pris
wish: des loyers plus bas pour les petits commerces | une heure de parking gratuite | un marché deux fois par semaine
advice: achetez près de chez vous | allez au marché en fin de matinée
tale: + le boulanger m’a gardé mon pain | - le dernier boucher a fermé l’an dernier
# amazon commande* colis livraison* livre* achat* 
mind: les colis | la rapidité | les cartons | le choix | les retours | la facilité
good: c’est pratique et on est livré vite | on trouve de tout
bad: les colis se perdent | il y a trop d’emballages | ça tue les petits magasins
why: c’est plus rapide | c’est moins cher | on trouve tout sans bouger
wish: moins d’emballages | des horaires de livraison précis | des retours gratuits
advice: lisez les avis | vérifiez le site avant de payer | groupez vos commandes
tale: + la commande est arrivée un jour plus tôt que prévu | - le colis est arrivé ouvert | j’ai renvoyé une paire de chaussures trop petite
# produit* marque* publicite* pub pubs slogan* decathlon ikea carrefour leclerc lidl nike apple coca*
mind: la qualité | le prix | la publicité | la confiance | le choix | le logo | une musique agaçante
good: la qualité est là | le prix est juste
bad: on paie surtout le nom | la publicité est partout
why: on leur fait confiance par habitude | la publicité marche | le prix est bon
wish: moins de publicité | des produits qui durent | des prix plus bas
advice: regardez la composition plutôt que le nom | comparez avec la marque du magasin
tale: + on m’a échangé l’article sans discuter | - ça s’est cassé au bout d’une semaine | - la couleur n’avait rien à voir avec la photo | - il manquait une pièce dans le carton | - le goût n’était plus le même | - la batterie ne tenait pas une journée | - on m’a refusé le remboursement
# vetement* habits mode occasion friperie* chaussures
mind: les soldes | le style | le gaspillage | le confort | la fripe | le placard plein
good: on en trouve à tous les prix | l’occasion évite le gaspillage
bad: ça ne tient plus deux lavages | c’est fabriqué à l’autre bout du monde
why: c’est moins cher | on veut éviter le gaspillage | les modes changent trop vite
wish: des habits qui durent | des tailles normales | plus de fabrication française
advice: achetez moins mais mieux | regardez les étiquettes | essayez l’occasion
tale: + j’ai trouvé un manteau neuf à dix euros | - le pull a rétréci au premier lavage
# banque* epargne* credit* argent economies especes carte
mind: les frais | le crédit | la sécurité | le manque | les factures | la liberté | les soucis
good: on se sent plus tranquille avec un peu de côté | ils répondent quand on appelle
bad: les frais augmentent | on n’a plus de conseiller attitré | l’argent part plus vite qu’il ne rentre
why: tout augmente sauf les salaires | on paie tout par carte sans y penser | les gens ont peur de manquer
wish: moins de frais | un vrai conseiller | des taux plus justes
advice: mettez un peu de côté chaque mois | évitez les crédits | comparez les frais
tale: + ma conseillère m’a annulé les frais | - on m’a prélevé deux fois | j’ai renégocié mon assurance
# operateur* forfait* fournisseur* abonnement* assurance*
mind: le prix | la facture | le réseau | l’engagement | le service client
good: le prix était le plus bas | le réseau passe bien chez moi | il n’y a pas d’engagement | toute la famille y est déjà | j’y suis depuis des années, par habitude | on me l’a conseillé | il y avait une promotion à ce moment-là | le service client répond
bad: le service client est injoignable | le prix monte au bout d’un an | le réseau ne passe pas chez moi
why: le prix était le plus bas | le réseau passe bien chez moi | toute la famille y est déjà | il y avait une promotion à ce moment-là | un ami me l’a conseillé | c’était groupé avec Internet
wish: un prix fixe | un vrai service client | un réseau qui passe partout
advice: comparez avant de signer | choisissez sans engagement | négociez chaque année
tale: + j’ai appelé et ils ont baissé le prix | - j’ai passé une heure au téléphone pour résilier
# telephone* smartphone* portable* ecran* application* notification*
mind: les messages | la lumière bleue | la dépendance | les photos | le chargeur | le temps perdu | les appels | la famille
good: on reste en contact avec tout le monde | ça détend avant de dormir | j’ai tout dessus
bad: ça prend trop de temps | on dort moins bien | on ne se parle plus à table | on le regarde sans même y penser
why: c’est devenu un réflexe | on a peur de manquer quelque chose | tout est fait pour nous garder dessus | ça détend après la journée
wish: une heure sans écran le soir | moins de notifications | un mode nuit plus simple | un vrai réveil à la place du téléphone
advice: laissez-le hors de la chambre | coupez les notifications | achetez un vrai réveil | posez-le pendant les repas
tale: + j’ai tenu une semaine en le laissant dans la cuisine et je dormais mieux | - j’ai essayé de m’en passer le soir, j’ai tenu trois jours | je l’ai mis sur silencieux tout un mois
# internet reseau reseaux facebook instagram tiktok numerique
mind: les informations | les vidéos | le temps perdu | les arnaques | les amis | la jalousie | la haine | la rapidité
good: on garde le contact avec des gens loin | on trouve des réponses à tout
bad: on y perd un temps fou | on y lit n’importe quoi | les gens s’y insultent
why: on s’y cache derrière un écran | c’est gratuit et facile | tout le monde y est
wish: moins de publicité | une vraie protection pour les enfants | moins de fausses nouvelles
advice: vérifiez avant de partager | ne donnez pas vos données | limitez le temps
tale: + j’ai retrouvé une amie d’enfance | - on m’a piraté mon compte
# artificielle robot* chatgpt ia
mind: l’inconnu | les robots | le progrès | la triche | la peur | la facilité | l’emploi
good: ça fait gagner du temps | ça aide à écrire
bad: ça va supprimer des emplois | on ne sait plus ce qui est vrai
why: les entreprises veulent réduire les coûts | c’est nouveau et ça fait peur | ça va très vite
wish: des règles claires | une mention quand c’est une machine | des formations
advice: vérifiez ce que ça répond | ne lui confiez rien de personnel
tale: + ça m’a aidé à écrire une lettre | - la réponse était fausse du début à la fin
`
