import type { Question } from '../models/draft.ts'
import { BIDS } from './odd-bids.ts'
import { listOf } from './odd-words.ts'
import type { SourceLine } from './source-lines.ts'

/** What is odd in an item beside the others. */
export type OddNeighbour =
  /** The same field to fill in as before ("Name: Price"): what distinguishes them may have been left out. */
  | 'stem_again'
  /** A question without options that is written as the response options of the others are. */
  | 'stem_like_option'
  /** A question without options, below which several short lines were left out. */
  | 'left_out_below'
  /** A question without options, above an item that has some but asks nothing. */
  | 'options_apart'
  /** An item that is only an answer: "Yes". */
  | 'stem_answers'
  /** A statement without options, below a line that speaks of a scale. */
  | 'scale_unused'
  /**
   * The first two of many questions in a row that ask nothing and have no options: the rows of a grid, perhaps. Two,
   * because the first one may be their question.
   */
  | 'stems_bare'
  /** A row of a grid that is much shorter than nearly all others. */
  | 'row_short'
  /** A question without options where nearly all others have some, and which does not ask for words. */
  | 'options_missing'
  /** The last response option of a question, where several others have the same options without it. */
  | 'option_added'
  /** A question with options, and below them a place for the answer in one's own words. */
  | 'blank_below'

/** The fewest items of which most are alike. */
const ENOUGH = 5
/** From this share of items on, most have something. */
const MOSTLY = 0.6
/** From this share of items with options on, nearly all have some. */
const NEARLY_ALL = 0.8
/** How a question asks for words or a number. */
const OWN_WORDS =
  /(?<!\p{L})(?:why|describe|explain|specify|comments?|suggest\p{L}*|remarks?|anything|other|how (?:many|much|old)|age|date|year|name|e-?mail|address|phone|city|town|country|thoughts?|opinions?|feedback|experiences?|pourquoi|décri\p{L}+|expliqu\p{L}+|précis\p{L}+|commentaires?|suggestions?|remarques?|autres?|combien|âge|année|nom|prénom|adresse|téléphone|ville|pays|avis|mots?)(?!\p{L})/iu
/** The fewest questions that are all numbered. */
const MANY_NUMBERED = 8
/** The fewest questions in a row that ask nothing, which are hardly all meant so. */
const MANY_BARE = 5
/** The most words of the name of a group of rows, the fewest of a statement, and the fewest rows with both. */
const SHORT_ROW = 2
const LONG_ROW = 5
const MANY_ROWS = 8
/** How many items have the same options where one more is odd, and how many options these are at least. */
const SEVERAL_SETS = 3
const FEWEST_OPTIONS = 3
/** An answer that questions add to a scale of others. */
const WAY_OUT =
  /(?<!\p{L})(?:other|none|n\/?a|not (?:sure|applicable)|don[’']t|prefer|unsure|refuse[ds]?|no opinion|autres?|aucune?|sans|ne (?:sait|sais|veux|souhaite)|refus|non concernée?)(?!\p{L})/iu
/** Space to write in. */
const SPACE = /_{2}|\.{4}|…{2}|\|_/
/** The fewest lines left out below a question that may be its options, and their longest. */
const FEWEST_BELOW = 3
const LONGEST_BELOW = 60

/** From this share of items on, some ask. */
const SOME = 0.3
/** How many lines above a statement are searched for its scale. */
const FEW_ABOVE = 6
const SPEAKS_OF_SCALE =
  /(?<!\p{L})(?:(?:answer|response|rating|likert) scale|on (?:a|the) scale|échelle (?:de réponse|de likert|suivante|ci-dessous))(?!\p{L})/iu
/** An item that is only an answer. */
const ANSWER =
  /^\W*(?:yes|no|maybe|true|false|(?:strongly )?(?:dis)?agree|never|rarely|sometimes|often|always|(?:plutôt )?(?:oui|non)|peut-être|vrai|faux|jamais|rarement|parfois|souvent|toujours|none of the above|others?|autres?)\W*$/iu
/** How a question follows up on the one above. */
const FOLLOWS_UP = /^\W*(?:if|si|why|pourquoi)(?!\p{L})/iu
/** A field below others. A whole question may well be asked of several things. */
const FIELD = /^[^?]*\p{L}\s?:\s?\p{L}[^?]*$/u
/** A place for the answer below a question: "Answer: ____". */
const ANSWER_FIELD = /^\W*(?:your |votre |ta )?(?:answer|response|réponse)\s?:\s?[_.…\s]{3,}/iu
/** What is printed on each page. */
const PRINTED = /^\W*(?:https?:|www\.|page\b|\d{1,4}\s?(?:\/|of|sur)\s?\d{1,4}$)|\d{1,2}\/\d{1,2}\/\d{2}/iu
const BLANK = /^[^\p{L}]*$/u

/** An item with the places of its lines. */
interface OwnItem {
  question: Question
  item: number
  /** The place of its first line, and of its last one. */
  at: number
  last: number
}

/** What is odd in items beside the others, each with its line. */
export function oddNeighbours(
  questions: readonly Question[],
  lines: readonly SourceLine[],
): { code: OddNeighbour; item: number; line: number }[] {
  const firsts = new Map<number, number>()
  const lasts = new Map<number, number>()
  lines.forEach(({ item }, at) => {
    if (item === null) return
    if (!firsts.has(item)) firsts.set(item, at)
    lasts.set(item, at)
  })
  const items = questions.flatMap((question, index): OwnItem[] => {
    const at = firsts.get(index + 1)
    return at === undefined ? [] : [{ question, item: index + 1, at, last: lasts.get(index + 1) ?? at }]
  })
  const found = [
    ...again(items).map((own) => ({ code: 'stem_again' as const, ...own })),
    ...likeOptions(items, lines).map((own) => ({ code: 'stem_like_option' as const, ...own })),
    ...aboveLeftOut(items, lines).map((own) => ({ code: 'left_out_below' as const, ...own })),
    ...apartOptions(items).map((own) => ({ code: 'options_apart' as const, ...own })),
    ...answering(items).map((own) => ({ code: 'stem_answers' as const, ...own })),
    ...belowScale(items, lines).map((own) => ({ code: 'scale_unused' as const, ...own })),
    ...bareRuns(items, lines).map((own) => ({ code: 'stems_bare' as const, ...own })),
    ...shortRows(items, lines).map((own) => ({ code: 'row_short' as const, ...own })),
    ...withoutOptions(items, lines).map((own) => ({ code: 'options_missing' as const, ...own })),
    ...oneMore(items, lines),
    ...aboveField(items, lines).map((own) => ({ code: 'blank_below' as const, ...own })),
  ]
  return found.map(({ code, item, at }) => ({ code, item, line: at }))
}

/** Fields that come several times. */
function again(items: readonly OwnItem[]): OwnItem[] {
  const counts = new Map<string, number>()
  const fields = items.filter(({ question: { stem, options } }) => options.length === 0 && FIELD.test(stem))
  const keyOf = ({ question: { stem } }: OwnItem) => stem.toLowerCase()
  for (const own of fields) counts.set(keyOf(own), (counts.get(keyOf(own)) ?? 0) + 1)
  return fields.filter((own) => (counts.get(keyOf(own)) ?? 0) > 1)
}

/** Items without options that look as the options of the others do, and the question above a run of them. */
function likeOptions(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const stems = usual(items.map(({ at }) => lines[at]))
  const options = usual(lines.filter(({ role }) => role === 'option'))
  if (items.length < ENOUGH || stems === null || options === null || stems === options) return []
  if (options.startsWith('none') || options.startsWith('|')) return []
  const isOpen = ({ question }: OwnItem) => question.options.length === 0
  const isLike = (own: OwnItem | undefined) => {
    const line = own && lines[own.at]
    return own !== undefined && isOpen(own) && line?.role === 'stem' && listOf(line) === options
  }
  return items.filter((own, index) => isLike(own) || (isOpen(own) && isLike(items[index + 1])))
}

/** The marker and list of most of these lines; null where most are unlike. */
function usual(lines: readonly (SourceLine | undefined)[]): string | null {
  const counts = new Map<string, number>()
  for (const line of lines) if (line) counts.set(listOf(line), (counts.get(listOf(line)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= lines.length * MOSTLY ? most[0] : null
}

/** Items without options above several short lines that are left out, where most items have options. */
function aboveLeftOut(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const answered = items.filter(({ question }) => question.options.length > 0).length
  if (answered < items.length * MOSTLY) return []
  return items.filter(({ question, last }) => {
    if (question.options.length > 0) return false
    const below = lines.slice(last + 1, last + 1 + FEWEST_BELOW)
    return below.length === FEWEST_BELOW && below.every(isShort)
  })
}

const isShort = ({ role, item, text }: SourceLine) =>
  role === 'left_out' &&
  item === null &&
  text.length <= LONGEST_BELOW &&
  !PRINTED.test(text) &&
  !BLANK.test(text)

/** Questions without options above an item that has some but asks nothing, and that item. */
function apartOptions(items: readonly OwnItem[]): OwnItem[] {
  const asks = (own: OwnItem | undefined) => own !== undefined && /\?\W*$/.test(own.question.stem.slice(-4))
  const isOpen = (own: OwnItem | undefined) => own?.question.options.length === 0
  const isApart = (at: number) => {
    const [own, next] = [items[at], items[at + 1]]
    const isName =
      next !== undefined && !/[?:]/.test(next.question.stem) && !FOLLOWS_UP.test(next.question.stem)
    return asks(own) && isOpen(own) && isName && !isOpen(next) && next.question.options.length > 1
  }
  const pairs = items.flatMap((_, at) => (isApart(at) ? [at] : []))
  // Where hardly any item asks, statements are what the paper has.
  if (items.filter(asks).length < items.length * SOME) return []
  return pairs.flatMap((at) => [items[at], items[at + 1]].filter((own) => own !== undefined))
}

/** Items of which the question is nothing but a word that answers. */
function answering(items: readonly OwnItem[]): OwnItem[] {
  return items.filter(({ question }) => ANSWER.test(question.stem) && question.options.length === 0)
}

/** Statements without options, right below a line that speaks of a scale, as long as they follow each other. */
function belowScale(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const isBare = ({ question: { stem, options } }: OwnItem) =>
    options.length === 0 && /[^?:]$/.test(stem.trim())
  const found: OwnItem[] = []
  items.forEach((own, index) => {
    const above = lines.slice(Math.max(0, own.at - FEW_ABOVE), own.at).filter(({ item }) => item === null)
    const isNamed = above.some(({ text }) => SPEAKS_OF_SCALE.test(text))
    const goesOn = items[index - 1] === found.at(-1) && index > 0 && above.length === 0
    if (isBare(own) && (isNamed || (found.length > 0 && goesOn))) found.push(own)
  })
  // Where answers are items of their own, the statements above them have none.
  if (answering(items).length >= FEWEST_BELOW) return items.filter(isBare)
  return found.length >= FEWEST_BELOW ? found : []
}

/**
 * Items without options where nearly all have some, unless they ask for words or a number, or there is space for these.
 */
function withoutOptions(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const open = items.filter(({ question }) => question.options.length === 0)
  if (items.length < MANY_NUMBERED || open.length > items.length * (1 - NEARLY_ALL)) return []
  const hasSpace = ({ at }: OwnItem) =>
    lines.slice(at, at + 2).some(({ text }) => /_{2}|\.{4}|…|\|_/.test(text))
  return open.filter((own) => !OWN_WORDS.test(own.question.stem) && !hasSpace(own))
}

/** The first two of many questions in a row that ask nothing, offer nothing and have no space to write. */
function bareRuns(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const hasSpace = ({ at, last }: OwnItem) => lines.slice(at, last + 2).some(({ text }) => SPACE.test(text))
  const isBare = (own: OwnItem | undefined) =>
    own !== undefined &&
    own.question.options.length === 0 &&
    lines[own.at]?.role === 'stem' &&
    !/[?？:]/.test(own.question.stem) &&
    !BIDS.test(own.question.stem) &&
    !hasSpace(own)
  return items.filter((_, index) =>
    [index, index - 1].some(
      (first) =>
        items.slice(Math.max(0, first), first + MANY_BARE).filter(isBare).length === MANY_BARE &&
        !isBare(items[first - 1]),
    ),
  )
}

/** Rows of a grid that are much shorter than nearly all others: the names of groups of rows. */
function shortRows(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  const words = ({ at }: OwnItem) => (lines[at]?.text ?? '').split(/\s+/).length
  const rows = items.filter(({ at }) => lines[at]?.role === 'row')
  const short = rows.filter((own) => words(own) <= SHORT_ROW)
  const long = rows.filter((own) => words(own) >= LONG_ROW)
  return rows.length >= MANY_ROWS && short.length + long.length > rows.length * NEARLY_ALL
    ? few(short, rows)
    : []
}

const few = (some: readonly OwnItem[], all: readonly OwnItem[]): OwnItem[] =>
  some.length <= all.length * (1 - NEARLY_ALL) ? [...some] : []

/** The last options of items which otherwise have those of several others: perhaps they are headings. */
function oneMore(items: readonly OwnItem[], lines: readonly SourceLine[]) {
  const textsOf = ({ question }: OwnItem) => question.options.map(({ text }) => text)
  const counts = new Map<string, number>()
  for (const own of items) {
    const key = textsOf(own).join('\n')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return items.flatMap((own) => {
    const texts = textsOf(own)
    const isAdded = (counts.get(texts.slice(0, -1).join('\n')) ?? 0) >= SEVERAL_SETS
    const isWayOut = WAY_OUT.test(texts.at(-1) ?? '')
    if (texts.length <= FEWEST_OPTIONS || isWayOut || !isAdded || (counts.get(texts.join('\n')) ?? 0) > 1)
      return []
    const isLast = lines[own.last]?.role === 'option' && lines[own.last]?.text.includes(texts.at(-1) ?? '')
    return isLast ? [{ code: 'option_added' as const, ...own, at: own.last }] : []
  })
}

/** Items with options, above a place for an answer in one's own words. */
function aboveField(items: readonly OwnItem[], lines: readonly SourceLine[]): OwnItem[] {
  return items.filter(({ question, last }, index) => {
    if (question.options.length === 0) return false
    const end = items[index + 1]?.at ?? lines.length
    return lines.slice(last + 1, Math.min(end, last + 3)).some(({ text }) => ANSWER_FIELD.test(text))
  })
}
