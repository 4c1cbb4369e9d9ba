import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FindButton } from '../../../renderer/features/focus/find-button.tsx'
import { TranscriptPage } from '../../../renderer/features/focus/transcript-page.tsx'
import { Panes } from '../../../renderer/ui/panes.tsx'
import type { Turn } from '../../../shared/models/focus.ts'
import { currentMark, field, findBar, pressFind } from '../support/find.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

/**
 * 500 turns of Ana and Paul. Turns 301 and 401 name the tram; 401 is taller than the window and names it at its end.
 */
function aTranscript(): Turn[] {
  const long = 'We talked about many other things before that. '.repeat(120)
  return Array.from({ length: 500 }, (_, at) => ({
    number: at + 1,
    round: 1 + Math.floor(at / 100),
    speaker: at % 2 === 0 ? 'Ana' : 'Paul',
    moderator: false,
    text:
      at === 300
        ? 'Le trámway, then.'
        : at === 400
          ? `${long} The tramway!`
          : `What I say as number ${at + 1}.`,
  }))
}

async function open(over: boolean, find?: string): Promise<void> {
  await show({
    path: '/focus/$sessionId',
    address: `/focus/one${find === undefined ? '' : `?find=${find}`}`,
    content: () => (
      <Panes name="focus">
        <FindButton />
        <TranscriptPage turns={aTranscript()} busy={false} over={over} />
      </Panes>
    ),
  })
}

const turn = (number: number) => page.getByRole('article', { name: `Turn ${number},` })

test('a discussion that is over opens at its beginning', async () => {
  await open(true)
  await expect.element(turn(1)).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'Go to the end' })).toBeVisible()
  await expect.element(turn(500)).not.toBeInTheDocument()
})

test('the way to the end covers nothing of what was said', async () => {
  await open(true)
  const toEnd = page.getByRole('button', { name: 'Go to the end' })
  await expect.element(toEnd).toBeVisible()
  const readTo = () => page.getByRole('feed').element().parentElement?.getBoundingClientRect().bottom
  await expect
    .poll(() => toEnd.element().getBoundingClientRect().top - (readTo() ?? Infinity))
    .toBeGreaterThanOrEqual(0)
  await toEnd.click()
  await expect.element(turn(500)).toBeInViewport()
  await expect.element(toEnd).not.toBeInTheDocument()
})

test('a discussion that goes on opens at its end', async () => {
  await open(false)
  await expect.element(turn(500)).toBeInViewport()
  await expect.element(turn(1)).not.toBeInTheDocument()
})

test('a button opens the find', async () => {
  await open(true)
  await page.getByRole('button', { name: 'Find in this transcript' }).click()
  await expect.element(field()).toHaveFocus()
})

test('turns that are not on the page are found, and brought into view', async () => {
  await open(true)
  await expect.element(turn(1)).toBeInViewport()
  await pressFind()
  await commands.type('TRAMWAY')
  await expect.element(findBar()).toHaveTextContent('1 of 2')
  await expect.element(turn(301)).toBeInViewport()
  await expect.element(currentMark()).toHaveTextContent('trámway')
  await press('Enter')
  await expect.element(findBar()).toHaveTextContent('2 of 2')
  await expect.element(currentMark()).toHaveTextContent('tramway')
  await expect.element(currentMark()).toBeInViewport()
  await press('Enter')
  await expect.element(turn(301)).toBeInViewport()
  await expect.element(currentMark()).toBeInViewport()
  await press('Escape')
  await expect.element(findBar()).not.toBeInTheDocument()
  await expect.element(turn(301)).toBeInViewport()
})

test('speakers are found too, from the turn in view on, and all in view are marked', async () => {
  await open(false)
  await expect.element(turn(500)).toBeInViewport()
  await pressFind()
  await commands.type('paul')
  await expect.poll(() => findBar().query()?.textContent).toMatch(/^2\d\d of 250$/)
  await expect.element(currentMark()).toBeInViewport()
  await expect.poll(() => page.getBySelector('mark').elements().length).toBeGreaterThan(3)
})

test('what the palette searched for waits in the find bar', async () => {
  await open(true, 'tramway')
  await expect.element(turn(301)).toHaveAttribute('aria-current', 'true')
  await pressFind()
  await expect.element(field()).toHaveValue('tramway')
  await expect.element(findBar()).toHaveTextContent('1 of 2')
})
