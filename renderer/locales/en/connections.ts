import type { connections as french } from '../fr/connections.ts'

export const connections: typeof french = {
  title: 'Title',
}
