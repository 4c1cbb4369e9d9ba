import { describe, expect, it } from 'vitest'
import { writeZip } from '../../../../shared/exchange/archive/write-zip.ts'
import { writeQdc } from '../../../../shared/transcripts/export/write-qdc.ts'
import { readCodebook } from '../../../../shared/transcripts/import/read-codebook.ts'
import { aCode } from '../../../support/transcript-parts.ts'
import { byName, pathsOf, readFile, refusalOf, remarksOf } from './read.ts'

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'
const bytes = (text: string) => new TextEncoder().encode(text)

/** As ATLAS.ti 23 writes it: a flat list, the old schema's name, and groups as sets. */
const ATLAS = `${HEAD}<CodeBook xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:QDA-XML:codebook:0:4 Codebook.xsd" origin="ATLAS.ti Win 23.4.0" xmlns="urn:QDA-XML:codebook:1.0">
  <Codes>
    <Code guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55294" name="Tarifs" color="#46AA00" isCodable="true">
      <Description>Ce que coûte un billet</Description>
    </Code>
    <Code guid="51191CEE-BF78-4E92-9DF8-3AE66721E038" name="Retards" color="#006EFF" isCodable="true" />
  </Codes>
  <Sets>
    <Set name="Service" guid="ECA18D76-2B8B-4F26-BC1D-19ECA19FB3F0">
      <MemberCode guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55294" />
    </Set>
  </Sets>
</CodeBook>`

/** As QualCoder 3 writes it: a mark of the byte order, categories that are not coded with, pretty-printed. */
const QUALCODER = `\uFEFF<?xml version="1.0" ?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" xsi:schemaLocation="urn:QDA-XML:codebook:1.0 Codebook.xsd" origin="QualCoder" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Codes>
    <Code guid="a" name="04 Barri&#xE8;res" isCodable="false">
      <Description/>
      <Code guid="b" name="Peu d&#x27;aide" isCodable="true" color="#880E4F"><Description>First
second</Description></Code>
      <Code guid="c" name="Temps" isCodable="false"><Code guid="d" name="Pas de temps" isCodable="true" color="#222222"/></Code>
    </Code>
  </Codes>
</CodeBook>`

describe('a codebook of REFI-QDA', () => {
  it('comes back as Sonde wrote it', async () => {
    const codes = [
      aCode('Price', { colour: 'rust', definition: 'What it costs\n& "more" <here>' }),
      aCode('High', { parent: 'Price', colour: 'plum' }),
      aCode('Trust', { colour: 'slate' }),
    ]
    const { codes: found, kind } = await readFile(
      'x.qdc',
      writeQdc(codes, ['Synthetic -- answers'], (id) => id),
    )
    expect(kind).toBe('qdc')
    expect(pathsOf(found)).toEqual(['Price', 'Price / High', 'Trust'])
    expect([...byName(found).values()].map(({ colour, definition }) => [colour, definition])).toEqual([
      ['rust', 'What it costs\n& "more" <here>'],
      ['plum', ''],
      ['slate', ''],
    ])
  })

  it('is read as other programs write it', async () => {
    const atlas = await readFile('atlas.qdc', ATLAS)
    expect(pathsOf(atlas.codes)).toEqual(['Tarifs', 'Retards'])
    expect(atlas.codes.map(({ colour }) => colour)).toEqual(['olive', 'blue'])
    expect(remarksOf(atlas)).toEqual(['sets 1: Service'])
    const qualcoder = await readFile('qualcoder.qdc', QUALCODER)
    expect(pathsOf(qualcoder.codes)).toEqual([
      ...[
        '04 Barrières',
        "04 Barrières / Peu d'aide",
        '04 Barrières / Temps',
        '04 Barrières / Temps / Pas de temps',
      ],
    ])
    expect(byName(qualcoder.codes).get("Peu d'aide")).toMatchObject({
      colour: 'rose',
      definition: 'First\nsecond',
    })
    expect(remarksOf(qualcoder)).toEqual(['folders 2: 04 Barrières, Temps'])
  })

  it('is read with prefixes, wrappers and short colours, and by its own name for the encoding', async () => {
    const xml = `<qda:CodeBook xmlns:qda="urn:QDA-XML:codebook:1.0"><qda:Codes><qda:Code guid='1' name='A'><qda:SubCodes><qda:Code name="é" color="#f00"/></qda:SubCodes></qda:Code></qda:Codes></qda:CodeBook>`
    expect(pathsOf((await readFile('x.xml', xml)).codes)).toEqual(['A', 'A / é'])
    const latin = `<?xml version="1.0" encoding="windows-1250"?>${xml.replace('é', 'ž')}`
    const coded = Uint8Array.from(latin, (sign) => (sign === 'ž' ? 0x9e : sign.charCodeAt(0)))
    const read = await readCodebook({ fileName: 'x.qdc', bytes: coded })
    expect(pathsOf(read.codes)).toEqual(['A', 'A / ž'])
    expect(read.remarks).toEqual([])
    const wide = Buffer.from(`\uFEFF${HEAD}${xml}`, 'utf16le')
    expect(pathsOf((await readCodebook({ fileName: 'x.qdc', bytes: wide })).codes)).toEqual(['A', 'A / é'])
  })

  it('is read as Taguette and NVivo for Mac write it', async () => {
    const taguette = `${HEAD}<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Taguette 1.4.1"><Codes><Code guid="0D62985D-B147-5D01-A9B5-CAE5DCD98342" name="interesting" isCodable="true"/><Code guid="725F0645-9CD3-598A-8D2B-EC3D39AB3C3F" name="interesting.places" isCodable="true"/></Codes><Sets/></CodeBook>`
    const read = await readFile('codebook.qdc', taguette)
    expect(pathsOf(read.codes)).toEqual(['interesting', 'interesting.places'])
    expect(read.remarks).toEqual([])
    const nvivo = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?><CodeBook origin="NVivo 12 For Mac" xmlns="urn:QDA-XML:codebook:1:0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:QDA-XML:codebook:1:0 Codebook.xsd"><Codes>\n<Code color="#00FFFF" guid="a" isCodable="True" name="A"><Description>Of A</Description><Code guid="b" isCodable="True" name="B"></Code></Code></Codes></CodeBook>`
    const mac = await readFile('nvivo.qdc', nvivo)
    expect(pathsOf(mac.codes)).toEqual(['A', 'A / B'])
    expect(mac.codes[0]).toMatchObject({ colour: 'teal', definition: 'Of A' })
    expect(mac.remarks).toEqual([])
  })

  it('is read from a project, with the notes on its codes', async () => {
    const project = `${HEAD}<Project xmlns="urn:QDA-XML:project:1.0" name="P"><CodeBook><Codes><Code guid="1" name="Joy" isCodable="true"><NoteRef targetGUID="n"/></Code></Codes></CodeBook><Sources><TextSource name="Code"/></Sources><Notes><Note guid="n"><PlainTextContent>About joy.</PlainTextContent></Note></Notes></Project>`
    const zip = writeZip([{ name: 'project.qde', text: project }])
    const { codes } = await readCodebook({ fileName: 'x.qdpx', bytes: zip })
    expect(codes).toMatchObject([{ name: 'Joy', definition: 'About joy.' }])
  })

  it('loses nothing of doubles, codes without a name, and texts that are too long', async () => {
    const long = 'Everything that people say about the price of a single ticket at night'
    const read = await readFile(
      'x.qdc',
      `<CodeBook><Codes><Code name="Price"><Description>One</Description></Code><Code name="PRICE"><Description>Two</Description><Code name="Low"/></Code><Code name=" "><Code name="Left"/></Code><Code name="${long}"/><Code name="${long}, and more"/></Codes></CodeBook>`,
    )
    expect(pathsOf(read.codes)).toEqual([
      ...['Price', 'Price / Low', 'Left', 'Everything that people say about the price of a single ticke'],
      'Everything that people say about the price of a single 2',
    ])
    expect(read.codes[0]?.definition).toBe('One\nTwo')
    expect(read.codes.at(-1)?.definition).toBe(`${long}, and more`)
    expect(remarksOf(read).map((each) => each.split(':')[0])).toEqual(['twice 1', 'unnamed 1', 'cut_name 2'])
  })
})

describe('a file that is no codebook', () => {
  const refused = (text: string, fileName = 'x.qdc') => refusalOf({ fileName, bytes: bytes(text) })

  it('is refused with the line where its XML breaks', async () => {
    expect(await refused(`${HEAD}<CodeBook>\n<Codes>\n<Code name="A">\n</Codes></CodeBook>`)).toBe(
      'xml_broken 5',
    )
    expect(await refused(ATLAS.slice(0, ATLAS.indexOf('<Code guid="511') + 30))).toBe('xml_broken 7')
  })

  it('is refused where it declares entities, which are never expanded', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><CodeBook><Codes><Code name="&b;"/></Codes></CodeBook>'
    const external = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><CodeBook/>'
    expect(await refused(bomb)).toBe('xml_entities')
    expect(await refused(external)).toBe('xml_entities')
    expect(await refused('<CodeBook><Codes><Code name="&b;"/></Codes></CodeBook>')).toBe('xml_broken 1')
  })

  it('is refused where there are no codes, or too many, or too deep', async () => {
    expect(await refused('<CodeBook><Codes/></CodeBook>')).toBe('no_codes')
    expect(await refused('<gpx><trk/></gpx>')).toBe('no_codebook')
    const many = Array.from({ length: 2_001 }, (_, at) => `<Code name="c${at}"/>`).join('')
    expect(await refused(`<CodeBook><Codes>${many}</Codes></CodeBook>`)).toBe('too_many_codes')
    expect(await refused('<Code name="a">'.repeat(300))).toBe('too_deep')
  })

  it('is refused by kind', async () => {
    expect(await refused('')).toBe('empty')
    expect(await refused('%PDF-1.7', 'x.pdf')).toBe('other_document')
    expect(await refused('whatever', 'x.xlsm')).toBe('macros')
    expect(await refused('whatever', 'x.json')).toBe('unknown_kind')
    const docx = writeZip([{ name: 'word/document.xml', text: '<a/>' }])
    expect(await refusalOf({ fileName: 'x.docx', bytes: docx })).toBe('other_document')
    expect(await refusalOf({ fileName: 'x.qdc', bytes: new Uint8Array(20_000_001) })).toBe('too_large')
  })
})
