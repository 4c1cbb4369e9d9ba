import { describe, expect, it } from 'vitest'
import { lifeOf } from '../../../electron/practice/panel/life.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const people = drawPanel(1).personas.slice(0, 100)

function ask(texte: string, contexte = '', whom = people): (string | null)[] {
  return answersOf(whom, [{ type: 'libre', texte }], contexte).map(([answer = null]) => answer)
}

const spoken = (answers: readonly (string | null)[]) => answers.filter((answer) => answer !== null)

/** Number of sentences, counted by the punctuation that ends them. */
const sentences = (text: string) => text.match(/[.!?…]+[»”]?(?=\s+\p{Lu}|\s*$)/gu)?.length ?? 0

const french = [
  'Que pensez-vous de la nouvelle ligne de bus ?',
  'Comment pourrait-on améliorer les repas de la cantine ?',
  'Pourquoi utilisez-vous cette application ?',
  'Décrivez votre dernier achat en ligne.',
  'Que vous inspire ce logo ?',
  'Avez-vous des remarques ?',
]
const english = [
  'What do you think of the new bus line?',
  'How could the town improve its parks?',
  'Why do you use public transport?',
  'Describe your last online purchase.',
  'Any other comments?',
]

describe('Open answers', () => {
  it.each([...french, ...english])('to « %s » are one to three whole sentences, no two alike', (texte) => {
    const answers = spoken(ask(texte))
    for (const answer of answers) {
      expect([answer, sentences(answer) >= 1 && sentences(answer) <= 4]).toStrictEqual([answer, true])
      expect(answer).toMatch(/^[\p{Lu}«“]/u)
      expect(answer).toMatch(/[.!?…»”]$/)
      // Signs of a template that was filled in wrongly.
      expect(answer).not.toMatch(
        /\bundefined\b|\bnull\b|\$\{|\s{2}|\s[.,]|\.\.(?!\.)|\b(?:de le|de les|à le|à les|que on|que il|si il|de un|le le|la la)\b/i,
      )
    }
    expect(new Set(answers).size).toBe(answers.length)
  })

  it('no two are alike in a whole run', () => {
    const questions = french.map((texte) => ({ type: 'libre' as const, texte }))
    const said = answersOf(people, questions, '')
      .flat()
      .filter((answer) => answer !== null)
    expect(new Set(said).size).toBe(said.length)
  })

  it('most have at most three sentences', () => {
    const long = spoken(ask(french[0] ?? '')).filter((answer) => sentences(answer) > 3)
    expect(long.length).toBeLessThan(5)
  })

  it('are in the language of the question', () => {
    const wrong = (texts: readonly string[], language: string) =>
      texts
        .flatMap((texte) => spoken(ask(texte)))
        .filter((answer) => answer.split(' ').length > 6 && languageOf(answer) !== language)
    expect(wrong(french, 'fr')).toStrictEqual([])
    expect(wrong(english, 'en')).toStrictEqual([])
  })

  it('are on the subject: many name it, none that names one names another', () => {
    const answers = spoken(ask('Que pensez-vous de la nouvelle ligne de bus ?'))
    const naming = answers.filter((answer) => /nouvelle ligne de bus/i.test(answer))
    expect(naming.length / answers.length).toBeGreaterThan(0.4)
    // Sentences on the speaker's job may name things that are not the subject.
    const subjects = answers.map((answer) => answer.replace(/Je suis [^.]*\./, ''))
    expect(subjects.filter((answer) => /cantine|médecin|loyer/.test(answer))).toStrictEqual([])
  })

  it('carry the persona: what they say of themselves is true', () => {
    const answers = ask('Que pensez-vous de votre commune ?')
    let told = 0
    answers.forEach((answer, i) => {
      const persona = people[i]
      if (!persona || answer === null) return
      const age = /\bÀ (\d+) ans\b/.exec(answer)?.[1]
      if (age !== undefined) expect(Number(age)).toBe(persona.age)
      const life = lifeOf(persona, persona.key)
      if (/\bJe suis (?!le football)|j’habite (?!la même rue)/i.test(answer)) {
        told++
        const own = [life.job.fr, life.place.fr].map((text) => text.replace(/'/g, '’'))
        expect(own.some((text) => answer.includes(text))).toBe(true)
      }
    })
    expect(told).toBeGreaterThan(5)
  })

  it('some are blank, some off the point, and none finds a clear question unclear', () => {
    const many = drawPanel(1).personas.slice(0, 1000)
    const answers = ask('Que pensez-vous de la nouvelle ligne de bus ?', '', many)
    const blank = answers.filter((answer) => answer === null).length
    expect(blank).toBeGreaterThan(20)
    expect(blank).toBeLessThan(90)
    const off = spoken(answers).filter((answer) =>
      /^(?:Ce n’est pas la question|Rien à voir|Je profite de ce message|Là-dessus)/.test(answer),
    )
    expect(off.length).toBeGreaterThan(20)
    expect(off.length).toBeLessThan(90)
    expect(spoken(answers).filter((answer) => /pas claire/.test(answer))).toStrictEqual([])
  })

  it.each([
    ['Que pensez-vous du prix et de la qualité des repas ?', /pas claire|deux|l’une/],
    ['Que faites-vous souvent le soir au marché ?', /souvent/i],
    ['What do you think of the price and the quality of the meals?', /unclear|two|not clear/],
  ])('to « %s », some say that it is unclear', (texte, complaint) => {
    const share = spoken(ask(texte)).filter((answer) => complaint.test(answer)).length
    expect(share).toBeGreaterThan(8)
    expect(share).toBeLessThan(40)
  })

  it('are the same for the same persona and question, whoever else is asked', () => {
    const texte = french[0] ?? ''
    expect(ask(texte)).toStrictEqual(ask(texte))
    const alone = people.slice(40, 80).map((persona) => ask(texte, '', [persona])[0])
    const together = ask(texte).slice(40, 80)
    // A text that is too near another one is drawn again, which befalls about one in ten.
    expect(alone.filter((answer, i) => answer === together[i]).length).toBeGreaterThanOrEqual(32)
  })
})
