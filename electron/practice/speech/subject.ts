import { contentWords, type Language } from '../text.ts'

/**
 * The noun phrase that a question is about, with its determiner, ready for a sentence: « la nouvelle ligne de bus »,
 * "the new bus line". Undefined if none is found.
 */
export function nounPhraseOf(text: string, language: Language): string | undefined {
  const spoken = text.replace(/[«»“”"()[\]]/g, ' ').replace(/’/g, "'")
  const clauses = spoken.split(/[?!.;:,\n]|\s[–—/-]\s/)
  const phrases = clauses.flatMap((clause) => phrasesOf(clause.trim(), grammars[language]))
  const named = phrases.filter(isNamed)
  // The longest says most; of equally long ones the later is taken, because questions begin with a frame.
  const best = named.reduce<string | undefined>(
    (longer, phrase) => (longer && size(longer) > size(phrase) ? longer : phrase),
    undefined,
  )
  return best ?? (language === 'en' ? bareEnding(clauses, grammars.en) : undefined)
}

/** A subject without a determiner, which English allows: "public transport", "working from home". */
function bareEnding(clauses: readonly string[], grammar: Grammar): string | undefined {
  const words = (clauses.find((clause) => clause.trim() !== '') ?? '').trim().split(/\s+/)
  const from = words.findLastIndex((word) => isEnd(word, grammar)) + 1
  // After « you », "people" or "would like to" comes an action, not a thing.
  if (
    /\b(?:you|we|they|i|people|who|not|will|would|can|could|should|must|may|might|be|been|being)$/i.test(
      words[from - 1] ?? '',
    )
  )
    return undefined
  if (
    words[from]?.toLowerCase() === 'to' &&
    /^(?:like|need|needs|want|wants|plans|ought|prefer|use|have|has|had|is|are|was|were)$/i.test(
      words[from - 1] ?? '',
    )
  )
    return undefined
  const taken = words.slice(from)
  while (taken.length > 0 && isLink(taken[0] ?? '', grammar)) taken.shift()
  const phrase = taken.join(' ')
  // A participle alone tells how somebody feels or what was done: "do you feel trusted".
  if (taken.length === 1 && participle.test(phrase)) return undefined
  // An adverb tells how: "what should we do differently".
  if (taken.length === 1 && /(?<!fami|famil|reply|suppl|ital)ly$/i.test(phrase)) return undefined
  const isClause = taken.slice(1).some((word) => grammar.verbs.has(word.toLowerCase()))
  return from > 0 && taken.length <= 4 && !isClause && isNamed(phrase) ? phrase : undefined
}

const participle = /^(?!(?:bed|red|shed|sled)$)[a-z]+[^e\W]ed$/i

/** Whether a phrase names a thing, rather than a kind of answer. */
function isNamed(phrase: string): boolean {
  return contentWords(phrase).some((word) => !askedFor.has(word))
}

/** Kinds of answers, cut to six letters as content words are: « des remarques », "the reasons", « une bonne chose ». */
const askedFor: ReadonlySet<string> = new Set(
  `chose choses remarq commen raison exempl mot mots mieux bon bonne fois maniere facon moment point points idee idees
  attent sugges princi probleme reason reasons exampl word words thing things good bad best idea ideas time times way
  ways other remark expect proble main last dernie premie first autre autres
  forts faible positi negati strong weak benefi advant avanta inconv barrie obstac freins impact effect effets`.split(
    /\s+/,
  ),
)

/** Phrases are cut at this number of words. */
const longest = 7

interface Grammar {
  /** Contractions that are expanded before reading, such as « du » to « de le ». */
  readonly opened: readonly (readonly [RegExp, string])[]
  readonly determiners: ReadonlySet<string>
  /** Words that end a phrase and are never in it: verbs of asking, pronouns, conjunctions. */
  readonly ends: ReadonlySet<string>
  /** Verbs that also end a phrase, except directly after its determiner: "the way people live". */
  readonly verbs: ReadonlySet<string>
  /** Words that a phrase cannot end with. */
  readonly links: ReadonlySet<string>
}

function phrasesOf(clause: string, grammar: Grammar): string[] {
  const opened = grammar.opened.reduce((text, [from, to]) => text.replace(from, to), ` ${clause} `)
  const words = opened.split(/\s+/).filter((word) => word !== '')
  const out: string[] = []
  let i = 0
  while (i < words.length) {
    const determiner = (words[i] ?? '').toLowerCase()
    if (!grammar.determiners.has(determiner)) {
      i++
      continue
    }
    const taken: string[] = []
    let j = i + 1
    while (j < words.length && taken.length < longest && !endsAt(words[j] ?? '', taken, grammar)) {
      taken.push(words[j] ?? '')
      j++
    }
    // A second noun phrase right after the first says when or who: « le bruit | la nuit », "the hours | our children".
    if (grammar.determiners.has((words[j] ?? '').toLowerCase()))
      while (j < words.length && !isEnd(words[j] ?? '', grammar)) j++
    // In "the way people live", "people" is not part of the thing.
    if (j < words.length && taken.length > 1 && grammar.verbs.has((words[j] ?? '').toLowerCase()))
      if (taken.at(-1)?.toLowerCase() === 'people') taken.pop()
    while (taken.length > 0 && isLink(taken.at(-1) ?? '', grammar)) taken.pop()
    if (taken.length > 0) out.push(close([determiner, ...taken]))
    i = Math.max(j, i + 1)
  }
  return out
}

/**
 * Whether a phrase ends before a word: an end word, a verb, or the determiner of another phrase (« le bus | la dernière
 * fois »).
 */
function endsAt(word: string, taken: readonly string[], grammar: Grammar): boolean {
  if (isEnd(word, grammar)) return true
  const before = taken.at(-1)
  if (before === undefined) return false
  const plain = word.toLowerCase()
  return grammar.verbs.has(plain) || (grammar.determiners.has(plain) && !isLink(before, grammar))
}

function isEnd(word: string, { ends }: Grammar): boolean {
  const plain = word.toLowerCase()
  return (
    ends.has(plain) ||
    /^[a-zà-ÿ]+-(?:t-)?(?:vous|nous|il|elle|on|ils|elles|ce|je|tu)$/.test(plain) ||
    /^(?:n|s|j|c|qu|m|t)'$/.test(plain)
  )
}

function isLink(word: string, { links, determiners }: Grammar): boolean {
  const plain = word.toLowerCase()
  return links.has(plain) || determiners.has(plain)
}

/** Joins the words in the form of the person who answers, and contracts what was expanded. */
function close(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/\b(l|d|n|s|j|c|qu|m|t)' /gi, "$1'")
    .replace(/\bde les\b/g, 'des')
    .replace(/\bde le\b/g, 'du')
    .replace(/(^| )à les\b/g, '$1aux')
    .replace(/(^| )à le\b/g, '$1au')
    .replace(/\bvotre\b/g, 'notre')
    .replace(/\bvos\b/g, 'nos')
    .replace(/\b(?:your|its|their)\b/g, 'our')
    .replace(/'/g, '’')
}

function size(phrase: string): number {
  return phrase.split(/[\s’]+/).length
}

function set(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const grammars: Readonly<Record<Language, Grammar>> = {
  fr: {
    opened: [
      [/\b(l|d|n|s|j|c|qu|m|t)'/gi, "$1' "],
      [/\bdu\b/gi, 'de le'],
      [/\bdes\b/gi, 'de les'],
      [/\bau\b/gi, 'à le'],
      [/\baux\b/gi, 'à les'],
    ],
    determiners: set("le la les l' un une ce cet cette ces votre vos notre nos"),
    ends: set(`
      que qui quoi dont où quand comment pourquoi si et ou mais car donc lorsque parce est sont était étaient sera seraient serait
      soit ont a as ai avez avons aura auraient aurait doit doivent devrait devraient peut peuvent pourrait pourraient
      faut faudrait fait font va vont vous nous on il elle ils elles je tu se ne pas plus y leur lui devez pouvez
      êtes avez-vous plaît plaisent manque manquent semble semblent vaut ainsi aussi comme sans selon réduise permet permettrait
      augmente interdise devienne reste coûte mérite améliore améliorera veut veulent propose proposent envisage envisagent prévoit pense pensent n' s' j' c' qu' m' t'
    `),
    verbs: set(`
      vit vivent vivons habite habitent prennent utilise utilisent attend attendent choisit choisissent mange mangent
      achète achètent travaillent restent aiment disent connaissent viennent viens partent tous toutes chaque
    `),
    links: set(
      "de à d' en pour sur dans par avec chez vers envers très trop plutôt bien mieux moins plus entre",
    ),
  },
  en: {
    opened: [],
    determiners: set('the a an this these those your our its their'),
    ends: set(`
      that which who whom whose what when where why how if and or but because is are was were be been will would should
      could can may might must has have had do does did you we they it he she i not so than then think feel agree like
      need needs make makes give gives seem seems become becomes matter matters cost costs mean means work works help helps
      ought wants want plans thinks thinking looks look proposes use using most improve change reduce increase offer provide easier cheaper safer faster prefer want any some best least well better you're it's
    `),
    verbs: set(`
      live lives lived go goes went come comes came take takes took eat eats ate buy buys bought spend spends spent leave
      leaves stay stays choose chooses chose decide decides travel travels know knows get gets say says all every each
    `),
    links: set('of to in on at for with by from about into over very too more less'),
  },
}
