import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultDataFolder } from '../../../electron/host/data-folder.ts'

const home = '/home/lea'

test('each platform has its usual folder, and SONDE_DATA names another', () => {
  expect(defaultDataFolder('linux', {}, home)).toBe(path.join(home, '.config', 'Sonde'))
  expect(defaultDataFolder('linux', { XDG_CONFIG_HOME: '/x' }, home)).toBe(path.join('/x', 'Sonde'))
  expect(defaultDataFolder('darwin', {}, home)).toBe(
    path.join(home, 'Library', 'Application Support', 'Sonde'),
  )
  expect(defaultDataFolder('win32', { APPDATA: '/roaming' }, home)).toBe(path.join('/roaming', 'Sonde'))
  expect(defaultDataFolder('darwin', { SONDE_DATA: '/elsewhere' }, home)).toBe(path.resolve('/elsewhere'))
})
