import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const OFTEN = ['Every day', 'Sometimes', 'Never']
const draft = aDraft(9, ['Do you come often?', ...OFTEN], ['What would you change?'])
const stems = draft.questions.map(({ stem }) => stem)
const people = Array.from({ length: 9 }, (_, p) => p)
const truth = people.map((p) => [OFTEN[p % 3], `These are the words of person ${p}.`])
/** Codes of the final answers, whose book has two numbers for each option. */
const book = {
  question: stems[0],
  options: OFTEN.map((text, at) => ({ order: at + 1, score: 3 - at, text })),
}

/** Entries in which the raw answer of each third person is another one than the final. */
function sent(raw: string, final: string, isSame: boolean): object {
  return {
    book: [book],
    responses: people.map((p) => ({
      participant_id: `R${p}`,
      answers: [
        {
          question: stems[0],
          [raw]: isSame || p % 3 > 0 ? OFTEN[p % 3] : OFTEN[(p + 1) % 3],
          [final]: 3 - (p % 3),
        },
        { question: stems[1], [raw]: truth[p]?.[1], [final]: truth[p]?.[1] },
      ],
    })),
  }
}

describe('raw answers beside final ones', () => {
  it.each([
    ['raw', 'final'],
    ['brut', 'retenu'],
    ['initial_answer', 'validated_answer'],
  ])('%s is asked about where %s does not always say the same', (raw, final) => {
    const told = toldAnswers(sent(raw, final, false), draft)
    expect(told.flatMap((row, p) => row.filter((one, at) => one !== null && one !== truth[p]?.[at]))).toEqual(
      [],
    )
  })

  it('count where the final ones are codes for the same', () => {
    expect(toldAnswers(sent('raw', 'final', true), draft).map(([often]) => often)).toEqual(
      truth.map(([often]) => often),
    )
  })
})
