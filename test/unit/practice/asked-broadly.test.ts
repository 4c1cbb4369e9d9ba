import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(1).personas.slice(0, 100)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

describe('Answers to whole kinds of questions', () => {
  it.each<[question: string, fits: RegExp]>([
    ['Describe your sleeping pattern.', /sleep|asleep|bed\b|night|wake|noise|nap|herbal|screens/i],
    [
      'Décrivez votre façon de travailler.',
      /dis les choses|écoute|calme|clair|m’adapte|vive voix|conflits|patience|essentiel|conseil|prends mon temps|humour/i,
    ],
    ['Which airline did you fly with?', /Air France|EasyJet|Ryanair|British|Transavia|Lufthansa|do not fly/i],
    ['Who do you bank with?', /Crédit|postal|BNP|online|savings|Société|Mutuel/i],
    ['De quelle ville venez-vous ?', /^[A-ZÉÈ][\p{L}-]+\.?$/u],
    [
      'What is the main reason why your visit was poor?',
      /wait|explain|listen|back|organised|feet|desk|solved|friendly/i,
    ],
    [
      'What advice would you give a couple who are getting married?',
      /talk|quarrel|friends|chores|budget|laugh|change|time/i,
    ],
    ['Where do you park?', /street|garage|car park|home|do not have a car/i],
  ])('fit what « %s » asks', (question, fits) => {
    const answers = spoken(question)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.9)
  })

  it.each(['Describe your sleeping pattern.', 'Décrivez votre façon de travailler.'])(
    'are seldom alike: %s',
    (question) => {
      const { mostOfAnOpening, nearlyTheSame } = varietyOf(spoken(question))
      expect(nearlyTheSame).toBeLessThanOrEqual(5)
      expect(mostOfAnOpening).toBeLessThanOrEqual(4)
    },
  )

  it('tell both sides of a thing where both are asked for', () => {
    const answers = spoken('What are the advantages and disadvantages of working from home?')
    const both = answers.filter((answer) =>
      /but |other|Against|bad side|less good|drawback|minus/i.test(answer),
    )
    expect(both.length / answers.length).toBeGreaterThan(0.9)
  })

  it('do not praise somebody who is hard to bear', () => {
    for (const answer of spoken('Who annoys you most, and why?'))
      expect(answer).not.toMatch(/I trust them|always been there|advice was always right|believed in me/)
  })

  it('come from those with work only where their work is asked about', () => {
    const asked = answersOf(
      people,
      [{ type: 'libre', texte: 'How often do you think of leaving your job?' }],
      '',
    )
    people.forEach(({ occupation }, i) => {
      const answer = asked[i]?.[0]
      if (occupation === 'retraites' && answer) expect(answer).not.toMatch(/month|week|year|often/)
    })
  })

  it('agree with the fact sheet: only those who never fly say that they do not', () => {
    const asked = answersOf(people, [{ type: 'libre', texte: 'Which airline did you fly with?' }], '')
    people.forEach((persona, i) => {
      const answer = asked[i]?.[0]
      // Some leave it blank, do not know, or answer beside the point.
      const airline = /Air France|EasyJet|Ryanair|British|Transavia|Lufthansa/i.test(answer ?? '')
      const grounded = /do not fly/i.test(answer ?? '')
      if (airline || grounded) expect(grounded).toBe(reportedSheetOf(persona).flightsPerYear === 0)
    })
  })

  it('say that nothing comes to mind where nothing is known of a kind of thing', () => {
    const answers = spoken('Name a zymurgist.')
    expect(answers.filter((answer) => /a bit of everything|same as everybody/i.test(answer))).toEqual([])
  })

  it.each([
    ['What support do you need from your employer?', /paper\b|videos|newsletter/i],
    ['What are you proud of in your neighbourhood?', /my garden|first home|degree|running/i],
    ['How do you usually check your bank account?', /patience|the way I was taught|start early/i],
    [
      'What would you tell somebody who hesitates to buy second-hand clothes?',
      /heating|windows|rent|neighbours/i,
    ],
    [
      'Que diriez-vous à quelqu’un qui hésite à acheter un vélo d’occasion ?',
      /chauffage|entrée|signer|loyer/i,
    ],
  ])('are not those to a question that looks alike: « %s »', (question, beside) => {
    expect(spoken(question).filter((answer) => beside.test(answer))).toEqual([])
  })
})
