/** Things by the noun that asks for one: public things and services. */
export const nouns = String.raw`
# thing: (quel~|which|what|name|citez|nommez|une?) (est |sont |is |are |was |a ete |etait )?(votre |your |le |la |les |the )?(\w+ ){0,2}?(film|films|movie|movies)
fr: un film policier, j’ai oublié le titre | Le Comte de Monte-Cristo | Intouchables | un documentaire | un dessin animé avec des enfants | Titanic | un film de Miyazaki | La Grande Vadrouille
en: a thriller, I forget the title | Titanic | Paddington | a documentary | a cartoon with some children | an old Hitchcock | Barbie | the last James Bond
# thing: (quel~|which|what|name|citez|nommez) (est |sont |is |are |was |a ete |etait )?(votre |your |le |la |les |the )?(\w+ ){0,2}?(livre|livres|roman|romans|book|books|novel|novels)
fr: un roman policier | Le Petit Prince | L’Étranger | une biographie | un roman de Fred Vargas | Les Misérables | un livre de recettes | je lis peu
en: a crime novel | Harry Potter | a biography | Pride and Prejudice | a cookery book | one by Agatha Christie | The Little Prince | I do not read much
# thing: (quel~|which|what|name|citez|nommez|type|kind|sort|genre) (est |sont |is |are |was |types? de |genres? de |kinds? of |sorts? of |styles? de )?(votre |your |le |la |les |the )?(\w+ ){0,2}?(musique|music)
fr: de la chanson française | du rock | du classique | un peu de tout | du jazz | du rap | les tubes des années quatre-vingt | ce qui passe à la radio
en: rock | classical | a bit of everything | jazz | pop from the eighties | country | rap | whatever is on the radio
# thing: (quel~|which|what|name|citez) (\w+ ){0,3}?(matieres?|school subjects?|subjects?|disciplines?) .*(ecole|school|prefer~|aimi?ez|enjoy~|like|best|favou?rite|etudi~|study|studied|college|lycee)
fr: l’histoire | le français | le sport | les maths | le dessin | les langues | les sciences | la récréation, surtout
en: history | English | sport | maths | art | languages | science | break time, mostly
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(medicaments?|traitements?|medicines?|medications?|drugs|tablets|pills|treatments?)
fr: du paracétamol | rien | un traitement pour la tension | des vitamines | un antihistaminique | un sirop pour la toux | de l’ibuprofène, deux fois
en: paracetamol | none | tablets for my blood pressure | vitamins | something for hay fever | a cough syrup | ibuprofen, twice
# thing: (quel~|which|what|list|citez|name|any) (\w+ ){0,3}?(allerg\w+|symptom\w+|maladies?|douleurs?|illness\w*|conditions?|pains?|health problems?|problemes? de sante)
fr: le pollen | mal au dos | aucune | des maux de tête | un peu de tension | de l’arthrose | une grosse fatigue | les genoux
en: pollen | back pain | none | headaches | some blood pressure | a touch of arthritis | feeling tired | my knees
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,4}?(organisations?|associations?|oeuvres?|charit\w+|ong|ngos?|causes?) + (don~|soutenez|aidez|give|donat~|support~)
fr: les Restos du Cœur | la Croix-Rouge | Médecins sans frontières | un refuge pour animaux | la recherche contre le cancer | l’église d’à côté | aucune en ce moment
en: Doctors Without Borders | an animal shelter | food banks | the Red Cross | cancer research | the local church | none at the moment
# thing: (quel~|which|what) (\w+ ){0,3}?(metier|profession|travail|emploi|job|work|occupation|living) .*(pere|mere|parents?|father|mother|grand~|conjoint~|mari|femme|husband|wife|partner)
fr: à l’usine | dans une ferme | employé de bureau | dans l’enseignement | maçon | dans le commerce | chauffeur | ouvrier chez Renault | à la poste
en: factory work | farming | an office job | teaching | a builder | shop work | a driver | at the post office | in the mines
# thing: (quel~|which|what) (\w+ ){0,3}?(competences?|qualifications?|skills?|aptitudes?|savoir~) + (travail|metier|emploi|poste|besoin|job|work|need|role|use)
fr: savoir écouter | l’organisation | l’informatique | la patience | travailler en équipe | l’anglais | la rigueur | savoir expliquer
en: listening | organisation | computing | patience | teamwork | languages | attention to detail | explaining things
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(formations?|cours|ateliers?|stages?|courses?|training|workshops?|classes) - plu|like|enjoy|satisf|apprecie
fr: une langue | l’informatique | la cuisine | les premiers secours | la poterie | la gestion | la couture | la photo | prendre la parole en public
en: a language | computing | cookery | first aid | pottery | bookkeeping | sewing | photography | public speaking
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(activites?|animations?|loisirs?|ateliers?|sorties?|activit\w+|hobb\w+|pastimes?|outings?|events?|evenements?)
fr: la randonnée | des concerts | le jardinage | des ateliers de cuisine | la lecture | une sortie en famille | le vélo | un cinéma en plein air | des jeux de société
en: walking | concerts | gardening | cookery workshops | reading | family outings | cycling | an open-air cinema | board games
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(enfants?|kids?|children|son|daughter|fils|fille) .*(activit~|jeux|joue~|play~|games?|club~|sport~|after school)
fr: le foot | la danse | le judo | la musique | la natation | dessiner | les jeux sur tablette | la cabane au fond du jardin
en: football | dancing | judo | music | swimming | drawing | games on the tablet | building dens
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(regles?|interdi~|limites?|rules?|limits?) + (maison|enfants?|ecrans?|famille|chez vous|home|children|screens?|family|house|phone)
fr: pas d’écran à table | au lit à neuf heures | les devoirs d’abord | on dit bonjour et merci | une heure d’écran par jour | chacun range sa chambre | pas de téléphone la nuit
en: no screens at table | bed at nine | homework first | say please and thank you | an hour of screens a day | everyone tidies their room | no phones at night
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(services?|prestations?|equipements?|facilities|amenities|services) + (utilis~|frequent~|use|used|using|visit~)
fr: la bibliothèque | la piscine | la mairie | le bus | la déchetterie | la cantine | le centre de santé | le stade
en: the library | the pool | the town hall | the bus | the recycling centre | the canteen | the health centre | the sports ground
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(produits?|articles?|products?|items?|goods) + (nos|notre|our|marque|boutique|gamme|range|brand)
fr: le café | les yaourts | un savon | les biscuits | une crème | la lessive | aucun pour l’instant | le chocolat noir
en: the coffee | the yoghurts | soap | the biscuits | a cream | the washing powder | none so far | the dark chocolate
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(produits?|aliments?|products?|foods?|groceries|items?) + (local~|bio|organic|marche|market|ferme|farm|circuit)
fr: les légumes | les œufs | le pain | les fruits | le miel | le fromage | la viande | le lait
en: vegetables | eggs | bread | fruit | honey | cheese | meat | milk
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,4}?(mesures?|actions?|solutions?|initiatives?|idees?|measures?|actions?|steps|solutions?|ideas?|policies) + (securite|delinquance|incivilites|violence|crime|safety|security|theft)
fr: plus d’éclairage | des policiers à pied | des caméras | des activités pour les jeunes | une réponse plus rapide | des médiateurs | des peines vraiment appliquées
en: more lighting | police on foot | cameras | activities for the young | a quicker response | youth workers | sentences that are carried out
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,4}?(mesures?|actions?|solutions?|initiatives?|idees?|measures?|actions?|steps|solutions?|ideas?|policies) + (jeunes?|jeunesse|young|youth|teenagers?|students?)
fr: des logements abordables | des stages payés | des lieux où se retrouver | le permis moins cher | des transports le soir | une aide pour les études | des embauches durables
en: affordable homes | paid placements | places to meet | cheaper driving lessons | buses in the evening | help with the cost of studying | steady jobs
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,4}?(mesures?|actions?|solutions?|initiatives?|idees?|measures?|actions?|steps|solutions?|ideas?|policies) + (ag(e|ee)s?|aines|retraites|seniors?|older|elderly|old|retired|isol~|lonel~)
fr: des visites à domicile | des repas partagés | un minibus pour les courses | de l’aide à la maison mieux payée | des cours d’informatique | un appel chaque semaine | des bancs partout
en: home visits | shared meals | a minibus for the shopping | home helpers who are better paid | computer lessons | a call every week | benches everywhere
# thing: (quel~|which|what|list|citez|name) (\w+ ){0,3}?(cadeaux?|gifts?|presents?)
fr: un livre | une montre | un week-end | un pull tricoté main | un vélo | des fleurs | un dessin d’enfant | une bouteille de vin
en: a book | a watch | a weekend away | a hand-knitted jumper | a bike | flowers | a child’s drawing | a bottle of wine
# thing: (quel~|which|what) (\w+ ){0,3}?(moment|time|part|partie) (de|of) (la |the |votre |your )?(journee|day) - heure|hour
fr: le matin, quand tout est calme | le soir, une fois tout rangé | la pause de midi | le retour à la maison | le petit-déjeuner | l’heure de lire au lit
en: early morning, when it is quiet | the evening, once everything is done | my lunch break | coming home | breakfast | reading in bed
# thing: (quel~|which|what) (\w+ ){0,3}?(role|place|part) .*(jou|tient|occup|play)\w*
fr: une grande place, tous les jours | un rôle de plus en plus important | un petit rôle, pas plus | ça m’aide à tenir | ça rassemble la famille | pas beaucoup de place, à vrai dire
en: a big part, every day | more and more of one | a small part, no more | it keeps me going | it brings the family together | hardly any
# thing: (quel~|which|what) (\w+ ){0,3}?(difficultes?|problemes?|obstacles?|soucis?|difficult\w+|problems?|obstacles?|challenges?|trouble) - quartier|pays|country|area|commune|ville|town|society|societe|france|logement|home
fr: le manque de temps | l’argent | la fatigue | le transport | les papiers | le manque d’informations | personne pour m’aider | aucune en particulier
en: lack of time | money | being tired | transport | paperwork | not enough information | nobody to help | none in particular
# thing: (quel~|which|what) (\w+ ){0,3}?(aides?|soutien|accompagnement|help|support|assistance|aid) + (besoin|recevez|recu|souhait~|utile|need|receive~|want|like|useful|get)
fr: une aide pour les papiers | un coup de main à la maison | quelqu’un à qui parler | un peu d’argent | des transports | des explications claires | aucune, je me débrouille
en: help with paperwork | a hand at home | somebody to talk to | a little money | transport | clear explanations | none, I manage
# thing: (quel~|which|what) (\w+ ){0,3}?(avantages?|benefices?|interets?|benefits?|advantages?|plus|good) .*(teletravail|travail a distance|remote|working from home|telework~|home working)
fr: pas de trajet | le calme | les horaires plus souples | je déjeune chez moi | moins de fatigue | être là pour les enfants | des économies d’essence
en: no commute | the quiet | more flexible hours | lunch at home | being less tired | being there for the children | saving on petrol
# thing: (quel~|which|what) (\w+ ){0,3}?(inconvenients?|defauts?|limites?|drawbacks?|disadvantages?|downsides?) .*(teletravail|travail a distance|remote|working from home|telework~|home working)
fr: l’isolement | on ne coupe jamais | le manque de place | les collègues me manquent | les réunions à la chaîne | le dos | la connexion
en: being alone | you never switch off | lack of room | I miss my colleagues | one call after another | my back | the connection
# thing: (quel~|which|what) (\w+ ){0,3}?(changements?|changes?|transformations?|evolutions?) (\w+ ){0,4}?(remarqu~|constat~|notice~|seen|observ~|vu)
fr: plus de circulation | des étés plus chauds | des commerces fermés | tout passe par Internet | les gens sont plus pressés | des prix qui montent | davantage de vélos
en: more traffic | hotter summers | shops closing | everything is online | people are in more of a hurry | higher prices | more bikes
# thing: (quel~|which|what) (\w+ ){0,3}?(signe|trait|qualites?|atouts?|points? forts?|talents?|forces?|strengths?|talents?|qualities|best (quality|feature)) + (vous|votre|vos|you|your) - attendez|chef|elu|maire|cherchez|look for|boss|mayor|quartier|ville|area|town
fr: la patience | l’humour | le sérieux | savoir écouter | la ténacité | je suis toujours à l’heure | l’organisation | le sens pratique
en: patience | a sense of humour | being reliable | listening | I never give up | I am always on time | being organised | common sense
# thing: (quel~|which|what) (\w+ ){0,3}?(defauts?|faiblesses?|points? faibles?|weakness~|faults?|flaws?) + (vous|votre|vos|you|your) - quartier|logement|ville|commune|area|home|town|chef|boss|voiture|telephone|ordinateur|car|phone|produit|product
fr: l’impatience | je remets tout au lendemain | je parle trop | le désordre | je doute beaucoup | je dis oui à tout | la gourmandise | l’entêtement
en: impatience | I put things off | I talk too much | untidiness | I doubt myself | I say yes to everything | a sweet tooth | stubbornness
# thing: (quel~|which|what) (\w+ ){0,3}?(conversation|discussion|sujet|topic|subject) .*(evit~|dispute~|avoid|argu~)
fr: la politique | l’argent | la religion | les ex | l’éducation des enfants | le travail | la santé
en: politics | money | religion | old loves | how to bring up children | work | health
# thing: (raisons?|reasons?) .*(acheter|acheté|buy|bought|visit|come|choose) + (quel~|what|which)
fr: le prix | la qualité | c’est près de chez moi | un conseil d’ami | par habitude | le choix | la curiosité
en: the price | the quality | it is close to home | a friend’s advice | habit | the choice | curiosity
# thing: (quel~|which|what) (\w+ ){0,3}?(ustensiles?|outils?|appareils?|utensils?|tools?|kitchen gadgets?|gadgets?) + (cuisin~|kitchen|cook~)
fr: un bon couteau | la poêle | une cuillère en bois | le robot | la cocotte | l’économe | la bouilloire
en: a good knife | the frying pan | a wooden spoon | the mixer | the big pot | the peeler | the kettle
# thing: (quel~|which|what) (\w+ ){0,3}?(outils?|tools?|logiciels?|software|materiel|equipment) + (travail|bureau|job|work|utilis~|use)
fr: l’ordinateur | une perceuse | le téléphone | un tableur | un tournevis | le papier et le crayon | la messagerie
en: a computer | a drill | the phone | a spreadsheet | a screwdriver | pen and paper | email
# thing: (inventions?|innovations?|decouvertes?|discover~) + (citez|nommez|quel~|which|what|name|list|change~|important~)
fr: Internet | le téléphone portable | l’électricité | le lave-linge | la voiture | les vaccins | l’imprimerie | la pilule
en: the internet | the mobile phone | electricity | the washing machine | the car | vaccines | printing | the pill
# thing: (citez|nommez|listez|donnez|name|list|give) .*(avez fait|fait|faites|you did|you have done|you do) .*(week-?end|hier|semaine|vacances|weekend|yesterday|week|holiday)
fr: les courses | une promenade | du ménage | un repas en famille | un film à la maison | du jardinage | une grasse matinée | du sport
en: the shopping | a walk | some cleaning | a meal with the family | a film at home | gardening | a lie-in | some sport
# wish: (amenag~|layout|disposition|organisation|decor~|furnish~|mobilier) + (bureau|travail|salle|classe|office|workplace|room|classroom|desk)
fr: plus de lumière | des cloisons contre le bruit | un vrai fauteuil | des plantes | une salle pour se reposer | plus de place | la fenêtre du bon côté
en: more light | screens against the noise | a proper chair | plants | a room to rest in | more space | a desk by the window
# wish: (salle d'attente|waiting room|waiting area|hall d'accueil|accueil) + (amelior~|agreable|confortable|comfortable|better|nicer|improve|change~)
fr: des sièges plus confortables | une fontaine à eau | un peu de musique douce | des journaux récents | un coin pour les enfants | un écran qui dit le temps d’attente | de la lumière | des plantes
en: more comfortable seats | a water fountain | some soft music | recent magazines | a corner for children | a screen that tells the waiting time | more light | plants
# wish: (reunions?|meetings?) + (amelior~|mieux|better|improve|suggest~|change~|efficac~|effective|utile|useful)
fr: un ordre du jour envoyé la veille | des réunions plus courtes | moins de monde autour de la table | une heure de fin qui soit tenue | un compte rendu clair | un temps de parole pour chacun | deux fois moins de réunions
en: an agenda sent the day before | shorter meetings | fewer people round the table | an end time that is kept | clear notes | a turn to speak for everyone | half as many of them
# wish: (horaires?|emploi du temps|planning|timetable|schedule|opening (times|hours)|rota|shifts?) + (change~|modif~|amelior~|convien~|suit|prefer~|better|improve|adjust~|quel~|which|what) - travaillez
fr: une ouverture plus tôt le matin | un soir par semaine jusqu’à vingt heures | le samedi matin | moins de trous dans la journée | des horaires connus à l’avance | un début une heure plus tard | des journées sans coupure à midi
en: opening earlier in the morning | one late evening a week | Saturday mornings | fewer gaps in the day | knowing the hours in advance | starting an hour later | no break at midday
# wish: (services?|fonctions?|fonctionnalites?|options?|features?|functions?|tools?) + (manqu~|ajout~|aimeri~|souhait~|miss~|add~|like to see|lack~|want) + (site|appli~|application|app|website|online|compte|account|phone|telephone)
fr: une recherche qui marche | un numéro de téléphone bien visible | l’annulation en ligne | un suivi des commandes | des textes plus grands | le paiement en plusieurs fois | un vrai conseiller | une liste de favoris
en: a search that works | a phone number that is easy to find | cancelling online | order tracking | larger print | paying in instalments | a real person to talk to | saving what I like
# thing: (magasins?|commerces?|boutiques?|shops?|stores?) + (manquerait|regretteriez|miss|ferm~|closed?|shut|close|disappear~)
fr: la boulangerie | la pharmacie | l’épicerie du coin | le marchand de journaux | la librairie | le boucher | le café-tabac
en: the bakery | the chemist’s | the corner shop | the newsagent’s | the bookshop | the butcher’s | the post office counter
# thing: (piece|room) + (prefer~|favou?rite|best|mieux|most) + (maison|logement|appartement|chez vous|home|house|flat)
fr: la cuisine | le salon | ma chambre | la véranda | le bureau | la salle de bains, pour le calme
en: the kitchen | the living room | my bedroom | the conservatory | the study | the bathroom, for the quiet
`
