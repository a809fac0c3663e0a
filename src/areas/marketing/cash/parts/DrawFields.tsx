import type { CashDraw } from '@/entities/marketing/cashDraw'
import { Basics } from './Basics'
import { MoneyFields } from './MoneyFields'
import { PageFields } from './PageFields'
import { Tiers } from './Tiers'
import { TierSums } from './TierSums'

/** All that a draw is made of. Of one that is paused only what breaks no promise can change. */
export const DrawFields = ({ paused }: { paused?: CashDraw }) => (
  <>
    <Basics paused={paused} />
    <MoneyFields paused={paused} />
    <Tiers sent={paused?.prizes.map(({ sentCount }) => Number(sentCount) || 0) ?? []} paused={paused !== undefined} />
    <TierSums />
    <PageFields />
  </>
)
