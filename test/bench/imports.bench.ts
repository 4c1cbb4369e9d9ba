import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOSTILE_FILES } from '../support/hostile-files.ts'
import { readHostile } from '../support/read-hostile.ts'
import { peakMegabytes } from './peak-memory.ts'

/** Milliseconds after which a reading is stopped. */
const TIMEOUT = 120_000

/**
 * Reads each hostile file in its own process; prints its size, the process's peak memory (an idle process has some 50
 * MB), the time and the outcome. Alone: `node test/bench/imports.bench.ts`.
 */
export function benchImports(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
  const file = path.join(folder, 'hostile')
  try {
    for (const { name, refusal, make } of HOSTILE_FILES) {
      const source = make()
      const bytes = 'text' in source ? Buffer.from(source.text) : source.bytes
      writeFileSync(file, bytes)
      const { stdout, signal, stderr } = spawnSync(
        process.execPath,
        [import.meta.filename, file, 'text' in source ? '' : source.fileName],
        { encoding: 'utf8', timeout: TIMEOUT },
      )
      const kilobytes = `${Math.ceil(bytes.length / 1_000)} kB`
      const outcome = stdout || signal || stderr.slice(0, 200)
      const unexpected = outcome.endsWith(` ${refusal ?? 'read'}`) ? '' : ` instead of ${refusal ?? 'read'}`
      process.stdout.write(`${name.padEnd(72)}${kilobytes.padStart(10)} → ${outcome}${unexpected}\n`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads one file in this process and prints time and memory. */
async function measure(file: string, fileName: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file))
  const source = fileName === '' ? { text: new TextDecoder().decode(bytes) } : { fileName, bytes }
  const start = performance.now()
  const outcome = await readHostile(source)
  const milliseconds = Math.round(performance.now() - start)
  process.stdout.write(
    `${`${peakMegabytes()} MB`.padStart(8)} ${`${milliseconds} ms`.padStart(9)}  ${outcome}`,
  )
}

if (import.meta.main) {
  const [, , file, fileName] = process.argv
  if (file === undefined) benchImports()
  else await measure(file, fileName ?? '')
}
