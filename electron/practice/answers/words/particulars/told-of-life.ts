/** What people tell of their lives when asked about an outing, a purchase, a film, a friend, advice they were given. */
export const toldOfLife = String.raw`
# tell: (sortie~|soiree|balade|excursion|outing|night out|evening out|day out|walk) + (racont~|decri~|parlez|recente?|derniere?|tell|describe|recent|last) - quand|when|depuis|combien|ou |where
fr: on est allés au cinéma, puis manger une crêpe | une marche au bord de la rivière avec des amis | un marché de Noël, trop de monde mais bien | un concert dans une petite salle | on a visité un château pas loin | un repas chez des voisins jusqu’à minuit | une brocante où je n’ai rien acheté | un match avec les copains
en: we went to the cinema and had a bite afterwards | a walk along the river with friends | a craft market, too crowded but nice | a concert in a small hall | we visited a castle not far off | a meal at the neighbours’ until midnight | a flea market, and I came back with nothing | a match with friends
# tell: (achat|achete|depense|purchase|bought|spent|buy) + (regret~|decu~|mauvais~|pire|disappoint~|worst|mistake|bad) - pourquoi|why|eviter
fr: une machine à pain dont je ne me sers jamais | des chaussures trop petites, en solde | un téléphone qui est tombé en panne au bout d’un mois | un abonnement à une salle de sport, trois visites | un canapé acheté en ligne, très inconfortable | une voiture d’occasion pleine de surprises | un manteau que je n’ai mis qu’une fois
en: a bread machine that I never use | shoes that were too small, in the sales | a phone that broke down after a month | a year at a gym, and I went three times | a sofa bought online, most uncomfortable | a second-hand car full of surprises | a coat that I wore once
# tell: (achat|achete|purchase|bought|buy) + (satisf~|content~|heureu~|fier|fiere|meilleur~|utile~|happy|happiest|best|pleased|useful|proud)
fr: mon vélo, je m’en sers tous les jours | un bon matelas, j’en dors mieux | une cocotte en fonte qui me suivra toute la vie | un livre d’occasion que je cherchais | des chaussures de marche | un lave-vaisselle, après des années d’hésitation | un petit meuble trouvé dans une brocante
en: my bike, I use it every day | a good mattress, I sleep better for it | a cast-iron pot that will last me a lifetime | a second-hand book I had been looking for | walking boots | a dishwasher, after years of dithering | a small cupboard found at a flea market
# tell: (musique|music|songs?|chansons?) + (parlez|decri~|racont~|tell|describe|talk|quel role|what role|place)
fr: j’écoute surtout de la chanson | la radio tourne toute la journée | du rock quand je fais le ménage | du classique le soir | j’en écoute dans les transports | je reste fidèle à celle de mes vingt ans | un peu de tout, selon l’humeur
en: mostly old songs | the radio is on all day | rock when I do the housework | classical in the evening | I listen to it on the way to places | I am faithful to what I heard at twenty | a bit of everything, depending on my mood
# tell: (ami|amis|amie|amies|friends?|copains?) + (parlez|decri~|racont~|tell|describe|talk) - parlez-vous
fr: j’en ai peu, mais de vrais | on se connaît depuis l’école | on se voit une fois par mois autour d’un repas | je les ai rencontrés surtout au travail | on s’écrit presque tous les jours | ils habitent loin, on se téléphone | on part marcher ensemble
en: I have few, but they are real ones | we have known each other since school | we meet once a month over a meal | I met most of them at work | we write nearly every day | they live far away and we ring each other | we go walking together
# tell: (enfance|childhood|jeunesse|youth|enfant|growing up|grew up) + (parlez|decri~|racont~|comment etait|tell|describe|what was|like) - chambre|maison|quartier|house|room
fr: une enfance simple, à jouer dehors | on était nombreux et bruyants à table | mes parents travaillaient beaucoup | j’étais timide et toujours dans les livres | les étés chez mes grands-parents | il n’y avait pas beaucoup d’argent, mais on ne manquait de rien | l’école du village et les copains
en: a simple one, playing outside | there were many of us and we were noisy at table | my parents worked a lot | I was shy and always reading | summers at my grandparents’ | there was not much money but we lacked nothing | the village school and my friends
# tell: (conseil|advice|tip) + (recu|donne|entendu|received|given|heard|got|had) + (meilleur|jamais|un jour|plus utile|best|ever|useful|worst) - donneriez|would you
fr: ne jamais signer le jour même | dormir avant de répondre quand on est fâché | garder un peu d’argent de côté | faire ce qu’on aime, le reste suit | demander quand on ne sait pas | ne pas se comparer aux autres | dire merci aux gens de leur vivant
en: never sign anything on the same day | sleep on it before you answer in anger | always keep a little money aside | do what you like and the rest follows | ask when you do not know | do not compare yourself with others | thank people while they are alive
# tell: (education|etudes|ecole|scolarite|formation|studies|schooling|school|training) + (influenc~|apport~|marque~|change~|aide~|servi|affect~|shape~|help~|given|gave|brought|impact~) + (vie|vous|life|you|your)
fr: ça m’a donné mon métier | j’y ai appris à me débrouiller | j’y ai rencontré des amis pour la vie | pas tant que ça, j’ai tout appris en travaillant | ça m’a donné le goût de lire | avec plus d’études, j’aurais fait autre chose | ça m’a donné confiance en moi
en: it gave me my trade | I learnt to stand on my own feet | I made friends for life there | not that much, I learnt everything by working | it gave me a taste for reading | with more schooling I would have done something else | it gave me confidence
# thing: (difficile|dur|penible|complique~|exigeant|defi|challeng~|hard~|difficult|tough~|demanding) + (travail|metier|emploi|poste|job|work|role) - chercher|trouver|looking|find
fr: la pression des délais | tenir toute la journée debout | les gens en colère | les horaires | faire plus avec moins de monde | le bruit | rester patient | les imprévus
en: the deadlines | being on my feet all day | angry people | the hours | doing more with fewer people | the noise | staying patient | the unexpected
# thing: (attend~|compt~|important~|cherch~|veut|look for|expect~|matter~|important|want) + (travail|emploi|metier|job|work|employeur|employer|poste) - vous (plait|aimez)|quitt|resign|reunion
fr: un bon salaire | une bonne ambiance | des horaires corrects | être utile | la sécurité de l’emploi | apprendre des choses | un chef juste | pas trop de trajet
en: good pay | a good atmosphere | decent hours | being useful | a secure job | learning things | a fair boss | not too long a journey
# thing: (travail|metier|emploi|job|work|career|profession) + (reve|ideale?s?|parfaite?|perfect|dream|ideal)
fr: menuisier | libraire | vétérinaire | jardinier | pilote | photographe | celui que je fais déjà | cuisinier | guide de montagne
en: carpenter | bookseller | vet | gardener | pilot | photographer | the one I already do | cook | mountain guide
# thing: (temps|meteo|climat|weather|climate) + (moins|least|deteste~|n'aimez pas|dislike|hate|deplai~)
fr: l’humidité | le vent | les jours gris qui n’en finissent pas | la chaleur en été | la nuit qui tombe à cinq heures | la pluie fine | le verglas
en: the damp | the wind | grey days without end | the heat in summer | darkness at four | drizzle | ice on the roads
# thing: (temps|meteo|weather) + (fait-il|quel temps|what is the weather|how is the weather|what's the weather|weather like)
fr: il fait gris | du soleil, mais frais | il pleut | il fait doux pour la saison | du vent | un beau ciel bleu
en: grey | sunny but cool | raining | mild for the time of year | windy | a fine blue sky
# thing: (publicite~|pub|pubs|reclames?|adverts?|advertisements?|ads|commercials?) + (deteste~|n'aimez pas|agac~|enerv~|moins|dislike|hate|annoy~|worst|irritat~)
fr: celles pour les voitures | celles qui coupent un film | les parfums, on n’y comprend rien | celles qui crient | les jeux d’argent | celles qui me suivent d’un site à l’autre | celles pour les enfants
en: those for cars | those that interrupt a film | perfume, nobody understands a thing | the loud ones | gambling | those that follow me from site to site | those aimed at children
# thing: (qualites?|qualities|traits?|what) + (ami|amis|amie|amitie|friends?|friendship) + (vrai~|bon|bonne|bons|attend~|recherch~|cherch~|true|good|real|make~|look for|value~)
fr: la franchise | la loyauté | l’humour | savoir écouter | être là quand ça va mal | la discrétion | la confiance | la générosité
en: honesty | loyalty | a sense of humour | listening | being there when things go wrong | discretion | trust | generosity
# thing: (competences?|talents?|savoir-faire|chose|skills?|something|thing) + (apprendre|acquerir|learn|acquire|get better) + (aimeri~|voudri~|souhait~|like|want|wish|annee|year) - langue|language|appris|learnt|learned
fr: jouer d’un instrument | mieux parler anglais | la couture | la cuisine, pour de bon | le bricolage | la photo | nager correctement | parler en public | réparer mon vélo
en: playing an instrument | speaking another language | sewing | cooking properly | plumbing | photography | swimming well | speaking in public | mending my bike
# deed: (prete~|emprunt~|rend~|lend|lent|borrow~|return|give .*back) + (ressent~|sentez|reagi~|faites|pens~|feel|react|do you|think)
fr: ça m’agace, mais je n’ose pas réclamer | je le redemande une fois, gentiment | je ne prête plus à cette personne | ça me déçoit | je laisse passer si c’est un livre | je note ce que je prête
en: it annoys me, but I do not dare ask | I ask for it once, politely | I lend nothing more to that person | it disappoints me | I let it go if it is a book | I write down what I lend
# thing: (memoire|memory|cerveau|concentration|concentrat~|attention) + (amelior~|entrete~|entrain~|garder|improve~|train|keep|better|boost) - how do you
fr: en lisant tous les jours | les mots croisés | dormir assez | apprendre par cœur un poème | moins regarder son téléphone | les jeux de cartes | apprendre une langue
en: by reading every day | crosswords | sleeping enough | learning a poem by heart | looking less at the phone | card games | learning a language
# thing: (sante|forme|sain~|healthy|health|fit) + (enfants?|kids?|children|jeunes|young) + (comment|parents?|how|what) - votre enfant|your child
fr: en donnant l’exemple | cuisiner avec eux | limiter les écrans | les faire bouger dehors | les coucher à l’heure | moins de sucre à la maison
en: by setting an example | cooking with them | limiting screens | getting them to play outside | putting them to bed on time | less sugar in the house
# thing: (fete~|celebr~) + (evenement~|occasion~|events?|occasions?|quoi|what|que) + (gens|people|on|famille|pays|country|usually|vous|you) - comment|how
fr: Noël | les anniversaires | les mariages | le Nouvel An | les naissances | un diplôme | le 14 juillet | un départ à la retraite
en: Christmas | birthdays | weddings | New Year | births | passing an exam | Bastille Day | a retirement
# thing: (animal|animaux|chien|chat|pets?|dogs?|cats?) + (apport~|contribu~|bring|give|benefit~|help~) - race|breed
fr: une présence à la maison | de la tendresse | une raison de sortir marcher | du calme | de quoi rire tous les jours | des responsabilités aux enfants
en: company at home | affection | a reason to go out for a walk | peace of mind | something to laugh about every day | a sense of duty for the children
# thing: (technologie~|internet|smartphone|telephone|numerique|technology|internet|phones?|digital) + (change~|transform~|boulevers~|affect~|influenc~) - avez-vous change d
fr: je fais mes papiers sans me déplacer | on s’écrit plus qu’on ne s’appelle | je regarde mon téléphone trop souvent | je vois ma famille en vidéo | j’achète sur Internet | je m’informe plus vite, pas forcément mieux | je ne me perds plus en route
en: I do my paperwork without leaving home | we write more than we ring | I look at my phone too often | I see my family on video | I buy things online | I get the news faster, not always better | I no longer get lost on the way
# thing: (vetements?|mode|s'habiller|clothes|clothing|fashion|dress) + (reflet~|expri~|import~|choisi~|reflect~|express~|choose|choice~|say about)
fr: je choisis ce qui est confortable | du simple, sans marque | des couleurs gaies, comme moi | rien de voyant, j’aime la discrétion | c’est mon travail qui décide | je m’habille selon mon humeur
en: I choose what is comfortable | plain things, no brands | cheerful colours, like me | nothing loud, I am a quiet person | my work decides for me | I dress by my mood
# thing: (decor~|deco|decorate~|furnish~|meuble~) + (maison|logement|appartement|interieur|home|house|flat|room)
fr: des photos de famille | des plantes | des meubles de récupération | des murs blancs et quelques cadres | des livres partout | des souvenirs de voyage | le moins d’objets possible
en: family photos | plants | second-hand furniture | white walls and a few pictures | books everywhere | things brought back from trips | as few objects as possible
# thing: (jeunes?|young people|younger|youth) + (appren~|retenir|learn~|gain) + (aines|anciens|ages?|vieux|older|elderly|old)
fr: la patience | les métiers manuels | la cuisine de famille | l’histoire vécue | à se contenter de peu | à réparer au lieu de jeter
en: patience | working with their hands | family recipes | history as it was lived | being content with little | mending instead of throwing away
# thing: (aide~|besoin~|help|support|need~) + (personnes agees|aines|seniors|older people|elderly|old people|pensioners)
fr: de la compagnie | les courses | les papiers et l’ordinateur | le ménage | se déplacer | quelqu’un à appeler en cas de besoin | les repas
en: company | the shopping | paperwork and computers | housework | getting about | somebody to ring in need | meals
# thing: (inconvenient~|desavantage~|mauvais cotes|revers|disadvantage~|drawback~|downside~) + (celebr~|connu~|fame|famous|celebrit~)
fr: ne plus pouvoir sortir tranquille | les photographes | les faux amis | tout le monde donne son avis sur votre vie | la pression | l’oubli, après
en: never being left in peace | the photographers | false friends | everyone has a view on your life | the pressure | being forgotten afterwards
# thing: (avantage~|interet~|benefices?|bien|advantage~|benefit~|upside~) + (grandes? (entreprises?|groupes?|societes?)|internationale?s?|big compan~|large compan~|international compan~)
fr: de meilleurs salaires | la sécurité | les formations | les avantages du comité d’entreprise | voir du pays | des possibilités d’évoluer
en: better pay | security | training | good perks | seeing other countries | chances of promotion
# thing: (tourisme|touristes?|touris~) + (apport~|benefi~|gagn~|get|gain|bring|positif|good)
fr: des emplois | des clients pour les commerces | de l’argent pour entretenir les monuments | des rencontres | des impôts pour la commune
en: jobs | customers for the shops | money to look after old buildings | meeting people | taxes for the town
# tell: (difference~|distingue~) + (entre|between)
fr: ça coûte moins cher d’un côté | l’un est plus calme que l’autre | on n’y trouve pas les mêmes gens | l’un demande plus de temps | c’est une question d’habitude | l’un est plus pratique au quotidien
en: one costs less than the other | one is quieter | you do not meet the same people | one takes more time | it is a matter of habit | one is handier day to day
# thing: (bruit~|sons?|sounds?|noises?) + (agac~|enerv~|gene~|derange~|irrit~|empech~|annoy~|bother~|keep you|awake)
fr: un robinet qui goutte | les ronflements | un scooter | la télé du voisin | un chien qui aboie | une alarme | un moustique | la musique d’en bas
en: a dripping tap | snoring | a motorbike | the neighbour’s television | a barking dog | an alarm | a mosquito | music from downstairs
# thing: (oubli~|laisse~|forget~|leave behind|left behind) + (hotel~|chambre|voyage|vacances|partant|room|trip|holiday|home|house|maison)
fr: le chargeur du téléphone | la brosse à dents | des chaussettes | un livre | le maillot qui séchait | les lunettes | le parapluie
en: the phone charger | a toothbrush | socks | a book | swimming things left to dry | glasses | an umbrella
# thing: (plu|plait|apprecie~|aime~|prefere~|avantage~|like|enjoy|appreciate|best|advantage~|good) + (en equipe|travail collectif|a plusieurs|in a team|teamwork|as a team|with others)
fr: l’entraide | on partage les idées | on rit ensemble | apprendre des autres | ne pas porter tout le poids | les réunions qui s’éternisent, c’est le moins bien | l’ambiance, même si certains en font moins
en: helping each other | sharing ideas | having a laugh | learning from others | not carrying it all alone | the endless meetings I like least | the mood, though some do less than others
# wish: (amelior~|changement~|change~|mieux|bien-etre|improve~|better|support~|wellbeing|well-being) + (travail|emploi|entreprise|bureau|poste|equipe|work|job|workplace|company|employer|team) - collegue qui
fr: des horaires plus souples | moins de réunions | un vrai temps de pause | plus de monde dans l’équipe | un chef qui écoute | un jour de télétravail de plus | un peu de reconnaissance | du matériel qui marche
en: more flexible hours | fewer meetings | a proper break | more people in the team | a boss who listens | one more day at home | a little recognition | equipment that works
# wish: (amelior~|mieux|plus agreable|improve~|better|nicer|more pleasant) + (vivez|habitez|quartier|commune|ville|village|cadre de vie|where you live|area|neighbou?rhood|town|city|village|living area)
fr: moins de voitures | des arbres et des bancs | plus de commerces | des bus plus fréquents | un médecin | un peu plus de calme la nuit | des trottoirs refaits | un lieu pour les jeunes
en: fewer cars | trees and benches | more shops | more buses | a doctor | a little more quiet at night | better pavements | a place for the young
# tell!: (signifie~|veut dire|represente|definiss~|defini~|c'est quoi|mean~|define) + (bien vivre|vivre bien|belle vie|bonne vie|vie reussie|reussir sa vie|living well|good life|a life well lived|happy life|vie heureuse|bonheur|happiness)
fr: avoir assez pour ne pas compter | être en bonne santé | être bien entouré | du temps pour soi | dormir tranquille | un travail qui a du sens | manger bon et rire souvent | ne rien devoir à personne
en: having enough not to count | being in good health | good people around me | time of my own | sleeping soundly | work that means something | good food and plenty of laughter | owing nobody anything
# tell!: (signifie~|veut dire|represente|definiss~|defini~|c'est quoi|mean~|define) + (bonne sante|sante|en forme|good health|healthy|health|wellbeing|bien-etre)
fr: ne pas avoir mal | pouvoir faire ce qu’on veut dans la journée | bien dormir | le moral autant que le corps | marcher sans s’essouffler | ne pas penser au médecin | manger de tout avec plaisir | se lever sans effort
en: having no pain | being able to do what I want in the day | sleeping well | spirits as much as the body | walking without getting out of breath | not having to think of the doctor | eating anything and enjoying it | getting up without effort
# tell!: (signifie~|veut dire|represente|evoque|definiss~|c'est quoi|mean~|define) + (democratie|democracy|citoyen~|citizen~|republique|laicite|liberte|egalite|fraternite|freedom|equality|solidarite|solidarity)
fr: avoir le droit de dire ce qu’on pense | la même loi pour tous | pouvoir choisir ceux qui décident | vivre ensemble sans se marcher dessus | ne laisser personne de côté | un beau mot, pas toujours respecté | se battre pour les autres aussi
en: having the right to say what you think | the same law for everyone | choosing those who decide | living together without treading on each other | leaving nobody behind | a fine word that is not always kept | standing up for others too
# tell!: (signifie~|veut dire|represente|definiss~|c'est quoi|mean~|define) + (travail|metier|work|job|career|entreprise)
fr: de quoi vivre, d’abord | une façon d’être utile | des collègues qu’on voit plus que la famille | une routine qui fatigue | une fierté | une place dans la société
en: a living, first of all | a way of being useful | seeing workmates more than family | a routine that tires you | something to be proud of | a place in society
# one!: (incident|mesaventure|probleme|galere|trouble|mishap|incident)\b.*(transports?|train|bus|metro|tram|avion|route|transport|plane|journey)
fr: le train est resté deux heures en pleine voie, sans lumière | le bus est passé sans s’arrêter, un soir de pluie | on m’a volé mon téléphone dans le métro | une panne de voiture sur l’autoroute, de nuit | un malaise dans le wagon, tout le monde a aidé | mon bagage est parti sans moi | un petit somme, et c’était déjà le terminus | le chauffeur s’est trompé de route | la porte s’est refermée sur mon sac | une grève annoncée le matin même, j’ai fini à pied | un contrôleur très patient m’a trouvé une place
en: the train stopped for two hours in the dark | the bus went by without stopping on a rainy night | my phone was stolen on the underground | the car broke down on the motorway at night | somebody fainted in the carriage and everyone helped | my suitcase left without me | I fell asleep and woke up at the end of the line | the driver took the wrong road | the doors closed on my bag | a strike announced that morning, and I ended up walking | a very patient guard found me a seat
# one!: (entraide|solidarite|coup de main|aide (recue|apportee|donnee)|helped? (somebody|someone|each other|a stranger)|mutual help|solidarity|act of kindness)
fr: j’ai conduit mon voisin à l’hôpital en pleine nuit | toute la rue a aidé après l’inondation | j’ai gardé les enfants d’une collègue pendant une semaine | on a déménagé un ami en une matinée, à dix | une voisine m’a apporté la soupe quand j’avais la grippe | j’ai poussé la voiture d’un inconnu dans la neige | on a fait une cagnotte pour une famille du village | un jeune m’a porté mes sacs jusqu’au troisième | j’ai rempli les papiers d’une dame qui ne savait pas lire | pendant le confinement, on faisait les courses les uns pour les autres | quelqu’un a rapporté mon portefeuille chez moi
en: I drove my neighbour to hospital in the middle of the night | the whole street helped after the flood | I looked after a colleague’s children for a week | ten of us moved a friend in one morning | a neighbour brought me soup when I had the flu | I pushed a stranger’s car out of the snow | we had a whip-round for a family in the village | a young man carried my bags to the third floor | I filled in forms for a lady who could not read | during the lockdown we did each other’s shopping | somebody brought my wallet back to my door
# tell!: (parlez|racont\w+|decri\w+|tell|describe|talk)\b.*(voyages?|trips?|journeys?|travels?)\b.*(fait|made|taken|took|been on|went|marque|aime|enjoyed|liked)
fr: un tour de Bretagne à vélo, sous la pluie | Rome en février, avec presque personne dans les rues | le train de nuit jusqu’à Venise | une semaine au Maroc, avec un accueil d’amis | la descente d’une rivière en canoë | Londres pour un week-end, les pieds en compote | une croisière offerte par la famille | la Corse, entre mer et montagne | trois semaines au Québec chez des cousins | un camping où il a plu tous les jours, et on en rit encore | la Normandie et les plages du débarquement | l’Andalousie en plein été, trop chaud mais si beau
en: cycling round Brittany in the rain | Rome in February, with hardly anyone about | the night train to Venice | a week in Morocco, received like friends | going down a river by canoe | London for a weekend, with sore feet | a cruise that the family gave us | Corsica, between sea and mountains | three weeks in Canada with cousins | a campsite where it rained every day, and we still laugh about it | Normandy and the landing beaches | Andalusia in high summer, too hot but so beautiful
`
