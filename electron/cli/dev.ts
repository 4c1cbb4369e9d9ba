import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { watch } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { SOCKET_PATH } from '../../shared/contract/heartbeat.ts'
import { HAND_OVER_PATH } from '../browser/hand-over.ts'
import { findRuntime } from './electron-runtime.ts'
import { distFolder, projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'

/** Milliseconds without a change before the privileged side is built again. */
const QUIET = 200

/** Port of the hot-reloading page. */
const PAGE_PORT = 5173

/** Port of the browser host, to which the hot-reloading page's server forwards its calls. */
const HOST_PORT = 5174

const seed = randomBytes(32).toString('base64url')
const runtime = await findRuntime()
const hostOrigin = `http://127.0.0.1:${HOST_PORT}`
const devPage = `http://127.0.0.1:${PAGE_PORT}`

// Vite reloads the page; this command rebuilds and restarts only the privileged side.
const page = await createServer({
  configFile: path.join(projectFolder, 'vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port: PAGE_PORT,
    strictPort: true,
    // Given in full, because in the desktop app the page's own address leads to no server.
    hmr: { host: '127.0.0.1', clientPort: PAGE_PORT },
    proxy: {
      [SOCKET_PATH]: { target: hostOrigin, ws: true, changeOrigin: true },
      [HAND_OVER_PATH]: { target: hostOrigin, changeOrigin: true },
    },
  },
})
await page.listen()
say(`Page: ${devPage}`)

let child: ChildProcess | null = null
let building = false
let again = false

function startHost(restarted: boolean) {
  const env = { ...process.env, SONDE_DEV_PAGE: devPage, SONDE_DEV_SEED: seed }
  const args = [...process.argv.slice(2), ...(restarted ? ['--no-open'] : [])]
  child =
    'file' in runtime
      ? spawn(runtime.file, [projectFolder, ...process.argv.slice(2)], { stdio: 'inherit', env })
      : spawn(process.execPath, [path.join(distFolder, 'serve.js'), '--port', String(HOST_PORT), ...args], {
          stdio: 'inherit',
          env,
        })
  const started = child
  // Closing the window ends the session; a restart by this command does not.
  started.on('exit', () => {
    if (child === started) void end()
  })
}

/** Returns whether a host was running. */
async function stopHost(): Promise<boolean> {
  const running = child
  child = null
  if (!running || running.exitCode !== null) return false
  const ended = new Promise((resolve) => running.once('exit', resolve))
  running.kill('SIGTERM')
  await ended
  return true
}

async function rebuild() {
  if (building) {
    again = true
    return
  }
  building = true
  do {
    again = false
    // In a process of its own, because a production build and a development server cannot share one.
    const { ok } = await runStep(process.execPath, [path.join(import.meta.dirname, 'build.ts')])
    if (ok) {
      const restarted = await stopHost()
      startHost(restarted)
    }
  } while (again)
  building = false
}

async function end() {
  await stopHost()
  await page.close()
  process.exit(0)
}

await rebuild()
let timer: ReturnType<typeof setTimeout> | undefined
for (const folder of ['electron', 'shared']) {
  watch(path.join(projectFolder, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, QUIET)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  // Vite's own listener would end the process before the host is stopped.
  process.removeAllListeners(signal)
  process.on(signal, () => void end())
}
