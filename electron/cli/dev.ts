import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { SOCKET_PATH } from '../../shared/contract/heartbeat.ts'
import { buildApp } from './build-app.ts'
import { findRuntime } from './electron-runtime.ts'
import { distFolder, projectFolder, say } from './project.ts'

/** Milliseconds of quiet after a change before the privileged side is built again. */
const QUIET = 200

/** Port of the browser host that stands behind the hot-reloading page. */
const HOST_PORT = 5174

const runtime = await findRuntime()
const hostOrigin = `http://127.0.0.1:${HOST_PORT}`

// The page reloads by itself; only the privileged side is built again and restarted.
const page = await createServer({
  configFile: path.join(projectFolder, 'vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: false,
    proxy: { [SOCKET_PATH]: { target: hostOrigin, ws: true, changeOrigin: true } },
  },
})
await page.listen()
const devPage = page.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://127.0.0.1:5173'
say(`Page: ${devPage}`)

let child: ChildProcess | null = null
let building = false
let again = false

function startHost() {
  const env = { ...process.env, SONDE_DEV_PAGE: devPage }
  child =
    'file' in runtime
      ? spawn(runtime.file, [projectFolder, ...process.argv.slice(2)], { stdio: 'inherit', env })
      : spawn(
          process.execPath,
          [path.join(distFolder, 'serve.js'), '--port', String(HOST_PORT), ...process.argv.slice(2)],
          { stdio: 'inherit', env },
        )
  const started = child
  // Closing the window ends the session; a restart of ours does not.
  started.on('exit', () => {
    if (child === started) void end()
  })
}

async function stopHost() {
  const running = child
  child = null
  if (!running || running.exitCode !== null) return
  const ended = new Promise((resolve) => running.once('exit', resolve))
  running.kill('SIGTERM')
  await ended
}

async function rebuild() {
  if (building) {
    again = true
    return
  }
  building = true
  do {
    again = false
    try {
      if (await buildApp()) {
        await stopHost()
        startHost()
      }
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  } while (again)
  building = false
}

async function end() {
  await stopHost()
  await page.close()
  process.exit(0)
}

await buildApp()
startHost()
let timer: ReturnType<typeof setTimeout> | undefined
for (const folder of ['electron', 'shared']) {
  watch(path.join(projectFolder, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, QUIET)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
