import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(5).personas.slice(0, 60)
/** Each persona with the number in its answer, where it gave one. */
function figures(texte: string): { persona: (typeof people)[number]; figure: number }[] {
  return answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer], at) => {
    const [figure] = answer?.match(/\d+/) ?? []
    const persona = people[at]
    return figure && persona ? [{ persona, figure: Number(figure) }] : []
  })
}

describe('open questions for a figure of one’s own are answered from the fact sheet', () => {
  it.each([
    ...['Quel est votre âge ?', 'Quel est votre âge actuel, en années ?', 'Votre âge', 'Âge :'],
    ...['What is your age?', 'What age are you?', 'Age'],
  ])('%s', (texte) => {
    const told = figures(texte)
    expect(told.length).toBeGreaterThan(people.length * 0.7)
    for (const { persona, figure } of told) expect(figure).toBe(reportedSheetOf(persona).age)
  })

  it.each(['Quelle est l’année de votre naissance ?', 'What is the year of your birth?'])('%s', (texte) => {
    const told = figures(texte)
    expect(told.length).toBeGreaterThan(people.length * 0.7)
    for (const { persona, figure } of told) expect(figure).toBe(reportedSheetOf(persona).birthYear)
  })

  it('and not where an age or an income is asked for that is right', () => {
    for (const texte of ['Quel serait votre revenu idéal ?', 'What is the right age to retire?'])
      expect(new Set(figures(texte).map(({ figure }) => figure)).size).toBeLessThan(30)
    const retire = figures('What is the right age to retire?')
    expect(retire.every(({ figure }) => figure > 50 && figure < 75)).toBe(true)
  })
})
