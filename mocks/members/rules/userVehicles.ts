import { memberType } from '@/entities/marketing/memberType'
import { toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { at, random } from '../../core/random'
import { dealerName } from '../../leads/rules/leads'
import type { VehicleRow } from '../../marketing/data/invitations'
import { invitations } from '../../marketing/rules/invitations'
import { org } from '../../system/rules/store'
import type { ShopUserRow } from '../data/shopUsers'

const DAY = 86_400_000

/**
 * Returns the cars of a user: those stored for a referrer, otherwise one derived from the owner's series and dealer.
 */
export const vehiclesOf = (user: ShopUserRow): VehicleRow[] => {
  const known = invitations().referrers.find(({ userId }) => userId === user.userId)
  if (known) return known.vehicles
  const series = org.carSeries.find(({ seriesName }) => seriesName === user.seriesName)
  if (user.memberType !== memberType.owner || !series) return []
  const chance = random(Number(user.userId.slice(-9)))
  return [
    {
      vin: `LQM${chance.digits(3)}AB${chance.digits(9)}`,
      plateNo: `沪A${chance.pick(['D', 'F'])}${chance.digits(5)}`,
      seriesName: series.seriesName,
      modelName: series.modelNames.length > 0 ? at(series.modelNames, chance.int(0, 9)) : '',
      buyTime: wireTime((toMillis(user.createTime) ?? 0) - chance.int(1, 40) * DAY).slice(0, 10),
      dealerName: dealerName(user.dealerCode),
    },
  ]
}
