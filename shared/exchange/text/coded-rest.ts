import type { OutlineLine } from './outline-line.ts'

/** A coded line among or behind the rows of a grid: an answer to each of them, or one more row. */
export interface CodedRest {
  line: OutlineLine
  text: string
  isRow: boolean
}

/** The codes that stand for what is no point of a scale. */
const CODED = /^\(?(?:77|88|9[5-9]|777|888|99[5-9])\)?\s?[.):=–-]?\s+(\S.{0,120})$/u
/** What may stand behind such a phrase: a remark in brackets, another phrase, a blank. More words make a statement. */
const END =
  '\\s{0,3}(?:$|[([,;/_:…]|\\.{2,}|\\.$|[–—-]\\s|please(?!\\p{L})|(?:to |à )?(?:specify|préciser|précisez)|(?:or|ou)\\s(?:dk|don|do not|refus|no |not |ne |sans |non ))'
/** No answer, in English and French. A remark that it is not read out may follow. */
const NO_ANSWER = new RegExp(
  `^\\(?(?:dk|d/k|na|n/a|nsp|don['’]?t know|do not know|refus(?:al|ed?|é|es|e de répondre|ed? to (?:answer|say))?|no (?:answer|opinion|response)|not (?:applicable|sure)|can['’]?t (?:say|choose)|ne sai[st] pas|sans (?:réponse|opinion|avis)|non concernée?s?|pas de réponse)\\)?${END}`,
  'iu',
)
/** Another thing than those that the rows name. */
const OTHER = new RegExp(
  `^\\(?(?:others?|autres?|other (?:answers?|reasons?|things?)|autres? (?:réponses?|raisons?))\\)?${END}`,
  'iu',
)

/** Reads such a line; null where it is none. */
export function codedRest(line: OutlineLine): CodedRest | null {
  if (line.fixed || line.role || line.isExact) return null
  const [, text = ''] = CODED.exec((line.typed ?? line.text).trim()) ?? []
  if (NO_ANSWER.test(text)) return { line, text, isRow: false }
  return OTHER.test(text) ? { line, text, isRow: true } : null
}
