import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A relay to a server on loopback that breaks connections while a request is under way. */
export interface CuttingRelay {
  baseUrl: string
  /** Requests cut so far: they were sent, and their answer did not arrive whole. */
  cuts(): number
  close(): void
}

interface CuttingPlan {
  /** How many requests are cut; after that the relay lets everything through. */
  most: number
  /** Whether the nth request is to be cut, and after how many milliseconds; null lets it through. */
  cutAfter(nth: number): number | null
}

/** Passes bytes on to `target`, and breaks the connection in both directions where the plan says so. */
export async function startCuttingRelay(target: string, plan: CuttingPlan): Promise<CuttingRelay> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let requests = 0
  let cuts = 0

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let waiting = 0
    const breakOff = (): void => {
      near.destroy()
      far.destroy()
    }
    const request = async (): Promise<void> => {
      const mine = ++requests
      const after = plan.cutAfter(mine)
      if (after === null) return
      waiting = mine
      await setTimeout(after)
      if (waiting !== mine || near.destroyed || cuts >= plan.most) return
      cuts += 1
      breakOff()
    }
    near.on('data', (bytes) => {
      far.write(bytes)
      void request()
    })
    far.on('data', (bytes) => {
      waiting = 0
      near.write(bytes)
    })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', breakOff)
      socket.on('close', () => {
        open.delete(socket)
        breakOff()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
