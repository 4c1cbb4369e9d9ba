import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { checkItem } from '../../shared/wording/check-item.ts'
import { type Finding, RULE_CODES, STRENGTHS, type WordedItem } from '../../shared/wording/finding.ts'
import { followsUp } from '../../shared/wording/follow-up.ts'
import { mendsOf } from '../../shared/wording/mends/mends-of.ts'
import { reportItem } from '../../shared/wording/report-item.ts'
import { isCounted } from '../../shared/wording/strengths.ts'
import type { SurveyItem } from '../../shared/wording/survey-report.ts'
import { tellRaters } from './wording/raters.ts'
import { linesOf } from './wording/read-lines.ts'
import { tableOf } from './wording/tables.ts'

/**
 * Reads items of real questionnaires, which are no part of the project: `npm run bench -- wording-real FOLDER
 * [--findings]`, with `*.jsonl` files of `{id, lang, type, text, options, source, tested}`, or of `{id, lang, type, stem,
 * options, source, pretested, half, chain}`, where `chain` has the items before it in its questionnaire, the nearest first
 * (docs/wording-real-items.md). If there is a folder `raters`, it prints what two raters said (`wording/raters.ts`). If there is a
 * `judged.jsonl`, it also counts which findings somebody judged right, arguable or wrong, and if there is a
 * `missed.jsonl`, which defects are found. `--findings` prints every finding with its item, to be judged; `--mends` prints
 * which share of findings offers an edit, 60 of these edits drawn at random by `SONDE_SEED`, to be judged by eye, and the
 * time that edits take. Times are those of the processor, which other programs on the machine do not lengthen.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const showsFindings = words.includes('--findings')
const showsMends = words.includes('--mends')
/** How many edits are drawn to be judged. */
const DRAWN = 60
/** Of how many items the edits are summed up: as many as a long page of a questionnaire has. */
const PAGE = 20
const BESIDE_ITEMS = new Set(['judged.jsonl', 'missed.jsonl'])
const ROUNDS = 9
const VERDICTS = ['right', 'arguable', 'wrong'] as const

interface RealItem {
  id: string
  lang: WordedItem['lang']
  text: string
  options: string[]
  source: string
  /** Whether its makers pretested it. */
  tested: boolean
  /** `seen` or `aside`, where a set is split. */
  half?: string
  /** The items before it, the nearest first. */
  chain?: Neighbour[]
}

type Neighbour = Pick<SurveyItem, 'stem' | 'options'>
/** An item of a set as it stands in its file. */
type Line = Omit<RealItem, 'text' | 'tested'> &
  ({ text: string; tested: boolean } | { stem: string; pretested: boolean })

interface Judgement {
  id: string
  rule: string
  verdict: (typeof VERDICTS)[number]
}

interface Read {
  item: RealItem
  findings: Finding[]
}

function readItems(from: string): Read[] {
  const files = readdirSync(from).filter((name) => name.endsWith('.jsonl') && !BESIDE_ITEMS.has(name))
  return files
    .sort()
    .flatMap((name) => linesOf<Line>(path.join(from, name)).map(plain))
    .map((item) => ({ item, findings: findingsIn(item) }))
}

function plain(line: Line): RealItem {
  return 'stem' in line ? { ...line, text: line.stem, tested: line.pretested } : line
}

/** The findings as a person sees them: weakened where an item asks further about the ones before it. */
function findingsIn(item: RealItem): Finding[] {
  const before = (item.chain ?? []).map(surveyItem)
  const own = surveyItem({ stem: item.text, options: item.options })
  return reportItem(own, item.lang, followsUp(own, before)).findings
}

function surveyItem({ stem, options }: Neighbour): SurveyItem {
  return { id: stem, type: options.length > 0 ? 'single_choice' : 'open_ended', stem, options }
}

function worded({ lang, text, options }: RealItem): WordedItem {
  return { lang, type: options.length > 0 ? 'single_choice' : 'open_ended', stem: text, options }
}

/** Median time of a deed in milliseconds, which leaves out rounds in which patterns are compiled or memory is freed. */
function medianTime(deed: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage()
    deed()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
}

/** How many of 100 such items have an issue, and how many have a remark or an issue. */
function flagged(reads: readonly Read[]): string {
  const share = (count: number) => `${((count / Math.max(1, reads.length)) * 100).toFixed(1)} of 100`
  const issues = reads.filter(({ findings }) => findings.some(isCounted)).length
  const any = reads.filter(({ findings }) => findings.length > 0).length
  return `${share(issues)} (${issues} of ${reads.length} items), with remarks ${share(any)} (${any})`
}

/** A row for each rule that found something, and their sum. */
function byRule(reads: readonly Read[], judged: readonly Judgement[]): (string | number)[][] {
  const verdicts = new Map(judged.map(({ id, rule, verdict }) => [`${id} ${rule}`, verdict]))
  const found = reads.flatMap(({ item, findings }) =>
    findings.map(({ rule, strength }) => ({
      rule,
      strength,
      tested: item.tested,
      verdict: verdicts.get(`${item.id} ${rule}`),
    })),
  )
  const row = (name: string, of: typeof found) => [
    name,
    of.length,
    of.filter(({ tested }) => tested).length,
    ...(judged.length === 0
      ? []
      : [...VERDICTS, undefined].map((verdict) => of.filter((one) => one.verdict === verdict).length)),
  ]
  const rules = RULE_CODES.map((code) =>
    row(
      code,
      found.filter(({ rule }) => rule === code),
    ),
  )
  const strengths = STRENGTHS.map((name) =>
    row(
      name,
      found.filter(({ strength }) => strength === name),
    ),
  )
  return [...rules.filter(([, count]) => count !== 0), row('all rules', found), ...strengths]
}

function tell(from: string): void {
  const reads = readItems(from)
  const judged = linesOf<Judgement>(path.join(from, 'judged.jsonl'))
  const missed = linesOf<Omit<Judgement, 'verdict'>>(path.join(from, 'missed.jsonl'))
  if (showsFindings) for (const read of reads) showFindings(read)
  if (showsMends) tellMends(reads)
  const head = ['rule', 'findings', 'on tested items']
  if (judged.length > 0) head.push(...VERDICTS, 'not judged')
  process.stdout.write(tableOf([head, ...byRule(reads, judged)]))
  process.stdout.write(`tested items flagged: ${flagged(reads.filter(({ item }) => item.tested))}\n`)
  process.stdout.write(`untested items flagged: ${flagged(reads.filter(({ item }) => !item.tested))}\n`)
  const halves = [...new Set(reads.flatMap(({ item }) => item.half ?? []))].sort()
  for (const half of halves) {
    const of = reads.filter(({ item }) => item.half === half && item.tested)
    process.stdout.write(`tested items flagged, ${half}: ${flagged(of)}\n`)
  }
  const defects = missed.filter(({ id }) => reads.some(({ item }) => item.id === id))
  const seen = defects.filter(({ id, rule }) =>
    reads.some(({ item, findings }) => item.id === id && findings.some((finding) => finding.rule === rule)),
  )
  if (defects.length > 0)
    process.stdout.write(`defects once missed, found now: ${seen.length} of ${defects.length}\n`)
  const raters = path.join(from, 'raters')
  if (existsSync(path.join(raters, 'key.json'))) {
    const known = new Map(reads.map(({ item, findings }) => [item.id, findings]))
    tellRaters(raters, (id) => known.get(id))
  }
  const times = reads.map(({ item }) => ({ id: item.id, ms: medianTime(() => checkItem(worded(item))) }))
  const worst = times.sort((one, other) => other.ms - one.ms)[0]
  if (worst) process.stdout.write(`slowest item: ${worst.id}, ${worst.ms.toFixed(2)} ms\n`)
}

/** Prints by rule how many findings offer an edit, and a random draw of the edits. */
function tellMends(reads: readonly Read[]): void {
  const offers = reads.flatMap(({ item, findings }) =>
    findings.map((finding) => ({ item, finding, mend: mendsOf(worded(item), finding, findings)[0] })),
  )
  const row = (name: string, of: typeof offers) => [name, of.length, of.filter(({ mend }) => mend).length]
  const rows = RULE_CODES.map((code) =>
    row(
      code,
      offers.filter(({ finding }) => finding.rule === code),
    ),
  )
  const found = rows.filter(([, count]) => count !== 0)
  process.stdout.write(tableOf([['rule', 'findings', 'offer an edit'], ...found, row('all rules', offers)]))
  tellTimes(reads)
  let seed = Number(process.env.SONDE_SEED ?? 1)
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed
  }
  const drawn = offers.filter(({ mend }) => mend).map((offer) => ({ ...offer, order: random() }))
  for (const { item, finding, mend } of drawn.sort((one, other) => one.order - other.order).slice(0, DRAWN))
    process.stdout.write(
      `${JSON.stringify({ rule: finding.rule, before: [item.text, item.options], after: mend?.items.map(({ stem, options }) => [stem, options.map(({ text }) => text)]) })}\n`,
    )
}

/** Prints how long it takes to seek the edits of the slowest item, and of a page on which every item has a finding. */
function tellTimes(reads: readonly Read[]): void {
  const times = reads
    .filter(({ findings }) => findings.length > 0)
    .map(({ item, findings }) => ({
      id: item.id,
      ms: medianTime(() => findings.map((finding) => mendsOf(worded(item), finding, findings))),
    }))
    .sort((one, other) => other.ms - one.ms)
  const page = times.slice(0, PAGE).reduce((sum, { ms }) => sum + ms, 0)
  const mean = times.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, times.length)
  const [worst] = times
  if (!worst) return
  process.stdout.write(
    `edits: slowest item ${worst.id}, ${worst.ms.toFixed(2)} ms; an item with findings ${mean.toFixed(2)} ms; a page of the ${PAGE} slowest ${page.toFixed(0)} ms\n`,
  )
}

function showFindings({ item, findings }: Read): void {
  for (const { rule, strength, start, end, why } of findings) {
    const place = start === null || end === null ? '' : item.text.slice(start, end)
    process.stdout.write(
      `${JSON.stringify({ id: item.id, rule, why, strength, place, text: item.text, options: item.options })}\n`,
    )
  }
}

if (folder === undefined) {
  process.stdout.write('Name a folder: npm run bench -- wording-real FOLDER\n')
} else {
  tell(folder)
}
