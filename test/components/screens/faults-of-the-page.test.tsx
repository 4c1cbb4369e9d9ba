import { afterEach, expect, test } from 'vitest'
import { faultsOfThePage } from '../../support/screens/faults-of-the-page.ts'

const place = document.createElement('div')
afterEach(() => place.remove())

/** The faults reported for a page with only this HTML, in letters of 16 px. */
function faultsOf(html: string): string[] {
  place.style.cssText =
    'position: fixed; inset: 0; z-index: 1000; background: white; font: 16px/20px monospace'
  place.innerHTML = html
  document.body.append(place)
  return faultsOfThePage()
}

const LONG = 'A sentence of eight words stands in here'

test('a page on which all is well has no faults', () => {
  expect(
    faultsOf(`<p>${LONG}</p><button>Save</button><textarea style="width: 80px; height: 20px">${LONG}</textarea>
      <div style="width: 80px; height: 40px; overflow: auto">${LONG}</div>
      <div style="width: 80px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</div>
      <div style="height: 0; overflow: hidden">${LONG}</div>`),
  ).toEqual([])
})

test.each([
  ['its element', '', 'cut: '],
  ['an ancestor', '<span>', 'cut by <div>: '],
])('sees text that is cut by %s', (_, inner, fault) => {
  const found = faultsOf(
    `<div style="width: 80px; overflow: hidden; white-space: nowrap">${inner}${LONG}</div>`,
  )
  expect(found).toEqual([expect.stringContaining(fault)])
})

test('sees text that is cut in height, and not what a sign says is more', () => {
  const box = (style: string) =>
    `<div style="width: 80px; height: 30px; overflow: hidden; ${style}"><p>${LONG}</p></div>`
  expect(faultsOf(box(''))).toEqual([expect.stringContaining('cut by <div> in height: ')])
  const clamped = `<p style="width: 80px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden">${LONG}</p>`
  expect(faultsOf(clamped)).toEqual([])
})

test('does not take what has scrolled away, or what stands out of the flow, for cut', () => {
  expect(
    faultsOf(`<div style="height: 60px; overflow: hidden">
        <div style="height: 60px; overflow: auto"><p>${LONG}</p><p style="margin-top: 200px">${LONG}</p></div>
      </div>
      <div style="width: 10px; height: 10px; overflow: hidden"><p style="position: fixed; top: 300px; left: 0">${LONG}</p></div>`),
  ).toEqual([])
})

test.each(['left: 60px; top: 0', 'left: 0; top: 28px'])(
  'sees a button that is covered at its edge (%s)',
  (place) => {
    const found = faultsOf(`<div style="position: relative">
      <button style="position: absolute; width: 80px; height: 40px; left: 0; top: 0">Save</button>
      <div style="position: absolute; width: 80px; height: 40px; background: red; ${place}">Note</div>
    </div>`)
    expect(found).toEqual(['<button> “Save” is covered by <div> “Note”'])
  },
)

test('does not take a button for covered where it has scrolled out of its box', () => {
  expect(
    faultsOf(`<div style="height: 50px; overflow: auto"><div style="height: 35px"></div><button style="height: 40px">Save</button></div>
      <p style="margin: 0">${LONG}</p>`),
  ).toEqual([])
})

test('sees a pane that scrolls sideways, but not what is meant to', () => {
  const pane = (attribute: string) =>
    `<section ${attribute} aria-label="Outline" style="width: 80px; overflow: auto"><p style="width: 200px">Wide</p></section>`
  expect(faultsOf(pane(''))).toEqual(['<section> “Outline” scrolls sideways, by 120 px'])
  expect(faultsOf(pane('data-wide'))).toEqual([])
})

test('sees a word that is broken between two letters', () => {
  expect(faultsOf(`<p style="width: 60px; overflow-wrap: anywhere">questionnaires</p>`)).toEqual([
    expect.stringContaining('broken inside “questionnaires”'),
  ])
})

test('does not take for covered what scrolls under a foot that stays in sight', () => {
  expect(
    faultsOf(`<div style="height: 60px; overflow: auto">
      <button style="display: block; height: 40px; margin-top: 15px">Save</button><p style="height: 80px"></p>
      <div style="position: sticky; bottom: 0; height: 30px; background: red">Cancel</div></div>`),
  ).toEqual([])
})
