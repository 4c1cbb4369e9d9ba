import type { Server, Socket } from 'node:net'

/** Returns what closes `server` with all its connections: also those that have become tunnels, which http forgets. */
export function closingAll(server: Server): () => void {
  const connections = new Set<Socket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  return () => {
    server.close()
    for (const connection of connections) connection.destroy()
  }
}
