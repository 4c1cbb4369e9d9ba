import { describe, expect, it } from 'vitest'
import {
  documentedLevels,
  type EffectLevel,
  type EffectName,
} from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { practiceConditionsSchema } from '../../../electron/practice/conditions.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { type Push, percentYes, readItems } from '../../support/practice/opinion-items.ts'
import { readLabelledItems } from '../wording/labelled-items.ts'

const people = drawPanel(1).personas.slice(0, 2000)

/** Wordings whose push is known to be missed, listed so that nobody thinks they are covered. */
const unseen = [
  'Do you support the life-saving programme?',
  "Soutenez-vous les preneurs d'otages que sont les grévistes ?",
  'Do you approve of the brutal wage cut?',
]
const pushes = readItems<Push>('pushes')

/** Percentage of yes with this level of one effect. */
function yesAt(
  texte: string,
  name: EffectName,
  level: EffectLevel,
  before: readonly Question[] = [],
): number {
  const question: Question = { type: 'choix_unique', texte, options: ['Oui', 'Non'] }
  const levels = { ...documentedLevels, [name]: level }
  const answers = answersOf(people, [...before, question], '', levels).map((row) => row.at(-1) ?? null)
  const given = answers.filter((answer) => answer !== null)
  return (100 * given.filter((answer) => answer === 'Oui').length) / given.length
}

describe('A wording that pushes', () => {
  it.each(pushes.filter(({ push }) => !unseen.includes(push)))('« $push » moves answers by $sign', (item) => {
    const moved = percentYes(item.push, item.options, people) - percentYes(item.plain, item.options, people)
    expect(moved * item.sign).toBeGreaterThan(3)
    expect(moved * item.sign).toBeLessThan(30)
  })

  it('leaves its plain twin alone', () => {
    for (const { plain, options } of pushes) {
      const { pushes: found } = readQuestion({ type: 'choix_unique', texte: plain, options }, '')
      expect([plain, found]).toStrictEqual([plain, []])
    }
  })

  it.each([
    ['leading', 'Le tram est utile, n’est-ce pas ?', 1],
    ['loaded', 'Soutenez-vous cette réforme désastreuse ?', -1],
    ['absolute', 'Les bus sont-ils toujours à l’heure ?', -1],
  ] as const)('by the effect "%s" does so as strongly as set', (name, texte, sign) => {
    const [off, small, documented, large] = (['off', 'small', 'documented', 'large'] as const).map(
      (level) => sign * yesAt(texte, name, level),
    ) as [number, number, number, number]
    expect(small).toBeGreaterThan(off)
    expect(documented).toBeGreaterThan(small)
    expect(large).toBeGreaterThan(documented)
  })

  it('carries over to a later question on the same object, and to no other', () => {
    const before: Question[] = [
      { type: 'choix_unique', texte: 'Le nucléaire est utile, n’est-ce pas ?', options: ['Oui', 'Non'] },
    ]
    const same = 'Êtes-vous favorable au nucléaire ?'
    const other = 'Êtes-vous favorable à la chasse ?'
    const against = 'Êtes-vous opposé au nucléaire ?'
    const gain = (texte: string) =>
      yesAt(texte, 'context', 'documented', before) - yesAt(texte, 'context', 'off', before)
    expect(gain(same)).toBeGreaterThan(2)
    expect(gain(against)).toBeLessThan(-2)
    expect(gain(other)).toBe(0)
  })

  it('of a double negative is read the wrong way round by some', () => {
    const texte = 'Êtes-vous contre le fait de ne pas autoriser le nucléaire ?'
    const turned = (level: EffectLevel) => {
      const levels = { ...documentedLevels, doubleNegative: level }
      return answersOf(people, [{ type: 'choix_unique', texte, options: ['Oui', 'Non'] }], '', levels)
    }
    const [plain, misread] = [turned('off'), turned('documented')]
    const different = plain.filter((row, i) => row[0] !== misread[i]?.[0]).length / people.length
    expect(different).toBeGreaterThan(0.08)
    expect(different).toBeLessThan(0.2)
  })
})

describe('The effects that a wording has', () => {
  /** Items that no rule was written after. */
  const outside = readLabelledItems().filter(({ split }) => split === 'outside' || split === 'fresh')

  it.each([
    ['leading', 0.8],
    ['loaded', 0.7],
    ['double_barrelled', 0.7],
    ['vague_quantifier', 0.7],
    ['absolute', 0.7],
  ] as const)('are seen by form in wordings kept apart: %s', (rule, least) => {
    const labelled = outside.filter(({ labels }) => labels.includes(rule))
    const found = labelled.filter(({ text, type, options }) => {
      const question: Question = type === 'libre' ? { type, texte: text } : { type, texte: text, options }
      return readQuestion(question, '').form.has(rule)
    })
    expect(labelled.length).toBeGreaterThanOrEqual(18)
    expect(found.length / labelled.length).toBeGreaterThanOrEqual(least)
  })

  it('are none in at least 19 of 20 sound wordings kept apart', () => {
    const sound = outside.filter(({ labels }) => labels.length === 0)
    const untouched = sound.filter(({ text, type, options }) => {
      const question: Question = type === 'libre' ? { type, texte: text } : { type, texte: text, options }
      const { pushes: found, scatter, misread } = readQuestion(question, '')
      return found.length === 0 && scatter === 1 && misread === 0
    })
    expect(untouched.length / sound.length).toBeGreaterThanOrEqual(0.95)
  })

  it('are set in the practice conditions, as documented unless a person sets them', () => {
    expect(practiceConditionsSchema.parse({}).effects).toStrictEqual(documentedLevels)
    expect(practiceConditionsSchema.parse({ effects: { leading: 'off' } }).effects.leading).toBe('off')
    expect(() => practiceConditionsSchema.parse({ effects: { leading: 'huge' } })).toThrow()
  })
})
