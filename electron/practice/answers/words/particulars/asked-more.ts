/** More people, places, moments, single things and advice that one is asked for. */
export const askedMore = String.raw`
# who: (raconte~|tells?|histoires?|stories) + (famille|mieux|meilleur~|family|best)
fr: mon oncle | ma grand-mère | mon père | ma tante | mon frère | un cousin | ma mère
en: my uncle | my grandmother | my father | my aunt | my brother | a cousin | my mother
# who: (cuisine~|cook~|gateau~|bake~) + (mieux|meilleur~|best)
fr: ma grand-mère | ma mère | moi, à ce qu’on dit | mon frère | une amie | ma tante | la personne avec qui je vis
en: my grandmother | my mother | me, or so they say | my brother | a friend | my aunt | my partner
# who: (ressembl~|tenez (plutot )?de|resemble|take after|look like)
fr: à ma mère | à mon père | à ma grand-mère | à mon oncle, par le caractère | à personne, paraît-il | à ma tante
en: my mother | my father | my grandmother | my uncle, in character | nobody, they say | my aunt
# who: (decid~|fix~|choisi~|choose|set) + (bars?|cafes?|boites?|discotheques?|clubs?|terrasses?|pubs?|restaurants?|ferm~|clos~|heure|bruit|noise|concerts?)
fr: la mairie | le maire, avec les habitants et les patrons | le préfet | les riverains ont leur mot à dire | la loi, pareille partout | les patrons, dans certaines limites
en: the town council | the mayor, with residents and owners | the police and the council | those who live next door should have a say | the law, the same everywhere | the owners, within limits
# who: (priorit~|prioritaires?|first|priority|d'abord) + (logement~|hlm|creche~|soins|urgences|housing|nursery|treatment|council (flat|home)s?|seats?|places?)
fr: les familles avec enfants | ceux qui travaillent ici | les plus modestes | les personnes handicapées | les personnes âgées | les femmes seules avec des enfants | ceux qui attendent depuis le plus longtemps
en: families with children | those who work here | those with least | disabled people | older people | women on their own with children | those who have waited longest
# who: (profite~|benefi~|gagn~|gain~|avantag~) - perd~|lose~
fr: les plus modestes | les jeunes et les étudiants | ceux qui habitent loin | les retraités | tout le monde, d’une façon ou d’une autre | toujours les mêmes | les familles
en: those with least | the young and students | those who live far out | pensioners | everybody, one way or another | the same people as ever | families
# who: (dernier~|last|recemment|recently) + (pret~|lent|lend|borrow~|emprunt~|remerci~|thank~|aide~|help~|disput~|argu~|ri avec|laugh~)
fr: un voisin | une collègue | mon frère | une amie | ma sœur | un ami du club | mes enfants
en: a neighbour | a colleague | my brother | a friend | my sister | somebody from the club | my children
# who: (malade|fievre|grippe|ill|sick|unwell|flu) + (occup~|soign~|aide~|look~|care|help~|courses)
fr: la personne avec qui je vis | ma mère | une voisine | personne, je me débrouille | ma sœur | une amie | mes enfants
en: my partner | my mother | a neighbour | nobody, I manage | my sister | a friend | my children
# who: (heros|heroine|idole|modele|hero|idol|admired?) + (enfant|enfance|petite?|jeune|child|childhood|young|kid)
fr: Zidane | mon grand-père | une chanteuse de l’époque | Zorro | ma grande sœur | Jacques Cousteau | ma maîtresse | un joueur de tennis
en: a footballer | my grandfather | a singer of the time | Zorro | my big sister | Jacques Cousteau | my teacher | a tennis player
# who: (meriter~|merite~|deserve~|augment~) + (salaire~|paye~|pay|raise|wages?|hommage|medaill~|medal|respect|prix|prize)
fr: les infirmières | les aides-soignantes | les éboueurs | les enseignants | les agriculteurs | les pompiers | les caissières | les bénévoles
en: nurses | carers | refuse collectors | teachers | farmers | firefighters | cashiers | volunteers
# who: (hausse|augment~|chere?s?|inflation|rising|increase|expensive) + (prix|loyers?|prices?|rents?|bills?|factures?)
fr: les grandes entreprises | les intermédiaires | l’État et ses taxes | la guerre | les spéculateurs | un peu tout le monde | la grande distribution
en: big companies | the middlemen | the state and its taxes | the war | speculators | a bit of everybody | the supermarkets
# where: (repar~|mend~|repair~|fix~|retouch~|cordonn~) + (chaussures?|vetements?|habits|sacs?|shoes|clothes|bags?|zips?)
fr: chez le cordonnier du centre | chez une couturière du quartier | je le fais à la maison | à la galerie du supermarché | nulle part, je rachète | chez ma mère, elle sait coudre
en: at the cobbler’s in town | with a local dressmaker | at home, I do it myself | at the shopping centre | nowhere, I buy new ones | at my mother’s, she can sew
# where: (passez|passe~|spend~) + (temps|plupart|time|most) + (maison|logement|chez vous|appartement|home|house|flat)
fr: dans la cuisine | au salon, sur le canapé | dans ma chambre | au bureau, devant l’écran | près de la fenêtre | à la table de la salle à manger
en: in the kitchen | in the living room, on the sofa | in my bedroom | at my desk | by the window | at the dining table
# where: (assis~|assey~|assoi~|plac~|sit|seat) + (train|bus|avion|cinema|tram|car|plane|theatre|classe|class)
fr: près de la fenêtre | au fond | devant | côté couloir | là où il y a de la place | près de la porte | dans le sens de la marche
en: by the window | at the back | at the front | on the aisle | wherever there is room | near the door | facing forward
# where: (trouve~|decouv~|obten~|found|find|got|came across) + (logement|appartement|maison|flat|home|house|apartment)
fr: sur Le Bon Coin | par une agence | par le bouche-à-oreille | par un collègue | auprès d’un bailleur social | dans la famille | sur un panneau, dans la rue
en: on a property website | through an agency | by word of mouth | through a colleague | through the housing association | in the family | on a sign in the street
# where: (construi~|batir|loger|build|put|house) + (logements?|maisons?|immeubles?|homes|houses|housing|flats)
fr: sur les anciennes friches | au-dessus des commerces | près de la gare | dans le centre, à la place des bureaux vides | pas sur les champs, en tout cas | là où il y a déjà l’école et le bus
en: on old industrial land | above the shops | near the station | in the centre, where offices stand empty | not on the fields, in any case | where there is already a school and a bus
# where: (vite|vitesse|danger~|fast|speed~|dangerous) + (roul~|voitures?|circul~|drive|cars?|traffic|rue~|road~|street~)
fr: devant l’école | sur la route nationale | à l’entrée du village | dans la grande descente | au rond-point | dans ma rue, le soir | près du stade
en: outside the school | on the main road | on the way into the village | down the long hill | at the roundabout | in my street in the evening | near the sports ground
# where: (emmen~|sort~|occup~|take|outing) + (enfants?|petits-enfants|neveux|children|kids|grandchildren|nephews?)
fr: au parc | à la piscine | à la bibliothèque | en forêt | au zoo | au musée, quand il pleut | chez leurs grands-parents | je n’ai pas d’enfant
en: to the park | to the pool | to the library | to the woods | to the zoo | to the museum when it rains | to their grandparents’ | I do not have children
# where: (meilleure?|best|bonne?) + (pain|boulangerie|cafe|vue|glace|restaurant|bread|bakery|coffee|view|ice cream|restaurant)
fr: sur la place du marché | dans la vieille ville | au bout de ma rue | près de l’église | au village d’à côté | en haut de la colline | au port
en: on the market square | in the old town | at the end of my street | near the church | in the next village | at the top of the hill | down by the harbour
# where: (telephone|portable|phone|mobile) + (laiss~|pos~|mett~|nuit|leave|put|night|keep)
fr: dans la cuisine | sur la table de nuit | dans l’entrée | au salon, en charge | dans mon sac | à côté de moi, toujours
en: in the kitchen | on the bedside table | in the hall | charging in the living room | in my bag | next to me, always
# when: (depens~|budget|argent|spend~|expens~|money) + (annee|year|mois|month) + (plus|fort~|lourd~|highest|most|heavy|peak)
fr: en décembre, avec les fêtes | en septembre, avec la rentrée | l’été, avec les vacances | en hiver, avec le chauffage | à l’automne, avec les impôts | en janvier, tout tombe d’un coup
en: in December, with Christmas | in September, when school starts | in summer, with the holidays | in winter, with the heating | in autumn, with the taxes | in January, when it all comes at once
# when: (pension|retraite|retirement) + (commenc~|pens~|prepar~|start~|think~|began|first)
fr: vers quarante ans | à cinquante ans passés | dès mon premier emploi | quand mes parents y sont arrivés | je n’y pense pas encore | en recevant un relevé
en: at around forty | after fifty | from my first job on | when my parents got there | I do not think of it yet | when a statement came in the post
# when: (factures?|impots?|loyer|bills?|rent|taxes) + (pay~|regl~|paie~)
fr: dès que je les reçois | en début de mois | c’est prélevé, je n’y pense pas | à la dernière minute | après la paie | le week-end, tout d’un coup
en: as soon as they come | at the start of the month | it is paid by direct debit | at the last minute | after payday | at the weekend, all at once
# when: (courses?|magasins?|achats?|shop~) + (monde|foule|calme|evit~|crowd~|quiet|busy|avoid)
fr: le mardi matin | à l’ouverture | à l’heure du déjeuner | tard le soir | en semaine | jamais le samedi
en: on Tuesday morning | when they open | at lunchtime | late in the evening | on weekdays | never on Saturdays
# when: (cafe|the|pause|coffee|tea|break) + (pren~|buv~|faites|have|drink|take)
fr: vers dix heures | après le déjeuner | dès le réveil | à seize heures | en arrivant | quand je sens la fatigue
en: at around ten | after lunch | as soon as I wake | at four | when I arrive | when I feel tired
# when: (non|no|refus~|oser|dare|speak up) + (dire|dites|savez|say|saying|know)
fr: quand je sens la fatigue | quand on m’en demande trop | rarement, je n’ose pas | depuis que j’ai vieilli | quand ça touche à ma famille | au travail, de plus en plus
en: when I am tired | when too much is asked of me | seldom, I do not dare | now that I am older | when it touches my family | more and more often
# thing: (jour|jours|day|days) + (semaine|week) + (moins|deteste~|pire|least|hate|worst|dislike|longest)
fr: le lundi | le mardi | le dimanche soir | le jeudi, c’est long | le vendredi, tout le monde court | aucun en particulier
en: Monday | Tuesday | Sunday evening | Thursday, it drags | Friday, everyone is rushing | none in particular
# thing: (objets?|choses?|jouets?|objects?|things?|toys?|items?) + (enfance|enfant|childhood|child) + (garde~|conserve~|kept|keep|still have)
fr: un ours en peluche | un carnet de notes | un livre d’images | une boîte de billes | une poupée de chiffon | des photos de classe | une timbale gravée | rien, tout a été donné
en: a teddy bear | a school report | a picture book | a box of marbles | a rag doll | class photos | a christening cup | nothing, it was all given away
# thing: (magasins?|commerces?|boutiques?|shops?|stores?|businesses) + (ouvr~|aimeri~|voudri~|manqu~|open~|like|want|missing|need)
fr: une librairie | une boulangerie | un primeur | une quincaillerie | un café | une poissonnerie | une mercerie | un magasin de producteurs
en: a bookshop | a bakery | a greengrocer’s | a hardware shop | a café | a fishmonger’s | a haberdasher’s | a farm shop
# thing: (appareils?|equipements?|machines?|appliances?|devices?) + (consomm~|uses?|using) + (electricite|energie|electricity|power|energy)
fr: le chauffe-eau | les radiateurs | le sèche-linge | le four | le réfrigérateur | le congélateur | la box, jour et nuit | le lave-linge
en: the water heater | the radiators | the tumble dryer | the oven | the fridge | the freezer | the internet box, day and night | the washing machine
# thing: (sports?|sport) + (ennuy~|boring|dull|ennuyeux|aim~ le moins|least)
fr: le golf | le Tour de France | la Formule 1 | le curling | le tennis, ça n’en finit pas | le football | le cricket
en: golf | the Tour de France | Formula 1 | curling | tennis, it never ends | football | cricket
# thing: (saisons?|seasons?) + (heureu~|prefer~|aim~|happy|happiest|favou?rite|like|best)
fr: le printemps | l’été | l’automne | l’hiver, près du feu | le printemps, sans hésiter | la fin de l’été
en: spring | summer | autumn | winter, by the fire | spring, without a doubt | the end of summer
# thing: (expressions?|mots?|phrases?|words?|expressions?|phrases?) + (agac~|enerv~|detest~|annoy~|hate|irritat~|overused)
fr: « du coup » | « pas de souci » | « c’est compliqué » | « impacter » | « bonne continuation » | « au jour d’aujourd’hui » | « revenir vers vous »
en: “going forward” | “no problem” | “literally” | “to be fair” | “reach out” | “at the end of the day” | “with all due respect”
# thing: (langues?|languages?) + (aimeri~|voudri~|appren~|regrett~|like|want|learn|wish)
fr: l’italien | l’espagnol | le japonais | l’arabe | la langue des signes | l’allemand | le russe | le breton
en: Italian | Spanish | Japanese | Arabic | sign language | German | Russian | Welsh
# thing: (cadeaux?|presents?|gifts?) + (pire|rate~|mauvais~|bizarre|worst|bad|odd|strange|unwanted)
fr: une cravate à pois | un robot jamais sorti de sa boîte | un pull trop grand | des chaussons | un livre que j’avais déjà | un parfum trop fort | un bibelot
en: a spotted tie | a gadget that never left its box | a jumper far too big | slippers | a book I already had | a scent that was too strong | an ornament
# thing: (periodes?|epoques?|siecles?|decennies?|periods?|eras?|decades?|centur~) + (histoire|vivre|vecu|visiter|retourn~|history|live|lived|visit|go back)
fr: les années soixante | la Belle Époque | la Renaissance | les années folles | aucune, je suis bien maintenant | les Lumières | les années quatre-vingt
en: the sixties | the turn of the century | the Renaissance | the twenties | none, I am fine right now | ancient Rome | the eighties
# thing: (pouvoirs?|superpouvoir|superpowers?|powers?) + (aimeri~|avoir|choisi~|like|have|choose)
fr: voler | être invisible | guérir les gens | arrêter le temps | lire dans les pensées | ne jamais dormir | parler toutes les langues
en: flying | being invisible | healing people | stopping time | reading minds | never needing sleep | speaking every language
# thing: (sens|senses?) + (perdre|vue|ouie|lose|sight|hearing)
fr: l’odorat | le goût | l’ouïe | aucun, je les garde tous | le toucher
en: smell | taste | hearing | none, I would keep them all | touch
# thing: (technolog~|innovation~|progres) + (inquiet~|peur|craint~|worr~|afraid|fear|scare~|frighten~)
fr: l’intelligence artificielle | la reconnaissance des visages | les drones | les voitures sans conducteur | les robots | le clonage | la surveillance par téléphone
en: artificial intelligence | face recognition | drones | cars without a driver | robots | cloning | being tracked by phone
# thing: (maladies?|diseases?|illness~|conditions?) + (peur|craign~|redout~|fear|afraid|dread|worr~)
fr: la maladie d’Alzheimer | le cancer | un accident vasculaire | la dépression | perdre la vue | la sclérose en plaques | aucune, je n’y pense pas
en: Alzheimer’s | cancer | a stroke | depression | losing my sight | multiple sclerosis | none, I do not think of it
# thing: (achats?|choses?|objets?|purchases?|things?|items?|bought) + (meilleur~|utile~|rentable~|best|useful|worth) + (annee|dernier~|recent~|achete~|year|last|recent~|bought)
fr: un bon matelas | des chaussures de marche | un vélo | une cocotte | un casque audio | un abonnement de train | une lampe de lecture | un manteau chaud
en: a good mattress | walking shoes | a bike | a cast-iron pot | headphones | a rail card | a reading lamp | a warm coat
# thing: (depenses?|postes?|spending|expenses?|costs?) + (reduire|couper|supprim~|renonc~|cut|reduce|give up) + (difficile|dur|dernier~|jamais|hard~|difficult|last|never)
fr: le loyer, on n’y peut rien | le chauffage | l’essence | la nourriture | les études des enfants, pour ceux qui en ont | la santé | les vacances | Internet
en: the rent, nothing to be done | heating | petrol | food | children’s schooling, for those who have them | health | holidays | the internet
# thing: (compliments?|critiques?|reproches?|criticisms?|compliments?) + (recu~|souvent|fait|received?|often|given|paid)
fr: que j’écoute bien | que je parle trop franchement | que je cuisine bien | que j’arrive en retard | que je m’inquiète pour rien | que je suis fiable | que je garde tout pour moi
en: that I am a good listener | that I am too blunt | that I cook well | that I am always late | that I worry about nothing | that I am reliable | that I keep everything to myself
# thing: (taches?|parties?|moments?|aspects?|tasks?|parts?) + (travail|journee de travail|metier|job|work|working day) + (prefer~|aim~|plai~|favou?rite|like|enjoy|best) - moins|least
fr: le contact avec les gens | le café du matin avec l’équipe | quand un dossier se boucle | travailler dehors | apprendre aux nouveaux | le calme du soir | résoudre un problème
en: dealing with people | morning coffee with the team | when a job is finished | working outdoors | showing new people the ropes | the quiet at the end of the day | solving a problem
# advise: (emmenag~|s'install~|nouveau~|arriv~|moves?|moving|new|arriv~) + (immeuble|residence|voisin~|copropriete|building|block|neighbou?r~)
fr: allez vous présenter aux voisins | apprenez vite les jours des poubelles | évitez le bruit après vingt-deux heures | demandez au gardien, il sait tout | saluez les gens dans l’escalier | gardez une clé chez quelqu’un de confiance | venez à la fête des voisins
en: go and introduce yourself to the neighbours | learn the bin days quickly | avoid noise after ten | ask the caretaker, who knows everything | say hello on the stairs | leave a key with somebody you trust | come to the residents’ party
# advise: (courses|nourriture|aliment~|manger|food|groceries|eat) + (moins|economi~|depens~|budget|cher|less|save|spend|cheap~|budget)
fr: faites une liste et tenez-vous-y | n’allez jamais aux courses le ventre vide | cuisinez les restes | achetez de saison | comparez le prix au kilo | passez au marché en fin de matinée | prenez les marques du magasin
en: make a list and keep to it | never shop on an empty stomach | cook your leftovers | buy what is in season | compare the price per kilo | go to the market just before it closes | take the shop’s own brands
# advise: (dor[mt]~|sommeil|insomni~|sleep~|insomnia)
fr: éteignez les écrans une heure avant | couchez-vous toujours à la même heure | pas de café après quinze heures | aérez la chambre | levez-vous si ça ne vient pas | lisez quelque chose d’ennuyeux | bougez dans la journée
en: turn off the screens an hour before | always go to bed at the same time | no coffee after three | air the bedroom | get up if it does not come | read something dull | move about during the day
# advise: (stress~|anxi~|angoiss~|press~|surmen~|burn-?out|overwork~|worried)
fr: parlez-en à quelqu’un | faites une chose après l’autre | sortez marcher | apprenez à dire non | coupez le téléphone le soir | respirez, ça passera | allez voir un médecin si ça dure
en: talk to somebody about it | do one thing after another | go out for a walk | learn to say no | turn the phone off in the evening | breathe, it will pass | see a doctor if it lasts
# advise: (timid~|parler en public|prendre la parole|shy|public speaking|speech|present~)
fr: préparez vos premières phrases | regardez un visage ami | parlez lentement | entraînez-vous devant un miroir | personne ne voit que vous tremblez | commencez en petit groupe
en: prepare your first sentences | look at a friendly face | speak slowly | practise in front of a mirror | nobody can see you tremble | start in a small group
# advise: (seule?s?|isole~|solitude|lonely|alone|isolat~) - travel|voyage
fr: poussez la porte d’une association | acceptez les invitations | proposez un café à un voisin | donnez un peu de votre temps | sortez chaque jour, même un peu | reprenez contact avec un ancien ami
en: walk into a local association | say yes to invitations | offer a neighbour a coffee | give a little of your time | go out every day, even briefly | get back in touch with an old friend
# advise: (velo|cycl~|bike) + (ville|circul~|debut~|commenc~|city|town|traffic|start~|new)
fr: soyez visible, même de jour | gardez vos distances avec les portières | prenez les petites rues | portez un casque | ne vous fiez pas aux clignotants | achetez un bon antivol
en: be seen, even by day | keep clear of car doors | take the back streets | wear a helmet | do not trust indicators | buy a good lock
# advise: (occasion|seconde main|second[- ]hand|used) + (achet~|acheter|buy~|vendre|sell~) - voiture|car
fr: demandez des photos de près | allez voir avant de payer | négociez sans gêne | méfiez-vous des trop bonnes affaires | payez à la remise, pas avant | vérifiez les avis sur le vendeur
en: ask for close-up photos | go and see it before you pay | haggle, nobody minds | beware of offers that are too good | pay on delivery and not before | check what others say of the seller
# advise: (facture~|chauffage|electricite|energie|bills?|heating|energy|electricity) + (reduire|baisser|economi~|reduce|lower|save|cut)
fr: baissez d’un degré la nuit | débranchez ce qui ne sert pas | comparez les contrats | fermez les volets dès le soir | calfeutrez les fenêtres | lancez les machines pleines
en: turn it down a degree at night | unplug what you do not use | compare contracts | close the shutters in the evening | seal the windows | only run full machines
# advise: (travaux|renov~|artisan|building work|renovat~|builder|tradesman)
fr: demandez trois devis | ne payez jamais tout d’avance | allez voir un chantier déjà fini | mettez tout par écrit | prévoyez un mois de plus | gardez une réserve pour les surprises
en: ask for three quotes | never pay it all in advance | go and see a job they have finished | get everything in writing | allow an extra month | keep something back for surprises
# advise: (ecrans?|telephone|reseaux|screens?|phone|social media) + (moins|reduire|limit~|addict~|less|reduce|limit|cut)
fr: laissez le téléphone hors de la chambre | coupez les notifications | fixez une heure d’arrêt | trouvez autre chose pour les mains | effacez une application par semaine | pas d’écran à table
en: leave the phone out of the bedroom | turn off notifications | set a time to stop | find something else for your hands | delete one app a week | no screens at the table
# wish!: .*(maire|mairie|commune|ville|mayor|council|town)\b.*(personnes agees|aines|retraites|seniors?|older people|elderly|old people|pensioners)\b.*
fr: des bancs partout | un minibus pour les courses | des visites à domicile | un repas partagé par semaine | des logements sans marches | un guichet avec quelqu’un au bout | des ateliers pour Internet
en: benches everywhere | a minibus to the shops | home visits | a shared meal once a week | homes without steps | a counter with a person behind it | lessons on using the internet
# wish!: .*(maire|mairie|commune|ville|mayor|council|town)\b.*(jeunes|ados?|adolescents?|etudiants|young|teenagers?|youth|students)
fr: un lieu ouvert le soir | des terrains de sport libres | des bus jusqu’à minuit | des petits emplois d’été | un cinéma pas cher | une maison des jeunes | qu’on leur demande leur avis
en: somewhere open in the evening | sports grounds free for all | buses until midnight | summer jobs | a cheap cinema | a youth club | that they are asked for their views
# mind: immigration|immigr~|migrants?|refugees?|refugies?
fr: des bateaux | l’exil | le travail que d’autres refusent | la peur | la solidarité | mes grands-parents | les frontières | la guerre
en: boats | exile | work that others refuse | fear | solidarity | my grandparents | borders | war
# mind: armee|soldats?|militaires?|guerre|army|soldiers?|military|war
fr: des uniformes | la discipline | la peur | la défense du pays | mon grand-père | le bruit des bombes | le 14 Juillet | la paix, par contraste
en: uniforms | discipline | fear | defending the country | my grandfather | the sound of bombs | parades | peace, by contrast
# mind: religion~|eglise~|dieu|foi|church~|god|faith
fr: le silence | les mariages | la paix | les guerres | ma grand-mère | les cloches | l’espoir | pas grand-chose
en: silence | weddings | peace | wars | my grandmother | bells | hope | not much
# mind: television|tele|tv|telly
fr: le canapé | les informations | la publicité | les soirées d’hiver | le bruit de fond | les séries | mes grands-parents
en: the sofa | the news | adverts | winter evenings | background noise | series | my grandparents
# mind: tourisme|touristes?|tourism|tourists?
fr: les appareils photo | la foule | l’argent que ça rapporte | les cars | les vacances | le monde l’été | des valises à roulettes
en: cameras | crowds | the money it brings | coaches | holidays | full streets in summer | suitcases on wheels
# mind: bio|agriculture biologique|organic
fr: le prix | la santé | la nature | des légumes tordus | un label | la mode | le marché
en: the price | health | nature | crooked vegetables | a label | a fashion | the market
# mind: recycl~|tri selectif|dechets|waste|rubbish
fr: la poubelle jaune | un effort utile | des règles compliquées | la planète | les odeurs | le gaspillage | le plastique
en: the yellow bin | a useful effort | complicated rules | the planet | smells | waste | plastic
# mind: securite|insecurite|delinquance|security|safety|crime
fr: la police | une porte bien fermée | les caméras | la nuit | la tranquillité | la peur | les faits divers
en: the police | a locked door | cameras | the night | peace of mind | fear | the headlines
# mind: liberte|freedom|liberty
fr: choisir | parler sans peur | la mer | voyager | le vent | une statue | le vélo
en: choosing | speaking without fear | the sea | travelling | the wind | a statue | the open road
# mind: respect|politesse|politeness
fr: dire bonjour | les anciens | l’écoute | ce qui se perd | la patience | mes parents
en: saying hello | the old | listening | what is being lost | patience | my parents
# mind: maths?|mathematiques|mathematics
fr: un mauvais souvenir | le tableau noir | la logique | des heures devant une feuille | la table de sept | un bon professeur
en: bad memories | the blackboard | logic | hours over a sheet of paper | the seven times table | a good teacher
# mind: week-?end|samedi|saturday
fr: la grasse matinée | les amis | les courses | le repos | le marché | trop court
en: a lie-in | friends | the shopping | rest | the market | too short
# mind: jardin~|garden~
fr: les tomates | le calme | le mal de dos | les fleurs | la terre sous les ongles | mon grand-père
en: tomatoes | quiet | backache | flowers | soil under my nails | my grandfather
# mind: retirement home|residence (senior|services)|maisons? de repos
fr: la solitude | des repas à heure fixe | le prix | des visages gentils | ma grand-tante | la sécurité
en: loneliness | meals at set times | the cost | kind faces | my great-aunt | being safe
`
