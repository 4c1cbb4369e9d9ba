/**
 * What became of the run at the head of its queue. `left`: it has left the queue. `wait`: the whole queue waits so many
 * milliseconds.
 */
export type HeadOutcome = 'left' | { wait: number }
