import type { App } from 'electron'
import { prepareServiceFetch } from '../../../electron/desktop/service-fetch.ts'

/** Sets Electron up as the desktop host does, for a service of the test: https, on this machine, under a far name. */
export function prepareTestElectron(app: App): void {
  prepareServiceFetch(app)
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP *.sonde.test 127.0.0.1')
  app.disableHardwareAcceleration()
  // The test's certificates are signed by themselves.
  app.on('session-created', (created) => created.setCertificateVerifyProc((_request, answer) => answer(0)))
}
