import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { distFolder } from '../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../support/hosts/json-line.ts'

const TIMES = 9

await buildApp({})
const pageFolder = path.join(distFolder, 'page')
const gzipped = (file: string) => gzipSync(readFileSync(path.join(pageFolder, file))).length
const html = readFileSync(path.join(pageFolder, 'index.html'), 'utf8')
const initial = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file ?? '')
const all = readdirSync(pageFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
)
const kilobytes = (files: string[]) =>
  `${(files.reduce((sum, file) => sum + gzipped(file), 0) / 1000).toFixed(1)} kB gzip`
print('initial JavaScript (limit 350 kB)', `${kilobytes(initial)} in ${initial.length} files`)
print('all JavaScript', `${kilobytes(all)} in ${all.length} files`)

const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
try {
  const starts: number[] = []
  const screens: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now()
    const args = ['--port', '0', '--data', path.join(folder, `${time}`), '--no-open', '--json']
    const host = spawn(process.execPath, [path.join(distFolder, 'serve.js'), ...args])
    const { url } = await firstJsonLine<{ url: string }>(host)
    starts.push(performance.now() - started)
    // A new context, so that nothing is cached, as at a first start.
    const context = await browser.newContext()
    const page = await context.newPage()
    const asked = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('button', { name: /Practise now|S’exercer|S'exercer/ }).click({ trial: true })
    screens.push(performance.now() - asked)
    await context.close()
    await endProcess(host)
  }
  print('browser host ready after its start', spread(starts))
  print('first screen interactive (limit 1500 ms)', spread(screens))
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

function spread(times: number[]): string {
  const sorted = times.sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return `median ${Math.round(median)} ms, worst ${Math.round(sorted.at(-1) ?? 0)} ms of ${times.length}`
}

function print(what: string, figure: string): void {
  process.stdout.write(`  ${what.padEnd(46)} ${figure}\n`)
}
