import { app } from 'electron'
import { createServiceFetch } from '../../../electron/desktop/service-fetch.ts'
import { prepareTestElectron } from '../wire/prepare-test-electron.ts'
import { obeyCrashOrder } from './obey-crash-order.ts'

/** The program that is killed, as Electron's main process and with the desktop host's way to the service. */
prepareTestElectron(app)
void app.whenReady().then(async () => {
  await obeyCrashOrder(JSON.parse(process.argv.at(-1) ?? '{}'), createServiceFetch())
  app.exit(0)
})
