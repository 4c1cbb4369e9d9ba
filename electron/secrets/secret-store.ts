/** Where keys live. Names are opaque ids; values never reach a log, an error or the disk in plain text. */
export interface SecretStore {
  /** `keychain`: the OS keychain. `memory`: there is none; what is kept is lost when Sonde quits. */
  readonly tier: 'keychain' | 'memory'
  /** Whether the person asked for the memory: then nothing is known of a keychain. */
  readonly asked?: boolean
  /** Null when there is none. Rejects with SECRETS when the keychain cannot be read: that is not "none". */
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  delete(name: string): Promise<void>
}
