import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type FaultName,
  type PracticeConditionsPatch,
  patchConditions,
  practiceConditionsSchema,
} from './conditions.ts'
import type { PracticeOptions } from './practice-options.ts'
import { type ShapeChoice, shapeNames } from './shapes/shape.ts'
import { makeFolder } from './store/make-folder.ts'
import { UsageError } from './usage-error.ts'

/** The options of the command line. */
export interface CommandLine {
  readonly help: boolean
  readonly json: boolean
  readonly options: PracticeOptions
}

const flags = {
  port: { type: 'string' },
  json: { type: 'boolean' },
  data: { type: 'string' },
  seed: { type: 'string' },
  speed: { type: 'string' },
  shapes: { type: 'string' },
  latency: { type: 'string' },
  'rate-limit': { type: 'string' },
  only: { type: 'string' },
  conditions: { type: 'string' },
  'drop-before': { type: 'string' },
  'drop-after': { type: 'string' },
  hang: { type: 'string' },
  unauthorized: { type: 'string' },
  'rate-limited': { type: 'string' },
  'server-error': { type: 'string' },
  html: { type: 'string' },
  'cut-json': { type: 'string' },
  'no-round': { type: 'string' },
  'failed-runs': { type: 'string' },
  'partial-runs': { type: 'string' },
  'stuck-runs': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const requestFaults: Readonly<Record<string, FaultName>> = {
  'drop-before': 'dropBefore',
  'drop-after': 'dropAfter',
  hang: 'hang',
  unauthorized: 'unauthorized',
  'rate-limited': 'rateLimited',
  'server-error': 'serverError',
  html: 'html',
  'cut-json': 'cutJson',
  'no-round': 'noRound',
}

const runFaults = { 'failed-runs': 'fail', 'partial-runs': 'partial', 'stuck-runs': 'stuck' } as const

/** Text of --help. */
export const usage = `Usage: npm run -s practice -- [options]

Runs the practice service on 127.0.0.1: a complete survey service with invented people and answers.

  --port N          TCP port; 0 (the default) uses any free port
  --json            print one JSON line when ready: base_url, api_key, admin_key
  --data DIR        store everything in DIR/practice.sqlite (default: in memory only)
  --seed N          seed of the panel, the answers and the faults
  --speed X         runs and rounds go X times faster than real time
  --shapes NAME     format of replies, where the interface leaves it open: ${shapeNames.join(', ')};
                    odd draws other names at each start, odd:SEED those of a seed
  --latency MS      delay before every reply in milliseconds, such as 200 or 50-400
  --rate-limit N    requests allowed in any 60 seconds, on every plan
  --only LIST       operations that faults apply to, separated by commas (default: all)
  --conditions JSON all conditions as one JSON object; see docs/practice-service.md

Each fault takes a probability (0.1) or the number of next requests it affects (next:3):
  --drop-before     close the connection before doing anything
  --drop-after      carry out the request, then close the connection without replying
  --hang            never reply
  --unauthorized    401 although the key is valid
  --rate-limited    429 although the limit is not reached
  --server-error    500
  --html            a proxy's HTML page
  --cut-json        JSON cut off in the middle
  --no-round        a transcript request that runs no round
  --failed-runs     runs that fail
  --partial-runs    runs that finish with answers missing
  --stuck-runs      runs that never finish
  -h, --help        show this help
`

/** Reads the command line. For an invalid one it throws a UsageError with a message of one line. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const values = parse(args)
  return {
    help: values.help ?? false,
    json: values.json ?? false,
    options: {
      port: values.port === undefined ? 0 : integer('port', values.port, 0, 65535),
      seed: values.seed === undefined ? undefined : integer('seed', values.seed, 0, 4294967295),
      shapes: values.shapes === undefined ? undefined : shapeChoice(values.shapes),
      conditions: values.help ? undefined : readConditions(values),
      dataFile: values.data === undefined || values.help ? undefined : dataFile(values.data),
    },
  }
}

type Values = { [K in keyof typeof flags]?: (typeof flags)[K]['type'] extends 'boolean' ? boolean : string }

function parse(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values
  } catch (error) {
    const sentence = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)[0] ?? ''
    throw new UsageError(`${sentence.replace(/\.$/, '')}. Use --help to list the options.`)
  }
}

function readConditions(values: Values): PracticeConditionsPatch {
  const faults: Record<string, unknown> = {}
  for (const [flag, name] of Object.entries(requestFaults)) {
    const value = values[flag as keyof Values]
    if (typeof value === 'string') faults[name] = chance(flag, value)
  }
  const runs: Record<string, unknown> = {}
  for (const [flag, name] of Object.entries(runFaults)) {
    const value = values[flag as keyof typeof runFaults]
    if (value !== undefined) runs[name] = chance(flag, value)
  }
  const limit =
    values['rate-limit'] === undefined ? undefined : integer('rate-limit', values['rate-limit'], 1, 1e8)
  const patch = {
    latencyMs: values.latency === undefined ? undefined : latency(values.latency),
    speed: values.speed === undefined ? undefined : number('speed', values.speed, 0.01, 1_000_000),
    rateLimits: limit === undefined ? undefined : { standard: limit, enterprise: limit, admin: limit },
    only: values.only?.split(',').map((name) => name.trim()),
    faults,
    runs,
  }
  try {
    const base = patchConditions(practiceConditionsSchema.parse({}), parseJson(values.conditions))
    return patchConditions(base, patch)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`The conditions are not valid: ${firstIssue(error)}.`)
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? {} : JSON.parse(text)
  } catch {
    throw new UsageError('--conditions takes a JSON object.')
  }
}

function firstIssue(error: unknown): string {
  const issues = (error as { issues?: readonly { path: readonly PropertyKey[]; message: string }[] }).issues
  const issue = issues?.[0]
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : String(error)
}

function chance(flag: string, text: string): { probability: number } | { next: number } {
  const next = /^next:(\d{1,6})$/.exec(text)?.[1]
  if (next !== undefined) return { next: Number(next) }
  return { probability: number(flag, text, 0, 1, ' or next:N') }
}

function latency(text: string): { min: number; max: number } {
  const form = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text)
  const min = Number(form?.[1])
  const max = Number(form?.[2] ?? form?.[1])
  if (!form || min > max)
    throw new UsageError(`--latency takes milliseconds such as 200 or 50-400, not "${text}".`)
  return { min, max }
}

function integer(flag: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`--${flag} takes a whole number from ${least} to ${most}, not "${text}".`)
}

function number(flag: string, text: string, least: number, most: number, or = ''): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value >= least && value <= most) return value
  throw new UsageError(`--${flag} takes a number from ${least} to ${most}${or}, not "${text}".`)
}

function shapeChoice(text: string): ShapeChoice {
  const name = [...shapeNames, 'odd' as const].find((candidate) => candidate === text)
  if (name) return name
  const seed = /^odd:(\d{1,10})$/.exec(text)?.[1]
  if (seed !== undefined) return `odd:${integer('shapes odd:', seed, 0, 4294967295)}`
  throw new UsageError(`--shapes takes one of ${shapeNames.join(', ')}, odd, odd:SEED, not "${text}".`)
}

function dataFile(folder: string): string {
  if (folder === '') throw new UsageError('--data needs the name of a folder.')
  try {
    makeFolder(path.resolve(folder))
    accessSync(folder, constants.W_OK)
    return path.join(folder, 'practice.sqlite')
  } catch {
    throw new UsageError(`Cannot write to the folder ${folder}. Choose another folder.`)
  }
}
