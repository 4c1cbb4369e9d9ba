import type { Told } from './told.ts'

/**
 * What parts of a life are like: words that name them (folded), and clauses. Single events are in `happenings` below.
 */
export const portraits: readonly Told[] = [
  [
    /\b(?:(?:bon|bonne|vrai|vraie|good|great|real) (?:\w+ )?(?:enseignant\w*|prof\w*|medecin|maire|president\w*|chef|patron\w*|voisin\w*|ami\w*|parents?|collegue|vendeur\w*|infirmi\w*|policier\w*|teacher|doctor|mayor|president|boss|manager|neighbou?r|friend|parent|colleague|leader|nurse|employer))\b/,
    'une personne qui écoute avant de parler | quelqu’un de juste avec tout le monde | une personne sur qui on peut compter | quelqu’un qui explique sans s’énerver | une personne qui connaît son affaire | quelqu’un qui reste simple | une personne qui tient parole | quelqu’un qui encourage les autres',
    'somebody who listens before speaking | somebody who is fair to everyone | a person you can rely on | somebody who explains without losing patience | a person who knows their business | somebody who stays simple | a person who keeps their word | somebody who brings others on',
  ],
  [
    /\b(?:dans (?:dix|cinq|vingt|\d+) ans|imaginez-vous|avenir|futur|in (?:ten|five|twenty|\d+) years|the future|years from now)\b/,
    'je vois ça plus calme qu’aujourd’hui | à la campagne, avec un jardin | toujours ici, un peu plus vieux | avec moins de travail et plus de temps | entre la famille et les amis | tant que la santé suit, je n’en demande pas plus | pas très différente de maintenant | avec des prix encore plus hauts, je le crains',
    'calmer than today, I hope | in the country, with a garden | still here, a little older | with less work and more time | among family and friends | as long as my health lasts, I ask for no more | not very different from now | with prices higher still, I am afraid',
  ],
  [
    /\b(?:mood|ambiance|climat|moral|etat d'esprit|state)\b.*\b(?:country|nation|pays|france|society|societe)\b|\b(?:le pays|la france|la societe|les gens|l'ambiance (?:generale|dans)|the country|france|society|people (?:these|today|now))\b/,
    'les gens sont fatigués et un peu en colère | on se parle moins qu’avant | chacun se débrouille de son côté | il y a de l’inquiétude pour les prix | ça reste un pays où l’on vit bien | on râle beaucoup, mais on s’entraide | tout le monde attend que ça change',
    'people are tired and a little angry | we talk to each other less than before | everyone fends for themselves | there is worry about prices | it is still a good place to live | people complain a lot, but they help each other | everybody is waiting for a change',
  ],
  [
    /\b(?:pay(?:ez|er|ing)?|regl(?:ez|er))\b/,
    'par carte presque toujours, sans contact pour les petites sommes | je garde un peu de liquide pour le marché | avec mon téléphone, c’est plus rapide | en espèces, comme ça je vois ce qui part | je fais un chèque de temps en temps, pour les gros achats | la carte au supermarché, la monnaie à la boulangerie',
    'by card nearly always, contactless for small sums | I keep some cash for the market | with my phone, it is quicker | in cash, so that I see what goes | I write a cheque now and then for big things | the card at the supermarket, coins at the bakery',
  ],
  [
    /\b(?:petit[- ]dejeuner|breakfast)\b/,
    'c’est un café et deux tartines, debout dans la cuisine | je prends un thé et un yaourt vers sept heures | des céréales devant les informations | c’est rapide en semaine, plus long le dimanche | du pain grillé avec de la confiture maison | je ne mange rien avant dix heures | un fruit, un café, et je pars | on le prend tous ensemble le week-end',
    'coffee and two slices of toast, standing in the kitchen | tea and a yoghurt at about seven | a bowl of cereal in front of the news | it is quick on weekdays and slow on Sundays | toast with home-made jam | I eat nothing before ten | a piece of fruit, a coffee, and off I go | we have it all together at the weekend',
  ],
  [
    /\b(?:repas|diners?|dejeuners?|table|meals?|dinners?|lunch(?:es)?)\b/,
    'on mange vers huit heures, sans télévision | chacun raconte sa journée | c’est simple en semaine et plus soigné le dimanche | tout le monde met la main à la pâte | on parle fort et on rit | il y a toujours un qui regarde son téléphone | ça dure longtemps quand la famille vient | on finit par parler des mêmes choses',
    'we eat at about eight, with the television off | everyone tells what they did that day | it is simple on weekdays and better on Sundays | everyone lends a hand | we talk loudly and laugh | somebody is always looking at a phone | it goes on for hours when the family comes | we end up talking about the same things',
  ],
  [
    /\b(?:piece|chambre|salon|cuisine|bureau|room|bedroom|kitchen|living room|desk)\b/,
    'il y a une fenêtre qui donne sur la rue | les murs sont blancs et il y a des photos | une table, quatre chaises et une vieille lampe | c’est petit mais clair | il y a des livres partout | le canapé prend toute la place | c’est un peu en désordre en ce moment | les meubles viennent de la famille | il y a des plantes près de la fenêtre',
    'there is a window onto the street | the walls are white with photos on them | a table, four chairs and an old lamp | it is small but bright | there are books everywhere | the sofa takes up all the space | it is a little untidy at the moment | the furniture comes from the family | there are plants by the window',
  ],
  [
    /\b(?:relations?|entente|entendez|rapports?|relationship|get on|get along|terms)\b.*\b(?:voisin\w*|neighbou?r\w*)|\b(?:voisins?|voisinage|neighbours?|neighbors?)\b/,
    'on se dit bonjour et on s’aide au besoin | on se garde les clés pendant les vacances | c’est cordial, sans plus | on se croise dans l’escalier, c’est tout | on prend parfois un verre ensemble | il y a eu des histoires de bruit, c’est réglé | je les connais depuis des années | on se rend de petits services',
    'we say hello and help each other when needed | we look after each other’s keys at holiday time | friendly, no more than that | we meet on the stairs and that is all | we have a drink together now and then | there was trouble over noise, but that is settled | I have known them for years | we do each other small favours',
  ],
  [
    /\b(?:chef|patron|manager|superieur|hierarch\w*|boss|line manager|supervisor)\b/,
    'il est juste mais toujours pressé | elle écoute et elle tranche | on se parle franchement | il faut lui courir après pour une réponse | elle connaît le métier | il fait confiance à l’équipe | c’est quelqu’un de calme, même quand ça chauffe | les compliments sont rares',
    'fair, but always in a hurry | she listens and then decides | we speak frankly to each other | you have to chase him for an answer | she knows the job | he trusts the team | a calm person, even when things get hot | praise is rare',
  ],
  [
    /\b(?:collegues|equipe|ambiance|travail|metier|emploi|poste|colleagues|team|atmosphere|workplace|job|work)\b/,
    'l’ambiance est bonne, on s’entraide | il y a toujours une urgence | les journées passent vite | on manque de bras | c’est répétitif, mais l’équipe est soudée | on rit à la pause | chacun connaît son rôle | les consignes changent souvent | je suis debout une bonne partie du temps',
    'the atmosphere is good and we help each other | there is always something urgent | the days go fast | we are short of hands | it is repetitive, but the team sticks together | we have a laugh at break time | everyone knows their part | instructions keep changing | I am on my feet for most of it',
  ],
  [
    /\b(?:trajet|deplacements?|chemin|commute|journey to|way to|get to work|getting around)\b/,
    'c’est un quart d’heure quand ça roule | je prends toujours le même chemin | il y a du monde à huit heures | c’est tranquille, j’écoute la radio | je passe par le centre | le retour est plus long que l’aller | quand il pleut, c’est tout de suite plus lent | je sors, je tourne à gauche, et c’est presque tout droit | je traverse le pont, puis je longe la rivière | un rond-point, deux feux, et j’y suis | je passe devant l’école à l’heure où les enfants entrent | les derniers mètres, je les fais à pied | je croise toujours les mêmes têtes | il y a une côte, au milieu',
    'it takes a quarter of an hour when the roads are clear | I always go the same way | it is crowded at eight | it is quiet and I listen to the radio | I go through the centre | coming back takes longer than going | as soon as it rains, it gets slower | I go out, turn left, and it is nearly straight on | I cross the bridge and follow the river | a roundabout, two sets of lights, and I am there | I pass the school when the children go in | the last bit I walk | I always see the same faces | there is a hill half-way',
  ],
  [
    /\b(?:soign\w*|malade|hopital|medecins?|sante|ill|sick|hospital|doctors?|health|care)\b/,
    'il faut des semaines pour un rendez-vous | mon médecin connaît bien la famille | pour un spécialiste, on va à la grande ville | la pharmacienne aide beaucoup | les soignants font ce qu’ils peuvent | aux urgences, on attend des heures | on est bien soigné une fois dans la place',
    'it takes weeks to get an appointment | my doctor knows the family well | for a specialist you go to the city | the chemist is a great help | the staff do what they can | in casualty you wait for hours | once you are in, they look after you well',
  ],
  [
    /\b(?:courses|marche|supermarche|achat\w*|magasins?|shopping|shops?|supermarket|groceries|buy)\b/,
    'je fais une liste et j’y vais le samedi matin | je compare les prix au kilo | je passe au marché pour les légumes | je paie par carte, presque toujours | je prends ce qui est en promotion | une grosse fois par semaine, le reste en passant | j’essaie de ne pas y aller le ventre vide',
    'I make a list and go on Saturday morning | I compare the price per kilo | I go to the market for vegetables | I pay by card, nearly always | I take what is on offer | one big shop a week and the rest as I pass by | I try not to go when I am hungry',
  ],
  [
    /\b(?:vacances|sejour|voyage|holidays?|vacation|trip)\b/,
    'quelques jours au bord de la mer, au même endroit chaque année | on loue une petite maison à plusieurs | on marche, on lit, on mange bien | rien de prévu, et c’est ce qui est bien | en famille, avec les cousins | un camping simple sous les pins | on part en train, sans voiture',
    'a few days by the sea, in the same place every year | we rent a small house with others | we walk, read and eat well | nothing planned, and that is the good of it | with the family and all the cousins | a simple campsite under the pines | we go by train, with no car',
  ],
  [
    /\b(?:noel|fetes?|anniversaires?|reveillon|christmas|birthdays?|celebrat\w*|new year)\b/,
    'toute la famille vient à la maison | on mange trop et on rit beaucoup | chacun apporte un plat | les enfants ouvrent les cadeaux le matin | on reste simples : un bon repas et c’est tout | on va chez ma mère, toujours | on finit par des jeux de cartes',
    'the whole family comes round | we eat too much and laugh a lot | everyone brings a dish | the children open their presents in the morning | we keep it simple: a good meal and that is all | we always go to my mother’s | it ends with a game of cards',
  ],
  [
    /\b(?:ami|amie|mere|pere|grand-mere|frere|soeur|friend|mother|father|grandmother|brother|sister|partner|conjoint\w*|personne|quelqu'un|person|someone|somebody)\b/,
    'une personne calme qui sait écouter | toujours de bonne humeur, même le lundi | très franche, parfois trop | quelqu’un de généreux, qui ne compte pas son temps | une tête dure, mais un grand cœur | on peut l’appeler à toute heure | discrète, mais toujours là | drôle sans le vouloir',
    'a calm person who knows how to listen | always cheerful, even on Mondays | very frank, sometimes too much so | generous, and never counts the hours | stubborn, but with a big heart | you can ring them at any time | discreet, but always there | funny without meaning to be',
  ],
  [
    /\b(?:logement|maison|appartement|chez vous|home|house|flat)\b/,
    'c’est petit mais bien situé | il y a de la lumière toute la journée | on entend un peu les voisins | il y fait froid l’hiver | j’ai tout refait petit à petit | il y a une cuisine, un salon et des chambres sous le toit | c’est calme, ça donne sur une cour | il manque un rangement',
    'small but well placed | there is light all day long | you hear the neighbours a little | it is cold in winter | I have redone it bit by bit | a kitchen, a living room and bedrooms under the roof | quiet, looking onto a courtyard | it could do with more cupboards',
  ],
  [
    /\b(?:quartier|commune|ville|village|rue|area|neighbou?rhood|town|city|village|street|region|endroit ou vous (?:vivez|habitez)|place (?:where )?you live)\b/,
    'c’est tranquille, avec quelques commerces | les gens se disent bonjour | il y a un marché une fois par semaine | ça a changé, beaucoup de maisons neuves | le soir, il ne se passe pas grand-chose | on a tout à pied | il y a du passage, surtout le matin | c’est vert, avec une rivière pas loin | les loyers ont monté',
    'quiet, with a few shops | people say hello | there is a market once a week | it has changed, with many new houses | not much happens in the evening | everything is within walking distance | there is a lot of traffic in the morning | it is green, with a river not far off | rents have gone up',
  ],
  [
    /\b(?:corps|moral|humeur|forme|sentez|allez-vous|portez-vous|are you (?:doing|feeling|keeping)|ressentez|feel|feeling|mood|spirits)\b/,
    'plutôt bien, un peu de fatigue | ça va, avec des hauts et des bas | je me sens en forme le matin, moins le soir | un peu de lassitude en ce moment | mieux que l’an dernier | je dors mal, alors je traîne | dans l’ensemble, je garde le moral',
    'rather well, a little tired | all right, with ups and downs | fine in the morning, less so in the evening | a little weary at the moment | better than last year | I sleep badly, so I drag myself about | on the whole I keep my spirits up',
  ],
  [
    /\b(?:matins?|matinees?|lever|preparez|mornings?|get(?:ting)? ready|get up|wake up)\b/,
    'je me lève, je fais le café et j’ouvre les volets | une douche, un café, et je pars | je mets le réveil trop tôt et je traîne un peu | j’écoute la radio en m’habillant | je prépare mes affaires la veille | je mange debout, toujours en retard | le chat d’abord, le reste après | je regarde la météo avant de choisir quoi mettre',
    'I get up, make coffee and open the shutters | a shower, a coffee, and off I go | I set the alarm too early and then take my time | I listen to the radio while I dress | I get my things ready the night before | I eat standing up, always late | the cat first, the rest after | I look at the weather before I choose what to wear',
  ],
  [
    /\b(?:accueil|guichet|mairie|services? publics?|administration|agents|reception|counter|town hall|council offices?|public services?|welcome)\b/,
    'on est bien reçu, mais il faut attendre | la dame du guichet connaît tout le monde | c’est ouvert le matin seulement | il faut prendre rendez-vous pour tout | ils sont aimables et pas assez nombreux | on m’a répondu tout de suite | au téléphone, c’est plus difficile',
    'you are well received, but you have to wait | the lady at the counter knows everyone | it is only open in the morning | you need an appointment for everything | they are friendly and there are too few of them | they answered me straight away | on the phone it is harder',
  ],
  [
    /\b(?:telephone|ecrans?|internet|reseaux|ordinateur|phone|screens?|online|computer|social media)\b/,
    'je le regarde dès le réveil | surtout pour les messages et les photos | une heure le soir, parfois deux | je coupe tout à table | je m’y perds un peu avec les mises à jour | les enfants ou les jeunes de la famille me montrent | je lis les informations dessus',
    'I look at it as soon as I wake up | mostly for messages and photos | an hour in the evening, sometimes two | everything goes off at mealtimes | I get a little lost with the updates | the young ones in the family show me | I read the news on it',
  ],
  [
    /\b(?:argent|budget|comptes|factures|money|budget|bills|finances)\b/,
    'je note tout dans un carnet | les factures partent le cinq, le reste est pour vivre | je mets un peu de côté quand je peux | la fin du mois est serrée | je regarde mes comptes toutes les semaines | il n’y a pas de place pour l’imprévu | je garde une somme pour les vacances',
    'I write everything down in a notebook | the bills go out on the fifth and the rest is for living | I put a little aside when I can | the end of the month is tight | I look at my account every week | there is no room for surprises | I keep a sum for the holidays',
  ],
]

/** Single events: words that name their kind (folded), and clauses. */
export const happenings: readonly Told[] = [
  [
    /\b(?:(?:premier|premiere) (?:jour|journee|emploi|travail|boulot|stage|rentree)|first (?:day|job|work|week))\b/,
    'j’avais une demi-heure d’avance | personne ne m’attendait à l’accueil | une collègue m’a montré les lieux | j’avais le ventre noué | j’ai retenu trois prénoms sur vingt | le soir, j’étais sur les genoux | tout le monde m’a dit bonjour | j’ai passé la matinée à lire des consignes',
    'I got there half an hour early | nobody was expecting me at the desk | a colleague showed me round | my stomach was in knots | I remembered three names out of twenty | in the evening I was worn out | everybody said hello | I spent the morning reading instructions',
  ],
  [
    /\b(?:plaint\w*|plaign\w*|plainte|reclam\w*|rembours\w*|complain\w*|complaint|refund|service client|customer service|help ?line|hotline)\b/,
    'j’ai écrit deux fois avant d’avoir une réponse | au téléphone, on m’a fait attendre vingt minutes | ils ont fini par me rembourser | la dame était aimable et a tout réglé | j’ai dû passer d’un bureau à l’autre | c’était pour un appareil en panne | je n’ai jamais eu de nouvelles | il a fallu que je hausse le ton',
    'I wrote twice before anybody answered | they kept me waiting on the phone for twenty minutes | they paid me back in the end | the lady was kind and sorted it all out | they sent me from one desk to another | it was about a machine that had broken | I never heard from them | I had to raise my voice',
  ],
  [
    /\b(?:fiers?|fiere|fierte|reussi\w*|proud\w*|achiev\w*|succeed\w*)\b/,
    'j’ai eu mon diplôme devant toute la famille | j’ai terminé une course que je croyais trop longue | un voisin m’a dit merci devant tout le monde | j’ai refait une pièce de mes mains | mon chef a cité mon travail en exemple | j’ai arrêté de fumer pour de bon | j’ai parlé en public sans trembler',
    'I got my diploma in front of the whole family | I finished a race that I thought too long for me | a neighbour thanked me in front of everybody | I redid a room with my own hands | my boss held up my work as an example | I gave up smoking for good | I spoke in public without shaking',
  ],
  [
    /\b(?:disput\w*|conflits?|desaccord\w*|fach\w*|argu(?:ed?|ment)|quarrel\w*|conflict\w*|disagree\w*)\b/,
    'c’était pour une histoire de bruit | on ne s’est plus parlé pendant une semaine | le ton est monté, puis on s’est expliqués | c’était à table, à propos de politique | chacun est resté sur ses positions | j’ai fini par m’excuser | une place de parking, rien de plus',
    'it was over noise | we did not speak for a week | voices were raised, and then we talked it over | it was at table, about politics | neither of us gave way | I apologised in the end | a parking space, nothing more',
  ],
  [
    /\b(?:peur|danger|accident|frayeur|afraid|scared|frightened|danger|accident)\b/,
    'une voiture a grillé le feu devant moi | un enfant de la famille a disparu cinq minutes au marché | j’ai glissé dans l’escalier | un orage est tombé tout près | le bus a freiné d’un coup | j’ai cru avoir laissé le gaz ouvert',
    'a car jumped the lights in front of me | a child in the family went missing for five minutes at the market | I slipped on the stairs | lightning struck close by | the bus braked all of a sudden | I thought I had left the gas on',
  ],
  [
    /\b(?:inconnu\w*|aide\w*|service rendu|gentil\w*|solidar\w*|stranger|helped|kind\w*|favou?r)\b/,
    'quelqu’un a porté mes sacs jusqu’à la porte | un monsieur a pris le temps de changer ma roue | une voisine a gardé le chat tout l’été | on m’a rendu mon portefeuille avec tout dedans | un jeune m’a laissé sa place | j’ai raccompagné une dame perdue',
    'somebody carried my bags to the door | a man helped me change a wheel | a neighbour looked after the cat all summer | my wallet came back with everything in it | a young man gave me his seat | I walked a lost lady home',
  ],
  [
    /\b(?:medecin|hopital|dentiste|specialiste|rendez-vous|soins|doctor|hospital|dentist|appointment|surgery)\b/,
    'j’ai attendu une heure, mais le médecin a pris son temps | il a fallu trois mois pour avoir une date | tout a été vite et bien fait | on m’a bien expliqué le traitement | personne ne savait où était mon dossier | ça m’a ôté un poids',
    'I waited an hour, but the doctor took time for me | it took three months to get a date | it was all quick and well done | they explained the treatment to me | nobody knew where my file was | it put my mind at rest',
  ],
  [
    /\b(?:achat|commande\w*|livr\w*|colis|magasin|purchase|order\w*|deliver\w*|parcel|shop|bought)\b/,
    'le colis est arrivé avec deux jours de retard | c’était bien emballé et conforme | la taille n’allait pas, je l’ai renvoyé | le vendeur m’a bien conseillé | j’ai comparé trois sites avant de choisir | la boîte était ouverte, mais rien ne manquait',
    'the parcel came two days late | it was well packed and just as described | it was the wrong size and I sent it back | the assistant gave me good advice | I compared three sites before choosing | the box was open, but nothing was missing',
  ],
  [
    /\b(?:train|bus|avion|voyage|trajet|metro|tram|vacances|plane|flight|journey|trip|travel|holiday)\b/,
    'le train avait une heure de retard | j’ai trouvé une place près de la fenêtre | il y avait tant de monde que j’ai fait le trajet debout | on est arrivés juste à temps | le contrôleur a été très patient | il a plu tout le long, mais c’était beau',
    'the train was an hour late | I found a seat by the window | it was so crowded that I stood all the way | we got there just in time | the guard was very patient | it rained all the way, but it was beautiful',
  ],
  [
    /\b(?:administrat\w*|mairie|demarche\w*|guichet|formulaire|impots|prefecture|poste|town hall|paperwork|form|counter|post office|public service|office)\b/,
    'le site ne marchait pas, j’ai dû me déplacer | il manquait toujours un papier | la personne au guichet a tout arrangé en cinq minutes | j’ai pris un ticket et attendu une heure | tout s’est fait en ligne, sans problème | il a fallu revenir une deuxième fois',
    'the website did not work, so I went there | there was always one paper missing | the person at the counter sorted it out in five minutes | I took a ticket and waited for an hour | it was all done online without trouble | I had to go back a second time',
  ],
  [
    /\b(?:garag\w*|mecanicien\w*|repar\w*|plombier|artisan|travaux|panne|mechanic|repair\w*|plumber|builder|broke down|breakdown)\b/,
    'il a trouvé la panne en dix minutes | le devis a doublé en route | il est venu le jour dit | il a fallu commander une pièce | ça m’a coûté plus que prévu | le travail était propre | j’ai dû rappeler trois fois',
    'he found the fault in ten minutes | the estimate doubled on the way | he came on the day he had said | a part had to be ordered | it cost me more than planned | the work was clean | I had to ring three times',
  ],
  [
    /\b(?:hotels?|camping|gite|restaurants?|cafes?|repas|soiree|fete|mariage|hotel|campsite|restaurant|meal|dinner|party|wedding)\b/,
    'on a été bien reçus | on avait vue sur le jardin | il y avait du bruit jusque tard | c’était bon et copieux | tout le monde est reparti content | on a ri toute la soirée | l’addition était un peu salée',
    'we were made welcome | we were next to the garden | there was noise until late | the food was good and there was plenty | everybody went home happy | we laughed all evening | the bill was a little steep',
  ],
  [
    /\b(?:visite|rendez-vous|passage|echange|contact|entretien|reunion|visit|appointment|exchange|contact|meeting|interview)\b/,
    'tout s’est bien passé | ça a duré plus longtemps que prévu | les gens étaient aimables | j’ai eu ce que je voulais | il a fallu attendre un peu | personne ne m’écoutait vraiment | c’était vite fait',
    'it all went well | it took longer than planned | the people were friendly | I got what I wanted | there was a bit of a wait | they did not really listen | it was soon done',
  ],
]
