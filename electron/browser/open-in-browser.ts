import { spawn } from 'node:child_process'

/** Opens `url` in the person's browser, if the machine has a screen. Whether it worked cannot be known. */
export function openInBrowser(
  url: string,
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const command = opener(url, platform, env)
  if (!command) return
  const [file, ...args] = command
  const child = spawn(file, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

function opener(
  url: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [string, ...string[]] | null {
  if (platform === 'darwin') return ['open', url]
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : null
}
