import type { Question } from '../models/draft.ts'
import type { SourceLine } from './source-lines.ts'
import { answersBehindColon } from './text/answers-behind-colon.ts'
import { CELLS } from './text/table-rows.ts'
import { yesNoOf } from './text/yes-no.ts'

/** What is odd in the words of an item. */
export type OddWords =
  /** A question that begins with a number or code, as most that were left on it do. */
  | 'stem_number'
  /** A question in capitals among others that are not. */
  | 'stem_shouts'
  /** A very long question: other text may have got into it. */
  | 'stem_long'
  /** A question without options that speaks of some, or is answered by yes or no as others are that have them. */
  | 'stem_offers'
  /** A question that names a scale of another number of points than it has options. */
  | 'scale_short'
  /** Response options that still have a box, letter or number beside them. */
  | 'option_mark'
  /** A response option in which there is a question, or several options. */
  | 'option_swallows'
  /** A response option that only asks for words, explains the field, or is an address. */
  | 'option_bids'
  /** A question or response option that is a whole row of a table. */
  | 'row_whole'
  /** A response option that is written as the question is: with the same marker in the same list. */
  | 'option_alike'
  /** A response option in words among numbers. */
  | 'option_apart'

/** The longest question that is not odd, in characters. */
const LONG = 300
/** The fewest response options of which all others are numbers. */
const FEW = 4
/** From this share of items with options on, a question that is answered by yes or no has some too. */
const MOSTLY = 0.6
/** The same share among those that yes or no answers. */
const SOME = 0.4

const NUMBER = /^(?:[A-Z]{1,2}[-.]?)?\d{1,3}(?:[._-]\d{1,3})*[a-z]?[.):]?\s+["“«]?\s?\p{Lu}/u
/** Words of a question of which the answers are to be marked. */
const MARKED =
  /[([]\s?(?:please |merci de |veuillez )?(?:tick|select|check|circle|choose|mark|cochez|cocher|entoure[rz]|choisi(?:r|ssez))\b[^()[\]]*[)\]]|[([][^()[\]]*\b(?:plusieurs réponses|several answers|all that apply)\b[^()[\]]*[)\]]/iu
/**
 * Answers behind a question: "… ? Bus, train, bike...", "… — Yes / No". No answer holds what divides them: with several
 * ways to divide a text, one with many dashes would take years.
 */
const LISTED =
  /\?\s+[^?]{2,40}(?:\s[–-]\s(?:(?!\s[–-]\s)[^?]){1,40}){2,}$|\?\s+[^?]{2,60}(?:,\s[^?,]{1,40}){2,}$|\S\s\/\s\S|^[^,]{3,120}\s?:\s?[^,:]{1,40}(?:,\s[^,:]{1,40}){2,}$/u
/** The ends of a scale: "on a scale of 1 to 5", « sur une échelle de 0 à 10 ». */
const SCALE =
  /(?<!\p{L})(?:scale|échelle)\s(?:of|from|de|allant de)\s([01])\s[^\d]{0,60}?(?:to|à)\s(\d{1,2})(?!\d)/iu
const BOX = /[☐☑☒□■▢◻⬜🔲○◯🔘⚪]/u
const MARK = /^(?:[([][\s_xX]{0,3}[)\]]|\(?[a-hA-H][.)]\s|\(?\d{1,2}[.)]\s|[•▪▸▹►▶·→*]\s|#{1,6}\s)/u
/** An option that asks the one who answers to write something, or shows how. */
const BIDS =
  /^(?:(?:if|si) [^,]{2,20},?\s)?(?:please |merci de |veuillez )?(?:specify|explain|describe|enter|write|type in|précise[rz]|explique[rz]|saisi(?:r|ssez)|écri(?:re|vez)|décri(?:re|vez)|renseigne[rz])(?!\p{L})|^(?:format|exemples?|examples?|e\.g\.|hint|nb|note)\s?:|^(?:https?:\/\/|www\.)\S+$/iu
/** A further question behind an option: "No Why". */
const ASKS_BEHIND = /\s(?:Why|Pourquoi)\s?\??$/u
/** A remark in brackets alone, which is hardly a question. */
export const IN_BRACKETS = /^[([][^?]*[)\]]$/
/** A text that explains something by its name: "Time: 5 minutes". */
const EXPLAINS = /^[\p{L}][\p{L}\s/’'-]{1,40}\s?:\s\S/u
/** A further answer behind one that ends with a bracket: "Social media (such as X) Other". */
const OTHER_BEHIND = /[)\]]\s+(?:others?|autres?)$/iu
/** The points of a scale that were drawn on one line: "0 …… 1 …… 9". */
const DRAWN = /\d\s?(?:…|\.{3,}|_{3,}|[-–—]{3,})[^\n]*\d/u
/** Answers that are counted within a question: "Under 18 (2) 18 to 25 (3) Above". */
const COUNTED = /\s\(2\)\s.+\s\(3\)\s|\s2[.)]\s.+\s3[.)]\s|\sb[.)]\s.+\sc[.)]\s/su
/** A word in an option, behind a mark that asks. */
const ASKS_WITHIN = /\?\s+\p{L}/u
const SEVERAL = /\S\s{3,}\S|(?:\S\s[;/]\s.*){2}|\S\s;\s\S/u
const POINT = /^\d+$/
const NAMED_POINT = /^\d{1,2}\s?[–=:.(-]/
const WORDS_IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*\s[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u

/** A line of an item with its place. */
interface ItemLine {
  line: SourceLine
  at: number
}

/** What most items of a result are like. */
export interface UsualItems {
  /** The share of items that have response options. */
  answered: number
  /** The same of items that are asked so that yes or no answers them. */
  agreed: number
  /** The share of items in capitals. */
  shouted: number
}

/** What most items of a result are like. */
export function usualItems(questions: readonly Question[]): UsualItems {
  const share = (all: readonly Question[], is: (question: Question) => boolean) =>
    all.filter(is).length / Math.max(1, all.length)
  const isAnswered = ({ options }: Question) => options.length > 0
  return {
    answered: share(questions, isAnswered),
    agreed: share(
      questions.filter(({ stem }) => yesNoOf(stem) !== null),
      isAnswered,
    ),
    shouted: share(questions, ({ stem }) => WORDS_IN_CAPITALS.test(stem)),
  }
}

/** What is odd in the words of an item, each with the place of the line to look at; the surest first. */
export function oddWords(
  { stem, options }: Question,
  lines: readonly ItemLine[],
  usual: UsualItems,
): { code: OddWords; at: number }[] {
  const first = lines[0]?.at ?? 0
  const found: { code: OddWords; at: number }[] = []
  const texts = options.map(({ text }) => text)
  const lineOf = (text: string) => lines.find(({ line }) => line.text.includes(text))?.at ?? first
  const swallowing = texts.find((text) =>
    [ASKS_WITHIN, SEVERAL, OTHER_BEHIND].some((sign) => sign.test(text)),
  )
  if (swallowing !== undefined) found.push({ code: 'option_swallows', at: lineOf(swallowing) })
  const isExplained = texts.length > 1 && !/\?/.test(stem) && texts.every((text) => EXPLAINS.test(text))
  if (isExplained) found.push({ code: 'option_bids', at: lineOf(texts[0] ?? '') })
  const drawn = texts.find((text) => DRAWN.test(text.slice(0, LONG)))
  if (drawn !== undefined) found.push({ code: 'option_swallows', at: lineOf(drawn) })
  const bidding = texts.find((text) => text.endsWith(':') || BIDS.test(text) || ASKS_BEHIND.test(text))
  if (bidding !== undefined) found.push({ code: 'option_bids', at: lineOf(bidding) })
  const row = [stem, ...texts].find((text) => text.includes(CELLS))
  if (row !== undefined) found.push({ code: 'row_whole', at: lineOf(row) })
  const alike = optionAlike(lines)
  if (alike !== null) found.push({ code: 'option_alike', at: alike })
  const marked = texts.filter((text) => MARK.test(text) || BOX.test(text))
  if (marked.length > 1) found.push({ code: 'option_mark', at: lineOf(marked[0] ?? '') })
  const worded = texts.filter((text) => !POINT.test(text))
  if (texts.length >= FEW && worded.length === 1 && !NAMED_POINT.test(worded[0] ?? ''))
    found.push({ code: 'option_apart', at: lineOf(worded[0] ?? '') })
  if (NUMBER.test(stem)) found.push({ code: 'stem_number', at: first })
  if (WORDS_IN_CAPITALS.test(stem) && usual.shouted < 1 - MOSTLY)
    found.push({ code: 'stem_shouts', at: first })
  const scale = SCALE.exec(stem)
  const points = scale ? Number(scale[2]) - Number(scale[1]) + 1 : texts.length
  if (texts.length === 0 && (scale || offers(stem, usual))) found.push({ code: 'stem_offers', at: first })
  else if (points !== texts.length && texts.length < points) found.push({ code: 'scale_short', at: first })
  if (stem.length > LONG) found.push({ code: 'stem_long', at: first })
  return found
}

/** Whether a question without response options speaks of some, or should have them as others have. */
function offers(stem: string, { answered, agreed }: UsualItems): boolean {
  if (answersBehindColon(stem)) return true
  if (MARKED.test(stem) || LISTED.test(stem) || COUNTED.test(stem.slice(0, 2 * LONG))) return true
  return (answered >= MOSTLY || agreed >= SOME) && yesNoOf(stem) !== null
}

/** The place of the first response option with the same marker in the same list as its question; null for none. */
function optionAlike(lines: readonly ItemLine[]): number | null {
  const stem = lines.find(({ line }) => line.role === 'stem')?.line
  const [marker = 'none'] = stem?.form.split('|', 1) ?? []
  if (!stem || marker === 'none' || marker === '') return null
  const kind = listOf(stem)
  return lines.find(({ line }) => line.role === 'option' && listOf(line) === kind)?.at ?? null
}

/** The marker, list and indent of a line, without its weight and how it ends. */
export const listOf = ({ form }: SourceLine) => form.split('|', 3).join('|')
