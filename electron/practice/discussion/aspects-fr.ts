/** What people say in French of one side of a thing; the format is that of aspects-en.ts. */
export const aspectsFr = `
# hours
good: les horaires me vont comme ils sont | c’est ouvert quand j’en ai besoin | en se dépêchant, on y arrive après le travail | c’est ouvert le samedi, ça me suffit | ouvrir plus tard coûterait une fortune pour trois personnes | je n’ai jamais trouvé porte close
bad: ça ferme juste quand on sort du travail | on trouve porte close en arrivant | ceux qui travaillent ne voient jamais la porte ouverte | c’est fermé le midi, quand les gens sont libres | les horaires changent sans que personne ne prévienne | il faut poser une heure pour y aller | ça ouvre trop tard le matin
wish: une soirée par semaine | le samedi après-midi | des horaires identiques toute l’année
lived: deux fois, j’ai trouvé la porte fermée | j’ai posé une matinée pour pouvoir y aller | la semaine dernière, c’était fermé à cinq minutes près
# price
good: le prix est correct pour ce qu’on a | c’est encore moins cher qu’ailleurs | il faut bien que quelqu’un paie | c’est moins cher qu’un restaurant | la qualité, ça se paie | si c’était moins cher, ce serait moins bien
bad: c’est beaucoup trop cher pour ce que c’est | les familles ne peuvent pas suivre | le prix monte tous les ans et rien d’autre ne change | on paie deux fois, avec les impôts et à l’entrée | beaucoup de gens n’y vont plus à cause du prix | à ce prix-là, j’y réfléchis à deux fois
wish: un tarif selon les revenus | un abonnement pour les habitués | la gratuité pour les enfants
lived: j’ai calculé ce que ça nous coûte par an, ça fait mal | on a arrêté un an à cause du prix | j’ai comparé, c’était moins cher à côté
# upkeep
good: c’est propre à chaque fois que j’y vais | ils ont réparé beaucoup de choses ces temps-ci | c’est vieux, mais bien tenu | les agents font ce qu’ils peuvent avec ce qu’ils ont | j’ai vu bien pire ailleurs | un coup de peinture et ça repart pour dix ans
bad: on a laissé tout ça se dégrader | ce qui casse reste cassé pendant des mois | c’est sale en fin de journée | rien n’a été repeint depuis vingt ans | on dirait que personne ne s’en occupe | encore un hiver comme ça et il faudra fermer
wish: des réparations dans la semaine | un nettoyage deux fois par jour | une vraie rénovation
lived: j’ai signalé une casse au printemps, elle y est encore | la dernière fois, il y avait de l’eau par terre | j’ai envoyé une photo à la mairie, aucune réponse
# crowd
good: j’attends rarement plus de cinq minutes | en y allant tôt, il n’y a personne | un peu de monde, ça met de la vie | la file avance vite | chacun attend son tour, ça se passe bien | il n’y a foule qu’une heure par jour
bad: l’attente est interminable | il y a trop de monde pour la place qu’il y a | on fait la queue une demi-heure pour rien | le week-end, on ne peut même pas entrer | il manque du personnel pour autant de gens | on en sort avec plus de fatigue qu’en arrivant
wish: un deuxième guichet aux heures de pointe | une réservation à l’avance | du renfort le samedi
lived: samedi dernier, j’ai laissé tomber après quarante minutes | j’y vais à huit heures maintenant, pour éviter la foule | une fois, j’y ai passé tout l’après-midi
# distance
good: c’est à dix minutes de chez moi | il y a un bus qui s’arrête juste devant | on ne peut pas tout avoir au coin de la rue | j’y vais à pied, ça me fait du bien | c’est à mi-chemin pour tout le monde | à vélo, ce n’est rien
bad: c’est trop loin quand on n’a pas de voiture | il n’y a pas de bus à la bonne heure | les personnes âgées n’y vont plus du tout | il me faut une demi-heure aller et autant au retour | on l’a mis là où personne n’habite | le temps d’y aller, la journée est passée
wish: une navette deux fois par jour | une antenne par quartier | un chemin sûr pour les vélos
lived: une voisine m’y emmène quand elle peut | le jour où le bus n’est pas passé, j’ai mis une heure | je n’y vais plus depuis que j’ai vendu la voiture
# noise
good: je ne l’entends presque plus | une ville sans bruit, c’est une ville morte | ça s’arrête à dix heures, c’est normal | il y a eu des efforts ces temps-ci | avec de bonnes fenêtres, on dort bien | ce sont surtout des enfants, et j’aime ça
bad: on ne peut pas dormir la fenêtre ouverte | ça dure jusqu’à minuit | il faut crier pour s’entendre | ceux qui habitent à côté n’en peuvent plus | personne ne mesure rien et personne ne fait rien | à la longue, ça use
wish: le calme après dix heures | de meilleures fenêtres | quelqu’un à appeler qui se déplace vraiment
lived: j’ai changé de chambre à cause de ça | une nuit, j’ai appelé trois fois | on leur a parlé, ça s’est calmé une semaine
# safety
good: je n’y ai jamais eu peur | il y a toujours du monde | c’est bien éclairé maintenant | les accidents sont rares, en vrai | il y a quelqu’un sur place désormais | on n’y risque pas plus qu’ailleurs
bad: le soir, je fais un détour | c’est mal éclairé et il n’y a personne | il suffit d’un accident | les enfants ne devraient pas y aller sans un adulte | je garde mon sac contre moi là-bas | rien n’a été fait depuis la dernière fois
wish: un meilleur éclairage | une présence le soir | une vitesse réduite à cet endroit
lived: un soir, quelqu’un a suivi ma nièce là-bas | l’hiver dernier, une dame y est tombée devant moi | il ne m’y est jamais rien arrivé
# clarity
good: c’est clair une fois qu’on l’a fait | tout est écrit, il suffit de lire | au guichet, on vous explique bien | je n’ai eu aucun mal | c’est plus simple qu’avant | un jeune vous montre ça en deux minutes
bad: personne ne comprend comment ça marche | il faut un diplôme pour remplir le papier | chacun vous dit autre chose | tout est en ligne et je m’y perds | ils emploient des mots que personne ne connaît | à la troisième page, j’ai arrêté
wish: une page en mots simples | quelqu’un qui répond au téléphone | un exemple à recopier
lived: j’ai demandé à ma nièce de le faire | il a fallu y retourner trois fois, il manquait toujours un papier | j’ai appelé, on m’a relu la même page
# use
good: ça sert vraiment à ceux qui en ont besoin | je m’en sers plus que je ne pensais | sans ça, on verrait vite la différence | ça aide les jeunes comme les vieux | ça facilite la vie au jour le jour | même sans y aller, ça me plaît que ça existe
bad: presque personne ne s’en sert | je ne vois pas pour qui c’est fait | c’est fait pour la photo | l’argent serait mieux employé ailleurs | je m’en suis toujours passé | au bout d’un mois, plus personne n’en parle
wish: une consultation avant de construire | quelque chose pour tous les âges | un essai d’un an
lived: j’y ai mis les pieds une fois, pour voir, et plus jamais | j’étais contre, et j’y vais toutes les semaines | autour de moi, personne ne s’en est encore servi
# staff
good: ils sont aimables et patients | ils vous connaissent par votre nom | on voit qu’ils aiment leur travail | on m’a trouvé une réponse tout de suite | ils font de leur mieux, à si peu | je n’y ai jamais entendu un mot de travers
bad: personne ne lève les yeux quand on entre | ils ne sont jamais assez nombreux | on vous envoie d’un guichet à l’autre | on nous traite comme des numéros | les bons s’en vont au bout de six mois | on ne voit jamais deux fois la même tête
wish: plus de personnel | des gens qui ont le temps d’écouter | quelqu’un qui suive le dossier
lived: un jeune homme a passé une demi-heure à m’aider | je me suis fait gronder pour une question | la dame qui connaissait tout le monde est partie
# choice
good: il y en a pour tous les goûts | il y a du nouveau tous les mois | j’y trouve ce que je cherche | ce qu’il y a est bien choisi | on peut demander, ils le font venir | un petit choix suffit s’il est bon
bad: c’est toujours la même chose | il n’y a rien pour les jeunes | ce que je veux n’y est jamais | il y en a de moins en moins | tout est fait pour les touristes | on en a fait le tour en dix minutes
wish: plus de choses pour les adolescents | des nouveautés selon la saison | une boîte à idées que quelqu’un lit
lived: j’ai demandé quelque chose en mars, c’est arrivé en juin | les enfants s’y sont ennuyés dès la première visite | j’y ai découvert quelque chose tout à fait par hasard
# room
good: il y a de la place si on vient tôt | c’est accessible depuis les travaux | on se gare deux rues plus loin | quelques arbres valent bien quelques places | avec une poussette, on y entre sans mal | ils ont mis une rampe
bad: il n’y a pas où se garer | avec une poussette ou un fauteuil, on n’entre pas | c’est trop petit pour autant de monde | il y a trois marches à l’entrée et pas de rampe | on tourne vingt minutes pour une place | ils ont supprimé les places sans rien demander
wish: une rampe à l’entrée | quelques places d’arrêt court | une salle plus grande
lived: j’ai tourné vingt minutes et j’ai fait demi-tour | ma mère a attendu dehors à cause des marches | j’y vais à vélo maintenant, pour en finir
# fairness
good: c’est la même règle pour tout le monde | ceux qui ont plus peuvent payer plus | ça aide ceux qui en ont le plus besoin | il faut bien que quelqu’un décide à la fin | on nous l’a expliqué, pour une fois | tout compte fait, je trouve ça juste
bad: ce sont toujours les mêmes qui paient | ceux qui crient le plus fort passent devant | personne ne nous a demandé notre avis | ça laisse de côté des gens comme moi | les uns ont des droits, les autres des devoirs | le village paie et la ville en profite
wish: la même règle pour tous | un vote avant de décider | une aide pour ceux qui ne peuvent pas payer
lived: je gagne dix euros de trop pour la réduction | on a fait le déplacement à la réunion, tout était déjà décidé | mon voisin y a droit et pas moi, pour le même revenu
# ties
good: on y rencontre des gens qu’on ne croiserait jamais ailleurs | ça rapproche les gens | on peut être au calme et s’en porter bien | ceux qui veulent du monde en trouvent | ça donne une raison de sortir | je m’y suis fait des amis
bad: on se sent vite seul avec ça | les gens ne se voient plus | personne ne parle à personne | ça coupe des autres | les timides restent dans leur coin | on finit par parler à un écran
wish: un jour fixe pour se voir | un endroit pour prendre un café ensemble | quelqu’un pour accueillir les nouveaux
lived: j’ai passé une semaine sans parler à personne | c’est comme ça que j’ai connu ma voisine | une amie en a souffert
# future
good: ce sera encore là dans vingt ans | ça ne peut que s’améliorer | les jeunes prendront la suite | on finira par voir ce que ça vaut | il y a de plus en plus de demande | avec un peu d’argent, ça a de l’avenir
bad: dans dix ans, plus personne n’en parlera | on fermera dès que l’argent manquera | ce sera réservé à ceux qui peuvent payer | personne ne prépare la suite | tout sera fait par des machines | je ne vois pas les jeunes prendre la suite
wish: un plan sur dix ans | de l’argent mis de côté pour ça | la parole donnée aux jeunes
lived: ça a plus changé en cinq ans qu’en trente | deux fois déjà, on nous a annoncé la fin | mes neveux verront bien ce que ça devient
# lack
good: on s’en passe | il y a toujours un voisin pour dépanner | ce n’était pas mieux avant | on ne peut pas tout avoir partout | ce serait vide la plupart du temps | en s’organisant, on y arrive
bad: ceux qui en ont le plus besoin s’en passent | on dépend des autres pour tout | on le réclame depuis des années | c’est pire pour les vieux et les jeunes | il faut aller jusqu’à la ville d’à côté | je me demande à quoi servent nos impôts
wish: un essai de six mois | un partage avec le village voisin | une réponse de la mairie
lived: le mois dernier, j’ai dû demander à mon frère | on a signé une pétition, aucune nouvelle | j’ai fini par m’en passer
`
