import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dismissFinding,
  restoreFinding,
} from '../../../../renderer/features/builder/wording/wording-commands.ts'
import {
  isOptionMarked,
  markStem,
  openFindings,
  type ShownFinding,
  showFindings,
} from '../../../../renderer/features/builder/wording/wording-findings.ts'
import type { CheckedItem } from '../../../../renderer/features/builder/wording/wording-store.ts'
import { type Dismissal, emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'
import { reportItem } from '../../../../shared/wording/report-item.ts'

function checked(stem: string, options: string[]): CheckedItem {
  return { stem, options, report: reportItem({ id: 'q', type: 'single_choice', stem, options }, 'fr') }
}

function draftOf({ stem, options }: CheckedItem): SurveyDraft {
  const texts = options.map((text, at) => ({ id: `o${at}`, text }))
  return { ...emptyDraft(), questions: [{ id: 'q', stem, type: 'single_choice', options: texts }] }
}

function only(item: CheckedItem, rule: string): ShownFinding {
  const found = showFindings(item, []).find(({ finding }) => finding.rule === rule)
  if (!found) throw new Error(`no ${rule}`)
  return found
}

const LEADING = checked('Ne pensez-vous pas que les bus sont trop chers ?', ['Oui', 'Non'])

test('a dismissal holds for its words only, and can be taken back', () => {
  const draft = draftOf(LEADING)
  const { words } = only(LEADING, 'leading')
  const dismissal = { question: 'q', rule: 'leading', words, reason: 'As in 2019' }
  dismissFinding(draft, dismissal)
  dismissFinding(draft, { ...dismissal, reason: 'As in 2021' })
  expect(draft.dismissals).toEqual([{ ...dismissal, reason: 'As in 2021' }])
  expect(openFindings(LEADING, draft.dismissals).map(({ finding }) => finding.rule)).not.toContain('leading')
  const other = checked('Ne croyez-vous pas que les bus sont trop chers ?', ['Oui', 'Non'])
  expect(openFindings(other, draft.dismissals).map(({ finding }) => finding.rule)).toContain('leading')
  restoreFinding(draft, dismissal)
  expect(openFindings(LEADING, draft.dismissals)).toEqual(showFindings(LEADING, []))
})

test('both of two options that say the same are marked, until one is written anew or the remark dismissed', () => {
  const item = checked('Comment venez-vous ?', ['En voiture', 'À pied', 'En automobile'])
  const marked = (texts: readonly string[], dismissals: Dismissal[] = []) =>
    texts.map((text, at) => isOptionMarked(item, dismissals, at, text))
  expect(marked(item.options)).toEqual([true, false, true])
  expect(marked(['En voiture', 'À pied', 'En train'])).toEqual([true, false, false])
  const { words } = only(item, 'duplicate_options')
  const dismissal = { question: 'q', rule: 'duplicate_options', words, reason: 'Meant so' }
  expect(marked(item.options, [dismissal])).toEqual([false, false, false])
  expect(isOptionMarked(undefined, [], 0, 'En voiture')).toBe(false)
})

test('a stem is cut without losing a letter, and marked where the words are', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(40))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(span, { maxLength: 4 }), (stem, spans) => {
      const findings = spans.map(([one, other]): ShownFinding => {
        const start = Math.min(one, other, stem.length)
        const end = Math.min(Math.max(one, other), stem.length)
        const finding = {
          rule: 'jargon',
          start,
          end,
          why: 'jargon',
          strength: 'look_again',
          source: '',
        } as const
        return { finding, words: stem.slice(start, end), dismissal: null }
      })
      const stretches = markStem(stem, findings)
      if (stretches.length > 0) expect(stretches.map(({ text }) => text).join('')).toBe(stem)
      for (const { start, text, marked } of stretches) {
        const inside = spans.some(([one, other]) => {
          const words = stem.slice(Math.min(one, other), Math.max(one, other))
          const whole = words.trim() === stem.trim()
          return !whole && Math.min(one, other) <= start && start + text.length <= Math.max(one, other)
        })
        expect(marked).toBe(inside && text !== '')
      }
    }),
  )
})

test('words that were changed since they were read are not marked', () => {
  const finding = only(LEADING, 'leading')
  expect(markStem(LEADING.stem, [finding]).filter(({ marked }) => marked)).toHaveLength(1)
  expect(markStem(`Et ${LEADING.stem}`, [finding])).toEqual([])
})
