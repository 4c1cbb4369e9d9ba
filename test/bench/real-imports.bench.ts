import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type RealFile, readRealFile } from './read-real-file.ts'

/**
 * Reads questionnaire files that others made and that are not part of the project, each in a process of its own:
 * `npm run bench -- real-imports FOLDER [--files]`, with one subfolder per format. `told` are questions that the reader
 * left out and told; `told by counting` those that it passed over, and that counting told.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const showsFiles = words.includes('--files')
/** Set in the process that reads one file. */
const isOne = words.includes('--one')

function readApart(file: string): RealFile {
  const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, file, '--one'], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`${file}: ${stderr}`)
  return JSON.parse(stdout)
}

function tally(format: string): Record<string, string | number> {
  const names = readdirSync(format).sort()
  const files = names.map((name) => {
    const file = readApart(path.join(format, name))
    if (showsFiles) process.stdout.write(`  ${name}: ${say(file)}\n`)
    return file
  })
  const read = files.filter(({ refused }) => refused === '')
  const sum = (of: (file: RealFile) => number) => read.reduce((total, file) => total + of(file), 0)
  const worst = (of: (file: RealFile) => number) => Math.max(0, ...files.map(of))
  return {
    format: path.basename(format),
    read: `${read.length} of ${files.length}`,
    questions: sum(({ questions }) => questions),
    came: sum(({ came }) => came),
    items: sum(({ items }) => items),
    told: sum((file) => (file.questions === 0 ? 0 : file.questions - file.came - file.lost.length)),
    'told by counting': sum(({ lost }) => lost.length),
    'fewer options': sum(({ fewerOptions }) => fewerOptions),
    'lines not shown': sum(({ unshown }) => unshown.length),
    slowest: `${worst(({ milliseconds }) => milliseconds)} ms`,
    'most memory': `${worst(({ megabytes }) => megabytes)} MB`,
    'before reading': `${worst(({ idleMegabytes }) => idleMegabytes)} MB`,
  }
}

function say(file: RealFile): string {
  const { refused, questions, came, items, lost, dropped, unshown, milliseconds, megabytes } = file
  const cost = `${milliseconds} ms, ${megabytes} MB`
  if (refused !== '') return `refused (${refused}); ${cost}`
  const counted = questions > 0 ? `${came} of ${questions}, ` : ''
  const missing = [
    ...lost.map((name) => `told by counting: ${name}`),
    ...dropped.map((name) => `dropped: ${name}`),
    ...unshown.map((text) => `not shown: ${text}`),
  ]
  return [`${counted}${items} items`, cost, ...missing].join('; ')
}

if (folder === undefined) {
  process.stdout.write('Name a folder: npm run bench -- real-imports FOLDER\n')
} else if (isOne) {
  process.stdout.write(JSON.stringify(await readRealFile(folder)))
} else {
  const formats = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const rows = formats.map(({ name }) => tally(path.join(folder, name)))
  const columns = Object.keys(rows[0] ?? {})
  process.stdout.write(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`)
  for (const row of rows) process.stdout.write(`| ${columns.map((column) => row[column]).join(' | ')} |\n`)
}
