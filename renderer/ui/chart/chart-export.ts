import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { BarChartData } from './bar-rows.ts'
import { CHART_FONT, filePalette, PLAIN_CHART_FONT } from './chart-palette.ts'
import { drawBars } from './draw-bars.ts'
import { measureIn } from './measure-text.ts'
import { wrapLabel } from './wrap-label.ts'

/** A chart to be exported, with all texts. */
export interface ChartFile {
  data: BarChartData
  title: string
  description: string
  /** The lines under the chart: base, source, the synthetic notice. */
  caption: readonly string[]
  /** The word "Practice" where the answers come from the practice service; null for a live service. */
  practice: string | null
}

const WIDTH = 760
const MARGIN = 24
const SVG = 'http://www.w3.org/2000/svg'
const TITLE = { size: 18, line: 24, weight: '600' }
const CAPTION = { size: 12, line: 16, weight: '400' }

/** The chart as a standalone SVG picture, with its title, its caption and the practice mark inside. */
export function chartSvg(chart: ChartFile): string {
  return new XMLSerializer().serializeToString(frame(chart))
}

/** The same picture as PNG, `scale` times its size. */
export async function chartPng(chart: ChartFile, scale = 2): Promise<Blob> {
  return asPng(await withFont(frame(chart)), scale)
}

/**
 * The bars of a chart as PNG, for a document that has title and notes as text: with the practice mark only, and in a font
 * of the system. Sizes in pixels of the page.
 */
export async function barsPng(
  chart: Pick<ChartFile, 'data' | 'description' | 'practice'>,
  { width, scale = 2 }: { width: number; scale?: number },
): Promise<{ png: Blob; width: number; height: number }> {
  const svg = frame({ ...chart, title: null, caption: [] }, { width, margin: 12, font: PLAIN_CHART_FONT })
  return { png: await asPng(svg, scale), width, height: Number(svg.getAttribute('height')) }
}

/** The drawing with its font in it, or a picture would fall back to another. */
async function withFont(svg: SVGSVGElement): Promise<SVGSVGElement> {
  // Without its font the picture is still correct, only in another font.
  const font = await fontAsDataUrl().catch(() => null)
  if (font !== null) {
    const style = document.createElementNS(SVG, 'style')
    style.textContent = `@font-face{font-family:"Source Sans 3 Variable";font-weight:200 900;src:url(${font})}`
    svg.prepend(style)
  }
  return svg
}

/** A drawing as PNG, `scale` times its size. */
async function asPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Number(svg.getAttribute('width')) * scale
  canvas.height = Number(svg.getAttribute('height')) * scale
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = filePalette.paper
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))))
  })
}

async function fontAsDataUrl(): Promise<string> {
  const blob = await (await fetch(latin)).blob()
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

function frame(
  { data, title, description, caption, practice }: Omit<ChartFile, 'title'> & { title: string | null },
  { width, margin, font } = { width: WIDTH, margin: MARGIN, font: CHART_FONT },
): SVGSVGElement {
  const inner = width - 2 * margin
  const svg = document.createElementNS(SVG, 'svg')
  const paint = (name: 'rect', attributes: Record<string, string | number>) => {
    const element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
    svg.append(element)
  }
  let y = margin
  const write = (words: string, style: typeof TITLE, fill: string) => {
    for (const line of wrapLabel(words, inner, 12, measureIn(`${style.weight} ${style.size}px ${font}`))) {
      svg.append(textLine(line, { x: margin, y: y + style.size }, style, fill))
      y += style.line
    }
  }
  paint('rect', { width: '100%', height: '100%', fill: filePalette.paper })
  if (practice !== null) {
    paint('rect', { width: '100%', height: 6, fill: filePalette.practice })
    write(practice, { ...CAPTION, weight: '600' }, filePalette.practice)
  }
  if (title !== null) write(title, TITLE, filePalette.ink)
  if (title !== null || practice !== null) y += 12
  // In a picture nothing else has the labels, so that they are whole.
  const palette = { ...filePalette, font }
  const { svg: bars } = drawBars(data, { width: inner, palette, id: 'missing', description })
  bars.setAttribute('x', String(margin))
  bars.setAttribute('y', String(y))
  svg.append(bars)
  y += Number(bars.getAttribute('height')) + (caption.length === 0 ? 0 : 16)
  for (const line of caption) write(line, CAPTION, filePalette.inkSoft)
  const height = y + margin - 4
  const attributes = { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, String(value))
  svg.setAttribute('font-family', font)
  svg.setAttribute('aria-label', description)
  return svg
}

function textLine(
  words: string,
  { x, y }: { x: number; y: number },
  style: typeof TITLE,
  fill: string,
): SVGTextElement {
  const line = document.createElementNS(SVG, 'text')
  line.setAttribute('x', String(x))
  line.setAttribute('y', String(y))
  line.setAttribute('font-size', String(style.size))
  line.setAttribute('font-weight', style.weight)
  line.setAttribute('fill', fill)
  line.textContent = words
  return line
}
