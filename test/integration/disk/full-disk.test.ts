import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { diskFolder } from '../../support/temp-folder.ts'
import { inStore } from '../storage/a-store.ts'

interface Told {
  state: string
  remoteId: string | null
  results: string
  unsaved: boolean
  problem: string | null
  cause: string | null
}

/** Makes the system refuse the process's writes beyond so many bytes of a file, as a full disk does. */
function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

/** Starts Sonde in its own process, because the limit applies to a whole process. */
function startSonde(folder: string, baseUrl: string) {
  const script = path.join(import.meta.dirname, 'core-child.ts')
  const child = spawn(process.execPath, [script, folder, baseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const told: Told[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => told.push(JSON.parse(line)))
  const until = async (wanted: (run: Told) => boolean): Promise<Told> => {
    for (;;) {
      const found = told.find(wanted)
      if (found) return found
      await once(output, 'line')
    }
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(output, 'close')
  }
  return { child, told, until, kill }
}

describe('a disk that the system fills while a creation is being answered', () => {
  it('loses nothing: the run says what is true, launches nothing, and goes on by itself when there is room', async () => {
    let pid: number | undefined
    const account = await anAccount({
      // The creation has reached the service; from now on the disk takes nothing.
      before: async (call) => {
        if (/^POST \/api\/v1\/surveys$/.test(call)) limitFiles(pid, 0)
      },
    })
    const folder = diskFolder()
    const { child, told, until, kill } = startSonde(folder, account.baseUrl)
    pid = child.pid

    const created = await until(({ state }) => state === 'created')
    expect(created).toMatchObject({ remoteId: 's1', unsaved: true })
    // The run waits before its launch and reports why.
    await until(({ problem, cause }) => problem === 'STORAGE' && cause === 'full')
    expect(account.count(/launch$/)).toBe(0)

    limitFiles(pid, 'unlimited')
    await until(({ results, unsaved }) => results === 'stored' && !unsaved)
    expect(told.map(({ state }) => state)).not.toContain('refused')
    expect(account.count(/^POST \/api\/v1\/surveys$/)).toBe(1)
    expect(account.count(/launch$/)).toBe(1)
    await kill()
    expect(inStore(folder, (store) => store.runs.list({}))).toMatchObject([
      { state: 'done', remoteId: 's1', results: 'stored', unsaved: false },
    ])
  })

  it('sends no creation where there is no room for its answer, and sends it when there is', async () => {
    const account = await anAccount()
    const folder = diskFolder()
    // Room for what Sonde writes before the creation, but not for the space that it reserves for the answer.
    const { child, until } = startSonde(folder, account.baseUrl)
    limitFiles(child.pid, 1_500_000)
    const held = await until(({ problem }) => problem === 'STORAGE')
    expect(held).toMatchObject({ state: 'queued', cause: 'full' })
    expect(account.count(/^POST/)).toBe(0)
    limitFiles(child.pid, 'unlimited')
    await until(({ results }) => results === 'stored')
    expect(account.count(/^POST \/api\/v1\/surveys$/)).toBe(1)
  })
})
