import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failuresAsText, readPlaywrightReport, readVitestReport } from '../../../electron/cli/test-report.ts'

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
            { status: 'passed', fullName: 'goes well', failureMessages: [] },
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
  })
})

test("Playwright's failed tests are named, however deep they stand", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'chromium', status, results: [{ errors: [{ message: 'not seen' }] }] }],
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
  })
})

test('what is repeated at the end is short and without colours', () => {
  const message = Array.from({ length: 100 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n')
  const text = failuresAsText([{ name: 'goes wrong', message }])
  expect(text).toContain('✗ goes wrong\n    line 0\n')
  expect(text).not.toContain('\u001b')
  expect(text.split('\n')).toHaveLength(15)
})
