import type { CashDraw } from '@/entities/marketing/cashDraw'
import type { FormField } from '@/kit/form/Form'
import type { Values } from '../values'
import { Basics } from './Basics'
import { MoneyFields } from './MoneyFields'
import { PageFields } from './PageFields'
import { Tiers } from './Tiers'
import { TierSums } from './TierSums'

/** All that a draw is made of. Of one that is paused only what breaks no promise can change. */
export const DrawFields = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => (
  <>
    <Basics Field={Field} paused={paused} />
    <MoneyFields Field={Field} paused={paused} />
    <Tiers
      Field={Field}
      sent={paused?.prizes.map(({ sentCount }) => Number(sentCount) || 0) ?? []}
      paused={paused !== undefined}
    />
    <TierSums />
    <PageFields Field={Field} />
  </>
)
