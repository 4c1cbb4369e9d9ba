import type { Language } from '../../text.ts'
import { list } from './lore.ts'

type Doing = readonly [words: RegExp, fr: string, en: string]

/** Moments by activity, in both languages; `words` are folded. */
const moments: readonly Doing[] = [
  [
    /\b(?:when (?:in|during|of) the day|dans la journee|au cours de la journee)\b/,
    'le matin, après le café | en fin de matinée | en début d’après-midi | vers cinq heures | le soir, quand tout est calme | tôt le matin | après le déjeuner',
    'in the morning, after my coffee | late in the morning | early in the afternoon | around five | in the evening, when all is quiet | early in the morning | after lunch',
  ],
  [
    /\b(?:moment|periode) de la semaine\b|\b(?:time|point|part) (?:of|in) the week\b/,
    'le samedi matin | le vendredi soir | en semaine, le matin | le dimanche matin | le mercredi | le lundi, quand c’est calme | le jeudi en fin de journée',
    'on Saturday morning | on Friday evening | on weekdays, in the morning | on Sunday morning | on Wednesdays | on Mondays, when it is quiet | on Thursday, late in the day',
  ],
  [
    /\b(?:annee|saison|mois|periode|year|season|month)\b/,
    'en été | au printemps | en septembre | en juin, avant la foule | à Noël | en hiver | en automne | au mois de mai',
    'in summer | in spring | in September | in June, before the crowds | at Christmas | in winter | in autumn | in May',
  ],
  [
    /\b(?:jour|day)\b/,
    'le samedi | le dimanche | le mercredi | le vendredi | le lundi | le jeudi',
    'on Saturdays | on Sundays | on Wednesdays | on Fridays | on Mondays | on Thursdays',
  ],
  [
    /\b(?:comptez|prevoyez|penser?z?-vous|envisagez|intention|prendre|projet\w*|arreter|expect|plan|intend|hope|going to|will you|retire|buy|change)\b/,
    'l’an prochain | dans deux ou trois ans | dans cinq ans | pas avant dix ans | dès que je pourrai | d’ici l’été | je n’ai rien prévu pour l’instant | c’est déjà fait',
    'next year | in two or three years | in five years | not for another ten years | as soon as I can | by the summer | nothing planned for now | it is done already',
  ],
  [
    /\b(?:reunion|meeting|rencontre|evenement|event|meilleur moment|best time|debate|debat)\b/,
    'en soirée, vers 19 h | le samedi matin | en semaine après le travail | le mardi ou le jeudi soir | le dimanche en fin d’après-midi',
    'in the evening, around 7 pm | on Saturday morning | on a weekday after work | on a Tuesday or Thursday evening | late on Sunday afternoon',
  ],
]

/** Moments as an answer to when; undefined if any time suits. */
export function momentsFor(asked: string, language: Language): readonly string[] | undefined {
  const found = moments.find(([words]) => words.test(asked))
  return found && list(language === 'fr' ? found[1] : found[2])
}

/** Lengths of a stay. */
export const stays: Readonly<Record<Language, readonly string[]>> = {
  fr: list('une semaine | deux semaines | dix jours | trois semaines | quelques jours'),
  en: list('for a week | for two weeks | for ten days | for three weeks | for a few days'),
}

/** Places by activity, in both languages; `words` are folded. */
const places: readonly Doing[] = [
  [
    /\b(?:emmen\w*|montr\w*|take|show)\b.*\b(?:visiteu\w*|invite\w*|touristes?|visitors?|guests?|tourists?)\b/,
    'dans le vieux centre | au bord de l’eau | au marché | sur la place de l’église | au point de vue, au-dessus de la ville | dans le parc | dans mon café préféré',
    'to the old centre | down to the water | to the market | to the church square | up to the viewpoint | to the park | to my favourite café',
  ],
  [
    /\b(?:rang(?:ez|er)|conserv(?:ez|er)|gardez-vous|cach(?:ez|er)|mettez-vous (?:vos|votre|les)|(?:do|would) you (?:keep|store|put away|hide)|is (?:it|that) kept)\b/,
    'dans un tiroir du salon | dans un placard | dans une boîte, dans la chambre | sur une étagère de l’entrée | dans le buffet | dans un classeur, au bureau | au fond d’une armoire',
    'in a drawer in the living room | in a cupboard | in a box in the bedroom | on a shelf in the hall | in the sideboard | in a folder on my desk | at the back of the wardrobe',
  ],
  [
    /\b(?:aimeri\w*|voudri\w*|rev\w+|prochain\w*|would|like|next|dream)\b.*\b(?:voyag\w*|visit\w*|partir|vacances|travel|holidays?|trip)\b/,
    'en Italie | au Portugal | en Grèce | au Canada | en Écosse | au Japon | en Corse | en Norvège | dans les Alpes',
    'to Italy | to Portugal | to Greece | to Scotland | to Norway | to Ireland | to Spain | to the Alps',
  ],
  [
    /\b(?:trouvez|cherchez|trouver|cherch\w*|adressez|(?:do|did|would) you (?:\w+ )?(?:look|find|search|go))\b.*\b(?:plombier|artisan\w*|recettes?|idees?|conseils?|renseign\w*|aide|adresses?|emploi|plumber|recipes?|ideas|advice|help|jobs?|tradesm[ae]n|answers?)\b/,
    'sur Internet | auprès des voisins | dans la famille | sur les réseaux | dans un livre ou un magazine | par le bouche à oreille | en demandant autour de moi',
    'online | from the neighbours | in the family | on social media | in a book or a magazine | by word of mouth | by asking around',
  ],
  [
    /\b(?:coiff\w*|cheveux|hair\w*|barber)\b/,
    'chez le coiffeur du centre | à la maison, quelqu’un me les coupe | dans un salon près du travail | au salon du quartier | au centre commercial',
    'at the hairdresser’s in town | at home, somebody cuts it for me | in a salon near work | at the barber’s round the corner | at the shopping centre',
  ],
  [
    /\b(?:noel|reveillon|nouvel an|anniversaire|christmas|new year|easter|birthday)\b/,
    'chez mes parents | à la maison, en famille | chez ma sœur | chez des amis | chez moi, au calme | dans la famille, à la campagne',
    'at my parents’ | at home with the family | at my sister’s | at friends’ | at home, quietly | with family in the country',
  ],
  [
    /\b(?:quelle piece|what room|which room)\b/,
    'dans le salon | dans la cuisine | dans ma chambre | au bureau | sur la terrasse quand il fait beau | dans le séjour, près de la fenêtre',
    'in the living room | in the kitchen | in my bedroom | in the study | on the terrace when it is fine',
  ],
  [
    /\b(?:confinement|lockdown|11 septembre|11 september|pandemi\w*|pandemic)\b/,
    'chez moi | à la maison, comme tout le monde | chez mes parents | au travail, on n’a pas arrêté | à la campagne, dans la famille | dans mon appartement, sans balcon',
    'at home | at home, like everybody | at my parents’ | at work, we never stopped | in the country with the family | in my flat, with no balcony',
  ],
  [
    /\b(?:perd\w*|vol\w*|trouv\w*|lost|stolen|found)\b.*\b(?:carte|portefeuille|papiers|cles|card|wallet|papers|keys)\b|\b(?:carte|card|wallet)\b.*\b(?:perd\w*|lost|stolen)\b/,
    'à la banque | chez moi, pour téléphoner | au commissariat | à l’agence la plus proche | sur l’application, pour faire opposition',
    'to the bank | home, to ring them | to the police station | to the nearest branch | to the app, to block it',
  ],
  [
    /\b(?:papiers|documents?|diplomes?|passeport|argent|economies|cles|outils|vaisselle|photos|papers|documents?|passport|savings|keys|tools|photos)\b.*|\b(?:rangez|gardez|conservez)\b/,
    'dans un tiroir | dans une boîte, au bureau | dans un classeur | dans un placard de l’entrée | sur une étagère | dans le buffet | un peu partout dans la maison',
    'in a drawer | in a box in the study | in a folder | in a cupboard in the hall | on a shelf | in the sideboard | all over the house',
  ],
  [
    /\b(?:etes-vous nee?|grandi|grow up|grew up|enfance|childhood|raised)\b/,
    'à la campagne | dans une petite ville | en Bretagne | dans la banlieue de Lyon | dans le Nord | ici même | à Marseille | dans un village de montagne',
    'in the country | in a small town | in Brittany | in the suburbs of Lyon | in the north | right here | in Marseille | in a village in the mountains',
  ],
  [
    /\b(?:conjoint\w*|mari\b|femme\b|partner|husband|wife|spouse)\b/,
    'au travail | à une fête chez des amis | à l’école | en vacances | par des amis communs | sur une application | dans un bal',
    'at work | at a party | at school | on holiday | through friends | on an app | at a dance',
  ],
  [
    /\b(?:a l'aise|securite|en danger|evitez|peur|unsafe|avoid|uneasy)\b/,
    'près de la gare le soir | dans le parking souterrain | nulle part, je me sens bien partout | dans les rues mal éclairées | dans le dernier bus',
    'near the station at night | in the underground car park | nowhere, I feel fine everywhere | in badly lit streets | on the last bus',
  ],
  [
    /\b(?:meubles?|mobilier|canape|lit|matelas|furniture|sofa|bed|mattress)\b.*\b(?:achet\w*|acqui\w*|buy|bought)|\b(?:achet\w*|acqui\w*|buy|bought)\b.*\b(?:meubles?|mobilier|canape|matelas|furniture|sofa|mattress)\b/,
    'chez Ikea | chez Conforama | chez But | sur Internet | dans une brocante | sur Le Bon Coin, d’occasion | chez Emmaüs | dans un magasin de meubles près de chez moi',
    'at Ikea | online | at a flea market | second-hand, from someone nearby | in a furniture shop near my home | at Conforama | in a charity shop',
  ],
  [
    /\b(?:demenag\w*|iriez-vous (?:vivre|habiter)|move (?:house|home|tomorrow|away)|(?:like|choose|go) to live)\b/,
    'au bord de la mer | à la campagne | ici, je suis bien | en Bretagne | à la montagne | dans le Sud | à Bordeaux | au Portugal',
    'by the sea | in the country | here, I am fine where I am | in Brittany | in the mountains | in the south | in Bordeaux | in Portugal',
  ],
  [
    /\b(?:impots?|taxes)\b.*\b(?:vont|va|go|partent|servent)\b|\b(?:vont|partent)\b.*\b(?:impots?|taxes)\b/,
    'dans les hôpitaux et les écoles | dans la dette | dans l’armée | dans les retraites | un peu partout, on ne sait pas bien | dans les poches des mêmes',
    'to hospitals and schools | on paying off the debt | to the army | on pensions | all over the place, nobody really knows | into the same pockets as ever',
  ],
  [
    /\b(?:medicaments?|pharmaci\w*|medicines?|prescriptions?)\b/,
    'à la pharmacie du coin | à la pharmacie du centre | à la pharmacie du village d’à côté | à la parapharmacie du supermarché',
    'at the chemist’s on the corner | at the chemist’s in the centre | at the chemist’s in the next village | at the supermarket for the simple things',
  ],
  [
    /\b(?:cadeaux?|livres?|gifts?|presents|books?)\b/,
    'dans les petites boutiques | sur Internet | en librairie | au centre commercial | en brocante | chez Ikea',
    'in small shops | online | in a bookshop | at the shopping centre | at a flea market | at Ikea',
  ],
  [
    /\b(?:promen\w*|balad\w*|marche[rz]|flan\w*|stroll\w*|walk\w*)\b/,
    'au bord de la rivière | au parc | en forêt | dans les vieilles rues | au bord du canal | dans les champs, derrière chez moi | sur les quais | autour du lac | dans le jardin public',
    'by the river | in the park | in the woods | in the old streets | along the canal | in the fields behind my home | around the lake',
  ],
  [
    /\b(?:demarche|administrati|papiers|formulaire|impots|paperwork|forms|tax return)\w*/,
    'chez moi, par Internet | en mairie | à la maison, sur l’ordinateur | au guichet quand il faut | à France Services | en ligne, et à la mairie quand ça bloque',
    'at home, online | at the town hall | at home, on the computer | at the counter when I have to | online, and at the town hall when it goes wrong',
  ],
  [
    /\b(?:telephone|portable|smartphone|phone)\b/,
    'sur la table de nuit | dans la cuisine | dans mon sac | sous l’oreiller | dans le salon, en charge | à côté du lit',
    'on the bedside table | in the kitchen | in my bag | under the pillow | charging in the living room | next to the bed',
  ],
  [
    /\b(?:rang\w*|gard\w*|conserv\w*|keep(?! up)|store|put away)\b/,
    'dans un tiroir | dans un placard | dans une boîte, au bureau | à la cave | dans le garage | sur une étagère',
    'in a drawer | in a cupboard | in a box | in the cellar | in the garage | on a shelf',
  ],
  [
    /\b(?:dejeun\w*|mang\w*|din\w*|repas|eat|lunch|meals?)\b/,
    'à la maison, dans la cuisine | à la cantine | au bureau | devant la télé | à table, dans la cuisine | au restaurant du coin',
    'at home, in the kitchen | in the canteen | at my desk | in front of the television | at the kitchen table | in the café nearby',
  ],
  [
    /\b(?:amis|copains|proches|retrouv\w*|rencontr\w*|friends|meet|met)\b/,
    'chez eux ou chez moi | au café | à la maison | au travail | dans un parc quand il fait beau | à une fête | au club',
    'at their place or mine | in a café | at home | at work | in a park when it is fine | at a party | at the club',
  ],
  [
    /\b(?:gar(?:ez|er)|stationn\w*|park (?:your|the)|parking)\b/,
    'dans la rue | dans mon garage | sur le parking de l’immeuble | devant chez moi | un peu plus loin, c’est complet ici | je n’ai pas de voiture',
    'in the street | in my garage | in the car park of the building | in front of the house | a little further, it is full here | I do not have a car',
  ],
  [
    /\b(?:iriez-vous|aller|would you go|free day|jour libre)\b/,
    'à la mer | en forêt | chez des amis | au cinéma | à la montagne | nulle part, je resterais à la maison | au musée | en ville, faire les boutiques',
    'to the sea | to the woods | to see friends | to the cinema | to the mountains | nowhere, I would stay at home | to a museum | into town, to look round the shops',
  ],
  [
    /\b(?:sport|exercice|exercise|gym|work out|swim\w*|nag\w*)\b/,
    'dehors | à la salle | à la piscine | à la maison | au stade | sur les chemins autour',
    'outside | at the gym | at the pool | at home | at the stadium | on the paths around here',
  ],
  [
    /\b(?:vetements|habits|clothes|shoes|chaussures)\b/,
    'dans une friperie | en ligne | au centre commercial | pendant les soldes, en ville | chez Decathlon | sur Vinted',
    'in a charity shop | online | at the shopping centre | in town, during the sales | at Decathlon',
  ],
  [
    /\b(?:dechets?|tri|recycl\w*|poubelles?|bouteilles?|verre|waste|rubbish|bottles?|glass|batteries|piles)\b/,
    'dans le bac jaune | à la déchetterie | au conteneur du bout de la rue | dans le bac à verre | au supermarché',
    'in the yellow bin | at the recycling centre | in the container at the end of the street | at the bottle bank | at the supermarket',
  ],
  [
    /\b(?:entendu|apprenez|appris|suivez|tenez-vous|keep up|inform\w*|actualite|renseign\w*|nouvelles|heard|learn|news|information|find out)\b/,
    'à la télévision | sur Internet | dans le journal local | à la radio | sur mon téléphone | auprès des voisins | sur la page Facebook de la commune | dans le bulletin de la mairie',
    'on television | online | in the local paper | on the radio | on my phone | from the neighbours | on the town’s Facebook page | in the council newsletter',
  ],
  [
    /\b(?:vivre|habiter|installer|demenager|move|live|settle)\b.*\b(?:pouv\w*|choi\w*|aimeri\w*|voudri\w*|ideal\w*|could|choose|like|want)\b|\b(?:pouv\w*|choi\w*|aimeri\w*|voudri\w*|could|choose|would)\b.*\b(?:vivre|habiter|installer|demenager|move|live|settle)\b/,
    'au bord de la mer | à la campagne | ici, je suis bien | en Bretagne | à la montagne | dans le Sud | à Bordeaux | au Portugal',
    'by the sea | in the country | here, I am fine where I am | in Brittany | in the mountains | in the south | in Bordeaux | in Portugal',
  ],
  [
    /\b(?:detend\w*|repos\w*|securite|safe|safest|bien|heureux|heureuse|calme|relax\w*|rest|happy|happiest|peace|best)\b/,
    'à la maison, sur mon canapé | dans mon jardin | au bord de la mer | en forêt | chez mes parents | dans mon lit avec un livre',
    'at home on my sofa | in my garden | by the sea | in the woods | at my parents’ | in bed with a book',
  ],
  [
    /\b(?:li(?:re|sez)|lecture|read)\b/,
    'au lit, le soir | dans le train | sur le canapé | au jardin | dans les transports',
    'in bed at night | on the train | on the sofa | in the garden',
  ],
  [
    /\b(?:soign\w*|medecin|docteur|malade|doctor|ill|sick)\b/,
    'chez mon médecin | à la pharmacie | aux urgences si c’est grave | à la maison de santé',
    'at my doctor’s | at the chemist’s | at casualty if it is serious | at the health centre',
  ],
  [
    /\b(?:bus|arret|abri|banc|velo|piste|arbre|installer|construire|built|build|put|bench|stop|lane|trees?)\w*\b.*|\bdevrait-on\b/,
    'devant l’école | dans le centre | près de la gare | à l’entrée du village | sur la place | partout où il y a du monde',
    'in front of the school | in the centre | near the station | at the edge of the village | on the square | wherever there are people',
  ],
]

/** Places as an answer to where; undefined if no known activity is named. */
export function placesFor(asked: string, language: Language): readonly string[] | undefined {
  const found = places.find(([words]) => words.test(asked))
  return found && list(language === 'fr' ? found[1] : found[2])
}

/** People by what one wants from them, in both languages. */
const people: readonly Doing[] = [
  [
    /\b(?:urgence|prevenir|emergency|contact person|next of kin)\b/,
    'ma mère | mon père | ma sœur | mon frère | mon fils | ma fille | la personne avec qui je vis | une amie proche',
    'my mother | my father | my sister | my brother | my son | my daughter | my partner | a close friend',
  ],
  [
    /\b(?:new year's|reveillon|nouvel an|avec qui etiez|avec qui (?:avez|etes)|were you with|did you (?:go|spend|travel|eat|celebrate) .*with)\b/,
    'avec la famille | avec des amis | chez moi, en petit comité | avec des voisins | avec ma sœur et ses enfants | sans personne, j’ai dormi tôt | avec des collègues',
    'with the family | with friends | at home, just a few of us | with the neighbours | with my sister and her children | nobody, I went to bed early | with colleagues',
  ],
  [
    /\b(?:routes?|voirie|rues?|trottoirs?|ponts?|roads?|streets?|pavements?|bridges?)\b/,
    'le département | l’État | la commune | la région | les camions qui les abîment | tout le monde, par les impôts | le gouvernement',
    'the county council | the state | the town council | the region | the lorries that wear them out | all of us, through taxes | the government',
  ],
  [
    /\b(?:ecoles?|cantine|enfants|schools?|canteen|children|eleves|pupils)\b.*\b(?:devrait|doit|should|ought|payer|pay|decid\w*)\b|\b(?:should|ought|devrait|doit)\b.*\b(?:ecoles?|enfants|schools?|children)\b/,
    'les parents | les enseignants | la commune | l’État | les parents et les enseignants, ensemble | les directeurs d’école',
    'parents | teachers | the town | the state | parents and teachers together | head teachers',
  ],
  [
    /\b(?:remerci\w*|thank\w*|merci|grateful|reconnaissant\w*)\b/,
    'ma mère | mes parents | un ancien professeur | les infirmières | ma grand-mère | un collègue | mes amis',
    'my mother | my parents | an old teacher | the nurses | my grandmother | a colleague | my friends',
  ],
  [
    /\b(?:malade|sante|soign\w*|conseil medical|ill|health|sick|unwell)\b/,
    'mon médecin | la pharmacienne | ma mère | une amie infirmière | mon médecin traitant',
    'my doctor | the chemist | my mother | a friend who is a nurse',
  ],
  [
    /\b(?:devrait|devraient|doit|doivent|responsable\w*|faute|should|must|ought|responsible|blame|fault|pay(?:er)? for)\b/,
    'l’État | la mairie | les entreprises | tout le monde | les parents d’abord | le gouvernement | les gros pollueurs | chacun à son niveau | la région',
    'the state | the town | companies | everyone | parents first of all | the government | the big polluters | each of us in our own way | those who can afford it',
  ],
  [
    /\b(?:demand\w*|confi\w*|appel\w*|aide\w*|tourn\w*|parl\w*|compter|cles|ask|trust\w*|turn to|call|tell|talk|help|keys?|count on|rely|confide)\b/,
    'ma sœur | mon voisin d’en face | ma mère | une amie de longue date | mon frère | ma voisine du dessus | mon meilleur ami | personne, je me débrouille | des amis du quartier',
    'my sister | my neighbour across the road | my mother | an old friend | my brother | the neighbour upstairs | my best friend | nobody, I manage on my own | friends nearby',
  ],
  [
    /\b(?:admir\w*|inspir\w*|modele|celebre|personnalit\w*|role model|famous|look up to|respect\w*)\b/,
    'ma grand-mère | Simone Veil | mon père | les infirmières | l’abbé Pierre | Marie Curie | ma mère | les pompiers | Thomas Pesquet',
    'my grandmother | Simone Veil | my father | nurses | Marie Curie | my mother | firefighters | Nelson Mandela | my old teacher',
  ],
  [
    /\b(?:appris|enseign\w*|transmis|donne|offert|conseille|influenc\w*|taught|gave|learn\w*|influence\w*|advice|passed|introduced)\b/,
    'ma mère | ma grand-mère | un professeur | mon père | un ami | une collègue | personne, j’ai appris sans aide',
    'my mother | my grandmother | a teacher | my father | a friend | a colleague | nobody, I taught myself',
  ],
  [
    /\b(?:passez|reveillon|fetez|noel|spend|celebrat\w*|christmas|vacances|voyag\w*|partez|sort\w*|repas|mang\w*|dejeun\w*|din\w*|course|achat|holiday\w*|travel\w*|go out|eat|lunch|dinner|meals?|shopping)\w*/,
    'en famille | avec des amis | des collègues | avec ma sœur | sans personne, je préfère | avec des voisins',
    'with the family | with friends | with colleagues | with my sister | on my own, I prefer it | with neighbours',
  ],
]

/** People as an answer to who; undefined if it depends on the household. */
export function peopleFor(asked: string, language: Language): readonly string[] | undefined {
  const found = people.find(([words]) => words.test(asked))
  return found && list(language === 'fr' ? found[1] : found[2])
}
