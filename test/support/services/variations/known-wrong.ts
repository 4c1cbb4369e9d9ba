/**
 * Variations, alone or in pairs, of which some replies are read wrongly, and the reason why even a careful human could not
 * tell. Nothing else may be added to this list: what a human can tell, or would ask about, is an error of the readers.
 */
export const KNOWN_WRONG: Readonly<Record<string, string>> = {}
