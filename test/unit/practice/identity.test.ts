import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { identityIn } from '../../../electron/practice/answers/words/identity.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { fold } from '../../../electron/practice/text.ts'

const people = drawPanel(5).personas.slice(0, 60)
/** The answers of each persona to these open questions, without a full stop at the end. */
const asked = (...stems: string[]) =>
  answersOf(
    people,
    stems.map((texte) => ({ type: 'libre' as const, texte })),
    '',
  ).map((row) => row.map((answer) => answer?.replace(/\.$/, '') ?? null))
const PRIVATE = /priv|donne|anonym|ici|here|give/i

describe('fields of a form on who somebody is', () => {
  it('get the first name and the date of birth of the persona itself', () => {
    const rows = asked(
      'Votre prénom',
      'First name:',
      'Date de naissance',
      'What is your date of birth?',
      'Votre âge',
    )
    for (const [i, [prenom, english, born, bornToo]] of rows.entries()) {
      const persona = people[i]
      for (const name of [prenom, english]) if (name !== null) expect(name).toBe(persona?.prenom)
      for (const date of [born, bornToo]) {
        if (date === null || !persona) continue
        const [, , year] = (date ?? '').split('/').map(Number)
        expect(year).toBe(reportedSheetOf(persona).birthYear)
      }
    }
    expect(rows.flat().filter((answer) => answer !== null).length).toBeGreaterThan(rows.length * 4)
  })

  it('get one commune, with its postcode, however it is asked for', () => {
    const rows = asked(
      'Votre commune',
      'Ville de résidence : ____',
      'Code postal',
      'Which town do you live in?',
    )
    const postcodes = new Map<string, Set<string>>()
    for (const [commune, again, postcode, english] of rows) {
      const told = new Set([commune, again, english].filter((answer) => answer !== null))
      expect(told.size).toBeLessThanOrEqual(1)
      if (commune && postcode) {
        expect(postcode).toMatch(/^\d{5}$/)
        postcodes.set(commune, (postcodes.get(commune) ?? new Set()).add(postcode))
      }
    }
    expect(postcodes.size).toBeGreaterThan(8)
    for (const codes of postcodes.values()) expect(codes.size).toBe(1)
  })

  it('are kept to oneself where they say who it is', () => {
    for (const stem of [
      'Nom et prénom : ______',
      'Téléphone',
      'Adresse e-mail :',
      'Phone number',
      'Your name',
    ])
      for (const [answer] of asked(stem)) if (answer !== null) expect(answer).toMatch(PRIVATE)
  })

  it.each([
    'Le nom de votre école',
    'Quelle ville préférez-vous ?',
    'Que pensez-vous de votre commune ?',
    'Name the best thing about your town',
    'Quel prénom donneriez-vous à votre enfant ?',
    'Votre adresse au tennis',
    'What town would you like to live in?',
  ])('%s asks for something else', (stem) => {
    expect(identityIn(fold(stem))).toBeUndefined()
  })

  it('a label stands for the question that it shortens', () => {
    const short = asked('Votre métier', 'Votre situation familiale', 'Marital status', 'Your job')
    const long = asked(
      'Quel est votre métier ?',
      'Quelle est votre situation familiale ?',
      'What is your marital status?',
      'What is your job?',
    )
    const isBrief = (answer: string | null) => answer === null || answer.split(' ').length <= 9
    for (const rows of [short, long])
      expect(rows.flat().filter(isBrief).length).toBeGreaterThan(rows.flat().length * 0.85)
  })
})
