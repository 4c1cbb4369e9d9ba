/**
 * The text that the browser host sends over its WebSocket, outside oRPC, so that the page notices a connection that
 * died silently (a sleeping laptop, a cut SSH tunnel): without beats it takes the line for broken.
 */
export const HEARTBEAT = 'sonde:beat'

/** Milliseconds between two beats. */
export const HEARTBEAT_INTERVAL = 5_000

/** Where the browser host listens for the WebSocket. */
export const SOCKET_PATH = '/rpc'

/** The largest message that the browser host takes from its page, in bytes: a draft with room to spare. */
export const LARGEST_MESSAGE = 8 * 1024 * 1024
