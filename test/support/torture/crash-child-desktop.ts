import { app } from 'electron'
import { createServiceFetch } from '../../../electron/desktop/service-fetch.ts'
import { prepareTestElectron } from '../wire/prepare-test-electron.ts'
import { obeyCrashOrder } from './obey-crash-order.ts'

/**
 * The program that the torture kills: Electron's main process, which calls the service with the desktop host's fetch.
 */
prepareTestElectron(app)
void app.whenReady().then(async () => {
  await obeyCrashOrder(JSON.parse(process.argv.at(-1) ?? '{}'), createServiceFetch())
  app.exit(0)
})
