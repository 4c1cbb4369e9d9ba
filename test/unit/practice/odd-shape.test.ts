import { describe, expect, it } from 'vitest'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { noiseWords } from '../../../electron/practice/shapes/odd/noise-words.ts'
import { drawOdd, oddShape } from '../../../electron/practice/shapes/odd/odd.ts'
import { layouts, oddAnswers } from '../../../electron/practice/shapes/odd/odd-answers.ts'
import { plain } from '../../../electron/practice/shapes/plain.ts'
import type { SurveyView } from '../../../electron/practice/shapes/shape.ts'
import { shapeOf } from '../../../electron/practice/shapes/shapes.ts'
import { wide } from '../../../electron/practice/shapes/wide.ts'

const questions: Question[] = [
  { type: 'choix_unique', texte: 'Prenez-vous le bus ?', options: ['Oui', 'Non', 'Ne sait pas'] },
  { type: 'libre', texte: 'Pourquoi ?' },
]
const personas = drawPanel(1).personas.slice(0, 6)
const answers = personas.map((_, at) => [['Oui', 'Non', null][at % 3] ?? null, `Parce que ${at}, voilà.`])
const view: SurveyView = {
  survey: {
    ...{ id: 'srv_41', titre: 'Bus', contexte: '', questions, filtres: {}, nbPersonas: 6, sampleSize: 6 },
    ...{ seed: 1, createdAt: 0, launch: null, accountId: 'a' },
  } as unknown as SurveyView['survey'],
  run: { status: 'done', completed: 6, total: 6, startedAt: 0, finishedAt: 1 },
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

describe('the odd form of replies', () => {
  it('is the same for a seed, and other names for another', () => {
    const told = (seed: number) => JSON.stringify(oddShape(seed).results(view, { personas, answers }))
    expect(told(7)).toBe(told(7))
    const names = (seed: number) => new Set(namesIn(JSON.parse(told(seed))))
    expect([...names(7)].filter((name) => names(8).has(name))).toEqual([])
    expect(shapeOf('odd:7').name).toBe('odd:7')
    expect(shapeOf('odd').name).not.toBe(shapeOf('odd').name)
  })

  it('draws every layout, with codes and without, under words and names', () => {
    const drawn = SEEDS.map(drawOdd)
    expect(new Set(drawn.map(({ layout }) => layout))).toEqual(new Set(layouts))
    for (const field of ['isCoded', 'isUnderItsWords', 'depth', 'progress'] as const)
      expect(new Set(drawn.map((draw) => draw[field])).size).toBeGreaterThan(1)
  })

  it('uses no name that the other forms use', () => {
    const usual = new Set(
      [plain, wide].flatMap((shape) => [
        ...namesIn(shape.results(view, { personas, answers })),
        ...namesIn(shape.surveys({ items: [view], total: 1, limit: 20, offset: 0 })),
        ...namesIn(shape.surveyStatus('srv_41', view.run)),
      ]),
    )
    for (const seed of SEEDS) {
      const odd = oddShape(seed)
      const names = [
        ...namesIn(odd.surveys({ items: [view], total: 1, limit: 20, offset: 0 })),
        ...namesIn(odd.surveyCreated(view)),
        ...namesIn(odd.surveyStatus('srv_41', view.run)),
        ...namesIn(odd.results(view, { personas, answers })),
      ]
      expect(names.filter((name) => usual.has(name))).toEqual([])
    }
  })

  it('can be read by what it holds: each answer is there, as a text or as a code that the legend tells', () => {
    for (const seed of SEEDS) {
      const name = noiseWords(seed)
      const layout = drawOdd(seed)
      const data = oddAnswers(questions, { personas, answers }, { name, seed, layout })
      const legend = JSON.stringify(data[name('legend')] ?? null)
      const results = JSON.stringify(data[name('results')])
      expect(legend === 'null').toBe(!layout.isCoded)
      for (const option of ['Oui', 'Non', 'Ne sait pas']) {
        if (layout.isCoded) expect(legend).toContain(`"${option}"`)
        const said = answers.filter(([answer]) => answer === option).length
        const code = new RegExp(`"${name('code')}":"(\\w+)","${name('meaning')}":"${option}"`).exec(
          legend,
        )?.[1]
        expect(results.split(`"${code ?? option}"`).length - 1).toBe(said)
      }
      for (const [, text] of answers) expect(results).toContain(text)
    }
  })
})
