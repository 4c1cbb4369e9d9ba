import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLines } from '../../../electron/cli/wording.ts'

const root = path.join(import.meta.dirname, '../../..')
const node = path.join(root, 'node_modules/.bin/node')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sonde-wording-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command itself in its own process. */
function run(args: string[], input = '') {
  const done = spawnSync(node, [path.join(root, 'electron/cli/wording.ts'), ...args], {
    input,
    encoding: 'utf8',
  })
  return { code: done.status, lines: parsed(done.stdout), errors: done.stderr }
}

/** Does what the command does with these lines, without the second that a process takes to start. */
async function check(input: string) {
  const output = new PassThrough()
  const errors = new PassThrough()
  const told = Promise.all([text(output), text(errors)])
  const code = await checkLines(Readable.from([input]), output, errors)
  output.end()
  errors.end()
  const [lines, problems] = await told
  return { code, lines: parsed(lines), errors: problems }
}

const parsed = (output: string) =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)

const item = (id: string, text: string, more: object = {}) =>
  JSON.stringify({ id, lang: 'fr', type: 'libre', text, ...more })

describe('npm run wording', () => {
  it('prints one line of findings for each item, in order', () => {
    const file = path.join(folder, 'items.jsonl')
    const choice = { type: 'choix_unique', options: ['Oui', 'Non'] }
    const lines = [
      item('a', 'Ne trouvez-vous pas qu’il fait froid ?', choice),
      '',
      item('b', 'Où vivez-vous ?'),
    ]
    writeFileSync(file, `\uFEFF${lines.join('\r\n')}`)
    expect(run([file])).toEqual({
      code: 0,
      lines: [
        { id: 'a', findings: [{ rule: 'leading', start: 0, end: 19 }] },
        { id: 'b', findings: [] },
      ],
      errors: '',
    })
  })

  it('takes both names of a type, and options that are absent or null', () => {
    const input = [
      item('a', 'Ne trouvez-vous pas qu’il fait froid ?', { type: 'single_choice', options: null }),
      item('b', 'Où vivez-vous ?', { type: 'open_ended' }),
    ].join('\n')
    expect(run(['-'], input)).toMatchObject({ code: 0, lines: [{ id: 'a' }, { id: 'b', findings: [] }] })
  })

  it('reads a language with its region, numbers as options, and a type that it does not know by the options', async () => {
    const input = [
      item('a', 'Mangez-vous souvent des fruits ?', {
        lang: 'FR-ca',
        type: 'fermée',
        options: ['Oui', 'Non'],
      }),
      item('b', 'Quel est votre âge ?', { type: undefined, options: [1, 2] }),
    ].join('\n')
    expect(await check(input)).toEqual({
      code: 0,
      lines: [
        { id: 'a', findings: [{ rule: 'vague_quantifier', start: 12, end: 19 }] },
        { id: 'b', findings: [] },
      ],
      errors: '',
    })
  })

  it.each(['toString', 'constructor', '__proto__'])(
    'reads an item of the unknown type "%s" by its options',
    async (type) => {
      const line = `{"id":"a","lang":"fr","type":"${type}","text":"Venez-vous ?","options":["Oui","Oui"]}`
      expect(await check(line)).toEqual({
        code: 0,
        lines: [{ id: 'a', findings: [{ rule: 'duplicate_options', start: null, end: null }] }],
        errors: '',
      })
    },
  )

  it('tells the number of a bad line, does the others, and ends with 2', async () => {
    const input = [
      '{',
      item('b', 'Où vivez-vous ?'),
      '{"id":"c","lang":"de","type":"libre","text":"Wo?"}',
    ].join('\n')
    const { code, lines, errors } = await check(input)
    expect(code).toBe(2)
    expect(lines).toEqual([{ id: 'b', findings: [] }])
    expect(errors.trim().split('\n')).toEqual([
      'Line 1 could not be checked: it is not valid JSON.',
      'Line 3 could not be checked: “lang” is missing or invalid.',
    ])
  })

  it('leaves out the findings of rules that are off, and knows no other rules', () => {
    const input = item('a', 'Ne trouvez-vous pas qu’il fait froid ?')
    expect(run(['--off', 'leading,jargon', '-'], input)).toEqual({
      code: 0,
      lines: [{ id: 'a', findings: [] }],
      errors: '',
    })
    for (const args of [['--off', 'nonsense', '-'], ['--off', '-'], ['--off']]) {
      const { code, errors } = run(args, input)
      expect(code).toBe(2)
      expect(errors).toContain('double_barrelled')
    }
  })

  it('says in one sentence that a file is missing or none was named', () => {
    const missing = path.join(folder, 'none.jsonl')
    expect(run([missing])).toEqual({
      code: 2,
      lines: [],
      errors: `Cannot read the file ${missing}. Check its name and permissions.\n`,
    })
    expect(run([]).code).toBe(2)
    expect(run(['--nope']).code).toBe(2)
  })
})
