import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { savSteps } from '../../../electron/core/exports/spss/results-sav.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { allSteps } from '../../support/all-steps.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { ensureDebianPackages } from '../../support/ensure-debian-packages.ts'
import { resultsOf } from '../../support/results-of.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const SYNTAX = `
GET FILE='results.sav'.
COMPUTE length = LENGTH(RTRIM(q2)).
COMPUTE place = INDEX(q2, 'end').
FORMATS length place (F8.0).
FREQUENCIES q1_take_train.
LIST persona age sexe q1_take_train length place.
`

beforeAll(() => ensureDebianPackages({ pspp: 'pspp' }), 180_000)

it('is read by PSPP as it was meant', async () => {
  const respondents = ['p1', 'p2', 'p3'].map((id, at) => ({
    id,
    attributes: [
      { name: 'age', value: String(30 + at) },
      { name: 'sexe', value: 'femme' },
    ],
  }))
  const draft = aSurvey('Mobilité', [
    aChoice('q1', 'Do you take the train?', ['Often', 'Never', 'Don’t know']),
    anOpenEnded('q2', 'Why?'),
  ])
  const results = resultsOf({
    respondents,
    answers: [
      { respondent: 0, question: 0, kind: 'option', option: 1, text: null },
      { respondent: 1, question: 0, kind: 'option', option: 2, text: null },
      { respondent: 0, question: 1, kind: 'text', option: null, text: `${'é'.repeat(400)} end` },
    ],
  })
  const { content } = allSteps(savSteps({ run: aRun(), draft, results, filter: NO_FILTER }, 'en', 0))
  const cwd = tempFolder()
  writeFileSync(path.join(cwd, 'results.sav'), content)
  writeFileSync(path.join(cwd, 'look.sps'), SYNTAX)
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const { stdout, stderr } = await promisify(execFile)('pspp', ['-o', '-', '-O', 'format=csv', 'look.sps'], {
    cwd,
    env,
  })
  expect(stderr).toBe('')
  expect(stdout).not.toMatch(/warning|error/i)
  const lines = stdout.split('\n').map((line) => line.trim())
  // One person answered; the two others are missing, each for a reason of its own.
  expect(lines).toEqual(
    expect.arrayContaining([
      'Valid,Never,1,33.3%,100.0%,100.0%',
      'Missing,missing,1,33.3%,,',
      ',Don’t know,1,33.3%,,',
      'p1,30,femme,2,804,802',
      'p2,31,femme,-96,0,0',
      'p3,32,femme,-99,0,0',
    ]),
  )
})
