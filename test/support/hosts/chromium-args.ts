/** Flags for the Chromium of the tests: it makes no connections of its own, and root may run it. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
