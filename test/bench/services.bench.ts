import { inventedServices, SERVICES } from '../support/services/invented.ts'
import { tallyResults } from './services/results.ts'

/**
 * How the readers read services that people invented who have not seen them:
 * `npm run bench -- services FOLDER [--misses]`. Without a folder, those among the fixtures.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--')) ?? SERVICES
const showsMisses = words.includes('--misses')
const services = inventedServices(folder)

const tallies = services.map(tallyResults)
process.stdout.write(`\nResults of ${services.length} services in ${folder}\n`)
for (const { name, verdict, right, wrong, expected, certainty, mustAsk, milliseconds, misses } of tallies) {
  const line = [
    name.padEnd(24),
    verdict.padEnd(7),
    `${right}/${expected} right`.padEnd(16),
    `${wrong} wrong`.padEnd(9),
    certainty.padEnd(7),
    `${milliseconds.toFixed(0)} ms`.padStart(7),
    mustAsk ? '  must ask' : '',
  ]
  process.stdout.write(`  ${line.join(' ')}\n`)
  if (showsMisses) for (const miss of misses.slice(0, 20)) process.stdout.write(`      ${miss}\n`)
}
const count = (wanted: string): number => tallies.filter(({ verdict }) => verdict === wanted).length
process.stdout.write(
  `  in all: ${count('right')} right, ${count('partly')} partly, ${count('asked')} asked, ${count('wrong')} wrong\n`,
)
if (count('wrong') > 0) process.exitCode = 1
