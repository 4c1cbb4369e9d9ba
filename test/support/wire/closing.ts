import type { Server, Socket } from 'node:net'

/**
 * Returns a function that closes `server` and all its connections, including tunnels, which http does not keep track
 * of.
 */
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
