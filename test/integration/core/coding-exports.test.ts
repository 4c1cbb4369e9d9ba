import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import papaparse from 'papaparse'
import { expect, it, onTestFinished } from 'vitest'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { readWorkbook } from '../../../shared/exchange/xlsform/read-workbook.ts'
import { XLSFORM_SHEETS } from '../../../shared/exchange/xlsform/read-xlsform.ts'
import { attributeOf, descendantsOf, parseXml } from '../../../shared/exchange/xml/parse-xml.ts'
import { CODING_FILES, type CodingFile } from '../../../shared/models/coding-file.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { readWord } from '../../support/read-word.ts'
import { aCode, aPassage } from '../../support/transcript-parts.ts'
import { aDiscussion } from './a-discussion.ts'

it('exports codes and passages of a transcript in every form, and not before there are any', async () => {
  const { client, id, turns } = await aDiscussion()
  const write = async (file: CodingFile) => {
    const written = await client.exports.transcriptCoding({
      sessionId: id,
      file,
      language: 'fr',
      form: 'semicolon',
    })
    return { ...written, bytes: new Uint8Array(Buffer.from(written.base64, 'base64')) }
  }
  for (const file of CODING_FILES) await expect(write(file)).rejects.toMatchObject({ code: 'MISSING' })

  const turn = turns.find(({ moderator }) => !moderator) ?? expect.fail('nobody spoke')
  const words = turn.text.slice(0, 12).trim()
  await client.transcriptNotes.save({
    ...{ id, revision: 0 },
    notes: {
      ...emptyTranscriptNotes(),
      codes: [aCode('price', { name: 'Prix' }), aCode('dear', { name: 'Trop cher', parent: 'price' })],
      passages: [aPassage(turn, words, { codes: ['dear'], important: true })],
      speakers: { [turn.speaker ?? '']: 'P1' },
    },
  })

  const report = await write('report')
  expect(report.fileName).toMatch(/-rapport-entrainement-synthetique-[\d-]+\.docx$/)
  const word = await readWord(report.bytes)
  expect(word.header).toMatch(/^Entraînement · /)
  expect(word.footer).toContain('pas de marge d’erreur')
  expect(word.body.filter(({ style }) => style === 'Practice').map(({ text }) => text)).toEqual([
    'Personas synthétiques (entraînement)',
  ])
  expect(word.body.filter(({ style }) => style === 'Said').map(({ text }) => text)).toEqual([
    `«\u00A0${words}\u00A0»`,
  ])
  expect(word.tables[0]?.map(([code = '', , own, all]) => [code.trim(), own, all])).toEqual([
    ['Code', 'Passages', 'Sous-codes compris'],
    ['Prix', '–', '1'],
    ['Trop cher', '1', '1'],
  ])

  const table = await write('passagesCsv')
  expect(table.fileName).toMatch(/-passages-codes-entrainement-synthetique-[\d-]+\.csv$/)
  const text = new TextDecoder('utf-8').decode(table.bytes)
  const [row, ...others] = papaparse.parse<Record<string, string>>(text.trim(), { header: true }).data
  expect(others).toEqual([])
  expect(row).toMatchObject({
    ...{ source: 'personas synthétiques (entraînement)', connexion: 'Entraînement' },
    ...{ code: 'Prix / Trop cher', passage: words, 'citation importante': 'oui', intervenant: 'P1' },
    ...{ 'intervenant (nom reçu)': turn.speaker, 'prise de parole': String(turn.number), remarque: '' },
  })

  const meter = createReadingMeter({})
  const book = await readWorkbook(readZip((await write('passagesXlsx')).bytes, meter), XLSFORM_SHEETS, meter)
  const [sheet = []] = [...book.sheets.values()]
  expect(sheet[0]).toContain('prise de parole')
  expect(sheet[1]).toEqual(expect.arrayContaining(['Prix / Trop cher', words, String(turn.number)]))

  const codebook = await write('codebookCsv')
  expect(codebook.fileName).toContain('-grille-de-codage-')
  const codes = papaparse.parse<Record<string, string>>(new TextDecoder().decode(codebook.bytes).trim(), {
    header: true,
  })
  expect(codes.data.map((each) => [each.code, each.passages, each['passages, sous-codes compris']])).toEqual([
    ['Prix', '0', '1'],
    ['Prix / Trop cher', '1', '1'],
  ])

  const qdc = await write('codebookQdc')
  expect(qdc.fileName).toMatch(/\.qdc$/)
  const written = new TextDecoder().decode(qdc.bytes)
  expect(written).toContain('pas de marge d’erreur')
  const guids = descendantsOf(parseXml(written, meter), 'Code').map((code) => attributeOf(code, 'guid'))
  expect(new Set(guids).size).toBe(2)

  const project = await write('project')
  expect(project.fileName).toMatch(/-codage-entrainement-synthetique-[\d-]+\.qdpx$/)
  const zip = readZip(project.bytes, meter)
  const qde = parseXml((await zip.text('project.qde')) ?? '', meter)
  const inProject = descendantsOf(qde, 'Code').map((code) => attributeOf(code, 'guid'))
  expect(inProject).toEqual(expect.arrayContaining(guids))
  const [source] = descendantsOf(qde, 'TextSource')
  const said = (await zip.text(`Sources/${attributeOf(source, 'guid')}.txt`)) ?? ''
  expect(said).toContain('personas synthétiques (entraînement)\nCes réponses synthétiques')
  const coded = descendantsOf(qde, 'PlainTextSelection').map((each) =>
    [...said]
      .slice(Number(attributeOf(each, 'startPosition')), Number(attributeOf(each, 'endPosition')))
      .join(''),
  )
  expect(coded).toHaveLength(turns.length + 1)
  expect(coded).toContain(words)

  const plain = await client.exports.transcriptText({ sessionId: id, language: 'fr' })
  expect(plain.text).toContain(`[${turn.number}] P1\u00A0: `)
  const rows = await client.exports.transcriptCsv({ sessionId: id, language: 'fr', form: 'comma' })
  const inTable = papaparse.parse<Record<string, string>>(rows.text.trim(), { header: true }).data
  expect(inTable.find((each) => each.codes !== '')).toMatchObject({
    codes: 'Prix / Trop cher',
    intervenant: 'P1',
  })
})

it('exports a transcript without its notes where these are damaged, and says so', async () => {
  const { client, id, turns, folder, close } = await aDiscussion()
  const speaker = turns.find(({ moderator }) => !moderator)?.speaker ?? expect.fail('nobody spoke')
  const notes = { ...emptyTranscriptNotes(), codes: [aCode('price')], speakers: { [speaker]: 'P1' } }
  await client.transcriptNotes.save({ id, revision: 0, notes })
  expect(await client.exports.transcriptText({ sessionId: id, language: 'fr' })).toMatchObject({
    text: expect.stringContaining('P1'),
    withoutNotes: false,
  })
  await close()
  const database = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
  database.exec("UPDATE transcript_notes SET document = '{'")
  database.close()
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const again = core.client.exports
  const plain = await again.transcriptText({ sessionId: id, language: 'fr' })
  expect(plain).toMatchObject({ text: expect.stringContaining(speaker), withoutNotes: true })
  const table = await again.transcriptCsv({ sessionId: id, language: 'fr', form: 'comma' })
  expect(table).toMatchObject({ text: expect.stringContaining(speaker), withoutNotes: true })
  const coded = again.transcriptCoding({
    ...{ sessionId: id, file: 'project' as const, language: 'fr' as const, form: 'comma' as const },
  })
  await expect(coded).rejects.toMatchObject({ code: 'STORAGE' })
})
