import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KeptText } from '../../../renderer/ui/kept-text.tsx'
import { show } from '../support/show.tsx'

const STEM = 'Que diriez-vous du mot « utile » ? Et de la suite :'

/** Shows the stem in a column of this width in pixels. */
async function openAt(width: number): Promise<HTMLElement> {
  await show({
    path: '/kept',
    address: '/kept',
    content: () => (
      <p data-testid="kept" style={{ width, fontSize: 16 }}>
        <KeptText text={STEM} />
      </p>
    ),
  })
  return (await page.getByTestId('kept').findElement()) as HTMLElement
}

/** The first letter of each line. */
function lineStarts(element: HTMLElement): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const starts: string[] = []
  let top = Number.NEGATIVE_INFINITY
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      if (letter === ' ') continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { bottom } = range.getBoundingClientRect()
      if (bottom > top + 4) starts.push(letter)
      top = Math.max(top, bottom)
    }
  }
  return starts
}

test('no line begins with punctuation, nor ends with an opening quote, and the text is what was written', async () => {
  const element = await openAt(300)
  expect(element.textContent).toBe(STEM)
  for (let width = 300; width > 70; width -= 5) {
    element.style.width = `${width}px`
    const starts = lineStarts(element)
    expect(starts.join(''), `${width}px`).not.toMatch(/[?!:;»]/)
  }
  getSelection()?.selectAllChildren(element)
  expect(getSelection()?.toString()).toBe(STEM)
})
