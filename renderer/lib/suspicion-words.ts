import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../shared/analysis/base-size.ts'
import type { Suspicion } from '../../shared/analysis/diagnostics/suspicion.ts'
import type { Question } from '../../shared/models/draft.ts'
import type { PersonaWords } from '../../shared/personas/persona-words.ts'
import type { Finding } from '../../shared/wording/finding.ts'
import { formatNumber, formatPercent, formatShare } from './format.ts'
import type { Language } from './i18n.ts'

/** The words for a mark: what was seen, what it is compared with, and what it cannot show. */
export interface SuspicionWords {
  name: string
  seen: string
  /** Sentences; none where there is nothing to compare with. */
  against: string[]
  cannot: string
}

/** A smaller share is shown as "less than" this. */
const RARE = 0.001

/** What the words depend on besides the mark. */
export interface WordsOf {
  t: TFunction<readonly ['diagnosis', 'wording']>
  language: Language
  question: Pick<Question, 'stem' | 'options'>
  /** Names the profile fields in the page's language; without it they are named as received. */
  personas?: Pick<PersonaWords, 'name'>
}

/** The words for a mark, from the numbers of its evidence. On a base under `LEAST_BASE` without percentages. */
export function suspicionWords(
  suspicion: Suspicion,
  { t, language, question, personas }: WordsOf,
): SuspicionWords {
  const { evidence, base } = suspicion
  const number = (value: number) => formatNumber(value, language)
  const share = (value: number) => formatPercent(value, 1, language)
  const hasShares = base >= LEAST_BASE
  const part = (count: number, of: 'personas' | 'answers') =>
    hasShares
      ? t(`part.${of}Share`, {
          amount: number(count),
          base: number(base),
          share: formatPercent(count, base, language),
        })
      : t(`part.${of}`, { amount: number(count), base: number(base) })
  const optionText = (option: number) =>
    keepSigns(question.options[option]?.text.trim() ?? '') || number(option + 1)
  const optionList = (options: readonly number[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
    listOf(
      options.map((option) => quoted(optionText(option), language)),
      language,
      type,
    )
  const name =
    evidence.kind === 'wording' ? t(`wording:rule.${evidence.finding.rule}`) : t(`name.${evidence.kind}`)
  const cannot = t(`cannot.${evidence.kind}`)
  const said = (seen: string, ...against: (string | null)[]): SuspicionWords => ({
    name,
    seen,
    against: against.filter((each) => each !== null),
    cannot,
  })

  switch (evidence.kind) {
    case 'no_variety': {
      const { first, evenness, othersEvenness, others } = evidence
      const own = number(Math.round(100 * evenness))
      const leftOut = optionList(evidence.leftOut)
      const most = { part: part(first.count, 'personas'), option: optionText(first.option) }
      return said(
        leftOut === '' ? t('seen.no_variety', most) : t('seen.no_variety_of', { ...most, leftOut }),
        othersEvenness === null
          ? t('against.varietyAlone', { own })
          : t('against.variety', {
              own,
              others: number(others),
              median: number(Math.round(100 * othersEvenness)),
            }),
      )
    }
    case 'unchosen_option': {
      const options = optionList(evidence.options, 'disjunction')
      const leftOut = optionList(evidence.leftOut)
      const chance =
        evidence.chance < RARE
          ? t('against.chanceRare')
          : t('against.chance', { share: formatShare(evidence.chance, language) })
      const seen =
        leftOut === ''
          ? t('seen.unchosen_option', { base: number(base), options })
          : t('seen.unchosen_option_of', { base: number(base), options, leftOut })
      return said(seen, hasShares ? chance : null)
    }
    case 'no_opinion': {
      const { count, options, othersShare, others } = evidence
      const chosen = options.map(({ option }) => quoted(optionText(option), language))
      return said(
        chosen.length === 0
          ? t('seen.no_opinion_open', { part: part(count, 'personas') })
          : t('seen.no_opinion', { part: part(count, 'personas'), options: listOf(chosen, language) }),
        othersShare === null || !hasShares
          ? null
          : t('against.othersOut', { others: number(others), share: share(othersShare) }),
      )
    }
    case 'blank': {
      const { count, othersShare, others, offersWayOut } = evidence
      const isChoice = question.options.length > 0
      return said(
        t('seen.blank', { part: part(count, 'answers') }),
        othersShare === null || !hasShares
          ? null
          : t('against.othersBlank', { others: number(others), share: share(othersShare) }),
        isChoice && !offersWayOut ? t('against.noWayOut') : null,
      )
    }
    case 'off_point':
      return said(
        t('seen.off_point', {
          part: part(evidence.unread.length + evidence.besideThePoint.length, 'answers'),
        }),
      )
    case 'asks_back':
    case 'unclear':
    case 'repeats_stem':
      return said(t(`seen.${evidence.kind}`, { part: part(evidence.count, 'answers') }))
    case 'opens_alike':
      return said(
        t('seen.opens_alike', { part: part(evidence.count, 'answers'), opening: evidence.opening }),
        t('against.openings', { openings: number(evidence.openings), words: evidence.leastWords }),
      )
    case 'near_duplicates':
      return said(
        t('seen.near_duplicates', { part: part(evidence.count, 'answers') }),
        t('against.groups', { count: evidence.groups.length }),
        t('against.longOnly', { words: evidence.leastWords }),
      )
    case 'straight_lining': {
      const items = listOf(
        evidence.items.map((item) => number(item + 1)),
        language,
      )
      return said(
        t('seen.straight_lining', { part: part(evidence.personas.length, 'personas'), items }),
        hasShares ? t('against.line', { share: share(evidence.expectedShare) }) : null,
      )
    }
    case 'explained_by_trait': {
      const { association, byChance } = evidence
      const [field = '', ...alsoBy] = [evidence.field, ...evidence.alsoBy].map(
        (each) => personas?.name(each) ?? each,
      )
      const two = (value: number) => number(Math.round(100 * value) / 100)
      return said(
        t('seen.explained_by_trait', { base: number(base), field }),
        t('against.trait', { association: two(association), chance: two(byChance) }),
        alsoBy.length === 0 ? null : t('against.also', { fields: alsoBy.join(', ') }),
      )
    }
    case 'wording': {
      const { finding, dismissed } = evidence
      const why = t(`wording:why.${finding.why}`)
      const words = flaggedWords(finding, question).map((each) => quoted(keepSigns(each), language))
      return said(
        words.length === 0
          ? t('seen.wording', { why })
          : t('seen.wording_of', { words: listOf(words, language), why }),
        dismissed === null
          ? null
          : dismissed.trim() === ''
            ? t('against.dismissedOnly')
            : t('against.dismissed', { reason: dismissed }),
      )
    }
  }
}

/**
 * The words that the wording checker points out: in the stem, or one or two options. None where it is about the whole
 * stem or about all options.
 */
function flaggedWords(
  { start, end, option, other }: Finding,
  { stem, options }: Pick<Question, 'stem' | 'options'>,
): string[] {
  if (start !== null && end !== null) {
    const words = stem.slice(start, end).trim()
    return words === '' || words === stem.trim() ? [] : [words]
  }
  return [other, option].flatMap((at) => {
    const text = at === undefined ? '' : (options[at]?.text.trim() ?? '')
    return text === '' ? [] : [text]
  })
}

/** Keeps a sign such as % on the line of its number. */
function keepSigns(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[%€$£°])/g, '\u00a0')
}

function quoted(text: string, language: Language): string {
  return language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}

function listOf(
  words: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(words)
}

/** Positions of the personas whose answers a mark is about; empty where it is about no particular persona. */
export function personasOf({ evidence }: Suspicion): readonly number[] {
  switch (evidence.kind) {
    case 'off_point':
      return [...evidence.unread, ...evidence.besideThePoint].sort((a, b) => a - b)
    case 'near_duplicates':
      return evidence.groups.flat()
    case 'unchosen_option':
    case 'explained_by_trait':
    case 'wording':
      return []
    default:
      return evidence.personas
  }
}
