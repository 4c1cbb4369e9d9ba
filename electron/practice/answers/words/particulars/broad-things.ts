/**
 * Things, people, places, reasons and advice for whole kinds of questions. Most fit only where no more exact class
 * does.
 */
export const broadThings = String.raw`
# thing!: (which|what|quelles?|name|citez|nommez) .*(airlines?|compagnies? aeriennes?)
fr: Air France | Transavia | EasyJet | Ryanair | Volotea | Lufthansa | je ne prends pas l’avion
en: Air France | EasyJet | Ryanair | British Airways | Transavia | Lufthansa | I do not fly
# head: operating systems?|systemes? d'exploitation
fr: Windows | macOS | Android | Linux | celui qui était sur l’ordinateur | iOS
en: Windows | macOS | Android | Linux | whatever came with the computer | iOS
# head: universit(y|ies|es?)|colleges?|facultes?|grandes? ecoles?
fr: l’université de Lille | la fac de Rennes | la Sorbonne | l’université de Lyon | aucune, je n’ai pas fait d’études | l’université de Nantes | aucune
en: the University of Lille | Rennes | the Sorbonne | Lyon | none, I did not go to university | Nantes | none
# head: spectacles?|(live )?shows?|performances?
fr: le théâtre | les concerts | les humoristes | la danse | le cirque | les comédies musicales | les spectacles de rue
en: plays | concerts | stand-up comedy | dance | the circus | musicals | street shows
# thing: (genres?|types?|sortes?|kinds?|sorts?) (de |d'|of )?(films?|series?|movies?|tv shows?|emissions?|programmes?)
fr: les policiers | les comédies | la science-fiction | les documentaires | les films historiques | les séries policières | tout sauf l’horreur | les films d’action
en: crime stories | comedies | science fiction | documentaries | period dramas | detective series | anything but horror | action films
# thing: (places?|marches?|squares?|markets?|repere|reference point|landmark) + (nom|nommez|name|plus proche|nearest|indiquer) - prix|price|share|part de
fr: la place du Marché | la place de la République | l’église Saint-Pierre | la halle du centre | la place de la Mairie | le marché du samedi
en: the Market Square | Republic Square | Saint Peter’s church | the covered market | Town Hall Square | the Saturday market
# thing: (destination|vol|flight) + (dernier|derniere|last|prochain|next|quelle|what|which)
fr: Lisbonne, au Portugal | Rome, en Italie | Marrakech, au Maroc | Londres, au Royaume-Uni | Barcelone, en Espagne | Athènes, en Grèce | je ne prends pas l’avion
en: Lisbon, Portugal | Rome, Italy | Marrakech, Morocco | London, United Kingdom | Barcelona, Spain | Athens, Greece | I do not fly
# thing: (parties?|aspects?|taches?|cotes?|parts?|tasks?|aspects?) + (travail|metier|poste|emploi|work|job) + (repetiti~|ennuy~|penible~|routin~|boring|dull|tedious|automat~|longues?|confier)
fr: la saisie | les papiers | les réunions | répondre au téléphone | le rangement | les comptes rendus | le ménage en fin de journée | les trajets | les inventaires
en: typing things in | the paperwork | meetings | answering the phone | tidying up | reports | cleaning up at the end of the day | the driving | stock-taking
# thing: (good at|doue~|fort~ en|reussi~ (bien|le mieux)|savez (bien )?faire|talents?|points forts|do well|strengths) + (vous|you|your) - (application|app|site|produit|product|service|ecole|school|company|entreprise|enseign~)
fr: la cuisine | écouter les autres | le bricolage | garder mon calme | le jardinage | organiser | retenir les prénoms | le calcul | faire rire | tenir parole
en: cooking | listening to people | mending things | staying calm | gardening | getting organised | remembering names | sums | making people laugh | keeping my word
# thing: (go wrong|went wrong|mal tourner|mal se passer|tourner mal|rater|risk(s|ed)?|risques?) + (plan~|projet|project|things?|choses|three|trois|list~|citez) - sante|health|disease|maladie
fr: un retard | une dépense imprévue | la météo | quelqu’un qui tombe malade | une panne | un malentendu | un papier qui manque | le manque de temps
en: a delay | an unexpected bill | the weather | somebody falling ill | a breakdown | a misunderstanding | a missing document | running out of time
# thing: (attentes?|attend~|expect~|souhait~|want) + (appli~|app|site|logiciel|outil|documentation|notice|mode d'emploi|software|tool|manual|guide) - amelior~|improv~
fr: que ce soit simple | que ça marche du premier coup | des explications claires | que ce soit gratuit | des exemples | que mes données restent privées | que ce soit rapide | pouvoir joindre quelqu’un
en: that it is simple | that it works first time | clear explanations | that it is free | examples | that my data stay private | that it is quick | somebody to ring if it fails
# thing: (points? forts?|qualites?|avantages?|atouts?|strengths?|strong points?|best features?|plait|aime~|like) + (appli~|app|site|logiciel|outil|software|tool|website) - (votre|your) (site|telephone|phone)
fr: la simplicité | la rapidité | la gratuité | tout au même endroit | les rappels | la recherche | l’absence de publicité | la clarté
en: how simple it is | how fast it is | that it is free | everything in one place | the reminders | the search | no advertising | how clear it is
# thing: (workload|charge de travail|surcharge)
fr: le manque de personnel | les urgences | les délais trop courts | les imprévus | les papiers | les collègues absents | la saison
en: too few people | urgent jobs | tight deadlines | last-minute changes | the paperwork | colleagues who are away | the time of year
# thing: (cours|formation|stage|course|training|class|workshop|atelier) + (gain|learn~|skills?|knowledge|acquerir|apprendre|competences?|retirer|get out|hope|esper~)
fr: gagner en confiance | l’informatique | parler devant les autres | des bases solides | des méthodes à refaire chez moi | l’anglais | mieux m’organiser | un diplôme qui compte
en: more confidence | computing | speaking in front of others | a good grounding | methods I can use at home | a language | better organisation | a certificate that counts
# thing!: (cru|croyiez|pensiez|pensi~|believed?|thought|convinced|persuad~).*(faux|fausse|erreur|wrong|untrue|not true|false|mistaken).*
fr: que le père Noël existait | que le chocolat donnait des boutons | que mes parents savaient tout | qu’il fallait attendre deux heures pour se baigner | que le travail suffisait toujours | que je ne serais jamais bon en langues | que l’argent réglait tout | que les adultes n’avaient peur de rien | que lire dans le noir abîmait les yeux
en: Father Christmas | that chocolate gives you spots | that my parents knew everything | that you must wait two hours before a swim | that hard work is always rewarded | that I was hopeless at languages | that money solves everything | that grown-ups are afraid of nothing | that reading in the dark ruins your eyes
# thing: (farm~|agricult~|ferme|elevage|crops?) + (besides|other than|apart from|except|instead|autre~|a part|sauf|en dehors) + (food|nourriture|manger|aliment~|eat)
fr: la laine | le cuir | le coton | les fleurs | des emplois | de beaux paysages | le lin | du bois | de l’énergie
en: wool | leather | cotton | flowers | jobs | the countryside itself | linen | wood | energy
# thing: (annoy~|enerv~|agac~|detest~|hate~|dislike~|deplai~) + (flying|flights?|avion|vols?|plane|airports?|aeroports?)
fr: les files d’attente | le manque de place pour les jambes | les retards | les bagages perdus | le bruit | les contrôles | les gens qui se lèvent avant l’arrêt
en: the queues | no room for your legs | delays | lost luggage | the noise | the security checks | people who stand up before it stops
# thing: (keep (doing|on)|continu~|garder?ez?) + (stop~|arret~|give up|cesser)
fr: continuer la marche, arrêter de grignoter | garder mes soirées tranquilles, arrêter le téléphone au lit | continuer à lire, arrêter de remettre au lendemain | garder mes amis, arrêter de me plaindre | continuer à cuisiner, arrêter le sucre
en: I will keep walking and stop nibbling | I will keep my quiet evenings and stop taking my phone to bed | I will keep reading and stop putting things off | I will keep my friends and stop complaining | I will keep cooking and stop eating sugar
# thing: (autres? )?(moyens? de transport|modes? de (transport|deplacement)|transport modes?|means of transport)~ + (autres?|other|sans|n'utilisez pas|not use|instead)
fr: le bus | la marche | le tram | la voiture | le covoiturage | le train | un taxi, rarement
en: the bus | walking | the tram | the car | sharing a car | the train | a taxi, not often
# thing: (modes?|means|ways?|moyens?) (of|de) (mov~|movement|transports?|travel~|getting (about|around)|locomotion|deplacement) - disadvantag~|drawback~|inconvenient~|advantag~|avantag~|access|alternati~|interaction|people who
fr: la voiture | le bus | la marche | le vélo | le train | le métro
en: the car | the bus | walking | the bike | the train | the tube
# thing: (disadvantages?|drawbacks?|inconvenients?) + (mode|means|way|moyen)s? (of|de) (mov~|movement|transports?|travel~|locomotion|deplacement)
fr: les retards | la pluie | le prix | la foule aux heures de pointe | le bruit | le manque de places
en: delays | the rain | the cost | the rush hour | the noise | nowhere to park
# who: (should|devrai~|doit) + (pay|payer|financ~) - ecole~|school~|enfants?|child~|parents?|pollu~
fr: l’État | la mairie | tout le monde, par l’impôt | ceux qui s’en servent | la région | les assurances
en: the state | the town | all of us, through taxes | those who use it | the region | the insurers
# thing: (jetez|jeter|gaspill~|throw (away|out)|waste) + (que|quoi|quels?|quelles?|what|which) - aid~|help~|eviter|avoid|reduire|reduce|moins|less
fr: le pain rassis | les restes oubliés au fond du frigo | la salade | les yaourts périmés | les fruits trop mûrs | des emballages surtout
en: stale bread | leftovers forgotten at the back of the fridge | salad | yoghurts past their date | overripe fruit | packaging mostly
# who: (bank with|banque)
fr: la Banque postale | le Crédit agricole | la Caisse d’épargne | BNP Paribas | une banque en ligne | le Crédit mutuel | la Société générale
en: the Crédit Agricole | the postal bank | BNP | an online bank | the savings bank | Société Générale | the Crédit Mutuel
# who: (insured|insurance|assure~|assurance|mutuelle|energy|electricity|electricite|gaz|broadband|internet|phone|mobile|telephone|forfait|operateur|fournisseur|provider|supplier) + (with|chez|who|qui) - parl~|talk|call|appel~|paie|pay
fr: Orange | EDF | la Maif | Free | SFR | Groupama | Engie | la Macif
en: Orange | EDF | Free | AXA | SFR | Groupama | Engie
# who: (stress~|enerv~|agac~|annoy~|irrit~|difficile~|difficult|exhaust~|epuis~|fatigu~|trouble|hardest|worr~|inquiet~) - (aide~|help~|parl~|talk|appel~|call|turn|confi~|trust)
fr: mon chef, quand j’en avais un | une voisine | mon frère | ma belle-mère | un ancien collègue | mes parents, par moments | le voisin du dessus
en: my old boss | a neighbour | my brother | my mother-in-law | a former colleague | my parents at times | the man upstairs
# who: (famille|family|proches|parente|relatives?|ancetres?|ancestors?) - (aide~|help~|decid~|cuisin~|cook~|fait|does|do the|gere|manage~|parl~|talk|pay|paie|courses|menage|s'occupe|look~ after|dinner|diner)
fr: ma grand-mère | mon père | ma mère | mon grand-père | un oncle | une tante | mon frère | ma sœur | un cousin
en: my grandmother | my father | my mother | my grandfather | an uncle | an aunt | my brother | my sister | a cousin
# who: (y va|y vont|frequent~|goes? there|visits? it|uses? it|l'utilis~|s'en sert|y vient|comes? here|go to|goes to)
fr: surtout des familles | des retraités le matin | les jeunes du quartier | les habitués, toujours les mêmes | ceux qui habitent à côté | des étudiants | un peu tout le monde le samedi
en: families, mostly | retired people in the morning | young people from the area | the regulars, always the same | those who live next door | students | all sorts of people on Saturdays
# who: (utilis~|use~|lit|read~|voi~|see~|recoi~|receiv~) + (code|logiciel|travail|rapport~|produi~|work|software|reports?|product|documents?)
fr: mes collègues | les clients | surtout moi | un autre service | personne en dehors de l’équipe | le public
en: my colleagues | the customers | mostly me | another department | nobody outside the team | the public
# who: (responsab~|charge de|devrai~|doit|should|must|ought|duty|job to) + (faire|decider|agir|regler|regle~|do|decide|act|fix) - (vous|you|chez vous|foyer|payer|pay)
fr: l’État | la mairie | tout le monde | les entreprises | ceux qui en profitent | les parents | la région
en: the government | the council | all of us | companies | those who gain from it | parents | the region
# where: (appren~|etudi~|form~|learn~|study|train) - (histoire|langue maternelle|nouvelle|news)
fr: à la maison, le soir | sur Internet | au travail, avec les collègues | dans les livres | avec des vidéos | à un cours du soir | en faisant
en: at home in the evening | online | at work, from colleagues | from books | by watching videos | at an evening class | by doing
# where: (stationn~|gare[rz]|garez|park)
fr: dans la rue | dans mon garage | sur un parking gratuit | devant chez moi | je n’ai pas de voiture | au parking souterrain | à deux rues d’ici
en: in the street | in my garage | in a free car park | outside my home | I do not have a car | in the underground car park | two streets away
# where: (mang~|din~|dejeun~|soup~|repas|eat|dinner|supper|lunch|breakfast|meals?) - restaurant|cantine|dernier|last|aimeri~|would
fr: à la table de la cuisine | dans la salle à manger | devant la télé | sur le pouce, dans la cuisine | chez moi | au travail à midi, chez moi le soir | sur la terrasse quand il fait beau
en: at the kitchen table | in the dining room | in front of the television | standing in the kitchen | at home | at work at midday, at home in the evening | out on the terrace when it is fine
# where: (emploi|travail|poste|metier|job|work|position) + (precedent~|ancien~|dernier~|avant|previous|last|former|before) - retrouv~|cherch~|look
fr: à Lyon | dans la ville d’à côté | à Paris | dans une zone commerciale | au même endroit | à vingt kilomètres d’ici | à Lille
en: in Lyon | in the next town | in Paris | on a retail park | in the same place | twenty kilometres away | in Lille
# where: (utilis~|use|serv~|using) + (produit~|product~|objet|appareil|outil|item|device|it|this)
fr: à la maison | dans la cuisine | dans la salle de bains | au travail | en déplacement | au salon
en: at home | in the kitchen | in the bathroom | at work | on the move | in the living room
# why: (experience~|visite|sejour|service|accueil|visit|stay|satisf~|note|score|rating|rated|content~|happy) + (bonne?s?|tres bonne?s?|positi~|good|great|excellent|satisf~|content~|happy) - (ni|neither|mauvais~|poor|bad|insatisf~|dissatisf~|mecontent~|unhappy|pas|not)
fr: on m’a bien écouté | tout s’est passé comme prévu | les gens étaient aimables | c’était rapide | on m’a tout expliqué | je n’ai pas attendu longtemps | c’était propre et bien organisé | on a trouvé une solution tout de suite | le personnel connaissait son travail
en: people listened to me | everything went as planned | the staff were kind | it was quick | everything was explained to me | I did not have to wait long | it was clean and well organised | they found a solution at once | the people knew their job
# why: (experience~|visite|sejour|service|accueil|visit|stay|satisf~|note|score|rating|rated) + (mauvais~|poor|bad|insatisf~|dissatisf~|mecontent~|unhappy|decu~|disappoint~|negativ~)
fr: j’ai attendu des heures | personne ne m’a rien expliqué | on ne m’a pas écouté | il a fallu revenir deux fois | c’était mal organisé | le personnel était débordé | on m’a envoyé d’un guichet à l’autre | mon problème n’a pas été réglé | l’accueil était froid
en: I waited for hours | nobody explained anything to me | nobody listened to me | I had to come back twice | it was badly organised | the staff were run off their feet | I was sent from one desk to another | my problem was not solved | nobody gave me a friendly word
# why: (experience~|visit~|service|satisf~) + (neither|ni bonne|moyenne?|average|mixed|mitige~)
fr: il y a eu du bon et du moins bon | c’était correct, sans plus | l’accueil était bien, l’attente trop longue | rien de grave, rien de remarquable | ça a marché, mais pas du premier coup
en: there was some good and some bad in it | it was all right, no more | the staff were fine and the wait was too long | nothing serious and nothing special | it worked, but not the first time
# why: (credit~|emprunt~|pret|rembours~|refinanc~|remortgag~|loan|mortgage|rachat)
fr: les mensualités sont trop lourdes | les taux ont baissé | j’ai des travaux à payer | je ne veux plus qu’un seul crédit | ma banque ne fait aucun effort | mes revenus ont changé | il me faut souffler un peu en fin de mois
en: the monthly payments are too heavy | rates have come down | I have building work to pay for | I want to have just one loan | my bank makes no effort | my income has changed | I need a little more at the end of the month
# why: (visit~|ven~|pass~|came|come|brought) + (shop|store|magasin|boutique|agence|site|branch|today|aujourd'hui|ici|here) - (habit~|vivre|live)
fr: j’avais une course précise à faire | je passais devant | il me manquait quelque chose | j’avais un article à échanger | je voulais comparer les prix | on m’en avait parlé | il me fallait un conseil | je voulais voir les promotions
en: I had one thing to buy | I was passing | I had run out of something | I had something to exchange | I wanted to compare prices | somebody had told me about it | I needed some advice | I wanted to see what was on offer
# why: (contre|oppos~|not support|against|ne (soutenez|souten~) pas) + (adhesion|membership|otan|nato|union|alliance|accession|entree)
fr: je me méfie des alliances | on n’a rien à y gagner | ça coûte trop cher | on ne déciderait plus de rien | ça attire des ennuis | je préfère qu’on reste neutre
en: I do not trust alliances | we have nothing to gain | it costs too much | we would no longer decide for ourselves | it brings trouble | I would rather we stayed neutral
# advise: (vous de \d+ ans|jeune vous|votre jeunesse|vous (plus )?jeune|moi de \d+|jeune-moi|younger (self|you)|\d+-year-old self|yourself at|when you were (young|a child|a teenager)|quand vous (aviez|etiez) (\d+|jeune))
fr: fais confiance à ton instinct | travaille un peu plus à l’école | ne t’en fais pas pour ce que pensent les autres | profite de tes grands-parents | voyage tant que tu peux | mets un peu d’argent de côté | ose parler aux gens | ne lâche pas le sport | tu as le temps, respire | choisis un métier qui te plaît
en: trust your instinct | work a little harder at school | do not mind what other people think | make the most of your grandparents | travel while you can | put a little money aside | dare to talk to people | keep up your sport | you have time, so breathe | choose a job that you like
# advise: (couple|maries?|mariage|fiances|newlyweds?|marri~|wedding|s'installer ensemble|move in together) - divorc~
fr: parlez-vous tous les jours | ne vous couchez pas fâchés | gardez chacun vos amis | partagez les tâches dès le début | faites un budget ensemble | riez ensemble | n’essayez pas de changer l’autre | prenez du temps à deux
en: talk to each other every day | never go to bed on a quarrel | keep your own friends | share the chores from the start | make a budget together | laugh together | do not try to change each other | take time for the two of you
# advise: (en retard|retards?|a l'heure|ponctu~|late|on time|punctual~)
fr: partez dix minutes plus tôt | préparez vos affaires la veille | mettez deux réveils | regardez l’état des routes avant | avancez votre montre | prévoyez large
en: leave ten minutes earlier | get your things ready the night before | set two alarms | look at the traffic first | put your watch forward | allow plenty of time
# advise: (livres?|romans?|lire|books?|novels?|read)
fr: lisez un bon policier | essayez Le Petit Prince, même adulte | prenez un roman court pour commencer | demandez à la bibliothécaire | lisez Marcel Pagnol, ça fait du bien | prenez une biographie, ça se lit comme un roman
en: read a good thriller | try The Little Prince, even as an adult | take a short novel to begin with | ask the librarian | read some Agatha Christie | try a biography, it reads like a novel
# advise: (quel~|which|what) (\w+ ){0,2}(formations?|etudes|certif~|courses?|trainings?|studies|qualif~) + (recommand~|conseill~|choose|recommend~|suggest~)
fr: prenez une formation en alternance | faites de l’anglais | choisissez une formation courte et reconnue | apprenez l’informatique, ça sert partout | regardez les débouchés d’abord | parlez à d’anciens élèves
en: take an apprenticeship | do a language | pick a short course that employers know | learn computing, it is useful everywhere | look at the jobs it leads to | talk to former students
# advise: (mainten~|family|famille|descend~|petits-enfants|generations?|arriere) + (cinquante ans|fifty years|\d+ years (from|ahead)|futur|future|dans \d+ ans|generations futures)
fr: prenez soin les uns des autres | gardez les vieilles photos | n’oubliez pas d’où vous venez | profitez de la nature tant qu’il y en a | mangez ensemble le dimanche | restez curieux | ne laissez pas durer une brouille | gardez la maison
en: look after each other | keep the old photographs | do not forget where you come from | enjoy nature while it is there | eat together on Sundays | stay curious | do not let a quarrel last | keep the house in the family
# thing!: (organi[sz]ation|company|employer|entreprise|employeur|organisme|structure|setting|sector|secteur|industry) .*(work (for|in)|do you work|travaill~|employ~)
fr: une petite entreprise du coin | l’hôpital | la mairie | une école | une grande enseigne | une usine | un cabinet en ville | une association | à mon compte
en: a small local firm | the hospital | the town hall | a school | a supermarket chain | a factory | an office in town | a charity | I work for myself
# thing!: (skills?|competences?) .*(must|doit|devrai~|need~|require~|possess~|have|avoir|indispensab~|essential|important~)|(three|trois|most important|plus importantes) (skills|competences)
fr: savoir écouter | la rigueur | travailler en équipe | la curiosité | savoir expliquer | l’organisation | bien connaître le métier | la patience
en: knowing how to listen | rigour | teamwork | curiosity | being able to explain things | organisation | knowing the trade well | patience
# thing: (discipline|field|subject|domaine|specialite|matiere) + (academic|degree|qualification~|diplome~|studies|etudes|highest)
fr: le droit | la gestion | les soins | la mécanique | les lettres | l’informatique | aucun, je n’ai pas de diplôme
en: law | business | nursing | mechanics | languages | computing | none, I have no degree
# thing: (professional|vocational|professionnel~) (qualifications?|certificat~|diplom~|titres?) + (list~|hold|have|avez|citez|indiquez|which|what|quel~)
fr: un CAP | le permis poids lourd | le brevet de secourisme | aucun | un BTS | une habilitation électrique | un titre de la chambre des métiers
en: a vocational certificate | a lorry driving licence | a first-aid certificate | none | a diploma in accounting | a forklift licence
# thing!: how did you (learn|acquire|get|gain) (the |your )?(\w+ )?(skills?|knowledge)|comment avez-vous (acquis|appris) (vos |les )?competences
fr: sur le tas | à l’école, puis en travaillant | avec un ancien du métier | en apprentissage | par des formations du soir | en regardant les autres
en: on the job | at school and then at work | from an older colleague | in an apprenticeship | on evening courses | by watching the others
# thing: (aspects?|parties?|elements?|points?|parts?|features?) + (amelior~|improv~|better) + (outil~|appli~|site|logiciel|service|produit|tool~|app|software|system~|product|website)
fr: la vitesse | la clarté | l’aide en ligne | la fiabilité | le prix | la mise en route | les messages d’erreur
en: the speed | how clear it is | the help pages | how reliable it is | the price | getting started | the error messages
# thing: (ressources?|supports?|aides?|resources?|help|outils?|tools?) + (facilit~|aurai~ (aide|facilite)|supplementaires?|additional|would have helped|made .* easier)
fr: un exemple à suivre | quelqu’un à appeler | une notice plus claire | plus de temps | une formation d’une journée | une vidéo qui montre tout
en: an example to follow | somebody to ring | clearer instructions | more time | a day’s training | a video that shows it all
# thing: (eau|water) + (source|provenance|boire|boisson|drinking|drink)
fr: le robinet | l’eau en bouteille | une carafe filtrante | le puits de la maison | la fontaine du village
en: the tap | bottled water | a filter jug | our own well | the village fountain
# where: (cuisin~|cooking|cook) + (precis~|specify|done|fait~|usually|habituellement|where)
fr: dans la cuisine | dans un coin du salon | dans la cuisine, sauf l’été, dehors | à la kitchenette | dans la cuisine commune
en: in the kitchen | in a corner of the living room | in the kitchen, or outside in summer | in the kitchenette | in a shared kitchen
# where: (sejourn~|loge[rz]?|loge|stayed?|dormi|nuits?) + (precis~|specify|principalement|mainly|avez|did you|where|ou) - aimeri~|would like
fr: à l’hôtel | chez de la famille | dans une location | au camping | chez des amis | dans un gîte
en: in a hotel | with family | in a rented flat | on a campsite | with friends | in a guest house
# thing: (designez|decri~|nommez|precis~|name|describe) + (deplacement|voyage|trajet|sejour|trip|journey) + (quelques mots|un mot|few words|deux mots|motif)
fr: un week-end en famille | les courses du samedi | une visite à ma sœur | une semaine à la mer | un rendez-vous à l’hôpital | un mariage dans le Sud
en: a weekend with the family | Saturday’s shopping | a visit to my sister | a week by the sea | an appointment at the hospital | a wedding in the south
# why: (motif|but|raison|purpose|reason) + (deplacement|visite|venue|trajet|passage|trip|visit|journey) - bonne?|mauvais~|good|great|poor|bad|satisf~|dissatisf~|insatisf~|mecontent~|choisi~|chose|choose
fr: je rends visite à ma famille | j’ai un rendez-vous | je fais des courses | j’ai des démarches à faire | j’accompagne quelqu’un | je vais chez le médecin
en: I am visiting the family | I have an appointment | I am doing some shopping | I have some paperwork to do | I am keeping somebody company | I am seeing the doctor
# tell: (vu|lu|entendu|seen|read|heard) + (au sujet|a propos|concernant|sur|about|regarding|of) + (recemment|recently|avez|have you|qu'avez|what have)
fr: j’ai vu passer le sujet aux informations | pas grand-chose, je n’ai pas suivi | on en parlait à la radio | un article, mais je n’ai pas tout retenu | surtout que les gens sont partagés | des images à la télévision | mon voisin m’en a parlé | que ça coûterait plus cher que prévu | des manifestations, il me semble
en: I saw something on the news | not much, I have not followed it | they talked about it on the radio | an article, but I did not take it all in | mostly that people are divided | some pictures on television | a neighbour told me about it | that it would cost more than planned | some protests, I believe
# tell: (defis?|difficultes?|obstacles?|problemes?|challenges?|difficulties|obstacles|problems) + (decri~|describe|expli~|explain|quels?|which|what) + (confront~|rencontr~|fai[ts] face|faced?|encounter~|met|process~)
fr: ça a pris plus de temps que prévu | il a fallu recommencer une fois depuis le début | on manquait d’explications claires | je ne savais pas par où commencer | il fallait attendre les autres | les outils ne suivaient pas | j’ai dû chercher beaucoup de choses sans aide | rien d’insurmontable, mais c’était long | tout le monde n’avait pas compris la même chose
en: it took longer than planned | I had to start again once from the beginning | there was no clear explanation | I did not know where to begin | we had to wait for the others | the tools were not up to it | I had to find out a lot by myself | nothing that could not be solved, but it was long | not everybody had understood the same thing
# tell: (enjoy~|apprecie~|plu|how was|comment (etait|s'est passe~)|experience) + (interaction|app|appli~|site|jeu|game|visite|session|seance|outil|tool)
fr: c’était agréable dans l’ensemble | j’ai trouvé ça simple | au début, j’ai cherché un peu | c’est allé plus vite que je ne pensais | rien à redire | un peu long par moments | j’y reviendrais volontiers | quelques détails m’ont échappé
en: it was pleasant on the whole | I found it simple | I was a little lost at first | it went faster than I thought | nothing to complain about | a bit long at times | I would gladly come back to it | a few details escaped me
# why: (side-?jobs?|side jobs?|second jobs?|extra (job|work)|deuxieme (emploi|travail|boulot)|second emploi|petit boulot|travail d'appoint|complement de revenu)
fr: un salaire ne suffit plus | j’avais un projet à payer | mes horaires me le permettent | ça me change de mon métier | je mets de côté pour les vacances | les factures ont augmenté | j’aime rendre service
en: one wage is no longer enough | I had something to save for | my hours leave me the time | it is a change from my main work | I put it aside for the holidays | the bills have gone up | I like to be of use
# why: (desaccord|pas d'accord|disagree~|contre|oppos~|against|reject~|refus~) + (plan|projet|mesure|decision|reforme|proposition|idee|proposal|idea|measure|decision|reform|policy|it)
fr: ça coûterait trop cher | on ne nous a pas demandé notre avis | ce sont toujours les mêmes qui paient | c’est mal préparé | il y a plus urgent | je n’y crois pas | ça ne réglera rien | ça va trop vite
en: it would cost too much | nobody asked us | it is always the same people who pay | it is badly prepared | there are more urgent things | I do not believe in it | it will solve nothing | it goes too fast
# why: (en accord|d'accord|favorable|agree|in favou?r|support~|approuv~|soutenez) + (plan|projet|mesure|decision|reforme|proposition|idee|proposal|idea|measure|decision|reform|policy) - desaccord|pas d'accord|disagree|not|ne .* pas
fr: il faut bien faire quelque chose | ça va dans le bon sens | c’est juste pour tout le monde | j’en vois l’utilité | d’autres pays l’ont fait | ça aidera ceux qui en ont besoin | on a trop attendu
en: something has to be done | it goes in the right direction | it is fair to everyone | I can see the use of it | other countries have done it | it will help those who need it | we have waited too long
# thing!: (outils?|tools?|assistants?|appli~|apps?|logiciels?|which|what|quel~) .*(\bia\b|\bai\b|intelligence artificielle|artificial intelligence|chatbots?)|(\bia\b|\bai\b) (tools?|assistants?|apps?)
fr: ChatGPT | aucun | un traducteur automatique | Copilot | aucun, je fais sans | Gemini | le correcteur de mon téléphone
en: ChatGPT | none | a translation tool | Copilot | none, I do without | Gemini | the one on my phone
# thing!: centres? d'interets?|(your|main|personal) interests|hobbies and interests
fr: la lecture | le jardinage | la randonnée | la cuisine | la musique | le bricolage | le football | le cinéma | les voyages
en: reading | gardening | walking | cooking | music | football | films | travel | making things
# thing: (nucleaire|nuclear) + (esprit|mind|mots?|words?|evoque|pense|think|image|hear)
fr: les centrales | la bombe | Tchernobyl | l’électricité | les déchets | la radioactivité | Fukushima | l’indépendance
en: power stations | the bomb | Chernobyl | electricity | the waste | radiation | Fukushima | independence
# thing: (nuit|night|dark) + (march~|walk~|dehors|outside|out|seule?|alone|rues?|streets?) + (esprit|mind|mots?|words?|evoque|pense|think|image)
fr: l’obscurité | la peur | le silence | les étoiles | mes clés dans la main | les rues vides | la fraîcheur | les lampadaires
en: the dark | fear | silence | the stars | my keys in my hand | empty streets | the cool air | street lamps
# thing: (went well|go(es|ing)? well|s'est bien passee?|bien marche|made you smile|good thing|bonne chose) + (today|aujourd'hui|this week|cette semaine|journee|yesterday|hier)
fr: un bon café | une conversation avec un voisin | mon bus à l’heure | une bonne nuit | un message de ma sœur | un travail enfin fini | un rayon de soleil
en: a good cup of coffee | a chat with a neighbour | my bus was on time | a good night’s sleep | a message from my sister | a job finished at last | a bit of sun
# thing: (fonctionnalites?|fonctions?|features?|functions?) + (souhait~|aimeri~|voudri~|want|like|wish|avoir|see|add|ajout~|manqu~|miss~|need)
fr: un moteur de recherche | des rappels | un mode hors ligne | une aide en direct | un agenda partagé | le mode sombre | des alertes qu’on peut couper | une version pour téléphone
en: a search box | reminders | an offline mode | live help | a shared calendar | a dark mode | alerts that you can turn off | a version for phones
# where: (concentr~|focus~|productive?s?|efficace~|work best|travailler au mieux) - mal|bad
fr: à mon bureau | à la bibliothèque | chez moi, tôt le matin | dans un café | dans le train | à la table de la cuisine, quand tout dort
en: at my desk | at the library | at home, early in the morning | in a café | on the train | at the kitchen table once everyone is asleep
# where: (avez-vous (le plus )?mal|vous fait mal|douleurs?|does it hurt|feel (the )?pain|pain)
fr: au dos | aux genoux | à la nuque | nulle part en ce moment | à l’épaule | dans les mains le matin | à la hanche
en: in my back | in my knees | in my neck | nowhere at the moment | in my shoulder | in my hands in the morning | in my hip
# thing!: (preoccupations?|inquietudes?|craintes?|concerns?|worr(y|ies)|fears?) .*(reforme|loi|mesure|reform|law|policy|measure)
fr: le coût | que les petits revenus paient pour tous | le flou des règles | que rien ne change au bout du compte | la vitesse à laquelle ça se fait | l’oubli des campagnes
en: the cost | that small earners pay for everyone | how vague the rules are | that nothing changes in the end | how fast it is done | that the countryside is forgotten
`
