/** Answers about people's past, their choices, and what they would leave behind. */
export const askedOfLife = `
# where: (ampoules?|piles?|batteries|huile|peinture|medicaments?|encombrants?|electroni~|light ?bulbs?|oil|paint|medicines?|old phone~) + (jet~|depos~|throw|dispose|get rid|take|rapport~)
fr: à la déchetterie | au magasin, dans le bac prévu | au supermarché, à l’entrée | à la pharmacie, pour les médicaments | à la cave, en attendant | avec le reste, j’avoue
en: at the recycling centre | back at the shop | at the supermarket, by the door | in a box in the cellar for now | in with the rest, I admit | at the collection point
# where: (utile|chez vous|a votre place|useful|belong|at home|valued|needed|accepted|compris~) + (sentez|feel)
fr: dans ma famille | au travail | dans mon association | chez moi, avec les miens | auprès de mes amis | dans mon village
en: with my family | at work | in my club | at home with my own people | among my friends | in my village
# where: (enfance|childhood|enfant|as a child|growing up|petite?) + (ete~|vacances|summer~|holiday~)
fr: chez mes grands-parents, à la campagne | au bord de la mer | en colonie | à la ferme d’un oncle | au camping | dans la cour de l’immeuble
en: at my grandparents’ in the country | at the seaside | at camp | on an uncle’s farm | on a campsite | in the street, with the others
# who: (appren~|learn~) + (equipe|team|travail|work|collegue~|colleague~|service)
fr: la plus ancienne de l’équipe | mon chef | une jeune collègue | un peu de chacun | mon binôme | personne, je travaille sans équipe
en: the longest serving of us | my boss | a young colleague | a little from everyone | the person I am paired with | nobody, I work on my own
# who: (invit~|dinner party|diner|ideal) + (diner|dinner|party|table|soiree|fete)
fr: mes amis d’enfance | ma grand-mère, si elle vivait encore | un bon cuisinier et deux musiciens | toute la famille | Barack Obama | un humoriste et un explorateur
en: my oldest friends | my grandmother, if she were still alive | David Attenborough | the whole family | a comedian and an explorer | Barack Obama
# thing: (pret~|lend~|lending|borrow~|emprunt~) + (objet|chose|pas|jamais|aime~|thing|object|never|hate|dislike)
fr: ma voiture | mes livres | mon téléphone | mes outils | mes vêtements | un vinyle auquel je tiens | mon vélo
en: my car | my books | my phone | my tools | my clothes | a record I love | my bike
# thing: (aliments?|plats?|nourriture|legumes?|foods?|dish~|vegetables?|things) + (jamais|deteste~|n'aimez pas|refus~|never|hate|dislike|cannot stand|avoid) + (mang~|eat|aliment~|food~|plat~|dish~|legume~|vegetable~)
fr: les abats | les huîtres | les choux de Bruxelles | les escargots | le foie | les épinards | la betterave | le piment
en: liver | oysters | Brussels sprouts | snails | tripe | beetroot | blue cheese | very hot curry
# thing: (depense~|spend~|expens~) + (loisirs?|leisure|plaisir|fun|hobbies|sorties)
fr: les sorties au restaurant | les livres | les abonnements | le sport | les voyages | le cinéma | le jardin | les concerts
en: meals out | books | subscriptions | sport | travelling | the cinema | the garden | concerts
# thing: (annonce|offre|publicite|brochure|profil|ad|advert~|offer|job description|brochure|listing) + (plu|attire~|interess~|retenu|appealed|liked?|attracted|interested|caught)
fr: le ton simple | la photo | les horaires | le salaire indiqué | la proximité | c’était clair | la promesse d’une formation
en: the plain wording | the picture | the hours | that the pay was given | it was close by | it was clear | the training
# thing: (couleur |colou?r )?(vert~|rouge|bleu~|jaune|noir~|blanc~|rose|orange|green|red|blue|yellow|black|white|pink|purple) + (pens~|evoque~|think|remind~|mind|associ~)
fr: la nature | le calme | un feu de signalisation | un pull d’enfance | la mer | la campagne au printemps | un drapeau
en: nature | calm | traffic lights | a jumper I had as a child | the sea | the country in spring | a flag
# tell: (bonne retraite|belle retraite|good retirement|happy retirement) + (signifie~|veut dire|pour vous|mean~|to you)
fr: la santé et assez pour vivre | du temps pour ceux qu’on aime | ne pas compter à la fin du mois | rester utile | voyager un peu | partir assez tôt pour en profiter
en: good health and enough to live on | time for those you love | not counting at the end of the month | staying useful | travelling a little | leaving early enough to enjoy it
# tell: (accouchement|naissance|hospitalisation|operation|maladie|traitement|birth|labour|surgery|operation|illness|treatment|hospital stay) + (vecu|passe~|racont~|decri~|experience|go|went|describe|tell|was) - staff|personnel
fr: c’était long, mais bien entouré | l’équipe était formidable | on ne m’a pas tout expliqué | j’avais peur et tout s’est bien fini | la nuit a été dure | je m’en souviens comme si c’était hier
en: it was long, but I was in good hands | the team was wonderful | not everything was explained to me | I was afraid and it ended well | the night was hard | I remember it as if it were yesterday
# tell: (discours|conference|intervention|debat|reunion|spectacle|concert|emission|film|speech|talk|lecture|debate|programme|show|play) + (pense~|trouve~|think of|find|opinion|avis|impression)
fr: un peu long, mais intéressant | je n’ai pas tout suivi | de belles paroles, on verra les actes | plutôt convaincant | rien de nouveau | la fin était la meilleure partie | on entendait mal
en: a little long but interesting | I did not follow all of it | fine words, we shall see what comes of them | rather convincing | nothing new | the end was the best part | it was hard to hear
# thing: (tache~|corvee~|task~|chore~|job) + (menager~|domestique~|household|house|home|maison) + (deteste~|aim~|hate|dislike|like|prefer~|least|most|favou?rite)
fr: le repassage | les vitres | la vaisselle | passer l’aspirateur | les toilettes | sortir les poubelles | la poussière
en: ironing | the windows | washing up | vacuuming | the toilet | taking the bins out | dusting
# thing: (services?|depenses?|budget~|spending|services) + (coup~|reduire|reduits?|supprim~|economi~|cut|cuts|reduced|drop~|saved?) + (commune|mairie|etat|ville|council|state|government|city|town|public~)
fr: les fêtes et la communication | les voyages des élus | les décorations de Noël | les ronds-points | aucun, tout sert | les études confiées à des cabinets
en: publicity | councillors’ expenses | the Christmas lights | flower beds | none, they are all needed | consultants
# thing: (chanson|musique|morceau|song|music|tune|hymn) + (mariage|enterrement|obseques|wedding|funeral|fete|party)
fr: La Vie en rose | L’Hymne à l’amour | du Bach | une chanson de Goldman | Hallelujah | quelque chose de gai | Les Copains d’abord
en: Here Comes the Sun | Dancing Queen | something by Bach | Hallelujah | All You Need Is Love | something cheerful | Amazing Grace
# thing: (mensonge~|lies?|lied) + (que|quel~|what|which|enfants?|children|plus gros|biggest)
fr: que le père Noël existe | que tout finit toujours bien | que ça ne fait pas mal | qu’on arrive bientôt | que l’école est le plus beau temps de la vie | qu’ils n’ont jamais fait de bêtises
en: that Father Christmas is real | that everything always turns out well | that it will not hurt | that we are nearly there | that school days are the best days of your life | that they were never naughty
# thing: (capsule|musee imaginaire|laisser|transmettre|souvenir de vous|time capsule|leave behind|pass on|remembered for) + (que|quel~|what|which|citez|list|name|trois|three)
fr: un téléphone | une photo de famille | un journal du jour | une lettre | une recette | un jouet | un masque
en: a phone | a family photo | today’s paper | a letter | a recipe | a toy | a face mask
# thing: (promotion~|promo|soldes?|reduction~|special offer|offers?|sale|discount~|bargain~) + (achet~|buy|quel~|what|which)
fr: la lessive | le café | les vêtements d’enfant | le papier toilette | l’huile | la viande à congeler | les couches
en: washing powder | coffee | children’s clothes | toilet paper | oil | meat for the freezer | wine
# tell: (reserv~|booking|inscription|registration|commande|order~|paiement|payment|checkout|site|website|appli~|application|app|system|portail|portal) + (experience|decri~|racont~|describe|tell|passe~|went|how was)
fr: tout s’est fait en cinq minutes | le site s’est bloqué au moment de payer | je n’ai jamais reçu la confirmation | c’est clair, une fois qu’on a compris | il a fallu créer un compte de plus | j’ai fini par téléphoner | les dates libres se voient bien
en: it was all done in five minutes | the site froze when I came to pay | the confirmation never came | it is clear once you have understood it | yet another account to create | I rang up in the end | free dates are easy to see
# tell: (grandi|enfance|jeunesse|grew up|growing up|childhood|youth) + (quartier|ville|village|maison|rue|area|neighbou?rhood|town|village|house|street|place) + (parlez|decri~|racont~|tell|describe|like)
fr: tout le monde se connaissait | on jouait dans la rue jusqu’au soir | des immeubles, et un terrain vague derrière | une ferme à l’entrée du village | il y avait une épicerie et deux cafés | mes parents laissaient la porte ouverte | c’était pauvre et gai
en: everybody knew everybody | we played in the street until dark | blocks of flats, and some waste ground behind | a farm at the edge of the village | there was a grocer’s and two pubs | my parents left the door open | it was poor and cheerful
# tell: (sans internet|without (the )?internet|avant internet|before (the )?internet|sans telephone|without (a )?phone|autrefois|in the old days|when you were young|quand vous etiez jeune)
fr: on jouait dehors | on s’écrivait des lettres | il fallait attendre pour savoir | on s’ennuyait, et c’était bien | on regardait dans le dictionnaire | on se donnait rendez-vous et on s’y tenait | je n’ai pas connu ça
en: we played outside | we wrote letters | you had to wait to find out | we were bored, and it was good for us | we looked things up in books | you said when you would meet and you kept to it | I never knew that
# why: (fantomes?|esprits|superstiti~|horoscope~|astrologi~|complot~|ovnis?|ghosts?|spirits|astrology|conspirac~|aliens|ufos?)
fr: ça rassure | on cherche un sens à ce qu’on ne comprend pas | ils ont vu quelque chose d’étrange un jour | les films y sont pour beaucoup | on aime les histoires | l’école n’apprend pas à douter
en: it is comforting | people look for a meaning in what they do not understand | they once saw something odd | films have a lot to do with it | we like stories | schools do not teach people to doubt
# why: (carte de fidelite|fidelite|loyalty card|loyalty scheme|newsletter|compte client|membership|adherer|adhesion|join~) + (pas|not|n't|never|jamais|refus~)
fr: j’ai déjà trop de cartes | je ne veux pas donner mon adresse | je ne viens pas assez souvent | les avantages sont maigres | on ne me l’a pas proposé | je n’aime pas qu’on suive mes achats
en: I have too many cards already | I do not want to give my address | I do not come often enough | there is little to be gained | nobody offered it to me | I do not like being tracked
# why: (vaccin~|vaccine~|vaccinat~)
fr: ça a sauvé des vies | je suis l’avis de mon médecin | on manque de recul sur certains | toute la famille les a faits sans problème | je me méfie des laboratoires | je ne veux pas contaminer les autres
en: they have saved lives | I go by what my doctor says | some are too new | the whole family had them without trouble | I am wary of the drug firms | I do not want to pass things on
# advise: (vingt ans|dix-huit ans|plus jeune|jeune vous|eighteen|twenty|younger|teenage) + (self|vous-meme|vous auriez|que vous etiez|vous)
fr: n’aie pas peur des autres | voyage tant que tu peux | travaille un peu plus à l’école | garde tes amis | ne te presse pas de choisir | profite de tes parents | mets un peu d’argent de côté
en: do not be afraid of people | travel while you can | work a little harder at school | hold on to your friends | do not hurry to choose | enjoy your parents while they are there | put a little money aside
# advise: (lit pas|lire|lecture|devoirs|ecrans?|dort pas|mange pas|obei~|read|reading|homework|screens?|sleep|eat) + (enfant~|parents?|fils|fille|child~|parents?|son|daughter)
fr: lisez-lui une histoire chaque soir | montrez l’exemple | laissez-le choisir | ne le forcez pas | emmenez-le à la bibliothèque | rangez les écrans le soir | parlez-en avec l’école
en: read them a story every night | set the example | let them choose | do not force them | take them to the library | put screens away in the evening | talk to the school
# wish: (employeur|patron|entreprise|employer|boss|company|manager) + (garder|rester|fidelis~|keep you|stay|retain|motiv~)
fr: une augmentation | des horaires plus souples | un peu de reconnaissance | des jours de télétravail | une vraie formation | moins de pression | une promotion
en: a pay rise | more flexible hours | a little recognition | days at home | proper training | less pressure | a promotion
# wish: (ministre|ministere|minister|secretary of state|president|in charge|responsable) + (sante|hopital|health|nhs|hospital~)
fr: des lits rouverts | plus d’infirmières, mieux payées | des médecins dans les campagnes | moins de papiers pour les soignants | la gratuité des lunettes | de la prévention à l’école
en: more beds | more nurses on better pay | doctors in the countryside | less paperwork for staff | free glasses | prevention in schools
# tell: (reussite|succes|succeed~|success) + (travail|metier|work|job|career|carriere)
fr: du travail bien fait | le respect des collègues | finir la journée sans boule au ventre | voir que ça sert à quelqu’un | gagner assez pour ne pas y penser | transmettre ce qu’on sait
en: work well done | the respect of colleagues | finishing the day without a knot in my stomach | seeing that it helps somebody | earning enough not to think about it | passing on what you know
# thing: (rappel~|souven~|retenez|retenir|remember|memori[sz]e) + (noms?|prenoms?|names?|dates?|anniversaires?|mots? de passe|passwords?|birthdays?|numbers?)
fr: je les écris | je répète le nom tout de suite | par une image | je ne les retiens pas | avec le téléphone | je demande une deuxième fois
en: I write them down | I say it back at once | by a picture | I do not | with my phone | I ask a second time
# deed: (pandemi~|covid|confinement|lockdown|inflation|crisis|crise) + (shop|courses|achat~|consomm~|buy|spend|depens~) + (change~|how|comment|way|habits|habitudes)
fr: je commande plus en ligne | je fais une grosse course par semaine | j’achète plus près de chez moi | je cuisine davantage | je fais des réserves | rien n’a changé, ou presque | je paie par carte, même le pain
en: I order more online | I do one big shop a week | I buy closer to home | I cook more | I keep a store of things | hardly anything has changed | I pay by card, even for bread
# tell: (horaires|opening hours|opening times|timetable|planning) + (pens~|opinion|avis|trouvez|think|feel|find)
fr: c’est mieux pour ceux qui travaillent | ça ne change rien pour moi | trop tôt le soir encore | le samedi manque | enfin une ouverture le midi | je m’y perds un peu
en: better for those who work | it changes nothing for me | still too early in the evening | Saturdays are missing | open at midday at last | I get a little lost with them
# thing: (magasin|commerce|marque|restaurant|shop|store|brand|restaurant) + (evit~|boycott~|avoid|stay away)
fr: oui, celui de la zone, trop bruyant | oui, l’accueil y est mauvais | non, aucun | oui, une grande enseigne, pour ses prix | oui, on y attend trop | non, je vais partout
en: yes, the big one out of town, too noisy | yes, they are rude there | no, none | yes, a big chain, for its prices | yes, the queues are too long | no, I go anywhere
# tell: (obituary|epitaphe|tombe|eloge|apres votre mort|remembered|souvienne|souviendra|epitaph|gravestone)
fr: quelqu’un sur qui on pouvait compter | une personne gaie | que j’ai aimé les miens | que j’ai fait de mon mieux | rien, le silence me va | que ma porte était ouverte
en: somebody you could rely on | a cheerful person | that I loved my people | that I did my best | nothing, silence will do | that my door was open
# tell: (tee?nager|adolescen~|enfant|child~|student|etudiant~) + (chambre|bedroom|room) + (decri~|describe|comment|what)
fr: des affiches sur tous les murs | un lit contre la fenêtre et un bureau en désordre | je la partageais avec mon frère | un poste de radio et des piles de magazines | toute petite, sous le toit | du papier peint à fleurs que je détestais
en: posters on every wall | a bed by the window and an untidy desk | I shared it with my brother | a radio and heaps of magazines | tiny, under the roof | flowered wallpaper that I hated
# where: (achet~|buy|bought|get|got) + (telephone|phone|ordinateur|computer|laptop|television|tele|appareil~|appliance~|electromenager)
fr: chez Darty | à la Fnac | en ligne | chez mon opérateur | reconditionné, sur un site | au supermarché
en: online | from my provider | at the electrical shop | second-hand | at the supermarket | at the shopping centre
# where: (pays|country|countries|abroad|etranger|world|monde) + (aimeri~|voudri~|like|would|choose|choisi~|iriez)
fr: au Canada | au Japon | en Italie | au Portugal | en Nouvelle-Zélande | en Irlande | au Sénégal | en Espagne
en: to Canada | to Japan | to Italy | to Portugal | to New Zealand | to Ireland | to Spain | to Norway
# where: (voyage|trip|holiday|billet~|ticket~|flight|week-end) + (gagn~|offr~|win|won|free|any|iriez|would you go)
fr: au Japon | à New York | en Italie | aux Antilles | en Islande | à Venise | en Grèce | au Canada
en: to Japan | to New York | to Italy | to the Caribbean | to Iceland | to Venice | to Greece | to Canada
# where: (medicaments?|pharmacie|medicines?|tablets|pills|first aid) + (rang~|gard~|conserv~|keep|store|put)
fr: dans l’armoire de la salle de bains | dans un tiroir de la cuisine | dans une boîte, en hauteur | sur ma table de nuit | dans le placard de l’entrée
en: in the bathroom cabinet | in a kitchen drawer | in a box on a high shelf | by my bed | in the hall cupboard
# who: (remplac~|stand in|covers?|replaces?) + (travail|absent~|conge|work|away|off|sick) - cles|keys
fr: une collègue | personne, le travail m’attend | mon chef | un intérimaire | quelqu’un de l’équipe
en: a colleague | nobody, the work waits for me | my boss | a temp | somebody in the team
# who: (famille|family) + (previen~|malade|ill|told|call~|appel~)
fr: ma mère | ma sœur | tout le monde, par le groupe | l’aînée | la personne avec qui je vis
en: my mother | my sister | everyone, through the group | the eldest | my partner
# who: (pneu|panne|crevaison|flat tyre|tyre|broke~ down|breakdown|batterie)
fr: l’assurance | mon frère | un voisin | le garagiste | mon père | un passant
en: the breakdown service | my brother | a neighbour | the garage | my father | whoever passes by
# why: (choisi~|choose|chose|chang~|prefere~) + (medecin|docteur|dentiste|kine~|gynecologue|doctor|gp|dentist|surgery|practice)
fr: il est tout près de chez moi | toute la famille y va | on me l’avait recommandé | c’était la seule à prendre de nouveaux patients | elle prend le temps d’écouter | je le connais depuis toujours | les rendez-vous sont rapides
en: it is close to home | the whole family goes there | I heard good things | they were the only ones taking patients | she takes time to listen | I have always gone there | you get seen quickly
# why: (cantine|canteen|school meals?|school lunch~|repas scolaire~)
fr: c’est trop cher pour eux | ils trouvent les repas mauvais | il y a trop de bruit | l’enfant mange mieux à la maison | il y a une allergie | ils ont quelqu’un à la maison à midi | la religion compte pour certains
en: it is too expensive for them | they think the food is poor | it is too noisy | the child eats better at home | there is an allergy | somebody is home at midday | religion matters to some
# advise: (fumer|cigarette|tabac|smok~|vap~|alcool|boire|drink~|alcohol)
fr: parlez-en au médecin | trouvez quelque chose pour vos mains | prévenez votre entourage | ne gardez pas de paquet à la maison | une journée à la fois | mettez l’argent de côté et regardez la somme | si vous craquez, recommencez
en: talk to your doctor | find something for your hands | tell the people around you | do not keep a packet in the house | one day at a time | put the money in a jar and watch it grow | if you slip, start again
# advise: (etudi~|student~|jeune~|young|fils|fille|son|daughter) + (quitt~|partir|part|leave|leaving|premier appartement|home|alone|seul)
fr: apprenez à cuisiner trois plats | faites un budget dès le premier mois | appelez la maison de temps en temps | faites connaissance avec les voisins | ne dépensez pas tout la première semaine | gardez une copie des clés
en: learn to cook three dishes | make a budget from the first month | ring home now and then | get to know the neighbours | do not spend it all in the first week | leave a spare key with somebody
# wish: (propre~|proprete|clean~|litter|dechets|tidy) + (ville|rue~|quartier|commune|town|city|street~|area|village|beach|plage)
fr: plus de poubelles | des amendes pour ceux qui jettent | des rues lavées plus souvent | des toilettes publiques | une campagne à l’école | des cendriers dans la rue | des sacs pour les chiens
en: more bins | fines for those who drop litter | streets washed more often | public toilets | a campaign in schools | ashtrays in the street | bags for dog owners
# wish: (site|website|web ?site|appli~|application|app|portail|portal|plateforme|platform) + (amelior~|improve~|better|change~|mieux|suggest~|modifi~)
fr: des menus plus simples | une recherche qui marche | des lettres plus grosses | moins de publicités | une connexion sans mot de passe | une version pour téléphone | des photos plus nettes
en: simpler menus | a search that works | larger print | fewer adverts | no password every time | a version for phones | clearer pictures
# tell: (vivre|vie|living|life|live) + (simplement|simple|sobre~|simply|decent~|dignement) + (veut dire|signifie~|mean~|pour vous|to you)
fr: se contenter de peu | ne pas acheter pour acheter | du temps plutôt que de l’argent | un potager, des amis et un toit | se passer de tout ce qui clignote | manger à sa faim et dormir au chaud
en: being content with little | not buying for the sake of it | time rather than money | a garden, friends and a roof | doing without everything that flashes | enough to eat and a warm bed
# tell: (manger|alimentation|mange~|eating|diet|food|nourriture) + (sain~|equilibr~|bien|healthy|well|balanced|good) + (veut dire|signifie~|mean~|pour vous|to you)
fr: des légumes à chaque repas | cuisiner soi-même | un peu de tout, sans excès | moins de sucre et de gras | des produits frais | prendre le temps de manger | pas trop de plats tout prêts
en: vegetables at every meal | cooking for yourself | a bit of everything and not too much | less sugar and fat | fresh food | taking time to eat | few ready meals
# tell: (vacances|voyage|sejour|week-end|holiday~|trip|journey|weekend) + (mal (passe~|tourne)|rate~|wrong|disaster|disappoint~|decu~|badly)
fr: il a plu toute la semaine | la voiture est tombée en panne à mi-chemin | j’ai passé trois jours au lit | la location ne ressemblait pas aux photos | les valises ne sont jamais arrivées | on s’est disputés dès le deuxième jour | il y avait des travaux sous la fenêtre
en: it rained all week | the car broke down halfway | I spent three days in bed | the place looked nothing like the pictures | the luggage never turned up | we quarrelled from the second day | there was building work under the window
# tell: (personnel|equipe|agents|vendeu~|employes|staff|team|assistants?|receptionist~) + (decri~|qualifi~|comment|describe|how would) - votre equipe|your team|ambiance
fr: aimables et débordés | patients, même en fin de journée | toujours pressés | ils connaissent leur affaire | un mot gentil pour chacun | on change souvent d’interlocuteur | plutôt froids au téléphone
en: kind and overworked | patient, even at the end of the day | always in a hurry | they know their job | a kind word for everyone | it is never the same person | rather cold on the phone
# deed: (perd~|perdu|vol~|oubli~|lost?|lose|stolen|forgot~) + (telephone|portefeuille|cles|carte|papiers|sac|phone|wallet|keys|card|purse|bag|passport) + (feriez|faites|would you|do you|do if)
fr: je refais le chemin à l’envers | j’appelle la banque pour tout bloquer | je demande aux objets trouvés | je le fais sonner depuis un autre téléphone | je préviens ma famille | je porte plainte | je panique un bon moment
en: I go back the way I came | I ring the bank to block everything | I ask at lost property | I ring it from another phone | I tell my family | I report it to the police | I panic for a good while
# thing: (journaux|journal|newspapers?|news sites?) + (quel~|which|what|name|citez) - coming|read in
fr: Le Monde | Ouest-France | le journal local | Le Parisien | aucun en particulier | La Croix | L’Équipe
en: the local paper | The Guardian | The Times | none in particular | the Daily Mail | The Independent
# thing: (ete|summer) + (premiers? mots?|pens~|evoque~|esprit|words?|think|mind|hear)
fr: le soleil | les vacances | la plage | la chaleur | les glaces | les soirées dehors
en: sunshine | holidays | the beach | the heat | ice cream | long evenings
# thing: (hiver|winter) + (premiers? mots?|mots?|pens~|evoque~|esprit|words?|think|mind|hear)
fr: la neige | le froid | un feu de bois | les journées courtes | Noël | un gros manteau
en: snow | the cold | a log fire | short days | Christmas | a thick coat
# deed: (enfant|fils|fille|child|son|daughter|teenager|ado) + (feriez|faites|reagi~|would you|do you|dites) + (ecole|etudes|arreter|school|smok~|fum~|drug~|bull~|harcel~|quit)
fr: j’en parlerais longuement avec lui | je chercherais à comprendre | je demanderais conseil à l’école | je ne céderais pas | je verrais un spécialiste | je l’aiderais à trouver autre chose
en: I would have a long talk with them | I would try to understand | I would ask the school for advice | I would not give in | I would see a specialist | I would help them find something else
# why: (pas|not|n't|never|jamais|rarement|rarely|plus souvent|more often|stops?|empech~) + (telephone|portable|appareil|ordinateur|tablette|internet|appli~|application|phone|camera|computer|tablet|app|online|smartphone)
fr: je n’y pense pas | je trouve ça compliqué | j’ai peur de faire une bêtise | je préfère faire comme avant | je m’en sers bien assez | l’écran est trop petit pour mes yeux | je n’en vois pas l’intérêt
en: I do not think of it | I find it complicated | I am afraid of doing something wrong | I prefer the old way | I use it quite enough | the screen is too small for my eyes | I do not see the point
# why: (conducteurs?|automobilistes?|gens|drivers?|people|motorists?|cyclists?|cyclistes?) + (volant|wheel|driving|vite|speed~|fast|alcool|drink|casque|helmet|feu|red light~|ceinture|seat belt)
fr: ils se croient plus forts que les autres | ils sont pressés | personne ne les arrête | ils ne voient pas le danger | c’est devenu une habitude | ils pensent que l’accident, c’est pour les autres
en: they think they are better than the rest | they are in a hurry | nobody stops them | they do not see the danger | it has become a habit | they think accidents happen to others
# deed: (ressenti~|sentir~|feel|felt|diriez|think|reagi~) + (ferm~|dispara~|supprim~|vendu~|clos~|shut~|disappear~|sold|demoli~|cut) + (si|if|how would|comment|que)
fr: ça me ferait de la peine | je trouverais autre chose, mais plus loin | je serais en colère, et je le dirais | c’est un bout de la vie d’ici qui s’en irait | je signerais une pétition | je n’y vais plus guère, alors peu de chose
en: I would be sad to see it go | I would find another, only further away | I would be angry and say so | a piece of life here would go with it | I would sign a petition | I hardly go any more, so not much
# tell: (perd~|egar~|got lost|get lost|lost your way|losing your way) + (racont~|decri~|fois|jour|tell|describe|time|when|moment) - emploi|travail|job|telephone|keys|cles|wallet
fr: en forêt, à la tombée de la nuit | dans une grande ville dont je ne parlais pas la langue | le GPS m’a fait tourner en rond une heure | au supermarché, à cinq ans | dans les couloirs d’un hôpital | sur une route de campagne, sans réseau
en: in the woods as it was getting dark | in a big city where I did not speak the language | the sat nav took me round in circles for an hour | in a supermarket when I was five | in the corridors of a hospital | on a country road with no signal
# tell: (odeurs?|parfums?|smells?|scents?) + (decri~|describe|maison|enfance|home|childhood)
fr: la cire et le café du matin | la soupe sur le feu | le linge propre et la lessive | le tabac de mon grand-père | la confiture en été | le feu de bois et le chien mouillé
en: floor polish and morning coffee | soup on the stove | clean washing and soap | my grandfather’s tobacco | jam in summer | wood smoke and wet dog
# thing: (mauvaise humeur|bad mood|grumpy|cross|in a temper) + (que|quel~|mett~|what|put~|make~|citez|name|list|things)
fr: le manque de sommeil | les retards | le bruit | les embouteillages | la pluie qui dure | attendre pour rien | les gens impolis | le désordre
en: lack of sleep | delays | noise | traffic jams | days of rain | waiting for nothing | rude people | untidiness
# tell: (salle d'attente|waiting room) + (decri~|describe|comment|what .* like)
fr: des chaises dures et de vieux magazines | on s’y regarde sans se parler | toujours pleine | une plante verte et une fenêtre qu’on n’ouvre pas | propre et claire | des jouets dans un coin et une affiche sur le dos
en: hard chairs and old magazines | people look at each other and say nothing | always full | a green plant and a window that is never opened | clean and bright | toys in a corner and a poster about backs
# thing: (bruits?|sons?|noises?|sounds?) + (entend~|nuit|hear|night) - prefer|aim
fr: la circulation | un chien au loin | la chouette | les voisins | le train de minuit | rien du tout | le vent dans les arbres | le chauffage
en: traffic | a dog far away | an owl | the neighbours | the midnight train | nothing at all | the wind in the trees | the heating
`
