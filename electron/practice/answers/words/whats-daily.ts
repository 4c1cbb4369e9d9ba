import type { Told } from './told.ts'

/**
 * What people eat, wear, buy, own and do on ordinary days, by the words that ask for it (folded); the first match
 * decides.
 */
export const whatsDaily: readonly Told[] = [
  [
    /\b(?:emissions?|programmes? (?:tele|televis|radio|de tele|de radio|preferes?|do)|(?:tv|television|radio) (?:programme|show|program)s?|podcasts?)\b/,
    'le journal de vingt heures | Des racines et des ailes | un jeu avant le dîner | Capital | une émission de cuisine | un podcast sur l’histoire | Quotidien | rien de régulier',
    'the eight o’clock news | a quiz before dinner | a cookery programme | a podcast on history | a wildlife programme | a morning programme on the radio | nothing regular',
  ],
  [
    /\b(?:quelles? rues?|(?:which|what) (?:streets?|roads?)|quels? carrefours?|(?:which|what) (?:crossing|junction)s?)\b/,
    'la rue de la gare | l’avenue principale | la rue de l’école | la route qui sort du village | le boulevard, aux heures de pointe | la rue du marché',
    'Station Road | the main street | the road past the school | the road out of the village | the ring road at rush hour | Market Street',
  ],
  [
    /\b(?:mange\w*|bu|eat|ate|eaten)\b.*\b(?:bu|journee|lever|drink|drunk|whole day|all day|morning to)\b/,
    'café et tartines le matin, des pâtes à midi, une soupe le soir, de l’eau | un thé, une salade à midi, du poulet et du riz le soir, deux cafés | des céréales, un sandwich, des légumes et du fromage, un verre de vin au dîner | rien le matin à part un café, un plat du jour à midi, une omelette le soir | pain, beurre et café, du poisson à midi, de la soupe et un yaourt le soir | un bol de chocolat, des lentilles, une pomme, puis une quiche le soir, et de l’eau toute la journée',
    'coffee and toast, pasta at lunch, soup in the evening, water | tea, a salad at lunch, chicken and rice at night, two coffees | cereal, a sandwich, vegetables and cheese, a glass of wine with dinner | nothing but coffee in the morning, the dish of the day, an omelette at night | bread and butter with coffee, fish at lunch, soup and a yoghurt | a bowl of porridge, lentils, an apple, a quiche in the evening, and plenty of water',
  ],
  [
    /\b(?:mange\w*|pren\w*|avez|eat|ate|have|had|usual)\b.*\b(?:petit[- ]dejeuner|breakfast)\b/,
    'du café et des tartines | un bol de céréales | un thé et une orange | un café, rien d’autre | du pain, du beurre et de la confiture | un yaourt et un fruit',
    'coffee and toast | a bowl of cereal | tea and an orange | just a coffee | bread, butter and jam | a yoghurt and some fruit',
  ],
  [
    /\b(?:mange\w*|cuisin\w*|prepar\w*|dine|dejeune|eat|ate|cook\w*|have for)\b.*\b(?:hier|soir|midi|dernier|dernierement|souvent|repas|invites?|dejeuner|diner|yesterday|last|lunch|dinner|supper|often|guests?|evening|tonight)\b/,
    'des pâtes | une soupe et du fromage | du poulet et des haricots | une quiche avec une salade | une omelette | du poisson et du riz | un gratin | des restes | une pizza',
    'pasta | soup and cheese | chicken and beans | a quiche with salad | an omelette | fish and rice | a gratin | leftovers | a pizza',
  ],
  [
    /\b(?:portez|porter|habill\w*|vetu\w*|wear\w*|dress\w*)\b/,
    'un jean et un pull | une chemise | des baskets et un pantalon | ce qui est confortable | une robe quand il fait beau | une tenue de travail',
    'jeans and a jumper | a shirt | trainers and trousers | whatever is comfortable | a dress when it is fine | work clothes',
  ],
  [
    /\b(?:dans votre (?:sac|poche|voiture)|sur vous|in your (?:bag|pocket|car)|carry|sortez jamais|leave home without)\b/,
    'mes clés | mon téléphone | un paquet de mouchoirs | mes papiers | une bouteille d’eau | un livre | ma carte bancaire | des lunettes',
    'my keys | my phone | a packet of tissues | my papers | a bottle of water | a book | my bank card | glasses',
  ],
  [
    /\b(?:electromenager|appareils?|appliances?|replaced|remplace\w*)\b/,
    'le lave-linge | le four | le réfrigérateur | la cafetière | l’aspirateur | le lave-vaisselle | rien, tout marche encore | le grille-pain',
    'the washing machine | the oven | the fridge | the coffee maker | the vacuum cleaner | the dishwasher | nothing, it all still works | the toaster',
  ],
  [
    /\b(?:abonnements?|abonne\w*|subscriptions?|subscribe\w*)\b/,
    'Netflix | Spotify | le journal local | la salle de sport | Canal+ | Amazon Prime | aucun, je n’en veux pas | Deezer | Disney+',
    'Netflix | Spotify | the local paper | the gym | Disney+ | Amazon Prime | none, I do not want any | YouTube | a magazine',
  ],
  [
    /\b(?:achete\w*|commande\w*|offert\w*|cadeau\w*|achats?|bought|buy|ordered|purchase\w*|gifts?|presents?)\b/,
    'des chaussures | un livre | une lampe | un manteau | un jouet | des draps | des écouteurs | une cafetière | du café | un pull',
    'shoes | a book | a lamp | a coat | a toy | some sheets | headphones | a coffee maker | coffee | a jumper',
  ],
  [
    /\b(?:trop (?:depens\w*|d'argent)|depens\w* (?:le plus|trop)|argent (?:part|passe|file)|spend (?:too much|most|the most|more)|overspen\w*|money go)\b/,
    'les courses | les sorties | l’essence | les cadeaux | les vêtements | le chauffage | les restaurants | une réparation de voiture',
    'food | going out | petrol | presents | clothes | heating | restaurants | a car repair',
  ],
  [
    /\b(?:chauff\w*|heat(?:ing|ed)?)\b.*\b(?:avec|mode|type|energie|vous|with|kind|what|main)\b|\bavec quoi\b.*\bchauff\w*/,
    'au gaz | à l’électricité | au bois | avec une pompe à chaleur | au fioul | par le chauffage collectif | aux granulés',
    'gas | electricity | wood | a heat pump | heating oil | the heating of the building | pellets',
  ],
  [
    /\b(?:payez|reglez|payer|pay)\b.*\b(?:courses|magasin\w*|caisse|habituel\w*|shops?|till|usually|groceries)\b|\b(?:moyens? de paiement|(?:means|method|way) of pay\w*)\b/,
    'par carte | en espèces pour les petites sommes | avec mon téléphone | par carte, sans contact | en liquide au marché',
    'by card | cash for small amounts | with my phone | contactless | cash at the market',
  ],
  [
    /\b(?:premiere chose|first thing)\b.*\b(?:fai\w+|do|levant|reveil\w*|waking|wake|morning|matin)\b|\b(?:au reveil|on waking)\b/,
    'je fais le café | je regarde mon téléphone | j’ouvre les volets | je vais à la douche | je nourris le chat | j’allume la radio | je m’étire un peu',
    'I make coffee | I look at my phone | I open the shutters | I have a shower | I feed the cat | I turn on the radio | I stretch a bit',
  ],
  [
    /\b(?:avant de (?:dormir|vous coucher)|before (?:bed|sleep\w*|going to bed|you go to sleep)|pour (?:vous )?(?:endormir|dormir)|fall asleep)\b/,
    'je lis quelques pages | je regarde une série | je prépare mes affaires | je bois une tisane | je fais le tour des portes | je règle le réveil',
    'I read a few pages | I watch a series | I get my things ready | I have a herbal tea | I check the doors | I set the alarm',
  ],
  [
    /\b(?:detend\w*|relax\w*|decompress\w*|unwind|switch off|souffl\w*|changer les idees|cope|deal with (?:the )?stress|gerez|remonter le moral|cheer\w* (?:you )?up|feel better)\b/,
    'je vais marcher | je lis | j’écoute de la musique | je regarde une série | je prends un bain | je jardine | je fais du sport | j’appelle une amie | je cuisine',
    'I go for a walk | I read | I listen to music | I watch a series | I have a bath | I do some gardening | I do some sport | I ring a friend | I cook',
  ],
  [
    /\b(?:heure (?:de plus|supplementaire)|plus de temps|temps libre|jour de pluie|pluvieux|extra (?:hour|day|time)|more time|free time|spare time|rainy|year off|annee sabbatique)\b/,
    'dormir un peu plus | lire | voir mes amis | me remettre au sport | jardiner | apprendre une langue | cuisiner | ne rien faire | passer du temps en famille',
    'sleep a little more | read | see my friends | take up sport again | do some gardening | learn a language | cook | nothing at all | spend time with the family',
  ],
  [
    /\b(?:fai(?:tes|re)|occup\w*|passez|do|spend|usually)\b.*\b(?:vendredi|samedi|soirees?|le soir|week-?ends?|dimanche|friday|saturday|sunday|evenings?|nights?|weekends?)\b/,
    'un film à la maison | un repas avec des amis | rien de spécial, je me repose | un verre en ville | une partie de cartes | du sport | une série et au lit | le ménage et les courses',
    'a film at home | a meal with friends | nothing special, I rest | a drink in town | a game of cards | some sport | a series and then bed | cleaning and shopping',
  ],
  [
    /\b(?:trie[rz]?|triez|recycl\w*|compost\w*|sort (?:your|for)|jet(?:ez|er)|throw away)\b/,
    'le verre | le papier | le carton | les bouteilles en plastique | les piles | les épluchures | les vieux vêtements',
    'glass | paper | cardboard | plastic bottles | batteries | peelings | old clothes',
  ],
  [
    /\b(?:pouss\w*|plant\w*|cultiv\w*|potager|balcon|grow|vegetable (?:patch|garden)|balcony)\b/,
    'des tomates | des fraises | des herbes | des courgettes | des fleurs | de la salade | rien, je n’ai pas la place',
    'tomatoes | strawberries | herbs | courgettes | flowers | lettuce | nothing, I have no room',
  ],
  [
    /\b(?:ecout\w*|listen\w*)\b/,
    'de la chanson française | les informations | du rock | des podcasts | du jazz | de la musique classique | la radio locale | du rap',
    'rock | the news | podcasts | jazz | classical music | local radio | old songs | rap',
  ],
  [
    /\b(?:regard(?:ez|e|er)|suivez|watch\w*)\b/,
    'les informations | des séries | des documentaires | le football | des films | des jeux | des vidéos de cuisine',
    'the news | series | documentaries | football | films | quiz shows | cooking videos',
  ],
  [
    /\b(?:lisez|lire|lu|livre de chevet|reading|read)\b/,
    'un roman policier | une biographie | le journal | une bande dessinée | un livre d’histoire | des articles sur mon téléphone | rien en ce moment',
    'a crime novel | a biography | the paper | a comic book | a history book | articles on my phone | nothing at the moment',
  ],
  [
    /\b(?:telephone|smartphone|portable|ordinateur|internet|phone|computer|tablet)\b.*\b(?:serv\w*|utilis\w*|fai\w+|use|do|mainly)\b|\b(?:use|serv\w*|utilis\w*)\b.*\b(?:telephone|smartphone|portable|ordinateur|internet|phone|computer|tablet)\b/,
    'appeler la famille | les messages | les photos | la météo | les informations | la banque | les vidéos | chercher une adresse',
    'calling the family | messages | photos | the weather | the news | banking | videos | finding an address',
  ],
  [
    /\b(?:metier|profession|emploi|job|occupation|do for a living)\b.*\b(?:reviez|vouliez|enfant|petite?|dream\w*|as a child|when you were|grow up)\b/,
    'vétérinaire | pompier | institutrice | pilote d’avion | footballeur | médecin | boulanger | chanteuse | astronaute',
    'a vet | a firefighter | a teacher | a pilot | a footballer | a doctor | a baker | a singer | an astronaut',
  ],
  [
    /\b(?:sport\w*|activites? physiques?|bouge[rz]|exercise|keep fit|stay active|en forme)\b/,
    'la marche | le vélo | la natation | du football | de la gymnastique | de la course à pied | du yoga | rien de régulier',
    'walking | cycling | swimming | football | the gym | running | yoga | nothing regular',
  ],
  [
    /\b(?:ile deserte|desert island|en feu|on fire|incendie|sauver?i?e?z|save first)\b/,
    'un couteau | un bon livre | des photos de famille | mon téléphone | des allumettes | mes papiers | une guitare | mon chat',
    'a knife | a good book | family photos | my phone | matches | my papers | a guitar | my cat',
  ],
  [
    /\b(?:taches? (?:menageres?|domestiques?)|corvees?|chores?|household (?:tasks?|jobs?)|housework)\b/,
    'le repassage | les vitres | la vaisselle | le ménage de la salle de bains | les poubelles | l’aspirateur | le linge',
    'the ironing | the windows | the washing-up | cleaning the bathroom | the bins | hoovering | the laundry',
  ],
  [
    /\b(?:pieces?|rooms?)\b.*\b(?:prefer\w*|temps|passez|logement|maison|chez vous|favou?rite|most|home|house)\b/,
    'le salon | la cuisine | ma chambre | le bureau | la terrasse quand il fait beau',
    'the living room | the kitchen | my bedroom | the study | the terrace when it is fine',
  ],
]
