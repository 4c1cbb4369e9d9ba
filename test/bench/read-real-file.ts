import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readZip } from '../../shared/exchange/archive/read-zip.ts'
import { rowsOfText, rowsOfWord } from '../../shared/exchange/count/source-rows.ts'
import { ImportRefusal, type ImportResult } from '../../shared/exchange/import-result.ts'
import { readImport } from '../../shared/exchange/read-import.ts'
import { createReadingMeter } from '../../shared/exchange/reading-meter.ts'
import { decodeText } from '../../shared/exchange/text/decode-text.ts'
import { peakMegabytes } from './peak-memory.ts'

/** What became of one file. */
export interface RealFile {
  /** Why it was refused; empty where it was read. */
  refused: string
  /** Questions found by counting code that is independent of the reader; 0 where they cannot be counted. */
  questions: number
  came: number
  items: number
  /** What counting alone told as lost, after the reader had passed over it in silence. */
  lost: string[]
  /** What the reader told as left out because Sonde has no such question. */
  dropped: string[]
  /** Items with fewer options than counting found, and options that counting missed. */
  fewerOptions: number
  /** Lines of a text or a Word document that are neither in the survey nor shown beside it as left out. */
  unshown: string[]
  /** Processor time, which does not depend on what else the machine does. */
  milliseconds: number
  /** Peak memory of the process. */
  megabytes: number
  /** The same before it read the file. */
  idleMegabytes: number
}

/** Reads a file as the page does. Time and memory are those of this process, so that each file needs its own. */
export async function readRealFile(file: string): Promise<RealFile> {
  const bytes = new Uint8Array(readFileSync(file))
  const idleMegabytes = peakMegabytes()
  const start = process.cpuUsage()
  const result = await read({ fileName: path.basename(file), bytes })
  const { user, system } = process.cpuUsage(start)
  const measured = {
    milliseconds: Math.round((user + system) / 1_000),
    megabytes: peakMegabytes(),
    idleMegabytes,
  }
  const nothing = { questions: 0, came: 0, items: 0, lost: [], dropped: [], fewerOptions: 0, unshown: [] }
  if (typeof result === 'string') return { refused: result, ...nothing, ...measured }
  const noted = (...codes: string[]) => result.notes.filter(({ code }) => codes.includes(code))
  const { questions, came } = result.counted ?? nothing
  return {
    refused: '',
    questions,
    came,
    items: result.draft.questions.length,
    lost: noted('lost').map(({ name }) => name),
    dropped: noted('dropped').map(({ name }) => name),
    fewerOptions: noted('options_lost', 'option_lost').length,
    unshown: await unshownLines(bytes, result),
    ...measured,
  }
}

async function read(source: { fileName: string; bytes: Uint8Array }): Promise<ImportResult | string> {
  try {
    return await readImport(source, { newId: () => crypto.randomUUID(), language: 'en' })
  } catch (error) {
    if (error instanceof ImportRefusal) return error.code
    throw error
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

async function unshownLines(
  bytes: Uint8Array,
  { kind, draft, lines, notes }: ImportResult,
): Promise<string[]> {
  if (kind !== 'docx' && kind !== 'text') return []
  const rows =
    kind === 'text'
      ? rowsOfText(decodeText(bytes).text)
      : rowsOfWord((await readZip(bytes, createReadingMeter({})).text('word/document.xml')) ?? '')
  const shown = [
    draft.title,
    draft.context,
    ...draft.questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]),
    ...lines.map(({ text }) => text),
    ...notes.map(({ name }) => name),
  ].map(lettersOf)
  // Without anything between them, since a line may have been divided into several.
  const all = shown.join('')
  // The paragraphs in the cells of a Word table are rows of their own; cells in Markdown have become lines.
  const isRow = (cells: readonly string[] | null) => kind === 'docx' && cells !== null
  const isShown = (text: string) => all.includes(lettersOf(text))
  return rows
    .filter(({ text, cells }) => !isRow(cells) && !isShown(text) && !cells?.every(isShown))
    .map(({ text }) => text)
}
