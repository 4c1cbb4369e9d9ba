import { expect, test } from 'vitest'
import { createWordingChecker } from '../../../../renderer/lib/wording/wording-checker.ts'
import { reportItem } from '../../../../shared/wording/report-item.ts'
import type { SurveyItem } from '../../../../shared/wording/survey-report.ts'

const ask = (id: string, stem: string, options = ['Oui', 'Non']): SurveyItem => ({
  id,
  type: 'single_choice',
  stem,
  options,
})
const WEAK = ask('a', 'Êtes-vous satisfait du prix et de la fréquence des bus de votre ville ?')
const SOUND = ask('b', 'Au cours des sept derniers jours, avez-vous pris le bus ?')

test('says of a questionnaire what is to be said of each of its items', () => {
  const check = createWordingChecker()
  const { reports, words, seconds } = check({
    turn: 1,
    language: 'fr',
    order: ['a', 'b'],
    changed: [WEAK, SOUND],
    off: [],
  })
  const each = [reportItem(WEAK, 'fr'), reportItem(SOUND, 'fr')]
  expect(reports).toEqual(each)
  expect([words, seconds]).toEqual([
    each.reduce((sum, report) => sum + report.words, 0),
    each.reduce((sum, report) => sum + report.seconds, 0),
  ])
  expect(reports[0]?.findings.map(({ rule }) => rule)).toContain('double_barrelled')
})

test('answers only with what changed, in the sums too', () => {
  const check = createWordingChecker()
  const first = check({ turn: 1, language: 'fr', order: ['a', 'b'], changed: [WEAK, SOUND], off: [] })
  const longer = { ...SOUND, stem: `${SOUND.stem} Même une seule fois.` }
  const second = check({ turn: 2, language: 'fr', order: ['b', 'a'], changed: [longer], off: [] })
  expect(second.turn).toBe(2)
  expect(second.reports.map(({ id }) => id)).toEqual(['b'])
  expect(second.words).toBe(first.words + 4)
  const third = check({ turn: 3, language: 'fr', order: ['b'], changed: [], off: [] })
  expect(third.reports).toEqual([])
  expect(third.words).toBe(second.reports[0]?.words)
})

test('a questionnaire in a third language is not read, its short items neither', () => {
  const check = createWordingChecker()
  const changed = [
    ask('s', '¿Con qué frecuencia se desplaza usted en transporte público?'),
    ask('u', '¿Está usted de acuerdo con la siguiente afirmación?'),
    ask('t', '¿Usa redes sociales?'),
    ask('e', 'Do you always agree with the mayor?'),
  ]
  const { reports } = check({ turn: 1, language: 'en', order: ['s', 'u', 't', 'e'], changed, off: [] })
  expect(reports.map(({ unread }) => unread)).toEqual([true, true, true, false])
  const alone = check({ turn: 2, language: 'en', order: ['t'], changed: [], off: [] })
  expect(alone.reports.map(({ unread }) => unread)).toEqual([false])
})

test('an item that does not tell its language is read in that of the questionnaire', () => {
  const check = createWordingChecker()
  const bare = ask('c', 'Budget 2026 ?', ['1', '2'])
  const french = check({
    turn: 1,
    language: 'en',
    order: ['a', 'b', 'c'],
    changed: [WEAK, SOUND, bare],
    off: [],
  })
  expect(french.reports.map(({ lang }) => lang)).toEqual(['fr', 'fr', 'fr'])
  const alone = check({ turn: 2, language: 'en', order: ['c'], changed: [], off: [] })
  expect(alone.reports.map(({ lang }) => lang)).toEqual(['en'])
})

test('findings of a rule that is off are not reported, and come back with the rule', () => {
  const check = createWordingChecker()
  const rulesOf = (off: string[], turn: number) => {
    const { reports } = check({ turn, language: 'fr', order: ['a', 'b'], changed: [WEAK, SOUND], off })
    return reports.map(({ id, findings }) => [id, findings.map(({ rule }) => rule)])
  }
  const [first] = rulesOf([], 1)
  expect(first).toEqual(['a', expect.arrayContaining(['double_barrelled'])])
  // Only the item whose findings changed is reported again.
  expect(rulesOf(['double_barrelled'], 2)).toEqual([['a', expect.not.arrayContaining(['double_barrelled'])]])
  expect(rulesOf(['double_barrelled'], 3)).toEqual([])
  expect(rulesOf([], 4)).toEqual([first])
})

test('what a rule that is off would have said colours no note on the whole', () => {
  const colouring = ask('a', 'Faut-il abandonner le projet désastreux de tramway de la municipalité ?')
  const coloured = ask('b', 'Que pensez-vous du tramway de la municipalité ?')
  const notesWith = (off: string[]) =>
    createWordingChecker()({
      turn: 1,
      language: 'fr',
      order: ['a', 'b'],
      changed: [colouring, coloured],
      off,
    }).notes.map(({ kind }) => kind)
  expect(notesWith([])).toContain('coloured')
  expect(notesWith(['loaded', 'leading'])).not.toContain('coloured')
})
