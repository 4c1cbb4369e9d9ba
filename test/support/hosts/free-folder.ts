import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whether the desktop app continues as another user: the test launcher does so for root. */
export function runsAsOtherUser(): boolean {
  return process.getuid?.() === 0 && Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
}

/** A folder of its own for one test's home and data, which the user that runs the app may write. */
export function hostFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-e2e-'))
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (runsAsOtherUser()) execFileSync('chown', ['-R', 'sonde:', folder])
  return folder
}
