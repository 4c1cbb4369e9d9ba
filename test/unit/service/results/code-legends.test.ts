import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout']
const STEMS = ['Êtes-vous satisfait ?', 'Recommanderiez-vous ?']
const draft = aDraft(10, ...STEMS.map((stem): [string, ...string[]] => [stem, ...OPTIONS]))
const SAID = [...'0110213021'].map(Number)

const rows = (code: (option: number) => unknown) =>
  SAID.flatMap((option, at) =>
    STEMS.map((question) => ({ persona_id: `p-${at + 1}`, question, answer: code(option) })),
  )
const counts = (code: (option: number) => unknown) =>
  STEMS.map((texte) => ({
    texte,
    counts: Object.fromEntries(
      OPTIONS.map((_, option) => [String(code(option)), SAID.filter((one) => one === option).length]),
    ),
  }))

type Legends = Record<string, unknown>

/** Ways in which a payload can declare codes that run from `first` to `last`. */
function legends(code: (option: number) => number): Legends {
  const order = [0, 1, 2, 3].sort((one, other) => code(one) - code(other))
  const told = order.map((option): [number, string] => [code(option), OPTIONS[option] ?? ''])
  const [[first, low] = [0, ''], , , [last, high] = [0, '']] = told
  return {
    map: Object.fromEntries(told),
    'map of texts': Object.fromEntries(told.map(([number, text]) => [text, number])),
    'map of objects': Object.fromEntries(told.map(([number, label]) => [number, { label }])),
    list: told.map(([number, label]) => ({ code: number, label })),
    'list under other names': told.map(([number, text]) => ({ v: number, l: text })),
    pairs: told,
    text: told.map(([number, text]) => `${number} = ${text}`).join(', '),
    'text with the codes behind': told.map(([number, text]) => `${text} (${number})`).join(' ; '),
    'list of texts': told.map(([number, text]) => `${number} - ${text}`),
    'text of the ends': `de ${first} (${low.toLowerCase()}) à ${last} (${high.toLowerCase()})`,
    'text without codes': `from ${low} to ${high}`,
  }
}

/** Those whose names, or those of what holds them, say that they are codes and their labels. */
const NAMED = ['map', 'list', 'pairs', 'text', 'list of texts']

/** Places where it can declare them. */
const places: Record<string, (legend: unknown, body: object[]) => object> = {
  'for the whole payload': (legend, answers) => ({ legend, answers }),
  'in a small map': (x, answers) => ({ meta: { x }, answers }),
  'for each item': (labels, answers) => ({
    questions: STEMS.map((texte) => ({ texte, labels })),
    answers,
  }),
  'by item': (legend, answers) => ({
    value_labels: Object.fromEntries(STEMS.map((stem) => [stem, legend])),
    answers,
  }),
  'in each row': (scale, answers) => ({ answers: answers.map((row) => ({ ...row, scale })) }),
}

/** Those where the text of the item stands beside or around it. */
const OWNED = ['by item', 'in each row']

const optionsRead = (data: unknown): number =>
  readResults(data, draft).answers.filter(({ kind }) => kind === 'option').length

describe('numbers of which the payload says what they mean', () => {
  const reversed = legends((option) => 4 - option)
  const inOrder = legends((option) => option + 1)

  it.each(Object.keys(reversed))('are not read by their places where that is another order: %s', (form) => {
    for (const [where, place] of Object.entries(places))
      for (const code of [(option: number) => 4 - option, (option: number) => `${4 - option}`]) {
        const { answers } = readResults(place(reversed[form], rows(code)), draft)
        const read = answers.filter(({ kind }) => kind === 'option')
        expect(read.filter(({ respondent, option }) => option !== SAID[respondent])).toEqual([])
        // Only under a name of labels or codes, beside the text of the item, does the payload say what they mean.
        const isNamed =
          where === 'for each item' ? NAMED.includes(form) : form === 'list' && OWNED.includes(where)
        expect(read.length, where).toBe(isNamed ? SAID.length * STEMS.length : 0)
      }
  })

  it.each(Object.keys(reversed))('are neither counted nor asked about by their places: %s', (form) => {
    for (const [where, place] of Object.entries(places)) {
      if (where === 'in each row') continue
      const results = readResults(
        place(
          reversed[form],
          counts((option) => 4 - option),
        ),
        draft,
      )
      expect(results.counts).toEqual([])
      expect(results.doubts).toEqual([])
      expect(results.unplaced.length).toBeGreaterThan(0)
    }
  })

  it.each(
    Object.keys(inOrder).filter((form) => !form.startsWith('text of') && !form.startsWith('text without')),
  )('are read where that is the order of the questionnaire: %s', (form) => {
    for (const place of Object.values(places))
      expect(
        optionsRead(
          place(
            inOrder[form],
            rows((option) => option + 1),
          ),
        ),
      ).toBe(20)
  })

  it.each([
    ['words of another language', { 1: 'Not at all', 2: 'Rather not', 3: 'Rather', 4: 'Fully' }],
    ['short forms', { 1: 'PDT', 2: 'PP', 3: 'P', 4: 'TAF' }],
    ['a text in another language', '4 = Fully, 3 = Rather, 2 = Rather not, 1 = Not at all'],
  ])('are not read where what they mean is not understood: %s', (_name, legend) => {
    for (const place of Object.values(places))
      expect(
        optionsRead(
          place(
            legend,
            rows((option) => 4 - option),
          ),
        ),
      ).toBe(0)
  })

  it.each<[string, unknown]>([
    ['reversed', true],
    ['reverse_coded', 1],
    ['inversé', true],
    ['sens', 'décroissant'],
    ['scale_direction', 'descending'],
    ['shown_order', 'desc'],
    ['higher_is_better', true],
    ['best', 4],
    ['recode', '5-x'],
  ])('are not read where a field says that the scale is turned round: %s', (name, value) => {
    const turned = rows((option) => 4 - option)
    expect(optionsRead({ [name]: value, answers: turned })).toBe(0)
    expect(optionsRead({ answers: turned.map((row) => ({ ...row, [name]: value })) })).toBe(0)
    const questions = STEMS.map((texte) => ({ texte, [name]: value }))
    expect(optionsRead({ questions, answers: turned })).toBe(0)
  })

  it('are no personas where there are as many codes as personas', () => {
    const codes = Object.fromEntries(OPTIONS.map((text, at) => [3 - at, text]))
    const codebook = Object.fromEntries(STEMS.map((stem) => [stem, codes]))
    const four = { ...draft, personas: 4 }
    const answers = rows((option) => 3 - option).filter(({ persona_id }) => /-[1-4]$/.test(persona_id))
    expect(readResults({ codebook, answers }, four).answers.filter(({ kind }) => kind === 'option')).toEqual(
      [],
    )
  })

  it('nor are names of people codes of what they chose, where others of the same names chose nothing', () => {
    const two = aDraft(4, ['Venez-vous souvent ?', '1', '2'], ['Pourquoi ?'])
    const names = ['Bruno', 'Ana', 'Ana', 'Bruno']
    const data = two.questions.map(({ stem }, item) => ({
      titre: stem,
      avis: names.map((nom, p) => ({
        qui: { ref: `x-${p + 4}`, nom },
        dit: item === 1 ? `Par goût, ${p} fois.` : p < 2 ? null : `${4 - p}`,
      })),
    }))
    const { answers, respondents } = readResults({ data }, two, { personas: 4 })
    const chosen = answers.filter(({ kind }) => kind === 'option')
    for (const { respondent, option } of chosen)
      expect(['x-6 1', 'x-7 0']).toContain(`${respondents[respondent]?.id} ${option}`)
  })

  it('nor are places of one item codes of another, where some people left that other one blank', () => {
    const three = aDraft(5, ['Pourquoi ?', '2', '1'], ['Combien de fois ?', '0', '1', '2', '3 ou plus'])
    const said = [
      ['2', '1'],
      ['2', null],
      ['2', '0'],
      ['2', '3 ou plus'],
      ['1', null],
    ]
    const data = said.map((row, p) => ({
      ...{ ref: `x-${p + 4}`, prenom: ['Ana', 'Bruno', 'Bruno', 'Ana', 'Ana'][p] },
      ...Object.fromEntries(
        three.questions.map(({ stem, options }, item) => {
          const mot = row[item] ?? null
          return [stem, mot === null ? null : { mot, gad: options.findIndex(({ text }) => text === mot) }]
        }),
      ),
    }))
    const { answers, respondents } = readResults({ data }, three, { personas: 5 })
    for (const { kind, respondent, question, option } of answers)
      if (kind === 'option')
        expect(three.questions[question]?.options[option ?? -1]?.text).toBe(
          said[Number(respondents[respondent]?.id?.slice(2)) - 4]?.[question],
        )
  })

  it('are read where a field tells how long the scale is, and answers in words beside any legend', () => {
    expect(optionsRead({ scale: '1-4', answers: rows((option) => option + 1) })).toBe(20)
    expect(optionsRead({ legend: reversed.text, answers: rows((option) => OPTIONS[option]) })).toBe(20)
  })
})
