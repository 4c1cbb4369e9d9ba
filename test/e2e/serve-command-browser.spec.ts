import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { projectFolder } from '../support/hosts/dist-folder.ts'
import { hostFolder } from '../support/hosts/free-folder.ts'
import { firstJsonLine } from '../support/hosts/json-line.ts'

/** Runs `npm run -s <script>` as another program would. */
function npmRun(script: string, ...args: string[]): ChildProcess {
  return spawn('npm', ['run', '-s', script, '--', ...args], {
    cwd: projectFolder,
    env: { ...process.env, SONDE_SECRETS: 'memory' },
    shell: process.platform === 'win32',
  })
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

test('a SIGTERM to npm ends the browser host cleanly', async () => {
  const child = npmRun(
    'serve',
    '--port',
    '0',
    '--data',
    path.join(hostFolder(), 'data'),
    '--no-open',
    '--json',
  )
  const { url } = await firstJsonLine<{ url: string }>(child)
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200)
  const ended = codeOf(child)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('a SIGTERM to npm ends the practice service cleanly', async () => {
  const child = npmRun('practice', '--port', '0', '--json')
  const ready = await firstJsonLine<{ base_url: string; api_key: string; admin_key: string }>(child)
  const answer = await fetch(`${ready.base_url}/api/v1/surveys`, { headers: { 'X-API-Key': ready.api_key } })
  expect(answer.status).toBe(200)
  const ended = codeOf(child)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a mistake in the options is told at once, with exit code 2', async () => {
  const child = npmRun('serve', '--no-such-option')
  let told = ''
  child.stderr?.on('data', (text) => {
    told += text
  })
  // At `exit` its last words may not have been read yet; they have at `close`.
  const [code] = await once(child, 'close')
  expect(code).toBe(2)
  expect(told.trim().split('\n')).toEqual([expect.stringContaining('no-such-option')])
})
