/** A store for keys. Names are opaque ids; values must never reach a log, an error or the disk in plain text. */
export interface SecretStore {
  /** `keychain`: the OS keychain. `memory`: memory only; secrets are lost when Sonde quits. */
  readonly tier: 'keychain' | 'memory'
  /** Whether the person asked for the memory store: then it is not known whether there is a keychain. */
  readonly asked?: boolean
  /**
   * Null when there is none. Rejects with SECRETS when the keychain cannot be read, which does not mean that there is
   * none.
   */
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  delete(name: string): Promise<void>
}
