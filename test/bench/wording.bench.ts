import { checkItem } from '../../shared/wording/check-item.ts'
import type { WordedItem } from '../../shared/wording/finding.ts'
import { readLabelledItems } from '../unit/wording/labelled-items.ts'

const ROUNDS = 20
const LIMIT_MS = 5

const items: WordedItem[] = readLabelledItems().map(({ lang, type, text, options }) => ({
  lang,
  type: type === 'libre' ? 'open_ended' : 'single_choice',
  stem: text,
  options,
}))

/** Median time of the processor for an item, which leaves out rounds in which patterns are compiled or memory is freed. */
function medianTime(item: WordedItem): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage()
    checkItem(item)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return sorted(times)[ROUNDS / 2] ?? 0
}

function sorted(times: number[]): number[] {
  return times.sort((one, other) => one - other)
}

for (const item of items) checkItem(item)
const times = sorted(items.map((item) => medianTime(item)))
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
const slowest = (times.at(-1) ?? 0).toFixed(2)
process.stdout.write(
  `wording checker: ${items.length} items, median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${slowest} ms an item (limit ${LIMIT_MS} ms)\n`,
)
