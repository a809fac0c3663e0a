import * as cashDraws from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { payStatus } from '@/entities/marketing/cashEnums'
import type { PayRecord } from '@/entities/marketing/payRecord'
import type { Action } from '@/kit/actions/actions'
import { plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { maskName } from '@/lib/masking'

const MAX_RETRIES = 3

/** Returns the action that sends a failed payment to its channel again, at most three times. Headquarters only. */
export const useRetry = () => {
  const t = useT()
  const { count, money } = useFormats()
  const { head: isHead } = useViewer()
  return (row: PayRecord | undefined): Action => ({
    label: 'cash.retry',
    can: 'cashDraws.retryPayment',
    hide: !isHead || !is(row?.status, payStatus.failed) || Number(row?.retryCount) >= MAX_RETRIES,
    ask: {
      title: t('cash.retryAsk', { name: maskName(plain(row?.realName || row?.nickname)), amount: money(row?.amount) }),
      effect: t('cash.retryEffect', { times: count(row?.retryCount), max: MAX_RETRIES }),
      danger: true,
    },
    run: () => row && cashDraws.retryPayment({ id: row.id }),
    done: t('cash.retried'),
  })
}
