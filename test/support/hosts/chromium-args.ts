const isRoot = process.getuid?.() === 0

/** Flags for the Chromium of the tests and measures: it talks to nobody but the page, and root may run it. */
export const CHROMIUM_ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/**
 * For tests, in which nothing is measured: spared are the processes that keep pages of strangers apart, and those that draw.
 * They took a tenth of what an end-to-end test costs.
 */
export const LIGHT_CHROMIUM_ARGS = [
  ...CHROMIUM_ARGS,
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  ...(isRoot ? ['--no-zygote'] : []),
]
