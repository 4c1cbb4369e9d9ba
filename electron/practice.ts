/** Command line of the practice service: `npm run -s practice -- --port 0 --json`. */
import { readCommandLine, usage } from './practice/command-line.ts'
import { startPracticeService } from './practice/practice-service.ts'
import { startFailure } from './practice/start-failure.ts'
import { UsageError } from './practice/usage-error.ts'

/** Time given to open connections at the end, in milliseconds. */
const patience = 1500

await main()

async function main(): Promise<void> {
  try {
    const { help, json, options } = readCommandLine(process.argv.slice(2))
    if (help) {
      process.stdout.write(usage)
      return
    }
    const service = await startPracticeService(options)
    const end = () => {
      setTimeout(() => process.exit(0), patience).unref()
      service.close().finally(() => process.exit(0))
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    process.stdout.write(json ? `${JSON.stringify(readyLine(service))}\n` : readyText(service))
  } catch (error) {
    process.stderr.write(`${error instanceof UsageError ? error.message : startFailure(error)}\n`)
    process.exitCode = 2
  }
}

type Service = Awaited<ReturnType<typeof startPracticeService>>

function readyLine({ baseUrl, apiKey, adminKey, enterpriseKey }: Service): Record<string, string> {
  return { base_url: baseUrl, api_key: apiKey, admin_key: adminKey, enterprise_key: enterpriseKey }
}

function readyText({ baseUrl, apiKey, adminKey, enterpriseKey }: Service): string {
  return [
    `Practice service at ${baseUrl} (description: ${baseUrl}/openapi.json)`,
    `  X-API-Key, standard plan:    ${apiKey}`,
    `  X-API-Key, Admin plan:       ${adminKey}`,
    `  X-API-Key, Enterprise plan:  ${enterpriseKey}`,
    'Everything it answers is made up. Ctrl+C ends it.',
    '',
  ].join('\n')
}
