import { barX, plot, ruleX, text } from '@observablehq/plot'
import { type BarChartData, fullLength } from './bar-rows.ts'
import type { ChartPalette } from './chart-palette.ts'
import { measureIn } from './measure-text.ts'
import { wrapLabel } from './wrap-label.ts'

const FONT_SIZE = 14
const LINE = 17
const ROW_GAP = 15
const LABEL_LINES = 3
const GAP = 12

interface DrawOptions {
  /** Pixels. */
  width: number
  palette: ChartPalette
  /** Unique in the document, since the hatching is referenced by it. */
  id: string
  /** A description of the picture for screen readers. */
  description: string
}

/**
 * Draws horizontal bars with labels on the left and values at their ends, as one SVG picture. The palette's colours are
 * used as they are, so that CSS variables keep working on the page.
 */
export function drawBars(
  data: BarChartData,
  { width, palette, id, description }: DrawOptions,
): SVGSVGElement {
  const measure = measureIn(`${FONT_SIZE}px ${palette.font}`)
  const widestLabel = Math.round(Math.min(260, width * 0.4)) - GAP
  const valueWidth = Math.ceil(Math.max(0, ...data.rows.map((row) => measure(row.valueLabel)))) + GAP
  const rows = data.rows.map((row, index) => ({
    ...row,
    index,
    lines: wrapLabel(row.label, widestLabel, LABEL_LINES, measure),
  }))
  // Short labels stand next to their bars, which are then longer.
  const labelWidth = Math.ceil(Math.max(0, ...rows.flatMap((row) => row.lines.map(measure)))) + GAP
  const rowHeight = Math.max(1, ...rows.map((row) => row.lines.length)) * LINE + ROW_GAP
  const full = fullLength(data)
  const hatch = `url(#${id})`
  const solid = rows.filter((row) => row.kind === 'answer' && row.value !== null)
  const hatched = rows.filter((row) => row.kind === 'aside' || row.value === null)
  const thickness = Math.max(0, (rowHeight - 18) / 2)
  const bar = { y: 'index', insetTop: thickness, insetBottom: thickness } as const
  const words = { y: 'index', textAnchor: 'start', lineAnchor: 'middle', fontSize: FONT_SIZE } as const
  const drawn = plot({
    width,
    height: Math.max(1, rows.length) * rowHeight,
    marginTop: 0,
    marginBottom: 0,
    marginLeft: labelWidth,
    marginRight: valueWidth,
    x: { domain: [0, full], axis: null },
    y: { domain: rows.map((row) => row.index), axis: null, type: 'band', padding: 0 },
    ariaLabel: description,
    marks: [
      barX(solid, { ...bar, x1: 0, x2: 'value', fill: palette.bar }),
      barX(hatched, { ...bar, x1: 0, x2: (row) => row.value ?? full, fill: hatch }),
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
  return finish(drawn as SVGSVGElement, { palette, id })
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
