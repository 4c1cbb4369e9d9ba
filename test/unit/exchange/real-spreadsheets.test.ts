import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf } from './found-items.ts'
import { codesOf, read, refusalOf } from './read.ts'

/*
 * Formats that real files have, but that no documentation shows. test/fixtures/exchange/README.md lists the programs
 * that write each and the public files that showed it; the texts here are Sonde's own.
 */

describe('XLSForm', () => {
  const sheetXml = (rows: string[][]) =>
    `<worksheet><sheetData>${rows
      .map(
        (row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  function workbook(sheets: Record<string, string[][]>, types = '<Types/>') {
    const names = Object.keys(sheets)
    const entries = [
      { name: '[Content_Types].xml', text: types },
      {
        name: 'xl/workbook.xml',
        text: `<workbook xmlns:r="r"><sheets>${names.map((name, index) => `<sheet name="${name}" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: `<Relationships>${names.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`).join('')}</Relationships>`,
      },
      ...Object.values(sheets).map((rows, index) => ({
        name: `xl/worksheets/s${index}.xml`,
        text: sheetXml(rows),
      })),
    ]
    return writeZip(entries)
  }
  const readForm = (sheets: Record<string, string[][]>, types?: string) =>
    read({ fileName: 'a.xlsx', bytes: workbook(sheets, types) })
  const choices = [
    ['list name', 'name', 'label'],
    ['modes', 'foot', 'On foot'],
    ['modes', 'bike', 'By bike'],
  ]

  test('what SheetJS writes names a type with macros and has none', async () => {
    const types =
      '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Default Extension="xml" ContentType="application/xml"/></Types>'
    const form = {
      survey: [
        ['type', 'name', 'label'],
        ['text', 'q1', 'Why?'],
      ],
    }
    expect(itemsOf(await readForm(form, types))).toEqual(['Why?'])
    const bytes = workbook(form, types.replace('"bin"', '"XML"'))
    expect(await refusalOf({ fileName: 'a.xlsx', bytes })).toBe('macros')
    const override =
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
    expect(await refusalOf({ fileName: 'a.xlsx', bytes: workbook(form, override) })).toBe('macros')
  })

  test('a form with one sheet need not name it', async () => {
    expect(
      itemsOf(
        await readForm({
          Sheet1: [
            ['type', 'name', 'label'],
            ['text', 'q1', 'Why?'],
          ],
        }),
      ),
    ).toEqual(['Why?'])
    const other = workbook({
      Sheet1: [
        ['first', 'last'],
        ['Ada', 'L'],
      ],
    })
    expect(await refusalOf({ fileName: 'a.xlsx', bytes: other })).toBe('unknown_kind')
  })

  test('a table with a question in each row, which is no form', async () => {
    const sheet = [
      ['Our customers'],
      [],
      ['No', 'Question', 'Answers'],
      ['1', 'How are you?', 'Well', 'Badly'],
      ['2', 'Why?'],
    ]
    const result = await readForm({ Sheet1: sheet })
    expect(result).toMatchObject({ kind: 'table', draft: { title: 'Our customers' } })
    expect(itemsOf(result)).toEqual(['How are you?: Well / Badly', 'Why?'])
  })

  test('a workbook with several sheets: all tables of questions, and a note on the sheets that are none', async () => {
    const result = await readForm({
      'Lisez-moi': [['Enquête sur les déplacements, version 3']],
      Trajets: [
        ['Question', 'Réponse 1', 'Réponse 2'],
        ['Prenez-vous le bus ?', 'Oui', 'Non'],
      ],
      Empty: [],
      Foyer: [
        ['N°', 'Question', 'Type'],
        ['7', 'Que faudrait-il changer ?', 'ouverte'],
      ],
      Données: [
        ['id', 'Q1'],
        ['1', 'Oui'],
      ],
    })
    expect(itemsOf(result)).toEqual(['Prenez-vous le bus ?: Oui / Non', 'Que faudrait-il changer ?'])
    expect(result.kind).toBe('table')
    const notes = result.notes.filter(({ code }) => code === 'sheets')
    expect(notes.map(({ name }) => name)).toEqual(['Lisez-moi', 'Données'])
  })

  test('a workbook of which no sheet is a table of questions is refused as before', async () => {
    const bytes = workbook({ Ventes: [['Mois', 'Total']], Notes: [['À revoir']] })
    expect(await refusalOf({ fileName: 'a.xlsx', bytes })).toBe('unknown_kind')
  })

  test('the wordy types of old forms, choices of the other sheet, loops', async () => {
    const result = await readForm({
      survey: [
        ['type', 'name', 'label'],
        ['select one from modes or specify other', 'q1', 'How do you travel?'],
        ['select all that apply from modes', 'q2', 'Which do you own?'],
        ['select_one_external towns', 'q3', 'Where?'],
        ['begin loop over modes', 'l1', ''],
        ['integer', 'q4', 'How often?'],
        ['end loop', '', ''],
        ['select_one_from_file towns.csv', 'q5', 'Which stop?'],
      ],
      choices,
      external_choices: [
        ['list_name', 'name', 'label'],
        ['towns', 'a', 'Lyon'],
        ['towns', 'b', 'Nantes'],
      ],
    })
    expect(itemsOf(result)).toEqual([
      'How do you travel?: On foot / By bike / Other',
      'Which do you own?: On foot / By bike',
      'Where?: Lyon / Nantes',
      'How often?',
      'Which stop?: ',
    ])
    expect(codesOf(result)).toEqual([
      'other@1',
      'multiple@2',
      'repeat',
      'to_open@4',
      'no_options@5',
      'options_elsewhere@5',
    ])
  })
})
