import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'

/** How the number of a cell is shown, as far as it makes another text of it. */
export type NumberForm = 'plain' | 'percent' | 'date'

/** Built-in formats (ECMA-376 part 1, 18.8.30) that show a percentage or a date. */
const PERCENT: readonly number[] = [9, 10]
const DATES: readonly number[] = [14, 15, 16, 17, 22]
/** Parts of a format that are words, colours or conditions. */
const NO_CODE = /"[^"]*"|\[[^\]]*\]|\\./g
/** Digits that Excel keeps; files have up to 17, so that 2.3 is written 2.2999999999999998. */
const DIGITS = 15
const DAY = 86_400_000
/** Day 0 of Excel's calendar, for days after February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** For each style of a workbook's cells how it shows a number. */
export function numberForms(styles: XmlElement | null): NumberForm[] {
  const own = new Map<number, NumberForm>()
  const formats = styles && childAt(styles, 'numFmts')
  for (const format of formats ? childrenOf(formats, 'numFmt') : []) {
    const code = (attributeOf(format, 'formatCode') ?? '').replace(NO_CODE, '')
    own.set(idOf(format), code.includes('%') ? 'percent' : /[yd]/i.test(code) ? 'date' : 'plain')
  }
  const cells = styles && childAt(styles, 'cellXfs')
  return (cells ? childrenOf(cells, 'xf') : []).map((style) => {
    const id = idOf(style)
    return own.get(id) ?? (PERCENT.includes(id) ? 'percent' : DATES.includes(id) ? 'date' : 'plain')
  })
}

const idOf = (element: XmlElement) => Number(attributeOf(element, 'numFmtId') ?? 0)

/** The number of a cell as text: 0.1 in percent is "10%", a date is written as in ISO 8601. */
export function numberText(value: string, form: NumberForm): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (form === 'date' && number >= 1 && number < 1_000_000)
    return new Date(DAY_ZERO + Math.floor(number) * DAY).toISOString().slice(0, 10)
  const shown = Number((form === 'percent' ? number * 100 : number).toPrecision(DIGITS))
  return form === 'percent' ? `${shown}%` : String(shown)
}
