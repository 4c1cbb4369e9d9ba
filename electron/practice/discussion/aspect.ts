import { list } from '../answers/words/lore.ts'
import type { Bank } from '../speech/theme.ts'
import { fold, type Language } from '../text.ts'
import { aspectsEn } from './aspects-en.ts'
import { aspectsFr } from './aspects-fr.ts'

/** Sides of a thing that a point can name, for folded text; the first match decides. */
const named: readonly (readonly [aspect: string, words: RegExp])[] = [
  [
    'hours',
    /\b(?:(?:ferme|ouvre)(?:nt|e)? (?:trop|pas|plus|le|a|si|tot|tard)\w*|(?:ferme|ouvert)e?s? (?:trop|le|a|si|tot|tard|quand|pendant)|horaires?|heures? d'ouverture|opening (?:hours|times)|open(?:s|ing)? (?:too|late|early|only|on|at|longer)|clos(?:es|ed|ing) (?:too|early|late|at|on|when|so)|shuts?)\b/,
  ],
  [
    'price',
    /\b(?:chere?s?|cout\w*|prix|tarifs?|payants?|payante?s?|gratuit\w*|hors de prix|ruineu\w*|expensive|cheap\w*|costs?|costly|prices?|pricey|fees?|charges? too|afford\w*|money)\b/,
  ],
  [
    'upkeep',
    /\b(?:entret(?:ien|enu\w*)|sales?|salete|proprete|propres?|delabre\w*|vetustes?|vieilli\w*|abime\w*|degrad\w*|casse\w*|en panne|dirty|dirt|filthy|clean\w*|run[- ]down|shabby|broken|maintained|maintenance|falling apart|neglected|repair\w*)\b/,
  ],
  [
    'crowd',
    /\b(?:bonde\w*|trop de monde|surcharge\w*|satur\w*|plein(?:e?s)?|foule|attente|attend\w*|files?|queue\w*|crowd\w*|busy|packed|full|wait\w*|overcrowd\w*|slow)\b/,
  ],
  [
    'distance',
    /\b(?:(?:hard|difficult|easy|impossible) to (?:get to|reach)|(?:difficile|dur|facile|impossible) d'(?:y aller|acces)|difficile a atteindre|loin|eloigne\w*|distance|proximite|a pied|mal desservi\w*|desserte|far|distan\w+|near|close by|out of the way|remote)\b/,
  ],
  ['noise', /\b(?:bruit\w*|bruyant\w*|nuisances?|sonore|nois[ey]\w*|loud|quiet)\b/],
  [
    'safety',
    /\b(?:danger\w*|insecur\w*|securite|peur|agress\w*|mal eclaire\w*|eclairage|accidents?|unsafe|safe|safety|afraid|lit|lighting)\b/,
  ],
  [
    'clarity',
    /\b(?:complique\w*|compliqu\w*|incomprehensib\w*|pas clair\w*|mal explique\w*|complexe|comprend\w*|comprehens\w*|obscur\w*|informations?|complicated|confus\w*|unclear|hard to understand|understand\w*|complex|badly explained|information)\b/,
  ],
  [
    'staff',
    /\b(?:personnel|agents|accueil|aimable\w*|desagreable\w*|employes|equipe|staff|rude|friendly|unfriendly|welcome|employees|helpful|unhelpful)\b/,
  ],
  [
    'room',
    /\b(?:stationnement|parking|se garer|places? (?:de|pour)|trop petite?s?|exigu\w*|accessib\w*|poussettes?|fauteuils?|rampe|park(?:ing)?|too small|cramped|accessib\w*|wheelchairs?|prams?|steps|space)\b/,
  ],
  [
    'choice',
    /\b(?:choix|offre|toujours (?:la meme chose|pareil|les memes)|rien pour|monotone|varie\w*|ennuyeu\w*|choice|always the same|nothing for|boring|variety|selection)\b/,
  ],
  [
    'fairness',
    /\b(?:injuste\w*|justes?|equitable\w*|inegal\w*|les memes qui|sans (?:nous )?(?:consulter|demander)|unfair|fair|inequal\w*|unequal|the same people|without (?:asking|consulting)|nobody asked)\b/,
  ],
  [
    'ties',
    /\b(?:isol\w*|seule?s?|solitude|lien social|liens|rencontr\w*|convivial\w*|rapproch\w*|lonel\w*|isolat\w*|alone|meet people|brings? people|cuts? people off)\b/,
  ],
  ['future', /\b(?:avenir|futur|future|dans (?:dix|vingt|cinq) ans|in (?:ten|twenty|five) years|tomorrow)\b/],
  [
    'lack',
    /\b(?:there (?:is|are) (?:no|not|hardly|too few)|not enough|lacks?|il (?:n'y a|n'existe|manque|y a peu)|pas assez|manque)\b/,
  ],
  [
    'use',
    /\b(?:inutile\w*|utile\w*|utilite|sert? a (?:rien|quelque)|servent|ne sert|personne (?:n'y va|ne l'utilise|ne s'en)|useless|useful|no use|pointless|nobody (?:uses|goes|wants)|hardly used|waste of)\b/,
  ],
]

const sources: Readonly<Record<Language, string>> = { fr: aspectsFr, en: aspectsEn }
const read: Partial<Record<Language, ReadonlyMap<string, Bank>>> = {}

/** What people say of the side of a thing that a point states or names; undefined if it names none. */
export function aspectOf(point: string, language: Language): Bank | undefined {
  const folded = fold(point)
  const aspect = named.find(([, words]) => words.test(folded))?.[0]
  return aspect === undefined ? undefined : banksOf(language).get(aspect)
}

/** Places and services, of which people like or dislike what they like or dislike of any of them. */
const premises =
  /\b(?:bibliotheques?|mediatheques?|piscines?|gymnases?|salles?|parcs?|marches?|gares?|lignes?|bus|tram|navettes?|maison de sante|centres?|magasins?|supermarches?|boutiques?|restaurants?|cantines?|cafes?|cafeterias?|ecoles?|creches?|musees?|cinemas?|theatres?|poste|mairie|guichets?|services?|decheteries?|parkings?|hotels?|librar(?:y|ies)|pools?|gyms?|halls?|parks?|markets?|stations?|lines?|shuttles?|surgery|clinics?|centers?|shops?|stores?|supermarkets?|canteens?|caf[e]s?|schools?|nurser(?:y|ies)|museums?|cinemas?|theatres?|post office|town hall|counters?|tips?|car parks?)\b/
const ofPremises = ['staff', 'choice', 'use', 'upkeep', 'hours']
const wishedOfAny = ['hours', 'staff', 'crowd']

/** What people like and dislike of any place or service; undefined if the words name none. */
export function anyPremises(
  words: string,
  language: Language,
): Pick<Bank, 'good' | 'bad' | 'wish'> | undefined {
  if (!premises.test(fold(words))) return undefined
  const banks = ofPremises.flatMap((aspect) => banksOf(language).get(aspect) ?? [])
  return {
    good: banks.flatMap(({ good }) => good.slice(0, 3)),
    bad: banks.flatMap(({ bad }) => bad.slice(0, 3)),
    wish: wishedOfAny.flatMap((aspect) => banksOf(language).get(aspect)?.wish ?? []),
  }
}

/** Parsed when first needed, so that the service starts without them. */
function banksOf(language: Language): ReadonlyMap<string, Bank> {
  const before = read[language]
  if (before) return before
  const banks = new Map(
    sources[language]
      .split('\n# ')
      .slice(1)
      .map((block): [string, Bank] => {
        const [name = '', ...lines] = block.trim().split('\n')
        const of = (kind: string) =>
          list(lines.find((line) => line.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? '')
        return [name.trim(), { good: of('good'), bad: of('bad'), wish: of('wish'), lived: of('lived') }]
      }),
  )
  read[language] = banks
  return banks
}
