import type { AccountService } from '../account/account-service.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { DeskService } from '../reading-desk/desk-service.ts'
import type { EarlierReadings } from '../recipes/earlier-readings.ts'
import type { RecipeService } from '../recipes/recipe-service.ts'
import type { Rereading } from '../rereading/rereading.ts'
import type { ServiceAnswers } from '../service-answers/service-answers.ts'
import type { Procedures } from './procedures.ts'

/** The services that these routes call. */
export interface ConnectionRouteParts {
  connections: ConnectionService
  desk: DeskService
  recipes: RecipeService
  readings: EarlierReadings
  rereading: Rereading
  account: AccountService
  serviceAnswers: ServiceAnswers
  hub: Hub
}

/** The procedures for connections, their accounts and the reading of their replies, one line each. */
export function connectionRoutes(
  os: Procedures,
  { connections, desk, recipes, readings, rereading, account, serviceAnswers, hub }: ConnectionRouteParts,
) {
  return {
    connections: {
      list: os.connections.list.handler(() => connections.list()),
      add: os.connections.add.handler(({ input }) => connections.add(input)),
      update: os.connections.update.handler(({ input: { id, ...patch } }) => connections.update(id, patch)),
      replaceKey: os.connections.replaceKey.handler(({ input }) =>
        connections.replaceKey(input.id, input.key),
      ),
      remove: os.connections.remove.handler(({ input }) => account.removeConnection(input.id)),
      check: os.connections.check.handler(({ input }) => connections.check(input.id)),
      watch: os.connections.watch.handler(async function* ({ signal }) {
        const changes = hub.subscribe('connections', { signal })
        yield connections.statuses()
        yield* changes
      }),
    },
    account: {
      keys: os.account.keys.handler(({ input }) => account.keys(input.connectionId)),
      createKey: os.account.createKey.handler(({ input, signal }) =>
        account.createKey(input.connectionId, input.name, signal),
      ),
      keyCreation: os.account.keyCreation.handler(({ input }) => account.keyCreation(input.connectionId)),
      lookForKey: os.account.lookForKey.handler(({ input }) => account.lookForKey(input.connectionId)),
      closeKeyCreation: os.account.closeKeyCreation.handler(({ input }) =>
        account.closeKeyCreation(input.connectionId),
      ),
      freshKeys: os.account.freshKeys.handler(() => account.freshKeys()),
      forgetKey: os.account.forgetKey.handler(({ input }) => account.forgetKey(input.handle)),
      handOverKey: os.account.handOverKey.handler(({ input }) => account.handOverKey(input.handle)),
      keepKeyAsConnection: os.account.keepKeyAsConnection.handler(({ input }) =>
        account.keepKeyAsConnection(input.handle, input.name),
      ),
      revokeKey: os.account.revokeKey.handler(({ input }) =>
        account.revokeKey(input.connectionId, input.keyId),
      ),
      members: os.account.members.handler(({ input }) => account.members(input.connectionId)),
      addMember: os.account.addMember.handler(({ input }) =>
        account.addMember(input.connectionId, input.fields),
      ),
      removeMember: os.account.removeMember.handler(({ input }) =>
        account.removeMember(input.connectionId, input.fields),
      ),
      changeRole: os.account.changeRole.handler(({ input }) =>
        account.changeRole(input.connectionId, input.fields),
      ),
    },
    serviceAnswers: {
      list: os.serviceAnswers.list.handler(({ input }) => serviceAnswers.list(input.connectionId)),
      try: os.serviceAnswers.try.handler(({ input }) =>
        serviceAnswers.try(input.connectionId, input.operation),
      ),
      structure: os.serviceAnswers.structure.handler(({ input }) =>
        serviceAnswers.structure(input.connectionId, input.language),
      ),
    },
    readingDesk: {
      open: os.readingDesk.open.handler(({ input }) => desk.open(input)),
      rows: os.readingDesk.rows.handler(({ input }) => desk.rows(input)),
      search: os.readingDesk.search.handler(({ input }) => desk.search(input)),
      locate: os.readingDesk.locate.handler(({ input }) => desk.locate(input)),
      read: os.readingDesk.read.handler(({ input }) => desk.read(input)),
      teach: os.readingDesk.teach.handler(({ input }) => desk.teach(input)),
    },
    readings: {
      list: os.readings.list.handler(({ input }) => readings.list(input.runId)),
      compare: os.readings.compare.handler(({ input }) => readings.compare(input.runId, input.number)),
    },
    recipes: {
      get: os.recipes.get.handler(({ input }) => recipes.get(input.connectionId)),
      save: os.recipes.save.handler(({ input }) => recipes.save(input)),
      remove: os.recipes.remove.handler(({ input }) => recipes.remove(input)),
      parse: os.recipes.parse.handler(({ input }) => recipes.parse(input.text)),
      write: os.recipes.write.handler(({ input }) => ({ text: recipes.write(input.recipe) })),
      tried: os.recipes.tried.handler(({ input }) => rereading.tried(input.connectionId, input.recipe)),
      rereadable: os.recipes.rereadable.handler(({ input }) => ({
        runs: rereading.count(input.connectionId),
      })),
      reread: os.recipes.reread.handler(({ input, signal }) => rereading.reread(input.connectionId, signal)),
      stopReread: os.recipes.stopReread.handler(({ input }) => rereading.stop(input.connectionId)),
    },
  }
}
