import { expect, test } from 'vitest'
import { chartSvg } from '../../../renderer/ui/chart/chart-export.ts'
import { screenPalette } from '../../../renderer/ui/chart/chart-palette.ts'
import { drawBars } from '../../../renderer/ui/chart/draw-bars.ts'

const LONG =
  'Une autre commune dont le nom est particulièrement long, comme par exemple Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'
const row = (label: string, value: number) => ({
  ...{ label, value, valueLabel: String(value) },
  kind: 'answer' as const,
})
const data = { rows: [row('Rouen', 5), row(LONG, 3), row('Sotteville', 4)], full: 12 }

test('a picture has every label whole, and its rows are as high as their labels need', () => {
  const words = new DOMParser().parseFromString(
    chartSvg({ data, title: '1. Où ?', description: 'Barres', caption: ['Base : 12'], practice: null }),
    'image/svg+xml',
  )
  const labels = [...words.querySelectorAll('text')].map((text) =>
    [...text.querySelectorAll('tspan')].map(({ textContent }) => textContent?.replaceAll(' ', '')).join(''),
  )
  expect(labels).toContain(LONG.replaceAll(' ', ''))
  const { ends } = drawBars(data, {
    ...{ width: 700, palette: screenPalette, id: 'a', description: 'Barres' },
  })
  const [first = 0, second = 0, third = 0] = ends
  expect(third - second).toBe(first)
  expect(second - first).toBeGreaterThan(2 * first)
})

test('beside a table a label has three lines at most', () => {
  const { svg, ends } = drawBars(data, {
    ...{ width: 700, palette: screenPalette, id: 'b', description: 'Barres', labelLines: 3 },
  })
  expect(svg.textContent).toContain('…')
  expect(svg.getAttribute('height')).toBe(String(ends.at(-1)))
})
