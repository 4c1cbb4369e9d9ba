/**
 * An address for e-mail in a text. The lengths are those of the standard: without them, a long text without spaces
 * would take time that grows with its square.
 */
export const EMAIL = /[^\s<>@]{1,64}@[^\s<>@]{1,255}\.[^\s<>@]{1,255}/
