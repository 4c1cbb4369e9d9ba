import { createInterface } from 'node:readline'
import { app } from 'electron'
import { createServiceFetch } from '../../../electron/desktop/service-fetch.ts'
import { type Call, makeCall } from './make-call.ts'
import { prepareTestElectron } from './prepare-test-electron.ts'

/** Makes the calls that its parent writes to its standard input, one a line, with the desktop host's fetch. */
prepareTestElectron(app)
// Not awaited, because Electron becomes ready only after this file has run to its end.
void app.whenReady().then(() => {
  const ask = createServiceFetch()
  createInterface(process.stdin).on('line', (line) => {
    const { id, call }: { id: number; call: Call } = JSON.parse(line)
    void makeCall(ask, call).then((outcome) => process.stdout.write(`${JSON.stringify({ id, outcome })}\n`))
  })
  process.stdout.write('ready\n')
})
