import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../support/ensure-chromium.ts'
import { CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { carry, mouse, press, type } from './support/hands.ts'

const chromium = findChromium()

/** React as it is shipped: its variant for developers takes half as long again. */
const AS_SHIPPED = { 'process.env.NODE_ENV': '"production"' }

/**
 * Components in a real browser: what the page does by itself, which neither host has a part in. They are loaded from their
 * sources, without a host: the contract's client is there and reaches nothing.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '..', '..'),
  logLevel: 'warn',
  define: AS_SHIPPED,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Beside that of `npm run dev`, which may run at the same time.
  cacheDir: 'node_modules/.cache/sonde-components',
  // A dependency that is found later would load the page anew in the middle of a test.
  optimizeDeps: {
    rolldownOptions: { transform: { define: AS_SHIPPED } },
    // No source names it: the compiler does.
    include: ['react/jsx-runtime'],
    entries: ['renderer/main.tsx', 'test/components/**/*.test.tsx'],
  },
  test: {
    include: ['test/components/**/*.test.tsx'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // One page for all files: each test takes away what it has shown.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As Playwright's: a part of a name finds it, unless `exact` says otherwise.
      locators: { exact: false },
      commands: { carry, mouse, press, type },
      provider: playwright({
        launchOptions: { args: CHROMIUM_ARGS, ...(chromium && { executablePath: chromium }) },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
