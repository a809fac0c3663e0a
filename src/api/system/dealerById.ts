import type { Dealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import { get } from './dealers'

type AnyDealer = Dealer | GroupDealer | SecondDealer

const of =
  <D extends AnyDealer>(kind: string, is: (row: AnyDealer) => row is D) =>
  (id: string) => ({
    queryKey: [...get.query({ id }).queryKey, kind],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<D | null> => {
      const row = await get({ id }, { quiet: true, signal })
      return is(row) ? row : null
    },
  })

/** Queries of `dealers.get` for one kind of dealer, null if the id is of another kind. */
export const dealerById = {
  first: of('first', (row): row is Dealer => 'dealerLevel' in row),
  second: of('second', (row): row is SecondDealer => 'parentDealerCode' in row),
  group: of('group', (row): row is GroupDealer => 'groupName' in row && !('dealerLevel' in row)),
}
