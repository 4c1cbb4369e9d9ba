import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { surveysAt } from '../../support/surveys-at.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const COMMAND = path.join(import.meta.dirname, '../../../electron/cli/experiment.ts')

/** Runs the command with an empty data folder and English as its language. */
function experiment(args: string[], env: Record<string, string> = {}) {
  const clean = { ...process.env, LC_ALL: 'en_GB.UTF-8', SONDE_DATA: tempFolder(), SONDE_SECRETS: 'memory' }
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env: { ...clean, ...env } })
}

it('carries a plan out once at a service, keeps what came, and never writes the key', async () => {
  const service = await startPracticeService({ speed: 1_000, seed: 7 })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  const file = path.join(folder, 'plan.json')
  const plan = {
    survey: { title: 'Getting about', items: [{ stem: 'More cycle lanes?', options: ['Yes', 'No'] }] },
    item: 1,
    arms: [{ kind: 'rewording', stem: 'Do you want more cycle lanes?' }],
    ...{ personas: 40, runs: 1 },
  }
  writeFileSync(file, JSON.stringify(plan))
  const out = path.join(folder, 'out')
  const args = [file, '--base-url', service.baseUrl, '--out', out]
  await expect(experiment(args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Give it in SONDE_KEY'),
  })
  const key = { SONDE_KEY: service.enterpriseKey }
  const first = await experiment(args, key)
  expect(first.stderr).toContain('2 of 2 runs have their answers.')
  const read = () => JSON.parse(readFileSync(path.join(out, 'verdict.json'), 'utf8'))
  const verdict = read()
  expect(verdict).toMatchObject({ format: 1, connection: { practice: false }, verdict: { state: 'judged' } })
  expect(verdict.frozen.hash).toMatch(/^[\da-f]{64}$/)
  expect(readFileSync(path.join(out, 'verdict.txt'), 'utf8')).toContain(verdict.words.headline)

  // A second start finds the same experiment, which has ended.
  await experiment(args, key)
  expect(read()).toEqual(verdict)
  expect(await surveysAt(service)).toHaveLength(2)
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const written = path.join(out, name)
    if (statSync(written).isFile())
      expect(readFileSync(written).includes(service.enterpriseKey), name).toBe(false)
  }
})
