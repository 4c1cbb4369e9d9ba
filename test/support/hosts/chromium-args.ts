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
 * Flags for the Chromium of the tests. No test runs code long enough to gain from the optimising compilers, nor draws
 * enough to gain from a process for it: without them the tests take a twelfth less processor time. Benchmarks, which
 * measure what people have, keep them.
 */
export const TEST_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--in-process-gpu', '--js-flags=--no-maglev,--no-opt']
