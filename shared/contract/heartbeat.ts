/**
 * The text that the browser host sends over its WebSocket, outside oRPC, so that the page notices a line that died
 * without a word (a sleeping laptop, a cut SSH tunnel): no beat, no line.
 */
export const HEARTBEAT = 'sonde:beat'

/** Milliseconds between two beats. */
export const HEARTBEAT_INTERVAL = 5_000

/** Where the browser host listens for the WebSocket. */
export const SOCKET_PATH = '/rpc'

/** The largest message that the browser host takes from its page, in bytes: a draft with room to spare. */
export const LARGEST_MESSAGE = 8 * 1024 * 1024
