import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { secretServiceAnswers } from '../../electron/secrets/secret-service-ping.ts'
import { ensureDebianPackages } from './ensure-debian-packages.ts'
import { until } from './until.ts'

/**
 * Configuration of a bus that starts no services itself, so that the test decides whether there is a Secret Service.
 */
const busConfig = (socket: string) => `<!DOCTYPE busconfig PUBLIC
  "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${socket}</listen>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
  </policy>
</busconfig>`

/** Milliseconds that one ping may take. */
const PING = 500

/** A login session with its own D-Bus and home folder; `stop` removes the folder. */
export interface SecretSession {
  /** Environment variables that put a process into the session. */
  env: NodeJS.ProcessEnv
  home: string
  /** Starts gnome-keyring as a login does, with its keyring locked or unlocked. Ends one that is already running. */
  startKeyring(unlocked: boolean): Promise<void>
  stopKeyring(): Promise<void>
  /** Suspends the keyring, so that it does not answer, like one that hangs. */
  freezeKeyring(): void
  thawKeyring(): void
  stop(): Promise<void>
}

/** Starts a private session bus. Installs `dbus` and `gnome-keyring` where they are missing. */
export async function startSecretSession(): Promise<SecretSession> {
  await ensureDebianPackages({ 'dbus-daemon': 'dbus', 'gnome-keyring-daemon': 'gnome-keyring' })
  const home = mkdtempSync(path.join(tmpdir(), 'sonde-home-'))
  const runtime = path.join(home, 'run')
  mkdirSync(runtime, { mode: 0o700 })
  const socket = path.join(runtime, 'bus')
  writeFileSync(path.join(runtime, 'bus.conf'), busConfig(socket))
  const bus = spawn('dbus-daemon', ['--nofork', `--config-file=${path.join(runtime, 'bus.conf')}`], {
    stdio: 'ignore',
  })
  await until('the session bus listens', () => existsSync(socket))

  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${socket}`,
  }
  let keyring: ChildProcess | null = null
  const stopKeyring = async () => {
    keyring?.kill('SIGCONT')
    if (keyring) await end(keyring)
    keyring = null
  }
  return {
    env,
    home,
    async startKeyring(unlocked) {
      await stopKeyring()
      const mode = unlocked ? ['--unlock'] : []
      keyring = spawn('gnome-keyring-daemon', ['--foreground', '--components=secrets', ...mode], {
        env,
        stdio: ['pipe', 'ignore', 'ignore'],
      })
      keyring.stdin?.end('the password of the keyring')
      await until('the keyring answers', () => secretServiceAnswers(env, PING))
    },
    stopKeyring,
    freezeKeyring: () => void keyring?.kill('SIGSTOP'),
    thawKeyring: () => void keyring?.kill('SIGCONT'),
    async stop() {
      await stopKeyring()
      await end(bus)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
