import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createLogger } from 'vite'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** The build command sets SONDE_DIST, so that it can build in another folder and then swap it in. */
const dist = path.resolve(process.env.SONDE_DIST ?? path.join(root, 'dist'))

/** Native modules stay files of their own, and Electron provides itself. Everything else is put into the bundles. */
const external = ['electron', '@photostructure/sqlite', '@napi-rs/keyring']

/** The oldest Node that runs the bundles: the one in Electron 33. */
const nodeTarget = 'node20.18'

/** Modules that draw charts. They are large, so they are loaded only with the first chart. */
const OF_CHARTS =
  '@observablehq|d3|internmap|isoformat|interval-tree|binary-search|chart.(draw-bars|plotted-bars|chart-export)'

/**
 * Modules that are put together into one file of the page. Without this, each locale text and each small part that two
 * screens share would be a file of its own: 250 of them, and requesting them took the page longer than reading them.
 * The style sheets on which all others build come before those of the parts, in the order in which main.tsx names them.
 */
const GROUPS = [
  { name: 'texts-fr', test: /renderer.locales.fr/ },
  { name: 'texts-en', test: /renderer.locales.en/ },
  {
    name: 'parts',
    test: new RegExp(
      `(node_modules|renderer.lib|renderer.ui|renderer.app.fonts|renderer.app.tokens).(?!${OF_CHARTS})`,
    ),
  },
]

/** One program of the privileged side, as a single file, so that `import.meta.url` is always that of the program. */
function program(entry: string, file: string, format: 'es' | 'cjs' = 'es') {
  return {
    consumer: 'server' as const,
    resolve: { noExternal: true as const, external, conditions: ['node', 'import', 'default'] },
    build: {
      target: nodeTarget,
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        input: path.join(root, entry),
        platform: 'node' as const,
        external,
        output: { format, entryFileNames: file, codeSplitting: false },
      },
    },
  }
}

const TESTS = (folder: string) => [`test/${folder}/**/*.test.{ts,tsx}`]

/**
 * Tests that need a process of their own, because they change something of the whole process (its certificates), or
 * measure the memory of a child, which Linux derives from that of its parent. All others share a process, one file
 * after the other: a process for each file costs a third of the time.
 */
const OWN_PROCESS = ['test/integration/hosts/**/*.test.ts', 'test/integration/service/flat-memory.test.ts']

/** One kind of tests; `extends` inherits everything else in this file. */
function tests(name: string, kind: { include: string[]; exclude?: string[]; isolate?: false }) {
  return {
    extends: true as const,
    test: {
      name,
      // A test file that leaves something running fails. Property tests use the same cases in every run.
      setupFiles: ['end-what-was-started.ts', 'same-cases.ts'].map((file) =>
        path.join(root, 'test/support', file),
      ),
      testTimeout: 120_000,
      hookTimeout: 60_000,
      // Vitest's own second is too short on a busy machine.
      expect: { poll: { timeout: 30_000 } },
      ...kind,
    },
  }
}

/**
 * Suppresses the warning about a classic script: it sets the page's colour scheme before the first paint, on purpose.
 */
const logger = createLogger('warn')
const warn = logger.warn
logger.warn = (message, options) => {
  if (!message.includes('colour-scheme.js')) warn(message, options)
}

export default defineConfig({
  // vitest runs in the project's folder, the page is built in its own.
  root: process.env.VITEST ? root : path.join(root, 'renderer'),
  base: './',
  plugins: [react()],
  logLevel: 'warn',
  customLogger: logger,
  clearScreen: false,
  build: { chunkSizeWarningLimit: 1500 },
  environments: {
    client: {
      build: {
        target: ['chrome130', 'firefox128', 'safari17.4'],
        outDir: path.join(dist, 'page'),
        emptyOutDir: true,
        sourcemap: false,
        modulePreload: { polyfill: false },
        // The content security policy allows no font and no script from data: URLs.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
      },
    },
    main: program('electron/main.ts', 'main.js'),
    preload: program('electron/preload.ts', 'preload.cjs', 'cjs'),
    serve: program('electron/serve.ts', 'serve.js'),
    practice: program('electron/practice.ts', 'practice.js'),
    readingWorker: program('electron/reading/reading-worker.ts', 'reading-worker.js'),
    practiceWorker: program('electron/practice/practice-worker.ts', 'practice-worker.js'),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name !== 'ssr') await builder.build(environment)
      }
    },
  },
  test: {
    projects: [
      tests('unit', { include: TESTS('unit'), isolate: false }),
      tests('integration', { include: TESTS('integration'), exclude: OWN_PROCESS, isolate: false }),
      tests('integration, a process a file', { include: OWN_PROCESS }),
    ],
  },
})
