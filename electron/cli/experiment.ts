import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ORPCError } from '@orpc/server'
import { findPlanProblems } from '../../shared/experiments/design/plan-problems.ts'
import { startProblem } from '../host/start-problem.ts'
import { inTerminal, type Sentence, terminalLanguage } from '../host/terminal-language.ts'
import { type AnyPlanFile, planFrom, schemaFor } from './experiment/any-plan-file.ts'
import { carryOut } from './experiment/carry-out.ts'
import {
  EXPERIMENT_HELP,
  type ExperimentOptions,
  readExperimentOptions,
} from './experiment/experiment-options.ts'
import { tellFileProblem, tellIssue, tellPlanProblem } from './experiment/file-problems.ts'
import { findKey } from './experiment/find-key.ts'
import { verdictFiles } from './experiment/verdict-files.ts'
import { say } from './project.ts'

/** Exit codes. PARTIAL: a verdict without some of the planned runs. FAILED: the experiment could not be carried out. */
const PARTIAL = 1
const FAILED = 2

/** Ends the command with messages for the person, one on each line. */
class Refused extends Error {
  readonly sentences: Sentence[]

  constructor(...sentences: Sentence[]) {
    super('refused')
    this.sentences = sentences
  }
}

/** Reads and checks a plan file. Throws Refused with every mistake in it. */
function readPlan(file: string): AnyPlanFile {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''))
  } catch (error) {
    throw new Refused(
      error instanceof SyntaxError
        ? {
            fr: `${file} n’est pas du JSON valide : ${error.message}`,
            en: `${file} is not valid JSON: ${error.message}`,
          }
        : {
            fr: `Impossible de lire le fichier ${file} : vérifiez son nom et ses droits.`,
            en: `Cannot read the file ${file}. Check its name and permissions.`,
          },
    )
  }
  const parsed = schemaFor(value).safeParse(value, { reportInput: true })
  if (!parsed.success) throw new Refused(...parsed.error.issues.map(tellIssue))
  const made = planFrom(parsed.data, 'practice')
  if ('problem' in made) throw new Refused(tellFileProblem(made.problem))
  const problems = findPlanProblems(made.plan)
  if (problems.length > 0) throw new Refused(...problems.map(tellPlanProblem))
  return parsed.data
}

async function keyFor(baseUrl: string): Promise<string> {
  const key = await findKey(baseUrl).catch((error: unknown) => {
    throw new Refused(
      {
        fr: 'Les connexions de Sonde ne peuvent pas être lues : fermez Sonde, ou donnez la clé dans SONDE_KEY.',
        en: 'The connections of Sonde cannot be read. Close Sonde, or give the key in SONDE_KEY.',
      },
      startProblem(error, { folder: '' }),
    )
  })
  if (key === null)
    throw new Refused({
      fr: `Il n’y a pas de clé pour ${baseUrl} : donnez-la dans SONDE_KEY, ou ajoutez cette connexion dans Sonde.`,
      en: `There is no key for ${baseUrl}. Give it in SONDE_KEY, or add this connection in Sonde.`,
    })
  return key
}

function tellProgress(done: number, all: number, problem: string | null): void {
  const why = problem === null ? '' : ` (${problem})`
  say(
    inTerminal({
      fr: `${done} passations sur ${all} ont leurs réponses${why}.`,
      en: `${done} of ${all} runs have their answers${why}.`,
    }),
  )
}

async function run({ file, baseUrl, out, json }: ExperimentOptions): Promise<number> {
  const planFile = readPlan(file)
  const service = baseUrl === null ? null : { baseUrl, key: await keyFor(baseUrl) }
  const folder =
    out === null ? mkdtempSync(path.join(tmpdir(), 'sonde-experiment-')) : path.join(out, 'sonde-data')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const carriedOut = await carryOut({
      folder,
      identity: { planFile, baseUrl },
      plan: (connectionId) => {
        const made = planFrom(planFile, connectionId)
        if ('problem' in made) throw new Refused(tellFileProblem(made.problem))
        return made.plan
      },
      service,
      onProgress: tellProgress,
    })
    const files = verdictFiles(carriedOut, terminalLanguage())
    if (out === null) process.stdout.write(json ? files.json : files.text)
    else {
      writeFileSync(path.join(out, 'verdict.json'), files.json)
      writeFileSync(path.join(out, 'verdict.txt'), files.text)
      say(path.join(out, 'verdict.txt'))
    }
    return files.isWhole ? 0 : PARTIAL
  } finally {
    if (out === null) rmSync(folder, { recursive: true, force: true })
  }
}

async function main(args: string[]): Promise<number> {
  const options = readExperimentOptions(args)
  if ('help' in options) {
    process.stdout.write(`${inTerminal(EXPERIMENT_HELP)}\n`)
    return 0
  }
  try {
    if ('problem' in options) throw new Refused(options.problem)
    return await run(options)
  } catch (error) {
    const folder = 'out' in options ? (options.out ?? '') : ''
    for (const sentence of sentencesOf(error, folder)) say(inTerminal(sentence))
    return FAILED
  }
}

function sentencesOf(error: unknown, folder: string): Sentence[] {
  if (error instanceof Refused) return error.sentences
  if (!(error instanceof ORPCError)) return [startProblem(error, { folder })]
  return [
    {
      fr: `L’expérience n’a pas pu être menée à bien (${error.code}).`,
      en: `The experiment could not be carried out (${error.code}).`,
    },
  ]
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
