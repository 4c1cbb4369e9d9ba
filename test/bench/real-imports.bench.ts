import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ImportRefusal, type ImportResult } from '../../shared/exchange/import-result.ts'
import { readImport } from '../../shared/exchange/read-import.ts'

/**
 * Reads questionnaire files that others made and that are not part of the project: `npm run bench -- real-imports
 * FOLDER [--files]`, with one subfolder per format. `questions` are counted by code independent of the readers;
 * `silent` are those that a reader neither imported nor reported.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const showsFiles = words.includes('--files')

interface Tally {
  tried: number
  read: number
  questions: number
  came: number
  items: number
  told: number
  silent: number
  fewerOptions: number
  /** Milliseconds of the slowest file. */
  slowest: number
}

async function readOne(file: string): Promise<ImportResult | string> {
  try {
    return await readImport(
      { fileName: path.basename(file), bytes: new Uint8Array(readFileSync(file)) },
      { newId: () => crypto.randomUUID(), language: 'en' },
    )
  } catch (error) {
    if (error instanceof ImportRefusal) return error.code
    throw error
  }
}

async function tally(format: string): Promise<Tally> {
  const sum: Tally = {
    tried: 0,
    read: 0,
    questions: 0,
    came: 0,
    items: 0,
    told: 0,
    silent: 0,
    fewerOptions: 0,
    slowest: 0,
  }
  for (const name of readdirSync(format).sort()) {
    const start = performance.now()
    const result = await readOne(path.join(format, name))
    sum.slowest = Math.max(sum.slowest, performance.now() - start)
    sum.tried += 1
    if (showsFiles) process.stdout.write(`  ${name}: ${say(result)}\n`)
    if (typeof result === 'string') continue
    const noted = (code: string) => result.notes.filter((note) => note.code === code).length
    const { questions, came } = result.counted ?? { questions: 0, came: 0 }
    sum.read += 1
    sum.questions += questions
    sum.came += came
    sum.items += result.draft.questions.length
    sum.silent += noted('lost')
    sum.told += questions - came - noted('lost')
    sum.fewerOptions += noted('options_lost')
  }
  return sum
}

function say(result: ImportResult | string): string {
  if (typeof result === 'string') return `refused (${result})`
  const lost = result.notes.filter(({ code }) => code === 'lost' || code === 'dropped')
  const counted = result.counted ? `${result.counted.came} of ${result.counted.questions}, ` : ''
  const missing = lost.map(({ code, name }) => `${code}: ${name}`).join('; ')
  return `${counted}${result.draft.questions.length} items${missing === '' ? '' : `; ${missing}`}`
}

if (folder === undefined) {
  process.stdout.write('Name a folder: npm run bench -- real-imports FOLDER\n')
} else {
  const formats = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const rows = []
  for (const { name } of formats) {
    const { tried, read, slowest, ...rest } = await tally(path.join(folder, name))
    rows.push({ format: name, read: `${read} of ${tried}`, ...rest, slowest: `${slowest.toFixed(0)} ms` })
  }
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
  process.stdout.write(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`)
  for (const row of rows) process.stdout.write(`| ${columns.map((column) => row[column]).join(' | ')} |\n`)
}
