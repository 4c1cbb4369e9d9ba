import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding, FindingKind, RuleCode, Strength } from '../../../shared/wording/finding.ts'
import { isCounted } from '../../../shared/wording/strengths.ts'
import { interval, kappa } from './agreement.ts'
import { linesOf } from './read-lines.ts'
import { shareOf, tableOf } from './tables.ts'

/**
 * What two blind raters, and a third where they differ, said of findings and of items. The folder holds `key.json` (made
 * with the sheets: what each number stands for), `r1-findings.jsonl` and `r2-findings.jsonl` (`{n, verdict}`),
 * `r1-items.jsonl` and `r2-items.jsonl` (`{n, codes}`), and `decided-findings.jsonl` and `decided-items.jsonl`.
 */
const VERDICTS = ['right', 'arguable', 'wrong'] as const
type Verdict = (typeof VERDICTS)[number]

interface Told {
  rule: RuleCode
  why: FindingKind
  strength: Strength
}
interface FindingKey extends Told {
  id: string
  half: string
}
interface ItemKey {
  id: string
  half: string
  found: Told[]
}
interface Key {
  findings: Record<string, FindingKey>
  items: Record<string, ItemKey>
}
interface Judged {
  n: number
  verdict: Verdict
}
interface Coded {
  n: number
  codes: RuleCode[]
}

/** The findings of the checker on an item now; undefined for an item that is not in the folder. */
export type FindingsNow = (id: string) => readonly Finding[] | undefined

/** Prints what the raters' files tell: agreement, verdicts by half and strength, and the share of defects found. */
export function tellRaters(folder: string, now: FindingsNow): void {
  const key = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8')) as Key
  const say = (text: string) => process.stdout.write(text)
  const read = <T>(name: string) => linesOf<T>(path.join(folder, name))
  const [one, other] = [read<Judged>('r1-findings.jsonl'), read<Judged>('r2-findings.jsonl')]
  const decided = read<Judged>('decided-findings.jsonl')
  say(`\nfindings judged by two: ${agreementOn(pairsOf(one, other, ({ verdict }) => verdict))}\n`)
  const verdicts = finalOf(one, other, decided, ({ verdict }) => verdict)
  const judged = Object.entries(key.findings).flatMap(([n, told]) => {
    const verdict = verdicts.get(Number(n))?.verdict
    return verdict ? [{ ...told, verdict }] : []
  })
  say(`\nas first measured:\n\n${verdictTable(judged)}`)
  const still = judged.flatMap((told) => {
    const finding = now(told.id)?.find(({ why }) => why === told.why)
    return finding ? [{ ...told, strength: finding.strength }] : []
  })
  say(`\nof these still made, with the strengths as they are now:\n\n${verdictTable(still)}`)
  say(`\nby kind, as first measured:\n\n${kindTable(judged)}`)
  tellItems(
    key,
    read<Coded>('r1-items.jsonl'),
    read<Coded>('r2-items.jsonl'),
    read<Coded>('decided-items.jsonl'),
    now,
  )
}

function tellItems(key: Key, one: Coded[], other: Coded[], decided: Coded[], now: FindingsNow): void {
  const say = (text: string) => process.stdout.write(text)
  const any = ({ codes }: Coded) => (codes.length > 0 ? 'defect' : 'sound')
  say(`\nitems read by two, defect or none: ${agreementOn(pairsOf(one, other, any))}\n`)
  const codes = [...new Set([...one, ...other].flatMap((line) => line.codes))].sort()
  const rows = codes.map((code) => {
    const pairs = pairsOf(one, other, (line) => (line.codes.includes(code) ? 'yes' : 'no'))
    const named = pairs.filter((pair) => pair.includes('yes')).length
    return [
      code,
      named,
      pairs.filter(([a, b]) => a === 'yes' && b === 'yes').length,
      kappa(pairs)?.toFixed(2) ?? '–',
    ]
  })
  say(`\n${tableOf([['code', 'named by one or both', 'by both', 'κ'], ...rows])}`)
  const final = finalOf(one, other, decided, ({ codes: named }) => [...named].sort().join(' '))
  const defects = Object.entries(key.items).flatMap(([n, item]) =>
    (final.get(Number(n))?.codes ?? []).map((code) => ({ ...item, code })),
  )
  const found = (told: readonly Told[], code: RuleCode, counted: boolean) =>
    told.some((finding) => finding.rule === code && (!counted || isCounted(finding)))
  const line = (name: string, of: typeof defects) => {
    const then = (counted: boolean) => of.filter((one) => found(one.found, one.code, counted)).length
    const today = (counted: boolean) => of.filter((one) => found(now(one.id) ?? [], one.code, counted)).length
    const cells = [then(true), then(false), today(true), today(false)]
    return [name, of.length, ...cells.map((count) => `${count} (${shareOf(count, of.length)})`)]
  }
  const byHalf = halvesOf(defects).map((half) =>
    line(
      half,
      defects.filter((one) => one.half === half),
    ),
  )
  const byCode = [...new Set(defects.map(({ code }) => code))].sort()
  const lines = byCode.map((code) =>
    line(
      code,
      defects.filter((one) => one.code === code),
    ),
  )
  const head = [
    'defects decided',
    'n',
    'found first, counted',
    'found first, any',
    'now, counted',
    'now, any',
  ]
  say(`\n${tableOf([head, ...byHalf, ...lines])}`)
}

function halvesOf(of: readonly { half: string }[]): string[] {
  return [...new Set(of.map(({ half }) => half))].sort()
}

function pairsOf<T extends { n: number }>(
  one: T[],
  other: T[],
  word: (line: T) => string,
): [string, string][] {
  const known = new Map(other.map((line) => [line.n, word(line)]))
  return one.flatMap((line) => {
    const second = known.get(line.n)
    return second === undefined ? [] : [[word(line), second] as [string, string]]
  })
}

function agreementOn(pairs: [string, string][]): string {
  const same = pairs.filter(([one, other]) => one === other).length
  return `${pairs.length} by both, the same for ${same} (${shareOf(same, pairs.length)}), κ ${kappa(pairs)?.toFixed(2) ?? '–'}`
}

/** What holds of each number: what a third decided, else what both said; where only one has said anything, nothing. */
function finalOf<T extends { n: number }>(one: T[], other: T[], decided: T[], word: (line: T) => string) {
  const second = new Map(other.map((line) => [line.n, word(line)]))
  const same = one.filter((line) => second.get(line.n) === word(line))
  return new Map([...same, ...decided].map((line) => [line.n, line]))
}

type JudgedFinding = FindingKey & { verdict: Verdict }

function verdictRow(name: string, of: readonly JudgedFinding[]): (string | number)[] {
  const counts = VERDICTS.map((verdict) => of.filter((told) => told.verdict === verdict).length)
  const [right = 0, arguable = 0] = counts
  const [low, high] = interval(right, of.length)
  return [
    name,
    of.length,
    ...counts,
    shareOf(right, of.length),
    shareOf(right + arguable, of.length),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
  ]
}

const HEAD = ['', 'findings', ...VERDICTS, 'right', 'right or arguable', 'right, 95 %']

function verdictTable(judged: readonly JudgedFinding[]): string {
  const rows = halvesOf(judged).flatMap((half) => {
    const of = judged.filter((told) => told.half === half)
    const strong = (strength: Strength) => of.filter((told) => told.strength === strength)
    return [
      verdictRow(`${half}, counted`, of.filter(isCounted)),
      verdictRow(`${half}: defect`, strong('defect')),
      verdictRow(`${half}: another look`, strong('look_again')),
      verdictRow(`${half}: for information`, strong('remark')),
    ]
  })
  return tableOf([HEAD, ...rows])
}

function kindTable(judged: readonly JudgedFinding[]): string {
  const kinds = [...new Set(judged.map(({ why }) => why))].sort()
  const rows = kinds.map((why) => {
    const cells = halvesOf(judged).flatMap((half) =>
      VERDICTS.map(
        (verdict) =>
          judged.filter((told) => told.why === why && told.half === half && told.verdict === verdict).length,
      ),
    )
    return [why, ...cells]
  })
  const head = halvesOf(judged).flatMap((half) => VERDICTS.map((verdict) => `${half}: ${verdict}`))
  return tableOf([['kind', ...head], ...rows])
}
