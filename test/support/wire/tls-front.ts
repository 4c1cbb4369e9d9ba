import { type AddressInfo, connect } from 'node:net'
import { createServer } from 'node:tls'
import { closingAll } from './closing.ts'
import type { TestCertificate } from './self-signed.ts'

/** Puts an https server in front of an http server on loopback. Connections that break behind it break in front. */
export async function startTlsFront(
  target: string,
  certificate: TestCertificate,
): Promise<{ port: number; close(): void }> {
  const server = createServer(certificate, (near) => {
    const far = connect(Number(new URL(target).port), '127.0.0.1')
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroySoon())
  })
  server.on('tlsClientError', () => undefined)
  const close = closingAll(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close }
}
