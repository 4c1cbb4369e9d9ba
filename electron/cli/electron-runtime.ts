import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inTerminal, type Sentence } from '../host/terminal-language.ts'
import { projectFolder, say } from './project.ts'

/** Milliseconds that the download of the runtime may take. */
const DOWNLOAD_DEADLINE = 600_000

const packageFolder = path.join(projectFolder, 'node_modules', 'electron')

/** Electron's executable, if it is present: in `ELECTRON_OVERRIDE_DIST_PATH` if that is set, else in the package. */
export function presentRuntime(env: NodeJS.ProcessEnv = process.env): string | null {
  const override = env.ELECTRON_OVERRIDE_DIST_PATH
  const inside = packagedPath() ?? defaultPath()
  const file = override
    ? [path.join(override, inside), path.join(override, 'electron')].find(existsSync)
    : path.join(packageFolder, 'dist', inside)
  return file !== undefined && existsSync(file) ? file : null
}

/** Electron's executable, downloaded if necessary; or the reason why there is none. */
export async function findRuntime(): Promise<{ file: string } | { without: Sentence }> {
  const overridden = Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
  if (process.platform === 'linux' && !overridden) {
    if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
      return {
        without: {
          fr: 'Pas d’écran ici : Sonde s’ouvre dans le navigateur.',
          en: 'No display was found, so Sonde is opening in the browser.',
        },
      }
    if (process.getuid?.() === 0)
      return {
        without: {
          fr: 'L’application de bureau ne se lance pas en tant que root : Sonde s’ouvre dans le navigateur.',
          en: 'The desktop app cannot run as root, so Sonde is opening in the browser.',
        },
      }
  }
  const present = presentRuntime()
  if (present) return { file: present }
  if (!overridden && existsSync(path.join(packageFolder, 'install.js'))) {
    say(
      inTerminal({
        fr: 'Téléchargement d’Electron (environ 100 Mo)…',
        en: 'Downloading Electron (about 100 MB)…',
      }),
    )
    await download()
    const file = presentRuntime()
    if (file) return { file }
  }
  return {
    without: {
      fr: 'Electron n’est pas disponible ici : Sonde s’ouvre dans le navigateur.',
      en: 'Electron is not available on this computer, so Sonde is opening in the browser.',
    },
  }
}

function download(): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(packageFolder, 'install.js')], {
      stdio: 'ignore',
      timeout: DOWNLOAD_DEADLINE,
    })
    child.on('error', () => resolve())
    child.on('exit', () => resolve())
  })
}

function packagedPath(): string | null {
  try {
    return readFileSync(path.join(packageFolder, 'path.txt'), 'utf8')
  } catch {
    return null
  }
}

function defaultPath(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}
