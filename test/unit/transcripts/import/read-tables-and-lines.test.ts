import { describe, expect, it } from 'vitest'
import { TRANSCRIPT_WORDS } from '../../../../electron/core/exports/transcript-words.ts'
import { toCsv } from '../../../../shared/exchange/tables/csv.ts'
import { writeWorkbook } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { codebookTable } from '../../../../shared/transcripts/export/codebook-table.ts'
import { readCodebook } from '../../../../shared/transcripts/import/read-codebook.ts'
import { aCode } from '../../../support/transcript-parts.ts'
import { byName, pathsOf, readFile, readText, refusalOf, remarksOf } from './read.ts'

const csv = async (text: string) => pathsOf((await readFile('x.csv', text)).codes)
const lines = async (text: string) => pathsOf((await readText(text)).codes)

describe('a table of codes', () => {
  it.each(['fr', 'en'] as const)('comes back as Sonde exports it in %s', async (language) => {
    const codes = [
      aCode('Price / value', { key: '1', definition: '=What, it "costs"' }),
      aCode('High', { parent: 'Price / value' }),
      aCode('High', { id: 'x', parent: 'Trust' }),
      aCode('Trust'),
    ]
    const source = {
      ...{ sessionId: 'a', title: 'Trams', turns: [], facts: new Map() },
      notes: { format: 1 as const, codes, passages: [], memo: '', speakers: {} },
      origin: { heads: ['group', 'source', 'connection'], cells: ['Trams', 'live', 'x'] },
    }
    const { header, rows } = codebookTable(source, TRANSCRIPT_WORDS[language].coding)
    for (const form of ['comma', 'semicolon'] as const) {
      const read = await readFile('codes.csv', toCsv(header, rows, form))
      expect(pathsOf(read.codes)).toEqual([
        ...['Price / value', 'Price / value / High', 'Trust', 'Trust / High'],
      ])
      expect(read.codes[0]).toMatchObject({ definition: '=What, it "costs"', key: '1' })
    }
    const xlsx = writeWorkbook([{ name: 'Codes', rows: [header, ...rows] }], '…')
    const read = await readCodebook({ fileName: 'codes.xlsx', bytes: xlsx })
    expect(pathsOf(read.codes)).toHaveLength(4)
  })

  it('has the parent of each code in a column, by name, path or number, in any order of rows', async () => {
    expect(await csv('Code;Code parent;Définition\nHaut;Prix;x\nPrix;;\nTrès haut;Haut;')).toEqual([
      ...['Prix', 'Prix / Haut', 'Prix / Haut / Très haut'],
    ])
    expect(
      await csv('Color,Parent code,Code,Coded segments\n#f00,Price\\High,Very,3\n,Price,High,1'),
    ).toEqual([...['Price', 'Price / High', 'Price / High / Very']])
    const dedoose = 'Id,Parent Id,Depth,Title,Description\n1,,0,Price,\n2,1,1,High,too much\n3,9,1,Lost,'
    expect(await csv(dedoose)).toEqual(['Price', 'Price / High', 'Lost'])
    expect(remarksOf(await readFile('x.csv', dedoose))).toEqual(['no_parent 1: Lost'])
    expect(await csv('name,parent\na,b\nb,a')).toEqual(['b', 'b / a'])
  })

  it('leaves a code that is named like its theme beside those that follow it', async () => {
    const found = await readFile('x.csv', 'code,parent\nPrice,\nPrice,Price\nHigh,Price')
    expect(pathsOf(found.codes)).toEqual(['Price', 'Price / Price', 'Price / High'])
    expect(remarksOf(found)).toEqual([])
  })

  it('keeps what a separator too many has put behind the last column', async () => {
    const found = await readFile('x.csv', 'code,definition\nPrice,What it costs, and how often\nTrust,Safe')
    expect(found.codes.map(({ definition }) => definition)).toEqual(['What it costs\nand how often', 'Safe'])
  })

  it('says where the name of a parent is that of several codes, and takes the nearest above', async () => {
    const unsure = 'code,parent\nLow,Cost\nLow,Time\nDetail,Low'
    expect(await csv(unsure)).toEqual(['Cost', 'Cost / Low', 'Time', 'Time / Low', 'Time / Low / Detail'])
    expect(remarksOf(await readFile('x.csv', unsure))).toEqual([
      'several_parents 1: Detail',
      'made 2: Cost, Time',
    ])
    expect(await csv('code,parent\nDetail,Low\nLow,Cost\nLow,Time')).toEqual([
      ...['Cost', 'Cost / Low', 'Cost / Low / Detail', 'Time', 'Time / Low'],
    ])
    const byId = 'Id,Parent Id,Title\n1,,Price\n2,1,1\n3,1,High\n4,3,1'
    expect(await csv(byId)).toEqual(['Price', 'Price / 1', 'Price / High', 'Price / High / 1'])
    expect(remarksOf(await readFile('x.csv', byId))).toEqual([])
    expect(remarksOf(await readFile('x.csv', 'code,parent\nLow,\nLow,\nDetail,Low'))).toEqual([
      'twice 1: Low',
    ])
  })

  it('has paths as names, with any sign between them', async () => {
    for (const sign of [' > ', '::', '\\', '/', ' / ', '->'])
      expect(await csv(`name,description\nPrice,\nPrice${sign}High,a\nPrice${sign}Low,b`)).toEqual([
        ...['Price', 'Price / High', 'Price / Low'],
      ])
    expect(await csv('Name,Files\nNodes\\\\Price,1\nNodes\\\\Price\\High,2')).toEqual([
      'Price',
      'Price / High',
    ])
    expect(await csv('tag,description,number of highlights\nand/or,x,1\nincome > 2000,y,2')).toEqual([
      ...['and/or', 'income > 2000'],
    ])
  })

  it('has themes and codes in columns beside one another, in rows or as stairs', async () => {
    const tree = ['Prix', 'Prix / Haut', 'Prix / Bas', 'Confiance', 'Confiance / Peu']
    expect(await csv('Thème,Code,Définition\nPrix,Haut,a\n,Bas,b\nConfiance,Peu,c')).toEqual(tree)
    expect(await csv('Thème,Code\nPrix,\n,Haut\n,Bas\nConfiance,\n,Peu')).toEqual(tree)
    expect(await csv('Prix,\n,Haut\n,Bas\nConfiance,\n,Peu')).toEqual(tree)
    expect(await csv('Level 1,Level 2,Level 3\nA,,\nA,B,\nA,B,C\nD,,')).toEqual([
      'A',
      'A / B',
      'A / B / C',
      'D',
    ])
    expect(await csv('Code,Category\nHigh,Price\nOther,')).toEqual(['Price', 'Price / High', 'Other'])
  })

  it('has depths, or names that are indented', async () => {
    expect(await csv('Niveau,Nom\n1,A\n2,B\n3,C\n1,D')).toEqual(['A', 'A / B', 'A / B / C', 'D'])
    expect(await csv('Code,Memo\nA,\n  B,x\n    C,\n  D,')).toEqual(['A', 'A / B', 'A / B / C', 'A / D'])
    expect(await csv('Code,Memo\nA,\n- B,x\n- - C,')).toEqual(['A', 'A / B', 'A / B / C'])
  })

  it('keeps what further columns say of a code, and says what is not read', async () => {
    const read = await readFile(
      'x.csv',
      'Code,Definition,Inclusion criteria,Example,Files\nA,What,If so,“So”,3\n,x,,,',
    )
    expect(read.codes[0]?.definition).toBe('What\nInclusion criteria: If so\nExample: “So”')
    expect(remarksOf(read)).toEqual(['columns 1: Files', 'rows 1: x'])
  })

  it('has names and definitions without a header, and colours by name', async () => {
    const read = await readFile('x.csv', 'Price;what it costs\nTrust;whom\n')
    expect(read.codes).toMatchObject([{ name: 'Price', definition: 'what it costs' }, { name: 'Trust' }])
    const coloured = await readFile(
      'x.csv',
      'code,couleur\na,Rouge\nb,"rgb(70,170,0)"\nc,#123\nd,teal\ne,none',
    )
    expect(coloured.codes.map(({ colour }) => colour)).toEqual(['rust', 'olive', 'blue', 'teal', null])
  })

  it('says that an encoding is a guess', async () => {
    const read = await readCodebook({
      fileName: 'x.csv',
      bytes: Uint8Array.from('name\n\xe9t\xe9', (s) => s.charCodeAt(0)),
    })
    expect(pathsOf(read.codes)).toEqual(['été'])
    expect(remarksOf(read)).toEqual(['encoding 1: '])
  })
})

describe('lines of text', () => {
  it('have a code each, with those under it indented, bulleted or numbered', async () => {
    const tree = ['Price', 'Price / High', 'Price / High / Very', 'Trust']
    expect(await lines('Price\n\tHigh\n\t\tVery\nTrust')).toEqual(tree)
    expect(await lines('- Price\n  - High\n    - Very\n- Trust\n')).toEqual(tree)
    expect(await lines('1. Price\n1.1. High\n1.1.1. Very\n2. Trust')).toEqual(tree)
    expect(await lines('# Price\n## High\n### Very\n# Trust')).toEqual(tree)
    expect(await lines('Price\r\nPrice > High\r\nPrice > High > Very\r\nTrust')).toEqual(tree)
  })

  it.each([
    [
      'a gap',
      '1 Prix\n1.1 Haut\n1.3 Bas\n2 Service\n2.1 Retards',
      ['Prix', 'Prix / Haut', 'Prix / Bas', 'Service', 'Service / Retards'],
    ],
    [
      'marked numbers and a gap',
      '1. Prix\n1.1 Haut\n1.3 Bas\n2. Service',
      ['Prix', 'Prix / Haut', 'Prix / Bas', 'Service'],
    ],
    ['a title', 'Codes\n1 Prix\n1.1 Haut\n2 Service', ['Codes', 'Prix', 'Prix / Haut', 'Service']],
    [
      'themes without numbers',
      'Prix\n1.1 Haut\n1.2 Bas\nService\n2.1 Retards\n2.2 Pannes',
      ['Prix', 'Prix / Haut', 'Prix / Bas', 'Service', 'Service / Retards', 'Service / Pannes'],
    ],
    ['a later beginning', '3.1 Haut\n3.2 Bas\n3.2.1 Très bas', ['Haut', 'Bas', 'Bas / Très bas']],
    [
      'ten of a kind',
      `1 Prix\n${Array.from({ length: 10 }, (_, at) => `1.${at + 1} n${at}`).join('\n')}`,
      ['Prix', ...Array.from({ length: 10 }, (_, at) => `Prix / n${at}`)],
    ],
  ])('take numbers for places in an outline with %s', async (_, text, paths) => {
    expect(await lines(text)).toEqual(paths)
  })

  it.each([
    '0.5 litre bottle\n2.5 children\n3.0 software',
    '1.2 million people\n1.5 million people',
    'Price\n20 minutes\n30 minutes',
  ])('leave the numbers of %j in the names', async (text) => {
    expect(await lines(text)).toEqual(text.split('\n'))
  })

  it('keep a decimal number in a name, and take numbers for places only in an outline', async () => {
    expect(await lines('Family\n2.5 children\nWork')).toEqual(['Family', '2.5 children', 'Work'])
    expect(await lines('1. Family\n2. Work\n2.5 children')).toEqual(['Family', 'Work', '2.5 children'])
    expect(await lines('1.5 litres\n1.1 million')).toEqual(['1.5 litres', '1.1 million'])
    expect(await lines('18 years\n19 years')).toEqual(['18 years', '19 years'])
    const tree = ['Price', 'Price / High', 'Price / Low', 'Price / Low / Very', 'Trust', 'Trust / Whom']
    expect(await lines('1 Price\n1.1 High\n1.2 Low\n1.2.1 Very\n2 Trust\n2.1 Whom')).toEqual(tree)
    expect(await lines('1. Price\n1.1 High\n1.2 Low\n1.2.1 Very\n2. Trust\n2.1 Whom')).toEqual(tree)
    expect(await lines('Codes\n1) Price\n1.1) High')).toEqual(['Codes', 'Price', 'Price / High'])
    expect(await lines('1. Price\n1.1 High\n2 or more')).toEqual(['Price', 'Price / High', '2 or more'])
  })

  it('have definitions behind a colon or a tab', async () => {
    const { codes } = await readText('Prix : ce que ça coûte\n  Haut\ttrop : cher\nhttp://x.org\nPrice: a: b')
    expect(byName(codes).get('Prix')?.definition).toBe('ce que ça coûte')
    expect(byName(codes).get('Haut')?.definition).toBe('trop : cher')
    expect(codes.map(({ name }) => name)).toEqual(['Prix', 'http://x.org', 'Price'])
  })

  it('may be a table or XML that was copied', async () => {
    expect(await lines('Code\tParent\tDefinition\nHigh\tPrice\tx')).toEqual(['Price', 'Price / High'])
    expect(await lines('<CodeBook><Codes><Code name="A"/></Codes></CodeBook>')).toEqual(['A'])
  })

  it('must have codes', async () => {
    expect(await refusalOf({ text: ' \n ' })).toBe('empty')
    expect(await refusalOf({ text: '---\n***' })).toBe('no_codes')
  })

  it('are read at once, however long their blanks', async () => {
    const blanks = ' '.repeat(200_000)
    expect(await lines(`Price${blanks}x\n${blanks}High`)).toEqual(['Price x', 'Price x / High'])
    expect(await csv(`name,memo\nPrice${blanks}x,${blanks}y`)).toEqual(['Price x'])
  })
})
