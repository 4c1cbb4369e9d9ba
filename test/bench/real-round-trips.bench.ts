import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ImportRefusal } from '../../shared/exchange/import-result.ts'
import { readImport } from '../../shared/exchange/read-import.ts'
import { type ExportFormat, writeExport } from '../../shared/exchange/write-export.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import { exportSourceOf } from '../support/export-source-of.ts'

/**
 * Exports each draft that comes from questionnaire files of others, reads it back and compares: `npm run bench --
 * real-round-trips FOLDER [FOLDER …] [--files] [--keep=FOLDER]`, with one subfolder per kind of file as for
 * `real-imports`. Identical means: the same title, context and items in the same order, of the same type, with the same
 * options; in Sonde's own file also the same ids. `--keep` keeps the exported files, for other programs to check.
 */
const words = process.argv.slice(2)
const folders = words.filter((word) => !word.startsWith('--'))
const showsFiles = words.includes('--files')
const kept = words.find((word) => word.startsWith('--keep='))?.slice('--keep='.length)

const FORMATS: readonly ExportFormat[] = [
  'xlsform',
  'surveyjs',
  'lss',
  'limesurvey',
  'qualtrics',
  'sonde',
  'docx',
  'text',
]

interface RealDraft {
  name: string
  draft: SurveyDraft
}

async function read(fileName: string, bytes: Uint8Array): Promise<SurveyDraft> {
  const { draft } = await readImport(
    { fileName, bytes },
    { newId: () => crypto.randomUUID(), language: 'en' },
  )
  return draft
}

/** The drafts of all files that can be read; refused ones are the business of `real-imports`. */
async function draftsIn(folder: string): Promise<RealDraft[]> {
  const drafts: RealDraft[] = []
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.parentPath === folder) continue
    const name = path.join(file.parentPath, file.name)
    try {
      drafts.push({ name, draft: await read(file.name, new Uint8Array(readFileSync(name))) })
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
    }
  }
  return drafts
}

/** The texts of a draft in their order, without ids. */
function textsOf({ title, context, questions }: SurveyDraft): unknown[] {
  return [
    { title },
    { context },
    ...questions.map(({ stem, type, options }) => ({ type, stem, options: options.map(({ text }) => text) })),
  ]
}

/** What Word, text and the file for Qualtrics do not keep, as `docs/importing-real-files.md` says. */
function asDocumented(draft: SurveyDraft, format: ExportFormat): SurveyDraft {
  if (format !== 'docx' && format !== 'text' && format !== 'qualtrics') return draft
  return {
    ...draft,
    questions: draft.questions.map((question) => ({
      ...question,
      type: question.options.length === 0 ? 'open_ended' : question.type,
      stem: format === 'text' ? question.stem.replace(/\n+/g, ' ') : question.stem,
    })),
  }
}

/** The first part in which two drafts differ, as it was and as it came back; null where they are identical. */
function difference(draft: SurveyDraft, back: SurveyDraft, format: ExportFormat): string | null {
  if (format === 'sonde') return isDeepStrictEqual(draft, back) ? null : 'the draft differs'
  const [was, is] = [textsOf(draft), textsOf(back)]
  const at = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index).find(
    (index) => !isDeepStrictEqual(was[index], is[index]),
  )
  return at === undefined ? null : `${JSON.stringify(was[at])}\n      → ${JSON.stringify(is[at])}`
}

/** The draft as it comes back from a file; null where the file is refused. */
async function throughFile({ draft, name }: RealDraft, format: ExportFormat): Promise<SurveyDraft | null> {
  const { fileName, content } = writeExport(exportSourceOf(draft), format, 'en')
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  if (kept !== undefined) {
    mkdirSync(path.join(kept, format), { recursive: true })
    writeFileSync(path.join(kept, format, path.basename(name) + path.extname(fileName)), bytes)
  }
  try {
    return await read(fileName, bytes)
  } catch (error) {
    if (error instanceof ImportRefusal) return null
    throw error
  }
}

if (folders.length === 0) {
  process.stdout.write('Name folders: npm run bench -- real-round-trips FOLDER\n')
} else {
  const drafts = (await Promise.all(folders.map(draftsIn))).flat()
  const items = drafts.reduce((sum, { draft }) => sum + draft.questions.length, 0)
  process.stdout.write(
    `${drafts.length} drafts, ${items} items\n| format | identical | or as documented |\n|---|---|---|\n`,
  )
  for (const format of FORMATS) {
    const differing: string[] = []
    let identical = 0
    for (const real of drafts) {
      const back = await throughFile(real, format)
      if (back && difference(real.draft, back, format) === null) identical += 1
      const found = back ? difference(asDocumented(real.draft, format), back, format) : 'refused'
      if (found !== null) differing.push(`    ${real.name}\n      ${found}\n`)
    }
    const all = drafts.length
    process.stdout.write(`| ${format} | ${identical} of ${all} | ${all - differing.length} of ${all} |\n`)
    if (showsFiles) process.stdout.write(differing.join(''))
  }
}
