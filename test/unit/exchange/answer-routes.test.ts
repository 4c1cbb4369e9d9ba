import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const reading = (...lines: string[]) => read({ text: lines.join('\n') })

/* Remarks behind an answer on where to go on. The texts are Sonde's own. */
describe('a remark on where to go on', () => {
  test.each([
    ['No → go to Q3', 'No'],
    ['No            -> Go to 3', 'No'],
    ['No (skip to 3)', 'No'],
    ['No [SKIP TO Q3]', 'No'],
    ['Non → Q3', 'Non'],
    ['Non (passez à la question 3)', 'Non'],
    ['Non, passez à la question 3', 'Non'],
    ['Non => fin du questionnaire', 'Non'],
  ])('%s: the answer comes without it, and it is noted', async (line, answer) => {
    const result = await reading('1. Do you cycle?', '[ ] Yes', `[ ] ${line}`, '2. How far?', '3. Why?')
    expect(itemsOf(result)).toEqual([`Do you cycle?: Yes / ${answer}`, 'How far?', 'Why?'])
    expect(result.notes.filter(({ code }) => code === 'branching')).toEqual([
      { code: 'branching', item: 1, name: '' },
    ])
  })

  test.each([
    'I go to work',
    'Yes, I go to school',
    'Skip the queue',
    'When ill, go to the doctor',
    'From home → 5 km',
    'Stop',
    'No (stopped in May)',
  ])('%s: words that only look like it stay', async (line) => {
    const result = await reading('1. What do you do?', `[ ] ${line}`, '[ ] Rest', '2. Why?')
    expect(itemsOf(result)).toEqual([`What do you do?: ${line} / Rest`, 'Why?'])
  })
})
