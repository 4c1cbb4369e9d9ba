import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { readWorkbook } from '../../../shared/exchange/xlsform/read-workbook.ts'
import { XLSFORM_SHEETS } from '../../../shared/exchange/xlsform/read-xlsform.ts'
import { writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'
import { writeXlsform } from '../../../shared/exchange/xlsform/write-xlsform.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { itemsOf, named } from './found-items.ts'
import { codesOf, outlineOf, read } from './read.ts'

const CHOICES = [
  ['list_name', 'name', 'label'],
  ['often', '1', '**Often**'],
  ['often', '2', 'Never'],
]

function form(header: string[], ...survey: string[][]) {
  return read({
    fileName: 'a.xlsx',
    bytes: writeWorkbook([
      { name: 'survey', rows: [header, ...survey] },
      { name: 'choices', rows: CHOICES },
    ]),
  })
}

describe('what real forms have', () => {
  test('choices without a name and a label show nothing, so that none is told as lost', async () => {
    const result = await read({
      fileName: 'a.xlsx',
      bytes: writeWorkbook([
        {
          name: 'survey',
          rows: [
            ['type', 'name', 'label'],
            ['select_one often', 'a', 'How often?'],
          ],
        },
        { name: 'choices', rows: [...CHOICES, ['often', '', '']] },
      ]),
    })
    expect(itemsOf(result)).toEqual(['How often?: Often / Never'])
    expect(named(result, 'options_lost')).toEqual([])
  })

  test('types by their other names, and each is counted', async () => {
    const result = await form(
      ['type', 'name', 'label'],
      ['string', 'a', 'Your job?'],
      ['add integer prompt', 'b', 'How many?'],
      ['q text', 'c', 'Why?'],
      ['add select one prompt using often', 'd', 'How often?'],
      ['tel', 'e', 'Your number?'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a form's own sign for an earlier answer.
      ['select_one ${b}', 'f', 'Which of them?'],
      ['geopoint', 'g', 'Where is it?'],
    )
    expect(itemsOf(result)).toEqual([
      'Your job?',
      'How many?',
      'Why?',
      'How often?: Often / Never',
      'Your number?',
      'Which of them?: ',
    ])
    expect(codesOf(result)).toEqual(
      expect.arrayContaining(['to_open@2', 'to_open@5', 'options_elsewhere@6', 'dropped']),
    )
    expect(result.counted).toEqual({ questions: 7, came: 6 })
  })

  test('a grid: its head is no item, and begins the stem of each row', async () => {
    const result = await form(
      ['type', 'name', 'label', 'appearance'],
      ['select_one often', 'head', 'How often do you take', 'label'],
      ['select_one often', 'bus', 'the bus', 'list-nolabel'],
      ['select_one often', 'bike', 'the bike', 'list-nolabel'],
      ['text', 'why', 'Why?', ''],
    )
    expect(itemsOf(result)).toEqual([
      'How often do you take the bus: Often / Never',
      'How often do you take the bike: Often / Never',
      'Why?',
    ])
    expect(codesOf(result)).toEqual(['matrix@1', 'matrix@2'])
    expect(result.counted).toEqual({ questions: 3, came: 3 })
  })

  test('what asks nobody is counted by kind: a thousand calculations crowd out no question', async () => {
    const result = await form(
      ['type', 'name', 'label', 'appearance', 'disabled'],
      ...Array.from({ length: 1_000 }, (_, at) => ['calculate', `c${at}`, '', '', '']),
      ['hidden', 'region', '', '', ''],
      ['string', 'role', '', 'hidden', ''],
      ['text', 'old', 'An old question?', '', 'yes'],
      ['barcode', 'code', 'Scan it', '', ''],
      ['text', 'why', 'Why?', '', ''],
    )
    expect(itemsOf(result)).toEqual(['Why?'])
    expect(named(result, 'dropped')).toEqual(['Scan it'])
    expect(named(result, 'switched_off')).toEqual(['An old question?'])
    expect(named(result, 'unasked')).toEqual(['region', 'role'])
    const calculated = result.notes.filter(({ code }) => code === 'calculated')
    expect(calculated.length + (calculated.at(-1)?.more ?? 0)).toBe(1_000)
    expect(result.counted).toEqual({ questions: 2, came: 1 })
  })
})

/**
 * Errors for which pyxform would refuse a form, as far as they can occur in Sonde's files (pyxform 2, `xls2json` and
 * `validators`).
 */
async function faultsOf(draft: SurveyDraft): Promise<string[]> {
  const bytes = writeXlsform({ draft, version: 'v1 · 2026-11-20', at: 0 }, 'form')
  const meter = createReadingMeter({})
  const { sheets } = await readWorkbook(readZip(bytes, meter), XLSFORM_SHEETS, meter)
  const [, ...rows] = sheets.get('survey') ?? []
  const [, ...choices] = sheets.get('choices') ?? []
  const lists = new Set(choices.map(([list]) => list))
  const names = rows.map(([, name]) => name)
  return [
    ...rows.flatMap(([type = '', name = '', label = '']) => [
      ...(label.trim() === '' ? [`no label: ${name}`] : []),
      ...(/\$\{/.test(label) ? [`reference: ${name}`] : []),
      ...(/^select_one /.test(type) && !lists.has(type.slice(11)) ? [`no choices: ${name}`] : []),
      ...(/^[A-Za-z_][\w.-]*$/.test(name) ? [] : [`name: ${name}`]),
    ]),
    ...choices.flatMap(([list = '', name = '', label = '']) =>
      list === '' || name === '' || label.trim() === '' || label.includes('${') ? [`choice of ${list}`] : [],
    ),
    ...(new Set(names).size < names.length ? ['names twice'] : []),
  ]
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: a form's own sign for an earlier answer.
const REFERENCE = '${q1}'

const text = fc
  .array(fc.constantFrom('How', ' ', REFERENCE, '**', '_a_', '<b>', '&lt;', '{x}', '$', '{', '\n'), {
    maxLength: 6,
  })
  .map((parts) =>
    parts
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim(),
  )

const anyQuestions = fc.array(
  fc.record({
    stem: text,
    type: fc.constantFrom('single_choice' as const, 'open_ended' as const),
    options: fc.array(
      text.map((option) => option.replace(/\s+/g, ' ')).filter((option) => option !== ''),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
)

test('whatever Sonde writes passes the rules of pyxform, and comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestions, async (questions) => {
      const draft: SurveyDraft = {
        ...emptyDraft(),
        title: 'T',
        questions: questions.map(({ stem, type, options }, at) => ({
          id: `q${at}`,
          stem,
          type,
          options:
            type === 'open_ended' ? [] : options.map((text, index) => ({ id: `${at}-${index}`, text })),
        })),
      }
      expect(await faultsOf(draft)).toEqual([])
      const back = await read({
        fileName: 'a.xlsx',
        bytes: writeXlsform({ draft, version: 'v1 · 2026-11-20', at: 0 }, 'form'),
      })
      expect(outlineOf(back.draft)).toEqual(outlineOf(draft))
    }),
    { numRuns: 60 },
  )
})

test('the sheet of questions saved as a table is a form, whose lists are missing', async () => {
  const lines = ['type;name;label', 'select_one often;q1;How often do you walk?', 'text;q2;Why?']
  const result = await read({ fileName: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) })
  expect(itemsOf(result)).toEqual(['How often do you walk?: ', 'Why?'])
  expect(named(result, 'no_options')).toEqual(['q1'])
})

test('a list of variables with types and names is no form', async () => {
  const lines = ['name;type;question', 'q1;open;Why do you walk?', 'q2;open;Where do you walk?']
  const result = await read({ fileName: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) })
  expect(result.kind).toBe('table')
  expect(itemsOf(result)).toEqual(['Why do you walk?', 'Where do you walk?'])
})
