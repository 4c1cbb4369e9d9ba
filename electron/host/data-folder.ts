import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '../storage/disk/make-folder.ts'

/**
 * The folder of a person's data, the same in both hosts: the folder that Electron calls `userData`, so that surveys
 * made in the desktop app are also in the browser. `SONDE_DATA` names another one.
 */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (env.SONDE_DATA) return path.resolve(env.SONDE_DATA)
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Sonde')
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), 'Sonde')
  return path.join(env.XDG_CONFIG_HOME || path.join(home, '.config'), 'Sonde')
}

/** Creates the folder if necessary, for its owner only. Throws Node's error when it cannot be written. */
export function prepareDataFolder(folder: string): void {
  makeFolder(folder)
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
