import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { closingAll } from './closing.ts'

/** A proxy that records everything sent to it or through it. */
export interface RecordingProxy {
  url: string
  /** Request lines of the requests to the proxy itself. */
  asked: string[]
  /** Refuses tunnels with this status from now on; null allows them again. */
  refuse(status: number | null): void
  /** Everything sent to it or through it so far, as text. */
  heard(): string
  close(): void
}

/** Connects every tunnel to this machine, whatever host is asked for; answers other requests itself. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const asked: string[] = []
  const heard: string[] = []
  let refusal: number | null = null
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    heard.push(request.rawHeaders.join('\n'))
    response.end('{"data":{},"error":null}')
  })
  server.on('connect', (request, near, head) => {
    asked.push(`CONNECT ${request.url}`)
    heard.push(request.rawHeaders.join('\n'))
    near.on('error', () => undefined)
    if (refusal !== null) {
      near.end(`HTTP/1.1 ${refusal} No\r\nProxy-Authenticate: Basic realm="x"\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    const far = connect(Number(request.url?.split(':').at(-1)), '127.0.0.1', () => {
      near.write('HTTP/1.1 200 OK\r\n\r\n')
      far.write(head)
      near.on('data', (bytes) => heard.push(String(bytes)))
      near.pipe(far).pipe(near)
    })
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
  })
  const close = closingAll(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse(status) {
      refusal = status
    },
    heard: () => heard.join('\n'),
    close,
  }
}
