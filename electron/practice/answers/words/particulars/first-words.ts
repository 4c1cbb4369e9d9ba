/** What single words bring to mind, where that is asked for. */
export const firstWords = `
# mind: impots?|taxes?|fisc|tax|taxation|tax office
fr: trop | les hôpitaux et les écoles | la déclaration en mai | l’injustice | un mal nécessaire | la fin du mois | la solidarité | encore une facture
en: too much | hospitals and schools | the tax return | unfair | a necessary evil | the end of the month | sharing | one more bill
# mind: bruxelles|brussels|europe|union europeenne|european union|eu
fr: l’Europe | les règlements | le drapeau bleu | des bureaux loin de nous | la paix | les frites et la bière | l’euro | des gens en costume
en: Europe | regulations | the blue flag | offices far from us | peace | chips and beer | the euro | people in suits
# mind: retraite|retirement|pension~|retraites
fr: le repos | le temps libre | une petite pension | les petits-enfants | la liberté | le jardin | la vieillesse | les voyages
en: rest | free time | a small pension | grandchildren | freedom | the garden | old age | travelling
# mind: vacances|conges|holidays?|vacation - deteste
fr: la mer | le soleil | ne rien faire | la famille | la liberté | des valises à faire | dormir | l’odeur de la crème solaire
en: the sea | the sun | doing nothing | the family | freedom | packing | sleeping | the smell of sun cream
# mind: campagne|ruralite|village|countryside|rural|village
fr: le calme | les vaches | l’air pur | la boue | mes grands-parents | la voiture, il en faut une | le silence | les champs
en: quiet | cows | fresh air | mud | my grandparents | needing a car | silence | fields
# mind: ville|metropole|paris|city|big cities|paris
fr: le bruit | la foule | les lumières | la vitesse | les embouteillages | les spectacles | le métro | les loyers
en: noise | crowds | lights | speed | traffic jams | shows | the underground | rents
# mind: mariage|marriage|wedding
fr: une robe blanche | l’amour | la famille | une belle fête | des dépenses | l’engagement | la danse jusqu’au matin | le divorce, parfois
en: a white dress | love | family | a good party | the expense | commitment | dancing until dawn | divorce, sometimes
# mind: vieillesse|vieillir|vieux|age|old age|ageing|aging|elderly|seniors?
fr: la sagesse | la solitude | les douleurs | le temps qui passe | les souvenirs | mes grands-parents | la liberté de dire ce qu’on pense | la peur de dépendre
en: wisdom | loneliness | aches | time passing | memories | my grandparents | saying what you think | the fear of depending on others
# mind: jeunesse|jeunes|youth|young people|teenagers?|adolescen~
fr: l’énergie | les téléphones | l’avenir | la fête | l’insouciance | l’inquiétude | le bruit | l’espoir
en: energy | phones | the future | parties | being carefree | worry | noise | hope
# mind: velo|velos|cycl~|bikes?|bicycle
fr: la liberté | le vent | la pluie | mon enfance | le danger en ville | les mollets | le Tour de France | la santé
en: freedom | the wind | the rain | my childhood | danger in town | aching legs | the Tour de France | health
# mind: voitures? electriques?|electric cars?|electric vehicles?
fr: le silence | la batterie | le prix | l’autonomie | les bornes | l’avenir | la mode | moins de fumée
en: silence | the battery | the price | the range | charging points | the future | a fashion | fewer fumes
# mind: eoliennes?|wind ?turbines?|wind farms?
fr: le paysage | le vent | le bruit | l’énergie propre | la mer | la polémique | de grandes ailes blanches
en: the landscape | the wind | the noise | clean energy | the sea | arguments | big white wings
# mind: climat|rechauffement|climate|global warming|climate change
fr: la canicule | la peur | les enfants | l’eau qui manque | trop tard | les glaciers | agir | des discours
en: heatwaves | fear | the children | running out of water | too late | glaciers | doing something | speeches
# mind: banque|banques|banquier~|banks?|banker~
fr: les frais | mon conseiller | la confiance | un découvert | un coffre | le crédit | des bonus | l’argent qui dort
en: charges | my adviser | trust | an overdraft | a safe | loans | bonuses | money lying idle
# mind: credit~|dettes?|loans?|debts?|borrow~|overdraft
fr: la maison | vingt ans | un piège | les fins de mois | la banque | des nuits blanches | un mal nécessaire
en: the house | twenty years | a trap | the end of the month | the bank | sleepless nights | a necessary evil
# mind: chomage|chomeu~|unemploy~|jobless
fr: l’inquiétude | des papiers à remplir | la honte, à tort | l’attente | les fins de mois | une chance de changer | l’injustice
en: worry | forms to fill in | shame, wrongly | waiting | money running out | a chance to change | unfair
# mind: teletravail|telework~|remote work~|working from home
fr: le calme | le pyjama | les réunions à l’écran | la solitude | du temps gagné | la liberté | la frontière avec la maison
en: quiet | pyjamas | meetings on a screen | being alone | time saved | freedom | never quite leaving work
# mind: greves?|manifestations?|strikes?|demonstrat~|protests?
fr: les trains arrêtés | les drapeaux | la colère | un droit | des embouteillages | la solidarité | des banderoles
en: trains at a standstill | flags | anger | a right | traffic jams | solidarity | banners
# mind: maison de retraite|ehpad|care homes?|nursing homes?|old people's home
fr: la solitude | le manque de personnel | le prix | ma grand-mère | la fin | des gens dévoués | l’odeur des couloirs
en: loneliness | too few staff | the cost | my grandmother | the end | devoted people | the smell of the corridors
# mind: vaccin~|jabs?
fr: la piqûre | la protection | Pasteur | la pandémie | la méfiance | les bébés | un progrès
en: the needle | protection | Pasteur | the pandemic | distrust | babies | progress
# mind: medecins?|docteurs?|doctors?|gps?
fr: l’attente | la blouse blanche | la confiance | le manque | mon médecin de famille | des vies sauvées | les déserts médicaux
en: the wait | a white coat | trust | there are too few | my family doctor | saving lives | ten rushed minutes
# mind: sport|sports|football|foot|jeux olympiques|olympics|olympic games
fr: la sueur | la santé | les copains | l’argent qui y circule | l’effort | la télévision | la victoire | mes genoux
en: sweat | health | friends | the money in it | effort | television | winning | my knees
# mind: musee~|art|culture|expositions?|museum~|arts?|exhibitions? - martial
fr: le silence | la beauté | mes sorties d’école | l’ennui, parfois | la découverte | des tableaux | une élite | le Louvre
en: silence | beauty | school trips | boredom, sometimes | discovery | paintings | an elite | the Louvre
# mind: justice|tribuna~|juges?|courts?|judges?
fr: la lenteur | l’égalité | la balance | deux poids, deux mesures | un juge en robe | la prison | le droit | l’espoir
en: slow | equality | the scales | one law for some | a judge in robes | prison | rights | hope
# mind: prisons?|jail
fr: des murs | le bruit des clés | la surpopulation | la punition | une seconde chance | la peur | l’école du crime
en: walls | the noise of keys | overcrowding | punishment | a second chance | fear | a school for crime
# mind: politi~|politiciens?|elus?|deputes?|politic~|politicians?|members of parliament
fr: des promesses | des disputes | le pouvoir | un devoir | de belles paroles | la démocratie | la déception | la télévision
en: promises | quarrels | power | a duty | fine words | democracy | being let down | television
# mind: mairie|maire|town hall|mayors?|council
fr: un mariage | les papiers | l’écharpe tricolore | quelqu’un de proche | les travaux | l’horloge | des fleurs
en: weddings | paperwork | the mayor’s chain | somebody close to us | roadworks | the clock | flower beds
# mind: service public|services publics|fonctionnaires?|public services?|civil servants?
fr: l’hôpital | la poste | un guichet fermé | l’égalité | la file d’attente | des gens dévoués | l’école
en: the hospital | the post office | a closed counter | equality | the queue | devoted people | school
# mind: cantine|restaurant scolaire|canteen|school meals?|school dinners?
fr: les plateaux | le bruit | les épinards | les copains | la purée | l’odeur | le poisson du vendredi
en: trays | noise | spinach | friends | mashed potato | the smell | fish on Fridays
# mind: pain|baguette|boulangerie|bread|bakery
fr: l’odeur du matin | la croûte | la France | mon enfance | le petit-déjeuner | la boulangère | un prix qui monte
en: the smell in the morning | the crust | France | my childhood | breakfast | the baker | a price that goes up
# mind: vin|biere|alcool|wine|beer|alcohol
fr: la fête | les amis | la modération | un bon repas | le lendemain difficile | les vignes | un danger
en: parties | friends | moderation | a good meal | the morning after | vineyards | a danger
# mind: viande|boucher~|meat|butcher~
fr: un bon steak | le prix | les animaux | le barbecue | le boucher | trop souvent | le climat
en: a good steak | the price | animals | barbecues | the butcher | too often | the climate
# mind: supermarche~|grande surface|hypermarche|supermarkets?
fr: le caddie | la queue aux caisses | les promotions | la lumière blanche | trop de choix | les prix | la corvée du samedi
en: the trolley | queuing at the till | special offers | white light | too much choice | prices | Saturday’s chore
# mind: poste|facteur|courrier|post office|postman|mail|post
fr: le facteur | la queue | un colis | les cartes de vœux | une lettre | le jaune | un bureau qui ferme
en: the postman | the queue | a parcel | Christmas cards | a letter | stamps | a branch that closes
# mind: hiver|neige|froid|winter|snow|cold
fr: le chauffage | un feu de bois | la nuit à cinq heures | Noël | la soupe | un bonhomme de neige | les rhumes
en: the heating | a wood fire | dark at five | Christmas | soup | a snowman | colds
# mind: voisin~|neighbou?r~ - demande|ask
fr: le bruit | l’entraide | un bonjour dans l’escalier | les clés qu’on confie | un barbecue | les potins
en: noise | helping out | a hello on the stairs | keys left with them | a barbecue | gossip
# mind: robots?|intelligence artificielle|ia|artificial intelligence|ai
fr: l’avenir | les emplois perdus | un film | la triche à l’école | le gain de temps | la surveillance | une machine qui parle
en: the future | lost jobs | a film | cheating at school | time saved | being watched | a machine that talks
# mind: reseaux sociaux|facebook|tiktok|instagram|social media
fr: du temps perdu | les photos des autres | les nouvelles de la famille | la haine | les jeunes | la publicité | des chats
en: wasted time | other people’s photos | family news | hatred | the young | adverts | cats
# mind: train|trains|sncf|tgv|railways?
fr: les retards | le paysage | les vacances | la gare | le prix des billets | la lecture | les grèves
en: delays | the view | holidays | the station | the price of tickets | reading | strikes
# mind: avion|avions|aeroport|planes?|flying|airports?
fr: le voyage | la peur | la pollution | les contrôles | le hublot | l’attente | le bout du monde
en: travel | fear | pollution | security checks | the window seat | waiting | the other side of the world
# mind: argent liquide|especes|pieces|billets|cash|coins
fr: le marché | la liberté | le porte-monnaie | les pièces rouges | ma grand-mère | le pourboire | l’anonymat
en: the market | freedom | my purse | small change | my grandmother | tips | leaving no trace
# mind: assurances?|mutuelle|insurance
fr: des petites lignes | la tranquillité | trop cher | un dossier | la franchise | un accident | l’appel sans réponse
en: small print | peace of mind | too expensive | paperwork | the excess | an accident | nobody answers
# mind: amitie|amis?|friendship|friends?
fr: la confiance | rire | la fidélité | l’enfance | une bonne table | être là | le temps qui passe
en: trust | laughing | loyalty | childhood | a good meal | being there | time passing
# mind: bonheur|happiness|heureux
fr: la famille | la santé | la paix | les petites choses | un rire d’enfant | le soleil | l’amour
en: family | health | peace | small things | a child’s laugh | the sun | love
# mind: famille|family
fr: l’amour | les repas du dimanche | les disputes | mes parents | un refuge | les cousins | le bruit
en: love | Sunday lunch | quarrels | my parents | a refuge | cousins | noise
# mind: solitude|loneliness|being alone
fr: le silence | les personnes âgées | la paix, parfois | l’hiver | le dimanche soir | un choix | une chaise vide
en: silence | old people | peace, sometimes | winter | Sunday evening | a choice | an empty chair
# mind: france|francais|french - langue|language|appren~|learn~
fr: le fromage | la liberté | les grèves | la tour Eiffel | le drapeau | les râleurs | la bonne cuisine
en: cheese | freedom | strikes | the Eiffel Tower | the flag | grumbling | good food
# mind: lundi|monday
fr: le réveil | le travail | la fatigue | une semaine qui commence | le café | déjà
en: the alarm clock | work | tired | a week ahead | coffee | already
# mind: chasse|chasseurs?|hunting|hunters?
fr: les fusils | l’automne | le danger en forêt | les sangliers | une tradition | les chiens | la cruauté
en: guns | autumn | danger in the woods | wild boar | a tradition | dogs | cruelty
# mind: mer|ocean|plage|sea|ocean|beach
fr: les vacances | l’horizon | le sable | le sel | le bruit des vagues | le plastique | l’enfance
en: holidays | the horizon | sand | salt | the sound of waves | plastic | childhood
# mind: hopital|hopita~|urgences|hospital~|emergency room|a&e
fr: l’attente | les infirmières | la peur | des couloirs blancs | la fatigue des soignants | une naissance | les odeurs
en: the wait | nurses | fear | white corridors | tired staff | a birth | the smell
`
