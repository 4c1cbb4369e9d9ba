/** How items ask for a number, so that few personas may well agree on it. */
const ASKS =
  /\b(?:how (?:many|much|old)|combien|quel âge|what age|(?:an?|un|the|le) (?:number|nombre)|number of|nombre de)\b/iu

/** Whether the text of an item asks for a number: "How many times?", "(un nombre)". */
export function asksForNumber(stem: string): boolean {
  return ASKS.test(stem)
}
