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

for (const item of items) checkItem(item)
const times: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  for (const item of items) {
    const start = performance.now()
    checkItem(item)
    times.push(performance.now() - start)
  }
}
times.sort((one, other) => one - other)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
process.stdout.write(
  `wording checker: ${items.length} items × ${ROUNDS}, median ${at(0.5)} ms, p99 ${at(0.99)} ms an item (limit ${LIMIT_MS} ms)\n`,
)
