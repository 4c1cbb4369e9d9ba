import { describe, expect, it } from 'vitest'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answerSurvey, answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const yesNo = ['Oui', 'Non']
const questions: readonly Question[] = [
  { type: 'choix_unique', texte: 'Êtes-vous favorable au nucléaire ?', options: yesNo },
  {
    type: 'choix_unique',
    texte: 'Que pensez-vous du vélo en ville ?',
    options: ['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal'],
  },
  { type: 'choix_unique', texte: 'Quel dessert préférez-vous ?', options: ['Tarte', 'Glace', 'Fruit'] },
  { type: 'choix_unique', texte: 'Avez-vous une voiture ?', options: yesNo },
]
const panel = drawPanel(1)

/** Pairs of answers of the same 2,000 people in two runs. */
function twice(): (readonly [string | null, string | null])[][] {
  const people = panel.personas.slice(0, 2000)
  const [one, two] = [1, 2].map((occasion) => answersOf(people, questions, '', undefined, occasion))
  return questions.map((_, question) =>
    people.map((_, i) => [one?.[i]?.[question] ?? null, two?.[i]?.[question] ?? null] as const),
  )
}

const same = (pairs: readonly (readonly [string | null, string | null])[]) =>
  pairs.filter(([one, two]) => one === two).length / pairs.length

describe('Asked twice, people', () => {
  const [opinion = [], scale = [], choice = [], fact = []] = twice()

  it('mostly say the same of what they think, and not always', () => {
    for (const pairs of [opinion, scale, choice]) {
      expect(same(pairs)).toBeGreaterThan(0.65)
      expect(same(pairs)).toBeLessThan(0.93)
    }
  })

  it('hold to a strong opinion more often than to a weak one', () => {
    const saidFirst = (answers: readonly string[]) =>
      same(
        scale
          .filter(([one]) => one !== null && answers.includes(one))
          .map(([one, two]) => [one?.slice(-4) ?? null, two?.slice(-4) ?? null]),
      )
    // People with a strong answer should repeat it more often than people with a weak one.
    expect(saidFirst(['Très bien', 'Très mal'])).toBeGreaterThan(
      saidFirst(['Plutôt bien', 'Plutôt mal']) + 0.05,
    )
  })

  it('say the same of facts', () => {
    expect(same(fact)).toBeGreaterThan(0.98)
  })

  it('leave the shares where they were', () => {
    const yes = (place: 0 | 1) => opinion.filter((pair) => pair[place] === 'Oui').length / opinion.length
    expect(Math.abs(yes(0) - yes(1))).toBeLessThan(0.03)
  })
})

describe('A run with the same people, repeated', () => {
  const survey = {
    seed: 1,
    questions,
    contexte: '',
    launch: null,
  }

  it('is not identical, and the same run is', () => {
    const few = panel.personas.filter(({ age }) => age >= 90).length
    const run = (n: number) => {
      const { personas, answers } = answerSurvey(
        panel,
        { ...survey, filtres: { age: ['90-120'] }, sampleSize: few, n },
        few,
      )
      return new Map(personas.map(({ id }, i) => [id, answers[i]?.join('|')]))
    }
    const [first, again, second] = [run(1), run(1), run(2)]
    expect([...again.entries()]).toStrictEqual([...first.entries()])
    expect([...second.keys()].toSorted()).toStrictEqual([...first.keys()].toSorted())
    const kept = [...first].filter(([id, answers]) => second.get(id) === answers).length
    expect(kept).toBeGreaterThan(0.2 * few)
    expect(kept).toBeLessThan(0.9 * few)
  })
})
