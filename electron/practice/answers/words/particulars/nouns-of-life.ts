/** Things by what is said of them: what one owns, bought, ate, saw or forgot, and what makes one laugh or cry. */
export const nounsOfLife = String.raw`
# thing: (plus gros|plus grosse|gros|plus importante?|biggest|largest|most expensive|main|major|plus cher|plus chere) (achat|depense|purchase|expense|thing you (bought|have bought)|item|buy|outlay)
fr: une voiture d’occasion | un lave-linge | un téléphone | des travaux dans la salle de bains | un canapé | un ordinateur | un vélo électrique | les vacances | une chaudière
en: a second-hand car | a washing machine | a phone | a new bathroom | a sofa | a computer | an electric bike | the holiday | a boiler
# thing: (dernier~|last|recent~|recently|latest) + (achat~|achete~|commande~|bought|buy|purchase~|order~) + (ligne|internet|online|amazon|web)
fr: un livre | des chaussures | une coque de téléphone | des croquettes | un cadeau pour une nièce | une ampoule spéciale | un pull | des billets de train
en: a book | shoes | a phone case | cat food | a present for a niece | a special bulb | a jumper | train tickets
# thing: (rire|sourire|rigoler|laugh~|smile~) + (qu'est-ce|que|quel~|what|which|derniere|last|who)
fr: les enfants | les vieux films comiques | mes collègues | les bêtises du chat | mon frère | un bon humoriste | les jeux de mots
en: children | a funny film | my colleagues | the cat | my brother | a silly joke | something on the radio
# thing: (pleur~|larmes|emu~|touche~|cry|cried|tears|moved you|touched) + (qu'est-ce|que|quel~|what|which|derniere|last|when)
fr: un enterrement | un film | une bonne nouvelle après une longue attente | la naissance d’une nièce | une lettre retrouvée | les informations | un départ
en: a funeral | a film | good news after a long wait | a niece being born | a letter I found again | the news | somebody leaving
# thing: (oubli~|perd~|perdu~|forget~|forgot~|lose|losing|lost) + (souvent|toujours|objet~|chose~|often|always|things?|what|que|quel~) - confiance|time|temps|poids|weight|travail|job|feriez|faites|would you|do you do|if you
fr: mes clés | les prénoms | mon parapluie | mes lunettes | les anniversaires | mes mots de passe | où j’ai garé la voiture
en: my keys | people’s names | my umbrella | my glasses | birthdays | my passwords | where I parked the car
# thing: (voisin\w*|neighbou?r\w*) + (demand~|pret~|emprunt~|rend~|borrow~|lend|lent|ask~|help~|share~) + (que|quel~|qu'est-ce|what|which)
fr: une échelle | du sel ou des œufs | garder les clés | arroser les plantes | une perceuse | surveiller les colis | nourrir le chat
en: a ladder | salt or eggs | keeping the keys | watering the plants | a drill | taking in parcels | feeding the cat
# thing: (application~|applis?|apps?) + (telephone|phone|hier|yesterday|quel~|which|what|utilis~|use|install~)
fr: WhatsApp | la météo | ma banque | YouTube | Instagram | le GPS | les photos | un jeu | la radio
en: WhatsApp | the weather | my bank | YouTube | Instagram | maps | photos | a game | the news
# thing: (dans (votre|vos)|au fond de|in your|on your) (\w+ )?(refrigerateur|frigo|congelateur|fridge|freezer|placards?|cupboards?|larder)
fr: du lait | des restes d’hier | du beurre | des œufs | du fromage | des carottes | des yaourts | de la moutarde
en: milk | yesterday’s leftovers | butter | eggs | cheese | carrots | yoghurts | mustard
# thing: (sur|on) (votre|vos|your) (\w+ )?(mur~|bureau|table de (nuit|chevet)|balcon|etagere~|walls?|desk|bedside table|balcony|shel\w+)
fr: des photos de famille | un livre et une lampe | des plantes | un calendrier | un vieux tableau | des papiers partout | une radio
en: family photos | a book and a lamp | plants | a calendar | an old picture | papers everywhere | a radio
# thing: (collectionn~|(do|did) you collect) + (que|quel~|what|which|do you|vous)
fr: des timbres | des vinyles | des pots à lait | rien du tout | des livres anciens | des cartes postales | des cailloux de vacances
en: stamps | records | jugs | nothing at all | old books | postcards | pebbles from holidays
# thing: (plante~|fleur~|legume~|cultiv~|grow|plant~|flowers?|vegetables?) + (jardin|balcon|potager|garden|balcony|allotment)
fr: des tomates | des rosiers | des herbes pour la cuisine | des courgettes | des géraniums | des pommes de terre | de la lavande | des fraises
en: tomatoes | roses | herbs for cooking | courgettes | geraniums | potatoes | lavender | strawberries
# thing: (superstiti~|porte-?bonheur|lucky|rituel~|ritual~|tradition~) + (que|quel~|avez|what|which|do you|family|famille)
fr: les crêpes à la Chandeleur | le repas du dimanche | toucher du bois | une photo chaque année au même endroit | la galette des rois | aucune | un café avant tout le reste
en: pancakes on Shrove Tuesday | Sunday lunch together | touching wood | a photo in the same place every year | a walk on Boxing Day | none | coffee before anything else
# thing: (plat|recette|specialite|gateau|dish|recipe|speciality|meal) .*(reussi~|specialite|famille|mieux|prepar~|cuisin~|best|family|cook|make|signature)
fr: la blanquette | le gratin dauphinois | la tarte aux pommes | un curry | le couscous | les lasagnes | le gâteau au chocolat | une bonne soupe
en: a roast | lasagne | apple pie | a curry | fish pie | chocolate cake | a good soup | stew
# thing: (defi~|challenge~|objectif~|but~|goals?|aims?|ambition~|resolution~) + (vous|votre|vos|you|your) + (quel~|que|what|which) - pays|france|country|association|work
fr: courir dix kilomètres | apprendre une langue | mettre de l’argent de côté | passer plus de temps dehors | finir ma formation | dormir davantage | acheter un logement | rester en bonne santé
en: running ten kilometres | learning a language | putting money aside | spending more time outside | finishing my course | sleeping more | buying a home | staying healthy
# thing: (competence~|chose~|langue|instrument|skill~|thing|something|language|instrument) .*(aimeriez|voudriez|souhait~|like to|want to|wish you could) (\w+ )?(apprendre|savoir|learn|know|be able)|(aimeriez|voudriez)-vous (apprendre|savoir)|would you like to (learn|be able)
fr: jouer du piano | parler espagnol | coudre | réparer ce qui casse | nager le crawl | la menuiserie | le chant | cuisiner comme un chef
en: playing the piano | Spanish | sewing | mending what breaks | swimming properly | woodwork | singing | cooking like a chef
# thing: (medias?|journal|journaux|chaine|site|source~|media|newspaper~|channel~|source~) + (inform~|actualite|nouvelles|confiance|news|trust~|information) - ou vous|where
fr: la radio du matin | le journal local | France Info | mon téléphone | le journal de vingt heures | Le Monde | les réseaux sociaux | aucun en particulier
en: the morning radio | the local paper | the BBC | my phone | the evening news | the Guardian | social media | none in particular
# thing: (marque|logo|publicite|slogan|pub|brand|logo|advert~|commercial|ad) .*(retenu|souvien~|rappelez|en tete|recall|remember|come to mind|marque)
fr: une publicité pour une voiture | celle avec le petit chien | une marque de lessive | une pub de Noël | Intermarché | aucune, je zappe | une chanson pour un yaourt
en: one for a car | the one with the little dog | a washing powder | a Christmas advert | John Lewis | none, I skip them | a jingle for an insurance
# thing: (transports?|deplac~|trajet|travel|journey|commut~) + (temps|time|trajet|pendant|during|while|on the) + (que|qu'est-ce|what|how) + (fai~|do|occup~|spend|pass)
fr: je lis | j’écoute la radio | je dors un peu | je regarde par la fenêtre | je réponds aux messages | des podcasts | je pense à ma journée
en: I read | the radio | I sleep a little | I look out of the window | I answer messages | podcasts | I think about my day
# who: (conseil~|aide~|demand~|tourn~|appel~|advice|help|ask|turn to|call|ring) + (ordinateur|telephone|internet|panne|computer|phone|technical|broken|repair|device|laptop)
fr: mon fils | une collègue qui s’y connaît | le voisin | un ami informaticien | ma nièce | le magasin | personne, je cherche sur Internet
en: my son | a colleague who knows about it | the neighbour | a friend who works with computers | my niece | the shop | nobody, I look it up
# who: (parlez|parler|confi~|talk|confide|tell|discuss|speak) + (soucis?|problemes?|argent|secret~|sante|coeur|worr~|problems?|money|troubles|feelings|health|personal)
fr: ma sœur | mon meilleur ami | ma mère | une amie d’enfance | personne, je garde ça pour moi | une collègue | mon médecin
en: my sister | my best friend | my mother | an old friend | nobody, I keep it to myself | a colleague | my doctor
# who: (appris|enseigne|transmis|taught|learn~|showed you) + (cuisin~|conduire|nag~|lire|brico~|jardin~|coudre|velo|cook~|drive|swim|read|sew|garden~|ride|cycle)
fr: ma mère | mon père | ma grand-mère | un moniteur | mon grand frère | personne, j’ai appris sans aide | une voisine | à l’école, un professeur
en: my mother | my father | my grandmother | an instructor | my elder brother | nobody, I taught myself | a neighbour | a teacher at school
# where: (relax~|detend~|calme|au mieux|chez vous|happiest|most at ease|at ease|peaceful|ressourc~|heureu~) + (ou|where|endroit|lieu)
fr: chez moi, sur le canapé | au bord de l’eau | dans mon jardin | en forêt | dans mon bain | à la campagne, chez des amis | dans mon lit avec un livre
en: at home on the sofa | by the water | in my garden | in the woods | in the bath | in the country with friends | in bed with a book
# where: (train|bus|vol|avion|flight|plane) + (annule~|cancel~|retard~|delay~|rate~|miss~)
fr: à l’hôtel le plus proche | chez des amis en ville | au guichet, pour un autre billet | à la gare routière | chez moi, et je repartirais demain | au café d’en face, en attendant
en: to the nearest hotel | to friends in town | to the ticket office | to the coach station | back home, and I would try again tomorrow | to the café across the road to wait
# where: (quel quartier|quel coin|which (area|part|neighbou?rhood|district)|what (area|part)) + (vivre|habiter|live|move|ville|city|town)
fr: dans le centre, tout à pied | près du parc | vers la rivière | dans un quartier calme, avec des maisons | près de la gare | là où je suis | sur les hauteurs
en: in the centre, everything on foot | near the park | by the river | somewhere quiet with houses | near the station | where I am now | up on the hill
# when: (apprenez|avez appris|learn~|find out|hear) .*(nouvelle|news|evenement|event)
fr: le soir même | le lendemain, par la radio | tout de suite, sur mon téléphone | quelques jours après
en: the same evening | the next day on the radio | straight away on my phone | a few days later
# where: (produits? (menagers?|d'entretien)|menagers?|cleaning (products|things|stuff)|balai|aspirateur|vacuum|broom)
fr: sous l’évier | dans un placard de l’entrée | dans la salle de bains, en hauteur | dans la buanderie | au garage | aux toilettes, sur une étagère
en: under the sink | in a cupboard in the hall | in the bathroom, high up | in the utility room | in the garage | on a shelf in the toilet
# where: (achet~|buy|bought|shop|magasins?|stores?|shops?) + (sport|sports?)
fr: chez Decathlon | chez Intersport | en ligne | au centre commercial | d’occasion, sur Vinted | pendant les soldes, en ville
en: at Decathlon | online | at the sports shop in town | at the shopping centre | second-hand | in the sales
# where: (achet~|buy|bought|magasins?|stores?|shops?) + (outils?|bricol~|peinture|jardin~|plantes?|tools?|diy|paint|garden~|plants?)
fr: chez Leroy Merlin | chez Castorama | à la jardinerie | au marché | en ligne | à la quincaillerie du village
en: at the DIY store | at the garden centre | at the market | online | at the ironmonger’s
# thing: (appren~|appris|learn~|hear|heard|found out) .*(nouvelle|news|naissance|decision|fermeture|mort|birth|closure|death) + (comment|how)
fr: par téléphone | par un message de la famille | par un collègue | dans le journal | à la radio | sur les réseaux | de vive voix
en: by phone | a text from the family | from a colleague | in the paper | on the radio | on social media | somebody told me
# thing: (annee|mois|semaine|journee|year|month|week|day) + (un seul mot|un mot|en un mot|one word|single word|trois mots|three words)
fr: fatigante | longue | heureuse | calme | mouvementée | difficile | ordinaire | riche
en: tiring | long | happy | quiet | eventful | hard | ordinary | rewarding
# tell: (ambiance|atmosphere|mood|climate|relations?|entente|relationship) + (collegues?|equipe|colleagues?|team|coworkers?|workmates?)
fr: on rit beaucoup, même les jours chargés | chacun dans son coin | bonne entente, un peu de tension en fin de mois | on s’entraide sans qu’il faille demander | c’est calme et poli, sans plus | ça dépend de qui est là | plutôt lourde depuis la réorganisation | conviviale, avec le café de dix heures
en: we laugh a lot, even on busy days | everyone in their own corner | we get on well, with some strain at the end of the month | people help without being asked | quiet and polite, no more | it depends on who is in | rather heavy since the changes | friendly, with coffee at ten
# thing: (depense~|frais|facture~|expense~|bill~|cost~) + (imprevu~|inattendu~|surprise|unexpected~|unplanned)
fr: une réparation de voiture | le lave-linge en panne | une couronne chez le dentiste | une amende | des lunettes cassées | une fuite d’eau | le vétérinaire
en: a car repair | a broken washing machine | a crown at the dentist’s | a fine | broken glasses | a leak | the vet
# thing: (former|formation|apprendre|train|training|study|learn) + (domaine|field|area|matiere|subject|dans quoi|in what)
fr: l’informatique | une langue | le soin aux personnes | la comptabilité | l’artisanat | la photo | le jardinage | la gestion
en: computing | a language | care work | accounting | a craft | photography | gardening | management
# thing: (qualites?|qualities|traits?) + (infirmi~|aide-soignant~|nurse|medecin|doctor|vendeu~|prof~|enseignant~|teacher|chef|boss|manager|maire|mayor|ami|amie|friend|voisin|neighbour|parent~|collegue|colleague|facteur|policier|police) - maire|mayor|elus?|president~
fr: la patience | l’écoute | la douceur | la compétence | le sens de l’organisation | l’honnêteté | le calme | la disponibilité
en: patience | listening | kindness | knowing the job | good organisation | honesty | calm | being there when needed
# thing: (appareils?|machines?|objets?|appliances?|devices?|gadgets?|items?) + (cuisine|kitchen|salon|living room|bureau|maison|chez vous|home) + (liste~|citez|quel~|list|name|what|which|inventaire)
fr: le four | le grille-pain | la cafetière | le réfrigérateur | la bouilloire | le micro-ondes | le lave-vaisselle | le robot
en: the oven | the toaster | the coffee maker | the fridge | the kettle | the microwave | the dishwasher | the mixer
# wish: (reglement|regle~|statuts?|charte|rules?|regulations?|bylaws?) + (chang~|modifi~|revoir|ajout~|change|alter|amend|add|remove|supprim~)
fr: des horaires moins stricts | le droit d’avoir un petit animal | moins d’interdits et plus de dialogue | une place de parking par logement | des règles claires sur le bruit | des amendes pour les dépôts sauvages | un vote une fois par an
en: less strict hours | the right to keep a small pet | fewer bans and more talking | one parking space each | clear rules about noise | fines for dumping rubbish | a vote once a year
# wish: (hopital|clinique|ehpad|maternite|urgences|hospital|clinic|ward|care home|emergency) + (change~|amelior~|improve|better|baguette|wand|modifi~|transform~)
fr: plus d’infirmières | moins d’attente aux urgences | des chambres seules | de meilleurs repas | un accueil plus humain | des explications simples | un parking gratuit
en: more nurses | shorter waits in casualty | single rooms | better meals | a kinder welcome | plain explanations | free parking
# deed: (occup~|passez|spend|do|fai~) + (soirees?|evenings?|nuits? d'hiver|winter|hiver) + (comment|how|que|what) - warm|chaud|dress|wear|portez
fr: je lis au chaud | on joue aux cartes | un film sous une couverture | je tricote ou je bricole | je cuisine longuement | je me couche tôt | des coups de fil aux amis | une soupe et la radio
en: I read in the warm | we play cards | a film under a blanket | I knit or mend things | I cook slowly | I go to bed early | I ring friends | soup and the radio
# thing: (inquiet~|souci~|preoccup~|worr~|concern~) + (village|commune|quartier|ville|gens d'ici|habitants|town|area|neighbou?rhood|local people|community)
fr: la fermeture de l’école | le manque de médecins | la vitesse des voitures | les loyers | les commerces qui ferment | les cambriolages | le bruit | l’eau en été
en: the school closing | too few doctors | speeding cars | rents | shops closing | break-ins | noise | buses being cut
# thing: (utile~|useful|important~) + (appris~|learn~|taught) + (ecole|lycee|college|fac|school|university)
fr: lire et compter | apprendre par moi-même | parler devant les autres | l’anglais | l’orthographe | vivre avec les autres | chercher une information
en: reading and sums | how to learn by myself | speaking in front of others | spelling | a language | getting on with others | looking things up
# thing: (quitt~|evacu~|sauv~|feu|incendie|fire|flood|inondation|leave your home|five minutes|cinq minutes) + (empor~|prendr~|prendriez|sauv~|take|save|grab)
fr: mes papiers | les photos de famille | le chat | mon téléphone | l’ordinateur | un bijou de ma grand-mère | des vêtements chauds | mes médicaments
en: my papers | the family photos | the cat | my phone | the computer | my grandmother’s ring | warm clothes | my medicines
# tell: (empreinte carbone|bilan carbone|carbon footprint|gaz a effet de serre|greenhouse gas~|transition ecologique|energy transition|biodiversit~|sobriete)
fr: ce qu’on rejette dans l’air avec tout ce qu’on fait | la trace qu’on laisse sur la nature | les trajets, le chauffage et la viande | vivre avec moins, mais mieux | protéger ce qui vit autour de nous | des mots de spécialistes, pour moi
en: what we put into the air with all that we do | the mark we leave on nature | travel, heating and meat added up | living on less, but better | protecting what lives around us | experts’ words, to me
# thing: (croire|believe|trust|fiable~|reliable|credible~|vrai~) + (news|information~|actualite~|nouvelle~|infos?) + (decid~|choisi~|comment|how|save|know)
fr: je compare plusieurs sources | je regarde qui l’a écrit | j’attends que la radio en parle | au bon sens | je ne crois que ce que je vois | je fais confiance à deux ou trois médias
en: I compare several sources | I look at who wrote it | I wait for the radio to say it | common sense | I only believe what I see | I trust two or three of them
# thing: (voisin~|collegue~|ami~|famille|proches|neighbour~|colleague~|friend~|family|mother|boss) .*(dirai\w+|disent|pensent|say|think) (de|about|of) (vous|you)|(dirai\w+|disent|would|do) (vos|votre|your) (voisin~|collegue~|ami~|famille|proches|neighbour~|colleague~|friend~|family|mother|boss) .*(vous|you)
fr: quelqu’un de calme | une personne serviable | que je travaille trop | que je suis toujours de bonne humeur | qu’on peut compter sur moi | que je parle beaucoup | pas grand-chose, je suis quelqu’un de discret
en: somebody quiet | a helpful person | that I work too much | that I am always cheerful | that one can rely on me | that I talk a lot | not much, I keep to myself
# thing: (soutien|aide|accompagnement|support|help) + (quel~|what|which|kind|sort|type) - pay|money from
fr: quelqu’un à qui parler | une aide pour les papiers | un peu d’argent au bon moment | quelqu’un pour garder les enfants | des conseils simples | un rendez-vous plus rapide | aucune, la famille était là
en: somebody to talk to | help with the paperwork | a little money at the right time | somebody to mind the children | plain advice | an appointment sooner | none, the family was there
# thing: (enfants?|children|kids|son|daughter|fils|fille) + (ecole|school|college|lycee) + (comment|how|moyen|get to|travel|vont|rendent)
fr: à pied | en bus scolaire | en voiture, c’est sur ma route | à vélo | je n’ai pas d’enfant | en tram
en: on foot | by school bus | by car, it is on my way | by bike | I do not have children | by tram
# thing: (hardest|most difficult|plus difficile|plus dur~|worst|penible) + (carer|caring|aidant~|soignant~|nurse|s'occuper d'un)
fr: ne jamais souffler | voir la personne changer | les nuits | la solitude | les papiers | se faire relayer
en: never having a break | seeing the person change | the nights | being alone with it | the paperwork | finding somebody to take over
# deed: (aller|vous rendre|get|go|reach) .*(hopital|gare|mairie|centre|aeroport|hospital|station|town hall|centre|airport|doctor) + (comment|how|expliqu~|explain|itineraire|directions?)
fr: en voiture, un quart d’heure par la route principale | par le bus jusqu’au terminus | à pied, c’est au bout de la rue | il faut prendre la rocade et suivre les panneaux | quelqu’un m’y conduirait | en taxi, le plus simple | par le tram, puis cinq minutes à pied
en: by car, a quarter of an hour on the main road | the bus to the end of the line | on foot, it is at the end of the street | take the ring road and follow the signs | I would get somebody to drive me | by taxi, the easiest way | the tram and then five minutes’ walk
# thing: (notre|our|nos) .*(gamme|range|produits?|products?|menu|carte|offre)|(produit|product|plat|dish) + (retir~|supprim~|enlev~|abandon~|remove|drop|discontinue)
fr: celui au goût de coco | la version allégée | aucun | les lingettes | le plus cher | le format familial | les biscuits au gingembre
en: the coconut one | the light version | none | the wipes | the dearest one | the family size | the ginger biscuits
# who: (entourage|around you|in your life|life) + (influenc~|marque~|inspir~|impact)
fr: ma mère | mon grand-père | une professeure de lycée | mon premier patron | ma meilleure amie | mon frère aîné
en: my mother | my grandfather | a teacher at school | my first boss | my best friend | my elder brother
# where: (entendu|appris|heard|learn~|found out) + (attentats?|attaques?|nouvelle|mort|news|attacks?|death|11 septembre|9/11|twin towers) + (etiez|were you|where were|ou)
fr: à la maison, devant la télévision | au travail | dans la voiture, avec la radio | chez des amis | dans le train du retour | au lit, on m’a téléphoné
en: at home in front of the television | at work | in the car with the radio on | at friends’ | on the train home | in bed, somebody rang me
`
