import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/ensure-chromium.ts'
import { TEST_CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'

const chromium = findChromium()

/** The same specs in both hosts: `--project chromium` and `--project electron`. */
export default defineConfig<object, { host: 'browser' | 'desktop' }>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(import.meta.dirname, '..', '..', 'test-results'),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: true,
  reporter: process.env.SONDE_E2E_REPORT
    ? [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: process.env.SONDE_E2E_REPORT }]]
    : [['line']],
  use: {
    viewport: { width: 1280, height: 800 },
    // An element that is not there by then is missing; without this limit an action would wait for the whole time of
    // its test.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording traces takes a fifth of the whole time, even for tests that pass; use `--trace on` when one is needed.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/*-desktop.spec.ts',
      use: {
        host: 'browser',
        launchOptions: {
          args: TEST_CHROMIUM_ARGS,
          ...(chromium ? { executablePath: chromium } : {}),
        },
      },
    },
    { name: 'electron', testIgnore: '**/*-browser.spec.ts', use: { host: 'desktop' } },
  ],
})
