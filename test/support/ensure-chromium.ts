import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The same engine without a browser's own windows, which cost half of what a test costs. */
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
 * A Chromium that is here: the one that CHROME names, Playwright's own, or an installed one, the headless shell first.
 * What is measured wants the whole browser that a person has, where there is one: `prefer` it.
 */
export function findChromium(prefer: 'shell' | 'whole' = 'shell'): string | null {
  const named = process.env.CHROME
  const installed = prefer === 'shell' ? [SHELL, ...PLACES] : [...PLACES, SHELL]
  const places = [...(named ? [named] : []), chromium.executablePath(), ...installed]
  return places.find((place) => existsSync(place)) ?? null
}

/** A Chromium, brought if need be. Throws a sentence that says what to do where it cannot be had. */
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
