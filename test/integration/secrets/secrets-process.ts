import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A process that has the secrets of a session open. */
export interface SecretsProcess {
  tier: string
  /** Each method carries out one step and returns its result; a problem is returned as an object. */
  set(name: string, value: string): Promise<unknown>
  get(name: string): Promise<unknown>
  delete(name: string): Promise<unknown>
}

/** Starts a process whose environment is only `env`, and where Node finds its compiled sources. */
export async function openSecretsIn(env: NodeJS.ProcessEnv): Promise<SecretsProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'secrets-child.ts')], {
    env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<unknown> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The process ended')
    return JSON.parse(value)
  }
  const step = (...words: string[]): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify(words)}\n`)
    return answer()
  }
  const tier = String(await answer())
  return {
    tier,
    set: (name, value) => step('set', name, value),
    get: (name) => step('get', name),
    delete: (name) => step('delete', name),
  }
}
