import { readCommandLine, usage } from './command-line.ts'
import type { PracticeService } from './practice-options.ts'
import { startFailure } from './start-failure.ts'
import { UsageError } from './usage-error.ts'

/** Milliseconds that open connections get at the end. */
const GRACE_PERIOD = 1500

/**
 * Carries out the command line: prints a line when ready and serves until SIGTERM or SIGINT; exit code 2 if it cannot
 * start.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    const { help, json, options } = readCommandLine(args)
    if (help) {
      process.stdout.write(usage)
      return
    }
    // Only now, so that the help and a refusal of the options come without loading the service.
    const { startPracticeService } = await import('./practice-service.ts')
    const service = await startPracticeService(options)
    let ending = false
    const end = () => {
      if (ending) return
      ending = true
      setTimeout(() => process.exit(0), GRACE_PERIOD).unref()
      service.close().finally(() => process.exit(0))
    }
    // A signal may arrive twice: the terminal sends it to the whole process group, and npm passes it on again.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
    process.stdout.write(json ? `${JSON.stringify(readyLine(service))}\n` : readyText(service))
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? error.message : startFailure(error)}\n`)
    process.exitCode = 2
  }
}

function readyLine({ baseUrl, apiKey, adminKey, shapes }: PracticeService): Record<string, string> {
  const told = { base_url: baseUrl, api_key: apiKey, admin_key: adminKey }
  return isDrawn(shapes) ? { ...told, shapes } : told
}

/** Whether the shape was drawn at random, so that its seed must be printed to repeat a failure. */
function isDrawn(shapes: string): boolean {
  return shapes.startsWith('odd:')
}

function readyText({ baseUrl, apiKey, adminKey, enterpriseKey, shapes }: PracticeService): string {
  return [
    `Practice service at ${baseUrl} (description: ${baseUrl}/openapi.json)`,
    `  X-API-Key, Standard plan:    ${apiKey}`,
    `  X-API-Key, Admin plan:       ${adminKey}`,
    `  X-API-Key, Enterprise plan:  ${enterpriseKey}`,
    ...(isDrawn(shapes) ? [`  Form of its replies:         ${shapes} (--shapes ${shapes} repeats it)`] : []),
    'All its replies are invented. Press Ctrl+C to stop.',
    '',
  ].join('\n')
}
