import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { secretServiceAnswers } from '../../../electron/secrets/secret-service-ping.ts'
import { type SecretSession, startSecretSession } from '../../support/secret-service.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { openSecretsIn } from './secrets-process.ts'

const SECRET = 'sk-9f3b1c77-clé-secrète'
const REFUSED = { code: 'SECRETS' }

/** A session bus that accepts connections, answers the first message with `greeting`, and then stays silent. */
async function aSilentBus(greeting: string): Promise<NodeJS.ProcessEnv> {
  const socket = path.join(tempFolder(), 'bus')
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.once('data', () => client.write(greeting))
    client.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  return { PATH: process.env.PATH, DBUS_SESSION_BUS_ADDRESS: `unix:path=${socket}` }
}

/** The content of all files below a folder. */
function everythingIn(folder: string): Buffer[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))
}

describe('with a Secret Service', () => {
  let session: SecretSession
  beforeEach(async () => {
    session = await startSecretSession()
    onTestFinished(() => session.stop())
    await session.startKeyring(true)
  })

  it('answers a ping also while the clock of the computer is set forward', async () => {
    const [hour, start] = [3_600_000, Date.now()]
    let asked = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + asked++ * hour)
    onTestFinished(() => clock.mockRestore())
    const addresses = `unix:path=/nowhere/bus;${session.env.DBUS_SESSION_BUS_ADDRESS}`
    expect(await secretServiceAnswers({ ...session.env, DBUS_SESSION_BUS_ADDRESS: addresses }, 10_000)).toBe(
      true,
    )
  })

  it('keeps a secret, changes it and forgets it', async () => {
    const secrets = await openSecretsIn(session.env)
    expect(secrets.tier).toBe('keychain')
    expect(await secrets.get('connection-1')).toBeNull()

    expect(await secrets.set('connection-1', SECRET)).toBeNull()
    expect(await secrets.get('connection-1')).toBe(SECRET)
    await secrets.set('connection-1', 'another')
    await secrets.set('connection-2', 'of the second')
    expect(await secrets.get('connection-1')).toBe('another')

    expect(await secrets.delete('connection-1')).toBeNull()
    expect(await secrets.get('connection-1')).toBeNull()
    expect(await secrets.delete('connection-1')).toBeNull()
    expect(await secrets.get('connection-2')).toBe('of the second')
  })

  it('has it in another process, and after the keyring was started anew', async () => {
    await (await openSecretsIn(session.env)).set('connection-1', SECRET)
    expect(await (await openSecretsIn(session.env)).get('connection-1')).toBe(SECRET)

    await session.startKeyring(true)
    expect(await (await openSecretsIn(session.env)).get('connection-1')).toBe(SECRET)
  })

  it('leaves it nowhere in plain text', async () => {
    await (await openSecretsIn(session.env)).set('connection-1', SECRET)
    await session.stopKeyring()

    const files = everythingIn(session.home)
    const keyring = files.find((bytes) => bytes.includes('GnomeKeyring'))
    expect(keyring).toBeDefined()
    const forms = [
      Buffer.from(SECRET),
      Buffer.from(SECRET, 'utf16le'),
      Buffer.from(Buffer.from(SECRET).toString('base64')),
    ]
    for (const form of forms) expect(files.some((bytes) => bytes.includes(form))).toBe(false)
  })

  it('says SECRETS while the keyring is locked, and has lost nothing when it is unlocked', async () => {
    await (await openSecretsIn(session.env)).set('connection-1', SECRET)
    await session.startKeyring(false)

    const locked = await openSecretsIn(session.env)
    expect(locked.tier).toBe('keychain')
    expect(await locked.get('connection-1')).toEqual(REFUSED)
    expect(await locked.set('connection-1', 'another')).toEqual(REFUSED)
    expect(await locked.delete('connection-1')).toEqual(REFUSED)

    await session.startKeyring(true)
    expect(await (await openSecretsIn(session.env)).get('connection-1')).toBe(SECRET)
  })

  it('says SECRETS when the service went away, and has lost nothing when it is back', async () => {
    const secrets = await openSecretsIn(session.env)
    await secrets.set('connection-1', SECRET)
    await session.stopKeyring()
    expect(await secrets.get('connection-1')).toEqual(REFUSED)
    expect(await secrets.delete('connection-1')).toEqual(REFUSED)

    await session.startKeyring(true)
    expect(await secrets.get('connection-1')).toBe(SECRET)
  })

  it('says SECRETS while the service hangs, without hanging along', async () => {
    const secrets = await openSecretsIn(session.env)
    await secrets.set('connection-1', SECRET)
    session.freezeKeyring()
    expect(await secrets.get('connection-1')).toEqual(REFUSED)
    // A start while the keyring hangs must not wait for it and gets no keychain.
    expect((await openSecretsIn(session.env)).tier).toBe('memory')

    session.thawKeyring()
    expect(await secrets.get('connection-1')).toBe(SECRET)
  })
})

describe('without one', () => {
  it.each<[string, () => Promise<NodeJS.ProcessEnv>]>([
    ['no session bus is named', async () => ({ PATH: process.env.PATH })],
    [
      'the named bus is not there',
      async () => ({ DBUS_SESSION_BUS_ADDRESS: `unix:path=${path.join(tempFolder(), 'nothing')}` }),
    ],
    ['the address is none', async () => ({ DBUS_SESSION_BUS_ADDRESS: 'disabled:' })],
    ['the bus never says a word', () => aSilentBus('')],
    ['the bus greets and falls silent', () => aSilentBus('OK 1234\r\n')],
    ['the bus refuses', () => aSilentBus('REJECTED EXTERNAL\r\n')],
    ['something else listens there', () => aSilentBus('HTTP/1.1 400 Bad Request\r\n\r\n')],
    [
      'the bus has no keyring',
      async () => {
        const session = await startSecretSession()
        onTestFinished(() => session.stop())
        return session.env
      },
    ],
  ])('keeps secrets in memory when %s', async (_, environment) => {
    const secrets = await openSecretsIn(await environment())
    expect(secrets.tier).toBe('memory')
    await secrets.set('connection-1', SECRET)
    expect(await secrets.get('connection-1')).toBe(SECRET)
    await secrets.delete('connection-1')
    expect(await secrets.get('connection-1')).toBeNull()
  })

  it('keeps them in memory when SONDE_SECRETS says so, though there is a keyring', async () => {
    const session = await startSecretSession()
    onTestFinished(() => session.stop())
    await session.startKeyring(true)

    const secrets = await openSecretsIn({ ...session.env, SONDE_SECRETS: 'memory' })
    expect(secrets.tier).toBe('memory')
    await secrets.set('connection-1', SECRET)
    expect(await (await openSecretsIn(session.env)).get('connection-1')).toBeNull()
  })
})
