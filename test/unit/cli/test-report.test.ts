import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  complaintIn,
  failuresAsText,
  readPlaywrightReport,
  readVitestReport,
  slowestAsText,
} from '../../../electron/cli/test-report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sonde-report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function written(report: unknown): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test("vitest's failed tests, and its files that did not load, are named", () => {
  const tally = readVitestReport(
    written({
      numPassedTests: 4,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: '/p/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'goes well', failureMessages: [], duration: 12.5 },
            { status: 'failed', fullName: 'goes wrong', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: '/p/b.test.ts', status: 'failed', message: 'does not parse', assertionResults: [] },
      ],
    }),
  )
  expect(tally).toEqual({
    passed: 4,
    failed: 1,
    failures: [
      { name: '/p/a.test.ts › goes wrong', message: 'expected 1 to be 2' },
      { name: '/p/b.test.ts', message: 'does not parse' },
    ],
    times: [
      { name: '/p/a.test.ts › goes well', took: 12.5 },
      { name: '/p/a.test.ts › goes wrong', took: 0 },
    ],
  })
})

test("Playwright's failed tests are named, however deep they stand", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [
      { projectName: 'chromium', status, results: [{ errors: [{ message: 'not seen' }], duration: 900 }] },
    ],
  })
  const tally = readPlaywrightReport(
    written({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'the config is wrong' }],
      suites: [
        { specs: [spec('goes well', 'expected')], suites: [{ specs: [spec('goes wrong', 'unexpected')] }] },
      ],
    }),
  )
  expect(tally).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: '[chromium] a.spec.ts:7 › goes wrong', message: 'not seen' },
      { name: 'outside any test', message: 'the config is wrong' },
    ],
    times: [
      { name: '[chromium] a.spec.ts:7 › goes well', took: 900 },
      { name: '[chromium] a.spec.ts:7 › goes wrong', took: 900 },
    ],
  })
})

test('a failed test of a screen says what was on the screen, without the navigation', () => {
  const told = (outline: string) => {
    const context = path.join(folder, 'error-context.md')
    writeFileSync(context, `# Error details\n\n\`\`\`\nnot seen\n\`\`\`\n\n\`\`\`yaml\n${outline}\`\`\`\n`)
    const attachments = [
      { name: 'screenshot', path: 'a.png' },
      { name: 'error-context', path: context },
    ]
    const results = [{ errors: [{ message: 'not seen' }], attachments, duration: 900 }]
    const spec = {
      title: 'goes wrong',
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName: 'chromium', status: 'unexpected', results }],
    }
    const stats = { expected: 0, unexpected: 1, flaky: 0 }
    return failuresAsText(
      readPlaywrightReport(written({ stats, suites: [{ specs: [spec] }], errors: [] })).failures ?? [],
    )
  }
  const head = '    not seen\n    On the screen:\n'
  expect(told('- navigation:\n  - link "Runs"\n- main:\n  - alert: Not saved\n')).toBe(
    `✗ [chromium] a.spec.ts:7 › goes wrong\n${head}    - main:\n      - alert: Not saved`,
  )
  expect(told('- main:\n  - text: behind\n- dialog "Launch":\n  - button "Send"\n')).toContain(
    `${head}    - dialog "Launch":\n      - button "Send"`,
  )
  const long = Array.from({ length: 100 }, (_, line) => `  - text: line ${line}\n`).join('')
  expect(told(`- main:\n${long}`).split('\n')).toHaveLength(2 + 1 + 30)
})

test('the five that took longest are named, the longest first', () => {
  const times = [3, 70_000, 1, 9_040, 2, 4].map((took) => ({ name: `takes ${took}`, took }))
  expect(slowestAsText(times).split('\n')).toEqual([
    '   70.0 s  takes 70000',
    '    9.0 s  takes 9040',
    '    0.0 s  takes 4',
    '    0.0 s  takes 3',
    '    0.0 s  takes 2',
  ])
})

test('what is repeated at the end is short and without colours', () => {
  const message = Array.from({ length: 100 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n')
  const text = failuresAsText([{ name: 'goes wrong', message }])
  expect(text).toContain('✗ goes wrong\n    line 0\n')
  expect(text).not.toContain('\u001b')
  expect(text.split('\n')).toHaveLength(15)
})

test('an error outside any test is told from where the output first speaks of it', () => {
  const output =
    '····\n\n\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\n\nError: gone\n ❯ a.ts:1\n ❯ runTest node_modules/b.js:2\n\n Tests  1 passed'
  expect(complaintIn(output)).toBe('⎯⎯ Unhandled Errors ⎯⎯\nError: gone\n ❯ a.ts:1\n Tests  1 passed')
})

test('an output that speaks of no error is told by its last lines', () => {
  const output = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
  expect(complaintIn(output).split('\n')).toHaveLength(14)
  expect(complaintIn(output)).toMatch(/line 29$/)
})
