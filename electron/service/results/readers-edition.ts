/** To be raised whenever the readers read anything differently: results of an older edition are read again. */
export const READERS_EDITION = 28
