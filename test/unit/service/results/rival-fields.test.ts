import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Tous les jours', 'Parfois', 'Jamais']
const PLACES = ['En ville', 'À la campagne', 'Au bord de la mer']
const draft = aDraft(
  6,
  ['Venez-vous souvent ?', ...OPTIONS],
  ['Où habitez-vous ?', ...PLACES],
  ['Que changer ?'],
)
const WORDS = [
  'Moins de bruit dans la salle.',
  'Plus de bandes dessinées.',
  'Rien du tout, merci.',
  'Des fauteuils neufs et propres.',
  'Ouvrir plus tard le samedi.',
  'Un café à côté de la salle.',
]
const PEOPLE = WORDS.map((_, p) => p)
const TRUTH = PEOPLE.map((p) => [OPTIONS[p % 3], PLACES[(p * 2 + 1) % 3], WORDS[p]])
const TOPICS = ['prix', 'temps', 'autre']

type Entry = (p: number, item: number, said: string | undefined) => object

/** What is shown of answers whose entries are made by `entry`, as rows, in lists of persons, and in maps below the items. */
function shownIn(entry: Entry, besides: object = {}): (string | null | undefined)[][] {
  const own = (p: number, item: number): object => entry(p, item, TRUTH[p]?.[item])
  const id = (p: number): string => `p-${p + 1}`
  const answersOf = (p: number): object[] =>
    draft.questions.map(({ stem }, item) => ({ question: stem, ...own(p, item) }))
  const forms = [
    PEOPLE.flatMap((p) => answersOf(p).map((answer) => ({ persona_id: id(p), ...answer }))),
    PEOPLE.map((p) => ({ persona_id: id(p), answers: answersOf(p) })),
    draft.questions.map(({ stem }, item) => ({
      question: stem,
      answers: Object.fromEntries(PEOPLE.map((p) => [id(p), own(p, item)])),
    })),
  ]
  return forms.map((results) =>
    readResults({ results, ...besides }, draft, { personas: 6 }).answers.flatMap(
      ({ respondent, question, kind, option, text }) => {
        const told = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
        const isRight = told === TRUTH[respondent]?.[question]
        return kind === 'option' || kind === 'text'
          ? [isRight ? 'right' : told]
          : kind === 'blank'
            ? [kind]
            : []
      },
    ),
  )
}

function expectNothingWrong(entry: Entry, besides?: object): void {
  for (const shown of shownIn(entry, besides)) expect(shown.filter((told) => told !== 'right')).toEqual([])
}

describe('a field with a usual name is not the answer', () => {
  const decoys: [string, (p: number, item: number) => unknown][] = [
    ['the beginning of the text of the item', (_, item) => draft.questions[item]?.stem.slice(0, 9)],
    ['a group', (p, item) => TOPICS[(p + item) % 3]],
    ['a score', (p, item) => ((p * 3 + item) % 5) + 1],
    ['a remark', (p, item) => WORDS[(p + item + 1) % 6]],
    ['a flag', (p, item) => ((p + item) % 2 ? 'oui' : 'non')],
  ]
  it.each(decoys)('where another one has the options: %s', (_, decoy) => {
    for (const [taken, own] of [
      ['text', 'verdict'],
      ['label', 'reponse'],
      ['answer', 'verdict'],
      ['value', 'selected'],
    ] as const) {
      expectNothingWrong((p, item, said) => ({ [taken]: decoy(p, item), [own]: said }))
      expectNothingWrong((p, item, said) => ({ [own]: said, [taken]: decoy(p, item) }))
    }
  })

  it('where another one has numbers for choices and words for open-ended items', () => {
    const codeOf = (said = ''): unknown =>
      WORDS.includes(said) ? said : [...OPTIONS, ...PLACES].indexOf(said)
    expectNothingWrong((p, item, said) => ({ answer: TOPICS[(p + item) % 3], verdict: codeOf(said) }))
  })

  it('where everybody has the same words in it, and others in another one', () => {
    const example = 'Par exemple : rien'
    expectNothingWrong((_, item, said) => ({ label: said, answer: item === 2 ? example : said }))
  })
})

describe('of two fields with options', () => {
  it('those that differ are not read, nor where one of them is blank', () => {
    const other = (p: number, item: number): unknown => [OPTIONS, PLACES, [null]][item]?.[p % 2]
    expectNothingWrong((p, item, said) => ({ first: said, text: other(p, item) }))
    expectNothingWrong((p, item, said) => ({
      text: other(p, item),
      label: p === 3 && item < 2 ? null : said,
    }))
  })

  it('the one under a usual name is read beside a second choice or a prediction', () => {
    for (const name of ['predicted', 'runner_up', 'shown_first'])
      for (const shown of shownIn((p, item, said) => ({
        ...{ answer: said, [name]: [OPTIONS, PLACES, [null]][item]?.[p % 2] },
      }))) {
        expect(shown.filter((told) => told === 'right').length).toBeGreaterThan(5)
        expect(shown.filter((told) => told !== 'right')).toEqual([])
      }
  })
})

it('an option beside words for a missing answer is not read', () => {
  expectNothingWrong((p, item, said) => {
    const isMissing = p === 2 && item < 2
    return {
      text: [...OPTIONS, ...PLACES].find((one) => isMissing || one === said),
      answer: isMissing ? 'Sans réponse' : said,
    }
  })
})

it('a code and its label are read', () => {
  const code = (said = ''): number => Math.max(OPTIONS.indexOf(said), PLACES.indexOf(said)) + 1
  const shown = shownIn((_, item, said) =>
    item === 2 ? { value: said, modality: null } : { value: code(said), modality: said },
  )
  expect(shown.map(({ length }) => length)).toContain(18)
})
