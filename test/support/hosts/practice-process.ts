import { spawn } from 'node:child_process'
import path from 'node:path'
import { distFolder } from './dist-folder.ts'
import { endProcess, firstJsonLine } from './json-line.ts'

/** A practice service in its own process, as a real service would be. */
export interface PracticeProcess {
  baseUrl: string
  apiKey: string
  adminKey: string
  /** Shape of its replies; an odd shape includes the seed that reproduces it. */
  shapes: string
  close(): Promise<void>
}

/** Starts the built practice service on a free port. */
export async function startPracticeProcess({
  speed = 20,
  seed = 1,
  shapes = 'plain',
} = {}): Promise<PracticeProcess> {
  const child = spawn(process.execPath, [
    path.join(distFolder, 'practice.js'),
    ...['--port', '0', '--json', '--speed', String(speed), '--seed', String(seed), '--shapes', shapes],
  ])
  const ready = await firstJsonLine<{
    base_url: string
    api_key: string
    admin_key: string
    shapes?: string
  }>(child)
  return {
    baseUrl: ready.base_url,
    apiKey: ready.api_key,
    adminKey: ready.admin_key,
    shapes: ready.shapes ?? shapes,
    close: () => endProcess(child),
  }
}
