import { expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>' +
  '<numFmt numFmtId="166" formatCode="[Red]0&quot; days&quot;"/></numFmts><cellXfs>' +
  [0, 9, 14, 164, 165, 166].map((id) => `<xf numFmtId="${id}"/>`).join('') +
  '</cellXfs></styleSheet>'

async function optionOf(value: string, style: number) {
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
  const sheet = `<worksheet><sheetData><row>${text('Question')}${text('Option 1')}${text('Option 2')}</row><row>${text('How much?')}<c s="${style}"><v>${value}</v></c>${text('None')}</row></sheetData></worksheet>`
  const bytes = writeZip([
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/s.xml', text: sheet },
    { name: 'xl/styles.xml', text: STYLES },
  ])
  return itemsOf(await read({ fileName: 'a.xlsx', bytes }))[0]
    ?.replace('How much?: ', '')
    .replace(' / None', '')
}

test.each([
  ['2.2999999999999998', 0, '2.3'],
  ['18', 0, '18'],
  ['0.1', 1, '10%'],
  ['0.125', 3, '12.5%'],
  ['46023', 2, '2026-01-01'],
  ['46023', 4, '2026-01-01'],
  ['3', 5, '3'],
])('A cell with the number %s in style %d is read as it is shown: %s', async (value, style, shown) => {
  expect(await optionOf(value, style)).toBe(shown)
})
