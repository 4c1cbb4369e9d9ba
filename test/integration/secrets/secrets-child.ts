import { createInterface } from 'node:readline'
import { openSecretStore } from '../../../electron/secrets/open-secret-store.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'

/**
 * Opens the secrets of its session and prints the tier. Then it carries out each step that arrives as a line of JSON,
 * such as ["set", "name", "value"], and prints the result or the problem.
 */
type Step = ['set', string, string] | ['get' | 'delete', string]

const store = await openSecretStore({ service: 'Sonde test' })
print(store.tier)
for await (const line of createInterface({ input: process.stdin })) {
  const [action, name, value = ''] = JSON.parse(line) as Step
  try {
    print((await (action === 'set' ? store.set(name, value) : store[action](name))) ?? null)
  } catch (error) {
    print(toProblem(error))
  }
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
