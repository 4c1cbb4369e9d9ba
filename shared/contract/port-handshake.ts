/** What the page posts to itself to ask for its MessagePort; the preload script forwards it, once a load. */
export const PORT_WANTED = 'sonde:port-wanted'

/** What the preload script posts to the page together with the port, and the channel of both ipc messages. */
export const PORT_READY = 'sonde:port-ready'
