/** Flags for every Chromium that is driven here: it makes no connections of its own, and root may run it. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Flags for the Chromium of the component tests, which draw too little to gain from a process for it. Benchmarks, which
 * measure what people have, keep that process.
 */
export const COMPONENT_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--in-process-gpu']

/**
 * Flags for the Chromium of the end-to-end tests. Their pages are soon closed and gain nothing from the optimising
 * compilers, nor from compiled regular expressions: without them the tests take a tenth less processor time. Component
 * tests share one page, which runs long enough to gain from them as much.
 */
export const TEST_CHROMIUM_ARGS = [
  ...COMPONENT_CHROMIUM_ARGS,
  '--js-flags=--no-maglev,--no-opt,--regexp-interpret-all',
]
