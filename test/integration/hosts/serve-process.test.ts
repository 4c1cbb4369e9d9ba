import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPageSecrets } from '../../../renderer/lib/rpc/page-secrets.ts'
import { connectSocket } from '../../../renderer/lib/rpc/socket-transport.ts'
import { projectFolder } from '../../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../../support/hosts/json-line.ts'
import { noStorage } from '../../support/no-storage.ts'
import { pageSocket } from '../../support/page-socket.ts'
import { tempFolder } from '../../support/temp-folder.ts'

interface Ready {
  url: string
  practice: string
  data: string
}

const env = { ...process.env, SONDE_SECRETS: 'memory', LC_ALL: 'en_US.UTF-8' }

/** Starts the browser host from its source; these tests need no page. */
function serve(...args: string[]): ChildProcess {
  const program = path.join(projectFolder, 'electron', 'serve.ts')
  const child = spawn(process.execPath, [program, '--no-open', ...args], { env })
  onTestFinished(() => endProcess(child, 'SIGKILL'))
  return child
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  let out = ''
  let err = ''
  child.stdout?.on('data', (text) => {
    out += text
  })
  child.stderr?.on('data', (text) => {
    err += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}

test('one JSON line says where it is; SIGTERM ends it cleanly, even with a line open', async () => {
  const data = tempFolder()
  const child = serve('--port', '0', '--data', data, '--json')
  const ready = await firstJsonLine<Ready>(child)
  expect(ready).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/enter#[\w-]{43}$/),
    practice: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    data,
  })
  const { origin, host, hash } = new URL(ready.url)
  const entrance = { origin, secrets: createPageSecrets(hash.slice(1), noStorage) }
  const open = pageSocket({ origin })
  await connectSocket(`ws://${host}/rpc`, { open, entrance })(AbortSignal.timeout(20_000))

  const ended = outcome(child)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, out: '', err: '' })
})

test('a second one on the same folder says so', async () => {
  const data = tempFolder()
  await firstJsonLine(serve('--port', '0', '--data', data, '--json'))
  const { code, out, err } = await outcome(serve('--port', '0', '--data', data))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^Another Sonde window or process is already using the folder .+\n$/)
})

test('a port in use is one line and exit code 2', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())))
  const { port } = other.address() as { port: number }
  const { code, out, err } = await outcome(serve('--port', String(port), '--data', tempFolder()))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(new RegExp(`^Port ${port} is already in use\\. .+\\n$`))
})

test('a folder that cannot be is one line and exit code 2', async () => {
  const file = path.join(tempFolder(), 'file')
  writeFileSync(file, '')
  const { code, out, err } = await outcome(serve('--data', path.join(file, 'below')))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^Sonde cannot write to the folder .+\n$/)
})

test.runIf(process.platform === 'linux')(
  'a folder where the system makes none is refused at once',
  async () => {
    const { code, out, err } = await outcome(serve('--data', '/proc/sonde/data'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Sonde cannot write to the folder .+\n$/)
  },
)

test.each([
  [['--colour']],
  [['--port', 'many']],
  [['--port', '70000']],
  [['--port']],
  [['--data', '']],
  [['extra']],
])('%j is one line and exit code 2', async (args) => {
  const { code, out, err } = await outcome(serve(...args))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('--help tells the options and ends well', async () => {
  const { code, out } = await outcome(serve('--help'))
  expect(code).toBe(0)
  expect(out).toContain('--no-open')
})
