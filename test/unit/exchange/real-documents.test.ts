import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'

/*
 * Formats that real files have, but that no documentation shows. test/fixtures/exchange/README.md lists the programs
 * that write each and the public files that showed it; the texts here are Sonde's own.
 */

describe('texts and Word documents', () => {
  test('what Qualtrics prints around the questions it exports is no question', async () => {
    const result = await read({
      text: [
        'Trips',
        '',
        'Start of Block: Your day',
        '',
        'Q1 Do you cycle?',
        '- Yes',
        '- No',
        'Skip To: End of Survey If Do you cycle? = No',
        '',
        'Display This Question:',
        'If Do you cycle? = Yes',
        'And Where? = In town',
        '',
        'Q2 How far?',
        '________________',
        'Page Break',
        'End of Block: Your day',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'How far?'])
    expect(named(result, 'text_dropped')).toEqual(['Your day'])
    expect(named(result, 'branching')).toHaveLength(3)
  })

  test('numbers within a section count up; a heading after the last option is none', async () => {
    const result = await read({
      text: [
        'Part 1: You',
        '1.1 How old are you?',
        '1 – 3 years',
        '3 – 5 years',
        '1.2 Where do you live?',
        'Tools',
        '2.1 The tools are good.',
        '2.2 The tools are fast.',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual([
      'How old are you?: 1 – 3 years / 3 – 5 years',
      'Where do you live?',
      'The tools are good.',
      'The tools are fast.',
    ])
    expect(named(result, 'text_dropped')).toEqual(['Tools'])
  })

  test('amounts are no numbers of questions', async () => {
    const result = await read({ text: '1. How far?\n- 1.5 Kilometres\n- 2.5 Kilometres\n2. Why?' })
    expect(itemsOf(result)).toEqual(['How far?: 1.5 Kilometres / 2.5 Kilometres', 'Why?'])
  })

  test('boxes side by side are options of their own, before or after their text', async () => {
    const result = await read({
      text: [
        '1. Do you cycle? □ No  □Yes',
        '2. How often?',
        '☐ Daily ☐ Weekly ☐ Never',
        '3. Do you like it? Yes □ No □',
        '4. Why?',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual([
      'Do you cycle?: No / Yes',
      'How often?: Daily / Weekly / Never',
      'Do you like it?: Yes / No',
      'Why?',
    ])
  })

  /** A document as Word saves it, with a numbering part if needed. */
  function docx(body: string, numbering?: string) {
    const parts = [
      { name: '[Content_Types].xml', text: '<Types/>' },
      {
        name: 'word/document.xml',
        text: `<w:document xmlns:w="w" xmlns:w14="w14"><w:body>${body}</w:body></w:document>`,
      },
      ...(numbering
        ? [{ name: 'word/numbering.xml', text: `<w:numbering xmlns:w="w">${numbering}</w:numbering>` }]
        : []),
    ]
    return read({ fileName: 'a.docx', bytes: writeZip(parts) })
  }
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const listed = (num: number, level: number, inner: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${num}"/></w:numPr></w:pPr>${inner}</w:p>`

  test('check boxes that can be ticked, tracked changes and links in Word', async () => {
    const box = (ticked: boolean) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${ticked ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(ticked ? '☒' : '☐')}</w:sdtContent></w:sdt>`
    const result = await docx(
      [
        `<w:p>${run('1. Do you ')}<w:del><w:r><w:delText>walk</w:delText></w:r></w:del><w:ins>${run('cycle')}</w:ins>${run('?')}</w:p>`,
        `<w:p>${box(true)}${run(' Yes')}</w:p>`,
        `<w:p>${box(false)}${run(' No')}</w:p>`,
        `<w:p>${run('2. See ')}<w:hyperlink>${run('our map')}</w:hyperlink>${run(': where?')}</w:p>`,
      ].join(''),
    )
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'See our map: where?'])
  })

  test('lists as Google Docs and LibreOffice write them: a number a list, levels for the options', async () => {
    const level = (at: number, format: string) =>
      `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`
    const questions = (item: (text: string) => string, option: (text: string) => string) =>
      [item('How do you travel?'), option('On foot'), option('By bike'), item('Why?')].join('')
    const read = ['How do you travel?: On foot / By bike', 'Why?']
    // Google Docs: one list with two levels.
    const google = await docx(
      questions(
        (text) => listed(1, 0, run(text)),
        (text) => listed(1, 1, run(text)),
      ),
      `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`,
    )
    expect(itemsOf(google)).toEqual(read)
    // LibreOffice: a list of questions, and between them bullets of another list.
    const libre = await docx(
      questions(
        (text) => listed(2, 0, run(text)),
        (text) => listed(3, 0, run(text)),
      ),
      `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(0, 'bullet')}</w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>`,
    )
    expect(itemsOf(libre)).toEqual(read)
  })
})
