import type { Told } from './told.ts'

/** What people feel, hope, fear, remember and find important, by the words that ask for it (folded). */
export const whatsSelf: readonly Told[] = [
  [
    /\b(?:plaign\w*|se plai\w*|complain\w*|moan about|rale\w*)\b/,
    'le bruit | le stationnement | les prix | les poubelles | le temps qu’il fait | les impôts | les chiens | les travaux',
    'noise | parking | prices | the bins | the weather | taxes | dogs | roadworks',
  ],
  [
    /\b(?:chansons?|songs?)\b/,
    'La Marseillaise | Les Champs-Élysées | une chanson de Goldman | Frère Jacques | La Bohème | une chanson des Beatles',
    'Yesterday | Happy Birthday | a song by Queen | the national anthem | Imagine | Dancing Queen',
  ],
  [
    /\b(?:(?:plus )?(?:ancien|ancienne|vieux|vieil|vieille)s?|oldest|heirloom\w*|sentimental)\b/,
    'la montre de mon grand-père | une armoire de famille | un vieux livre | une bague | mon ours en peluche | une photo de mariage | un buffet',
    'my grandfather’s watch | a family wardrobe | an old book | a ring | my teddy bear | a wedding photo | a sideboard',
  ],
  [
    /\b(?:apprendre|apprend|enseign\w*|taught|teach|learn)\b.*\b(?:ecole|college|lycee|schools?|pupils|children)\b|\b(?:ecole|schools?)\b.*\b(?:apprendre|enseign\w*|teach|taught)\b/,
    'gérer un budget | la cuisine | les premiers secours | parler en public | l’esprit critique | le bricolage | le respect',
    'managing money | cooking | first aid | public speaking | critical thinking | mending things | respect',
  ],
  [
    /\b(?:odeurs?|parfums?|smells?|scents?|perfumes?)\b/,
    'le pain chaud | le café du matin | l’herbe coupée | le feu de bois | la lavande | la mer | la cire sur les meubles | la pluie en été',
    'warm bread | morning coffee | cut grass | a wood fire | lavender | the sea | polish on the furniture | rain in summer',
  ],
  [
    /\b(?:sons?|bruits? (?:vous|qui vous)|sounds?|chansons?|songs?|airs?|musiques?|tunes?)\b.*\b(?:rappel\w*|remind\w*|souvenir|memor\w*|enfance|childhood)\b/,
    'une vieille chanson de Brel | les cloches du village | la radio de ma grand-mère | le bruit du train | une berceuse | les Beatles',
    'an old Beatles song | the village bells | my grandmother’s radio | the sound of the train | a lullaby | Queen',
  ],
  [
    /\b(?:plats?|gouts?|aliments?|tastes?|dish(?:es)?|foods?)\b.*\b(?:rappel\w*|remind\w*|souvenir|memor\w*|enfance|childhood)\b/,
    'le gâteau au yaourt | la soupe de ma grand-mère | les crêpes du dimanche | la confiture de fraises | la purée | le riz au lait',
    'my grandmother’s soup | Sunday pancakes | strawberry jam | rice pudding | mashed potatoes | apple tart',
  ],
  [
    /\b(?:rire|rigoler|amuse\w*|drole|laugh\w*|funny|amus\w*)\b/,
    'les enfants | les vieux films comiques | mes collègues | les bêtises du chat | mon frère | les jeux de mots | un bon humoriste',
    'children | old comedies | my colleagues | the cat | my brother | silly jokes | a good comedian',
  ],
  [
    /\b(?:pour (?:vos|les) enfants|l'avenir de vos|for your (?:children|kids)|children's future)\b.*|\b(?:peur|crai\w*|inquiet\w*|fear\w*|worr\w*)\b.*\b(?:enfants|children|kids)\b/,
    'le chômage | le climat | de mauvaises rencontres | les écrans | la guerre | qu’ils soient malheureux | la santé | la drogue',
    'unemployment | the climate | bad company | screens | war | that they may be unhappy | their health | drugs',
  ],
  [
    /\b(?:peur|crai\w*|redout\w*|effra\w*|inquiet\w*|inquietud\w*|soucis?|preoccup\w*|empeche de dormir|fear\w*|afraid|scare\w*|frighten\w*|worr\w*|concern\w* you|keeps? you (?:awake|up))\b/,
    'la santé | l’argent | la maladie de mes proches | la guerre | le climat | la solitude | perdre mon logement | vieillir | les factures',
    'my health | money | illness in the family | war | the climate | being alone | losing my home | getting old | the bills',
  ],
  [
    /\b(?:fiers?|fiere|fierte|proud\w*|accomplish\w*|achiev\w*|reussite)\b/,
    'mes enfants, ou ceux de la famille | mon travail | avoir arrêté de fumer | ma maison | avoir aidé un voisin | mon diplôme | un marathon terminé | mon jardin',
    'the children in the family | my work | having given up smoking | my home | having helped a neighbour | my diploma | finishing a long race | my garden',
  ],
  [
    /\b(?:enfance|enfant|jeunesse|childhood|as a child|growing up|youth)\b.*|\b(?:manque|miss)\b.*\b(?:passe|past|old days|avant)\b/,
    'les étés chez mes grands-parents | les goûters | les jeux dehors jusqu’au soir | l’insouciance | la cuisine de ma mère | les copains de la rue | les Noëls en famille',
    'summers at my grandparents’ | playing outside until dark | having no worries | my mother’s cooking | the friends in our street | Christmas with everyone | long holidays',
  ],
  [
    /\b(?:regret\w*|autrement si|do over|refaire|refer(?:ait|iez))\b/,
    'ne pas avoir fait plus d’études | ne pas avoir voyagé plus tôt | une dispute en famille | avoir trop travaillé | rien, je referais pareil | avoir arrêté la musique',
    'not having studied longer | not having travelled earlier | a quarrel in the family | having worked too much | nothing, I would do it all again | having given up music',
  ],
  [
    /\b(?:appris|apprendre|apprentissage|learn\w*|learnt|teach yourself)\b/,
    'faire du pain | quelques mots d’italien | réparer un vélo | me servir d’un nouveau logiciel | un peu de guitare | à dire non | la couture | à nager correctement',
    'baking bread | a few words of Italian | mending a bike | using a new program | a little guitar | to say no | sewing | to swim properly',
  ],
  [
    /\b(?:reve\w*|souhait le plus|voeux?|dream\w*|wish (?:most|for)|hope\w*|esper\w*|resolution\w*)\b/,
    'un long voyage | une maison à la campagne | la santé pour tous les miens | un travail plus calme | plus de temps | la paix | perdre quelques kilos | apprendre à jouer du piano',
    'a long journey | a house in the country | good health for my family | a calmer job | more time | peace | losing a few kilos | learning the piano',
  ],
  [
    /\b(?:agac\w*|enerv\w*|irrit\w*|insupport\w*|derange\w*|gene\w*|deplai\w*|exasper\w*|annoy\w*|bother\w*|irritat\w*|drives you mad|get on your nerves|dislike\w*|hate|deteste\w*)\b.*\b(?:bus|train|transports?|metro|tram|trains|buses)\b/,
    'les retards | la foule | les gens qui téléphonent fort | les grèves | la saleté | l’attente | le prix du billet',
    'delays | the crowds | people on the phone | strikes | the dirt | waiting | the price of the ticket',
  ],
  [
    /\b(?:agac\w*|enerv\w*|irrit\w*|insupport\w*|derange\w*|exasper\w*|annoy\w*|bother\w*|irritat\w*|dislike\w*|hate|deteste\w*)\b.*\b(?:travail|collegues?|bureau|reunions?|work|office|colleagues?|meetings?|job)\b/,
    'les réunions trop longues | le bruit | les changements de dernière minute | les chefs qui n’écoutent pas | les messages le soir | le manque de moyens',
    'meetings that go on too long | the noise | last-minute changes | bosses who do not listen | messages in the evening | the lack of means',
  ],
  [
    /\b(?:agac\w*|enerv\w*|irrit\w*|insupport\w*|derange\w*|exasper\w*|supportez|annoy\w*|bother\w*|irritat\w*|drives you mad|get on your nerves|stand least|hate|deteste\w*|pet hate)\b/,
    'le bruit | l’impolitesse | les embouteillages | l’attente | les démarchages au téléphone | les gens en retard | la mauvaise foi | la saleté',
    'noise | rudeness | traffic jams | waiting | cold calls | people who are late | dishonesty | litter',
  ],
  [
    /\b(?:heureu\w*|bonheur|plaisir|joie|du bien|bonne humeur|happy|happiness|pleasure|joy|good mood|smile|sourire)\b/,
    'voir la famille | une balade au soleil | un bon repas | le silence du matin | la musique | un coup de fil d’un ami | les premiers jours de printemps | rire avec mes proches',
    'seeing the family | a walk in the sun | a good meal | a quiet morning | music | a call from a friend | the first days of spring | a laugh with the people I love',
  ],
  [
    /\b(?:stress\w*|fatigu\w*|epuis\w*|tension)\b(?!.*\b(?:work|travail|job|bureau|office)\b)/,
    'le travail | l’argent | les enfants et les horaires | la santé d’un proche | les papiers | le manque de sommeil | les trajets | le bruit',
    'work | money | getting everyone everywhere on time | somebody in the family who is ill | paperwork | the lack of sleep | travelling | noise',
  ],
  [
    /\b(?:renonc\w*|passer|give up|do without|part with)\b.*\b(?:dernier|jamais|last|never)\b|\b(?:indispensable|sans quoi|vivre sans|jamais (?:renoncer|vous passer)|live without|never (?:give up|do without)|indispensable|essential to you)\b/,
    'mon téléphone | le café | la musique | ma voiture | les sorties avec des amis | la lecture | Internet | le chocolat | mon jardin',
    'my phone | coffee | music | my car | seeing friends | books | the internet | chocolate | my garden',
  ],
  [
    /\b(?:parl\w*|discut\w*|convers\w*|talk\w*|discuss\w*|convers\w*|chat)\b.*\b(?:amis|famille|table|collegues|friends|family|colleagues|neighbours|dinner)\b/,
    'le travail | les enfants | la santé des uns et des autres | le sport | les vacances | les prix | l’actualité | les séries',
    'work | the children | who is well and who is not | sport | holidays | prices | the news | series',
  ],
  [
    /\b(?:habitudes?|defauts?|habits?|faults?)\b.*\b(?:perdre|changer|mauvaise|abandon\w*|break|lose|bad|worst|give up)\b|\b(?:mauvaises?|bad) (?:habitudes?|habits?)\b/,
    'grignoter | le téléphone au lit | me coucher trop tard | tout remettre au lendemain | la cigarette | m’énerver pour rien | le sucre',
    'snacking | the phone in bed | going to bed too late | putting things off | cigarettes | getting cross for nothing | sugar',
  ],
  [
    /\b(?:transmett\w*|leguer|eduqu\w*|pass on|hand down|bring(?:ing)? up)\b/,
    'le respect | l’honnêteté | le goût du travail | la curiosité | les recettes de famille | l’amour de la nature | la politesse',
    'respect | honesty | hard work | curiosity | the family recipes | a love of nature | good manners',
  ],
  [
    /\b(?:criteres?|compte|importe|important\w*|regardez|attention|criteria|matters?|important|look for|look at|priority)\b.*\b(?:logement|appartement|maison|habiter|home|house|flat|live)\b/,
    'le prix | le calme | la lumière | la proximité des transports | un extérieur | l’isolation | le quartier | la place',
    'the price | quiet | light | transport nearby | a garden or balcony | insulation | the area | space',
  ],
  [
    /\b(?:criteres?|compte|importe|important\w*|attir\w*|criteria|matters?|important|look for|attract\w*)\b.*\b(?:travail|emploi|poste|metier|job|work|employer)\b/,
    'le salaire | l’ambiance | les horaires | être utile | la distance | un chef correct | la sécurité de l’emploi',
    'the pay | the people | the hours | being useful | the distance | a decent boss | job security',
  ],
  [
    /\b(?:criteres?|compte|importe|important\w*|regardez|attention|criteria|matters?|important|look for|look at|influence\w*)\b.*\b(?:achet\w*|achat\w*|produits?|chois\w*|courses|buy\w*|purchase|products?|choos\w*|shopping)\b/,
    'le prix | la qualité | l’origine | la marque | la solidité | l’étiquette | les avis des autres clients',
    'the price | the quality | where it comes from | the brand | whether it lasts | the label | what other customers say',
  ],
  [
    /\b(?:ami|amie|amis|amitie|friend|friendship|partenaire|partner|couple|relationship)\b.*\b(?:important\w*|compte|attendez|appreci\w*|cherch\w*|matters?|expect|value|look for)\b|\b(?:important\w*|compte|attendez|appreci\w*|matters?|expect|value|look for)\b.*\b(?:ami|amie|amis|amitie|friend|friendship|couple|relationship)\b/,
    'la confiance | la sincérité | l’humour | la patience | le respect | la fidélité | l’écoute',
    'trust | honesty | a sense of humour | patience | respect | loyalty | someone who listens',
  ],
  [
    /\b(?:compte|importe|important\w*|essentiel|prioritaire|tenez|matters?|important|value most|care about)\b.*\b(?:vie|life|vous|you)\b/,
    'la famille | la santé | la liberté | les amis | un travail qui me plaît | la tranquillité | le respect',
    'the family | my health | freedom | my friends | work that I like | peace and quiet | respect',
  ],
  [
    /\b(?:surpri\w*|etonn\w*|surprise\w*|struck|frapp\w*|(?:vous a|vous ont) (?:le plus )?marque\w*)/,
    'la gentillesse des gens | les prix | la rapidité | une rencontre | le temps qu’il faisait | une mauvaise nouvelle | un spectacle',
    'how kind people were | the prices | how fast it went | somebody I met | the weather | a piece of bad news | a show',
  ],
  [
    /\b(?:reuss\w*|success\w*|succeed\w*|bonne vie|good life|vie reussie)\b/,
    'être en bonne santé et entouré des siens | faire ce qu’on aime | ne pas manquer d’argent | avoir du temps | dormir tranquille | être utile aux autres',
    'being healthy and among people you love | doing what you like | not being short of money | having time | sleeping soundly | being useful to others',
  ],
  [
    /\b(?:souvenir\w*|rappel\w*|memor\w*|remember\w*|recall)\b/,
    'un été à la mer avec mes cousins | mon premier jour d’école | la naissance d’un petit frère | un Noël sous la neige | mon premier salaire | les récoltes chez mon oncle',
    'a summer by the sea with my cousins | my first day at school | the birth of a little brother | a Christmas in the snow | my first pay | harvest time at my uncle’s',
  ],
  [
    /\b(?:collection\w*|collect)\b/,
    'des timbres | des cartes postales | des disques | des livres anciens | rien, je ne garde pas les choses | des pièces',
    'stamps | postcards | records | old books | nothing, I do not keep things | coins',
  ],
  [
    /\b(?:fet(?:ez|er)|celebr\w*|noel|anniversaires?|christmas|birthdays?|new year)\b/,
    'un bon repas en famille | quelques amis et un gâteau | une sortie au restaurant | rien de spécial | de la musique jusque tard | une promenade tous ensemble',
    'a good meal with the family | a few friends and a cake | a meal out | nothing special | music until late | a walk all together',
  ],
]
