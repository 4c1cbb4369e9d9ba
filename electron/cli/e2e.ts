import { runEndToEnd } from './run-e2e.ts'

const tallies = await runEndToEnd(process.argv.slice(2))
process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0)
