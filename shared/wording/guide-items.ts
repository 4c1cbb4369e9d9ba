import { detectLanguage } from './detect-language.ts'
import type { Finding, RuleCode, WordingLanguage } from './finding.ts'
import type { ItemReport, SurveyItem } from './survey-report.ts'
import { foldText } from './text/fold.ts'
import { splitSentences } from './text/sentences.ts'

/** A focus group's texts as the checker reads them. */
export interface GuideTexts {
  title: string
  guide: string
}

/** A part that is checked at once: the title, or a point of the guide with the text that leads up to its question. */
export interface GuideItem extends SurveyItem {
  place: keyof GuideTexts
  /** Offset of its beginning in that text, in UTF-16 units. */
  start: number
}

/** A finding in a guide; `start` and `end` are offsets in the text that `place` names. */
export interface GuideFinding {
  place: keyof GuideTexts
  start: number
  end: number
  words: string
  /** The whole text of the point that it is in, or the title. */
  point: string
  /** Offset of the point's beginning in that text, in UTF-16 units. */
  pointStart: number
  finding: Finding
}

/** The rules that apply to discussions: not those about options, nor those about stems that are hard to remember. */
const GUIDE_RULES: ReadonlySet<RuleCode> = new Set([
  'double_barrelled',
  'leading',
  'loaded',
  'double_negative',
  'vague_quantifier',
  'absolute',
])

/** The title and the points of a guide, as open-ended items. */
export function guideItems({ title, guide }: GuideTexts, lang: WordingLanguage): GuideItem[] {
  const points = splitGuide(guide, detectLanguage(guide) ?? lang)
  return [...(title.trim() === '' ? [] : [asItem('title', 0, title)]), ...points]
}

/** The findings in the checked items, in reading order. */
export function guideFindings(
  items: readonly GuideItem[],
  reports: ReadonlyMap<string, Pick<ItemReport, 'findings'>>,
): GuideFinding[] {
  return items.flatMap((item) =>
    (reports.get(item.id)?.findings ?? []).flatMap((finding) => {
      const { start, end } = finding
      if (start === null || end === null || !isAboutTalk(item, finding)) return []
      const words = item.stem.slice(start, end)
      return [
        {
          place: item.place,
          start: item.start + start,
          end: item.start + end,
          words,
          point: item.stem,
          pointStart: item.start,
          finding,
        },
      ]
    }),
  )
}

/** "Which" and "what": questions that ask to choose or list, in which "all" and "never" only say what to list. */
const LISTS = /(?:^|[\s,:'’])(?:which|what|quel(?:le)?s?|lesquel(?:le)?s|qu'est-ce)(?![\p{L}])/iu

/** "And what", « et sur quel », "and if so, when": a prompt in the same sentence as its question. */
const SECOND_ASKING =
  /^[\s,]*(?:(?:and|or|but|et|ou|mais),?\s+)?(?:(?:if (?:so|yes|not|no)|in that case|si (?:oui|non)|sinon|dans ce cas|le cas échéant)(?!\p{L})|(?:\p{L}+\s+)?(?:what|which|who|whom|how|why|when|where|qui|qu[e'’]|quoi|quel(?:le)?s?|comment|pourquoi|quand|où|combien))/iu

function isAboutTalk(item: GuideItem, { rule, start, end }: Finding): boolean {
  if (!GUIDE_RULES.has(rule)) return false
  // "Tell us who you are and what you do" invites people to talk: they need not answer both at once.
  if (rule === 'double_barrelled')
    return item.stem.trimEnd().endsWith('?') && !SECOND_ASKING.test(item.stem.slice(start ?? 0, end ?? 0))
  if (rule === 'absolute') return !LISTS.test(item.stem.slice(0, start ?? 0))
  return true
}

/** The marker before an entry of a list: a dash, a dot, a number, a letter. */
const BULLET = /^\s*(?:[-–—•*·]|\d{1,2}\s*[.)\-:]|[a-z]\))?\s*/iu

/**
 * Splits a guide into points, as a moderator would bring them up: by line, and within a line after each question. A
 * question that follows another one is a prompt, not half of a double question.
 */
function splitGuide(guide: string, lang: WordingLanguage): GuideItem[] {
  return [...guide.matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index }) => {
    const bullet = BULLET.exec(line)?.[0].length ?? 0
    return cutAfterQuestions(line.slice(bullet), lang).map(({ start, text }) =>
      asItem('guide', index + bullet + start, text),
    )
  })
}

function cutAfterQuestions(line: string, lang: WordingLanguage): { start: number; text: string }[] {
  const folded = foldText(line)
  const parts: { start: number; text: string }[] = []
  let start = 0
  const cut = (end: number) => {
    const written = line.slice(start, end)
    const lead = written.length - written.trimStart().length
    if (/\p{L}/u.test(written)) parts.push({ start: start + lead, text: written.trim() })
    start = end
  }
  for (const sentence of splitSentences(folded, lang)) {
    if (sentence.text.endsWith('?')) cut(folded.origin?.[sentence.end] ?? sentence.end)
  }
  cut(line.length)
  return parts
}

function asItem(place: keyof GuideTexts, start: number, stem: string): GuideItem {
  return { id: `${place}:${start}`, place, start, type: 'open_ended', stem, options: [] }
}
