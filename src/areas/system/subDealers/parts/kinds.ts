import type { Dealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { SecondDealer } from '@/entities/shared/secondDealer'

/** Whether what dealers.get answered is a second-tier outlet. */
export const isSecond = (row: Dealer | GroupDealer | SecondDealer): row is SecondDealer => 'parentDealerCode' in row
