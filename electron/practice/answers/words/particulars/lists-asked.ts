/**
 * Things to list: what is in a bag, a car or a cupboard, what one did, drank or threw away, and what one would need.
 */
export const listsAsked = String.raw`
# thing: (sac|sac a main|poches?|handbag|bag|pockets?|rucksack|sacoche|cartable|purse) + (contien~|dans|avez|y a|trouv~|in your|on you|carry|have|contents?) - shopping|plastic|plastique
fr: mes clés | mon téléphone | mon portefeuille | des mouchoirs | un stylo | un parapluie pliant | un chargeur | du baume pour les lèvres | une bouteille d’eau | un vieux ticket de caisse
en: my keys | my phone | my wallet | tissues | a pen | a folding umbrella | a charger | lip balm | a bottle of water | an old receipt
# thing: (portefeuille|porte-monnaie|sur vous|wallet|purse|on you|with you) + (pay~|payer|regl~|moyens? de paiement|to pay|payment)
fr: ma carte bancaire | un billet de vingt euros | un peu de monnaie | mon téléphone | deux cartes | rien d’autre que ma carte | quelques pièces | un chéquier, au cas où
en: my bank card | a twenty-euro note | a little change | my phone | two cards | nothing but my card | a few coins | a cheque book, just in case
# thing: (coffre|boite a gants|boot|trunk|glove compartment|glove box)
fr: une roue de secours | des sacs de courses | un gilet jaune | une couverture | un parapluie | une bouteille d’eau | des papiers | je n’ai pas de voiture | un triangle
en: a spare wheel | shopping bags | a yellow vest | a blanket | an umbrella | a bottle of water | papers | I do not have a car | a warning triangle
# thing: (armoire a pharmacie|pharmacie (familiale|a la maison)|trousse (a pharmacie|de secours)|medicine (cabinet|cupboard|chest)|first[- ]aid (kit|box))
fr: du paracétamol | des pansements | un thermomètre | du désinfectant | un sirop pour la toux | une crème pour les brûlures | des compresses | de l’aspirine | des gouttes pour le nez
en: paracetamol | plasters | a thermometer | disinfectant | cough syrup | a cream for burns | bandages | aspirin | nose drops
# thing: (congelateur|freezer)
fr: des petits pois | du pain | des glaçons | des restes | de la viande | du poisson pané | une pizza | de la glace | des herbes
en: peas | bread | ice cubes | leftovers | meat | fish fingers | a pizza | ice cream | herbs
# thing: (placards?|garde-manger|reserves?|stock|cupboards?|pantry|larder|store cupboard) + (toujours|cuisine|avez|always|kitchen|have|keep|food|aliments?)
fr: des pâtes | du riz | de la farine | du sucre | de l’huile | des conserves de thon | du café | des lentilles | du chocolat | du sel
en: pasta | rice | flour | sugar | oil | tins of tuna | coffee | lentils | chocolate | salt
# thing: (table de (nuit|chevet)|chevet|bedside table|nightstand)
fr: une lampe | un réveil | un livre | mon téléphone | un verre d’eau | mes lunettes | une boîte de mouchoirs | une photo
en: a lamp | an alarm clock | a book | my phone | a glass of water | my glasses | a box of tissues | a photo
# thing: (bureau|table de travail|desk) + (sur|pose~|y a-t-il|trouv~|on your|on my|contents?|objects?|list|enumer~|citez)
fr: un ordinateur | une tasse | des stylos | une lampe | un carnet | des papiers en désordre | une plante | un téléphone | une photo
en: a computer | a mug | pens | a lamp | a notebook | a mess of papers | a plant | a phone | a photo
# thing: (emprunt~|lou~|partag~|mettre en commun|borrow~|rent|share|hire) + (plutot qu~|au lieu|rather than|instead of|acheter|buy~|objets?|things?|voisin~|neighbou?r~)
fr: une perceuse | une échelle | un appareil à raclette | une tondeuse | un vélo cargo | une remorque | un nettoyeur à vapeur | une tente | des outils de jardin | une machine à coudre
en: a drill | a ladder | a raclette grill | a lawnmower | a cargo bike | a trailer | a steam cleaner | a tent | garden tools | a sewing machine
# thing: (bu|buvez|drank|drunk|drink|boissons?|drinks?) + (hier|aujourd'hui|journee|yesterday|today|all day|matin|morning|notez|list|tout)
fr: trois cafés | de l’eau, surtout | un thé le matin | un verre de vin le soir | un jus d’orange | une tisane avant de dormir | un soda | de l’eau gazeuse | du lait au petit-déjeuner
en: three coffees | mostly water | tea in the morning | a glass of wine in the evening | orange juice | herbal tea before bed | a fizzy drink | sparkling water | milk at breakfast
# thing: (mange~|repas|diner|dejeuner|soir|eat|ate|eaten|meals?|dinner|lunch|supper) + (hier|yesterday|last night|veille|ce midi|aujourd'hui|today) - avec qui|with whom|where
fr: des pâtes à la tomate | une salade et du fromage | une soupe | du poulet avec des haricots | une omelette | du riz et des légumes | un sandwich à midi | une quiche | un yaourt et un fruit
en: pasta with tomato sauce | a salad and some cheese | soup | chicken with green beans | an omelette | rice and vegetables | a sandwich at lunch | a quiche | yoghurt and a piece of fruit
# thing: (jet~|poubelle|throw~|threw|bin|thrown) + (semaine|mois|hier|dernier~|recemment|week|month|yesterday|lately|recently|enumer~|list)
fr: des emballages | du pain rassis | des épluchures | de vieux journaux | une paire de chaussettes trouées | un yaourt périmé | des bouteilles vides | un jouet cassé | des restes
en: packaging | stale bread | peelings | old newspapers | a pair of socks with holes | a yoghurt past its date | empty bottles | a broken toy | leftovers
# thing: (repar~|refaire|refait~|repair~|fix|mend|redo) + (maison|logement|appartement|chez vous|home|house|flat) - last|derniere fois|how
fr: la salle de bains | les fenêtres | un robinet qui goutte | la peinture du couloir | le toit | un volet qui ferme mal | le parquet | la chasse d’eau | la porte d’entrée | l’électricité
en: the bathroom | the windows | a dripping tap | the paint in the hall | the roof | a shutter that will not close | the floorboards | the cistern | the front door | the wiring
# thing: (reporte~|repouss~|remett~|remis|trainer|evit~|put off|postpone|delay|avoid) + (taches?|corvees?|maison|menage|chores?|tasks?|household|jobs?|papiers|things)
fr: les vitres | le repassage | le tri des papiers | le four à nettoyer | le grenier | les impôts | la cave | appeler le médecin | ranger le garage | les petites réparations
en: the windows | the ironing | sorting the papers | cleaning the oven | the attic | the tax return | the cellar | ringing the doctor | tidying the garage | small repairs
# thing: (plantes?|fleurs?|plants?|flowers?) + (chez vous|avez|maison|interieur|balcon|jardin|home|have|indoor|balcony|garden|grow)
fr: un ficus | des géraniums | une orchidée | du basilic | un cactus | un rosier | de la lavande | une plante verte dont j’ignore le nom | aucune, je les oublie
en: a rubber plant | geraniums | an orchid | basil | a cactus | a rose bush | lavender | a green one whose name I do not know | none, I forget to water them
# thing: (legumes?|cultiv~|pousser|potager|vegetables?|grow|crops?) + (jardin|balcon|cultiv~|pousser|garden|grow|balcony|allotment)
fr: des tomates | des salades | des courgettes | des haricots | du persil | des radis | des fraises | des pommes de terre | rien, il me manque la place
en: tomatoes | lettuce | courgettes | beans | parsley | radishes | strawberries | potatoes | nothing, I have no room
# thing: (oiseaux|insectes|animaux|betes|papillons|birds|insects|animals|wildlife|butterflies|creatures) + (vu|vus|aperc~|observ~|remarqu~|pres|jardin|notice~|seen|saw|spot~|near|garden|observe~)
fr: des merles | un écureuil | des abeilles | un hérisson | des mésanges | des papillons | un renard, une fois | des fourmis | des pigeons | une chauve-souris
en: blackbirds | a squirrel | bees | a hedgehog | blue tits | butterflies | a fox, once | ants | pigeons | a bat
# thing: (bruits?|sons?|noises?|sounds?) + (entendez|entend~|matin|soir|maintenant|reveil|hear|morning|evening|now|wake) - gene~|annoy~|bother~|derang~|pref~
fr: les oiseaux | les voitures | le camion-poubelle | les cloches | la chaudière | un chien | les pas du voisin | la machine à café | le tram | la radio d’à côté
en: birds | cars | the bin lorry | the bells | the boiler | a dog | the neighbour’s footsteps | the coffee machine | the tram | the radio next door
# thing!: .*\b(bruits?|sons?|nuisances?|noises?|sounds?)\b.*(gene~|derang~|agac~|enerv~|insupportable~|empech~|pese~|bother~|annoy~|disturb~|irritat~|worst|hate|keeps?|never|jamais|least) - odeurs?|smells?|genes?|travaux
fr: les scooters | les voisins du dessus | les travaux | la musique le soir | les chiens qui aboient | la route, tout le temps | les tondeuses le dimanche | les portes qui claquent | les camions tôt le matin | aucun, c’est calme
en: scooters | the neighbours upstairs | roadworks | music at night | barking dogs | the road, all the time | lawnmowers on Sundays | slamming doors | lorries early in the morning | none, it is quiet here
# thing: (odeurs?|smells?) + (gene~|derang~|agac~|pire|detest~|bother~|annoy~|hate|worst|dislike)
fr: les poubelles en été | la friture | le tabac dans l’escalier | les égouts | les gaz d’échappement | l’humidité | aucune
en: bins in summer | frying | smoke in the stairwell | drains | exhaust fumes | damp | none
# thing: (genes?|nuisances?|desagrements?|troubles?|nuisances?|annoyances?|inconveniences?) + (quotidien~|voisin~|immeuble|ville|quartier|laquelle|daily|everyday|neighbou?r~|building|which|area)
fr: le bruit, surtout le soir | les poubelles mal triées | les vélos dans l’entrée | la fumée qui monte | les portes qui claquent | l’ascenseur en panne | les mégots devant la porte | rien de grave
en: the noise, mostly in the evening | badly sorted bins | bikes in the hall | smoke coming up | slamming doors | the lift out of order | cigarette ends at the door | nothing serious
# thing: (economis~|gaspill~|reduire|consomm~|moins|save|saving|waste|reduce|cut|less) + (eau|water) - bouteille~|bottle~
fr: des douches courtes | couper l’eau en me lavant les dents | une chasse d’eau à deux débits | arroser le soir | récupérer l’eau de pluie | ne lancer que des machines pleines | réparer les fuites tout de suite | laver les légumes dans une bassine
en: short showers | turning the tap off while I brush my teeth | a dual-flush toilet | watering in the evening | collecting rainwater | only running full machines | mending leaks at once | washing vegetables in a bowl
# thing: (economis~|reduire|consomm~|moins|save|saving|reduce|cut|less) + (electricite|energie|chauffage|gaz|electricity|energy|heating|gas|power) - gens|people|government|etat
fr: éteindre les lampes | baisser le chauffage la nuit | débrancher les appareils | mettre un pull | des ampoules à faible consommation | laver à froid | fermer les volets le soir | couvrir les casseroles
en: turning off the lights | lowering the heating at night | unplugging appliances | putting on a jumper | low-energy bulbs | washing cold | closing the shutters at night | putting lids on pans
# thing: (economis~|depens~ moins|reduire|epargn~|save|spend less|cut) + (argent|depenses?|budget|courses|money|spending|bills|factures) + (gestes?|moyens?|astuces?|facons?|ways?|things|tricks?|habits?|citez|list) - passer|without
fr: acheter en promotion | faire une liste avant les courses | cuisiner les restes | renoncer aux restaurants | acheter d’occasion | comparer les prix | rouler moins | arrêter un abonnement
en: buying on offer | making a list before I shop | cooking leftovers | giving up restaurants | buying second-hand | comparing prices | driving less | stopping a subscription
# thing: (appli~|apps?) + (supprim~|effac~|desinstall~|inutil~|delete|remove|without|miss|uninstall)
fr: les jeux | Facebook | une application de magasin | TikTok | la boussole | une application de cuisine | Instagram | celle d’une compagnie que je n’utilise plus
en: the games | Facebook | a shop’s app | TikTok | the compass | a cooking app | Instagram | one from an airline I no longer use
# thing: (appli~|apps?) + (ouvert~|utilis~|opened|used|open|use) + (matin|aujourd'hui|jour|morning|today|day|since)
fr: la météo | les messages | la banque | WhatsApp | les photos | le plan | un jeu | l’agenda | les courriels | Facebook
en: the weather | messages | my bank | WhatsApp | photos | maps | a game | the calendar | email | Facebook
# thing: (services?|administrations?) + (public~|municipa~|council) + (utilis~|recour~|use~|contact~|annee|year)
fr: la bibliothèque | l’hôpital | la poste | la mairie | les transports en commun | la déchetterie | la piscine | les impôts, en ligne | France Travail | l’école
en: the library | the hospital | the post office | the town hall | public transport | the recycling centre | the swimming pool | the tax office, online | the job centre | the school
# thing: (taches?|corvees?|travaux menagers|menager~|chores?|housework|household jobs) + (faites|fais~|charge|sans|do|without|yourself|responsible)
fr: la vaisselle | les poubelles | la lessive | l’aspirateur | les courses | le repassage | la cuisine | faire les lits | l’arrosage des plantes
en: the washing-up | the bins | the laundry | the hoovering | the shopping | the ironing | the cooking | making the beds | watering the plants
# thing: (faire|activites?|sortir|occup~|to do|activities|on offer|going on) + (ville|quartier|coin|village|commune|town|area|village|around here|city) + (soir|week-?end|evening|night|weekend|jeunes|young|enfants|children)
fr: aller au cinéma | boire un verre en terrasse | un concert de temps en temps | le restaurant | le bowling | se promener dans le centre | pas grand-chose, à vrai dire | une pièce au théâtre municipal | le sport en salle
en: the cinema | a drink on the square | a concert now and then | restaurants | bowling | a stroll round the centre | not much, to be honest | a play at the town theatre | the sports hall
# thing: (cess~|arret~|renonc~|reduit|moins|supprim~|priv~|stopp~|given up|cut|less|fewer|gone without) + (achet~|acheter|achats?|produits?|buy~|bought|purchas~|products?) - pourquoi|why|raison~|cigarette|tabac|smok~
fr: la viande rouge | les plats tout prêts | les sodas | le poisson frais | les biscuits de marque | les vêtements neufs | le fromage à la coupe | les fruits hors saison | le saumon | le chocolat de marque
en: red meat | ready meals | fizzy drinks | fresh fish | branded biscuits | new clothes | good cheese | fruit out of season | salmon | branded chocolate
# thing: (emport~|prendr~|emmen~|sauv~|quitter|evacu~|take|grab|save|bring|leave) + (minutes?|feu|incendie|inondation|urgence|evacu~|fire|flood|emergency|quickly|hurry)
fr: mes papiers | mon téléphone | les photos de famille | mes médicaments | de l’argent | une veste chaude | les clés | l’ordinateur | la bague de ma grand-mère | mon chat
en: my papers | my phone | the family photos | my medicines | some money | a warm coat | my keys | the computer | my grandmother’s ring | my cat
# thing: (valise|bagages?|sac a dos|camping|randonnee|plage|suitcase|luggage|packing|to pack|hike|beach|trip) + (emport~|mett~|prend~|oubli~|toujours|take|put|forget|always|essential~)
fr: une trousse de toilette | un pull | mon chargeur | un livre | des médicaments | de bonnes chaussures | une gourde | de la crème solaire | un imperméable
en: a washbag | a jumper | my charger | a book | some medicines | good shoes | a water bottle | sun cream | a raincoat
# thing: (faits?|fait|fites|did|done|doing) + (dimanche|samedi|week-?end|sunday|saturday|weekend) + (dernier|passe|last|past) - racont~|decri~|describe|tell
fr: la grasse matinée, puis le marché | une promenade, un repas en famille et un film | le ménage le matin, des amis l’après-midi | du jardinage et une sieste | les courses, la lessive, et rien d’autre | un déjeuner chez ma sœur et un tour en forêt | de la lecture, un gâteau, la télé
en: a lie-in, then the market | a walk, lunch with the family and a film | cleaning in the morning, friends in the afternoon | some gardening and a nap | the shopping, the laundry and nothing else | lunch at my sister’s and a turn in the woods | reading, a cake, television
# thing: (faites|fait|do|did) + (soir|soiree|avant de (dormir|vous coucher)|coucher|evening|before (bed|sleep)|bedtime) + (chose~|tout|things?|list|enumer~|citez)
fr: ranger la cuisine | fermer les volets | me brosser les dents | lire un peu | préparer mes affaires du lendemain | regarder un film | vérifier la porte | régler le réveil
en: tidying the kitchen | closing the shutters | brushing my teeth | reading a little | getting my things ready | watching a film | checking the door | setting the alarm
# thing: (faites|fait|do|did) + (matin|reveil|lever|levant|morning|wak~|get up|getting up) + (chose~|tout|things?|first|premier~|list|enumer~|citez)
fr: le café | une douche | regarder mon téléphone | ouvrir les volets | écouter les informations | me brosser les dents | faire le lit | m’étirer un peu | préparer le déjeuner
en: coffee | a shower | looking at my phone | opening the shutters | listening to the news | brushing my teeth | making the bed | stretching a little | making lunch
# thing: (abonnements?|subscriptions?|abonnee?) + (citez|quels?|list|name|avez|pay~|have|which)
fr: Internet | le téléphone | une plateforme de films | la musique | la salle de sport | le journal local | les transports | la cantine | aucun, à part le téléphone
en: internet | my phone | a film service | music | the gym | the local paper | my bus pass | none, apart from the phone
# thing: (depenses?|factures?|expenses?|bills?|costs?) + (mois|mensuel~|fixes?|regulier~|month|monthly|regular|fixed|citez|list|enumer~)
fr: le loyer | l’électricité | le téléphone | l’assurance | les courses | l’essence | la mutuelle | Internet | les impôts
en: the rent | electricity | the phone | insurance | food | petrol | health cover | internet | taxes
# thing: (commerces?|magasins?|boutiques?|shops?|stores?) + (rue|pied|quartier|village|autour|proches?|street|walking|near|around|list|citez)
fr: une boulangerie | une pharmacie | un coiffeur | un bar-tabac | une supérette | un fleuriste | une boucherie | une agence immobilière | aucun, il faut prendre la voiture
en: a bakery | a chemist’s | a hairdresser’s | a newsagent’s | a small supermarket | a florist’s | a butcher’s | an estate agent’s | none, you have to drive
# thing: (services?|coups? de main|aides?|favou?rs?|help) + (rend~|entre|echang~|voisin~|do|give|exchange|between|swap) + (voisin~|neighbou?r~)
fr: garder les clés | arroser les plantes | prêter une échelle | réceptionner un colis | nourrir le chat | sortir les poubelles | un peu de sel ou des œufs | monter les courses d’une dame âgée
en: keeping the keys | watering the plants | lending a ladder | taking in a parcel | feeding the cat | putting the bins out | some salt or eggs | carrying up an old lady’s shopping
# thing: (jeux?|jouer|jouez|games?|play) + (societe|famille|enfants?|cartes|soiree|board|family|children|cards|evening|party)
fr: le Scrabble | la belote | le Monopoly | les petits chevaux | le Uno | les échecs | le Cluedo | aucun, je n’aime pas jouer
en: Scrabble | cards | Monopoly | ludo | Uno | chess | Cluedo | none, I do not like games
# thing: (plats?|recettes?|cuisin~|dish~|recipes?|meals?|cook) + (savez|sais|coeur|facile~|reuss~|know|heart|easily|can you|without)
fr: une quiche | des pâtes carbonara | une omelette | un poulet rôti | une ratatouille | des crêpes | une soupe de légumes | un gâteau au yaourt | du riz cantonais
en: a quiche | pasta carbonara | an omelette | roast chicken | a vegetable stew | pancakes | vegetable soup | a sponge cake | fried rice
# thing: (langues?|languages?) + (entend~|parle~|hear|spoken|speak) + (famille|quartier|rue|travail|autour|family|street|work|around)
fr: le français | l’arabe | le portugais | l’anglais | l’espagnol | le turc | un peu de breton
en: French | Arabic | Portuguese | English | Spanish | Turkish | a little Breton
# thing: (proteg~|securis~|protect~|secure~|keep safe) + (donnees|vie privee|comptes?|internet|ligne|data|privacy|accounts?|online)
fr: des mots de passe différents | ne rien publier | refuser les cookies | la double vérification | ne pas ouvrir les liens | donner une fausse date de naissance | rien de spécial, je l’avoue
en: different passwords | posting nothing | refusing cookies | two-step login | not opening links | giving a false date of birth | nothing special, I admit
# thing: (proteg~|securis~|protect~|secure~|safe) + (maison|logement|cambriol~|vols?|home|house|burgl~|theft|break-?ins?)
fr: une bonne serrure | fermer les volets | une voisine qui surveille | une alarme | laisser une lumière | rien de spécial | un chien qui aboie
en: a good lock | closing the shutters | a neighbour who keeps an eye out | an alarm | leaving a light on | nothing special | a dog that barks
`
