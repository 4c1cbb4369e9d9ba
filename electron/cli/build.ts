import { buildApp } from './build-app.ts'
import { say } from './project.ts'

const began = performance.now()
await buildApp({ force: true })
say(`Built Sonde in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
