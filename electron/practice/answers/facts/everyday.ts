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
  [/\betes-vous (?:un |une )?cadre\b(?! de)/g, 'etes-vous executive'],
  [/\blook(?:ing)? after (?=(?:a |any )?(?:pets?|dogs?|cats?)\b)/g, 'have '],
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

/** Replaces casual words in a folded text: « boulot » by work, « appart » by flat. */
export function inPlainWords(text: string): string {
  return casual
    .reduce((said, [word, plain]) => said.replace(word, plain), text)
    .replace(tens, (_, ten: string, one: string | undefined) =>
      String((numbers[ten] ?? 0) + (numbers[one ?? ''] ?? 0)),
    )
}
