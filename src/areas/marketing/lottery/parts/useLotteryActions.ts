import * as lotteries from '@/api/lotteries'
import type { Lottery } from '@/entities/marketing/lottery'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/format'
import { useScreen } from '@/kit/screen'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useRuns } from './faces'
import { DRAFT, ENDED, RECORDS, RUNNING, STOPPED, UPCOMING } from './states'

type Row = Pick<Lottery, 'id' | 'title' | 'status' | 'startTime' | 'endTime' | 'joinCount'>

/** What takes a wheel from one state to another, where its own allows. */
export const useLotteryMoves = () => {
  const t = useT()
  const { number } = useFormats()
  const runs = useRuns()
  return (row: Row): Action[] => {
    const { id, title: name } = row
    const status = Number(row.status)
    const ahead = (toMillis(row.endTime) ?? 0) > Date.now()
    const begins = (toMillis(row.startTime) ?? 0) > Date.now()
    const can = 'lotteries.setStatus'
    return [
      {
        label: 'lotteries.publish',
        can,
        hide: !runs || status !== DRAFT,
        ask: {
          title: t('lotteries.publishAsk', { name }),
          effect: begins ? t('lotteries.publishLater', { time: formatTime(row.startTime, 'YYYY-MM-DD HH:mm') }) : t('lotteries.publishNow'),
          okText: t('lotteries.publish'),
        },
        run: () => lotteries.setStatus({ id, status: UPCOMING }),
        done: t('lotteries.published'),
      },
      {
        label: 'lotteries.resume',
        can,
        hide: !runs || status !== STOPPED || !ahead,
        ask: { title: t('lotteries.resumeAsk', { name }), effect: t('lotteries.publishNow'), okText: t('lotteries.resume') },
        run: () => lotteries.setStatus({ id, status: UPCOMING }),
        done: t('lotteries.resumed'),
      },
      {
        label: 'lotteries.withdraw',
        can,
        hide: !runs || status !== UPCOMING,
        ask: { title: t('lotteries.withdrawAsk', { name }), effect: t('lotteries.withdrawEffect'), okText: t('lotteries.withdraw') },
        run: () => lotteries.setStatus({ id, status: DRAFT }),
        done: t('lotteries.withdrawn'),
      },
      {
        label: 'lotteries.stop',
        can,
        danger: true,
        hide: !runs || status !== RUNNING,
        ask: { title: t('lotteries.stopAsk', { name }), effect: t('lotteries.stopEffect'), danger: true, okText: t('lotteries.stop') },
        run: () => lotteries.setStatus({ id, status: STOPPED }),
        done: t('lotteries.stopped'),
      },
      {
        label: 'lotteries.end',
        can,
        danger: true,
        hide: !runs || status !== STOPPED,
        ask: {
          title: t('lotteries.endAsk', { name }),
          effect: t('lotteries.endEffect', { people: number(row.joinCount) }),
          danger: true,
          typed: name,
          okText: t('lotteries.end'),
        },
        run: () => lotteries.setStatus({ id, status: ENDED }),
        done: t('lotteries.ended'),
      },
    ]
  }
}

/** The way from a wheel to its draws, whenever they were; a draft has none. */
export const useRecordsOf = () => {
  const { go } = useScreen()
  return ({ id, status }: Pick<Row, 'id' | 'status'>): Action => ({
    label: RECORDS,
    hide: Number(status) === DRAFT,
    run: () => go(`${to(RECORDS, { lotteryId: id })}&drawTime=`),
  })
}
