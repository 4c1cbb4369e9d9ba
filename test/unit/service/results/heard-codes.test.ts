import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy, wordsBy } from './a-tram-survey.ts'

const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ')
const numberOf = (value: unknown): string => NUMBERS[Number(value)] ?? String(value)
const FILLERS = ['I suppose.', "if I'm honest.", 'more or less.']

interface Names {
  ask: string
  said: string
  heard: string
}

/** What each persona said, and what a second pass heard in it: a letter, a number in words, or a reason. */
function interviews({ ask, said, heard }: Names, reasons: readonly string[], mark?: object) {
  const script = Object.fromEntries(
    draft.questions.map(({ stem, options }, item) => [
      `Q${item + 1}`,
      {
        ask: stem,
        ...(options.length > 0 && {
          letters: Object.fromEntries(options.map(({ text }, at) => ['abcdef'[at] ?? '', text])),
        }),
      },
    ]),
  )
  const answers = (p: number) =>
    draft.questions.map((_, item) => {
      const told = toldBy(p, item)
      const own = { [ask]: `Q${item + 1}` }
      if (told === null)
        return { ...own, [said]: item === 1 ? null : 'No idea, sorry.', [heard]: reasons[item] }
      if (item === 1) return { ...own, [said]: `Some ${told} times or so.`, [heard]: numberOf(told) }
      if (!isChoice(item)) return { ...own, [said]: told, ...(mark ?? { [heard]: null }) }
      const words = `${wordsBy(p, item)}, ${FILLERS[(p + item) % 3]}`
      return { ...own, [said]: words, [heard]: 'abcdef'[Number(told)] }
    })
  return { script, interviews: PEOPLE.map((ref, p) => ({ who: { ref }, answers: answers(p) })) }
}
/** The numbers as they were heard. */
const HEARD = TRUTH.map((row) =>
  row.map((told, item) => (item === 1 && told !== null ? numberOf(told) : told)),
)

describe('words beside what was heard in them', () => {
  it('are the answers to an open-ended item where nothing was heard but numbers and reasons', () => {
    const names = { ask: 'ask', said: 'said', heard: 'heard' }
    const reasons = ['doesnt_know', 'never_came_up', 'wont_say', 'doesnt_know']
    expect(readOf(interviews(names, reasons, { verbatim: true }))).toEqual(HEARD)
    expect(readOf(interviews(names, reasons))).toEqual(HEARD)
  })

  it('are the answers under other names', () => {
    const names = { ask: 'question', said: 'paroles', heard: 'code' }
    const french = ['sait_pas', 'jamais_posee', 'veut_pas_dire', 'refus']
    expect(readOf(interviews(names, french, { tel_quel: 1 }))).toEqual(HEARD)
    const other = { ask: 'item', said: 'utterance', heard: 'parsed' }
    const reasons = ['would_not_say', 'not_reached', 'dont_know', 'will_not_answer']
    expect(readOf(interviews(other, reasons, { parsed: '' }))).toEqual(HEARD)
  })
})

it('words about the persona beside codes are no answers', () => {
  for (const said of ['summary', 'prompt', 'system', 'persona_context', 'analyse', 'backstory']) {
    const read = readOf(
      interviews({ ask: 'ask', said, heard: 'heard' }, ['refus', 'refus', 'refus', 'refus']),
    )
    expect(read.map((row) => row[3])).toEqual(PEOPLE.map(() => null))
  }
})
