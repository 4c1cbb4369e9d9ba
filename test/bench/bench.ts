import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs every benchmark, or those whose names start with a given word: `npm run bench -- page`. Folders and options are
 * passed on to the benchmark: `npm run bench -- services /some/folder --misses`.
 */
const words = process.argv.slice(2)
const further = words.filter((word) => word.startsWith('--') || word.includes('/'))
const wanted = words.filter((word) => !further.includes(word))
const benchmarks = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)))
  .sort()

let failed = false
for (const file of benchmarks) {
  process.stdout.write(`\n${file.replace('.bench.ts', '')}\n`)
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), ...further], {
    stdio: 'inherit',
  })
  failed ||= status !== 0
}
if (benchmarks.length === 0) process.stderr.write(`No benchmark is called ${wanted.join(', ')}.\n`)
process.exitCode = failed || benchmarks.length === 0 ? 1 : 0
