import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './project.ts'

/** Runs `work` while no other process builds. A lock whose owner is gone is taken over. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = path.join(cacheFolder, 'build.lock')
  mkdirSync(cacheFolder, { recursive: true })
  while (!takes(lock)) await sleep(100)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function takes(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!ownerLives(lock)) rmSync(lock, { force: true })
    return false
  }
}

function ownerLives(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
