/**
 * Places: where things are kept, bought and left, where one goes, where something should stand, and where money goes.
 */
export const whereAsked = `
# where: (rang~|gard~|conserv~|mett~|not~|cach~|stock~|keep|store|put|write|hide|save) + (mots? de passe|codes?|identifiants?|passwords?|pin|logins?)
fr: dans un carnet | dans ma tête | dans mon téléphone | sur un papier, bien caché | dans un gestionnaire de mots de passe | dans un tiroir du bureau | sur l’ordinateur, dans un fichier
en: in a notebook | in my head | on my phone | on a piece of paper, well hidden | in a password manager | in a desk drawer | on the computer, in a file
# where: (rang~|gard~|conserv~|mett~|class~|stock~|keep|store|put|file) + (papiers?|documents?|contrats?|diplomes?|livret|factures?|passeport|bulletins?|papers?|paperwork|contracts?|certificates?|bills|passport|deeds|payslips?)
fr: dans un classeur | dans un tiroir du salon | dans une boîte, au fond de l’armoire | dans une pochette, au bureau | dans le buffet | sur l’ordinateur, et l’original dans un tiroir | dans un coffre | dans plusieurs chemises, sur une étagère
en: in a folder | in a drawer in the living room | in a box at the back of the wardrobe | in a wallet file in the study | in the sideboard | on the computer, with the originals in a drawer | in a safe | in folders on a shelf
# where: (rang~|gard~|conserv~|mett~|stock~|keep|store|put) + (photos?|souvenirs?|albums?|lettres?|letters|pictures|keepsakes|jouets|toys|decorations?|valises?|suitcases?|vetements d'hiver|winter clothes|skis?|outils?|tools)
fr: au grenier | dans une boîte à chaussures | dans une armoire de la chambre | à la cave | dans le garage | sur une étagère du salon | en haut du placard | sous le lit
en: in the attic | in a shoe box | in a wardrobe in the bedroom | in the cellar | in the garage | on a shelf in the living room | on top of the cupboard | under the bed
# where: (rang~|gard~|conserv~|mett~|laiss~|confi~|keep|store|put|leave) + (doubles?|cles de secours|double des cles|spare keys?|second set|cles|keys)
fr: chez la voisine | chez ma mère | dans un tiroir de l’entrée | au travail | chez un ami du quartier | sous un pot, dehors | dans une boîte à clés | nulle part, je n’en ai qu’un jeu
en: at my neighbour’s | at my mother’s | in a drawer in the hall | at work | with a friend nearby | under a flowerpot | in a key box | nowhere, I have only one set
# where: (rang~|gard~|conserv~|mett~|stock~|keep|store|put) + (produits? d'entretien|menagers?|cleaning|lessive|bleach|javel|aspirateur|vacuum|ironing)
fr: sous l’évier | dans un placard du couloir | à la buanderie | dans les toilettes | au garage | dans un placard en hauteur
en: under the sink | in a cupboard in the hall | in the utility room | in the toilet | in the garage | in a high cupboard
# where: (rang~|gard~|conserv~|mett~|stock~|keep|store|put) + (courses|aliments?|nourriture|conserves|pommes de terre|vin|pain|legumes|food|tins|potatoes|wine|bread|vegetables|leftovers|restes)
fr: dans le placard de la cuisine | au frigo | à la cave | dans un cellier | dans le garage, au frais | sur une étagère de la cuisine | au congélateur
en: in the kitchen cupboard | in the fridge | in the cellar | in the larder | in the garage, where it is cool | on a kitchen shelf | in the freezer
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (install~|constru~|plac~|mett~|implant~|creer|ouvrir|ajout~|put|built?|go|stand|installed|placed|open~|located|add~|see|want) + (toilettes?|wc|toilets?|fontaines?|fountains?|water points?|bancs?|bench~|poubelles?|bins?)
fr: sur la place du marché | près de la gare | à l’entrée du parc | près des jeux d’enfants | dans la rue commerçante | à côté de l’arrêt de bus | au bord de l’eau, là où l’on se promène | devant la mairie
en: on the market square | near the station | at the entrance to the park | near the playground | in the shopping street | next to the bus stop | by the water, where people walk | in front of the town hall
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (arbres?|plant~|verdure|fleurs|vegetali~|trees?|green~|flowers?|hedges?|haies?|ombre|shade)
fr: dans la cour de l’école | sur la place, où il fait trop chaud | le long de l’avenue | sur les parkings | devant la mairie | dans les rues sans ombre | autour du stade | à l’entrée de la ville
en: in the school yard | on the square, where it gets too hot | along the main road | in the car parks | in front of the town hall | in the streets with no shade | around the sports ground | on the way into town
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (piscines?|stades?|gymnases?|salles?|bibliotheques?|mediatheques?|ecoles?|creches?|hopita~|maison de sante|cinemas?|theatres?|logements?|swimming pools?|pools?|stadiums?|gyms?|sports? (halls?|centres?)|librar~|schools?|nurser~|hospitals?|health centres?|cinemas?|theatres?|homes|housing|hall)
fr: près du centre | à côté du collège | sur l’ancienne friche | là où le bus passe | dans le nouveau quartier | près de la gare | à la place de l’ancienne usine | là où il y a de la place pour se garer
en: near the centre | next to the secondary school | on the old industrial site | somewhere the bus goes | in the new part of town | near the station | where the old factory was | where there is room to park
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (passages? pietons?|feux?|dos d'ane|ralenti~|radars?|pistes? cyclables?|parking|stationnement|bornes?|arrets?|lampadaires?|eclairage|cameras?|crossings?|traffic lights|speed bumps?|speed cameras?|cycle (lanes?|paths?|tracks?)|car parks?|charging|bus stops?|street ?lights?|lighting|cctv)
fr: devant l’école | au carrefour, avant la mairie | sur la route principale | à la sortie du village | près de la gare | devant la maison de retraite | dans la grande descente | sur le parking du supermarché
en: in front of the school | at the crossroads before the town hall | on the main road | on the way out of the village | near the station | outside the care home | on the long hill | in the supermarket car park
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (eoliennes?|antennes?|usines?|dechetterie|incinerateur|centrales?|prisons?|wind ?turbines?|wind farms?|masts?|factor~|recycling centres?|incinerators?|power stations?|prisons?|solar|panneaux|landfill|decharge)
fr: loin des maisons | en mer | le long des autoroutes | dans une zone industrielle | sur d’anciennes friches | là où les gens sont d’accord | pas trop près des écoles | sur les toits et les parkings
en: far from homes | out at sea | along the motorways | on an industrial estate | on old industrial land | where people agree to it | not too close to schools | on roofs and car parks
# where: (faudrait|faut|devrai~|doi(t|vent)|aimeri~|voudri~|souhait~|propos~|should|would|could|must|ought) + (commerces?|marches?|cafes?|boulangeries?|epiceries?|medecins?|pharmacies?|distributeurs?|shops?|markets?|cafes?|pubs?|baker~|chemists?|cash machines?|post offices?|stalls?|food trucks?|aires? de jeux|jeux|playgrounds?|skate ?parks?)
fr: dans le centre du village | sur la grande place | près des écoles | dans le quartier du bas, où il n’y a plus rien | à côté de la mairie | près de l’arrêt de bus | dans les locaux vides de la rue principale
en: in the middle of the village | on the main square | near the schools | in the lower part of town, where there is nothing left | next to the town hall | near the bus stop | in the empty shops on the main street
# where: (argent|money|amendes?|fines|recettes?|taxes?|impots?|revenue|fonds|funds|budget|dons?|donations?) + (devrai~|doi(t|vent)|faudrait|should|ought|aller|go|servir|spent|spend|used)
fr: dans les hôpitaux | dans les routes et les trottoirs | dans les écoles | dans les transports en commun | dans la sécurité routière | pour ceux qui en ont le plus besoin | dans les pistes cyclables | dans le budget de la ville
en: into hospitals | into roads and pavements | into schools | into public transport | into road safety | to those who need it most | into cycle paths | into the town’s budget
# where: (securite|sur|rassur~|safe|safest|secure) + (ville|commune|quartier|town|city|village|area|neighbou?rhood|plus|most) - moins|pas|least|unsafe
fr: dans mon quartier | dans le centre, il y a du monde | chez moi | dans ma rue, on se connaît | sur la place du marché en plein jour | près de la mairie | partout, en journée
en: in my own neighbourhood | in the centre, where there are people about | at home | in my street, where we know each other | on the market square in daylight | near the town hall | everywhere, in daytime
# where: (appris|appren~|learn~|taught) + (nager|nage|swim|swimming)
fr: à la piscine municipale | à la mer, pendant les vacances | dans un lac | à l’école | dans une rivière, avec mon père | à la piscine de mon enfance | nulle part, je nage à peine
en: at the town pool | in the sea, on holiday | in a lake | at school | in a river, with my father | at the pool of my childhood | nowhere, I can hardly swim
# where: (nag~|baign~|swim~|bathe)
fr: à la piscine municipale | à la mer, pendant les vacances | dans un lac | à l’école | dans une rivière, avec mon père | chez des amis qui ont une piscine
en: at the town pool | in the sea, on holiday | in a lake | at school | in a river, with my father | at friends’ who have a pool
# where: (cadeaux?|presents?|gifts?) + (achet~|trouv~|cherch~|all~|buy|find|look|go|get)
fr: en librairie | dans les petites boutiques du centre | sur Internet | au marché artisanal | au centre commercial | dans un magasin de jouets | chez le fleuriste, ou en ligne
en: to a bookshop | to the small shops in town | online | to a craft market | to the shopping centre | to a toy shop | to the florist’s, or online
# where: (medicament~|medicine~|ordonnance|prescription|pansements?) + (manqu~|dimanche|nuit|run out|sunday|night|urgen~|emergency|besoin|need)
fr: à la pharmacie de garde | aux urgences, si c’est grave | chez un voisin | au commissariat, pour connaître la pharmacie de garde | à l’hôpital | au 15, par téléphone | dans une grande ville à côté
en: at the chemist’s on duty | at A&E if it is serious | at a neighbour’s | at the hospital | on the health line, by phone | at the late-night chemist’s in the next town | at the out-of-hours surgery
# where: (trou|nid-de-poule|panne|lampadaire|pothole|street ?light|fuite|leak|danger|degradation|objet trouve|lost property|graffiti|dump~|depot sauvage) + (signal~|report|adress~|declar~|appel~|call|complain|hand)
fr: à la mairie | sur le site de la ville | aux services techniques | au commissariat | sur l’application de la commune | auprès du gardien | par téléphone, à la mairie
en: at the town hall | on the council website | with the council’s works department | at the police station | on the town’s app | with the caretaker | at the council, by phone
# where: (vieux|vieilles|anciens?|usag~|inutil~|ne servent plus|old|unwanted|broken|dispose|jet~|debarrass~|throw|get rid|donn~|give) + (vetements?|meubles?|appareils?|medicaments?|piles|ampoules|livres|clothes|furniture|appliances?|medicines?|batteries|books|mattress|matelas|electroni~|phones?|telephones?) - ampoules?|piles|bulbs?|batteries
fr: à la déchetterie | dans une borne, au bout de la rue | à une association | chez Emmaüs | au magasin, qui les reprend | à la ressourcerie | à la pharmacie pour les médicaments
en: to the recycling centre | to the container at the end of the street | to a charity | to a charity shop | back to the shop, which takes them | to a reuse centre | to the chemist’s for medicines
# where: (enfants?|children|kids|jeunes|ados?|adolescents?|teenagers?|young people) + (vont|va|jouent|retrouv~|trainent|sort~|play|go|meet|hang out|spend) + (quartier|coin|ville|village|commune|rue|area|neighbou?rhood|town|village|street|near)
fr: au petit parc | sur le terrain de foot | au bord de la rivière | devant l’école | au skatepark | dans la rue, comme autrefois | au centre de loisirs | sur la place | nulle part, il n’y a rien pour eux
en: in the little park | on the football pitch | down by the river | outside the school | at the skatepark | in the street, like in the old days | at the youth centre | on the square | nowhere, there is nothing for them
# where: (apprenez|apprend~|appris|entend~|savez|tenez au courant|inform~|hear|learn|find out|know) + (ville|village|commune|quartier|coin|town|village|area|local|locally|neighbou?rhood)
fr: dans le journal local | sur la page Facebook de la commune | au marché | auprès des voisins | dans le bulletin de la mairie | à la boulangerie | sur les panneaux à l’entrée de la ville | par le bouche-à-oreille
en: in the local paper | on the town’s Facebook page | at the market | from the neighbours | in the council newsletter | at the baker’s | on the notice board | by word of mouth
# where: (coupe~|cuisin~|mang~|dejeun~|lunch|eat|sandwich) + (travail|midi|pause|semaine|work|midday|break|weekdays?)
fr: à la cantine | à mon bureau | chez moi | dans la salle de pause | dans une boulangerie | sur un banc, quand il fait beau | dans la voiture, parfois
en: in the canteen | at my desk | at home | in the break room | at a sandwich shop | on a bench when it is fine | in the car, sometimes
# where: (retraite|vieux jours|vieillir|retire|old age|grow old|when you are old) + (aimeri~|voudri~|viv~|passer|habit~|like|want|live|spend)
fr: au bord de la mer | ici, chez moi | à la campagne | près de la famille | dans une petite ville avec tout à pied | en Bretagne | dans le Sud | au Portugal
en: by the sea | right here, at home | in the country | close to the family | in a small town where you can walk to everything | in Brittany | in the south | in Portugal
# where: (aimeri~|voudri~|reve~|irez|iriez|prochain~|like|love|dream|next|would you go) + (vacances|voyage~|partir|holiday~|travel~|trip|visit)
fr: en Italie | en Bretagne | au Portugal | à la montagne | en Grèce | au Japon | au bord de la mer, pas loin | en Corse | au Canada
en: to Italy | to Brittany | to Portugal | to the mountains | to Greece | to Japan | to the seaside, not far | to Scotland | to Canada
# where: (rencontr~|connu|connaissance|met|meet|get to know) + (voisins?|amis?|gens|monde|nouvel~|neighbou?rs?|friends?|people|new)
fr: au travail | au club | à la sortie de l’école | au marché | dans une association | chez des amis | en promenant le chien | à la fête des voisins
en: at work | at the club | at the school gates | at the market | at an association | at friends’ | out walking the dog | at the street party
# where: (fraicheur|frais|chaleur|canicule|chaud|cool|heat|heatwave|hot)
fr: à la cave | au bord de la rivière | dans un parc, à l’ombre | à la bibliothèque, il y a la climatisation | au supermarché | chez moi, volets fermés | à la piscine | en forêt
en: in the cellar | by the river | in a park, in the shade | at the library, which is air-conditioned | at the supermarket | at home with the shutters closed | at the pool | in the woods
# where: (retir~|distribut~|withdraw|cash|especes|liquide) - spend|depens~
fr: au distributeur de ma banque | au distributeur du supermarché | à la poste | au guichet | au distributeur, à côté de la mairie | chez le buraliste
en: at my bank’s cash machine | at the cash machine at the supermarket | at the post office | at the counter | at the machine next to the town hall | at the tobacconist’s
# where: (charg~|recharg~|charge|recharge|plug) + (voiture|telephone|velo|car|phone|bike)
fr: à la maison | au travail | sur une borne, en ville | au supermarché | dans la chambre, la nuit | dans le garage | dans la cuisine
en: at home | at work | at a charging point in town | at the supermarket | in the bedroom, at night | in the garage | in the kitchen
# where: (idees?|reflech~|pens~|ideas?|think~|inspiration) + (meilleur~|best|viennent|come|mieux|clearly)
fr: sous la douche | en marchant | dans mon lit, avant de dormir | en voiture | dans le train | au jardin | en faisant la vaisselle
en: in the shower | out walking | in bed before I fall asleep | at the wheel | on the train | in the garden | doing the washing-up
# where: (temps|perd~|attend~|attente|time|waste|wait|queue) + (plus|most|longtemps|long|perd~|lose)
fr: à la caisse du supermarché | dans les embouteillages | chez le médecin | au téléphone, avec un standard | à la préfecture | à la poste | aux urgences
en: at the supermarket till | in traffic jams | at the doctor’s | on the phone, waiting to be put through | at a government office | at the post office | at A&E
# where: (aides?|subventions?|primes?|grants?|subsid~|financ~) + (cherch~|renseign~|inform~|trouv~|look|find|information|hear|ask)
fr: sur le site officiel | à la mairie | auprès d’un artisan | à l’espace conseil de la ville | par un voisin qui l’avait fait | sur Internet, et j’ai vite abandonné | au guichet de l’habitat
en: on the official website | at the town hall | from a builder | at the council’s advice desk | from a neighbour who had done it | online, and I soon gave up | at the energy advice centre
# where: (animal~|chiens?|dogs?|chats?|cats?|pets?) + (promen~|sort~|fait garder|laiss~|walk|leave|take|kennel)
fr: au parc | en forêt | le long du canal | autour du pâté de maisons | chez ma sœur, quand je pars | chez une voisine | dans les champs | je n’ai pas d’animal
en: in the park | in the woods | along the canal | round the block | at my sister’s when I am away | with a neighbour | across the fields | I do not have a pet
# where: (fete~|celebr~|organis~|party) + (anniversaire|mariage|birthday|wedding|fete|reunion|party)
fr: chez moi | dans une salle des fêtes | au restaurant | dans le jardin de mes parents | chez des amis | à la campagne | dans un parc, s’il fait beau
en: at home | in a village hall | at a restaurant | in my parents’ garden | at friends’ | in the country | in a park, if it is fine
`
