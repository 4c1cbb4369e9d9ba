import { expect, it } from 'vitest'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { LONGEST_EXCEL_CELL } from '../../../shared/exchange/limits.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { readWorkbook } from '../../../shared/exchange/xlsform/read-workbook.ts'
import { XLSFORM_SHEETS } from '../../../shared/exchange/xlsform/read-xlsform.ts'
import { writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'

it('writes numbers, empty cells and more columns than there are letters', async () => {
  const wide = Array.from({ length: 60 }, (_, column) => (column % 3 === 0 ? column : `c${column}`))
  const bytes = writeWorkbook([{ name: 'Passages', rows: [wide, ['=1+1', null, 7]] }])
  const meter = createReadingMeter({})
  const { sheets } = await readWorkbook(readZip(bytes, meter), XLSFORM_SHEETS, meter)
  expect(sheets.get('passages')).toEqual([wide.map(String), ['=1+1', '', '7']])
  const text = (await readZip(bytes, meter).text('xl/worksheets/sheet1.xml')) ?? ''
  expect(text).toContain('<c r="AA1" t="inlineStr"')
  expect(text).toContain('<c r="BH1" t="inlineStr"')
  expect(text).toContain('<c r="C2"><v>7</v></c>')
})

it('cuts what is longer than a cell may be, says so there, and halves no character', async () => {
  const isCut = '… [cut]'
  const whole = 'x'.repeat(LONGEST_EXCEL_CELL)
  const kept = LONGEST_EXCEL_CELL - isCut.length
  const halved = `${'x'.repeat(kept - 1)}🚲${'y'.repeat(20)}`
  const bytes = writeWorkbook([{ name: 'Passages', rows: [[whole, `${whole}y`, halved]] }], isCut)
  const meter = createReadingMeter({})
  const { sheets } = await readWorkbook(readZip(bytes, meter), XLSFORM_SHEETS, meter)
  expect(sheets.get('passages')).toEqual([
    [whole, whole.slice(0, kept) + isCut, 'x'.repeat(kept - 1) + isCut],
  ])
})

it('writes words that look like the code of a character so that they stay words', async () => {
  const row = ['cell_xAB12_y', '_x000D_', '__x0041_', '_x005F_x000D_', 'a_x12_b']
  const bytes = writeWorkbook([{ name: 'Passages', rows: [row] }])
  const meter = createReadingMeter({})
  const { sheets } = await readWorkbook(readZip(bytes, meter), XLSFORM_SHEETS, meter)
  expect(sheets.get('passages')).toEqual([row])
})
