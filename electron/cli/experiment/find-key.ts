import { existsSync } from 'node:fs'
import path from 'node:path'
import { withOneLoopback } from '../../../shared/models/base-url.ts'
import { createKeyVault } from '../../core/connections/key-vault.ts'
import { defaultDataFolder } from '../../host/data-folder.ts'
import { openSecretStore } from '../../secrets/open-secret-store.ts'
import { STORE_FILE } from '../../storage/copies/store-file.ts'
import { openStorage } from '../../storage/open-storage.ts'

/**
 * The key for an address: that in SONDE_KEY, else that of Sonde's own connection to the address, from the keychain.
 * Null where there is none. Rejects where Sonde's data cannot be opened, e.g. while Sonde itself is open.
 */
export async function findKey(baseUrl: string, env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.SONDE_KEY) return env.SONDE_KEY
  const folder = defaultDataFolder()
  if (!existsSync(path.join(folder, STORE_FILE))) return null
  const storage = openStorage({ folder, now: Date.now })
  try {
    const own = storage.connections
      .list()
      .filter((each) => !each.practice && withOneLoopback(each.baseUrl) === withOneLoopback(baseUrl))
    const vault = createKeyVault(await openSecretStore())
    for (const { id, baseUrl: savedFor } of own) {
      const key = await vault.read(id, savedFor).catch(() => null)
      if (key !== null) return key
    }
    return null
  } finally {
    storage.close()
  }
}
