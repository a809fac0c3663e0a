import * as lotteries from '@/api/marketing/lotteries'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { Lottery } from '@/entities/marketing/lottery'
import { lotteryStatus } from '@/entities/marketing/lotteryEnums'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { RECORDS } from './states'

type Row = Pick<Lottery, 'id' | 'title' | 'status' | 'startTime' | 'endTime' | 'joinCount'>

export const useLotteryMoves = () => {
  const t = useT()
  const { number } = useFormats()
  const { head: runs } = useViewer()
  return (row: Row): Action[] => {
    const { id, title: name } = row
    const ahead = (toMillis(row.endTime) ?? 0) > Date.now()
    const begins = (toMillis(row.startTime) ?? 0) > Date.now()
    const can = 'lotteries.setStatus'
    return [
      {
        label: 'lotteries.publish',
        next: true,
        can,
        hide: !runs || !is(row.status, lotteryStatus.draft),
        ask: {
          title: t('lotteries.publishAsk', { name }),
          effect: begins
            ? t('lotteries.publishLater', { time: formatTime(row.startTime, 'YYYY-MM-DD HH:mm') })
            : t('lotteries.publishNow'),
        },
        run: () => lotteries.setStatus({ id, status: lotteryStatus.upcoming }),
        done: t('lotteries.published'),
      },
      {
        label: 'lotteries.resume',
        next: true,
        can,
        hide: !runs || !is(row.status, lotteryStatus.stopped) || !ahead,
        ask: { title: t('lotteries.resumeAsk', { name }), effect: t('lotteries.publishNow') },
        run: () => lotteries.setStatus({ id, status: lotteryStatus.upcoming }),
        done: t('lotteries.resumed'),
      },
      {
        label: 'lotteries.withdraw',
        can,
        hide: !runs || !is(row.status, lotteryStatus.upcoming),
        ask: { title: t('lotteries.withdrawAsk', { name }), effect: t('lotteries.withdrawEffect') },
        run: () => lotteries.setStatus({ id, status: lotteryStatus.draft }),
        done: t('lotteries.withdrawn'),
      },
      {
        label: 'lotteries.stop',
        can,
        danger: true,
        hide: !runs || !is(row.status, lotteryStatus.running),
        ask: { title: t('lotteries.stopAsk', { name }), effect: t('lotteries.stopEffect') },
        run: () => lotteries.setStatus({ id, status: lotteryStatus.stopped }),
        done: t('lotteries.stopped'),
      },
      {
        label: 'lotteries.end',
        can,
        danger: true,
        hide: !runs || !is(row.status, lotteryStatus.stopped),
        ask: {
          title: t('lotteries.endAsk', { name }),
          effect: t('lotteries.endEffect', { people: number(row.joinCount) }),
          typed: name,
        },
        run: () => lotteries.setStatus({ id, status: lotteryStatus.ended }),
        done: t('lotteries.ended'),
      },
    ]
  }
}

/** Link from a wheel to its draws of any date; a draft has none. */
export const useRecordsOf = () => {
  const { go } = useScreen()
  return ({ id, status }: Pick<Row, 'id' | 'status'>): Action => ({
    label: RECORDS,
    hide: is(status, lotteryStatus.draft),
    run: () => {
      const address = to(RECORDS, { lotteryId: id })
      go(address && `${address}&drawTime=`)
    },
  })
}
