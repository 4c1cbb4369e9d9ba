import { NUMBER_WORDS } from '../../../../shared/wording/lexicons/numbers.ts'

/** Casual words and their variants, folded, and the word that the patterns of facts use instead. */
const casual: readonly (readonly [RegExp, string])[] = [
  [/\((?:e|s|es|ne|se|ve|re|fe|trice)\)/g, ''],
  [/^(?=(?:been|had|taken|bought|seen|visited|flown|moved) )/, 'have you '],
  [/\b(?:nb|nbre|nbr)\b\.?/g, 'nombre'],
  [/\bpers\b\.?/g, 'personnes'],
  [/\bno\. of\b|\bnr\.? of\b|#(?= ?of\b)/g, 'number of'],
  [/\bappts?\b\.?/g, 'appartement'],
  [/\bhrs?\b(?=\.|\/| |$)/g, 'hours'],
  [/\b(?:t'as|as-tu|tu as)\b/g, 'avez-vous'],
  [/\b(?:es-tu|tu es|t'es)\b/g, 'etes-vous'],
  [/\bchez toi\b/g, 'chez vous'],
  [/\b(?:ton|ta)\b(?! (?:of|s)\b)/g, 'votre'],
  [/\btes\b/g, 'vos'],
  [/\b([a-z]{2,})(?:es|s)-tu\b|\btu (?:te |t')?([a-z]{2,}?)(?:es|s)\b/g, '$1$2ez-vous'],
  [/\bboulots?\b|\btaf\b|\bturbin\b/g, 'travail'],
  [/\b(boss|taff)(e|es|ez|ent|er|ons)\b/g, 'travaill$2'],
  [/\bapparts?\b/g, 'appartement'],
  [/\bbaraque\b/g, 'maison'],
  [/\b(?:gosses?|momes?|gamins?|mioches?|bambins?|loupiots?)\b/g, 'enfants'],
  [/\bados?\b/g, 'adolescent'],
  [/\b(?:bagnoles?|caisses?|tires?)\b(?! d)/g, 'voiture'],
  [/\b(?:bequane|biclou|vtc|petite reine)s?\b/g, 'velo'],
  [/\b(?:clopes?|seches)\b/g, 'cigarettes'],
  [/\b(?:toubib|medoc)s?\b/g, 'medecin'],
  [/\bthune\b|\bfric\b|\bpognon\b/g, 'argent'],
  [/\bmarmots?\b/g, 'enfants'],
  [/\bbouquins?\b/g, 'livres'],
  [/\bcine\b/g, 'cinema'],
  [/\b(?:nounours|toutou)s?\b/g, 'chien'],
  [/\bil (?:ne )?m'arrive (jamais|rarement)? ?(?:de |d')/g, 'je ne $1 '],
  [/\btravailler depuis chez (?:moi|vous|soi)\b/g, 'teletravailler'],
  [/\bil m'arrive (?:souvent |parfois )?(?:de |d')/g, 'je '],
  [/\b(?:apartment|pad|flatlet)\b/g, 'flat'],
  [/\b(?:kiddies|bairns|little ones|youngsters)\b/g, 'children'],
  [/\bwheels\b|\bautomobiles?\b/g, 'car'],
  [/\b(?:cast(?: a| your)? (?:ballot|vote)|go to the polls|went to the polls)\b/g, 'vote'],
  [/\bnight's sleep\b/g, 'sleep'],
  [/\b(?:smokes|ciggies|fags)\b/g, 'cigarettes'],
  [/\b(?:push-?bikes?|cycles?(?= ?[?,]))\b/g, 'bicycle'],
  [/\b(?:folks)\b/g, 'parents'],
  [/\b(?:venue?s? au monde|vu le jour|came into the world)\b/g, 'ne en'],
  [/\bmanaged? to\b/g, ' '],
  [/\b(?:getting|get) (?:to|in to|into) (?=work|school|the office)/g, 'commute to '],
  [/\b(?:bedsit|digs)\b/g, 'flat'],
  [/\b(?:light|lit|lights) up\b/g, 'smoke'],
  [/\bun t combien\b/g, 'combien de pieces'],
  [/^t ?(\d)\b/g, '$1 pieces'],
  [/(?<=\d) ?j\b(?!')/g, ' jours'],
  [
    /\b(?:half a pack|half-a-pack)\b|\bun demi-paquet\b|\bd'un demi-paquet\b|\bdemi-paquet\b/g,
    'de 10 cigarettes',
  ],
  [/\b(?:a pack|one pack|un paquet|d'un paquet)\b(?= (?:a|par|per|each) )/g, '20 cigarettes'],
  [/\b(?:telly|the box)\b/g, 'television'],
  [/\bjob (?:contract|offer)\b/g, 'contract'],
  [/\b(?:paid from the public purse|paye\w* (?:par l'etat|sur fonds publics))\b/g, 'civil servant'],
  [/\bsurf(?:s|ing)?\b/g, 'internet'],
  [/\bdwelling\b/g, 'home'],
  [/\b(?:nipper|tot|bub)s?\b/g, 'children'],
  [/\b(?:hubby|missus)\b/g, 'partner'],
  [/\b(?:piaule|crib)\b/g, 'logement'],
  [/\b(?:toile|net)\b(?= (?:a|chaque|tous))/g, 'internet'],
  // Set phrases, and the plain words for what they ask.
  [
    /\b(?:quelqu'un|une personne|someone|anyone|anybody|somebody) (?:age\w* )?(?:de moins de|under|below|younger than) (?:18|dix-huit|eighteen)(?: ans)?\b/g,
    'enfants mineurs',
  ],
  [/\bpass(?:e|ee) la (trent|quarant|cinquant|soixant)aine\b/g, 'plus de $1e ans'],
  [/\betes-vous (?:une? )?trentenaire\b|\bare you in your thirties\b/g, 'avez-vous entre 30 et 39 ans'],
  [
    /\betes-vous (?:une? )?(?:quadragenaire|quadra)\b|\bare you in your forties\b/g,
    'avez-vous entre 40 et 49 ans',
  ],
  [
    /\betes-vous (?:une? )?(?:quinquagenaire|quinqua)\b|\bare you in your fifties\b/g,
    'avez-vous entre 50 et 59 ans',
  ],
  [/\betes-vous (?:une? )?sexagenaire\b|\bare you in your sixties\b/g, 'avez-vous entre 60 et 69 ans'],
  [/\bare you in your twenties\b/g, 'avez-vous entre 20 et 29 ans'],
  [
    /\ba quelle generation appartenez-vous\b|\bwhich generation (?:do you belong to|are you)\b/g,
    'quelle est votre annee de naissance',
  ],
  [
    /\bpartage[rz]?-vous votre vie(?: avec quelqu'un)?\b|\bdo you share your life with (?:someone|anyone|somebody)\b|\bare you (?:seeing|going out with) (?:someone|anyone)\b/g,
    'vivez-vous en couple',
  ],
  [
    /\betes-vous (?:ensemble|avec votre (?:partenaire|conjoint\w*|compagn\w+|mari|femme))\b/g,
    'etes-vous en couple',
  ],
  [/\b(?:la )?bague au doigt\b/g, 'marie'],
  [/\bcoin de verdure\b/g, 'jardin'],
  [/\bsorti\w* de france\b|\bquitte (?:la france|le territoire)\b/g, "alle a l'etranger"],
  [/\boccupez-vous (?:votre|ce|cet) (?:poste|emploi)\b/g, 'travaillez-vous dans votre emploi'],
  [/\bun metre (?:quatre-vingts?|80)\b/g, '180 cm'],
  [/\bun metre (?:soixante-dix|70)\b/g, '170 cm'],
  [/\b(\d)(?:[,.]| ?m ?)(\d\d)(?: ?m(?:etres?)?)?\b(?= ?[?,]| ou| or)/g, '$1$2 cm'],
  [/\bassociations? (?:caritati\w+|humanitaires?)\b/g, 'oeuvres caritatives'],
  [/\bwork(?:ing)? out\b(?! (?:how|what|who|your|the))/g, 'do sport'],
  [/\bmurs (?=ou vous)/g, 'logement '],
  [/\bcroyez-vous en (?:un )?dieu\b|\bdo you believe in (?:a )?god\b/g, 'avez-vous une religion'],
  [/\bworks? for the (?:state|government)\b/g, 'work in the public sector'],
  [/\btravaill(?:ez-vous|e|es) pour l'etat\b/g, 'travaillez-vous dans le secteur public'],
  [/\bcommute by car\b/g, 'drive to work'],
  [/\bdepend[ae]nts\b(?= (?:under|aged|below))/g, 'children'],
  [/\b(?:anyone|anybody|people|staff|someone) (?:who )?reporting to you\b/g, 'to manage staff'],
  [
    /\bcredits? (?:a la consommation|conso)\b|\b(?:a |any )?(?:loans?|debts?) other than (?:a |your )?mortgage\b|\b(?:prets?|credits?) (?:autres? qu'immobiliers?)\b/g,
    'consumerdebt',
  ],
  [/\bce que (?:la |les |l'|on )[a-z ]{0,24}?(?:appelle\w*|nomme\w*) /g, ''],
  [/\bdans la vingtaine\b/g, 'entre 20 et 29 ans'],
  [/\bdans la trentaine\b/g, 'entre 30 et 39 ans'],
  [/\bdans la quarantaine\b/g, 'entre 40 et 49 ans'],
  [/\bdans la cinquantaine\b/g, 'entre 50 et 59 ans'],
  [/\bdans la soixantaine\b/g, 'entre 60 et 69 ans'],
  [/\bvous situez-vous (?=entre \d\d et)/g, 'avez-vous '],
  [/\b(tw|th|f|s|e|n)(en|ir|or|if|ix|even|igh|ine)tieth\b/g, '$1$2ty'],
  [
    /\b(?:have you |has )?(?:reached|celebrated|had) your (\w+ty|\d+th) birthday\b/g,
    'are you at least $1 years old',
  ],
  [/\b(?:un )?(?:livret (?:a|jeune|bleu)|ldds?|pel|plan d'epargne\w*)\b/g, "compte d'epargne"],
  [/\b(?:ce que|le total de ce que) gagne votre (?:menage|foyer)\b/g, 'le revenu de votre menage'],
  [
    /\bhow much (?:tv|television) (?:did|do) you watch (?:yesterday|a day|per day|each day)\b/g,
    'how many hours a day do you watch television',
  ],
  [/\bmanageable\b/g, 'bearable'],
  [/\bunmanageable\b/g, 'unbearable'],
  // Asides that change nothing, and age, places and habits in other words.
  [/,? (?:meme|even) (?:sans|si|without|if)\b[^,?]*/g, ''],
  [/\bare you past (?=\d|[a-z]+ty\b)/g, 'are you over '],
  [/\betes-vous majeure?s?\b|\bare you (?:an adult|of age)\b/g, 'avez-vous au moins 18 ans'],
  [/\betes-vous mineure?s?\b|\bare you a minor\b/g, 'avez-vous moins de 18 ans'],
  [
    /\b(?:etes-vous|vous diriez-vous|vous etes) (?:plutot )?(?:citadine? ou rurale?|rurale? ou citadine?|des villes ou des champs)\b/g,
    'habitez-vous en ville ou a la campagne',
  ],
  [/\bdo(?:es)? (?:a|any) (dog|cat|pet)s? live (?:with you|in your home)\b/g, 'do you have a $1'],
  [/\bun (chien|chat) vit-il (?:chez|avec) vous\b/g, 'avez-vous un $1'],
  [/\b(?:a |an )?(vegetarian|vegan) or (?:a |an )?(?:vegetarian|vegan)\b/g, '$1'],
  [/\bvegetarien(?:ne)? ou vegan\w*\b/g, 'vegetarien'],
  [
    /\bcommute by (?:bus|train|tram|tube|metro|underground)(?:,? (?:or|and) \w+)*/g,
    'go to work by public transport',
  ],
  [/\b(?:un )?actif occupe\b[^?]*/g, 'en emploi'],
  [/\betes-vous (?:un |une )?cadre\b(?! de)/g, 'etes-vous executive'],
  [/\blook(?:ing)? after (?=(?:a |any )?(?:pets?|dogs?|cats?)\b)/g, 'have '],
  // Ages, homes and studies as they are asked for in passing.
  [
    /\b(?:etes-vous|are you)(?: an?| une?)? (?:octogenaire|octogenarian)\b(?=[^?]*(?:nonag|centen))[^?]*/g,
    'avez-vous au moins 80 ans',
  ],
  [/\betes-vous (?:une? )?septuagenaire\b|\bare you in your seventies\b/g, 'avez-vous entre 70 et 79 ans'],
  [/\betes-vous (?:une? )?octogenaire\b|\bare you in your eighties\b/g, 'avez-vous entre 80 et 89 ans'],
  [
    /\b(?:are you old enough|avez-vous l'age|etes-vous en age)\b[^?(]*\((\d+)(?: ans)? (?:and|or|et|ou) (?:over|more|above|plus|older)\)/g,
    'are you at least $1 years old',
  ],
  [
    /\b(?:born|nee?s?)\b[^?(]*\((\d{4}) (?:or|ou|and|et) (?:later|after|apres|plus tard)\)/g,
    'born in $1 or later',
  ],
  [/\bde la generation (?=born)/g, ''],
  [
    /\b(?:etes-vous|sommes-nous|vous etes) (plus|moins) de (\w+)(?: personnes)? (?:sous (?:votre|le meme|un meme) toit|a la maison|chez vous|dans (?:le|votre) (?:logement|foyer))/g,
    'votre menage compte-t-il $1 de $2 personnes',
  ],
  [/\b(?:a|any) (?:child|kid) (?=(?:under|below|younger|aged))/g, 'children '],
  [/\b(?:rejoindre|gagner|atteindre) (?=votre (?:travail|lieu de travail)|le bureau)/g, 'aller a '],
  [/\bcombien de fois etes-vous grand-parent\b/g, 'combien de petits-enfants avez-vous'],
  [/\bhow many times (?:over )?are you a grandparent\b/g, 'how many grandchildren do you have'],
  [/\bn'avez-vous (?:pas|jamais|aucun) (?:eu )?(?:d')?enfants?\b/g, "combien d'enfants avez-vous"],
  [
    /\b(?:is|are) your (youngest|eldest|oldest)(?: child)?\b(?=[^?]*\bor\b)[^?]*/g,
    'how old is your $1 child',
  ],
  [
    /\bjusqu'ou (?:etes-vous alle\w* |avez-vous )?(?:etudie|a l'ecole|dans (?:vos|les) etudes)[^?]*|\bjusqu'a quel niveau avez-vous etudie\b/g,
    'quel est votre niveau de diplome',
  ],
  [
    /\bhow far did (?:you (?:go|get) (?:in|at|with|through) (?:school|education|your studies|your education)|your (?:schooling|education|studies) go)\b/g,
    'what is your level of education',
  ],
  [/\bon your plate\b|\bdans votre assiette\b/g, 'your diet'],
  [
    /\b(?:d'ou (?:tenez|tirez|recevez)-vous|comment (?:apprenez|suivez|recevez)-vous|par quel \w+ (?:apprenez|suivez|recevez)-vous)\b[^?]*\b(?:nouvelles|informations?|actualites?|actualite)\b/g,
    "quelle est votre principale source d'information",
  ],
  [
    /\bwhere do you (?:mostly |mainly |usually |chiefly )?(?:get|hear|read|pick up) (?:your |the )?news\b/g,
    'what is your main source of news',
  ],
]

const numbers: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS.fr,
  ...NUMBER_WORDS.en,
  seventy: 70,
  eighty: 80,
}

/** Tens written as words, alone or with a unit: « Trente-cinq », "forty". */
const tens =
  /\b(?<!quatre-)(vingt|trente|quarante|cinquante|soixante|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b(?![- ](?:et )?(?:dix|onze|douze|treize|quatorze|quinze|seize))(?:[- ](?:et[- ])?(un|deux|trois|quatre|cinq|six|sept|huit|neuf|one|two|three|four|five|seven|eight|nine)\b)?/g

/** Texts read before: the same options stand below many questions. */
const read = new Map<string, string>()
const mostRead = 500

/** Replaces casual words in a folded text: « boulot » by work, « appart » by flat. */
export function inPlainWords(text: string): string {
  const before = read.get(text)
  if (before !== undefined) return before
  if (read.size >= mostRead) read.clear()
  const plain = plainWords(text)
  read.set(text, plain)
  return plain
}

function plainWords(text: string): string {
  return casual
    .reduce((said, [word, plain]) => said.replace(word, plain), text)
    .replace(tens, (_, ten: string, one: string | undefined) =>
      String((numbers[ten] ?? 0) + (numbers[one ?? ''] ?? 0)),
    )
}
