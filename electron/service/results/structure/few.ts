/** Of so few personas, much fits by chance: what is thin evidence otherwise is none. */
export const FEW = 5
