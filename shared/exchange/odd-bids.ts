/** Words by which a sentence without a question mark asks all the same: "Describe …", « Indiquez … ». */
export const BIDS =
  /(?<!\p{L})(?:please|describe|explain|list|enter|write|tell|give|indicate|specify|name|state|rate|rank|provide|share|comment|choose|select|tick|check|mark|complete|think|imagine|s[’']il|merci|\p{L}{2,}ez)(?!\p{L})|^[^\p{L}]*\p{L}+(?:er|ir|re)(?!\p{L})/iu
