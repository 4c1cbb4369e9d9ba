/**
 * What the page posts to itself to ask for its MessagePort. The preload script forwards it on a channel of this name
 * with an id of the page load; the host gives each load one port, and another only when that one has closed.
 */
export const PORT_WANTED = 'sonde:port-wanted'

/** What the preload script posts to the page together with the port, and the channel on which it receives it. */
export const PORT_READY = 'sonde:port-ready'
