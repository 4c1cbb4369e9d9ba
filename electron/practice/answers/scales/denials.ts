import type { Language } from '../../text.ts'

/** Words that negate a whole option: « pas », "not", « ne … pas ». Folded. */
const denial: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:ne |n')|\b(?:pas|non|jamais|nullement|aucunement|aucune?|rien)\b/g,
  en: /\b(?:not|never|no|none|nothing)\b|n't\b/g,
}

/** Prefixes that form the contrary of a word. */
const contrary: Readonly<Record<Language, readonly string[]>> = {
  fr: ['in', 'im', 'il', 'ir', 'a', 'an', 'mal', 'de', 'des', 'dis', 'non ', 'non-'],
  en: ['un', 'in', 'im', 'il', 'ir', 'dis', 'ab', 'non', 'non-', 'mis'],
}

/** Contraries without a common root, the positive one first. */
const contraries: readonly (readonly [RegExp, RegExp])[] = [
  [/\baccept\w*/, /\b(?:refus\w*|reject\w*|rejet\w*|declin\w+)/],
  [
    /\b(?:gladly|willingly|with pleasure|happily|volontiers|avec plaisir)\b/,
    /\b(?:reluctantly|unwillingly|a contrec\w+|a regret|refus\w*)/,
  ],
  [/\b(?:compulsory|obligatoire)\b/, /\b(?:voluntary|optional|facultati\w+)\b/],
  [/\b(?:continu\w+|poursuiv\w+)\b/, /\b(?:stop\w*|arret\w+|cess\w+)\b/],
  [/\b(?:right|true)$/, /\b(?:wrong|false)$/],
  [/\b(?:stay|rester?|reste)$/, /\b(?:go|leave|partir|parte?)$/],
  [/^(?:i'd |i would |i'll )?go(?: along)?$/, /\b(?:stay away|not bother)$/],
  [/^go ahead$/, /^(?:hold off|wait|stop)$/],
  [
    /^(?:with (?:it|them|him|her|us)|behind (?:it|them)|avec (?:eux|elles|lui|elle)|de leur cote)$/,
    /^(?:against (?:it|them|him|her|us)|contre (?:eux|elles|lui|elle))$/,
  ],
  [/^(?:pro|aye|go)$/, /^(?:anti|nay|no-go)$/],
  [/^(?:a )?help$/, /^(?:a )?hindrance$/],
  [/^(?:the )?right (?:call|choice|decision|move)$/, /^(?:the )?wrong (?:call|choice|decision|move)$/],
  [/\b(?:pay|give|donn\w+)\b/, /\b(?:refuse to pay|keep my money|gard\w+ mon argent)$/],
  [/\b(?:rising|en hausse)$/, /\b(?:falling|en baisse)$/],
  [
    /^(?:it |they |ca )?(?:works?|helps?|marche|aide)$/,
    /^(?:it |they |ca )?(?:fails?|hurts?|harms?|echoue|nuit)$/,
  ],
  [/\b(?:must|doit|faut)$/, /\b(?:need not|needn't)$/],
  [/\brecommande\w*$/, /\bdeconseille\w*$/],
  [/\bfais confiance$/, /\bme mefie$/],
  [/\b(?:necessaire|utile)$/, /\bsuperflue?$/],
  [/^sans danger$/, /^dangereu\w+$/],
  [/^a l'aise$/, /^mal a l'aise$/],
  [/^(?:volontiers|gladly)$/, /^(?:sans facon|not really)$/],
  [/\b(?:in|opt for (?:it|them)|opt in)$/, /\b(?:out|opt out)$/],
]

const plainWord = (option: string) => option.split(/[^\p{L}-]+/u).filter((word) => word.length > 3)

/** Words of degree, which distinguish two points on one side. */
const degrees =
  /^(?:very|quite|rather|fairly|somewhat|entirely|totally|completely|strongly|tres|assez|plutot|tout a fait|totalement|entierement)$/

/**
 * Sides of the options if some deny what others say: 1 as said, −1 denied, null for neither. They are found by negation
 * ("should", "should not"), by prefix (« légitime », « illégitime ») or by known contraries. Undefined if no option
 * denies another.
 */
export function sidesByDenial(options: readonly string[], language: Language): (1 | -1 | null)[] | undefined {
  const found = [byPrefix(options, language), byContrary(options), byNegation(options, language)]
  return found.find((sides) => sides?.includes(1) && sides.includes(-1))
}

function byPrefix(options: readonly string[], language: Language): (1 | -1 | null)[] | undefined {
  const text = options.join(' / ')
  for (const word of new Set(options.flatMap(plainWord))) {
    // Checked first, because most words have no contrary here and need no pattern.
    if (!contrary[language].some((prefix) => text.includes(prefix + word)) || degrees.test(word)) continue
    const turned = new RegExp(`(?:^|[^\\p{L}])(?:${contrary[language].join('|')})${word}(?!\\p{L})`, 'u')
    if (!options.some((option) => turned.test(option))) continue
    const said = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')
    return options.map((option) => {
      if (turned.test(option)) return -1
      // « Pas d'accord » beside « en désaccord » says the word and denies it.
      return said.test(option) ? (isDenied(option, language) ? -1 : 1) : null
    })
  }
  return undefined
}

/** Whether an option denies something beyond the yes or no that it begins with. */
function isDenied(option: string, language: Language): boolean {
  return new RegExp(denial[language]).test(option.replace(/^(?:oui|non|yes|no)\b/, ''))
}

function byContrary(options: readonly string[]): (1 | -1 | null)[] | undefined {
  const pair = contraries.find(
    ([one, other]) =>
      options.some((option) => one.test(option) && !other.test(option)) &&
      options.some((option) => other.test(option)),
  )
  return pair && options.map((option) => (pair[1].test(option) ? -1 : pair[0].test(option) ? 1 : null))
}

/**
 * Finds an option that is another one with a negation: without the negation its words are all in the other. Of only two
 * options the denied one may say it shorter (« Fermer des réacteurs », « N'en fermer aucun »).
 */
function byNegation(options: readonly string[], language: Language): (1 | -1 | null)[] | undefined {
  const full = options.map(withoutContractions)
  const bare = full.map((option) => wordsOf(option.replace(denial[language], ' ')))
  const denied = full.map((option) => new RegExp(denial[language]).test(option))
  const sides = options.map((_, place) => {
    const pair = options.findIndex(
      (_, other) =>
        denied[other] !== denied[place] &&
        (isSame(bare[place] ?? [], bare[other] ?? []) ||
          (options.length === 2 && beginsAlike(bare[place] ?? [], bare[other] ?? []))),
    )
    return pair === -1 ? null : denied[place] ? -1 : 1
  })
  return sides.some((side) => side !== null) ? sides : undefined
}

/** "I'll" and "won't" as the words that they stand for. */
function withoutContractions(option: string): string {
  return option
    .replace(/\bj'/u, 'je ')
    .replace(/\bwon't\b/u, 'will not')
    .replace(/\bcan(?:no|')t\b/u, 'can not')
    .replace(/n't\b/u, ' not')
    .replace(/'ll\b/u, ' will')
    .replace(/'d\b/u, ' would')
}

/** The words of an option without pronouns and auxiliaries, if others are left: "it does". */
function wordsOf(option: string): string[] {
  const all = option.split(/[^\p{L}]+/u).filter((word) => word.length > 0)
  const own = all.filter((word) => !/^(?:do|does|did|it|them|that|le|la|les|l|y|en)$/u.test(word))
  return own.length > 0 ? own : all
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.length === other.length && one.every((word, place) => word === other[place])
}

/** Whether two options begin with the same verb or noun, which one of them denies. */
function beginsAlike(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one, other].map((words) => words.find((word) => word.length > 3))
  return first !== undefined && first === second
}
