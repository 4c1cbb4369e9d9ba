import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = ['Zoé', 'Ali', 'Marc', 'Ines', 'Paul', 'Rita']
const RATES = ['Très bien', 'Assez bien', 'Mal', 'Très mal']
const WHEN = ['Le matin', 'Le midi', 'Le soir']
const draft = aDraft(
  PEOPLE.length,
  ['Comment dormez-vous ?', ...RATES],
  ['Quand lisez-vous ?', ...WHEN],
  ['Que lisez-vous ?'],
)
const rate = [0, 3, 1, null, 2, 0]
const when = [2, 0, null, 1, 2, 2]
const read = [
  'Des romans policiers',
  'Le journal',
  null,
  'Rien du tout',
  'Des recettes de soupe',
  'De la poésie',
]
const truth = PEOPLE.map((_, p) => [
  RATES[rate[p] ?? -1] ?? null,
  WHEN[when[p] ?? -1] ?? null,
  read[p] ?? null,
])
const ids = [31, 32, 33]
const items = draft.questions.map(({ stem, options }, at) => ({
  cle: ids[at],
  enonce: stem,
  choix: options.map(({ text }) => text),
}))
const valuesOf = (p: number) => [rate[p] ?? null, when[p] ?? null, read[p] ?? null]
type Write = (value: number | string | null, item: number) => unknown
const answers = (write: Write) =>
  PEOPLE.map((nom, p) => [
    { nom, numero: `n-${p + 4}` },
    valuesOf(p).map((value, item) => [ids[item], write(value, item)]),
  ])

describe('lists of pairs', () => {
  it('are maps where their names are the ids of items', () => {
    expect(toldAnswers({ items, answers: answers((value) => value) }, draft)).toEqual(truth)
  })

  it('are maps where a value has two cases', () => {
    const write: Write = (value, item) =>
      value === null
        ? { Left: { tag: 'Declined' } }
        : { Right: { tag: item < 2 ? 'Chosen' : 'Said', contents: value } }
    expect(toldAnswers({ items, answers: answers(write) }, draft)).toEqual(truth)
    const nested: Write = (value, item) =>
      value === null ? { err: 'not_asked' } : { ok: { [item < 2 ? 'pick' : 'words']: value } }
    expect(toldAnswers({ items, answers: answers(nested) }, draft)).toEqual(truth)
  })

  it('are none where both places may name the items', () => {
    const turned = PEOPLE.map((nom, p) => [{ nom }, ids.map((id, at) => [id, ids[(at + p) % 3]])])
    expect(
      toldAnswers({ items, answers: turned }, draft)
        .flat()
        .filter((told) => told !== null),
    ).toEqual([])
  })
})
