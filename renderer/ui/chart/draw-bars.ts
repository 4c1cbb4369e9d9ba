import { plot, rect, ruleX, text } from '@observablehq/plot'
import { type BarChartData, fullLength } from './bar-rows.ts'
import type { ChartPalette } from './chart-palette.ts'
import { measureIn } from './measure-text.ts'
import { wrapLabel } from './wrap-label.ts'

const FONT_SIZE = 14
const LINE = 17
const ROW_GAP = 15
const BAR = 18
const GAP = 12

interface DrawOptions {
  /** Pixels. */
  width: number
  palette: ChartPalette
  /** Unique in the document, since the hatching is referenced by it. */
  id: string
  /** A description of the picture for screen readers. */
  description: string
  /** Lines of a label at most; a longer one ends in an ellipsis. Absent: labels are whole. */
  labelLines?: number
}

/** A picture of bars. */
interface DrawnBars {
  svg: SVGSVGElement
  /** Where each row ends, in pixels from the top: a row is as high as its label needs. */
  ends: number[]
}

/**
 * Draws horizontal bars with labels on the left and values at their ends, as one SVG picture. The palette's colours are
 * used as they are, so that CSS variables keep working on the page.
 */
export function drawBars(
  data: BarChartData,
  { width, palette, id, description, labelLines = Number.POSITIVE_INFINITY }: DrawOptions,
): DrawnBars {
  const measure = measureIn(`${FONT_SIZE}px ${palette.font}`)
  const widestLabel = Math.round(Math.min(260, width * 0.4)) - GAP
  const valueWidth = Math.ceil(Math.max(0, ...data.rows.map((row) => measure(row.valueLabel)))) + GAP
  let height = 0
  const rows = data.rows.map((row) => {
    const lines = wrapLabel(row.label, widestLabel, labelLines, measure)
    const top = height
    height += lines.length * LINE + ROW_GAP
    const middle = (top + height) / 2
    return { ...row, lines, middle, end: height, top: middle - BAR / 2, bottom: middle + BAR / 2 }
  })
  // Plot cannot draw a picture without height.
  height = Math.max(height, LINE + ROW_GAP)
  // Short labels stand next to their bars, which are then longer.
  const labelWidth = Math.ceil(Math.max(0, ...rows.flatMap((row) => row.lines.map(measure)))) + GAP
  const full = fullLength(data)
  const hatch = `url(#${id})`
  const solid = rows.filter((row) => row.kind === 'answer' && row.value !== null)
  const hatched = rows.filter((row) => row.kind === 'aside' || row.value === null)
  const bar = { y1: 'top', y2: 'bottom' } as const
  const words = { y: 'middle', textAnchor: 'start', lineAnchor: 'middle', fontSize: FONT_SIZE } as const
  const drawn = plot({
    width,
    height,
    marginTop: 0,
    marginBottom: 0,
    marginLeft: labelWidth,
    marginRight: valueWidth,
    x: { domain: [0, full], axis: null },
    y: { domain: [0, height], range: [0, height], axis: null },
    ariaLabel: description,
    marks: [
      rect(solid, { ...bar, x1: 0, x2: 'value', fill: palette.bar }),
      rect(hatched, { ...bar, x1: 0, x2: (row) => row.value ?? full, fill: hatch }),
      ruleX([0], { stroke: palette.hairline }),
      text(rows, {
        ...words,
        text: (row) => row.lines.join('\n'),
        frameAnchor: 'left',
        dx: -labelWidth,
        lineHeight: LINE / FONT_SIZE,
        fill: (row) => (row.kind === 'aside' ? palette.inkSoft : palette.ink),
      }),
      text(rows, {
        ...words,
        x: (row) => row.value ?? full,
        text: 'valueLabel',
        dx: 6,
        fill: palette.ink,
        fontVariant: 'tabular-nums',
      }),
    ],
    color: { type: 'identity' },
  })
  return { svg: finish(drawn as SVGSVGElement, { palette, id }), ends: rows.map(({ end }) => end) }
}

/**
 * Adds the hatching and sets the font. Removes Plot's own style sheet, which the page's security policy forbids; only
 * its font and size matter here.
 */
function finish(svg: SVGSVGElement, { palette, id }: Pick<DrawOptions, 'palette' | 'id'>): SVGSVGElement {
  for (const style of svg.querySelectorAll('style')) style.remove()
  // The picture has a single name; the names of its parts mean nothing to assistive technology.
  for (const part of svg.querySelectorAll('g')) part.removeAttribute('aria-label')
  svg.removeAttribute('class')
  svg.setAttribute('role', 'img')
  svg.setAttribute('font-family', palette.font)
  svg.setAttribute('font-size', String(FONT_SIZE))
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  for (const words of svg.querySelectorAll('text')) words.setAttribute('xml:space', 'preserve')
  svg.prepend(hatching(svg.ownerDocument, id, palette))
  return svg
}

function hatching(document: Document, id: string, palette: ChartPalette): SVGDefsElement {
  const make = <Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const pattern = make('pattern', {
    id,
    width: '6',
    height: '6',
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  })
  pattern.append(make('rect', { width: '1.5', height: '6', fill: palette.inkSoft, opacity: '0.7' }))
  const defs = make('defs', {})
  defs.append(pattern)
  return defs
}
