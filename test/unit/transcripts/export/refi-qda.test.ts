import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guidsOf } from '../../../../electron/core/exports/guid-of.ts'
import { readZip } from '../../../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../../../shared/exchange/reading-meter.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  type XmlElement,
} from '../../../../shared/exchange/xml/parse-xml.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import { CODE_COLOURS } from '../../../../shared/transcripts/export/code-elements.ts'
import { projectParts, writeProject } from '../../../../shared/transcripts/export/write-project.ts'
import { writeQdc } from '../../../../shared/transcripts/export/write-qdc.ts'
import { aCode } from '../../../support/transcript-parts.ts'
import { readXml, SOURCE, textOf, WORDS } from './coding-parts.ts'

const GUID = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const NOTICES = ['synthetic personas', 'No estimates.']
const MADE = { notices: NOTICES, words: WORDS, guidOf: guidsOf('s'), at: Date.UTC(2026, 10, 30, 12) }

function project(notes: Partial<TranscriptNotes> = {}) {
  const source = { ...SOURCE, ...MADE, notes: { ...SOURCE.notes, ...notes } }
  const [qde, text, ...rest] = projectParts(source)
  return { root: readXml(qde?.text ?? ''), text: text?.text ?? '', textName: text?.name ?? '', rest }
}

const named = (root: XmlElement, name: string) =>
  new Map(descendantsOf(root, name).map((each) => [attributeOf(each, 'name'), attributeOf(each, 'guid')]))

/** The selections that are not a speaker's turn, each with its words and the names of its codes. */
function codedWords(root: XmlElement, text: string) {
  const names = new Map([...named(root, 'Code')].map(([name, guid]) => [guid, name]))
  const points = [...text]
  return descendantsOf(root, 'PlainTextSelection').map((selection) => ({
    words: points
      .slice(Number(attributeOf(selection, 'startPosition')), Number(attributeOf(selection, 'endPosition')))
      .join(''),
    codes: descendantsOf(selection, 'CodeRef').map((each) => names.get(attributeOf(each, 'targetGUID'))),
    memo: textOf(childAt(selection, 'Description')),
  }))
}

it('writes a codebook that is read back as a tree, with the notice in front', () => {
  const written = writeQdc(SOURCE.notes.codes, ['Synthetic -- answers -'], guidsOf('s'))
  expect(written).toContain('<!-- Synthetic – answers – -->')
  const book = readXml(written)
  expect([book.name, attributeOf(book, 'xmlns')]).toEqual(['CodeBook', 'urn:QDA-XML:codebook:1.0'])
  const [price, ...others] = childrenOf(childAt(book, 'Codes') ?? book)
  expect(others).toEqual([])
  expect(attributeOf(price, 'color')).toBe(CODE_COLOURS.rust)
  const dear = childAt(price ?? book, 'Code')
  expect([attributeOf(dear, 'name'), attributeOf(dear, 'isCodable')]).toEqual(['Too "dear"', 'true'])
  expect(textOf(childAt(dear ?? book, 'Description'))).toBe('Costs <more> than\nit should')
  expect(attributeOf(dear, 'guid')).toMatch(GUID)
})

it('writes every code once, also codes that are under themselves in a circle', () => {
  const circle = [aCode('a', { parent: 'b' }), aCode('b', { parent: 'a' }), aCode('c', { parent: 'gone' })]
  const codes = descendantsOf(readXml(writeQdc(circle, [], guidsOf('s'))), 'Code')
  expect(codes.map((each) => attributeOf(each, 'name')).toSorted()).toEqual(['a', 'b', 'c'])
})

it('has the colours of the page', () => {
  const css = readFileSync('renderer/app/tokens.css', 'utf8')
  for (const [name, hex] of Object.entries(CODE_COLOURS))
    expect(css.replace(/\s+/g, ' ')).toContain(`[data-colour="${name}"] { --tag: light-dark(${hex},`)
})

it('writes speakers and passages on exactly their words, in code points and with one kind of line end', () => {
  const { root, text } = project()
  expect(text).toBe(
    [
      ...['Bikes & buses', 'synthetic personas', 'No estimates.', '', 'Round 1', ''],
      ...['Host: Who takes the bike?', '', 'P1: 🚲 every day,', 'though it is “too dear” & heavy.', ''],
      ...['Round 2', '', 'Ben: No <never>.', ''],
    ].join('\n'),
  )
  expect(codedWords(root, text)).toEqual([
    { words: 'Host: Who takes the bike?', codes: ['Host'], memo: '' },
    { words: 'P1: 🚲 every day,\nthough it is “too dear” & heavy.', codes: ['P1'], memo: '' },
    { words: 'Ben: No <never>.', codes: ['Ben'], memo: '' },
    { words: 'day,\nthough', codes: ['Important quote'], memo: 'Why\nthough?' },
    { words: 'too dear', codes: ['Too "dear"', 'Price'], memo: '' },
    { words: '<never>', codes: ['Price'], memo: '' },
  ])
})

it('has participants as cases with the identifier of their code, and what is known of them', () => {
  const { root } = project()
  const codes = named(root, 'Code')
  expect([...named(root, 'Case')]).toEqual([
    ['P1', codes.get('P1')],
    ['Ben', codes.get('Ben')],
  ])
  expect(textOf(descendantsOf(root, 'TextValue')[0])).toBe('54')
  const targets = new Set(
    ['User', 'Variable', 'Case', 'Code', 'TextSource', 'PlainTextSelection', 'Note'].flatMap((name) =>
      descendantsOf(root, name).map((each) => attributeOf(each, 'guid')),
    ),
  )
  for (const name of ['CodeRef', 'VariableRef', 'SelectionRef', 'NoteRef'])
    for (const each of descendantsOf(root, name)) expect(targets).toContain(attributeOf(each, 'targetGUID'))
})

it('tells in a note which passages are not in the text any more, and the memo and the notices', () => {
  const { root, rest, textName } = project()
  const [source] = descendantsOf(root, 'TextSource')
  expect(textOf(childAt(source ?? root, 'Description'))).toBe('A lively group.')
  expect(textName).toBe(`Sources/${attributeOf(source, 'guid')}.txt`)
  expect(textOf(childAt(root, 'Description'))).toBe(NOTICES.join('\n'))
  const [note] = descendantsOf(root, 'Note')
  expect(rest).toEqual([
    {
      name: `Sources/${attributeOf(note, 'guid')}.txt`,
      text: 'Passages no longer in the transcript\n\n[9] P1: Said before\nPrice / Too "dear"\nGone\n',
    },
  ])
  expect(project({ passages: [] }).rest).toEqual([])
})

it('keeps the order of the schema and leaves out what there is none of', () => {
  expect(childrenOf(project().root).map(({ name }) => name)).toEqual([
    ...['Users', 'CodeBook', 'Variables', 'Cases', 'Sources', 'Notes', 'Description', 'NoteRef'],
  ])
  const [first] = SOURCE.turns
  const turns = first ? [{ ...first, speaker: null }] : []
  const bare = { ...SOURCE, ...MADE, turns, notes: emptyTranscriptNotes() }
  const root = readXml(projectParts(bare)[0]?.text ?? '')
  expect(childrenOf(root).map(({ name }) => name)).toEqual(['Users', 'Sources', 'Description'])
})

it('gives a speaker with the name of a code, or of another speaker, a name of its own', () => {
  const speakers = { Ana: 'Price', Ben: 'Price', Host: 'Price' }
  const codes = [...named(project({ speakers }).root, 'Code').keys()]
  expect(codes).toEqual(['Price', 'Too "dear"', 'Important quote', 'Speakers', 'Price 2', 'Price 3'])
})

it('identifies everything alike in the next export, once in a file, and differently in another session', () => {
  const guids = (notes: Partial<TranscriptNotes>) => {
    const { root } = project(notes)
    const all = ['Code', 'PlainTextSelection', 'Coding', 'TextSource', 'Note', 'Variable', 'User']
    return all.flatMap((name) => descendantsOf(root, name).map((each) => attributeOf(each, 'guid') ?? ''))
  }
  const all = guids({})
  expect(guids({ memo: 'Another one' })).toEqual(all)
  expect(new Set(all).size).toBe(all.length)
  for (const guid of all) expect(guid).toMatch(GUID)
  expect(guidsOf('s')('code/price')).not.toBe(guidsOf('t')('code/price'))
})

it('puts project and text into an archive', async () => {
  const zip = readZip(writeProject({ ...SOURCE, ...MADE }), createReadingMeter({}))
  const [first, source] = zip.names
  expect(first).toBe('project.qde')
  expect(await zip.text(source ?? '')).toBe(project().text)
})
