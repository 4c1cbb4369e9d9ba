import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { focus, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

/** Text of the panel beside the questionnaire. */
const told = () => page.getByRole('region', { name: 'Checks and preview' }).query()?.textContent

test('what can be launched is not called ready without a word on its wording and its gaps', async () => {
  const early: unknown[] = []
  const watcher = new MutationObserver(() => early.push(told()))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watcher.disconnect())
  await openDesk(
    aSurvey('Satisfaction', [
      aChoice('one', 'When did you last use [… the service]?', ['Last week', 'Never', 'I don’t know']),
      aChoice('two', 'Don’t you think that the service is good?', ['Yes', 'No', 'I don’t know']),
      aChoice('three', 'In the last 7 days, did you cook?', ['Yes', 'No', 'I don’t know']),
    ]),
  )
  await expect.poll(told).toMatch(/Ready to launch · 1 template placeholder to fill in · 1 wording issue$/)
  // Before the checker has read the wording, the text may not end with the placeholders alone.
  expect(early).not.toContainEqual(expect.stringMatching(/to fill in$/))
  watcher.disconnect()
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/Item 1Ready to launch · 1 template placeholder to fill inWording/)
  await focus(stemOf(2))
  await expect.poll(told).toMatch(/Item 2Ready to launch · 1 wording issueWording/)
  await focus(stemOf(3))
  await expect.poll(told).toMatch(/Item 3Ready to launchWording/)
})

test('reading ease is given of several sentences only, and not beside a remark that they are too long', async () => {
  const long =
    'In the last 7 days, at a time of day when your work was done and the sky was clear, did you go to the park that is ' +
    'near to your home so that you could sit on the grass for ten minutes or so and look at the trees and the birds?'
  const two = 'This is about the last 7 days. Did you cook?'
  await openDesk(
    aSurvey('Parks', [
      aChoice('one', `This is about walks. ${long}`, ['Yes', 'No', 'I don’t know']),
      aChoice('two', two, ['Yes', 'No', 'I don’t know']),
      aChoice('three', 'In the last 7 days, did you cook?', ['Yes', 'No', 'I don’t know']),
    ]),
  )
  await focus(stemOf(2))
  await expect.poll(told).toMatch(/Reading ease: \d+ out of 100/)
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/Too long or too complex.*Reading ease is not given/)
  expect(told()).not.toMatch(/out of 100/)
  // One sentence has too few words for such a score: it would only distract.
  await focus(stemOf(3))
  await expect.poll(told).toMatch(/Item 3.*words including options/)
  expect(told()).not.toMatch(/Reading ease/)
})

test('a wording in another language is not called free of issues', async () => {
  await openDesk(
    aSurvey('Services', [
      aChoice('one', 'كيف تقيّم جودة الخدمات العامة في مدينتك؟', ['جيدة', 'سيئة']),
      aChoice('two', 'In the last 7 days, did you cook?', ['Yes', 'No', 'I don’t know']),
    ]),
  )
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/Item 1.*knows French and English only: it has not checked this wording/)
  expect(told()).not.toContain('No wording issues')
  await focus(stemOf(2))
  await expect.poll(told).toMatch(/Item 2.*No wording issues found/)
  await page.getByRole('tab', { name: 'Report' }).click()
  await expect.poll(told).toMatch(/Not checked: the wording checker knows French and English only\.Item 1/)
})

test('the report lists every open remark by its rule, with the items it is about', async () => {
  await openDesk(
    aSurvey('Satisfaction', [
      aChoice('one', 'Don’t you think that the service is good?', ['Yes', 'No', 'I don’t know']),
      aChoice('two', 'In the last 7 days, how many hours did you walk?', ['0-2', '2-5', '6 or more']),
    ]),
  )
  await page.getByRole('tab', { name: 'Report' }).click()
  await expect.poll(told).toMatch(/Open issues2.*WordingLeading.*Item order.*Response options.*overlap/i)
})

test('issues are grouped by how much they are to be relied on, defects first, and remarks are not counted', async () => {
  await openDesk(
    aSurvey('Satisfaction', [
      aChoice('one', 'Do you often take the bus?', ['Yes', 'No']),
      aChoice('two', 'Public transport is always reliable.', ['Agree', 'Disagree']),
    ]),
  )
  await page.getByRole('tab', { name: 'Report' }).click()
  await expect
    .poll(told)
    .toMatch(
      /Open issues2For information1.*WordingAgree–disagree scaleDefectItem 2.*Worth another lookItem 1.*For informationAbsolute termItem 2/,
    )
  await page.getByRole('button', { name: /^Launch/ }).click()
  const issues = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /Item \d/ })
  await expect.element(issues.first()).toMatchTextContent(/^Agree–disagree scale Defect.*Item 2$/)
  await expect.element(issues.nth(1)).toMatchTextContent(/ Worth another look.*Item 1$/)
})

test('two empty options of one item are told apart', async () => {
  await openDesk(aSurvey('Parks', [aChoice('one', 'In the last 7 days, did you cook?', ['', ''])]))
  await expect.poll(told).toMatch(/Option 1 of item 1.*Option 2 of item 1/)
})

test('an edit is made by a press that began before the wording was checked again', async () => {
  const store = await openDesk(
    aSurvey('Buses', [
      aChoice('one', 'Don’t you agree that the buses are late?', ['Yes', 'No', 'I don’t know']),
    ]),
  )
  await focus(stemOf(1))
  const button = page.getByRole('button', { name: 'Use this wording' })
  const { left, top } = (await button.findElement()).getBoundingClientRect()
  await commands.mouse([left + 20, top + 8], 'down')
  const words = () => told()?.match(/\d+ words/)?.[0]
  const before = words()
  store.edit('option', ({ questions: [item] }) => {
    if (item?.options[1]) item.options[1].text = 'No, they are not late'
  })
  await expect.poll(words).not.toBe(before)
  await commands.mouse('up')
  await expect.element(stemOf(1)).toHaveValue('Do you think that the buses are late?')
})

test('of several edits that are offered, the one that is chosen is made', async () => {
  await openDesk(
    aSurvey('Walks', [
      aChoice('one', 'How many times did you walk?', ['Never', 'Once', 'More often', 'I don’t know']),
    ]),
  )
  await focus(stemOf(1))
  const companion = page.getByRole('region', { name: 'Checks and preview' })
  const choice = companion.getByRole('combobox').first()
  const offered = [...((await choice.findElement()) as HTMLSelectElement).options].map(({ text }) => text)
  expect(offered.length).toBeGreaterThan(1)
  await choice.selectOptions(offered.at(-1) ?? '')
  await expect.element(choice).toHaveDisplayValue(offered.at(-1) ?? '')
  await expect.poll(() => told()?.toLowerCase()).toContain(offered.at(-1)?.toLowerCase())
  await companion.getByRole('button', { name: 'Name this period', exact: true }).click()
  await expect
    .poll(() => (stemOf(1).element() as HTMLTextAreaElement).value.toLowerCase())
    .toContain(offered.at(-1)?.toLowerCase())
})
