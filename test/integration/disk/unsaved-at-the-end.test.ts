import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { createRpcClient } from '../../../renderer/lib/rpc/create-rpc-client.ts'
import { createPageSecrets } from '../../../renderer/lib/rpc/page-secrets.ts'
import { connectSocket } from '../../../renderer/lib/rpc/socket-transport.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { anAccount } from '../../support/an-account.ts'
import { projectFolder } from '../../support/hosts/dist-folder.ts'
import { endProcess, firstJsonLine } from '../../support/hosts/json-line.ts'
import { noStorage } from '../../support/no-storage.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { inStore } from '../storage/a-store.ts'

const TITLE = 'Held in memory'

/** Starts the browser host from its source, and connects to it as a page does. */
async function startHost(data: string) {
  const program = path.join(projectFolder, 'electron', 'serve.ts')
  const child = spawn(process.execPath, [program, '--no-open', '--port', '0', '--data', data, '--json'], {
    env: { ...process.env, SONDE_SECRETS: 'memory', LC_ALL: 'en_US.UTF-8' },
  })
  onTestFinished(() => endProcess(child, 'SIGKILL'))
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const { url } = await firstJsonLine<{ url: string }>(child)
  const { origin, host, hash } = new URL(url)
  const entrance = { origin, secrets: createPageSecrets(hash.slice(1), noStorage) }
  const open = (address: string) => {
    const socket = new NodeSocket(address, { headers: { origin } })
    // The page's connection tries to reconnect after the host has stopped.
    socket.on('error', () => undefined)
    return socket as unknown as WebSocket
  }
  const rpc = createRpcClient(connectSocket(`ws://${host}/rpc`, { open, entrance }))
  onTestFinished(() => rpc.close())
  return { child, client: rpc.client as SondeClient, said: () => said }
}

/** Makes the system refuse the process's writes beyond so many bytes of a file, as a full disk does. */
function limitFiles({ pid }: ChildProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

/** A host whose disk became full right after a survey was created at the service, so it knows of it in memory only. */
async function aHostWithAFullDisk() {
  const data = tempFolder()
  const host = await startHost(data)
  const account = await anAccount({
    before: async (call) => {
      if (/^POST \/api\/v1\/surveys$/.test(call)) limitFiles(host.child, 0)
    },
  })
  const { id: connectionId } = await host.client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id: surveyId, revision } = await host.client.surveys.create({
    draft: aSurveyDraft({ title: TITLE }),
  })
  const { id } = await host.client.runs.launch({ surveyId, revision, connectionId })
  await until('it is in memory only', async () => (await host.client.runs.get({ id })).unsaved)
  return { ...host, data, id }
}

describe('a browser host that is stopped while the disk refuses what the service replied', () => {
  it('says on Ctrl+C what would be lost, and goes on; it is saved when there is room, and then it stops', async () => {
    const { child, client, said, data, id } = await aHostWithAFullDisk()
    expect(await client.app.alerts()).toMatchObject({ unsaved: [TITLE] })
    child.kill('SIGINT')
    await until('it says so', () => said().includes(TITLE))
    limitFiles(child, 'unlimited')
    await until('it is saved', async () => !(await client.runs.get({ id })).unsaved)
    expect(await client.app.alerts()).toMatchObject({ unsaved: [] })
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(inStore(data, (store) => store.runs.list({}))).toMatchObject([{ id, remoteId: 's1' }])
    expect(said().split('\n')).toHaveLength(2)
  })

  it('stops on the second Ctrl+C, and on what comes from the system, and says what is lost', async () => {
    for (const signals of [['SIGINT', 'SIGINT'], ['SIGTERM']] as const) {
      const { child, said } = await aHostWithAFullDisk()
      const ended = once(child, 'exit')
      for (const [at, signal] of signals.entries()) {
        child.kill(signal)
        await until('it says so', () => said().split('\n').length > at + 1)
      }
      expect(await ended).toEqual([0, null])
      expect(said()).toMatch(/disk and are lost.*Held in memory/)
    }
  })
})
