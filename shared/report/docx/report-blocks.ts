import { textRuns } from '../../exchange/docx/word-package.ts'
import { escapeXml } from '../../exchange/xml/escape-xml.ts'
import type { ReportBlock, ReportPicture, ReportRow, ReportTable, Tone } from '../report.ts'

/** The width of the text on a page of A4 with margins of 2 cm, in twentieths of a point. */
export const TEXT_WIDTH = 9638
/** A pixel of the page in Word's unit for pictures, of which there are 914,400 to the inch. */
const UNITS_OF_A_PIXEL = 9525
/** The same width in pixels; a wider picture is made smaller. */
const WIDEST_PICTURE = 640
/** A table with no more rows is kept on one page. */
const KEPT_TOGETHER = 14

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const HAIRLINE = 'w:val="single" w:sz="4" w:space="0" w:color="C9C5BC"'

/** A part of a report as Word's XML, and the pictures in it. */
export interface BlocksXml {
  xml: string
  /** In the order of their relations, which begin at `firstPicture`. */
  pictures: ReportPicture[]
}

/** The parts of a report, one below the other. `firstPicture`: the number of the relation of the first picture. */
export function blocksXml(blocks: readonly ReportBlock[], firstPicture: number): BlocksXml {
  const pictures: ReportPicture[] = []
  const xml = blocks.map((block, at) => {
    if (block.kind === 'table') {
      // Word joins tables with nothing between them.
      const next = blocks[at + 1]
      const apart = next === undefined || (next.kind === 'table' && next.caption === '') ? '<w:p/>' : ''
      return tableXml(block) + apart
    }
    if (block.kind !== 'picture') return wordsXml(block, blocks[at - 1]?.kind === 'table')
    pictures.push(block)
    return pictureXml(block, firstPicture + pictures.length - 1)
  })
  return { xml: xml.join(''), pictures }
}

const STYLE_OF: Record<Tone, string> = {
  plain: 'Normal',
  notice: 'Notice',
  practice: 'Practice',
  soft: 'Soft',
  quote: 'Said',
  source: 'Source',
}

/** `isAfterTable`: Word keeps no distance below a table by itself. */
function wordsXml(block: Exclude<ReportBlock, ReportTable | ReportPicture>, isAfterTable: boolean): string {
  if (block.kind === 'heading') return paragraphXml(`Heading${block.level}`, textRuns(block.text))
  const lead = block.lead === '' ? '' : textRuns(block.text === '' ? block.lead : `${block.lead} `, '<w:b/>')
  // A lead alone names what comes next.
  const keep = block.text === '' ? '<w:keepNext/>' : ''
  const distance = isAfterTable ? '<w:spacing w:before="120"/>' : ''
  return paragraphXml(STYLE_OF[block.tone], lead + textRuns(block.text), keep + distance)
}

/** A paragraph in one of the styles of a report. `more`: further properties. */
export function paragraphXml(style: string, content: string, more = ''): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${content}</w:p>`
}

function tableXml({ caption, head, rows, numbers, widths, isDense }: ReportTable): string {
  const sum = widths.reduce((total, width) => total + width, 0)
  const columns = widths.map((width) => Math.floor((TEXT_WIDTH * width) / sum))
  const isKept = rows.length <= KEPT_TOGETHER
  const rowXml = (row: ReportRow, isLast: boolean, isHead = false) => {
    const marks = isHead ? '<w:cantSplit/><w:tblHeader/>' : '<w:cantSplit/>'
    const cells = columns.map((width, at) => {
      const ofCell = isHead || row.tone === 'total' ? '<w:b/>' : ''
      const colour = row.tone === 'aside' ? '<w:color w:val="595959"/>' : ''
      const keep = isHead || (isKept && !isLast) ? '<w:keepNext/>' : ''
      const side = numbers.includes(at) ? '<w:jc w:val="right"/>' : ''
      const words = textRuns(row.cells[at] ?? '', ofCell + colour)
      return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphXml(isDense ? 'DenseCell' : 'Cell', words, keep + side)}</w:tc>`
    })
    return `<w:tr><w:trPr>${marks}</w:trPr>${cells.join('')}</w:tr>`
  }
  const borders = ['top', 'bottom', 'insideH'].map((side) => `<w:${side} ${HAIRLINE}/>`).join('')
  const look = `<w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="85" w:type="dxa"/><w:right w:w="85" w:type="dxa"/></w:tblCellMar></w:tblPr>`
  const grid = `<w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`
  const lines = [
    ...(head.length === 0 ? [] : [rowXml({ cells: head }, false, true)]),
    ...rows.map((row, at) => rowXml(row, at === rows.length - 1)),
  ]
  const above = caption === '' ? '' : paragraphXml('TableCaption', textRuns(caption))
  return `${above}<w:tbl>${look}${grid}${lines.join('')}</w:tbl>`
}

function pictureXml({ width, height, description }: ReportPicture, relation: number): string {
  const scale = Math.min(1, WIDEST_PICTURE / width) * UNITS_OF_A_PIXEL
  const size = `cx="${Math.round(width * scale)}" cy="${Math.round(height * scale)}"`
  const named = `id="${relation}" name="Picture ${relation}" descr="${escapeXml(description)}"`
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`
  const picture = `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>${shape}</pic:pic>`
  const drawing = `<w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${named}/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">${picture}</a:graphicData></a:graphic></wp:inline></w:drawing>`
  return paragraphXml('Normal', `<w:r>${drawing}</w:r>`, '<w:keepNext/><w:spacing w:before="60"/>')
}
