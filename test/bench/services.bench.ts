import { inventedServices, SERVICES } from '../support/services/invented.ts'
import { readingsOf } from './services/readings.ts'
import { tallyResults } from './services/results.ts'

/**
 * How the readers read services invented by people who had not seen the readers: `npm run bench -- services FOLDER
 * [--misses]`. Without a folder, the services among the fixtures.
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

process.stdout.write('\nEverything else\n')
const parts = services.flatMap((service) =>
  readingsOf(service).map((reading) => ({ ...reading, name: service.name })),
)
for (const part of new Set(parts.map((reading) => reading.part))) {
  const all = parts.filter((reading) => reading.part === part)
  const of = (wanted: string): number => all.filter(({ verdict }) => verdict === wanted).length
  process.stdout.write(
    `  ${part.padEnd(24)} ${of('right')} right, ${of('asked')} asked, ${of('wrong')} wrong of ${all.length}\n`,
  )
  for (const { name, verdict, miss } of all)
    if (verdict === 'wrong' || (showsMisses && verdict === 'asked'))
      process.stdout.write(`      ${verdict} ${name}: ${miss}\n`)
}
const isWrong = count('wrong') > 0 || parts.some(({ verdict }) => verdict === 'wrong')
if (isWrong) process.exitCode = 1
