import { describe, expect, test } from 'vitest'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { packZip } from '../../support/pack-zip.ts'
import { read, refusalOf } from './read.ts'
import { documentOf, docx, encode, paragraph } from './word-parts.ts'

describe('archives', () => {
  test('a packed part is read', async () => {
    const text = documentOf(paragraph('1. How?')).text
    const { draft } = await read({
      fileName: 'a.docx',
      bytes: packZip([{ name: 'word/document.xml', text }]),
    })
    expect(draft.questions.map(({ stem }) => stem)).toEqual(['How?'])
  })

  test('a bomb that says its size is not unpacked, nor one that lies', async () => {
    const bomb = { name: 'word/document.xml', text: ' '.repeat(IMPORT_LIMITS.unpackedBytes + 1_000_000) }
    const honest = packZip([bomb])
    expect(honest.length).toBeLessThan(1_000_000)
    expect(await refusalOf({ fileName: 'a.docx', bytes: honest })).toBe('unpacks_too_large')
    const lying = packZip([{ ...bomb, claimed: 100 }])
    expect(await refusalOf({ fileName: 'a.docx', bytes: lying })).toBe('archive_broken')
  })

  test.each(['../evil.xml', '/etc/passwd', 'word\\..\\evil', 'C:/x', 'a/../../b'])(
    'the path %s',
    async (name) => {
      expect(await refusalOf(docx([{ name, text: 'x' }]))).toBe('archive_paths')
    },
  )

  test('the same name twice, a wrong check sum, a cut archive', async () => {
    const twice = docx([documentOf(''), documentOf('')])
    expect(await refusalOf(twice)).toBe('archive_broken')
    const whole = docx([documentOf(paragraph('1. How?'))])
    const changed = whole.bytes.slice()
    changed[60] = (changed[60] ?? 0) ^ 1
    expect(await refusalOf({ ...whole, bytes: changed })).toBe('archive_broken')
    expect(await refusalOf({ ...whole, bytes: whole.bytes.slice(0, -30) })).toBe('archive_broken')
  })

  test('macros, by name, by part and by content type', async () => {
    const sound = documentOf(paragraph('1. How?'))
    expect(await refusalOf({ ...docx([sound]), fileName: 'a.docm' })).toBe('macros')
    expect(await refusalOf({ ...docx([sound]), fileName: 'a.xlsm' })).toBe('macros')
    expect(await refusalOf(docx([sound, { name: 'word/vbaProject.bin', text: 'x' }]))).toBe('macros')
    const types = {
      name: '[Content_Types].xml',
      text: '<Types x="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    }
    expect(await refusalOf(docx([types, sound]))).toBe('macros')
  })

  test('billion laughs and foreign entities', async () => {
    const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(await refusalOf(docx([documentOf(paragraph('1. &b;'), laughs)]))).toBe('xml_entities')
    const foreign = '<!DOCTYPE l SYSTEM "file:///etc/passwd">'
    expect(await refusalOf(docx([documentOf(paragraph('1. A'), foreign)]))).toBe('xml_entities')
    expect(await refusalOf(docx([documentOf(paragraph('&unknown;'))]))).toBe('xml_broken')
    expect(await refusalOf(docx([documentOf('<w:p>'.repeat(5_000))]))).toBe('too_deep')
  })

  test('the old Office format, a PDF, an archive of something else', async () => {
    expect(await refusalOf({ fileName: 'a.doc', bytes: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1) })).toBe(
      'old_office',
    )
    expect(await refusalOf({ fileName: 'a.pdf', bytes: encode('%PDF-1.7') })).toBe('other_document')
    expect(await refusalOf(docx([{ name: 'mimetype', text: 'x' }]))).toBe('unknown_kind')
  })
})
