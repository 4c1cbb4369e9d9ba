import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { focus, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

/** What the companion says. */
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
  // Until the checker has read the wording, it is said that it reads.
  expect(early).not.toContainEqual(expect.stringMatching(/to fill in$/))
  watcher.disconnect()
  await focus(stemOf(1))
  await expect.poll(told).toMatch(/Item 1Ready to launch · 1 template placeholder to fill inWording/)
  await focus(stemOf(2))
  await expect.poll(told).toMatch(/Item 2Ready to launch · 1 wording issueWording/)
  await focus(stemOf(3))
  await expect.poll(told).toMatch(/Item 3Ready to launchWording/)
})
