import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { box, expectOrder, focus, item, optionOf, press, row, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const nameOf = (number: number) => box(`Variable name of item ${number}`)
const codeOf = (option: number, number: number) => box(`Code of option ${option} of item ${number}`)

/** An item with a name and codes, as an import brings it. */
function coded(id: string, stem: string, name: string, codes: string[]): Question {
  const question = aChoice(
    id,
    stem,
    codes.map((code) => `Answer ${code}`),
  )
  return {
    ...question,
    name,
    options: question.options.map((option, at) => ({ ...option, code: codes[at] })),
  }
}

test('names and codes are hidden until a person asks for them, then written and undone', async () => {
  const store = await openDesk(aSurvey('Trains', [aChoice('one', 'How?', ['On foot', 'By bike'])]))
  await expect.element(optionOf(1, 1)).toBeInTheDocument()
  await expect.element(nameOf(1)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More for item 1' }).click()
  await page.getByRole('menuitem', { name: 'Show variable names and codes' }).click()
  await expect.element(nameOf(1)).toHaveFocus()
  await commands.type('MODE')
  await press('Enter')
  await expect.element(stemOf(1)).toHaveFocus()
  await focus(codeOf(1, 1))
  await commands.type('10')
  await press('Enter')
  await expect.element(codeOf(2, 1)).toHaveFocus()
  await commands.type('20')
  const draft = () => store.getState().history.present.questions[0]
  expect(draft()).toMatchObject({ name: 'MODE', options: [{ code: '10' }, { code: '20' }] })
  await focus(stemOf(1))
  await press('ControlOrMeta+z')
  await expect.element(codeOf(2, 1)).toHaveFocus()
  await expect.element(codeOf(2, 1)).toHaveValue('')
  await press('ControlOrMeta+z', 'ControlOrMeta+z')
  await expect.element(nameOf(1)).toHaveFocus()
  await expect.element(nameOf(1)).toHaveValue('')
  expect(draft()).not.toHaveProperty('name')
  // The last one is gone, but the field that was just used stays.
  await page.getByRole('button', { name: 'More for item 1' }).click()
  await page.getByRole('menuitem', { name: 'Hide variable names and codes' }).click()
  await expect.element(nameOf(1)).not.toBeInTheDocument()
})

test('a questionnaire that has names and codes shows them, with what becomes of them in files', async () => {
  await openDesk(
    aSurvey('Trains', [
      coded('one', 'How?', 'Q1_MODE', ['foot', 'bike']),
      coded('two', 'Why?', 'AGE', ['1', '1']),
      { ...anOpenEnded('three', 'When?'), name: 'age' },
    ]),
  )
  await expect.element(nameOf(1)).toHaveValue('Q1_MODE')
  await expect.element(codeOf(2, 1)).toHaveValue('bike')
  await expect
    .element(nameOf(1))
    .toHaveAccessibleDescription('In LimeSurvey: Q1MODE (20 letters and digits at most, a letter first)')
  await expect.element(item(1)).not.toMatchTextContent('each code once')
  await expect.element(nameOf(2)).toHaveAccessibleDescription('Item 3 has the same name.')
  await expect.element(item(2)).toMatchTextContent('Options 1, 2 have the same code: 1.')
  await expect.element(item(2)).toMatchTextContent('In XLSForm: 1 → 2 (each code once)')
  await expect.element(nameOf(3)).toHaveAccessibleDescription(/^Item 2 has the same name\. In LimeSurvey: q3/)
  await nameOf(3).fill('WHEN')
  await expect.element(item(2)).not.toMatchTextContent('same name')
})

test('a column of codes is pasted into the options from the first on', async () => {
  await openDesk(aSurvey('Trains', [coded('one', 'How?', 'MODE', ['a', 'b', 'c'])]))
  await box('Context').fill('7\n8\n9\n10')
  await focus(box('Context'))
  await press('ControlOrMeta+a', 'ControlOrMeta+c')
  await focus(codeOf(2, 1))
  await press('ControlOrMeta+v')
  await expect.element(codeOf(3, 1)).toHaveFocus()
  await expect.element(codeOf(1, 1)).toHaveValue('a')
  await expect.element(codeOf(2, 1)).toHaveValue('7')
  await expect.element(codeOf(3, 1)).toHaveValue('8')
  await press('Alt+ArrowUp')
  await expect.element(codeOf(2, 1)).toHaveFocus()
  await expect.element(codeOf(2, 1)).toHaveValue('8')
})

test('a copy has no name of its own, and an item that was cut keeps its name where it is pasted', async () => {
  await openDesk(
    aSurvey('Trains', [coded('one', 'A', 'Q1', ['1', '2']), coded('two', 'B', 'Q2', ['1', '2'])]),
  )
  await focus(stemOf(1))
  await press('ControlOrMeta+d')
  await expectOrder('A A B')
  await expect.element(nameOf(2)).toHaveValue('')
  await expect.element(codeOf(2, 2)).toHaveValue('2')
  await focus(row(1))
  await press('ControlOrMeta+x', 'End', 'ControlOrMeta+v')
  await expectOrder('A B A')
  await expect.element(nameOf(3)).toHaveValue('Q1')
})

test('spaces around a name or a code go when the field is left, in one step with the typing', async () => {
  const store = await openDesk(aSurvey('Trains', [coded('one', 'How?', 'MODE', ['A', 'B'])]))
  const draft = () => store.getState().history.present.questions[0]
  await nameOf(1).fill('age ')
  expect(draft()).toMatchObject({ name: 'age ' })
  await focus(codeOf(2, 1))
  expect(draft()).toMatchObject({ name: 'age' })
  await codeOf(2, 1).fill(' A ')
  await expect.element(item(1)).toMatchTextContent('Options 1, 2 have the same code: A.')
  await focus(stemOf(1))
  expect(draft()?.options[1]).toMatchObject({ code: 'A' })
  await press('ControlOrMeta+z')
  expect(draft()).toMatchObject({ name: 'age', options: [{ code: 'A' }, { code: 'B' }] })
  await press('ControlOrMeta+z')
  expect(draft()).toMatchObject({ name: 'MODE' })
})
