import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './project.ts'

interface BuildLockOptions {
  /** Called once before waiting for another process's build. */
  onWait?: () => void
  /** Folder of the lock; a test passes its own. */
  folder?: string
}

/** Runs `work` while no other process builds. A lock is taken over if its owner has ended, or if it names no owner. */
export async function withBuildLock<T>(
  work: () => Promise<T>,
  { onWait = () => {}, folder = cacheFolder }: BuildLockOptions = {},
): Promise<T> {
  const lock = path.join(folder, 'build.lock')
  mkdirSync(folder, { recursive: true })
  for (let waits = false; !takes(lock); waits = true) {
    if (!waits && stateOf(lock) === 'held') onWait()
    await sleep(100)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * The lock is written elsewhere and then linked, so that it appears complete: an empty lock is then always one that a
 * crash left, and never one that is being written.
 */
function takes(lock: string): boolean {
  const written = `${lock}-${process.pid}`
  writeFileSync(written, String(process.pid))
  try {
    linkSync(written, lock)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    // One that was released a moment ago is left alone: another process may have taken it since.
    if (stateOf(lock) === 'left') rmSync(lock, { force: true })
    return false
  } finally {
    rmSync(written, { force: true })
  }
}

/** Whether a lock is held by a living process, was left by one that ended, or is not there. */
function stateOf(lock: string): 'held' | 'left' | 'free' {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    // To the system, 0 and negative numbers mean groups of processes.
    if (!Number.isSafeInteger(owner) || owner <= 0) return 'left'
    process.kill(owner, 0)
    return 'held'
  } catch (error) {
    if (hasCode(error, 'EPERM')) return 'held'
    return hasCode(error, 'ENOENT') ? 'free' : 'left'
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
