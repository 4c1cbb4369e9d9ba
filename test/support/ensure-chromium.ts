import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The same engine without browser windows: it takes half the time per test. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Where a Chromium or Chrome may be installed. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns an installed Chromium: the one that CHROME names, Playwright's own, or one of the machine, preferably the
 * headless shell. Benchmarks `prefer` the whole browser, which is what people use.
 */
export function findChromium(prefer: 'shell' | 'whole' = 'shell'): string | null {
  const named = process.env.CHROME
  const installed = prefer === 'shell' ? [SHELL, ...PLACES] : [...PLACES, SHELL]
  const places = [...(named ? [named] : []), chromium.executablePath(), ...installed]
  return places.find((place) => existsSync(place)) ?? null
}

/** Returns a Chromium, installing one if needed. If that fails, the error's message says what to do. */
export function ensureChromium(prefer: 'shell' | 'whole' = 'shell'): string {
  const present = findChromium(prefer)
  if (present) return present
  process.stderr.write('No Chromium here; fetching one…\n')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore' })
  const fetched = findChromium()
  if (fetched) return fetched
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', name]
      if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0) break
    }
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The end-to-end tests need Chromium: install Chromium or Google Chrome, or name one with CHROME=/path/to/it.',
  )
}

if (import.meta.main) process.stdout.write(`${ensureChromium()}\n`)
