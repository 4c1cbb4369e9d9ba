import path from 'node:path'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { ImportRefusal } from '../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { type ImportSource, readImport } from '../../../shared/exchange/read-import.ts'
import { HOSTILE_FILES } from '../../support/hostile-files.ts'
import { named } from './found-items.ts'
import { codesOf, read, refusalOf, someTools } from './read.ts'

const WORKER = path.resolve(import.meta.dirname, '../../support/read-hostile-worker.ts')
/** Memory limit of the worker in megabytes; a reader that exceeds it is terminated. */
const HEAP = 192

/** One worker for all files, and a new one after a file that killed it: starting one takes longer than most files. */
let worker: Worker | null = null
afterAll(() => worker?.terminate())

/** The outcome of reading a source in a worker with little memory. */
function readWithLittleMemory(source: ImportSource): Promise<string> {
  worker ??= new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP } })
  const reader = worker
  return new Promise<string>((resolve) => {
    reader.removeAllListeners()
    reader.once('message', resolve)
    reader.once('error', (error) => {
      worker = null
      resolve(String(error))
    })
    reader.postMessage(source)
  })
}

describe('no file takes more memory than an import may', () => {
  test.for(HOSTILE_FILES.filter(({ inSuite }) => inSuite))('$name', async ({ make, refusal }) => {
    expect(await readWithLittleMemory(make())).toBe(refusal ?? 'read')
  })
})

describe('no import takes longer than it may', () => {
  const overdue = (source: ImportSource) =>
    readImport(source, { ...someTools(), isOverdue: () => true }).then(
      () => 'read',
      (error: unknown) => (error instanceof ImportRefusal ? error.code : String(error)),
    )

  test.for([
    ['text', { text: '1. How?\n- Yes\n'.repeat(500) }],
    ['table', { text: 'question\tname\n'.repeat(500) }],
    ['LimeSurvey', { text: `class\tname\ttext\n${'Q\tq\tWhy?\n'.repeat(500)}` }],
    ['SurveyJS', { text: `{"pages":[{"elements":[${'{"type":"comment","name":"q"},'.repeat(500)}{}]}]}` }],
    ['Qualtrics', { text: `{"SurveyElements":[${'{"Element":"BL"},'.repeat(500)}{}]}` }],
    ['Sonde', { text: `{"format":"sonde-survey","formatVersion":2,"tags":[${'"a",'.repeat(500)}"a"]}` }],
  ] as const)('a reader looks at the clock by itself: %s', async ([, source]) => {
    expect(await overdue(source)).toBe('took_too_long')
  })

  test.for(HOSTILE_FILES.filter(({ name, inSuite }) => inSuite && /^(?:Word: millions|XLSForm)/.test(name)))(
    'a reader looks at the clock by itself: $name',
    async ({ make }) => {
      expect(await overdue(make())).toBe('took_too_long')
    },
  )

  test('how far a reader is can be shown', async () => {
    const seen: number[] = []
    const onProgress = ({ questions }: { questions: number }) => void seen.push(questions)
    await readImport({ text: '1. How?\n- Yes\n- No\n'.repeat(1_000) }, { ...someTools(), onProgress })
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })
})

test('a text in more languages than there are is not looked through', async () => {
  const inLanguages = (count: number) => {
    const title = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`l${at}`, at === 1 ? 'Why?' : '']),
    )
    return { text: JSON.stringify({ pages: [{ elements: [{ type: 'comment', name: 'q', title }] }] }) }
  }
  expect((await read(inLanguages(IMPORT_LIMITS.languages))).draft.questions[0]?.stem).toBe('Why?')
  expect(await refusalOf(inLanguages(IMPORT_LIMITS.languages + 1))).toBe('too_many_languages')
})

describe('what is left out is told', () => {
  test('a note on an item beyond the limit does not stand at another item', async () => {
    const elements = Array.from({ length: IMPORT_LIMITS.questions + 5 }, (_, at) => ({
      type: 'comment',
      name: `q${at}`,
      description: at > IMPORT_LIMITS.questions ? 'Beyond' : '',
    }))
    const result = await read({ text: JSON.stringify({ pages: [{ elements }] }) })
    expect(codesOf(result)).toEqual(['cut_questions'])
  })

  test('thousands of texts that are left out are counted, and crowd out no other note', async () => {
    const elements = Array.from({ length: 5_000 }, (_, at) => ({ type: 'html', html: `Text ${at}` }))
    const result = await read({
      text: JSON.stringify({
        pages: [{ elements: [...elements, { type: 'comment', name: 'q' }, { type: 'file', name: 'cv' }] }],
      }),
    })
    const texts = result.notes.filter(({ code }) => code === 'text_dropped')
    expect(texts).toHaveLength(IMPORT_LIMITS.notesNamed)
    expect(texts.at(-1)?.more).toBe(5_000 - IMPORT_LIMITS.notesNamed)
    expect(named(result, 'dropped')).toEqual(['cv'])
  })
})

/** For each format, a small file with a count or a size that can be made large. */
const GROWING: Record<string, (many: number, long: number) => ImportSource> = {
  text: (many, long) => ({ text: `1. ${'x'.repeat(long)}\n- A\n- B\n`.repeat(many) }),
  options: (many, long) => ({ text: `1. How?\n${`- ${'x'.repeat(long)}\n`.repeat(many)}` }),
  table: (many, long) => ({ text: `question\toptions\n${`${'x'.repeat(long)}\ta|b\n`.repeat(many)}` }),
  columns: (many, long) => ({
    text: `question${'\toption'.repeat(many)}\n${'x'.repeat(long)}${'\ta'.repeat(many)}`,
  }),
  limesurvey: (many, long) => ({
    text: `class\ttype/scale\tname\ttext\nQ\tF\tq\t${'x'.repeat(long)}\n${'SQ\t\ts\tR\n'.repeat(many)}${'A\t0\ta\tA\n'.repeat(many)}`,
  }),
  lss: (many, long) => ({
    text: `<document><LimeSurveyDocType>Survey</LimeSurveyDocType><questions><rows>${`<row><qid>1</qid><type>L</type><title>q</title><question>${'x'.repeat(long)}</question></row>`.repeat(many)}</rows></questions><answers><rows>${'<row><qid>1</qid><code>a</code></row>'.repeat(many)}</rows></answers></document>`,
  }),
  surveyjs: (many, long) => ({
    text: JSON.stringify({
      pages: [
        {
          elements: [
            {
              type: 'matrixdropdown',
              name: 'q',
              title: 'x'.repeat(long),
              rows: Array.from({ length: many }, (_, at) => at),
              columns: Array.from({ length: many }, (_, at) => ({ name: `c${at}`, choices: [1, 2] })),
            },
          ],
        },
      ],
    }),
  }),
  qualtricsText: (many, long) => ({
    text: `[[AdvancedFormat]]\n[[Question:Matrix]]\n${'x'.repeat(long)}\n[[Choices]]\n${'r\n'.repeat(many)}[[AdvancedAnswers]]\n${'[[Answer]]\nc\n'.repeat(many)}`,
  }),
  qualtrics: (many, long) => ({
    text: JSON.stringify({
      SurveyElements: Array.from({ length: many }, (_, at) => ({
        Element: 'SQ',
        PrimaryAttribute: `q${at}`,
        Payload: {
          QuestionType: 'Matrix',
          QuestionText: 'x'.repeat(long),
          Choices: Array.from({ length: 1 + (many % 50) }, () => ({ Display: 'r' })),
          Answers: Array.from({ length: 1 + (many % 50) }, () => ({ Display: 'c' })),
        },
      })),
    }),
  }),
}

test('however large a count or a length in a file is made, the draft stays within the limits, or the file is refused', async () => {
  const kinds = fc.constantFrom(...Object.keys(GROWING))
  const many = fc.integer({ min: 1, max: 3_000 })
  const long = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(9_999, 10_001, 30_000))
  await fc.assert(
    fc.asyncProperty(kinds, many, long, async (kind, many, long) => {
      const source = GROWING[kind]?.(many, many * long > 5_000_000 ? 1_000 : long) ?? { text: '' }
      const refusal = await refusalOf(source)
      if (refusal !== null) {
        expect(refusal).toMatch(/^(?:too_|survey_too_long|cell_too_long)/)
        return
      }
      const { draft } = await read(source)
      const options = draft.questions.flatMap((question) => question.options)
      const texts = [
        draft.title,
        draft.context,
        ...draft.questions.map(({ stem }) => stem),
        ...options.map((each) => each.text),
      ]
      expect(draft.questions.length).toBeLessThanOrEqual(IMPORT_LIMITS.questions)
      expect(Math.max(...draft.questions.map((each) => each.options.length))).toBeLessThanOrEqual(
        IMPORT_LIMITS.options,
      )
      expect(options.length).toBeLessThanOrEqual(IMPORT_LIMITS.allOptions)
      expect(texts.every(({ length }) => length <= IMPORT_LIMITS.fieldCharacters)).toBe(true)
      expect(texts.join('').length).toBeLessThanOrEqual(IMPORT_LIMITS.surveyCharacters)
    }),
    { numRuns: 8 },
  )
})
