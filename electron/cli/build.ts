import { buildApp } from './build-app.ts'
import { say } from './project.ts'

const began = performance.now()
try {
  await buildApp({ force: true })
  say(`Built Sonde in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
