/** Things by what is said of them: what one owns, bought, ate, saw, forgot, and what makes one laugh or cry. */
export const nounsOfLife = String.raw`
# thing: (plus gros|plus grosse|gros|plus importante?|biggest|largest|most expensive|main|major|plus cher|plus chere) (achat|depense|purchase|expense|thing you (bought|have bought)|item|buy|outlay)
fr: une voiture d’occasion | un lave-linge | un téléphone | des travaux dans la salle de bains | un canapé | un ordinateur | un vélo électrique | les vacances | une chaudière
en: a second-hand car | a washing machine | a phone | a new bathroom | a sofa | a computer | an electric bike | the holiday | a boiler
# thing: (dernier~|last|recent~|recently|latest) + (achat~|achete~|commande~|bought|buy|purchase~|order~) + (ligne|internet|online|amazon|web)
fr: un livre | des chaussures | une coque de téléphone | des croquettes | un cadeau pour une nièce | une ampoule spéciale | un pull | des billets de train
en: a book | shoes | a phone case | cat food | a present for a niece | a special bulb | a jumper | train tickets
# thing: (rire|sourire|rigoler|laugh~|smile~) + (qu'est-ce|que|quel~|what|which|derniere|last|who)
fr: les enfants | un film comique | mes collègues | les bêtises du chat | mon frère | une chute sans gravité | un jeu de mots idiot
en: children | a funny film | my colleagues | the cat | my brother | a silly joke | something on the radio
# thing: (pleur~|larmes|emu~|touche~|cry|cried|tears|moved you|touched) + (qu'est-ce|que|quel~|what|which|derniere|last|when)
fr: un enterrement | un film | une bonne nouvelle après une longue attente | la naissance d’une nièce | une lettre retrouvée | les informations | un départ
en: a funeral | a film | good news after a long wait | a niece being born | a letter I found again | the news | somebody leaving
# thing: (oubli~|perd~|perdu~|forget~|forgot~|lose|losing|lost) + (souvent|toujours|objet~|chose~|often|always|things?|what|que|quel~) - confiance|time|temps|poids|weight|travail|job
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
`
