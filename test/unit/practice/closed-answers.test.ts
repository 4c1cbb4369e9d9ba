import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { ask, people, share, subjects, yesNo } from '../../support/practice/ask-closed.ts'

describe('Answers to closed questions', () => {
  it('are the same for the same seed, persona, question and option order', () => {
    const question = `Souhaitez-vous que ${subjects[0]} ?`
    expect(ask(question, yesNo)).toStrictEqual(ask(question, yesNo))
    // Who else is asked, and what else is asked, changes nothing.
    expect(ask(question, yesNo, people.slice(500, 600))).toStrictEqual(ask(question, yesNo).slice(500, 600))
    expect(ask(question, yesNo, drawPanel(2).personas.slice(0, 200))).not.toStrictEqual(
      ask(question, yesNo).slice(0, 200),
    )
  })

  it('of another seed differ by sampling noise only', () => {
    const others = drawPanel(99).personas.slice(0, 2000)
    for (const subject of subjects) {
      const question = `Souhaitez-vous que ${subject} ?`
      const [one, two] = [share(ask(question, yesNo), 'Oui'), share(ask(question, yesNo, others), 'Oui')]
      // Four standard errors of the difference of two shares of 2,000 people each.
      const noise = 4 * Math.sqrt((one * (100 - one) + two * (100 - two)) / 2000)
      expect(Math.abs(one - two)).toBeLessThan(noise)
    }
  })

  it('divide people evenly on every subject, and other people on each', () => {
    const asked = subjects.map((subject) => ask(`Souhaitez-vous que ${subject} ?`, yesNo))
    for (const answers of asked) {
      const yes = share(answers, 'Oui')
      // Four standard errors of a share of one half, in points; a few do not know.
      expect(Math.abs(yes / (yes + share(answers, 'Non')) - 0.5) * 100).toBeLessThan(4.5)
    }
    const alike = asked.flatMap((one, at) =>
      asked.slice(at + 1).map((other) =>
        share(
          one.map((answer, i) => (answer === other[i] ? 'same' : null)),
          'same',
        ),
      ),
    )
    // By chance about half answer alike; on the same object nearly all would, or nearly none.
    expect(Math.min(...alike)).toBeGreaterThan(25)
    expect(Math.max(...alike)).toBeLessThan(75)
  })

  it('look like people: the old and the young differ on technology, managers and workers on prices', () => {
    const gap = (texte: string, one: (persona: Persona) => boolean, two: (persona: Persona) => boolean) =>
      share(ask(texte, yesNo, drawPanel(1).personas.filter(one)), 'Oui') -
      share(ask(texte, yesNo, drawPanel(1).personas.filter(two)), 'Oui')
    const young = ({ age }: Persona) => age < 35
    const old = ({ age }: Persona) => age >= 65
    expect(gap('Appréciez-vous les démarches numériques sur internet ?', young, old)).toBeGreaterThan(15)
    const workers = ({ occupation }: Persona) => occupation === 'ouvriers'
    const managers = ({ occupation }: Persona) => occupation === 'cadres'
    expect(gap('Regardez-vous le prix avant de payer ?', workers, managers)).toBeGreaterThan(10)
  })

  it('about the persona itself are true', () => {
    const sex = ask('Vous êtes…', ['Un homme', 'Une femme'])
    expect(sex).toStrictEqual(people.map(({ sexe }) => (sexe === 'femme' ? 'Une femme' : 'Un homme')))
    const ages = ask('Quel est votre âge ?', ['18-34', '35-64', '65 ou plus'])
    ages.forEach((answer, i) => {
      const age = people[i]?.age ?? 0
      if (answer !== null) expect(answer).toBe(age < 35 ? '18-34' : age < 65 ? '35-64' : '65 ou plus')
    })
  })
})
