import type { App } from 'electron'
import { prepareServiceFetch } from '../../../electron/desktop/service-fetch.ts'

/**
 * Sets Electron up as the desktop host does, for an https service on this machine under a remote name (`*.sonde.test`).
 */
export function prepareTestElectron(app: App): void {
  prepareServiceFetch(app)
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP *.sonde.test 127.0.0.1')
  app.disableHardwareAcceleration()
  // The test's certificates are self-signed.
  app.on('session-created', (created) => created.setCertificateVerifyProc((_request, answer) => answer(0)))
}
