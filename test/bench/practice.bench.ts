/**
 * Measures the practice service in its own process: `node test/bench/practice.bench.ts`. Prints figures and judges
 * none. With `--rehearsed` it measures only how quickly the service answers once it has prepared itself, which it does from
 * ten seconds after its start. The targets are those of the issue; they were set by comparison with Stoplight Prism 5.14.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import type { Question } from '../../electron/practice/answers/question.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { answersOf } from '../../electron/practice/runs/answer-survey.ts'
import { rehearse } from '../../electron/practice/runs/rehearse.ts'

const program = path.resolve(import.meta.dirname, '../../electron/practice.ts')
const connections = 32
const requests = 100_000

interface Ready {
  readonly base_url: string
  readonly api_key: string
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Starts the service; returns its process, the line that it printed, and the milliseconds from start to ready. */
async function start(...args: string[]): Promise<{ child: ChildProcess; ready: Ready; ms: number }> {
  const from = performance.now()
  const child = spawn(process.execPath, [program, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk))),
  )
  return { child, ready: JSON.parse(line), ms: performance.now() - from }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resident memory of a process, in MB. */
function memory(child: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

async function measureReady(): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const { child, ms } = await start()
    times.push(ms)
    await stop(child)
  }
  times.sort((a, b) => a - b)
  print(
    `ready: ${quantile(times, 0.5).toFixed(0)} ms median of ${times.length} (${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)}); aim 400`,
  )
}

/** Keeps one request under way on each connection until `count` are answered; returns times in milliseconds. */
function load(
  port: number,
  message: string,
  count: number,
): Promise<{ times: number[]; seconds: number; bad: number }> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let sent = 0
    let bad = 0
    let open = connections
    const from = performance.now()
    for (let i = 0; i < connections; i++) {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let at = 0
      const next = () => {
        if (sent < count) {
          sent++
          at = performance.now()
          socket.write(message)
          return
        }
        socket.destroy()
        open--
        if (open === 0)
          resolve({ times: times.sort((a, b) => a - b), seconds: (performance.now() - from) / 1000, bad })
      }
      socket.on('connect', next)
      // On loopback an answer of this size arrives in one piece.
      socket.on('data', (chunk) => {
        times.push(performance.now() - at)
        if (!chunk.includes('HTTP/1.1 200') || !chunk.includes('"error":null}')) bad++
        next()
      })
      socket.on('error', reject)
    }
  })
}

async function measureStatus(): Promise<void> {
  const { child, ready } = await start('--rate-limit', '100000000')
  const headers = { 'X-API-Key': ready.api_key, 'Content-Type': 'application/json' }
  const before = memory(child)
  const survey = { questions: [{ texte: 'Que pensez-vous du marché ?', type: 'libre' }], nb_personas: 100 }
  const created = await fetch(`${ready.base_url}/api/v1/surveys`, {
    method: 'POST',
    headers,
    body: JSON.stringify(survey),
  })
  const { data } = (await created.json()) as { data: { id: string } }
  await fetch(`${ready.base_url}/api/v1/surveys/${data.id}/launch`, { method: 'POST', headers })
  const { port, host } = new URL(ready.base_url)
  const message = `GET /api/v1/surveys/${data.id}/status HTTP/1.1\r\nHost: ${host}\r\nX-API-Key: ${ready.api_key}\r\n\r\n`
  await load(Number(port), message, 5000)
  const { times, seconds, bad } = await load(Number(port), message, requests)
  print(
    `status: ${Math.round(requests / seconds)} requests/s over ${connections} connections, one core; aim 9000 (Prism 4550)`,
  )
  print(
    `        median ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms (Prism 17), ${bad} answers not as expected`,
  )
  print(`memory: ${before.toFixed(0)} MB at start, ${memory(child).toFixed(0)} MB after ${requests} requests`)
  await stop(child)
}

/** Whether the service is measured as it is once it has prepared itself. */
const isRehearsed = process.argv.includes('--rehearsed')

function measureComputing(): void {
  const from = performance.now()
  const panel = drawPanel(1)
  if (isRehearsed) for (const _ of rehearse(panel.personas.slice(0, 25)));
  const drawn = performance.now()
  const questions: Question[] = Array.from({ length: 50 }, (_, i) =>
    i % 5 === 0
      ? { type: 'libre', texte: `Que pensez-vous de la mesure ${i} sur les bus ?` }
      : {
          type: 'choix_unique',
          texte: `Êtes-vous favorable à la mesure ${i} sur les bus ?`,
          options: ['Très favorable', 'Plutôt favorable', 'Plutôt opposé', 'Très opposé', 'Ne sait pas'],
        },
  )
  answersOf(panel.personas.slice(0, 100), questions, '')
  const answered = performance.now()
  // Unless it was rehearsed, the first time also compiles the patterns that read wordings.
  answersOf(panel.personas.slice(0, 100), questions, '')
  const again = performance.now()
  print(
    `computing: panel of 10,000${isRehearsed ? ' and the rehearsal' : ''} in ${(drawn - from).toFixed(0)} ms; 100 personas × 50 questions in ${(answered - drawn).toFixed(0)} ms the first time, ${(again - answered).toFixed(0)} ms after it; aim 300`,
  )
}

/** Prints the figures. */
export async function benchPractice(): Promise<void> {
  if (!isRehearsed) {
    await measureReady()
    await measureStatus()
  }
  measureComputing()
}

if (import.meta.main) await benchPractice()
