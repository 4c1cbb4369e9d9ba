import { asFields, isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { looksSecret } from '../redact/hide-secrets.ts'

/** Words in the names of secrets. Those of `KEY_WORDS` are weaker, because they also occur in other names. */
const SECRET_WORDS: ReadonlySet<string> = new Set([
  ...[
    'secret',
    'secrete',
    'plain',
    'clair',
    'clear',
    'plaintext',
    'cleartext',
    'raw',
    'full',
    'passphrase',
    'password',
  ],
  ...['mdp', 'pwd', 'passwort', 'kennwort'],
])
const KEY_WORDS: ReadonlySet<string> = new Set([
  ...['key', 'apikey', 'cle', 'clef', 'token', 'jeton', 'value', 'valeur', 'api'],
])
/** Words in the names of what only identifies a key, or of other values that look random. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...[
    'id',
    'uuid',
    'prefix',
    'prefixe',
    'hint',
    'indice',
    'hash',
    'digest',
    'checksum',
    'fingerprint',
    'empreinte',
  ],
  ...[
    'correlation',
    'request',
    'requete',
    'trace',
    'transaction',
    'created',
    'cree',
    'date',
    'at',
    'expires',
    'nom',
  ],
  ...[
    'name',
    'label',
    'libelle',
    'intitule',
    'title',
    'titre',
    'type',
    'scope',
    'role',
    'href',
    'url',
    'link',
    'owner',
  ],
  ...[
    'sha',
    'sha256',
    'sha1',
    'sha512',
    'md5',
    'expiration',
    'expiry',
    'expire',
    'validity',
    'validite',
    'until',
  ],
])
/** No service gives a shorter secret. */
const SHORTEST = 8
/** One printable word: no sentence, list or object. */
const ONE_WORD = /^[^\s"{}[\]\u007f-\uffff]+$/
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/**
 * What separates the words of a sentence. Texts are split nowhere else: a part of a longer word would be half a secret.
 */
const BETWEEN_WORDS = /[\s"'`«»“”‘’(),;:!?<>]+/
/** A word as secrets are written within sentences. */
const SIGNED_WORD = /^[\w\-+/=.~]{10,}$/

/**
 * The secret of a new key, which the service shows only once: the value with the name of a secret, else the only value
 * that looks like one; null where there is none, or where two may be it.
 */
export function newSecretIn(data: unknown): string | null {
  if (Array.isArray(data) && data.length === 1) return newSecretIn(data[0])
  if (typeof data === 'string') return looksSecret(data) ? data : (wordIn([data]) ?? null)
  if (!isObject(data)) return null
  const begun = begunElsewhere(asFields(data).map(({ value }) => value))
  if (begun !== null) return begun
  const fields = asFields(data).filter(({ name, value }) => mayBe(value) && !isOther(name))
  const called = (words: ReadonlySet<string>) => {
    const has = (name: string): boolean => wordsOfKey(name).some((word) => words.has(word))
    // What is called so itself goes before what only stands in a map of that name.
    const own = fields.filter(({ name }) => has(name.slice(name.lastIndexOf('.') + 1)))
    return own.length > 0 ? own : fields.filter(({ name }) => has(name))
  }
  const told = called(SECRET_WORDS)
  const own = told.length > 0 ? told : fields.filter(({ name }) => isPrivate(name))
  if (own.length > 0) return only(own.map(({ value }) => value))
  const keys = called(KEY_WORDS)
  if (keys.length > 0) return only(keys.map(({ value }) => value))
  // Without a telling name, only a value that itself looks like a secret counts.
  const random = fields.filter(({ value }) => /\d/.test(value) && /[a-z]/i.test(value))
  if (random.length > 0) return only(random.map(({ value }) => value))
  return wordIn(
    asFields(data)
      .filter(({ name }) => !isOther(name))
      .map(({ value }) => value),
  )
}

/** No beginning that is shown in lists of keys is shorter, and no secret is less than twice as long as it. */
const SHORTEST_BEGINNING = 5

/** The only value that begins with another one, as lists of keys show only how a key begins. */
function begunElsewhere(values: readonly string[]): string | null {
  const shown = values.map((value) => value.replace(/[*….]+$/, '')).filter(isBeginning)
  const begun = values.filter(
    (value) =>
      mayBe(value) &&
      /\d/.test(value) &&
      shown.some((one) => value.startsWith(one) && value.length >= one.length * 2),
  )
  return new Set(begun).size === 1 ? (begun[0] ?? null) : null
}

function isBeginning(value: string): boolean {
  return value.length >= SHORTEST_BEGINNING && ONE_WORD.test(value) && !ONLY_NUMBERS.test(value)
}

/** A date, a time, a version or a sum: digits and the signs between them. */
const ONLY_NUMBERS = /^[\d./:,+-]+[TZh\d./:,+-]*$/

/** What a program made of a secret, from which nobody gets it back: "sha256:77ab". */
const DIGEST = /^(?:sha-?\d{1,3}|md5|bcrypt|argon2\w*|scrypt)[:$-]|^\$(?:2[aby]|argon2\w*|scrypt|\d)\$/i

function mayBe(value: string): boolean {
  if (ONLY_NUMBERS.test(value) && /[./:,]/.test(value)) return false
  if (DIGEST.test(value)) return false
  return value.length >= SHORTEST && ONE_WORD.test(value) && !/[*…]{3}|^\d{4}-\d{2}-|@|:\/\/|^\//.test(value)
}

/**
 * Words that say of a key, and of other things too, that it is secret: "private_key", "mot_de_passe", but
 * "private_note".
 */
const PRIVATE_WORDS: ReadonlySet<string> = new Set(['private', 'prive', 'privee', 'mot', 'de', 'passe'])

function isPrivate(name: string): boolean {
  const words = wordsOfKey(name.slice(name.lastIndexOf('.') + 1))
  const isTold = words.some((word) => /^prive?e?$|^private$/.test(word)) || words.join(' ') === 'mot de passe'
  return isTold && words.every((word) => PRIVATE_WORDS.has(word) || KEY_WORDS.has(word))
}

/** Words in the names of secrets by which calls of the service are signed, and which are none of the key. */
const SIGNING_WORDS: ReadonlySet<string> = new Set(['webhook', 'webhooks', 'hook', 'signing', 'hmac'])

function isOther(name: string): boolean {
  const own = wordsOfKey(name.slice(name.lastIndexOf('.') + 1))
  if (own.some((word) => SIGNING_WORDS.has(word))) return true
  return own.some((word) => OTHER_WORDS.has(word)) && !own.some((word) => SECRET_WORDS.has(word))
}

function only(values: readonly string[]): string | null {
  const kept = new Set(values)
  const random = [...kept].filter((value) => /\d/.test(value) && !UUID.test(value))
  if (kept.size === 1) return values[0] ?? null
  return random.length === 1 ? (random[0] ?? null) : null
}

/** The only word of some sentences that mixes letters and digits as a secret does. */
function wordIn(texts: readonly string[]): string | null {
  const words = new Set(
    texts
      .filter((text) => /\s/.test(text))
      .flatMap((text) => text.split(BETWEEN_WORDS))
      .map((word) => word.replace(/[.…]+$/, ''))
      .filter(
        (word) =>
          SIGNED_WORD.test(word) && /\d/.test(word) && /[a-z]/i.test(word) && mayBe(word) && !UUID.test(word),
      ),
  )
  return words.size === 1 ? ([...words][0] ?? null) : null
}
