import { describe, expect, it } from 'vitest'
import { readProposition } from '../../../electron/practice/answers/opinion/proposition.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { percentYes, readItems, type WordingPair } from '../../support/practice/opinion-items.ts'

const people = drawPanel(1).personas.slice(0, 2000)
const yesNo = ['Oui', 'Non']

/** Three points, plus two standard errors of the difference of two shares near one half, each of 2,000 people. */
const sameWithin = 3 + 2 * 1.58

describe('An opinion', () => {
  it.each(readItems<WordingPair>('paraphrases'))('is the same for « $one » and « $two »', (pair) => {
    const [one, two] = [
      percentYes(pair.one, pair.options, people),
      percentYes(pair.two, pair.options, people),
    ]
    expect(Math.abs(one - two)).toBeLessThan(sameWithin)
  })

  it.each(readItems<WordingPair>('contraries'))('on « $one » is turned round by « $two »', (pair) => {
    const [one, two] = [
      percentYes(pair.one, pair.options, people),
      percentYes(pair.two, pair.options, people),
    ]
    expect(Math.abs(one + two - 100)).toBeLessThan(10)
    expect(readProposition(pair.one, '', pair.lang).sign).toBe(-readProposition(pair.two, '', pair.lang).sign)
  })

  it('is not moved by innocent words', () => {
    const subjects = [
      'le stade doit être agrandi',
      'la taxe doit augmenter',
      'le nucléaire est une bonne chose',
    ]
    const innocent = (subject: string) => [
      `À votre avis, est-il vrai que ${subject}, oui ou non ?`,
      `Merci de répondre franchement. Est-il vrai que ${subject} ?`,
      `Question 3. Est-il vrai que ${subject} ?`,
      `En bien ou en mal, est-il vrai que ${subject} ?`,
      `Est-il vrai que ${subject} ou non ?`,
    ]
    for (const subject of subjects) {
      const plain = percentYes(`Est-il vrai que ${subject} ?`, yesNo, people)
      for (const wording of innocent(subject)) {
        expect([wording, Math.abs(percentYes(wording, yesNo, people) - plain) < sameWithin]).toStrictEqual([
          wording,
          true,
        ])
      }
    }
  })

  it('is for or against the same thing, by the same people', () => {
    // Asked of everybody at once, as nobody's answer depends on who else is asked (effects.test.ts).
    const [favour, against] = ['favorable', 'opposé'].map((word) => {
      const question = {
        type: 'choix_unique',
        texte: `Êtes-vous ${word} au nucléaire ?`,
        options: yesNo,
      } as const
      return answersOf(people, [question], '').map(([answer]) => answer === yesNo[0])
    })
    const both = favour?.filter((yes, i) => yes && against?.[i]).length ?? 0
    // Only people without a clear opinion may say yes to both.
    expect(both / people.length).toBeLessThan(0.1)
  })

  it.each([
    ['fr', 'Êtes-vous favorable ou opposé à la taxe ?', 1],
    ['fr', 'Faut-il interdire la fermeture de la gare ?', 1],
    ['fr', 'Ne pensez-vous pas que le tram est utile ?', 1],
    ['fr', 'Ne pensez vous pas que le tram est utile ?', 1],
    ['fr', 'Le tram ne sert à rien.', -1],
    ['fr', 'Trouvez-vous qu’il y a trop de voitures ?', -1],
    ['fr', 'N’y a-t-il pas assez de bus ?', 1],
    ['en', 'Do you support or oppose the tax?', 1],
    ['en', 'Are you against the ban on dogs?', 1],
    ['en', 'Is the tram useful, or not?', 1],
    ['en', 'The tram is never on time.', -1],
    ['en', 'Whether or not you use it, is the tram useful?', 1],
  ] as const)('(%s) « %s » points %i', (language, texte, sign) => {
    const { sign: read, concept } = readProposition(texte, '', language)
    // The sign would be reversed once more for things that the reader knows as a cost; none of these is one.
    expect([read, concept?.id === 'cost']).toStrictEqual([sign, false])
  })

  it('is a worry about what people do not want, however the worry is offered', () => {
    const answersTo = (texte: string, options: readonly string[]) =>
      answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer]) => answer ?? null)
    const minded = answersTo('Acceptez-vous la pollution ?', yesNo)
    const degrees = ['Very concerned', 'Fairly concerned', 'Not very concerned', 'Not at all concerned']
    for (const [texte, options, worried] of [
      ['Êtes-vous inquiet de la pollution ?', yesNo, ['Oui']],
      ['How concerned are you about pollution?', degrees, degrees.slice(0, 2)],
      ['How concerned are you about pollution?', degrees.toReversed(), degrees.slice(0, 2)],
    ] as const) {
      const answers = answersTo(texte, options)
      const worriedOf = (view: string) => {
        const them = answers.filter((_, i) => minded[i] === view)
        return them.filter((answer) => worried.some((point) => point === answer)).length / them.length
      }
      expect(worriedOf('Non')).toBeGreaterThan(0.8)
      expect(worriedOf('Oui')).toBeLessThan(0.2)
    }
  })

  it('is read from the context where the stem names nothing', () => {
    expect(readProposition('Êtes-vous favorable ?', 'Le nucléaire', 'fr').concept?.id).toBe('nuclear power')
  })
})

describe('Words that look as if they turned a question round', () => {
  const signOf = (texte: string, options: readonly string[] = []) =>
    readProposition(texte, '', languageOf(texte), options).sign

  it.each([
    'Avez-vous chez vous une pièce que vous n’occupez pas ?',
    'Disposez-vous d’un garage fermé ?',
    'Do you have a plan for deliveries that do not arrive?',
    'Is there a cellar in your building (even if you never go there)?',
    'Would a lock make your bike safer against theft?',
    'Pensez-vous que le lavage des mains peut réduire la propagation du virus ?',
    'Do you agree that masks reduce the risk of infection?',
    'Do you see your close friends every week?',
    'Are you satisfied, not very satisfied or not at all satisfied with your street?',
  ])('do not: « %s »', (texte) => {
    expect(signOf(texte)).toBe(1)
  })

  it.each([
    'Y a-t-il trop de vélos en ville ?',
    'Do you have an unfavourable opinion of the market?',
    'Faut-il réduire le nombre de chaises dans le parc ?',
    'Should the square be closed?',
    'The film did not make sense.',
    'Êtes-vous contre la nouvelle place ?',
  ])('do: « %s »', (texte) => {
    expect(signOf(texte)).toBe(-1)
  })
})
