/** A question of a survey, as sent. */
export type Question =
  | { readonly type: 'choix_unique'; readonly texte: string; readonly options: readonly string[] }
  | { readonly type: 'libre'; readonly texte: string }

/** What a persona answered: an option or a text as given, or null where it left the question blank. */
export type Answer = string | null
