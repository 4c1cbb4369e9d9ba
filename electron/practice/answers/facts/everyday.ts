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
