/** What people name, tell and say of their past, their choices and what they would leave behind. */
export const askedOfLife = String.raw`
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
# tell: (accouchement|naissance|hospitalisation|operation|maladie|traitement|birth|labour|surgery|operation|illness|treatment|hospital stay) + (vecu|passe~|racont~|decri~|experience|go|went|describe|tell|was)
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
`
