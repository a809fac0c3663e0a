import * as cashDraws from '@/api/cashDraws'
import type { PayRecord } from '@/entities/marketing/payRecord'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/format'
import { useT } from '@/locales'
import { maskName } from './faces'
import { useIsHead } from './useDrawActions'

const FAILED = 4
const MOST_RETRIES = 3

/** Sends a failed payment to its channel again, three times at the most; the question names the payee and the amount. */
export const useRetry = () => {
  const t = useT()
  const { money } = useFormats()
  const isHead = useIsHead()
  return (row: PayRecord | undefined): Action => ({
    label: 'cash.retry',
    can: 'cashDraws.retryPayment',
    hide: !isHead || Number(row?.status) !== FAILED || Number(row?.retryCount) >= MOST_RETRIES,
    ask: {
      title: t('cash.retryAsk', { name: maskName(row?.realName || row?.nickname), amount: money(row?.amount) }),
      effect: t('cash.retryEffect', { times: Number(row?.retryCount ?? 0), most: MOST_RETRIES }),
      danger: true,
      okText: t('cash.retry'),
    },
    run: () => row && cashDraws.retryPayment({ id: row.id }),
    done: t('cash.retried'),
  })
}
