import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import type { QuestionType } from '../../shared/models/draft.ts'
import { checkItem } from '../../shared/wording/check-item.ts'
import { RULE_CODES, type RuleCode } from '../../shared/wording/finding.ts'

/**
 * One line of input. `lang` may have a region ("fr-CA"). `type` is Sonde's name or the wire's; for any other value, an
 * item with response options is a single choice.
 */
const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z
    .string()
    .transform((lang) => lang.toLowerCase().split(/[-_]/u)[0])
    .pipe(z.enum(['fr', 'en'])),
  type: z.string().nullish(),
  text: z.string(),
  options: z.array(z.union([z.string(), z.number().transform(String)])).nullish(),
})

/** A map and not an object, so that a type such as "toString" is unknown. */
const TYPES: ReadonlyMap<string, QuestionType> = new Map([
  ['single_choice', 'single_choice'],
  ['open_ended', 'open_ended'],
  ['choix_unique', 'single_choice'],
  ['libre', 'open_ended'],
])

/** Exit code when not all of the input could be read. */
const FAILED = 2

/**
 * Checks every line of `source` and writes one line of findings for each, in order, as they come. A line that cannot be
 * read is reported on `errors`; the others are still checked.
 *
 * @param off rules whose findings are left out
 * @returns the exit code: 0, or 2 when a line could not be read
 */
export async function checkLines(
  source: Readable,
  output: Writable,
  errors: Writable,
  off: readonly RuleCode[] = [],
): Promise<number> {
  let code = 0
  let number = 0
  for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    const text = number === 1 ? line.replace(/^\uFEFF/u, '') : line
    if (text.trim() === '') continue
    const checked = checkLine(text, off)
    if (checked.problem !== undefined) {
      errors.write(`Line ${number} could not be checked: ${checked.problem}.\n`)
      code = FAILED
    } else if (!output.write(`${checked.result}\n`)) {
      await drained(output)
    }
  }
  return code
}

function drained(output: Writable): Promise<void> {
  return new Promise((resolve) => output.once('drain', resolve))
}

type Checked = { result: string; problem?: undefined } | { problem: string }

function checkLine(text: string, off: readonly RuleCode[]): Checked {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'it is not valid JSON' }
  }
  const parsed = lineSchema.safeParse(value)
  if (!parsed.success) return { problem: describe(parsed.error) }
  const { id, lang, type, text: stem, options } = parsed.data
  const given = options ?? []
  const read = TYPES.get(type ?? '') ?? (given.length > 0 ? 'single_choice' : 'open_ended')
  const findings = checkItem({ lang, type: read, stem, options: given })
  const told = findings
    .filter(({ rule }) => !off.includes(rule))
    .map(({ rule, start, end }) => ({ rule, start, end }))
  return { result: JSON.stringify({ id, findings: told }) }
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues
  const field = issue?.path.join('.') ?? ''
  return field === '' ? 'it is not an item' : `“${field}” is missing or invalid`
}

const USAGE = `Usage: npm run -s wording -- [--off RULE,RULE] FILE.jsonl (use - for standard input)
Rules: ${RULE_CODES.join(', ')}`

/** The rules that `--off` names, and the other arguments; null where it names none, or one that does not exist. */
function readOff(words: readonly string[]): { off: RuleCode[]; rest: string[] } | null {
  const at = words.indexOf('--off')
  if (at < 0) return { off: [], rest: [...words] }
  const names = words[at + 1]?.split(',') ?? []
  const off = RULE_CODES.filter((code) => names.includes(code))
  return names.length > 0 && off.length === new Set(names).size ? { off, rest: words.toSpliced(at, 2) } : null
}

async function main(): Promise<number> {
  const read = readOff(process.argv.slice(2))
  const [file, more] = read?.rest ?? []
  if (read === null || file === undefined || more !== undefined || (file.startsWith('-') && file !== '-')) {
    process.stderr.write(`${USAGE}\n`)
    return FAILED
  }
  const source = file === '-' ? process.stdin : createReadStream(file)
  // A reader that stops early (`| head`) is no failure of this command.
  process.stdout.on('error', () => process.exit(0))
  try {
    if (source !== process.stdin) await opened(source)
    return await checkLines(source, process.stdout, process.stderr, read.off)
  } catch {
    process.stderr.write(`Cannot read the file ${file}. Check its name and permissions.\n`)
    return FAILED
  }
}

function opened(source: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once('ready', resolve)
    source.once('error', reject)
  })
}

if (import.meta.main) process.exitCode = await main()
