import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../support/ensure-chromium.ts'
import { COMPONENT_CHROMIUM_ARGS } from '../support/hosts/chromium-args.ts'
import { carry, mouse, press, threadTime, type } from './support/hands.ts'

const chromium = findChromium()

/** The production build of React, as shipped: its development build takes half as long again. */
const AS_SHIPPED = { 'process.env.NODE_ENV': '"production"' }

/**
 * Component tests in a real browser, for behaviour of the page in which the hosts have no part. Components are loaded
 * from their sources; the contract's client exists but reaches no host.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '..', '..'),
  logLevel: 'warn',
  define: AS_SHIPPED,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Apart from the cache of `npm run dev`, which may run at the same time.
  cacheDir: 'node_modules/.cache/sonde-components',
  // A dependency discovered later would reload the page in the middle of a test.
  optimizeDeps: {
    rolldownOptions: { transform: { define: AS_SHIPPED } },
    // Only compiled code imports it, so it is not found in the sources.
    include: ['react/jsx-runtime'],
    entries: ['renderer/main.tsx', 'test/components/**/*.test.tsx'],
  },
  test: {
    include: ['test/components/**/*.test.tsx'],
    setupFiles: [path.join(import.meta.dirname, 'support', 'end-what-was-started.ts')],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // All files share one page; each test removes what it has shown.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      // Vitest's own minute was too short on a busy machine.
      connectTimeout: 300_000,
      screenshotFailures: false,
      // As in Playwright: locators match parts of names unless `exact` is set.
      locators: { exact: false },
      commands: { carry, mouse, press, threadTime, type },
      provider: playwright({
        launchOptions: { args: COMPONENT_CHROMIUM_ARGS, ...(chromium && { executablePath: chromium }) },
        actionTimeout: 15_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
