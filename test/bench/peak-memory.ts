import { readFileSync } from 'node:fs'

/** Peak memory of this process in megabytes. On Linux `resourceUsage` would start from the parent's peak. */
export function peakMegabytes(): number {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
      : process.resourceUsage().maxRSS
  return Math.round(kilobytes / 1024)
}
