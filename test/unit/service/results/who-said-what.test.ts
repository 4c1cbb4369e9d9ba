import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k3', 'm8', 'p1', 'r5', 's2', 't9', 'v4', 'w7', 'x6', 'z0']
const TRAVELS = ['Every day', 'Now and then', 'Never']
const CLASSES = ['First class', 'Second class']
const draft = aDraft(
  10,
  ['How often do you take the train?', ...TRAVELS],
  ['In which class, if you do so every day?', ...CLASSES],
  ['How many hours a week?'],
  ['What would you change?'],
  ['Say it in a word.'],
)
const [TRAVEL, CLASS, HOURS, CHANGE, WORD] = draft.questions.map(({ stem }) => stem)
const often = [0, 1, 2, 0, 1, 1, 2, 0, 1, 2]
const seat = [1, null, null, 0, null, null, null, 1, null, null]
const hours = [9, 2, 0, 12, 1, 2, 0, 9, 3, 0]
const change = PEOPLE.map((_, p) => `More trains at ${p + 5} in the morning.`)
const words = ['Rain', 'Crowds', 'Time', 'Delays', 'Calm', 'Noise', 'Cars', 'Home', 'Reading', 'Bikes']
const TRUTH = PEOPLE.map((who, p) => [
  who,
  TRAVELS[often[p] ?? 0],
  seat[p] === null ? null : CLASSES[seat[p] ?? 0],
  String(hours[p]),
  change[p],
  words[p],
])

/** The personas for whom a list has this value. */
function who(values: readonly unknown[], value: unknown): string[] {
  return PEOPLE.filter((_, p) => values[p] === value)
}

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft)
  const all = respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'unread') return 'unread'
      return own?.kind === 'option' ? options[own.option ?? -1]?.text : (own?.text ?? null)
    }),
  ])
  return all.sort((one, other) => String(one[0]).localeCompare(String(other[0])))
}

const numbers = [...new Set(hours)]
const panel = PEOPLE.map((ref, p) => ({ ref, age: 20 + p * 3 }))
const said = PEOPLE.map((ref, p) => ({ ref, text: change[p] }))
const inAWord = PEOPLE.map((ref, p) => ({ ref, text: words[p] }))

describe('people listed under what they said', () => {
  it('are read where few were asked, and where numbers were said', () => {
    const options = (texts: readonly string[], values: readonly unknown[]) =>
      texts.map((label, at) => ({ label, n: who(values, at).length, people: who(values, at) }))
    const questions = [
      { wording: TRAVEL, answers: options(TRAVELS, often) },
      { wording: CLASS, answers: options(CLASSES, seat) },
      { wording: HOURS, values: numbers.map((value) => ({ value, people: who(hours, value) })) },
      { wording: CHANGE, said },
      { wording: WORD, said: inAWord },
    ]
    expect(readOf({ panel, questions })).toEqual(TRUTH)
    // In another language, numbers by persona, and a row for each reason.
    const rows = (texts: readonly string[], values: readonly unknown[]) => [
      ...texts.map((libelle, at) => ({ code: at + 1, libelle, qui: who(values, at) })),
      { code: 'REF', libelle: 'Refus', qui: [] },
    ]
    const resultats = [
      { intitule: TRAVEL, modalites: rows(TRAVELS, often) },
      { intitule: CLASS, modalites: rows(CLASSES, seat) },
      { intitule: HOURS, par_personne: Object.fromEntries(PEOPLE.map((one, p) => [one, hours[p]])) },
      { intitule: CHANGE, verbatims: said },
      { intitule: WORD, verbatims: inAWord },
    ]
    expect(readOf({ panel, resultats })).toEqual(TRUTH)
  })

  it('are read from maps whose names are what was said', () => {
    const map = (texts: readonly string[], values: readonly unknown[]) =>
      Object.fromEntries(texts.map((text, at) => [text, who(values, at)]))
    const items = Object.fromEntries(draft.questions.map(({ stem }, at) => [`i${at + 1}`, stem]))
    const tally = {
      i1: map(TRAVELS, often),
      i2: map(CLASSES, seat),
      i3: Object.fromEntries(numbers.map((value) => [value, who(hours, value)])),
    }
    const whole = TRUTH.map(([id, ...answers]) => [id, ...answers.slice(0, 3), null, null])
    expect(readOf({ panel, items, tally })).toEqual(whole)
  })

  it('are no answers where the numbers are those of themes, or strangers are listed', () => {
    const options = (texts: readonly string[], values: readonly unknown[]) =>
      texts.map((label, at) => ({ label, people: who(values, at) }))
    const travel = { wording: TRAVEL, answers: options(TRAVELS, often) }
    const themes = { wording: HOURS, themes: numbers.map((code) => ({ code, people: who(hours, code) })) }
    expect(readOf({ panel, questions: [travel, themes] }).map((row) => row[3])).toEqual(
      PEOPLE.map(() => null),
    )
    const seconds = {
      wording: CHANGE,
      verbatims: said,
      seconds: Object.fromEntries(PEOPLE.map((one, p) => [one, hours[p]])),
    }
    expect(readOf({ panel, questions: [travel, seconds] }).map((row) => row[4])).toEqual(change)
    const strangers = {
      wording: CLASS,
      answers: CLASSES.map((label, at) => ({ label, people: [`guest-${at}`, `guest-${at + 2}`] })),
    }
    expect(readOf({ panel, questions: [travel, strangers] }).map((row) => row[2])).toEqual(
      PEOPLE.map(() => null),
    )
    // A list of examples under another name than the answers.
    const examples = { wording: CLASS, examples: options(CLASSES, seat) }
    expect(readOf({ panel, questions: [travel, examples] }).map((row) => row[2])).toEqual(
      PEOPLE.map(() => null),
    )
  })
})
