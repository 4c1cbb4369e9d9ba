import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const LOCK = path.join(tmpdir(), 'sonde-packages.lock')

/**
 * Makes sure that commands are installed; `packages` maps each command to its Debian package. Installing needs root on
 * a Debian; elsewhere the promise rejects with the names of the packages to install.
 */
export async function ensureDebianPackages(packages: Record<string, string>): Promise<void> {
  const missing: string[] = []
  for (const [command, name] of Object.entries(packages)) {
    if (!(await isThere(command))) missing.push(name)
  }
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`These tests need: sudo apt-get install ${missing.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // One after the other: stages that run side by side would find the list of packages locked.
  const apt = (...args: string[]) => run('flock', [LOCK, 'apt-get', ...args], { env })
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...missing)
}

async function isThere(command: string): Promise<boolean> {
  try {
    await run('sh', ['-c', 'command -v "$0"', command])
    return true
  } catch {
    return false
  }
}
